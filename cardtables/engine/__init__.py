"""The table's physics: pure values and functions, standard library only, no input or output, no clock."""
