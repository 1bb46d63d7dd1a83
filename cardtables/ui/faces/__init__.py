"""Card faces: the drawings as text data, and the few functions that put cards on a canvas."""
