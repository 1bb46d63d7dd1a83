"""The screens: everything that knows Textual lives in this room and below it."""
