"""A perdere on the screen: who takes a trick is not to be envied."""

from cardtables.ui.table.stocktable import StockTable


class PerdereTable(StockTable):
    """Fewer points win (briscola-family.md, Briscola a perdere); its catalogue says so wherever something is taken."""

    taking_is_good = False


TABLE = PerdereTable()
