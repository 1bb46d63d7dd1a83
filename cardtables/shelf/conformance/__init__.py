"""What the contract promises, as checks that every game can be put through, also one from another package.

A check yields one sentence for each promise that is not kept and nothing for a game in order: no test library is
needed. `faults(spec)` runs them all; a test is `assert list(faults(spec)) == []`.
"""

from cardtables.shelf.conformance.suite import faults, faults_of_table, tables
from cardtables.shelf.conformance.words import faults_of_words

__all__ = ["faults", "faults_of_table", "faults_of_words", "tables"]
