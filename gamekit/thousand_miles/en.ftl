# 1000 mil in English. Seats are called Player A, B, ...; “you” is the reader's own seat.

title = 1000 miles

step-turn = turn
step-round = round

verb-draw = Draw
verb-lay = Lay a card
verb-attack = Attack
verb-discard = Discard a card
verb-trick = Dirty trick
verb-finish = End the round here
verb-extend = Extension: drive on to 1000
verb-first = Draw the first player
verb-deal = Deal a card

slot-card = card
slot-attack = attack
slot-rival = whom to attack

move-draw = draw
move-lay = lay { $card_acc }
move-attack = attack { $rival }: { $attack }
move-discard = discard { $card_acc }
move-trick = dirty trick: { $card }
move-finish = end the round here
move-extend = extension
move-first = { $seat } begins
move-deal = card: { $card }

due-draw = { $seat } has the turn and draws now.
    .you = It is your turn: draw.
due-play = { $seat } has the turn and now lays or discards a card.
    .you = It is your turn: lay or discard a card.
due-decide = { $seat } decides whether the round ends here or goes on to 1000 miles.
    .you = Decide: does the round end here, or does it go on to 1000 miles?

event-first = { $seat } is drawn as the first player.
    .you = You are drawn as the first player.
event-round = Round { $number } begins. { $seat } plays first.
    .you = Round { $number } begins. You play first.
event-dealt = { $seat } is dealt: { $card }.
    .you = You are dealt: { $card }.
    .hidden = { $seat } is dealt a card.
event-hand = { $seat } holds: { $cards }.
    .you = You hold: { $cards }.
    .hidden = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-turn = { $seat } has the turn.
    .you = It is your turn.
event-drawn = { $seat } draws: { $card }.
    .you = You draw: { $card }.
    .hidden = { $seat } draws a card.
event-deck_empty = The deck is empty now.
event-reshuffle = { $count ->
    [one] The one discard becomes the deck.
   *[other] The { $count } discards become the deck.
}
event-distance = { $seat } lays { $card } and is at { $miles } miles.
    .you = You lay { $card } and are at { $miles } miles.
event-backwards = { $seat } lays { $card }, drives { $lost } miles backwards and is at { $miles } miles.
    .you = You lay { $card }, drive { $lost } miles backwards and are at { $miles } miles.
event-attack = { $seat } attacks { $target }: { $card }; state there: { $state }.
    .you = You attack { $target }: { $card }; state there: { $state }.
    .you_target = { $seat } attacks you: { $card }; your state: { $state }.
event-defence = { $seat } lays { $card_acc }; state: { $state }.
    .you = You lay { $card_acc }; your state: { $state }.
event-immunity = { $seat } lays { $card_acc }: { $points } points; state: { $state }.
    .you = You lay { $card_acc }: { $points } points; your state: { $state }.
event-trick = Dirty trick: { $seat } lays { $card_acc }, undoes the attack ({ $attack }), gets { $points } points and has the turn; state: { $state }.
    .you = Dirty trick: you lay { $card_acc }, undo the attack ({ $attack }), get { $points } points and have the turn; your state: { $state }.
event-skipped = { $seat } loses the turn.
    .you = You lose your turn.
event-discard = { $seat } discards { $card_acc }.
    .you = You discard { $card_acc }.
event-extension = { $seat } calls “extension”: the distance is { $distance } miles now.
    .you = You call “extension”: the distance is { $distance } miles now.
event-round_end = { $how ->
    [distance] The distance is reached, and the round is over. Winner of the round: { $winner }.
    [no_cards] { $seat } has no cards left, and the round is over. Nobody wins it.
    [all_out] Nobody has cards left, and the round is over. Nobody wins it.
   *[stall] Turn after turn has ended in a discard, so the round is over. Nobody wins it.
}
    .you_winner = The distance is reached, and the round is over. You win it.
event-bonus = { $side }: { $points } points { $bonus ->
    [trip] for reaching the distance.
    [deck] for reaching it with the deck empty.
    [alone] for winning before anybody else has driven a mile.
    [immunities] for all four immunities.
    [safe] for a trip without a 200.
   *[extension] from the extension.
}
    .you_side = You get { $points } points { $bonus ->
    [trip] for reaching the distance.
    [deck] for reaching it with the deck empty.
    [alone] for winning before anybody else has driven a mile.
    [immunities] for all four immunities.
    [safe] for a trip without a 200.
   *[extension] from the extension.
}
event-round_points = { $side }: { $points } points in this round, { $total } in all.
    .you_side = You have { $points } points from this round, { $total } in all.
event-game_over = The match is over. Winner: { $winners }.
    .you_winners = The match is over. You win: { $winners }.
event-discards = In the discards: { $cards }.
event-standing = { $side }: { $miles } miles, { $points } points in this round, { $total } from the rounds before. State: { $state }. Number of immunities: { $immunities }.
    .you_side = You: { $miles } miles, { $points } points in this round, { $total } from the rounds before. State: { $state }. Number of immunities: { $immunities }.

refusal-draw_first = Draw first.
refusal-seven_cards = You hold seven cards already.
refusal-no_cards = There are no cards to draw. Play on with those in your hand.
refusal-not_in_hand = You do not hold this card: { $card }.
refusal-not_in_deck = The deck has none left of this card: { $card }.
refusal-need_green = You are stopped and need a green light.
refusal-damaged = You must { $state_todo } before you can drive on.
refusal-limited = There is a speed limit: you may lay only 25 and 50.
refusal-limit_bars = End the speed limit first: in this variant no distance can be laid under it.
refusal-too_many = Your side has laid { $count } of these already, and more are not allowed: { $card }.
refusal-too_far = That would pass the distance of { $distance } miles: there are only { $left } left.
refusal-at_start = Con-sens at 0 miles: there is nothing to take away.
refusal-no_target = No side can be attacked with this now: { $card }.
refusal-own_side = That is your own side.
refusal-protected = { $target } cannot be attacked that way. An immunity protects: { $immunity }.
refusal-blocked = { $target } cannot be attacked now: that side is blocked already.
refusal-under_limit = { $target } cannot be attacked in another way: that side is under a speed limit.
refusal-in_force = { $target } cannot be attacked that way twice. This is in force there already: { $attack }.
refusal-not_attacked = You are not attacked that way, so this would change nothing: { $card }.
refusal-repair_first = Put the damage right before the green light.
refusal-rolling_already = You are rolling already.
refusal-no_green_needed = With the priority vehicle you need no green light.
refusal-no_attack_open = No trick: no attack on your side is open.
refusal-no_immunity = No trick: you do not hold the { $card }.
refusal-wrong_immunity = No trick: the { $card } does not answer this attack: { $attack }.

error-teams_seats = Teams { $teams } are for { $needed } players. Choose { $needed } players, or other teams.

problem-seats = There must be a hand for each player, a record for each side and a count for each card, and the options must be those of the game.
problem-cards = Every card must lie in exactly one place: in the deck, among the discards, in a hand of seven at most, or before a side.
problem-sides = On some side something is in force that cannot be, or its miles, points or 200 cards do not fit.
problem-attack = The attack that a trick could undo must lie before its side and be in force there, and nothing else may have changed since.
problem-round = Round, turn, first player, distance and extension do not fit together.
problem-agenda = One player must be about to draw, to play or to decide about an extension, and nothing else may wait.

option-trip_bonus = Points for reaching the distance
    .about = What the side that reaches the distance gets.
option-safe_trip = Points for a trip without a 200
    .about = What the winner of a round gets for having laid no 200.
option-all_immunities = Who gets the points for four immunities
    .about = With “winner” only the winner of the round, with “any” whichever side has laid all four.
option-speed_limit = Speed limit
    .about = With “exclusive” a speed limit is an attack like the others. With “separate” it can be laid on any side and hinders no other attack.
option-trick_window = How long a dirty trick is possible
    .about = With “card” until the next player has laid or discarded a card. With “draw” only until somebody draws.
option-round_end = When cards run out
    .about = With “first” the round is over when one player has no cards. With “all” it goes on until nobody has any.
option-extension = Extension
    .about = Small games are played to 700 miles. Whoever reaches them may end the round or call for 1000.
option-short_deck = Short deck
    .about = With two or three players one card of each attack is left out.
option-cumulative = Cumulative attacks
    .about = A side can be under several attacks at once, and blocked sides can be attacked, too.
option-cumulative_limit = Speed limit among cumulative attacks
    .about = With “bars_all” a speed limit then bars every distance. With “bars_fast” it leaves 25 and 50.
option-reshuffle = Discards come back
    .about = When the deck is empty, the discards become the deck.
option-stall = Discards in a row that end a round
    .about = When discards come back, a round ends after so many turns in a row in which a card was only discarded.
option-con_sens = Con-sens
    .about = Cards are added that make distance count backwards, and cards that end this.
option-match_points = Points that end the match
    .about = The match is over when a side has so many points after a round. Without a number it is one round.
option-teams = Teams
    .about = How many teams of how many players: 2x3 are two teams of three.

# Groups of rules

group-components = The cards
group-side = What a side has
group-setup = Set-up
group-turn = The turn
group-distance = Distance
group-attack = Attacks
group-defence = Defences
group-immunity = Immunities
group-trick = Dirty tricks
group-scoring = Scoring
group-end = End of the round
group-match = The match
group-extension = Shorter distance and extension
group-teams = Teams
group-cumulative = Cumulative attacks
group-reshuffle = Discards come back
group-con_sens = Con-sens
group-keys = Keys and announcements
group-chance = Chance
group-knowledge = Who knows what

# Where cards can be, and why

kit-how = The kit drives when it can, hinders whoever leads, and keeps immunities for dirty tricks, which it makes whenever it can.

sheet-hand = cards of { $seat }
    .where = among the cards of { $seat }
sheet-deck = cards of the deck
    .where = among the cards of the deck

fact-hand = { $seat } has this card: { $hand }.
    .not = { $seat } does not have this card: { $hand }.
    .none = { $seat } has none of these: { $hand }.
    .so = { $seat } has this card: { $hand }
    .so-not = { $seat } does not have this card: { $hand }
fact-deck = The deck still has this card: { $deck }.
    .not = The deck does not have this card any more: { $deck }.
    .none = The deck has none of these any more: { $deck }.
    .so = the deck still has this card: { $deck }
    .so-not = the deck does not have this card any more: { $deck }

why-full = { $count ->
    [one] The game has one card of this kind: { $card }.
   *[other] The game has { $count } cards of this kind: { $card }.
}
why-places = Of these, { $count } can be found: { $places }. Still to be found: { $left }.
    .all = { $count ->
        [one] It lies { $places }.
       *[other] All of them can be found: { $places }.
    }
why-mine = { $count } in the hand of { $seat }
    .only = in the hand of { $seat }
why-discarded = { $count } among the discards
    .only = among the discards
why-laid = { $count } before { $side }
    .only = before { $side }
why-shown = { $count ->
    [one] Of all kinds together, one card can be found.
   *[other] Of all kinds together, { $count } cards can be found.
}
why-elsewhere = Apart from the { $row }, that leaves only { $count ->
    [one] one card
   *[other] { $count } cards
}, too few to be all the { $left } of this kind.
    .nowhere = Apart from the { $row }, that leaves no card at all, so the rest of this kind must be there.
why-many-earlier = Facts found before count too, { $count } of them.
why-so = So { $fact }.

# Exercises

slot-state = how the car stands

exercise-layable = It is the turn of { $seat }, who has drawn. Which cards of this hand can be laid now? Attacks on another side count, too.
    .hint1 = Look first at how the car of { $seat } stands: rolling, stopped or damaged, and whether it is under a speed limit.
    .hint2 = Distance needs a rolling car. A defence needs something to end. An attack needs a side that is rolling and not protected. An immunity can always be laid.
    .right = Right. All other cards of the hand could only be discarded.
    .all = Every card can be discarded, but not every card can be laid. Mark only those that can be laid.
    .not = This card cannot be laid now: { $card }. Choose it in the panel, and the panel says why.
    .missing = These can be laid, but not only these. Still missing: { $count }.

exercise-mended = It is the turn of { $seat }. The car of { $seat } stands like this: { $state }. { $seat } lays { $card_acc }. How does the car stand then? Mark all that is so.
    .hint1 = A defence ends what it answers, and nothing else.
    .hint2 = A damage also stops the car. Which card is needed before it rolls again? And what lifts a speed limit?
    .right = Right. The damage is gone, and all the rest is as it was.
    .rolling = Not yet. The damage is ended, but a stopped car needs a green light before it rolls.
    .damaged = That damage is ended by the card.
    .less = That is so, but it is not all. Think of everything that is in force on this side.
    .more = Not all of this is so. The card ends the damage and brings nothing new.

exercise-left = { $seat } counts. How many cards of this kind does { $seat } not see anywhere: { $card }? They are in the deck or in the hands of others.
    .hint1 = Begin with all cards of this kind in the game. The rules say how many there are.
    .hint2 = Take away what lies before the players, what is discarded, and what { $seat } holds.
    .right = Right: all of them, less those laid, those discarded, and those in the own hand.
    .full = So many are in the game. Some of them can be seen.
    .hand = You have forgotten the own hand: { $seat } sees those, too.
    .laid = You have forgotten the cards that lie before the players.
    .discards = You have forgotten the discards. They lie open.
    .more = Too many. Count all that lies open once more.
    .fewer = Too few. Count each card that can be seen only once.

exercise-rival = { $seat } sees this card nowhere: { $card }. There is only one of it. { $rival } holds { $size } cards, and the deck has { $left }. How likely is it that { $rival } holds the card?
    .hint1 = For { $seat } the card is as likely in one hidden place as in another. How many hidden places are there?
    .hint2 = Hidden are the cards of the deck and of all other hands. How many of these places are in the hand of { $rival }?
    .right = Right: so many of all hidden cards are in that hand. That { $rival } has made no dirty trick so far says nothing, for a holder may wait.
    .places = The hidden places are not equally large. The deck has many more cards than a hand.
    .full = Some cards are open, and there the card is not. Count only hidden ones.
    .hands = It may also lie in the deck.
    .one = That is the share of a single hidden card. { $rival } holds { $size }.
    .other = Not yet. Divide the cards of { $rival } by all cards that { $seat } does not see.

exercise-draws = { $seat } would like to draw this card: { $card }. Of it { $count } are unseen, among { $left } hidden cards. How likely is it that at least one is among the next { $draws } cards that { $seat } draws?
    .hint1 = It is easier to count the contrary: that all { $draws } cards are others.
    .hint2 = The others number { $left } − { $count }, so the first card is one of them with probability ({ $left } − { $count })/{ $left }. For each further card both numbers are one smaller. Multiply, and take the product from 1.
    .right = Right. It makes no difference who draws in between: every hidden card is as likely as another.
    .once = That is for one card drawn. { $seat } draws { $draws }.
    .sum = Adding counts it twice when two of the cards are wanted ones. Count that none is.
    .missed = That is how likely none of them is. The contrary is asked.
    .every = That is about how likely all of them are. One is enough.
    .other = Not yet. Count how likely it is that none of the cards is a wanted one.

exercise-exact = { $seat } is at { $miles } miles, and { $left } are left. What is the smallest number of distance cards from this hand that drive exactly the rest, if nobody gets in the way?
    .hint1 = The sum must be exact. A card that would pass the distance cannot be laid.
    .hint2 = Have a look at which cards { $seat } has laid already. Of one distance a side may lay only two in a round.
    .right = Right. With fewer cards of this hand the rest cannot be driven.
    .allowed = { $seat } has laid two cards of 200 already. A third one is not allowed.
    .unseen = So few would be enough with cards that { $seat } does not hold yet. The question is about this hand.
    .more = It can be done with fewer cards. Try the long distances first.
    .fewer = So few cards of this hand do not make the sum.

# Properties that lessons ask for

property-rolling =
    .right = The car of this side is rolling now.
    .draw = That only draws. Lay a card after which the car is rolling.
    .blocked = After that the car is not rolling: { $state }. Look for a card after which it is.
property-drives =
    .right = That brings miles: the car is at { $miles } miles now.
    .backwards = Under con-sens that drives { $lost } miles backwards.
    .other = That brings no miles. Lay a distance card.
property-no_waste =
    .right = A good use of the turn.
    .draw = That only draws. Now a card is to be laid or discarded.
    .could = There is a card that can be laid: { $card }. Discard only if nothing can be laid.
property-exact =
    .right = The distance can still be reached exactly. Miles left: { $left }.
    .stuck = After that { $left } miles are left, and no distance cards that are still to be had make just that sum.

# Cards of one's own

table-twice = cards.toml: a short name is used twice; give each card a `slug` of its own
table-marks = cards.toml: the marks of the attacks must be, each once: { $known } (TM-5)
table-defences = cards.toml: each attack needs a defence of its own (TM-5)
table-answers = cards.toml: each { $table } must answer an attack, and attacks may name no other (TM-5)
table-short = cards.toml, { $slug }: a short deck cannot lack more than there are (TM-4)

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
miles-anybody = anybody
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
