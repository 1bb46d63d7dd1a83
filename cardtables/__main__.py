"""`python -m cardtables` is `cardtables`."""

import sys

from cardtables.cli import main

sys.exit(main())
