"""A 31 on the screen."""

from cardtables.ui.table.stocktable import StockTable

TABLE = StockTable()
