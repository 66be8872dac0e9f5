"""Boost Amplifier (CG-138): a boost of 1 to 6 spaces instead of the turn number."""

from __future__ import annotations

SLUG = "boost_amplifier"
DISTANCES = (1, 2, 3, 4, 5, 6)  # CG-138
