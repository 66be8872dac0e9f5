# Northwest Passage in English. Seats are called Player A, B, ...; “you” is the reader's own seat. A square is named by the
# letter of its column, from the west, and the number of its row, from the north.

title = Northwest Passage

step-moment = part
step-turn = turn
step-round = round

graph-squares = the squares of the board
graph-terrain = land and sea at the corners
graph-sea = the sea that is open now
graph-land = the land
graph-ice = where sleds can go now

# Verbs, slots and moves

verb-draw = Draw a tile
verb-renew = Renew the offer and draw
verb-take = Take a tile
verb-place = Place a tile
verb-transfer = Transfer crew
verb-move = Move
verb-discover = Discover
verb-end = End the turn
verb-pass = Pass the round
verb-first = Draw the order of play
verb-deal = Deal a tile

slot-tile = tile
slot-held = tile of your hand
slot-vehicle = ship or sled
slot-turn = how the tile is turned
slot-square = square
slot-ready = ready crewmen on the ship
slot-used = used crewmen on the ship
slot-target = where to

move-draw = draw { $tile }, the { $vehicle } pays
move-renew = renew the offer, the { $vehicle } pays
move-take = take { $tile }
move-place = place { $held } { $square_at } ({ $turn }), the { $vehicle } pays
move-transfer = on the ship: { $ready } ready, { $used } used; the { $vehicle } pays
move-move = { $vehicle } { $target_to }
move-discover = discover with the { $vehicle }
move-end = end the turn
move-pass = pass the round
move-first = next in the order: { $seat }
move-deal = dealt: { $tile }

# What is due

due-act = { $seat } chooses an action.
    .you = Choose an action, or pass the round.
ask-take = { $seat } takes a tile of the new offer, or a small one.
    .you = Take a tile of the new offer, or a small one.

# Events

event-first = { $seat } has place { $number } in the order of play.
    .you = You have place { $number } in the order of play.
event-dealt = New in the offer: { $tile }.
event-round = { $last ->
    [yes] Round { $number } begins, the last one
   *[no] Round { $number } begins
}. { $frozen ->
    [0] Nothing is frozen
    [one] Row 1 is frozen
   *[other] Rows 1 to { $frozen } are frozen
}. Order of play: { $order }.
event-turn = Turn of { $seat }. Ready crewmen: { $ready }.
    .you = Your turn. Ready crewmen: { $ready }.
event-turn_goes_on = The turn of { $seat } goes on. Actions done: { $count }. Ready crewmen: { $ready }.
    .you = Your turn goes on. Actions done: { $count }. Ready crewmen: { $ready }.
event-drawn = { $seat } draws { $tile }. The { $vehicle } pays { $price }.
    .you = You draw { $tile }. Your { $vehicle } pays { $price }.
event-renewed = { $seat } renews the offer. The { $vehicle } pays { $price }. { $count ->
    [0] No large tiles go back
   *[other] Back to the reserve: { $tiles }
}.
    .you = You renew the offer. Your { $vehicle } pays { $price }. { $count ->
    [0] No large tiles go back
   *[other] Back to the reserve: { $tiles }
}.
event-took = { $seat } takes { $tile }.
    .you = You take { $tile }.
event-placed = { $seat } places { $tile } on { $squares } ({ $turn }). The { $vehicle } pays { $price }.
    .you = You place { $tile } on { $squares } ({ $turn }). Your { $vehicle } pays { $price }.
event-filled = The hole { $square_at } is filled { $blank ->
    [yes] with a blank, for the pile is empty
   *[no] from its pile
}: { $tile }.
event-island = { $seat } discovers an island on { $squares } and gets a token and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You discover an island on { $squares } and get a token and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-transferred = { $seat } transfers crew. Ship: { $ready } ready, { $used } used. Sled: { $sled_ready } ready, { $sled_used } used. Then the { $vehicle } pays { $price }.
    .you = You transfer crew. Ship: { $ready } ready, { $used } used. Sled: { $sled_ready } ready, { $sled_used } used. Then your { $vehicle } pays { $price }.
event-put_down = The sled of { $seat } is put down { $at_at }.
    .you = Your sled is put down { $at_at }.
event-hoisted = The sled of { $seat } is aboard the ship again.
    .you = Your sled is aboard your ship again.
event-moved = The { $vehicle } of { $seat } goes { $start_from } { $target_to }. It pays { $price }.
    .you = Your { $vehicle } goes { $start_from } { $target_to }. It pays { $price }.
event-reached = { $seat } reaches the Northwest Passage, as number { $number }.
    .you = You reach the Northwest Passage, as number { $number }.
event-returned = { $seat } is back in Greenland, as number { $number }, and takes no further action.
    .you = You are back in Greenland, as number { $number }, and take no further action.
event-left_behind = The { $vehicle } of { $seat } is left behind { $at_at }.
    .you = Your { $vehicle } is left behind { $at_at }.
event-discovered = { $seat } makes a discovery { $square_at }: { $icon }. Points: { $points }, as the zone multiplies by { $multiplier }. The { $vehicle } pays { $price }.
    .you = You make a discovery { $square_at }: { $icon }. Points: { $points }, as the zone multiplies by { $multiplier }. Your { $vehicle } pays { $price }.
event-spent = { $seat } has used all crewmen and so passes: place { $number } in the next round.
    .you = You have used all your crewmen and so pass: place { $number } in the next round.
event-passed = { $seat } passes: place { $number } in the next round.
    .you = You pass: place { $number } in the next round.
event-turn_over = { $by_itself ->
    [yes] The turn of { $seat } ends by itself: one ready crewman is left
   *[no] { $seat } ends the turn
}.
    .you = { $by_itself ->
    [yes] Your turn ends by itself: one ready crewman is left
   *[no] You end your turn
}.
event-rested = All used crewmen are ready again.
event-sun = The sun moves on. { $frozen ->
    [0] Nothing will be frozen
    [one] 1 row will be frozen
   *[other] { $frozen } rows will be frozen
}.
event-froze = Row { $row } freezes.
event-thawed = Row { $row } thaws.
event-stranded = The sled of { $seat } { $at_at } has nothing firm under it, and waits.
    .you = Your sled { $at_at } has nothing firm under it, and waits.
event-arrival = Arrival { $place_at } as number { $number }: { $seat } scores { $points }.
    .you = Arrival { $place_at } as number { $number }: you score { $points }.
event-honour = Tokens ({ $token_many }): { $seat } has { $count }, which is place { $number }, and scores { $points }.
    .you = Tokens ({ $token_many }): you have { $count }, which is place { $number }, and score { $points }.
event-sets = Complete sets: { $seat } has { $count } and scores { $points }.
    .you = Complete sets: you have { $count } and score { $points }.
event-lost = { $seat } loses the { $vehicle } with { $crew ->
    [0] no crewmen
    [one] { $crew } crewman
   *[other] { $crew } crewmen
}: minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You lose your { $vehicle } with { $crew ->
    [0] no crewmen
    [one] { $crew } crewman
   *[other] { $crew } crewmen
}: minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-total = In the end { $seat } has { $minus ->
    [yes] minus { $size }
   *[no] { $size }
} { $size ->
    [one] point
   *[other] points
}.
    .you = In the end you have { $minus ->
    [yes] minus { $size }
   *[no] { $size }
} { $size ->
    [one] point
   *[other] points
}.
event-game_over = The game is over. Winner: { $winners }.
    .you_winners = The game is over. You win!
event-lies = { $square }: { $blank ->
    [yes] blank { $tile }
   *[no] { $tile }
} ({ $turn }).
event-gone = The icon of { $tile } is gone.
event-stands = The { $vehicle } of { $seat } is { $at_at } with { $ready } ready and { $used } used crewmen.
    .you = Your { $vehicle } is { $at_at } with { $ready } ready and { $used } used crewmen.
event-stands_on = The { $vehicle } of { $seat } is on these quarters: { $on }.
    .you = Your { $vehicle } is on these quarters: { $on }.
event-has = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $count ->
    [0] No tiles in hand
   *[other] In hand: { $tiles }
}.
    .you = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $count ->
    [0] No tiles in hand
   *[other] In hand: { $tiles }
}.
event-owns = Tokens ({ $token_many }): { $seat } has { $count }.
    .you = Tokens ({ $token_many }): you have { $count }.
event-been_there = { $seat } has been { $place_at }, as number { $number }.
    .you = You have been { $place_at }, as number { $number }.

# Refusals

refusal-sled_aboard = Your sled is aboard the ship. Act with the ship, or transfer crew to the sled first.
refusal-too_few = This costs { $price ->
    [one] { $price } ready crewman
   *[other] { $price } ready crewmen
} of one vehicle, and your { $vehicle } has { $ready }: { $missing ->
    [one] { $missing } is missing
   *[other] { $missing } are missing
}. { $extra ->
    [yes] Choose something cheaper, or end the turn: the first action of a turn costs one less
   *[no] Choose something cheaper, let the other vehicle pay where it can, or transfer crew
}.
refusal-apart = Your ship is { $ship_at_at } and your sled { $sled_at_at }. Bring them to the same tile first.
refusal-no_such_crew = You have { $ready } ready and { $used } used crewmen in all. Put no more than these on the ship.
refusal-nobody_moves = That is how your crew is divided now. Let at least one crewman change vehicle.
refusal-not_in_reserve = The reserve does not have { $tile } now.
refusal-not_offered = The offer does not have { $tile }. Draw one that lies open, or a small tile.
refusal-pile_empty = The pile of { $tile } is empty. Draw another tile.
refusal-no_tiles = No tile is left that could be drawn. Choose another action.
refusal-not_in_hand = You do not have { $tile } in your hand. Place one that you have.
refusal-off_board = Turned like this, the tile would stick out of the board beside { $square }. Turn it, or choose another square.
refusal-taken = A tile lies { $square_at } already. Choose free squares.
refusal-not_beside = Your { $vehicle } is { $at_at }, and the tile would not lie beside that. Choose a square next to it, or let the other vehicle pay.
refusal-half_side = A whole side of the tile must lie against where your { $vehicle } is. Turn it or move it along.
refusal-corner = The corners must agree: at { $quarter } there is { $there } already, as { $other } shows, and the tile would have { $new }. Turn it, or choose another square or tile.
refusal-far = Your { $vehicle } is { $at_at }, and that is not next to it. Choose a tile or place with a side in common.
refusal-no_tile = No tile lies { $target_at }. Choose one that is laid.
refusal-say = There is more than one way to name that tile, and this is not the one used here. Write one of these: { $words }.
refusal-is_there = Your { $vehicle } is there already. Choose another tile.
refusal-no_ground = Neither land nor ice joins your sled to { $target }. Choose another way, or wait for the frost.
refusal-ice = The way { $target_to } is frozen: the ice reaches down to row { $rows }. Wait for the thaw, or go another way.
refusal-no_sea = No sea joins your ship to { $target }. Choose another way, or build one.
refusal-nothing_here = There is nothing to discover { $at_at }. Go to a tile with an icon.
refusal-has_place = { $player } has a place in the order already.
refusal-no_action = A turn has at least one action. Do something, or pass the round.

# Positions that cannot be played

problem-seats = There must be as many players, squares, corner points and piles as the game has, and the options must be those of the game.
problem-tiles = Every tile must be in exactly one place: in the reserve, in the offer, in a hand, in its pile, or on the board.
problem-board = The tiles on the board must lie beside each other, agree in every corner and leave no hole, and `cover` and `terrain` must say the same.
problem-crew = Every player must have seven crewmen, some of them on a sled that is put down and none on a sled that is aboard.
problem-stands = Every ship must be at a place or on one water of its tile, and every sled at a place, aboard, or on what is firm on its tile.
problem-tokens = There must be a token for each icon that is gone and for each island, and nobody can have fewer than no points.
problem-arrivals = Arrivals at the Passage and in Greenland must be counted from 1, each once, and somebody must still be under way.
problem-sun = The spot of the sun and the frozen rows must be those of the round.
problem-round = The order of the round must have everybody who is not home, each once, and those who have passed must be among them.
problem-agenda = A player must be about to act: one who has neither passed nor returned.
problem-offer = The offer must have four large tiles, or fewer only if the reserve is empty.
problem-blanks = A tile marked `blank` can lie on the board only if the pile of its kind is empty.
problem-points = Nobody can have more points than all the discoveries and islands of a board could bring.
problem-passage = Whoever has a ship or a sled at the Passage must have a place in the order of arrival there.
problem-paid = The actions done in this turn (`paid`) must not cost more crewmen than the player has used.

# Options

option-whole_side = A whole side must touch
    .about = If on, a whole side of a new tile must lie against the tile of the ship or sled that pays for it.
option-auto_end = Turns end by themselves
    .about = If on, a turn ends by itself when one ready crewman is left after the second or a later action.
option-board = The board
    .about = Which table the game is played on: grid, zones, sun, tiles and icons. “small” is a small board for a lesson.
option-first_order = Order of round 1
    .about = With “random” chance decides. Otherwise the seats stand in their order, with 0 for Player A.
option-rounds = Rounds
    .about = How many rounds the game has. Fewer are enough for a lesson.

error-first_order = The order { $given } does not fit { $seats } players. Write each seat once, or “random”.

# A table of one's own that contradicts itself

table-size = `{ $field }` must be a whole number from { $least } to { $most }, not { $value } (NWP-1)
table-order = the rows [[{ $table }]] must be, in this order: { $known }
table-no_squares = [[place]] { $slug }: `squares` is empty; name the squares beside the place (NWP-15)
table-no_square = [[place]] { $slug }: { $value } in `squares` is no square of the board; write squares from "a1" to "{ $last }" (NWP-2)
table-not_at_edge = [[place]] { $slug }: { $square } does not touch the edge of the board on its { $side } side; change `squares` or `side` (NWP-15)
table-shared_side = [[place]]: two places lie on the { $side } side of { $square }; move one of them (NWP-15)
table-zone_columns = [[zone]] { $slug }: `columns` must be the first and the last column of the zone, letters from "a" to "{ $last }" (NWP-18)
table-zones = [[zone]]: { $count ->
    [0] no zone has the column { $column }
   *[other] { $count } zones have the column { $column }
}; put each column into exactly one (NWP-18)
table-frozen = [[spot]] { $slug }: `frozen` is { $frozen }, but the board has only { $rows } rows (NWP-19)
table-large = `large` can have only whole numbers from 0 to { $most }, not { $value } (NWP-10)
table-large_twice = `large` has the tile { $number } more than once; leave it there once (NWP-11)
table-pattern = [[pile]] { $slug }: `pattern` must be four letters L and S, such as "LS/SL", not { $value } (NWP-12)
table-same_pile = [[pile]] { $slug }: `pattern` is that of the pile { $other }, but for a turn; give each pile its own (NWP-12)
table-piles = there must be six rows [[pile]], one for each kind of pattern, not { $count } (NWP-12)
table-no_tile = [[icon]] { $slug }: { $value } in `{ $field }` is no number from `large`; write one that is there (NWP-14)
table-two_icons = [[icon]]: the tile { $number } has more than one icon; leave it one (NWP-14)
table-cost = { $row }: `crew` must be a whole number from 1 to { $most }, not { $value } (NWP-23)
table-parties = the rows [[party]] must be for these numbers of players, in this order: { $known } (NWP-25)
table-arrivals = [[party]] for { $players } players: `{ $field }` must be { $players } whole numbers from 0, none greater than the one before, not { $value } (NWP-102, NWP-103)
table-token = { $row }: `token` cannot be { $value }; write one of these: { $known } (NWP-104)
table-honour = { $row }: `points` must be whole numbers from 0, none greater than the one before, not { $value } (NWP-104)
table-honour_twice = there is more than one row [[honour]] for { $slug }; leave one (NWP-104)
table-same_board = two boards have the `name` { $value }; give each a name of its own

# Groups of rules

group-board = The board
group-tiles = Tiles
group-season = The sun and the ice
group-pieces = Pieces and tokens
group-setup = Set-up
group-round = Round and turn
group-actions = Actions
group-placing = Placing a tile
group-moving = Moving
group-discovering = Discovering
group-islands = Islands
group-home = The Passage and the way home
group-scoring = Scoring
group-end = End of the game
group-chance = Chance
group-knowledge = Who knows what
group-interface = At the panel

kit-how = The kit lays a way to the west, discovers what it can pay for, and turns back in time.

# Exercises

exercise-price = { $seat } begins a turn and makes { $count } moves in it, one after the other. How many crewmen do they cost in all?
    .hint1 = The first action of a turn costs what the table says. What does every further one cost?
    .hint2 = One crewman more, and always just one: the second 2, the third 2 again.
    .right = Right: 1, and then 2 for each further move.
    .flat = That is what they cost in turns of their own. In one turn every action after the first costs one more.
    .rising = The price does not rise on and on: every further action costs one crewman more, never two.
    .dear = The first action of the turn costs what the table says; only the others cost more.
    .other = Not yet. The first move costs 1. And each of the others?

exercise-reach = The { $vehicle } of { $seat }, now { $at_at }, has { $ready } ready crewmen aboard. To how many other tiles and places can it come in this round, if the turn is ended after each move?
    .hint1 = A ship needs open sea across a common side, a sled land or ice. Look at which rows are frozen.
    .hint2 = Go from tile to tile and mark each one once. With { $ready } crewmen it is { $ready } moves at most; Greenland ends the way.
    .right = Right. You can see them on the chart as well.
    .ice = You have left out the ice. A ship does not sail on frozen squares, and a sled does need them.
    .beside = Those are the neighbours. There is crew for more than one move.
    .one_turn = That is within one turn, where every further move costs 2. The turn may be ended after each.
    .here = The tile on which it stands does not count.
    .more = Fewer. Is each way open, and is no tile counted twice?
    .fewer = There are more. Have you gone on from each tile that it reaches?

exercise-way_home = How many crewmen does the cheapest way home cost the { $vehicle } of { $seat }, which is { $at_at } now, as the board lies? It may take as many turns and rounds as it needs.
    .hint1 = Each move costs 1, if it is the first action of a turn. So count the moves.
    .hint2 = Every tile on the way is one move, large or small, and Greenland is one more.
    .right = Right. In one go it would cost more.
    .one_turn = That is the price in one single turn. Turns can be ended.
    .tiles = You have forgotten the last move, into Greenland.
    .other = Not yet. Follow the sea from tile to tile, and count each tile once.

exercise-last_call = In which round at the latest must the { $vehicle } of { $seat }, which is { $at_at } now with { $crew } crewmen aboard, set out for home, as the board lies?
    .hint1 = Count the moves first. In a round it can make as many as it has crewmen; used ones rest until the next.
    .hint2 = Then go through the rounds from the last one back. Which rows are frozen in each, and where is the way cut?
    .right = Right. Whoever is late loses the vehicle and 2 points for every crewman on it.
    .end = In the last round it would be too late, or the way is closed then. Follow it move by move.
    .now = Now it can, but is there no later round in which it still can?
    .late = Too late: it would not be home in time.
    .early = It may wait longer than that.

exercise-missing = The land at { $quarter } is no island yet. On which free squares must tiles still be laid until sea or the edge of the board is all around it?
    .hint1 = Find all corners of this land first. Land joins along the sides of squares, not across a saddle.
    .hint2 = Every corner has four squares around it, unless it is on the edge. Which of them are free?
    .right = Right. As soon as all of them are covered and no new land is joined on, it is an island.
    .not = { $square } has no corner of this land.
    .missing = { $count ->
        [one] One more is missing
       *[other] { $count } more are missing
    }. Have you looked across the corners as well?

exercise-island = { $seat } lays { $tile } ({ $turn }) on { $squares }. How many points does that bring by islands?
    .hint1 = Which land areas are then surrounded by laid squares everywhere? Holes are filled at once.
    .hint2 = An island brings one point for each tile on which it lies, large or small, the new ones among them. There can be more than one.
    .right = Right. And { $count ->
        [one] an island token
       *[other] { $count } island tokens
    } besides.
    .one = That is one island only. This tile completes { $count }.
    .squares = A large tile counts once, though it covers two squares.
    .size = It is not corners that count, but tiles.
    .zone = Islands are not multiplied by the zone.
    .more = Fewer. Count the tiles on which the islands lie.
    .fewer = More. Count the tiles on which the islands lie, the new ones too.

exercise-renewal = { $seat } would like to lay a large tile on { $square }. { $count } large tiles are in the reserve and the offer, and { $fit } of them fit there. How likely does a renewal bring at least one of these among the { $dealt } that are dealt?
    .hint1 = The offer goes back into the reserve first, so all { $count } can come. It is easier to count the contrary: that none of the { $dealt } fits.
    .hint2 = The first one does not fit with probability ({ $count } − { $fit })/{ $count }; for each further one both numbers are one smaller. Multiply, and take the product from 1.
    .right = Right.
    .one = That is for one tile. { $dealt } are dealt.
    .sum = Adding counts it twice when two of them fit. Count that none does.
    .missed = That is how likely none of them fits. The contrary is asked.
    .other = Not yet. Count how likely it is that none of the tiles fits.

exercise-find = { $seat } discovers the { $token } on { $square } (zone ×{ $multiplier }). How many points does that bring in all, at once and at the end, if nobody gets any other token?
    .hint1 = At once: 1 for a strait or wreck, 2 for Inuit or a cairn, times the zone.
    .hint2 = At the end: places for islands, wrecks and straits, and sets of five. What would { $seat } score with the token, and what without it?
    .right = Right.
    .now = That is what it brings at once. And at the end?
    .later = That is what it brings at the end. And at once?
    .plain = The zone multiplies what it brings at once.
    .all = The zone multiplies only what it brings at once, not the points of the end.
    .more = Fewer. What would { $seat } score at the end without it?
    .fewer = More. What does it change at the end?

exercise-tie = { $count } players have equally many tokens of one kind: { $token }. How many points does { $seat } score for them at the end, as things are?
    .hint1 = They do not share the points. Each of them has the same place; but which?
    .hint2 = The lowest of the places that they take: the place is how many players have at least as many.
    .right = Right: all of them score for the lowest place among them.
    .first = That would be the highest of their places. A tie counts as the lowest.
    .shared = The points are not shared out. Each scores as if in the lowest place.
    .none = A tie does not make them go without, as long as there are points for the lowest place.
    .other = Not yet. How many players have at least as many?

# Properties that lessons ask for

property-island =
    .right = { $count ->
        [one] An island
       *[other] { $count } islands
    }, and points: { $points }.
    .open = A free square still lies beside each land there: no island.
    .other = Only placing a tile completes an island.
property-discovers =
    .right = The { $token } on { $square } brings { $points }.
    .other = That is no discovery.
property-way_home =
    .right = Everybody can still come home.
    .closed = Then the { $vehicle } would have no way home, as the board lies.
    .behind = Then the { $vehicle } is left behind, and whoever is on it is lost.
property-first_price =
    .right = At the listed price.
    .dear = As a further action of the turn it costs { $price }. End the turn first.
    .other = That is no action.

# Puzzles

riddle-island = { $seat }, complete an island with one tile of your hand. Your ship is { $at_at }, and the tile must lie beside its tile. { $count ->
    [one] You have one tile.
   *[other] Of your { $count } tiles only one can do it.
}
riddle-held = In hand: { $tile }, not turned { $shows } (L land, S sea; the upper row first).
riddle-home = { $seat }, bring the { $vehicle } home as early as possible, and with as few crewmen as possible. It is { $at_at }, with { $crew ->
    [one] 1 ready crewman
   *[other] { $crew } ready crewmen
} aboard.
riddle-rests = It is round { $number }. End the turn after each move, so that it costs 1. At the end of a round used crewmen become ready. Nobody lays a tile.
riddle-sun = Frozen rows by rounds: { $rounds }.
riddle-frozen = Round { $number }; frozen rows: { $count }.
riddle-tile = Tile on { $squares }: land at { $words }, else sea.
riddle-open-sea = Tile on { $squares }: sea everywhere.
riddle-blank-tile = Tile
riddle-blank-turn = How it is turned
riddle-blank-squares = On which squares
riddle-blank-move = Move { $count }: round, and where to
riddle-placed = Lay { $tile } ({ $turn }) on { $squares }: { $points } points by islands.
riddle-move = Round { $number }: the { $vehicle } goes { $target_to }.

# Charts and lens

chart-sailing = Where can the ship go?
chart-sledding = Where can the sled go?
chart-homeward = When does the way home close?
chart-coasts = Which squares close an island?
chart-renewal = Would a renewal of the offer help?
chart-finds = What is each discovery worth?
chart-prestige = Where does the prestige come from?
chart-ending = What if the game ended now?
arctic-nothing-yet = There is nothing to work out here: the table is still being set up.
arctic-why = Why
arctic-ship-of = The ship of { $player }
arctic-sled-of = The sled of { $player }
arctic-no-ship = The ship of { $player } makes no more moves: the player is home, or the game is over.
arctic-no-sled = The sled of { $player } makes no moves of its own: it is aboard the ship, or the player is home, or the game is over.
arctic-reach-about = { $name }, with { $ready } ready of { $crew } { $crew ->
    [one] crewman
   *[other] crewmen
} aboard: how many crewmen it takes to get there in this round, if the turn is ended after each move. r and a number: not before that round. The board as it is laid now; ice is hatched. Capital letters are ships, small ones sleds.
arctic-reach-count = In this round it can come to { $count ->
    [0] no other tile or place
    [one] 1 other tile or place
   *[other] { $count } other tiles or places
}.
arctic-round-short = r{ $number }
arctic-home-at-home = { $name } is in Greenland.
arctic-home-no-way = { $name } has no way home as the board lies: { $aboard } aboard would be lost.
arctic-home-now = { $name } must set out for home in this very round: it costs { $crew } crew, and later there is no way.
arctic-home-wait = { $name }: the earliest way home sets out in round { $next } only, for { $crew } crew; the last round to set out from here is { $last }.
arctic-home-later = { $name } can set out for home now, for { $crew } crew; the last round to set out from here is { $last }.
arctic-column-where = Where
arctic-column-round = Round
arctic-column-crew = Crew
arctic-column-one-turn = Crew, in one turn
arctic-column-next = Crew, next round from here
arctic-column-vehicle = Vehicle
arctic-column-coast = Land at
arctic-column-missing = Squares missing
arctic-column-tiles = Tiles now
arctic-column-worth = Points as an island
arctic-column-closing = Tiles that close it
arctic-column-fitting = Tiles that fit
arctic-column-exact = Probability
arctic-column-percent = Percent
arctic-column-player = Player
arctic-column-gain = For what
arctic-column-points = Points
arctic-column-find = Discovery
arctic-column-multiplier = Zone
arctic-column-at-once = At once
arctic-column-in-all = In all
arctic-coasts-about = A number: a land area here is no island yet, and so many free squares around it are missing. +3 on a dark square: a tile in the hand of { $player } completes islands here, for 3 points; on a paler one: a tile that lies open would.
arctic-coasts-count = { $count ->
    [one] 1 land area is
   *[other] { $count } land areas are
} open.
arctic-at-least = at least { $points }
arctic-closing-none-held = No tile in the hand of { $player } completes an island now.
arctic-closing-none-open = No tile that lies open would complete an island now.
arctic-closing-held = In hand: { $tile } ({ $turn }) on { $squares }, beside the { $vehicle }, brings { $points }.
arctic-closing-open = To be had: { $tile } ({ $turn }) on { $squares }, beside the { $vehicle }, would bring { $points }.
arctic-renewal-none = No tile can be laid beside the vehicles of { $player } now.
arctic-renewal-about = How likely a renewal brings at least one large tile that { $player } can lay on the square, beside ship or sled. { $count ->
    [one] 1 large tile is
   *[other] { $count } large tiles are
} in the reserve and the offer.
arctic-renewal-island = A tile that completes an island at once comes with { $share }.
arctic-likely = { $square }: { $share }.
arctic-homeward-none = No vehicle is under way.
arctic-homeward-about = The crew that the earliest way home costs a vehicle if it stays here until that round. 5→8: it arrives in round 8 only. Hatched: it does not come home any more. The board as it is laid now.
arctic-prestige-none = Nobody has scored any points yet.
arctic-prestige-about = Prestige points of each player, by rounds, and what brought them.
arctic-prestige-axis = Prestige points
arctic-prestige = { $player }: { $points }.
arctic-sign-island = island
arctic-sign-discovery = discovery
arctic-sign-end = end of the game
arctic-gain-island = island at { $square }
arctic-gain-icon = { $token } on { $square }
arctic-line-so-far = points so far
arctic-line-passage = arrival at the Passage
arctic-line-greenland = return to Greenland
arctic-line-islands = most islands
arctic-line-wrecks = most wrecks
arctic-line-straits = most straits
arctic-line-sets = sets of five
arctic-line-ship = lost with the ship
arctic-line-sled = lost with the sled
arctic-line-total = total
arctic-ending-about = As if the game ended at this moment: whoever is not home loses vehicles and crew.
arctic-ending-over = The game is over; so it was scored.
arctic-finds-none = No discovery is left on the map.
arctic-finds-about = What { $player } would gain: at once, and at the end by places and sets, as the tokens are now. The crew is what it costs at this moment.
arctic-find = { $token } { $square }
arctic-find-later = End: { $seats }
arctic-find-note = { $points } now, { $later } at the end; { $crew } crew
arctic-lens-now = { $name } can be there in this round, for { $crew } crew.
arctic-lens-later = { $name } can be there in round { $number }, for { $crew } crew.
arctic-lens-never = { $name } cannot come there as the board lies.
arctic-lens-find = The { $token } brings { $points } now and { $later } at the end, for { $crew } crew.
arctic-lens-coast = The land at { $start } lacks { $count ->
    [one] this square only
   *[other] { $count } squares, this one among them
}; as an island it is worth at least { $points }.
arctic-lens-fits = Of the hand fit here: { $tiles }.
arctic-lens-renewal = A renewal brings a large tile that fits here with { $share }.

# The picture

passage-title = { $name }: { $what }
passage-over = the game is over
passage-setup = setting up
passage-setup-short = Setting up
passage-round = round { $number } of { $of }
passage-round-last = round { $number }, the last one
passage-round-short = Round { $number }/{ $of }
passage-next = Next
passage-heading = Now: { $what }.
passage-order = Order of turns: { $names }.
passage-next-order = Passed, in the order of the next round: { $names }.
passage-nobody-passed = Nobody has passed yet.
passage-turn-of = It is the turn of { $player }.
passage-chance = Chance decides next.
passage-map =
    { $count ->
        [one] A map of { $columns } columns and { $rows } rows, A1 to { $last }; one tile is laid.
       *[other] A map of { $columns } columns and { $rows } rows, A1 to { $last }; { $count } tiles are laid.
    }
passage-zones = Zones: { $zones }.
passage-zone = columns { $first } to { $last } count ×{ $multiplier }
passage-multiplier = ×{ $multiplier }
passage-sun =
    { $frozen ->
        [0] The sun is { $spot }: nothing is frozen.
        [1] The sun is { $spot }: row 1 is frozen.
       *[other] The sun is { $spot }: rows 1 to { $frozen } are frozen.
    }
passage-sun-next =
    { $frozen ->
        [0] In the next round it is { $spot }: nothing is frozen then.
        [1] In the next round it is { $spot }: row 1 is frozen then.
       *[other] In the next round it is { $spot }: rows 1 to { $frozen } are frozen then.
    }
passage-corner-nw = north-west
passage-corner-ne = north-east
passage-corner-sw = south-west
passage-corner-se = south-east
passage-all-land = land at all corners
passage-all-sea = sea at all corners
passage-mixed = land { $corners }, sea elsewhere
passage-saddle = land { $corners }, sea elsewhere; a saddle, where the sea passes and the lands stay apart
passage-needs-land = land { $corners }
passage-needs-sea = sea { $corners }
passage-needs = a tile must show { $what }
passage-needs-nothing = any tile can lie here
passage-square = { $name }: { $terrain }; { $tile }.
passage-square-free = { $name }: free; { $terrain }.
passage-square-frozen = Frozen.
passage-square-freezes = It freezes at the end of the round.
passage-square-fits = The tile fits here, on { $squares }.
passage-square-zone = Zone ×{ $multiplier }.
passage-square-icon = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $crew ->
        [one] 1 crewman
       *[other] { $crew } crewmen
    }.
passage-square-island =
    { $tiles ->
        [one] Part of an island on one tile.
       *[other] Part of an island on { $tiles } tiles.
    }
passage-island-short = I { $tiles }
passage-here = Here: { $names }.
passage-ship-of = ship of { $player }
passage-sled-of = sled of { $player }
passage-deeds = Can be done: { $what }.
passage-deed-move = move the { $vehicle } here
passage-deed-discover = discover with the { $vehicle }
passage-deed-place = lay { $tiles }
passage-far =
    { $steps ->
        [one] One square from { $of_what }.
       *[other] { $steps } squares from { $of_what }.
    }
passage-quarter = { $name }: { $terrain }.
passage-place = { $name }, beside { $squares }.
passage-short-greenland = Greenland ▸
passage-short-passage = ◂ Passage
passage-near-free = free
passage-near-land = land
passage-near-sea = sea
passage-near-coast = land and sea
passage-near-saddle = saddle
passage-near-frozen = frozen
passage-near-square = { $name } ({ $what })
passage-vehicle = { $name } { $at_where }: { $ready } ready, { $used } used.
passage-aboard = aboard
passage-sled-aboard = { $name }: aboard the ship.
passage-pile =
    { $count ->
        [0] Pile of { $name } is empty: { $terrain }.
        [one] Pile of { $name }, one left: { $terrain }.
       *[other] Pile of { $name }, { $count } left: { $terrain }.
    }
passage-offered = Offer, { $name }: { $shows }.
passage-held = { $name }, in hand of { $player }: { $shows }.
passage-shows = left square: { $left }; right square: { $right }
passage-shows-icon-left = { $shows }; on the left square: { $name }
passage-shows-icon-right = { $shows }; on the right square: { $name }
passage-reserve =
    { $count ->
        [one] One large tile is in reserve.
       *[other] { $count } large tiles are in reserve.
    }
passage-reserve-short = R|{ $count }
passage-action-short = Action|{ $number }
passage-costs =
    { $extra ->
        [0] The next action is the first of this turn; every further one costs one crewman more.
       *[other] The next action is number { $number } of this turn: it costs one crewman more than listed.
    }
passage-cost-draw = draw
passage-cost-renew = renew
passage-cost-place = place
passage-cost-transfer = transfer
passage-cost-move = move
passage-cost-strait = strait
passage-cost-wreck = wreck
passage-cost-inuit = Inuit
passage-cost-cairn = cairn
passage-discover = discovery: { $name }
passage-cost =
    { $crew ->
        [one] { $name }: 1 crewman now.
       *[other] { $name }: { $crew } crewmen now.
    }
passage-cost-later =
    { $crew ->
        [one] 1 as a further action of the turn.
       *[other] { $crew } as a further action of the turn.
    }
passage-cost-dear = No vehicle has enough ready crewmen.
passage-choose-turn = Turn
passage-choose-crew = On the ship
passage-transfer = Transfer crew between ship and sled of { $player }.
passage-turn = Turn of the tile: { $name }. { $way ->
        [e] A large tile lies on its square and the one to the east.
       *[s] A large tile lies on its square and the one to the south.
    }
passage-number = { $number } aboard the ship.
passage-player =
    { $points ->
        [one] { $player }: 1 point.
       *[other] { $player }: { $points } points.
    }
passage-points-short =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
passage-yours = That is you.
passage-turn-here = It is this player’s turn.
passage-tokens = Tokens: { $names }.
passage-no-tokens = No tokens.
passage-count = { $name } { $count }
passage-hand = In hand: { $names }.
passage-no-hand = No tiles in hand.
passage-reached =
    { $number ->
        [1] First at the Passage.
        [2] Second at the Passage.
        [3] Third at the Passage.
       *[other] Fourth at the Passage.
    }
passage-returned =
    { $number ->
        [1] First back in Greenland.
        [2] Second back in Greenland.
        [3] Third back in Greenland.
       *[other] Fourth back in Greenland.
    }
passage-reached-short = Pass. { $number }
passage-returned-short = home { $number }
passage-token = { $name } of { $player }: { $count }.
passage-token-place =
    { $number ->
        [1] First place at present.
        [2] Second place at present.
        [3] Third place at present.
       *[other] Fourth place at present.
    }
passage-token-points = At the end the places from the first on bring { $points }.
passage-token-set = A set of five different tokens brings { $points }.
passage-stop-order = order of play
passage-stop-sun = the sun
passage-stop-reserve = reserve
passage-stop-costs = costs
passage-stop-transfer = arrows between ship and sled
passage-stop-turn = turn { $what } of the tile
passage-stop-crew = { $what } aboard the ship
passage-islands =
    { $count ->
        [0] There is no complete island.
        [one] There is one complete island.
       *[other] There are { $count } complete islands.
    }
passage-standing =
    { $points ->
        [one] { $player }: 1 point.
       *[other] { $player }: { $points } points.
    }
passage-caption = What belongs to the players.
passage-column-player = Player
passage-column-prestige = Prestige
passage-column-ship = Ship
passage-column-sled = Sled
passage-column-ready = Ready
passage-column-used = Used
passage-column-tokens = Tokens
passage-column-hand = Tiles in hand
passage-column-passage = At the Passage
passage-column-home = Home
