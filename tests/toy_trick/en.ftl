verb-shout = Shout
move-shout = shout
event-shout = { $seat } shouts and takes the turn.
    .you = You shout and take the turn.
refusal-nothing_to_shout_at = Nobody stands on the treasure in this turn. Keep quiet.
