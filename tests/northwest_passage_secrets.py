"""What Northwest Passage hides: nothing (NWP-115), so no game has a twin, and everybody may know all odds of chance."""

from __future__ import annotations

from gamekit.conformance.twins import Secrets

SECRETS = Secrets((), lambda setting, moves, observer, rng: (), frozenset({"first", "deal"}))
