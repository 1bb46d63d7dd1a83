"""Themes: colours and drawing styles, read from TOML; knows nothing of terminals or screens."""
