# Persona Non Grata in English. Seats are called Player A, B, ...; “you” is the reader's own seat.

title = Persona Non Grata

step-moment = part
step-day = day
step-week = week

graph-flow = the way of the hands, day by day
graph-ring = who passes to whom
graph-majorities = players and corporations

flow-hand = hand of Player { $letter }, week { $week }, day { $day }
    .short = { $letter }: week { $week }, day { $day }

verb-lay = Lay a pair
verb-discard = Discard a card
verb-name = Decide the tie
verb-take = Steal a card
verb-deal = Deal a card

slot-card = information card
slot-action = action card

move-lay = { $card } with { $action }
    .hidden = a pair face down
move-discard = discard: { $card }
    .hidden = discard: a card face down
move-name = { $seat }
move-take = steal from { $seat }: { $card }
move-deal = card: { $card }
    .hidden = a card from the deck

# What is due

ask-lay = { $seat } chooses an information card and an action card in secret.
    .you = Choose an information card and an action card.
ask-discard = { $seat } chooses a card to discard, in secret.
    .you = Choose a card to discard. The others will not see it.
ask-first = { $corporation }: { $seat } holds the key and decides the tie of { $seats }: who is first?
    .you = { $corporation }: you hold the key and decide the tie of { $seats }: who is first?
ask-second = { $corporation }: { $seat } decides the tie of { $seats }: who is second?
    .you = { $corporation }: you decide the tie of { $seats }: who is second?
ask-theft = { $corporation }: { $seat } chooses a card to steal.
    .you = { $corporation }: choose a card to steal from another area.

# What happened

event-week = Week { $number } begins{ $last ->
    [yes] , the last one
   *[no] {""}
}. Hands are passed { $direction }.
event-dealt = { $seat } is dealt: { $card }.
    .you = You are dealt: { $card }.
    .hidden = { $seat } is dealt a card.
event-day = Day { $number } begins.
event-laid = { $seat } lays face down: { $card } with { $action }.
    .you = You lay face down: { $card } with { $action }.
    .hidden = { $seat } lays a pair face down.
event-revealed = All pairs are revealed. The action cards, from Player A on: { $actions }.
event-downloaded = { $seat } downloads: { $card }.
    .you = You download: { $card }.
event-encrypted = { $seat } encrypts: { $card }.
    .you = You encrypt: { $card }.
    .hidden = { $seat } encrypts a card.
event-sent = { $seat } sends to { $target } ({ $action }): { $card }.
    .you = You send to { $target } ({ $action }): { $card }.
    .you_target = { $seat } sends to you ({ $action }): { $card }.
event-discarded = { $seat } discards face down: { $card }.
    .you = You discard face down: { $card }.
    .hidden = { $seat } discards a card face down.
event-passed = { $seat } passes { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $direction } to { $target }: { $cards }.
    .you = You pass { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $direction } to { $target }: { $cards }.
    .you_target = { $seat } passes { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $direction } to you: { $cards }.
    .hidden = { $seat } passes { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $direction } to { $target }.
event-drawn = { $seat } draws: { $card }.
    .you = You draw: { $card }.
    .hidden = { $seat } draws a card.
event-last = { $seat } discards the last card of the week: { $card }.
    .you = You discard the last card of the week: { $card }.
    .hidden = { $seat } discards the last card of the week, unseen.
event-decrypted = The card that { $seat } has encrypted is turned up: { $card }.
    .you = The card that you have encrypted is turned up: { $card }.
event-sums = { $corporation }: the sums, from Player A on, are { $sums }.
event-nobody = { $corporation }: all sums are 0, so nothing happens.
event-tie = { $corporation }: { $seats } tie for the { $place ->
    [first] first
   *[second] second
} place with { $sum }. { $decided ->
    [yes] { $place ->
        [first] The holder of the key decides: { $by }.
       *[second] Whoever is first decides: { $by }.
    }
   *[no] The key lies on the table, so nobody gets anything.
}
event-first = { $corporation }: { $seat } is first with { $sum } and archives: { $cards }.
    .you = { $corporation }: you are first with { $sum } and archive: { $cards }.
event-second = { $corporation }: { $seat } is second { $alone ->
    [yes] as well, for nobody else has any points,
   *[no] with { $sum }
} and { $key ->
    [kept] keeps the key
    [table] takes the key from the table
   *[taken] takes the key from { $rival }
}.
    .you = { $corporation }: you are second { $alone ->
    [yes] as well, for nobody else has any points,
   *[no] with { $sum }
} and { $key ->
    [kept] keep the key
    [table] take the key from the table
   *[taken] take the key from { $rival }
}.
    .you_rival = { $corporation }: { $seat } is second { $alone ->
    [yes] as well, for nobody else has any points,
   *[no] with { $sum }
} and takes the key from you.
event-stolen = { $seat } steals from { $target } and archives: { $card }.
    .you = You steal from { $target } and archive: { $card }.
    .you_target = { $seat } steals from you and archives: { $card }.
event-nothing_stolen = { $corporation }: { $seat } finds no card to steal.
    .you = { $corporation }: you find no card to steal.
event-archived = { $count ->
    [0] { $seat } has nothing in the area to archive.
   *[other] { $seat } archives the area: { $cards }.
}
    .you = { $count ->
    [0] You have nothing in your area to archive.
   *[other] You archive your area: { $cards }.
}
event-lost = { $seat } loses an activator of { $corporation }: { $card }.
    .you = You lose an activator of { $corporation }: { $card }.
event-activated = { $seat } has activated { $corporation }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You have activated { $corporation }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-dormant = { $seat } has no activator of { $corporation }: cards worth { $points } do not count.
    .you = You have no activator of { $corporation }: cards worth { $points } do not count.
event-keys = { $count ->
    [0] { $seat } holds no key.
    [one] { $seat } holds 1 key: 1 point.
   *[other] { $seat } holds { $count } keys: { $points } points.
}
    .you = { $count ->
    [0] You hold no key.
    [one] You hold 1 key: 1 point.
   *[other] You hold { $count } keys: { $points } points.
}
event-total = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
    .you = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
event-tie_break = { $seats } are level. { $criterion ->
    [corporations] Activated corporations decide
   *[keys] Keys decide
}: { $counts }.
event-game_over = The game is over. Winner: { $winners }.
    .you_winners = The game is over. You win: { $winners }.
event-stack = { $corporation }: { $left ->
    [0] no corporation card is left
   *[other] on the table: { $cards }
}. { $held ->
    [yes] Holder of the key: { $holder }.
   *[no] The key lies on the table.
}
event-won = { $seat } has archived: { $cards }.
    .you = You have archived: { $cards }.
event-archive = In the archive of { $seat }: { $cards }.
    .you = In your archive: { $cards }.
event-lying = In the area of { $seat }{ $encrypted ->
    [yes] , face down
   *[no] {""}
}, from { $sender } on day { $day } of week { $week }: { $card }.
    .you = In your area{ $encrypted ->
    [yes] , face down
   *[no] {""}
}, from { $sender } on day { $day } of week { $week }: { $card }.
    .hidden = In the area of { $seat }, face down since day { $day } of week { $week }: a card.
event-hand = { $seat } holds: { $cards }. Action cards left: { $actions }.
    .you = You hold: { $cards }. Action cards left: { $actions }.
    .hidden = { $seat } holds { $count ->
    [one] 1 information card
   *[other] { $count } information cards
}. Action cards left: { $actions }.
event-aside = { $seat } has discarded: { $cards }.
    .you = You have discarded: { $cards }.
    .hidden = { $seat } has discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

# Why not

refusal-not_in_hand = You do not hold this card: { $card }. Choose one from your hand.
refusal-action_used = You have used this action card this week already: { $action }. Choose one that you still have.
refusal-not_tied = { $seat } is not among those who tie for this place at { $corporation }. Name one of them.
refusal-first_already = { $seat } is first at { $corporation } already. Name another of those who tie.
refusal-own_area = You cannot steal from your own area. Choose another player.
refusal-other_corporation = This card is not of { $corporation }: { $card }. Only a card of that corporation can be stolen now.
refusal-not_there = There is no such card in the area of { $seat }: { $card }. Choose one that lies there.
refusal-not_in_deck = The deck has none left of this card: { $card }. Choose one that is left.

problem-seats = There must be a hand, an area, an archive and so on for each player, a stack and a key for each corporation in play and a count for each card, and the options must be those of the game.
problem-cards = Every information card must lie in exactly one place: in the deck, in a hand, in a pair that is laid, in an area, in an archive or among the discards.
problem-hands = Each player must have as many cards in hand, discards and action cards as the day allows, in the order of the table.
problem-areas = Each player must have laid one card for each day, in an own area or that of a neighbour, in the order of days, and only a card encrypted this week may be face down.
problem-archives = Each corporation card must lie in one place, taken from the top of its stack, at most one stack card a week that was settled, and stolen cards can be archived only if the option is on.
problem-past = Corporation cards, keys and stolen cards must be such as the cards in the areas can have led to, week by week.
problem-agenda = A player must be about to lay a pair, to discard, to decide a tie or to steal, with exactly what follows on the agenda, and there must be something to decide.

# Corporation cards and directions, where a sentence names them

corporation-card = corporation card { $corporation } ({ $value })
direction-left = to the left
direction-right = to the right

# Tables of one's own

table-twice = cards.toml: these cards would have the same word; change the `slug` of a corporation or a grade: { $slugs }
table-stack = cards.toml: `corporation_cards` must be { $count } different whole numbers from 0, the top one first (PNG-4)
table-number = cards.toml, [[{ $table }]] { $slug }: `{ $field }` must be from 1 to { $most } ({ $table ->
    [grade] PNG-3
   *[action] PNG-7
})
table-letter = cards.toml, [[corporation]] { $slug }: `letter` is a sign of at most { $most } characters on small cards, for example the initial of the name
table-activator = cards.toml: at least one [[grade]] needs `activator = true` (PNG-8)
table-actions = cards.toml: the rows [[action]] must be, in this order: { $known } (PNG-7)
table-days = cards.toml: the `copies` of all [[action]] together must be { $needed }, one for each day, not { $count } (PNG-17)
table-players = cards.toml: the rows [[party]] must be for these numbers of players, in this order: { $known } (PNG-1)
table-corporations = cards.toml, [[party]] for { $players } players: `corporations` must be from 1 to { $most } (PNG-2)
table-few = cards.toml, [[party]] for { $players } players: { $needed } information cards are dealt, and there are only { $count }; add corporations or copies (PNG-10)

# Options

option-theft = Theft
    .about = After card and key, the first and the second each steal a card of the corporation from another area.
option-activator_lost = Lost activator
    .about = In the final scoring, the lowest activator of each activated corporation is discarded first.
option-weeks = Weeks
    .about = The game ends after so many weeks.
option-unclaimed_cards = Cards that nobody won
    .about = With “stay” the first takes one card, the top one. With “accumulate” also those left over from earlier weeks.
option-two_player_draw = Two players discard and draw
    .about = With two players, each day everybody also discards a card, and draws one after passing.

group-components = Components
group-setup = Set-up
group-round = Weeks and days
group-actions = Actions
group-archiving = Archiving
group-scoring = Scoring
group-end = End of the game
group-chance = Chance
group-knowledge = Who knows what

kit-how = The kit looks for the corporations where it can still be first or second, hides what matters, and sends rivals what they have least use for.

# ---- The picture ----

png-title = { $name }: week { $week }, day { $day }
png-title-dealing = { $name }: cards are being dealt for week { $week }
png-title-archiving = { $name }: archiving at the end of week { $week }
png-title-over = { $name }: the game is over
png-eyes = The table as { $seat } sees it.
png-eyes-public = The table as onlookers see it.
png-eyes-teacher = The table as the teacher sees it, with all hands.
png-turn-lay = { $seat } chooses an information card and an action card.
png-turn-discard = { $seat } discards an information card.
png-turn-first = { $seat } decides who is first for { $corporation }.
png-turn-second = { $seat } decides who is second for { $corporation }.
png-turn-theft = { $seat } steals an information card of { $corporation }.
png-dealing = Cards are being dealt.
png-archiving = The corporations are being settled.
png-week = Week
png-day = Day
png-track = Week { $week } of { $weeks }, day { $day }.
png-passing = Hands pass
    .left = Hands pass to the left
    .right = Hands pass to the right
png-deck-short = Deck: { $count }
png-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
png-discards-short = Discards: { $count }
png-discards = { $count ->
    [0] No cards are discarded.
    [one] 1 card is discarded.
   *[other] { $count } cards are discarded.
}
png-discarded = { $seat } has discarded: { $hand }.
png-corporation = { $corporation }.
png-stack = Top corporation card: { $value }. { $count ->
    [one] It is the only one left.
   *[other] { $count } are left.
}
png-no-stack = No corporation card is left.
png-key-on-table = The key lies on the table.
png-key-at = { $holder } has the key.
png-key-here = The key is here.
png-you = you
png-yourself = you yourself
png-neighbour = a neighbour
    .left = your left neighbour
    .right = your right neighbour
    .both = your left and right neighbour
png-side = beside you
    .left = ← left
    .right = right →
    .both = ← both →
png-day-number = Day { $day }
png-end-active = Activated: { $count }
png-end-keys = Keys: { $count }
png-face-down = Face down
png-decides = It is this player's turn to decide.
png-points-short = { $points } pts
png-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
png-in-hand = in hand
png-holds = { $count ->
    [0] No cards in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
png-actions-left = Action cards left: { $names }.
png-actions-used = Used: { $names }.
png-laid-due = { $seat } has not chosen yet.
png-laid-nothing = { $seat } has no pair on the table.
png-laid-hidden = { $seat } has chosen: a pair lies face down.
png-laid = { $seat } has chosen: { $card }, { $action }.
png-encrypted = A face-down card in the area of { $seat }, laid on day { $day } of week { $week }.
png-encrypted-known = A face-down card in the area of { $seat }, laid on day { $day } of week { $week }: { $card }.
png-cell = { $seat }, { $corporation }.
png-sum = Sum: { $sum }.
png-sum-known = With the face-down cards: { $sum }.
    .you = With your face-down cards: { $sum }.
png-place = In the lead.
    .first = First so far.
    .first-tied = First so far, in a tie.
    .second = Second so far.
    .second-tied = Second so far, in a tie.
png-in-area = In the area: { $cards_told }.
png-value = corporation card { $value }
png-archived = In the archive: { $cards_told }.
png-archive-empty = Nothing in the archive.
png-activated = Activated: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
png-dormant = Not activated: { $points ->
    [one] 1 point does not count.
   *[other] { $points } points do not count.
}
png-to-steal = To be stolen from { $seat }: { $card }.
png-hand-own = Your hand, { $seat }
png-hand-of = The hand of { $seat }
png-hand-empty = { $seat } holds no cards
png-hand-shown = { $seat } holds: { $hand }.
png-card = { $name }, value { $value }.
png-activator = An activator.
png-card-hidden = A card of { $seat }, face down.
png-action = { $name }.
png-action-sends = { $name }: to { $target }.
png-action-used = { $name }: used this week.
png-today = Today
png-chosen = Chosen
png-chosen-so-far = Chosen so far: { $names }.
png-sums = Sums: { $list }.
png-no-sums = No open cards in the area.
png-points-by = Points by corporation: { $list }.
png-stop-track = week and day
png-stop-deck = the deck
png-stop-discards = the discards
png-stop-pair = the pair of the day
png-stop-note = the note
png-stop-cell = { $seat } with { $corporation }
png-stop-laid = what { $seat } has laid
png-stop-cards = the hand of { $seat }
png-stop-card = a face-down card
png-caption = Sums of the open cards by player and corporation; (1.) first, (2.) second, = in a tie.
png-caption-over = Points by player and corporation.
png-entry = { $sum } ({ $number }.)
    .tied = { $sum } (={ $number }.)
png-column-player = Player
png-column-points = Points
png-column-hand = Cards in hand
png-column-actions = Action cards left
png-column-hidden = Face-down cards
# ---- End of the picture ----

# Note sheet and whys

event-hand_dealt = The hand dealt at the start of the week: { $cards }.
    .you = The hand that you are dealt at the start of the week: { $cards }.

sheet-encrypted = encrypted: { $seat }, day { $number }
    .where = about the card that { $seat } encrypts on day { $number }
sheet-hand = hand dealt to { $seat }
    .where = about the hand dealt to { $seat }

fact-encrypted = The card that { $seat } encrypts on day { $number } is this one: { $encrypted }.
    .not = The card that { $seat } encrypts on day { $number } is not this one: { $encrypted }.
    .none = The card that { $seat } encrypts on day { $number } is none of these: { $encrypted }.
    .so = the card that { $seat } encrypts on day { $number } is this one: { $encrypted }
    .so-not = the card that { $seat } encrypts on day { $number } is not this one: { $encrypted }
fact-hand = The hand dealt to { $seat } holds this card: { $hand }.
    .not = The hand dealt to { $seat } does not hold this card: { $hand }.
    .none = The hand dealt to { $seat } holds none of these: { $hand }.
    .so = the hand dealt to { $seat } holds this card: { $hand }
    .so-not = the hand dealt to { $seat } does not hold this card: { $hand }

why-dealt = { $seat } is dealt this hand: { $cards }.
why-got = On day { $number }, this hand comes to { $seat }: { $cards }.
why-gave = { $seat } passes { $rival } a hand for day { $number }: { $cards }.
why-since = Since then: { $parts }.
why-opened = { $parts } laid openly
why-by = { $card } (by { $seat })
why-back = on day { $number } it comes to { $seat } with { $cards }
    .gave = for day { $number } { $seat } passes it on with { $cards }
why-missing = So these cards of it are hidden: { $cards }.
why-missing-free = Of it, these cards are hidden: { $cards }, and { $count ->
    [one] one card that was drawn unseen
   *[other] { $count } cards that were drawn unseen
}.
    .all-free = Of it, { $count ->
    [one] one card is
   *[other] { $count } cards are
} hidden that came from the deck unseen.
why-copies = The game has { $count } cards of this kind, { $card }, and all can be found: { $places }.
    .only = The game has one card of this kind, { $card }, and it can be found: { $places }.
why-place = { $way ->
    [dealt] { $count ->
        [one] 1 in a hand
       *[other] { $count } in hands
    } dealt to { $seat }
    [got] { $count ->
        [one] 1 in a hand
       *[other] { $count } in hands
    } passed to { $seat }
    [gave] { $count ->
        [one] 1 in a hand
       *[other] { $count } in hands
    } that { $seat } passed on
    [drawn] { $count } drawn by { $seat }
    [download] { $count } downloaded by { $seat }
    [sent] { $count } sent by { $seat }
    [decrypted] { $count } encrypted by { $seat } and turned up
    [encrypt] { $count } encrypted by { $seat }
    [discard] { $count } discarded by { $seat }
    [last] { $count } discarded by { $seat } at the end of a week
    [laid] { $count } just laid by { $seat }
   *[lying] { $count } laid or put away by { $seat }
}
    .only = { $way ->
        [dealt] in a hand dealt to { $seat }
        [got] in a hand passed to { $seat }
        [gave] in a hand that { $seat } passed on
        [drawn] drawn by { $seat }
        [download] downloaded by { $seat }
        [sent] sent by { $seat }
        [decrypted] encrypted by { $seat } and turned up
        [encrypt] encrypted by { $seat }
        [discard] discarded by { $seat }
        [last] discarded by { $seat } at the end of a week
        [laid] just laid by { $seat }
       *[lying] laid or put away by { $seat }
    }
why-shown = Of all kinds together, { $count ->
    [one] one card
   *[other] { $count } cards
} can be found.
why-too-few = There ({ $row }) lie { $size ->
    [one] one card
   *[other] { $size } cards
}, but only { $count ->
    [one] one card of another kind is
   *[other] { $count } cards of other kinds are
} left that could be there.
    .nothing = There ({ $row }) nothing else can lie any more.
why-many-earlier = Facts found before count too, { $count } of them.
why-so = So { $fact }.
    .held = So { $fact }; it is now held by { $rival }.

# Exercises

slot-own = sum as the owner counts it
slot-open = sum as the others count it
slot-page = points by the page
slot-published = points by the published rules

exercise-returned = On day { $day } { $seat } passes on this hand: { $cards }. On day { $number } it is back with { $seat }. Which of these cards have come back?
    .hint1 = Look through the eyes of { $seat } and compare the hand with what was passed on.
    .hint2 = One card leaves a hand on each day, openly or face down. Whatever is still there has come back.
    .right = Right. What is missing was laid by the others, openly or face down.
    .all = All of them cannot be back: on each day a card leaves the hand.
    .gone = This card has not come back: { $card }.
    .missing = These have come back, but not only these. Still missing: { $count }.

exercise-encrypted = { $owner } has encrypted a card on day { $day }. { $seat } had seen the hand that it was taken from. Which card is it?
    .hint1 = Take the hand as { $seat } passed it on. Cross out what has come back.
    .hint2 = Cross out, too, what others have laid openly from that hand. One card is left.
    .right = Right. It has left the hand, and it lies nowhere openly.
    .open = No. This card lies openly: { $card }. What is encrypted lies face down.
    .back = No. This card has come back to { $seat }: { $card }.
    .other = No. This card was not in that hand at all then, or others can still hold it: { $card }.

exercise-seen = It is day { $day }. Who has seen the hand that { $seat } holds now? Mark all players who have.
    .hint1 = A hand goes round the table, one player further each day. In the graph of the hands, go back from this one.
    .hint2 = All players who have held it have seen it, and so has { $seat }. Those who get it later have not.
    .right = Right. Nobody else can know what is in it, unless they reckon.
    .later = { $rival } gets this hand only later.
    .own = { $seat } holds the hand, and so has seen it, too.
    .missing = That is so, but not all. Still missing: { $count }.

exercise-sums = { $seat } has encrypted a card of { $corporation } this week. What is the sum of { $seat } for { $corporation } now, as { $seat } counts it, and as the others count it?
    .hint1 = Add up the relevance of all cards of { $corporation } in the area of { $seat }.
    .hint2 = Until the archiving only the owner knows what is encrypted. The others leave it out.
    .right = Right. The difference is what is encrypted.
    .swapped = The other way round: the owner counts one card more.
    .open = { $seat } knows what is encrypted and counts it, too.
    .secret = The others do not know what is encrypted. They cannot count it yet.
    .count = Not the number of cards counts but their relevance.
    .other = That is not the sum. Add up the relevance of the cards, and look where they lie: cards that { $seat } has sent lie in other areas.

exercise-chance = { $owner } has encrypted a card on day { $day }. How likely is it, for { $seat }, that it is of { $corporation }?
    .hint1 = First find out which cards it can be: has { $seat } seen the hand that it was taken from?
    .hint2 = Each copy that it can be is as likely as every other. How many are there, and how many of them are of { $corporation }?
    .right = Right. The copies count, not the kinds of cards.
    .even = As if every corporation were as likely as every other. But some have more cards left than others.
    .kinds = You have counted kinds. A kind of which more copies can still be there is likelier.
    .unseen = You have counted all cards that { $seat } has never seen. This card comes from a hand of which { $seat } knows more.
    .not = That is how likely it is that it is not of { $corporation }.
    .other = Not quite. Count the copies that it can be, and those among them of { $corporation }.

exercise-key = A tie for the { $place ->
    [first] first
   *[second] second
} place at { $corporation }. The sums, from Player A on, are { $sums }. { $seat } decides. Which players can get the key now? Mark all of them.
    .hint1 = The key goes to whoever is second. Who can be second here?
    .hint2 = In a tie for the first place, one of those who tie becomes first, and another of them second. In a tie for the second place, one of those who tie becomes second.
    .right = Right. { $seat } decides among them and nobody else.
    .decider = { $seat } decides, but is not among those who tie.
    .first = { $rival } has the largest sum and is first already. Now it is about the second.
    .next = { $rival } has a smaller sum than those who tie.
    .missing = These can, but not only these. Still missing: { $count }.

exercise-archive = In the archive of { $seat } lie these cards of { $corporation }: { $cards }. What does { $corporation } count for { $seat }, without key points: by the page, and by the published rules, where an activator is lost?
    .hint1 = Is there an activator, a Worker or a corporation card? Then all cards of { $corporation } count.
    .hint2 = By the published rules, the activator of the lowest value is discarded first.
    .right = Right. The difference is the lost activator.
    .swapped = The other way round: by the published rules a card is lost.
    .whole = By the page, yes. By the published rules an activator is lost first.
    .lost = By the published rules, yes. By the page all cards count, the activator as well.
    .key = The key is worth its own point. Here only the cards are asked for.
    .activators = An activator is enough to make all cards of the corporation count, not only itself.
    .highest = By the published rules, the activator of the lowest value is lost, not the best one.
    .other = That is not it. Add up the values of all these cards; then subtract the lowest activator.

# Properties of moves

property-wins_corporation =
    .right = Yes: as far as you can see, you are first at { $corporation } then, with { $sum } against { $best }.
    .tie = Then you tie at { $corporation } with { $sum }. A tie does not make you first.
    .behind = Then you have { $sum } at { $corporation }, and somebody else { $best }. Choose another card.
    .sent = This card goes to a neighbour, into another area. Choose Download or Encrypt.
    .other = That is no pair of cards.
property-harmless =
    .right = Yes: { $rival } is not first at { $corporation } then, as far as you can see.
    .first = With this card { $rival } is first at { $corporation }, or ties. Send another card.
    .kept = This card stays in your own area. Choose Send left or Send right.
    .other = That is no pair of cards.
property-activates =
    .right = Yes: { $card } activates { $corporation } for you, if it stays in your area to the end.
    .not = This card is no activator: { $card }. Only Workers and corporation cards are.
    .sent = The activator goes to a neighbour: { $card }. Choose Download or Encrypt.
    .other = That is no pair of cards.
property-hides =
    .right = Yes. Nobody has seen this hand before and sees it again this week, so nobody can work out what is missing.
    .known = { $rival } has seen this hand and gets it again this week: what is missing can be worked out then.
    .open = This card will lie openly. Choose Encrypt.
    .other = That is no pair of cards.
property-remembers =
    .right = Yes. You have passed on this card before: { $card }.
    .new = This card was not in the hand that you passed on: { $card }.
    .none = No hand that you have passed on this week has come back to you now.
    .other = That is no pair of cards.

# ---- Charts and lens ----

chart-majorities = How have the sums grown?
chart-places = Who would be first and second now?
chart-encrypted = What can the face-down cards be?
chart-hands = What can the others have in hand?
chart-unseen = Which cards are still unseen?
chart-random = And if the rest of the week is left to chance?

nongrata-known = From what { $seat } knows.
nongrata-known-all = From what everybody knows.
nongrata-why = Why
nongrata-nothing-yet = The first week has not begun yet, so there is nothing to work out.
nongrata-dealing = Cards are still being dealt.
nongrata-none-encrypted = No card of another player lies face down.
nongrata-no-hands = Nobody else has cards in hand.
nongrata-tiny = < 0.1%
nongrata-almost = > 99.9%
nongrata-corporation = Corporation
nongrata-week-day = When
nongrata-when = week { $week }, day { $day }
nongrata-place = Place
nongrata-first = First place
nongrata-second = Second place
nongrata-chances = Chances
nongrata-card = Card
nongrata-unseen = Never seen
nongrata-passing = On the way or face down, from hands seen
nongrata-own = With yourself
nongrata-open = Open
nongrata-whole = In the game
nongrata-to = { $low } to { $high }
nongrata-sums = { $name }: { $sums }.
nongrata-majorities-about = Sums at the end of each day that are certain, with face-down cards that can be worked out; hatched is what the others may add at most.
nongrata-places-about = If the week were archived now, face-down cards included. A letter stands for a player, “=” for a tie that this player decides, “–” for nobody.
nongrata-place-row = { $name }, { $place }: { $told }.
nongrata-decides = tie, { $seat } decides { $share }
nongrata-nobody = nobody { $share }
nongrata-random-about = { $count ->
    [one] 1 game was played
   *[other] { $count } games were played
} to the end of the week, every choice at random. A letter stands for a player, “–” for nobody.
nongrata-span = { $share } ({ $low } to { $high })
nongrata-encrypted-about = Each card of a hand is as likely to be chosen as another.
nongrata-hands-about = How likely a hand holds at least one such card.
nongrata-slot = { $seat }, day { $day }
nongrata-likeliest = { $name }: most likely { $cards }.
    .certain = { $name }: certainly { $cards }.
nongrata-unseen-about = { $count ->
    [one] 1 card has never been seen
   *[other] { $count } cards have never been seen
}; the deck has { $deck }. The number with a plus is on the way in hands that were seen, or face down.
nongrata-seen-all = All copies have been seen: { $names }.
nongrata-of = { $count } of { $full }

nongrata-lens-before = Looked at before by: { $seats }.
nongrata-lens-dealt = Dealt as a new hand: nobody else has looked at it before.
nongrata-lens-later = It goes on to: { $seats }.
nongrata-lens-last = Nobody else gets to see it any more.
nongrata-lens-empty = { $seat } has no cards in hand.
nongrata-lens-holds = { $seat } holds exactly: { $cards }.
nongrata-lens-hand = { $seat } most likely holds: { $cards }.
nongrata-lens-activator = At least one activator is in the hand of { $seat }: { $share }.
nongrata-lens-certain = { $seat } has encrypted: { $card }.
nongrata-lens-encrypted = The card encrypted by { $seat } can be { $count } different cards, most likely: { $cards }.
nongrata-lens-corporations = By corporation: { $told }.
nongrata-lens-place = { $place } now: { $told }.
nongrata-lens-unseen = Never seen of it: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, worth { $value }.
nongrata-lens-cell = { $seat } has an open sum of { $sum } for { $name }.
nongrata-lens-adds = The face-down card adds: { $told }.
nongrata-lens-key = { $seat } has the key and decides a tie for the first place.
nongrata-lens-key-table = The key lies on the table: in a tie for the first place nobody gets anything.
nongrata-lens-tie = As the sums stand, { $seat } decides between { $seats }.
nongrata-lens-tie-nobody = As the sums stand, there is a tie and nobody decides it.

chart-outlook = Who can still be first or second this week?
nongrata-outlook-about = Until the archiving of this week: ● certain, ○ possible, – impossible, ? not found out. A column is a player and a place; the last one: nobody is first.
nongrata-outlook-column = { $letter } { $number }.
nongrata-settled = All corporations of this week are settled.
nongrata-none = Nobody
nongrata-certain = certain
nongrata-can = possible
nongrata-cannot = impossible
nongrata-not-open = not found out
nongrata-certain-first = { $name }: { $seat } is certain to be first: { $why }.
nongrata-out = { $name }: the first place is out of reach for { $seat }: { $why }.
nongrata-told-why = { $told }: { $why }
nongrata-least = { $seat } has at least { $sum }
nongrata-most = { $seat } has at most { $sum }
nongrata-exactly = { $seat } has exactly { $sum }
nongrata-key-table = the key lies on the table
nongrata-key-held = { $seat } holds the key and decides ties
nongrata-example = for example with sums of { $sums }, from Player A on
nongrata-gone-through = none of the sums that the week can still end with leads there
nongrata-nothing-else = everything else is impossible

# Puzzles

about-puzzle = What is in each encrypted file? From the hands that { $seat } has passed on and got back it can be known for certain which cards the others have encrypted.

about-worksheet = Every day each player plays one card of the hand, openly or encrypted, and passes the rest on, so hands go round the table.
