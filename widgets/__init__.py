"""Panels: a live board with its controls, for Jupyter."""
