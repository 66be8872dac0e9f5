# Pictures and charts. What a board shows is said here too.

# The map: places, each with a suspect tile, a place tile and a crime tile

map-title = { $name }: mini-game { $number }, phase { $phase }
map-suspects = Suspects
map-places = Places
map-crimes = Crimes
legend-disc = disc: here
legend-cube = cube: next door
legend-nothing = empty: nothing
legend-detective = detective

map-place = { $place }.
map-tiles = Suspect: { $suspect }. Crime: { $crime }.
map-suspect-only = Suspect: { $suspect }. The crime tile is not laid yet.
map-no-tiles = No tiles are laid here yet.
map-suspect-tile = Suspect tile: { $suspect }.
map-place-tile = Place tile: { $place }.
map-crime-tile = Crime tile: { $crime }.
map-on-suspect = On the suspect tile: { $tokens }.
map-on-place = On the place tile: { $tokens }.
map-on-crime = On the crime tile: { $tokens }.
map-token-disc = a disc of { $seat }
map-token-cube = a cube of { $seat }
map-token-nothing = a “nothing” for { $seat }
map-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
map-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
map-detective = Detective of { $seat } with { $tokens }.
map-detective-bare = Detective of { $seat } without tokens.
map-steps = { $steps ->
    [0] The distances are counted from here.
    [one] 1 step from { $place }.
   *[other] { $steps } steps from { $place }.
}
map-road = Road: { $first } – { $second }.
map-suspect-card = Evidence card, suspect: { $card }.
map-place-card = Evidence card, place: { $card }.
map-crime-card = Evidence card, crime: { $card }.
map-tile-lies = The tile lies { $place_at }.

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
near-card = Evidence card { $number } of { $count }.
near-beside = Beside it: { $cards }.

alt-map = A map of { $places ->
    [one] 1 place
   *[other] { $places } places
} and { $roads ->
    [one] 1 road
   *[other] { $roads } roads
}.
alt-turn = { $seat } has the turn.
alt-dealing = Tiles and cards are being dealt.
alt-over = The game is over.
alt-value = A solution is worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
alt-tokens = On the map: { $detectives ->
    [one] 1 detective
   *[other] { $detectives } detectives
}, { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
alt-cards = Evidence cards face up: { $cards }.
alt-no-cards = No evidence card lies face up.
alt-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discards } discarded.
alt-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $detectives ->
    [one] 1 detective
   *[other] { $detectives } detectives
} left.
alt-solved = { $seat } has solved the case.
alt-out = { $seat } is out of this mini-game.

table-caption = What lies where. Value of a solution: { $value }; cards in the deck: { $deck }; discarded: { $discards }
table-place = Place
table-suspect = Suspect
table-crime = Crime
table-tokens = Tokens
table-detectives = Detectives

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

chart-suspects = How likely is each suspect?
chart-places = How likely is each place?
chart-crimes = How likely is each crime?
chart-pairs = Who did what, at one place?
chart-pairs-at = Who did what { $place_at }?
chart-information = How much does each action tell?
chart-remaining = How many cases are still possible?
chart-scores = Who has how many points?

chart-about-own = The case of { $seat }, from what { $seat } knows.
chart-about-public = The case of { $seat }, from what everybody knows.
chart-scores-about = The total after each mini-game.
chart-in-bits = In bits: one bit halves the doubt.
chart-place-share = The place itself: { $share }.
chart-most = Most likely: { $names }, { $share }.
chart-more = { $names } and { $count } more
chart-none = Ruled out: { $names }.
chart-tells = { $action }: { $bits } bits.
chart-dwindle = At first { $first ->
    [one] 1 case
   *[other] { $first } cases
}, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} { $last }.
chart-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

chart-share = Probability
chart-percent = Percent
chart-action = Action
chart-bits = Bits
chart-turn = Turn
chart-turns = turns of this mini-game
chart-cases = cases still possible
chart-start = before the first turn
chart-here = the present position
chart-branch = branch up to step { $step }
chart-player = Player
chart-mini-game = mini-game { $number }
chart-now = mini-game { $number } so far
chart-end = mini-game { $number }, the end
