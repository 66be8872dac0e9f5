"""Acceleration Regulator (CG-136): off an accelerator, 1 to 4 spaces instead of D."""

from __future__ import annotations

SLUG = "acceleration_regulator"
DISTANCES = (1, 2, 3, 4)  # CG-136
