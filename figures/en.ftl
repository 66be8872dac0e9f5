# Pictures and charts of any game; what the picture of one game says stands with that game.

# Distances and neighbours on any board

map-steps = { $steps ->
    [0] The distances are counted from here.
    [one] 1 step from { $place }.
   *[other] { $steps } steps from { $place }.
}

near-place = Next to it: { $neighbours }.
near-right = { $name } on the right
near-down-right = { $name } at the lower right
near-down = { $name } below
near-down-left = { $name } at the lower left
near-left = { $name } on the left
near-up-left = { $name } at the upper left
near-up = { $name } above
near-up-right = { $name } at the upper right
near-none = Nothing is next to it.

# The board of a game that has no picture of its own: its graph

graph-title = { $name }: the board as a graph
graph-alt = A graph of { $nodes ->
    [one] 1 place
   *[other] { $nodes } places
} and { $edges ->
    [one] 1 connection
   *[other] { $edges } connections
}.
graph-fact = { $name }: { $value }
graph-node = Place
graph-neighbours = Next to it
graph-facts = What is there
graph-edge = Connection: { $first } – { $second }.

# Charts

chart-more = { $names } and { $count } more
chart-none = Ruled out: { $names }.
chart-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
chart-share = Probability
chart-percent = Percent
chart-action = Action
chart-bits = Bits
chart-turn = Turn
chart-start = before the first turn
chart-here = the present position
chart-branch = branch up to step { $step }
chart-player = Player
