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
graph-arrow = Arrow from { $first } to { $second }.
graph-arrow-called = { $label }: arrow from { $first } to { $second }.

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

# A race by cards over a thousand miles

miles-title = { $name }: round { $number }, turn { $turn }
miles-title-dealing = { $name }: cards are being dealt for round { $number }
miles-title-setup = { $name }: nothing is dealt yet
miles-title-over = { $name }: the match is over
miles-eyes = The table as { $seat } sees it.
miles-eyes-public = The table as onlookers see it.
miles-eyes-teacher = The table as the teacher sees it, with all hands.
miles-road = The road is { $distance } miles long.
miles-extendable = Whoever reaches its end can end the round there or extend it.
miles-extended = It has been extended.
miles-car = { $side }: { $miles } miles.
miles-lens = Under the lens: { $spot }. From there: { $ways }.
miles-leads = { $cards } → { $spot }
miles-yours = Your own side.
miles-you = you
miles-turn-draw = { $seat } has the turn and draws.
miles-turn-play = { $seat } has the turn and lays or discards a card.
miles-turn-decide = { $seat } decides whether the round ends here or is extended.
miles-dealing = Cards are being dealt.
miles-state = State: { $state }.
miles-miles = { $miles } miles.
miles-laid = Cards of { $card } laid: { $count }.
miles-immunities = Immunities: { $immunities }.
miles-no-immunities = No immunity.
miles-points = { $points } points in this round, { $total } in the match.
miles-score = { $side }: { $points } points in this round, { $total } in the match.
miles-hand-count = { $seat } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
miles-short = { $miles } mi
miles-round-short = round { $points }
miles-match-short = match { $points }
miles-deck = Deck
miles-deck-left = { $count ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
miles-discards = Discards: { $count }
miles-discards-are = Discards: { $cards }.
miles-no-discards = No discards.
miles-card-open = As things stand, you can lay it.
miles-card-attack = As things stand, you can lay it on: { $sides }.
miles-card-barred = It cannot be laid. { $why }
miles-card-hidden = A card of { $seat }, face down.
miles-trick-open = With it you can make a dirty trick now: key D.
miles-hidden = a card face down
miles-hand-own = Your hand, { $seat }
miles-hand-of = The hand of { $seat }
miles-hand-empty = { $seat } holds no cards
miles-hand-shown = { $seat } holds: { $hand }.
miles-stop-road = the road
miles-stop-note = the note
miles-stop-discards = the discards
miles-partner = { $seat } plays in a team with { $side }.
miles-caption = How the sides stand.
miles-column-side = Side
miles-column-state = State
miles-column-miles = Miles
miles-column-laid = Cards of { $distances } laid
miles-column-immunities = Immunities
miles-column-cards = Cards in hand
miles-column-round = Points of the round
miles-column-match = Points of the match

chart-race = How has the race gone?
chart-unseen = What is still to come?
chart-odds = Who may hold what?
chart-drawing = What will be drawn?
chart-reach = Where can a side still come exactly?
miles-known = From what { $seat } knows.
miles-known-all = From what everybody knows.
miles-nothing-yet = There is nothing to work out here: either no cards are dealt yet, or none are hidden.
miles-why = Why
miles-race-about = Round { $number }, to { $distance } miles.
miles-axis = Miles
miles-turns = Turn of the round
miles-sign-attack = attack
miles-sign-defence = defence
miles-sign-immunity = immunity
miles-sign-trick = dirty trick
miles-befell = { $sign }: { $count }.
miles-where = They lie in the deck ({ $deck }) or in hidden hands ({ $hands }).
miles-gone = None left of: { $names }.
miles-card = Card
miles-unseen = Not seen
miles-held = In the own hand
miles-lying = Laid
miles-discarded = Discarded
miles-whole = In the game
miles-of = { $count } of { $full }
miles-distances = Distance and immunities
miles-attacks = Attacks and defences
miles-rivals = any rival
miles-odds-about = How likely each hand holds at least one of a card.
miles-drawing-about = How likely { $seat } draws at least one of a card in so many own turns.
miles-within = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
miles-likely = { $what }, { $where }: { $share }.
miles-reach-about = ● is a milestone to which a side can still come exactly, ► is where it is.
miles-to-go = Miles to go
miles-fewest = Fewest cards
miles-shut = Out of reach
miles-there = none needed
miles-exact = { $side } can still reach the distance exactly, with: { $sum }.
miles-inexact = { $side } can no longer reach the distance exactly.
