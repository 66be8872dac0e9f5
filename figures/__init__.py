"""Pictures of games: scenes (shapes as data), a painter, charts."""
