# Pictures and charts of any game; what the picture of one game says stands with that game.

# Distances and neighbours on any board

map-steps = { $steps ->
    [0] The distances are counted from here.
    [one] 1 step from { $place }.
   *[other] { $steps } steps from { $place }.
}

near-place = Next to it: { $neighbours }.
near-right = { $name } on the right
near-down = { $name } below
near-left = { $name } on the left
near-up = { $name } above
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
graph-sketch = A graph
graph-sketch-alt = A graph of { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} and { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}.
graph-sketch-node = Node
graph-sketch-joined = Joined with
graph-fact = { $name }: { $value }
graph-node = Place
graph-neighbours = Next to it
graph-facts = What is there
graph-edge = Connection: { $first } – { $second }.
graph-edge-weight = Connection: { $first } – { $second }: { $weight }.
graph-arrow = Arrow from { $first } to { $second }.
graph-arrow-called = { $label }: arrow from { $first } to { $second }.

# A graph over the picture of a board

graph-over = The graph has { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} and { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}.
graph-over-directed = The graph has { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} and { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
} with a direction. Joined both ways: { $both_ways ->
    [one] 1 pair of nodes
   *[other] { $both_ways } pairs of nodes
}; one way only: { $one_way }.
graph-edges = The edges of the graph
graph-edge-first = From
graph-edge-second = To
graph-edge-ways = Ways
graph-one-way = one way
graph-both-ways = both ways

# Charts

chart-more = { $names } and { $count } more
chart-none = Ruled out: { $names }.
chart-percent = Percent
chart-bits = Bits
chart-share = Probability
chart-action = Action
chart-turn = Turn
chart-start = before the first turn
chart-here = the present position
chart-branch = branch up to step { $step }
chart-about-table = From what everybody knows.
chart-player = Player

# The graph of reasons

reason-line = Step { $step }: { $text }
reason-known = Found before: { $text }
reason-follows = { $text } It follows from { $sources }.
reason-from-step = step { $step }
reason-from-known = what was found before
reason-near-from = It follows from: { $texts }
reason-near-to = It leads to: { $texts }
reason-alt = In the graph of reasons, arrows lead from the log lines ({ $lines }) and from the facts found before ({ $known }) to what follows from them.
reason-caption = What follows from what
reason-from = From
reason-at-step = Step
reason-to = follows

# Signs of the note sheet on a picture

sign-no = Your mark: not { $what }.
sign-yes = Your mark: { $what }.
sign-out = Ruled out: { $what }.
sign-sure = Certain: { $what }.

# What is chosen for a move

sign-chosen = Chosen.

# Worksheets

worksheet-title = Worksheet: { $name }
worksheet-subject = Puzzles and positions to solve on paper, with solutions
worksheet-puzzle = Puzzle { $number }
worksheet-one-puzzle = Puzzle
worksheet-position = { $name }: the position after step { $step }
worksheet-again = { $title } (continued)
worksheet-solution = { $title }: solution
worksheet-grade = Difficulty { $grade } of 4, number { $number }
worksheet-name = Name:
worksheet-you = You are { $seat }. This is what you know:
worksheet-table = Solve this for everybody. This is what everybody knows:
worksheet-all = Solve this for { $seat }. This is what everybody knows:
worksheet-nothing = Nothing has been told yet.
worksheet-notes = Note sheet: cross out what is impossible, and circle what is certain.
worksheet-answer = { $row }:
worksheet-place = { $name }: { $lying }
worksheet-clash = These lines contradict each other, so there is no solution:
worksheet-open = These lines leave more than one possibility.
worksheet-no-more = Nothing more follows from these lines.
worksheet-step = Step { $number }: { $count ->
    [0] from what has been found
    [one] from one line
   *[other] from { $count } lines together
}.
worksheet-lines = { $count ->
    [one] This line of the list is needed: { $numbers }.
   *[other] These lines of the list are needed: { $numbers }.
}
worksheet-hardest = The hardest step.
worksheet-written = Written: { $file }
worksheet-search = Puzzles
worksheet-pages = Sheets
error-worksheet_of_what = Say either of which game the puzzles are to be, or which saved game (--game) to print.
error-no_seat_letter = “{ $given }” is not the letter of a player. Write A, B, …
error-no_such_count = { $given } puzzles cannot be printed at once. It can be 1 to { $most }.
error-no_paper = There is no paper “{ $given }”. There are: { $known }.

# Distances on the plain board of a game without a picture of its own: its names need no case forms

plain-steps = { $steps ->
    [0] The distances are counted from here.
    [one] 1 step from { $place }.
   *[other] { $steps } steps from { $place }.
}
