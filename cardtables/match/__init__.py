"""One sitting: who sits where, what is played, how it is kept."""
