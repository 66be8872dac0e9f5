# 13 Clues in English. Seats are called Player A, B, ...; “you” is the reader's own seat.

title = 13 Clues

graph-table = who sees which card
graph-cards = cards of one colour or one category

step-turn = turn
step-round = round

verb-ask = Question a witness
verb-ask_secretly = Question a witness in secret
verb-ask_left = Question a witness, with the left card
verb-ask_right = Question a witness, with the right card
verb-look = Look at an informant
verb-accuse = Accuse
verb-take = Take a glass from a player
verb-choose = Choose a mystery
verb-deal = Deal a card
verb-lay = Lay an informant
verb-left = Put a card on the left
verb-first = Draw the first player

slot-witness = witness
slot-what = what to ask about
slot-letter = informant
slot-person = person
slot-location = location
slot-weapon = weapon
slot-giver = player with a glass
slot-card = card

move-ask = question to { $witness }: { $what }
    .at_table = question to { $witness }: { $what } (answer: { $count })
move-ask_secretly = secret question to { $witness }: { $what }
    .at_table = secret question to { $witness }: { $what } (answer: { $count })
move-ask_left = question to { $witness } with the left card: { $what }
    .at_table = question to { $witness } with the left card: { $what } (answer: { $count })
move-ask_right = question to { $witness } with the right card: { $what }
    .at_table = question to { $witness } with the right card: { $what } (answer: { $count })
move-look = look at informant { $letter }
    .at_table = look at informant { $letter }: { $card }
move-accuse = accusation: { $person }, { $location }, { $weapon }
    .at_table = accusation: { $person }, { $location }, { $weapon } ({ $verdict })
move-take = glass from { $giver }
move-choose = mystery: { $person }, { $location }, { $weapon }
move-deal = card for { $seat }: { $card }
move-lay = informant: { $card }
move-left = left card of { $seat }: { $card }
move-first = { $seat } begins

event-dealt = { $seat } is dealt { $card_acc }.
    .you = You are dealt { $card_acc }.
    .hidden = { $seat } is dealt a card.
event-laid = { $card } lies face down on the letter { $letter }.
    .hidden = An informant lies face down on the letter { $letter }.
event-chosen = { $seat } chooses a mystery: { $person }, { $location }, { $weapon }.
    .you = You choose a mystery for your left neighbour: { $person }, { $location }, { $weapon }.
    .hidden = { $seat } chooses a mystery for the left neighbour.
event-front = The mystery of { $seat } is put up: { $person }, { $location }, { $weapon }.
    .you_hidden = Your mystery is put up, and everybody but you sees it.
    .hidden = The mystery of { $seat } is put up.
event-side = Behind the screen of { $seat } lie { $left_acc } on the left and { $right_acc } on the right.
    .you = Behind your screen lie { $left_acc } on the left and { $right_acc } on the right.
    .hidden = Two cards remain behind the screen of { $seat }, one on the left and one on the right.
event-first = { $seat } is drawn as the first player.
    .you = You are drawn as the first player.
event-round = Round { $number } begins.
event-turn = { $seat } has the turn.
    .you = It is your turn.
event-glass_taken = { $seat } takes a glass from the supply.
    .you = You take a glass from the supply.
event-glass_claimed = { $seat } takes a glass from { $giver }, because the supply is empty.
    .you = You take a glass from { $giver }, because the supply is empty.
    .you_giver = { $seat } takes a glass from you, because the supply is empty.
event-glass_given = { $seat } gives a glass to { $taker }.
    .you = You give a glass to { $taker }.
    .you_taker = { $seat } gives you a glass.
event-glass_back = { $seat } puts { $count ->
    [one] a glass
   *[other] { $count } glasses
} into the supply.
    .you = You put { $count ->
    [one] a glass
   *[other] { $count } glasses
} into the supply.
event-asked = { $seat } gives a glass to { $witness } and asks: “{ $what_asks }?” The answer is { $count }.
    .you = You give a glass to { $witness } and ask: “{ $what_asks }?” The answer is { $count }.
    .you_witness = { $seat } gives you a glass and asks: “{ $what_asks }?” The answer is { $count }.
event-asked_secretly = { $seat } discards a Top Secret token, gives a glass to { $witness } and asks in secret: “{ $what_asks }?” The answer is { $count }.
    .you = You discard your Top Secret token, give a glass to { $witness } and ask in secret: “{ $what_asks }?” The answer is { $count }.
    .you_witness = { $seat } discards a Top Secret token, gives you a glass and asks in secret: “{ $what_asks }?” The answer is { $count }.
    .hidden = { $seat } discards a Top Secret token, gives a glass to { $witness } and asks a secret question.
event-asked_left = { $seat } asks { $witness }: “{ $what_asks }, with the left card?” The answer is { $count }.
    .you = You ask { $witness }: “{ $what_asks }, with the left card?” The answer is { $count }.
    .you_witness = { $seat } asks you: “{ $what_asks }, with the left card?” The answer is { $count }.
event-asked_right = { $seat } asks { $witness }: “{ $what_asks }, with the right card?” The answer is { $count }.
    .you = You ask { $witness }: “{ $what_asks }, with the right card?” The answer is { $count }.
    .you_witness = { $seat } asks you: “{ $what_asks }, with the right card?” The answer is { $count }.
event-looked = { $seat } looks at informant { $letter } and sees { $card_acc }.
    .you = You look at informant { $letter } and see { $card_acc }.
    .hidden = { $seat } looks at informant { $letter } in secret.
event-wrong = { $seat } accuses: “{ $person_was } { $location_at } { $weapon_with }!” That is wrong, and the turn is over.
    .you = You accuse: “{ $person_was } { $location_at } { $weapon_with }!” That is wrong, and your turn is over.
event-solved = { $seat } accuses: “{ $person_was } { $location_at } { $weapon_with }!” That is right, and the mystery is solved.
    .you = You accuse: “{ $person_was } { $location_at } { $weapon_with }!” That is right, and your mystery is solved.
event-tired = The game ends after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
event-mystery_shown = The mystery of { $seat } was: { $person }, { $location }, { $weapon }.
    .you = Your mystery was: { $person }, { $location }, { $weapon }.
event-hand_shown = Behind the screen of { $seat } were { $left_acc } on the left and { $right_acc } on the right.
    .you = Behind your screen were { $left_acc } on the left and { $right_acc } on the right.
event-informant_shown = Informant { $letter } was { $card_acc }.
event-game_over = { $by ->
    [solved] The game is over. Winner: { $winners }.
   *[turn_cap] The game is over, and nobody has won.
}

refusal-not_in_play = { $card } is not in play: its colour was left out.
refusal-already_dealt = { $card } already lies somewhere else.
refusal-other_kind = { $card } does not fit here: now a card of another kind is dealt.
refusal-other_hand = Now it is the turn of the cards of { $seat }.
refusal-not_behind = { $card } is not one of the two cards behind this screen.
refusal-not_in_hand = { $card } is not among your five cards. Choose a person, a location and a weapon of those.
refusal-has_no_glass = { $seat } has no glass. Take one from a player who has.
refusal-not_secret = Secret questions belong to the variant Top Secret, which is not played here.
refusal-no_token = You have no Top Secret token left, so you cannot ask in secret.
refusal-name_a_side = With two players a question must say whether the left or the right card is counted.
refusal-no_sides = Left and right are told apart with two players only. Ask without a side.
refusal-own_witness = You cannot question yourself. Choose another player as the witness.
refusal-no_kinds = In this game a question is about a colour or a category, not about { $what_many }.
refusal-colour_out = There are no { $what_many } in this game, so the answer would always be 0.
refusal-no_informants = With six players there are no informants to look at.
refusal-empty_letter = No informant lies on the letter { $letter }.
refusal-seen_behind = { $card } lies behind your own screen, so it is not in your mystery.
refusal-seen_in_front = { $card } belongs to the mystery of { $seat }, so it is not in yours.

error-top_secret_seats = Top Secret is for three to six players. Choose more players, or play without it.

problem-seats = The game is for two to six players, each with two cards, a mystery, and a place for glasses; and the options must be those of the game.
problem-cards = Every card in play must lie in exactly one place: a person, a location and a weapon in each mystery, two cards behind each screen, the others with the informants.
problem-looked = For every informant it must be said who has looked, in the order of the seats.
problem-turn = A number is out of bounds: the turn, the first player, or a winner there should not be yet.
problem-glasses = With three to six players there must be eight glasses in all, with two players none.
problem-tokens = A player has more Top Secret tokens than there are, or fewer than none.
problem-agenda = The player whose turn it is must have the turn and a glass, and nothing else may be open.

option-whole_kinds = Questions about whole kinds
    .about = You may also ask how many people, locations or weapons a witness sees.
option-top_secret = Top Secret
    .about = Everybody may ask one question in secret: only asker and witness hear question and answer. For three to six players.
option-turn_cap = Longest game, in turns
    .about = After so many turns the game ends without a winner.

table-seat = { $seat }
table-front = in front of { $seat }
table-behind = behind the screen of { $seat }

# The kit as a player

kit-how = The kit asks or looks where it learns most about its own mystery, and accuses only when a single mystery is left or nothing could tell it more.

# Groups of rules

group-components = What is in the box
group-aim = Aim
group-setup = Set-up
group-turn = Turns and glasses
group-question = Questioning a witness
group-informant = Secret informants
group-accusation = Accusations
group-two = Two players
group-end = The end
group-options = Options
group-chance = Chance
group-knowledge = Who knows what
group-interface = What is shown

# Facts, reasons and hints

sheet-mystery = the mystery
    .where = in the mystery
sheet-hand = behind the screen of { $seat }
    .where = behind the screen of { $seat }
sheet-informants = with the informants
    .where = with the informants

fact-mystery = The { $mystery } is in the mystery.
    .not = The { $mystery } is not in the mystery.
    .none = Not in the mystery: { $mystery }.
    .so = the { $mystery } is in the mystery
    .so-not = the { $mystery } is not in the mystery
fact-hand = The { $hand } lies behind the screen of { $seat }.
    .not = The { $hand } does not lie behind the screen of { $seat }.
    .none = Not behind the screen of { $seat }: { $hand }.
    .so = the { $hand } lies behind the screen of { $seat }
    .so-not = the { $hand } does not lie behind the screen of { $seat }
fact-informants = The { $informants } lies with the informants.
    .not = The { $informants } does not lie with the informants.
    .none = Not with the informants: { $informants }.
    .so = the { $informants } lies with the informants
    .so-not = the { $informants } does not lie with the informants

why-asked = { $witness } sees { $count ->
    [one] 1 { $what_one }
   *[other] { $count } { $what_many }
}; { $seen ->
    [0] no { $what_one } stands in front of the other players
    [one] one of them stands in front of another player
   *[other] { $seen } of them stand in front of other players
}, so { $left ->
    [0] none is in the mystery and none behind the screen of { $witness }
    [one] one is in the mystery or behind the screen of { $witness }
   *[other] { $left } are in the mystery or behind the screen of { $witness }
}
    .all-seen = { $witness } sees { $count ->
    [one] 1 { $what_one }, and that card stands in front of another player
   *[other] { $count } { $what_many }, and all of them stand in front of other players
}, so none is in the mystery and none behind the screen of { $witness }
    .none = { $witness } sees no { $what_many }, so none is in the mystery and none behind the screen of { $witness }
why-asked_left = with the left card { $witness } sees { $count ->
    [one] 1 { $what_one }, so it is in the mystery or the left card of { $witness }
   *[other] { $count } { $what_many }, so they are in the mystery, or one of them is the left card of { $witness }
}
    .none = with the left card { $witness } sees no { $what_many }, so none is in the mystery, and the left card of { $witness } is none either
why-asked_right = with the right card { $witness } sees { $count ->
    [one] 1 { $what_one }, so it is in the mystery or the right card of { $witness }
   *[other] { $count } { $what_many }, so they are in the mystery, or one of them is the right card of { $witness }
}
    .none = with the right card { $witness } sees no { $what_many }, so none is in the mystery, and the right card of { $witness } is none either
why-looked = informant { $letter } is { $card_acc }
why-informant_shown = informant { $letter } was { $card_acc }
why-hand_shown = behind the screen of { $seat } were { $left_acc } and { $right_acc }
why-wrong = { $seat } accuses with { $person }, { $location } and { $weapon } and may not name a card that { $seat } sees, so none of these is in the mystery or behind the screen of { $seat }
    .own = { $person }, { $location } and { $weapon } together were wrong
why-solved = the mystery is solved: { $person }, { $location }, { $weapon }
why-mystery_shown = the mystery is open: { $person }, { $location }, { $weapon }
why-many-earlier = facts found before count too, { $count } of them
why-so = So { $fact }.
why-only-left = { $part ->
    [person] Of the people out of view no other is possible
    [location] Of the locations out of view no other is possible
   *[weapon] Of the weapons out of view no other is possible
}, so { $fact }.
why-only-fits = Nothing else fits all of that, so { $fact }.

# The picture of the table

scene-title-setup = { $name }: setting up
scene-title-turn = { $name }: turn { $number }
scene-title-over = { $name }: the game is over
scene-card = { $card } ({ $colour }, { $category })
scene-in-front = In front of the screen of { $seat }.
scene-behind = Behind the screen of { $seat }.
scene-on-left = On the left behind the screen of { $seat }.
scene-on-right = On the right behind the screen of { $seat }.
scene-on-letter = It lies on the letter { $letter }, so it is not in your mystery.
scene-hidden = It is not in sight.
scene-unseen = { $seat } does not see it.
scene-player = { $seat }.
scene-yours = Your own place.
scene-turn = { $seat } has the turn.
scene-glasses = { $count ->
    [0] No glass.
    [one] 1 glass.
   *[other] { $count } glasses.
}
scene-tokens = { $count ->
    [0] No Top Secret token.
    [one] 1 Top Secret token.
   *[other] { $count } Top Secret tokens.
}
scene-front = In front of the screen: { $cards }.
scene-front-hidden = In front of the screen: a mystery that cannot be seen from here.
scene-no-front = Nothing in front of the screen.
scene-hand = Behind the screen: { $cards }.
scene-hand-sides = Behind the screen: on the left { $left }, on the right { $right }.
scene-hand-hidden = Behind the screen: { $count ->
    [one] 1 card that cannot
   *[other] { $count } cards that cannot
} be seen from here.
scene-no-hand = Nothing behind the screen.
scene-informant = Informant { $letter }.
scene-looked-none = Nobody has looked here.
scene-looked = Has been seen by: { $players }.
scene-question = Question: { $what_many }.
scene-sign = Its sign on the cards: { $sign }.
scene-supply = { $count ->
    [0] No glass in the supply.
    [one] 1 glass in the supply.
   *[other] { $count } glasses in the supply.
}
scene-supply-label = Supply
scene-you = you
scene-secret = TS
scene-ask = Questions
scene-informants = Informants
scene-tray = Cards not in sight
scene-tray-own = Cards you do not see
scene-tray-of = Cards that { $seat } does not see

alt-table = A table with { $players } players and { $cards } cards in play.
alt-dealing = The table is being set up.
alt-over = The game is over, and nobody has won.
alt-won = The game is over. Winner: { $seat }.
alt-eyes = Seen with the eyes of { $seat }.
alt-public = Seen with the eyes of an onlooker.
alt-teacher = All cards are seen.
holds-looked = Has looked at the informants { $letters }.
holds-left = The left neighbour is { $seat }.
table-caption = What lies where.
table-counts = Glasses: { $players }, supply { $count }.
table-glasses = { $seat } { $count }
table-where = Where
table-cards = Cards
table-letter = informant { $letter }

# Charts

chart-mystery = What is in the mystery?
chart-sheet = Where is each card?
chart-information = How much does each question tell?
chart-informants = What is a look worth?
chart-remaining = How many mysteries are still possible?
chart-about-own = The mystery of { $seat }, from what { $seat } knows.
chart-in-bits = In bits: one bit halves the doubt.
chart-most = Most likely: { $names }, { $share }.
chart-tells = { $action }: { $bits } bits.
chart-nothing-yet = Nothing to work out yet: the mysteries are not put up.
chart-nothing-public = An onlooker sees no cards. Choose the eyes of a player.
chart-no-informants = With six players there are no informants.
chart-card = Card
chart-kind = Kind
chart-certain-cell = certain
chart-impossible-cell = impossible
chart-question = Question
chart-left = left card
chart-right = right card
chart-why = Why
chart-where-is = { $name }: { $place }.
chart-none-certain = No card's place is certain.
chart-dot = A dot means impossible.
chart-in-mystery = mystery
chart-in-hand = screen of|{ $seat }
chart-in-informants = informants
chart-best-last = The last bar is the best question.
chart-best = The best now: { $action } ({ $bits } bits).
chart-nothing-tells = Nothing here tells anything more about this mystery.
chart-mysteries = mysteries still possible
chart-turns = turns of the game
chart-dwindle = At first { $first ->
    [one] 1 mystery
   *[other] { $first } mysteries
}, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} { $last }.

# Lessons: properties of a move, and what is said of it

property-good_question =
    .right = This tells { $bits } bits about your mystery; the best tells { $best }.
    .poor = This would tell only { $bits } bits about your mystery. The best tells { $best }. Look for an answer that depends more on your own cards.
    .known = You know the answer already, so this would tell nothing. The best tells { $best } bits.
    .nothing = The answer would speak only of other cards, not of your mystery. The best tells { $best } bits.
    .attempt = Ask a question here, or look at an informant.

property-possible_case =
    .right = { $count ->
        [one] This mystery is true to all that you have heard, and no other is.
       *[other] This mystery is true to all that you have heard, but so are { $count } mysteries altogether.
    }
    .question = Accuse here: name a person, a location and a weapon.
    .again = You have named these three before, and the accusation was wrong.
    .looked = Informant { $letter } is { $card_acc }, so that card is not in your mystery.
    .barred = { $seat } has named { $card_acc } in an accusation. Nobody may name a card that they see, and everybody but you sees your mystery. So { $card_acc } is not in it.
    .over = If this were your mystery, { $witness } would have counted at least { $least } when asked about { $what_many }. The answer was { $told }.
    .under = If this were your mystery, { $witness } could have counted { $most } at most when asked about { $what_many }. The answer was { $told }.
    .card = No single line of the log rules out { $card_acc }, but several of them together do.
    .together = No single line of the log speaks against this mystery, but all of them together do.

property-certain_case =
    .right = Only this mystery is true to all that you have heard. Now it is certain.
    .open = It is too early: { $count } mysteries are possible. It could still be: { $person }, { $location }, { $weapon }.
    .question = { property-possible_case.question }
    .again = { property-possible_case.again }
    .looked = { property-possible_case.looked }
    .barred = { property-possible_case.barred }
    .over = { property-possible_case.over }
    .under = { property-possible_case.under }
    .card = { property-possible_case.card }
    .together = { property-possible_case.together }

# Exercises: the question, hints from the faintest to the plainest, and what is said of an answer

slot-in_mystery = in the mystery of a listener
slot-behind_accuser = behind the accuser's screen
slot-behind_listener = behind a listener's screen
slot-with_informants = with the informants

exercise-unseen = Five players, 27 cards in play, and nobody has asked anything yet. How many of the cards does { $seat } not see?
    .hint1 = Count what is in sight instead: in front of the other players, and behind { $seat }'s own screen.
    .hint2 = Four mysteries of three cards, and two cards behind the screen. Take these away from all cards in play.
    .right = Right. With one player more there are three cards more in play and three more in sight, so the number is the same at every table. That is where the game has its name from.
    .screen = You have left out the two cards behind the own screen: those are in sight, too.
    .mine = Almost: the three cards of the own mystery are not in sight either. The others see them, the owner does not.
    .three = That is the own mystery. But { $seat } does not see the cards behind the other screens either, nor the informants.
    .all = That is all cards in play. Some of them are in sight.
    .more = Fewer cards than that are hidden. What does { $seat } see?
    .fewer = More cards than that are hidden. Think of the other screens, of the informants and of the own mystery.

exercise-mysteries = Three players, and nobody has asked anything yet. How many mysteries are possible for { $seat }?
    .hint1 = A mystery has one person, one location and one weapon, and { $seat } sees none of the three.
    .hint2 = Look through the eyes of { $seat }: how many of the 7 persons are not in sight, how many of the 7 locations, how many of the 7 weapons?
    .right = Right: every unseen person goes with every unseen location and every unseen weapon. At every table it comes out as 75 or 80, by the two cards behind the own screen.
    .sum = You have added. Every person goes with every location and every weapon: multiply.
    .all = That counts all the cards in play. Those that { $seat } sees cannot be in the mystery.
    .any = That is how many ways there are to take any three of the unseen cards. But a mystery has one of each kind.
    .other = Not quite. Count the unseen persons, locations and weapons, each by themselves.

exercise-count = { $seat } asks { $witness }: “{ $what_asks }?” Look at the table with the teacher's eyes. What must { $witness } answer?
    .hint1 = A witness counts what he or she sees: the mysteries in front of all the others, and the two cards behind the own screen.
    .hint2 = The asker's mystery counts, the witness's own mystery does not, and the informants do not either.
    .right = Right. The asker's mystery is among the cards that were counted, and that is the point of asking.
    .own = You have counted the witness's own mystery, too. Nobody sees the own mystery.
    .eyes = So many does { $seat } see. Look with the eyes of { $witness }.
    .more = Those are too many. What stands in front of the witness's own screen does not count, and neither do the informants.
    .fewer = Those are too few. Have you counted the asker's mystery, and the two cards behind the witness's screen?

exercise-hidden = { $seat } has asked { $witness }: “{ $what_asks }?” The answer is { $count }. How many of these cards does { $seat } not see, because they are in the own mystery or behind the screen of { $witness }?
    .hint1 = Which of the cards that { $witness } counts does { $seat } see as well?
    .hint2 = Look through the eyes of { $seat } at the mysteries of the other players. But { $witness } does not count the mystery of { $witness }.
    .hint3 = Take the cards that both of them see away from { $count }.
    .right = Right. What the witness counts and the asker does not see is in just two places. That is how every answer is read.
    .all = Of these cards { $seat } sees at least one in front of another player.
    .own = You have taken away a card that stands in front of { $witness }. { $seat } sees it, but { $witness } does not, so it is not among the { $count }.
    .more = So many cards did { $witness } not even count.
    .fewer = More of them are hidden from { $seat }. Take away only what both of them see.

exercise-ask = It is the turn of { $seat }. Which question tells most about the mystery of { $seat }?
    .hint1 = A question is good if its answers are spread evenly and if they depend on the mystery, not only on the cards behind a screen.
    .hint2 = { $seat } has five mysteries left. Write them down: what do they differ in, and has it been asked of both witnesses?
    .right = Right: { $bits } bits, and no question tells more.
    .nothing = { $witness } can only give an answer that tells { $seat } nothing about the mystery.
    .close = { $bits } bits: almost as many as the best question.
    .less = { $bits } bits. There are better questions.

exercise-wrong = For { $seat } { $count } mysteries are possible. { $seat } accuses with three cards, and it is wrong. How many mysteries are possible for { $seat } then?
    .hint1 = The table says “wrong”, and nothing else.
    .hint2 = Perhaps two of the three cards are right. What has really been ruled out?
    .right = Right: a single one. For that { $seat } gives away the turn and all glasses, and tells the others which cards { $seat } does not see.
    .same = At least the mystery that was named is ruled out.
    .half = Only a question with two equally likely answers does that. Here “wrong” was almost certain.
    .three = The three cards cannot be struck out one by one: perhaps two of them are right.
    .solved = So few would be left after a right accusation.
    .other = Not quite. Think about what the word “wrong” rules out.

exercise-named = { $seat } accuses with { $person }, { $location } and { $weapon }, and it is wrong. What do the others learn from that? Mark the places where none of the three cards can lie.
    .hint1 = Which cards may a player not name?
    .hint2 = { $seat } sees the mysteries of all the others, and two cards behind the own screen.
    .right = Right. An accusation says aloud which cards the accuser does not see. Everybody else may cross them out in two places.
    .informants = There they may well lie: { $seat } has not seen all the informants, and even a card seen at an informant may be named.
    .other = { $seat } cannot look behind the screen of another player, so the cards may lie there.
    .half_in_mystery = Right so far. But there are two cards more that { $seat } sees and nobody else does.
    .half_behind_accuser = Right so far. But { $seat } sees other cards besides those two: who sees your mystery?

exercise-share = { $seat } has { $count } mysteries left, and they are not equally likely. They go with { $each } deals, { $total } together. How likely is the most likely one?
    .hint1 = Every deal is as likely as any other. So count deals, not mysteries.
    .hint2 = Divide the greatest of these numbers by their sum. A fraction will do, and so will whole percents.
    .right = Right. It is the most likely one, and still it is more likely wrong than right. In this game it was wrong.
    .alike = That would be so if all mysteries were equally likely. But they go with different numbers of deals.
    .odds = That compares the most likely mystery with the others together. Compare it with all of them, itself included.
    .against = That is how likely it is to be wrong.
    .other = Not quite. How many deals are there in all, and how many go with the most likely mystery?

exercise-twin = { $seat } has two mysteries left, and no question tells them apart. One is { $person }, { $location }, { $weapon }. Name the other.
    .hint1 = Every witness would give the same answers. So the other mystery has just as many cards of every colour and of every category.
    .hint2 = Two of the cards are replaced by others of the same kind and the same category. Which colours do these two have?
    .hint3 = The two new cards have the two colours the other way round: the new person has the colour of the old location, and the new location that of the old person.
    .right = Right. The other two cards lie behind one and the same screen, so that player counts the same, too. Then neither a question nor an informant helps, and only luck decides.
    .same = That is the one you know already.
    .out = { $card } is in neither of the two mysteries.
    .mixed = Each of these cards is possible, but not all three together: then the number of cards of a colour would change.

# Puzzles

about-puzzle = What { $seat } sees and hears is enough. Which person, which location and which weapon are in the mystery of { $seat }?

## At a real table

slot-count = answer
slot-verdict = right or wrong

verb-hold_left = Enter my left card
verb-hold_right = Enter my right card
verb-front = Enter a mystery that I see
verb-ask_unheard = A secret question that I do not hear
verb-look_unseen = Another player looks at an informant

move-hold_left = left card behind my screen: { $card }
move-hold_right = right card behind my screen: { $card }
move-front = mystery in front of { $seat }: { $person }, { $location }, { $weapon }
move-ask_unheard = secret question to { $witness }
move-look_unseen = look at informant { $letter }

option-me = I am player
    .about = The player who tells the kit what happens at the table; 0 is Player A.

enter-hold_left = Enter the two cards behind your screen, first the left one. Other players' panels do not show them.
enter-hold_right = { enter-hold_left }
enter-front = Enter the mysteries that you see in front of the other players, one after the other, from your left neighbour on.
enter-first = Enter who begins.

refusal-stands_in_front = { $card } already stands in front of { $seat }. Check once more what you have entered.
refusal-accuser_sees = { $actor } sees { $card_acc } in front of { $seat } and so cannot name that card. Check once more what was said, and what you have entered.
refusal-no_token_there = { $actor } has no Top Secret token left and cannot ask in secret.
refusal-asks_oneself = { $actor } has the turn and cannot be the witness as well. Enter who was asked.

# Cards of one's own

table-colour = [[colour]] { $slug } needs one { $table }, not { $count } ({ $rows ->
    [none] none
   *[other] { $rows }
}); give exactly one [[{ $table }]] the `colour` { $slug } (TC-1)
table-kinds = [[kind]]: write three rows whose `cards` are, in this order: { $known }
table-colours = [[colour]]: write { $needed } rows, not { $count } (TC-1)
table-categories = [[category]]: give just { $needed } cards each `category`; these have another number (TC-2): { $rows }
