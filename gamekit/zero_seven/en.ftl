# 07 zgłoś się in English. Seats are called Player A, B, ...; “you” is the reader's own seat.

title = 07 zgłoś się

graph-board = the map of the city

step-turn = turn
step-phase = phase
step-round = mini-game

verb-detective = Send a detective
verb-evidence = Take an evidence card
verb-solve = Solve the case
verb-lay_suspect = Lay a suspect tile
verb-lay_crime = Lay a crime tile
verb-deal_suspect = Deal a suspect card
verb-deal_place = Deal a place card
verb-deal_crime = Deal a crime card
verb-reveal = Turn up an evidence card

slot-place = place
slot-card = evidence card
slot-suspect = suspect
slot-crime = crime

move-detective = detective { $place_to }
    .at_table = detective { $place_to } (discs: { $discs }, cubes: { $cubes })
move-evidence = evidence: { $card }
    .at_table = evidence: { $card } ({ $answer })
move-solve = { $suspect } did it { $place_at }: { $crime }
    .at_table = { $suspect } did it { $place_at }: { $crime } ({ $verdict })
move-lay_suspect = suspect tile: { $suspect }
move-lay_crime = crime tile: { $crime }
move-deal_suspect = suspect card for the case of { $seat }: { $suspect }
move-deal_place = place card for the case of { $seat }: { $place }
move-deal_crime = crime card for the case of { $seat }: { $crime }
move-reveal = evidence card turned up: { $card }

event-round = Mini-game { $number } begins. { $start } starts.
event-suspect_tile = Suspect tile { $place_at }: { $suspect }.
event-crime_tile = Crime tile { $place_at }: { $crime }.
event-case_suspect = The culprit in the case of { $seat } is { $suspect }.
    .hidden = A suspect card for the case of { $seat } is dealt.
    .you_hidden = A suspect card for your case is dealt.
event-case_place = The scene of the crime in the case of { $seat } is { $place }.
    .hidden = A place card for the case of { $seat } is dealt.
    .you_hidden = A place card for your case is dealt.
event-case_crime = The crime in the case of { $seat } is { $crime }.
    .hidden = A crime card for the case of { $seat } is dealt.
    .you_hidden = A crime card for your case is dealt.
event-display = New evidence card: { $card }.
event-reshuffle = The deck is empty, so { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new deck.
event-phase = Phase { $number }. A solution is worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
event-turn = { $seat } has the turn.
    .you = It is your turn.
event-detective = { $seat } sends a detective { $place_to }: { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
} and { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}.
    .you = You send a detective { $place_to }: { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
} and { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-evidence = { $seat } takes the evidence card { $card }: { $result ->
    [disc] a disc, it is part of the case
    [cube] a cube, the right tile is at an adjacent place
   *[nothing] nothing
}.{ $moved ->
    [yes] {" "}The token moves from the detective to the tile.
   *[no] {""}
}
    .you = You take the evidence card { $card }: { $result ->
    [disc] a disc, it is part of your case
    [cube] a cube, the right tile is at an adjacent place
   *[nothing] nothing
}.{ $moved ->
    [yes] {" "}The token moves from your detective to the tile.
   *[no] {""}
}
event-wrong = { $seat } names { $suspect }, { $place }, { $crime }: wrong, { $penalty } points lost.
    .you = You name { $suspect }, { $place }, { $crime }: wrong, { $penalty } points lost.
event-solved = { $seat } names { $suspect }, { $place }, { $crime }: right! { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You name { $suspect }, { $place }, { $crime }: right! { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
event-out = This was the only attempt: { $seat } is out of this mini-game.
    .you = This was your only attempt: you are out of this mini-game.
event-value = Somebody has solved in this phase, so the value of a solution falls.
event-alone = Only { $seat } is left, and gets no points in this mini-game.
    .you = Only you are left, and you get no points in this mini-game.
event-timeout = The mini-game ends after { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}. Whoever has not solved gets no points.
event-case_shown = The case of { $seat } was: { $suspect }, { $place }, { $crime }.
    .you = Your case was: { $suspect }, { $place }, { $crime }.
event-game_over = The game is over. Winner: { $winners }{ $by ->
    [detectives] {" "}(as many points as somebody else, but more detectives left)
    [penalties] {" "}(as many points and detectives as somebody else, but fewer penalty points)
    [shared] {" "}(nothing tells them apart, so they share the victory)
   *[points] {""}
}.

holds-at = { $place }: { $what }
holds-discs = Discs on: { $tiles }.
holds-cubes = Cubes on: { $tiles }.
holds-nothings = Told nothing: { $tiles }.

refusal-no_detectives = You have no detective left: there are five for the whole game, and each serves once.
refusal-place_used = You already have a detective { $place_at } in this mini-game. Choose another place.
refusal-not_on_display = The card { $card } is not among the evidence cards lying face up.
refusal-has_token = The tile of { $card } already carries your token, so this card would tell you nothing new.
refusal-names_blank = A blank tile cannot be named. Name one suspect, one place and one crime.
refusal-tile_laid = The tile { $tile } is already laid.
refusal-other_case = Now a card for the case of { $seat } is dealt.
refusal-already_dealt = The card { $card } already belongs to another case.
refusal-not_in_deck = The card { $card } is not in the deck.

problem-seats = The game is for two to five players, each with a case and a desk.
problem-agenda = A player who has not finished must have the turn, and nothing else may be open.
problem-layout = Every suspect tile and crime tile must lie at exactly one place.
problem-cases = Every player needs a case of one suspect, one place and one crime, and no two may share one.
problem-cards = Every evidence card must be in exactly one place, and nine of them face up while there are enough.
problem-counters = A number is out of bounds: phase, mini-game, value, start player, detectives or penalties.
problem-tokens = A token or a card in front of a player says something that is not true of the case.

option-one_attempt = One attempt only
    .about = A wrong attempt to solve ends the mini-game for that player.
option-max_phases = Longest mini-game, in phases
    .about = After so many phases the mini-game ends, without points for unsolved cases.
option-mini_games = Mini-games
    .about = Fewer mini-games make a shorter game.

# Exercises: the question, hints from the faintest to the plainest, and what is said of an answer

exercise-pairs = A place answers with discs and cubes. How many different answers can a detective get?
    .hint1 = A case has three elements, and each of them gives one token at most.
    .hint2 = Sort the answers by their discs: how many have no disc, how many have one, two, three?
    .right = Right: every pair whose sum is at most three. The table on the page of rules has two fewer, because it leaves out (0,1) and (0,2).
    .page = So many rows has the table on the page of rules, and it is not complete. Look for answers without a disc that are missing there.
    .square = Each number by itself runs from 0 to 3, but not all of them go together: three discs and three cubes would take six elements.
    .full = That would be right if all three elements always gave a token. An element that lies far away gives none.
    .many = Those are too many: discs and cubes together are never more than three.
    .few = There are more. Remember that an element may lie far away and give nothing.

exercise-hubs = Which places have the most neighbours? Mark all of them.
    .hint1 = Count the roads that end at a place.
    .hint2 = They lie around the middle of the map and form a diamond.
    .right = Right. A detective at such a crossroads asks about { $asked } places at once: its own and all its neighbours.
    .corner = { $place } has only { $count } neighbours, and no place has fewer. Look nearer to the middle.
    .less = { $place } has { $count } neighbours, and there are places with more.
    .missing = All that you have marked are right, but { $count ->
        [one] one more place has
       *[other] { $count } more places have
    } just as many neighbours.

exercise-far = How many steps is it between the two places that lie farthest from each other?
    .hint1 = A step is one road. Try a place at the top of the map and one at the bottom.
    .hint2 = Put the lens of the panel on the Citadel and look for the outermost ring.
    .right = Right: between no two places is it further than that.
    .places = That is how many places there are on the way. Count the steps between them.
    .more = There is a shorter way: on this map nobody ever has to go so far.
    .less = There are places further apart than that.

exercise-possible = The cards are dealt, nobody has asked anything yet. You hold the three cards of your neighbour's case. How many cases can yours be?
    .hint1 = There are 12 suspects, 14 places and 10 crimes. Which of them cannot be in your case?
    .hint2 = How many suspects, places and crimes are left, and in how many ways can you take one of each?
    .right = Right. The three cards in your hand are worth something before the first question: without them there would be 1680 cases.
    .all = That is how many cases there are altogether. But you hold three cards, and none of them can be in your case.
    .one = You have struck out your neighbour's case only. But no case with even one of your three cards can be yours.
    .sum = The three numbers are right, but you have added them. Every suspect goes with every place and every crime: multiply.
    .plus = You have added up all the cards. Leave out the three in your hand, and multiply instead.
    .other = Not quite. How many suspects, how many places and how many crimes can still be in your case?

exercise-guess = For { $seat } { $count } cases are possible, all equally likely. { $seat } names one of them, and it is wrong. How many cases are possible now?
    .hint1 = After a wrong attempt the table says “wrong”, and nothing else.
    .hint2 = Of the three names perhaps one is wrong, perhaps all three. Which cases have really been ruled out?
    .right = Right. Two points have bought a single case. Step back and look at the branch in which a detective was sent instead.
    .same = At least the case that was named is ruled out.
    .half = Only a question with two equally likely answers halves the list. Here “wrong” was almost certain from the start.
    .three = The three names cannot be struck out one by one: perhaps two of them are right. Only the three together are wrong.
    .solved = So few would be left after a right attempt. This one was wrong.
    .other = Not quite. Think about which cases the word “wrong” rules out.

exercise-case = Player A has sent three detectives. Name a case that fits all three answers. The cards in A's hand are { $suspect }, { $place } and { $crime }.
    .hint1 = In New World Street the answer was one disc and two cubes: all three elements are there or next door.
    .hint2 = Begin with the crime: which crimes lie next door to New World Street, and which of them fit the other two answers?
    .hint3 = Take a crime that gives a cube at New World Street. Note what it gives at the other two detectives, and look for a suspect and a place that give just the rest.
    .right = Right, this case fits all three answers. { $left ->
        [one] One other case fits too.
       *[other] { $left } other cases fit too.
    } The next question has to tell them apart.
    .held = { $card } is a card in A's hand, so it is not in A's own case.
    .broken = If this were the case, the detective { $place_at } would have got { $said }. But it got { $told }: first the discs, then the cubes.

exercise-card = Five cases are possible for Player A. Which of the evidence cards that lie face up tells most about them?
    .hint1 = A card is good if the cases fall into groups of nearly equal size, one group for each answer.
    .hint2 = Make a list of the five cases and write beside each what the card would answer: disc, cube or nothing.
    .right = Right: { $card } tells { $bits } bits, and no card here tells more.
    .nothing = { $card } gets the same answer in all five cases. That would be a lost turn.
    .less = { $card } tells { $bits } bits. Another card tells more.

exercise-first = Nothing has been asked yet. Where does Player A's first detective learn most?
    .hint1 = The more evenly the answers are spread, the more a question tells.
    .hint2 = At the edge of the map few tiles are near, so “nothing” becomes a likely answer. Look at the crossroads, and look which tiles are blank.
    .right = Right: { $bits } bits, more than anywhere else.
    .close = { $bits } bits: almost as many as at the best place. Compare it with the other crossroads.
    .edge = { $bits } bits. With only { $count } neighbours there is little to be heard here.
    .less = { $bits } bits. There are better places.

exercise-token = A disc has just moved from A's detective in Parade Square to the tile of Accordion, and a cube has stayed behind. Going by these tokens alone, what can the cube stand for? Mark all that is possible.
    .hint1 = For which kind of element did the disc stand?
    .hint2 = One element never gives two tokens. All else is open.
    .right = Right. Tokens on a detective never show their kind; all that is known is which kind has gone.
    .gone = The disc stood for the suspect, and one element never gives two tokens.
    .one = A may know more from other answers. But these tokens alone leave more than one kind open.

exercise-likely = Player D knows the culprit and the place, and nine crimes are possible. Which of the nine is the least likely?
    .hint1 = No two cases share a crime. So what the other players were told counts as well.
    .hint2 = Look at Royal Baths Park: one disc and two cubes for Player C. Which crime lies there?
    .right = Right: { $percent }%, where { $alike }% would be the share of each if all nine counted alike. C's tokens around this crime make it likely that it belongs to C.
    .out = { $crime } is not possible at all for D any more.
    .most = { $crime } has { $percent }%: no crime is more likely.
    .less = { $crime } has { $percent }%. One crime is even less likely.

exercise-worth = Two cases are possible for Player B, each as likely as the other. A solution is worth { $now ->
        [one] 1 point
       *[other] { $now } points
    } now and { $later ->
        [one] 1 point
       *[other] { $later } points
    } in the next phase; a wrong attempt costs { $penalty }. B names one of the two now and, if it is wrong, the other one in the next phase. How many points is that on average?
    .hint1 = There are two possibilities, and each has the probability one half. How many points does B have at the end of each?
    .hint2 = After a wrong attempt B has lost points, but knows the case.
    .hint3 = The average of two equally likely numbers is half their sum.
    .right = Right. And whoever asks first and solves in the next phase gets { $later } too, and surely. Here the bold and the careful are equally well off.
    .once = You have left out what follows a wrong attempt: then B knows the case and solves it a phase later.
    .penalty = The lost points are counted, but not the points that B still gets in the next phase.
    .free = The wrong attempt has a price: do not forget the points that it costs.
    .sure = That would be so if B were certain to name the right one.
    .other = Not quite. Work out both ways to the end, and then take the average.

# The picture of the map and its charts

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
map-road = Road: { $first } – { $second }.
map-suspect-card = Evidence card, suspect: { $card }.
map-place-card = Evidence card, place: { $card }.
map-crime-card = Evidence card, crime: { $card }.
map-tile-lies = The tile lies { $place_at }.
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
chart-tells = { $action }: { $bits } bits.
chart-dwindle = At first { $first ->
    [one] 1 case
   *[other] { $first } cases
}, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} { $last }.
chart-cases = cases still possible
chart-mini-game = mini-game { $number }
chart-now = mini-game { $number } so far
chart-end = mini-game { $number }, the end
near-card = Evidence card { $number } of { $count }.
near-beside = Beside it: { $cards }.
chart-turns = turns of this mini-game

# The kit as a player

kit-how = The kit asks at random, and solves only when a single case is left or nothing can be asked any more.

# Groups of the rule book

group-components = What is in the box
group-setup = Setting up
group-turn = Phases and turns
group-detective = Detectives
group-evidence = Evidence cards
group-solving = Solving a case
group-scoring = Points
group-end = The end
group-options = Options
group-chance = Chance
group-knowledge = Who knows what

## Facts, reasons and hints

sheet-suspect = suspects
    .where = among the suspects
sheet-place = places
    .where = among the places
sheet-crime = crimes
    .where = among the crimes

fact-suspect = The culprit is { $suspect }.
    .not = The culprit is not { $suspect }.
    .none = Not the culprit: { $suspect }.
    .suppose = Suppose the culprit is { $suspect }, whose tile lies { $place_at }.
    .so = the culprit is { $suspect }
    .so-not = the culprit is not { $suspect }
fact-place = The scene of the crime is { $place }.
    .not = The scene of the crime is not { $place }.
    .none = Not the scene of the crime: { $place }.
    .suppose = Suppose the scene of the crime is { $place }.
    .so = the scene of the crime is { $place }
    .so-not = the scene of the crime is not { $place }
fact-crime = The crime is { $crime }.
    .not = The crime is not { $crime }.
    .none = Not the crime: { $crime }.
    .suppose = Suppose the crime is { $crime }, whose tile lies { $place_at }.
    .so = the crime is { $crime }
    .so-not = the crime is not { $crime }

why-tokens = { $discs ->
    [0] { $cubes ->
        [0] nothing
        [one] 1 cube
       *[other] { $cubes } cubes
    }
    [one] { $cubes ->
        [0] 1 disc
        [one] 1 disc and 1 cube
       *[other] 1 disc and { $cubes } cubes
    }
   *[other] { $cubes ->
        [0] { $discs } discs
        [one] { $discs } discs and 1 cube
       *[other] { $discs } discs and { $cubes } cubes
    }
}
why-found = { $place_at } { $tokens }
why-detectives = { $count ->
    [one] the detective found { $found }
   *[other] the detectives found { $found }
}
why-left = the detectives then leave for the other two elements: { $found }
why-too-much = the detective { $place_at } found { $tokens }, but it would bring { $brings ->
    [disc] a disc
    [cube] a cube
   *[nothing] nothing
} there
why-one-left = the detective { $place_at } found { $tokens }; it would bring { $brings ->
    [disc] a disc
    [cube] a cube
   *[nothing] nothing
} there, which leaves { $left } for the other two elements
    .many = the detective { $place_at } found { $tokens }; it would bring nothing there, and the other two elements cannot bring { $left }
why-card = { $card } brought { $result ->
    [disc] a disc
    [cube] a cube
   *[nothing] nothing
}
why-one-card = the evidence card { $card } brought { $result ->
    [disc] a disc
    [cube] a cube
   *[nothing] nothing
}, but it would have brought { $brings ->
    [disc] a disc
    [cube] a cube
   *[nothing] nothing
}
why-evidence = { $count ->
    [one] the evidence card { $found }
   *[other] the evidence cards: { $found }
}
why-taken = { $count ->
    [one] { $cards } belongs to another player’s case, and no two cases share an element
   *[other] { $cards } belong to other players’ cases, and no two cases share an element
}
why-opened = the case has been laid open
why-wrong = { $suspect }, { $place }, { $crime } was wrong
why-others = others were told: { $told }
why-found-earlier = already found: { $cards }
why-out-earlier = already ruled out: { $cards }
why-many-earlier = facts found before count too, { $count } of them
why-so = So { $fact }.
why-only-fits = Nothing else fits all of that, so { $fact }.
why-nothing-fits = Nothing fits all of that, so { $fact }.
why-does-not-fit = That does not fit, so { $fact }.

# At a real table

slot-discs = discs
slot-cubes = cubes
slot-answer = answer
slot-verdict = right or wrong

verb-hold_suspect = Enter the suspect card that I hold
verb-hold_place = Enter the place card that I hold
verb-hold_crime = Enter the crime card that I hold

move-hold_suspect = suspect card in my hand: { $suspect }
move-hold_place = place card in my hand: { $place }
move-hold_crime = crime card in my hand: { $crime }

option-me = I am player
    .about = The player who tells the kit what happens at the table; 0 is Player A, who starts.

enter-lay_suspect = Lay the tiles as they lie on your table: row by row from the top, in each row from left to right, at each place first the suspect and then the crime.
enter-lay_crime = { enter-lay_suspect }
enter-hold_suspect = Enter the three cards that you hold, the case of your left neighbour: suspect, place, crime. Other players' panels do not show them.
enter-hold_place = { enter-hold_suspect }
enter-hold_crime = { enter-hold_suspect }
enter-reveal = Turn up the evidence cards that lie face up on your table.

# Lessons: properties of a move, and what is said of it

property-good_question =
    .right = { $card } tells { $bits } bits here; the best question tells { $best }.
    .poor = { $card } would tell only { $bits } bits here. The best question tells { $best }. Look for one whose answers are more evenly spread.
    .nothing = { $card } would tell nothing here: you know the answer already. The best question tells { $best } bits.
    .attempt = Ask a question here, with a detective or an evidence card.

property-possible_case =
    .right = { $count ->
        [one] This case is true to all that you have heard, and no other is.
       *[other] This case is true to all that you have heard, but so are { $count } cases altogether.
    }
    .question = Name a case here: a suspect, a place and a crime.
    .held = { $card } is a card in your hand. It belongs to your left neighbour's case, so it is not in yours.
    .taken = { $card } belongs to the case of { $seat }, and no two players share an element.
    .again = This case you have named before, and it was wrong.
    .broken = If this were your case, the detective { $place_at } would have got { $said }. But it got { $told }: first the discs, then the cubes.
    .card = If this were your case, the evidence card { $card } would have got a { $said ->
        [disc] disc
        [cube] cube
       *[nothing] “nothing”
    }. But it got a { $told ->
        [disc] disc
        [cube] cube
       *[nothing] “nothing”
    }.
    .others = Your own answers leave this case open, but then the answers of the other players could not all be true.

property-certain_case =
    .right = Only this case is true to all that you have heard. Now it is certain.
    .open = It is too early: { $count } cases are possible. It could still be: { $suspect }, { $place }, { $crime }.
    .question = { property-possible_case.question }
    .held = { property-possible_case.held }
    .taken = { property-possible_case.taken }
    .again = { property-possible_case.again }
    .broken = { property-possible_case.broken }
    .card = { property-possible_case.card }
    .others = { property-possible_case.others }

# Puzzles

about-puzzle = So far only { $seat } has asked; the others have looked on. Who did it, where, and what was it?

about-worksheet = A case is one culprit, one place and one crime; no two players have any of the three in common. A disc is an element right here, a cube is one at an adjacent place, and no element gives both.

# A city of one's own

table-blank = { $row }: `slug` means a tile without anything; give it another one
table-at = { $row }: `at` must be two numbers, as [2, 0], not { $value }
table-to_itself = [[place]] { $slug }: it is adjacent to itself; take it out of `adjacent` (ZS-3)
table-one_way = [[place]] { $slug }: { $other } is in `adjacent`, but not the other way; write { $slug } there, or take { $other } out here (ZS-3)
table-tiles = `{ $field }`: { $count } [[{ $table }]] and the blanks must make { $places } tiles; { $least ->
    [-1] there must be fewer
   *[other] write { $least }
} ({ $rule })

# Slanting neighbours on the map, and what the axes of the charts count

near-down-right = { $name } at the lower right
near-down-left = { $name } at the lower left
near-up-left = { $name } at the upper left
near-up-right = { $name } at the upper right
chart-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
