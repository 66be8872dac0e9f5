# Crash and Grab in English. Seats are called Player A, B, ...; “you” is the reader's own seat. A saucer is named by its
# colour, a space by its row and column, both from 0.

title = Crash and Grab

step-moment = part
step-turn = turn
step-round = round

graph-board = the spaces and the ways between them
graph-moves = where each move can lead

# Verbs, slots and moves

verb-plan = Plan
verb-stabilize = Choose the turn direction
verb-fly = Fly with
verb-gateway = Choose the crash site
verb-aim = Choose a direction
verb-steps = Choose a distance
verb-boost = Spend a booster
verb-waste = Accelerate here
verb-mines = Set off the mines
verb-take = Take it
verb-airlock = Exchange by the airlock
verb-hand = Hand over crew
verb-give = Give crew away
verb-steal = Steal crew
verb-energy = Take 1 energy
verb-refill = Call crew from a queue
verb-keep = Keep an upgrade
verb-pass = Decline
verb-thrusters = Blast Off Thrusters
verb-wormhole = Wormhole Generator
verb-afterburner = Afterburner
verb-pulse = Pulse Cannon
verb-tractor = Tractor Beam
verb-teleport = Saucer Teleporter
verb-cloak = Cloaking Device
verb-distress = Distress Signaler
verb-legs = Landing Legs
verb-quake = Quake Maker
verb-triangulate = Organic Triangulator
verb-lay = Lay a tile
verb-probe = Draw the Probe player
verb-land = Place a saucer
verb-locate = Place crew
verb-spin = Roll the turn direction
verb-deal = Draw two upgrades

slot-card = movement card
slot-direction = direction
slot-spin = turn direction
slot-saucer = saucer
slot-site = crash site
slot-space = space
slot-number = distance
slot-count = answer
slot-crew = crew member
slot-taken = crew to take
slot-given = crew to give
slot-colour = colour
slot-upgrade = upgrade
slot-slot = place of a tile
slot-tile = tile
slot-side = side
slot-turns = quarter turns
slot-first = first upgrade
slot-second = second upgrade

move-plan = plan: { $card }, { $direction_to }
move-stabilize = turns { $spin }
move-fly = fly with the { $saucer }
move-gateway = land on { $site }
move-aim = { $direction_to }
move-steps = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
move-boost = boost { $direction_to }
move-waste = accelerate here
move-mines = set off the mines
move-take = take it
move-airlock = exchange for the { $crew }
move-hand = hand over the { $crew }
move-give = give the { $crew } to the { $saucer }
move-steal = steal the { $crew }
move-energy = take 1 energy
move-refill = call from the { $colour } queue
move-keep = keep { $upgrade }
move-pass = decline
move-thrusters = Blast Off Thrusters: to { $space }
move-wormhole = Wormhole Generator: swap with the { $saucer }
move-afterburner = Afterburner: to { $space }
move-pulse = Pulse Cannon: push the { $saucer }
move-tractor = Tractor Beam: take the { $crew }
move-teleport = Saucer Teleporter: to { $site }
move-cloak = Cloaking Device: leave the board
move-distress = Distress Signaler: take the { $taken }, give the { $given }
move-legs = Landing Legs: { $direction_to }
move-quake = Quake Maker: { $slot }, quarter turns: { $turns }
move-triangulate = Organic Triangulator: to { $space }
move-lay = { $slot }: { $tile }, { $side }, quarter turns: { $turns }
move-probe = { $seat } has the Probe
move-land = { $saucer } on { $site }
move-locate = { $crew } on { $site }
move-spin = turns { $spin }
move-deal = drawn: { $first }, { $second }

# What is due

ask-plan = { $seat } plans a move in secret.
    .you = Plan a move: a card and a direction.
ask-stabilize = { $seat } may choose which way the turns run.
    .you = You may choose which way the turns run.
ask-fly = { $seat } chooses which saucer flies now.
    .you = Choose which of your saucers flies now.
ask-gateway = { $seat } may choose where the saucer lands.
    .you = You may choose where your saucer lands.
ask-scavenge = { $seat } may take 1 booster and 1 energy for landing.
    .you = You may take 1 booster and 1 energy for landing.
ask-start = The turn of { $seat } begins: upgrades may be used now.
    .you = Your turn begins: you may use upgrades now.
ask-aim = { $seat } may choose the direction of the move.
    .you = You may choose the direction of your move. Declining keeps the planned one.
ask-number = { $seat } chooses how far to fly.
    .you = Choose how far you fly.
ask-hop = { $seat } stands on an accelerator and chooses a direction.
    .you = You are on an accelerator: choose a direction.
ask-stretch = { $seat } chooses how far the accelerator carries.
    .you = Choose how far the accelerator carries you.
ask-waste = { $seat } may treat this crash site as an accelerator.
    .you = You may treat this crash site as an accelerator.
ask-mines = { $seat } may crash the saucer instead of pushing it.
    .you = You may crash the saucer instead of pushing it.
ask-siphon = { $seat } may take 1 booster for the push.
    .you = You may take 1 booster for the push.
ask-airlock = { $seat } may exchange the crew member just picked up.
    .you = You may exchange the crew member just picked up for one on the board.
ask-boost = { $seat } may spend a booster.
    .you = You may spend a booster and move once more.
ask-amplify = { $seat } chooses how far the boost carries.
    .you = Choose how far the boost carries you.
ask-hand = { $seat } may hand over crew between the two saucers.
    .you = You may hand over crew between your saucers.
ask-give = { $seat } must give a crew member away for the crash.
    .you = Your saucer has crashed: give a crew member to another player.
ask-reward = { $seat } steals a crew member or takes 1 energy for the crash.
    .you = You have crashed a saucer: steal a crew member or take 1 energy.
ask-refill = { $seat } chooses the queue from which crew comes on the board.
    .you = Choose the queue from which crew comes on the board.
ask-end = { $seat } may use upgrades at the end of the turn.
    .you = You may use upgrades at the end of your turn.
ask-keep = { $seat } keeps one of two upgrades.
    .you = Keep one of the two upgrades.
ask-cargo = { $seat } may take 3 boosters for the new upgrade.
    .you = You may take 3 boosters for the new upgrade.

# Events

event-tile = On the board, { $slot }: { $tile }, { $side }, quarter turns clockwise: { $turns }.
event-probe = { $seat } has the Probe.
    .you = You have the Probe.
event-landed = The { $saucer } lands on { $site }, { $space }.
    .you = Your { $saucer } lands on { $site }, { $space }.
event-located = The { $crew } is on { $site }, { $space }.
event-booster = The { $saucer } gets { $count ->
    [one] { $count } booster
   *[other] { $count } boosters
} and has { $total } now.
    .you = Your { $saucer } gets { $count ->
    [one] { $count } booster
   *[other] { $count } boosters
} and has { $total } now.
event-power = The { $saucer } gets { $count } energy and has { $total } now.
    .you = Your { $saucer } gets { $count } energy and has { $total } now.
event-round = Round { $number } begins. { $seat } will fly first.
    .you = Round { $number } begins. You will fly first.
event-planned = { $seat } plans for the { $saucer }: { $card }, { $direction_to }.
    .you = You plan for your { $saucer }: { $card }, { $direction_to }.
    .hidden = { $seat } has a plan for the { $saucer }.
event-spun = The turns run { $spin }: { $order }.
event-alternate = The turns alternate: { $order }.
event-token = The { $saucer } gets an override token: it may fly in any direction.
    .you = Your { $saucer } gets an override token: you may fly in any direction.
event-token_back = The { $saucer } gives its override token back.
    .you = Your { $saucer } gives its override token back.
event-turn = Turn of { $seat }: { $saucers }.
    .you = Your turn: { $saucers }.
event-flies = { $seat } flies with the { $saucer } now.
    .you = You fly with your { $saucer } now.
event-revealed = The { $saucer } shows its plan: { $card }, { $direction_to }.
    .you = Your { $saucer } shows its plan: { $card }, { $direction_to }.
event-aimed = The { $saucer } goes { $direction_to }.
    .you = Your { $saucer } goes { $direction_to }.
event-number = Distance for the { $saucer }: { $number }.
    .you = Distance for your { $saucer }: { $number }.
event-moved = The { $saucer } { $pushed ->
    [yes] is pushed { $direction_to } to { $space }
   *[no] moves { $direction_to } to { $space }
}.
    .you = Your { $saucer } { $pushed ->
    [yes] is pushed { $direction_to } to { $space }
   *[no] moves { $direction_to } to { $space }
}.
event-picked = The { $saucer } picks up the { $crew } on { $space }.
    .you = Your { $saucer } picks up the { $crew } on { $space }.
event-hit = The { $saucer } runs into the { $other } on { $space }. The force is { $distance }.
    .you = Your { $saucer } runs into the { $other } on { $space }. The force is { $distance }.
event-accelerator = The { $saucer } is on an accelerator on { $space }.
    .you = Your { $saucer } is on an accelerator on { $space }.
event-flung = On { $space } an accelerator flings the { $saucer } on { $direction_to }, { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}.
    .you = On { $space } an accelerator flings your { $saucer } on { $direction_to }, { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}.
event-crashed = Crash: from { $space } the { $saucer } goes { $direction_to } and off the board. Whose doing: { $by }.
    .you = Crash: from { $space } your { $saucer } goes { $direction_to } and off the board. Whose doing: { $by }.
event-blown_up = Crash: on { $space } the mines of the { $by } blow the { $saucer } off the board.
    .you = Crash: on { $space } the mines of the { $by } blow your { $saucer } off the board.
event-arrived = The { $saucer } comes to rest on { $space }.
    .you = Your { $saucer } comes to rest on { $space }.
event-stayed = The { $saucer } stays on { $space }.
    .you = Your { $saucer } stays on { $space }.
event-boosted = The { $saucer } spends a booster and goes { $direction_to }. Boosters left: { $boosters }.
    .you = Your { $saucer } spends a booster and goes { $direction_to }. Boosters left: { $boosters }.
event-handed = The { $crew } changes over from the { $saucer } to the { $other }.
event-gave = { $seat } gives the { $crew } from the { $saucer } to the { $other }.
    .you = You give the { $crew } from your { $saucer } to the { $other }.
event-spared = The { $saucer } has no crew to lose.
    .you = Your { $saucer } has no crew to lose.
event-stole = The { $saucer } steals the { $crew } from the { $other }.
    .you = Your { $saucer } steals the { $crew } from the { $other }.
event-called = { $seat } calls the { $crew } from the queue.
    .you = You call the { $crew } from the queue.
event-nobody_waits = All queues are empty, so no crew is placed.
event-used = The { $saucer } uses its upgrade “{ $upgrade }”.
    .you = Your { $saucer } uses its upgrade “{ $upgrade }”.
event-jumped = The { $saucer } jumps from { $start } to { $space }.
    .you = Your { $saucer } jumps from { $start } to { $space }.
event-swapped = The { $saucer } and the { $other } swap places: { $space } and { $start }.
event-pulsed = The { $saucer } fires at the { $other }.
    .you = Your { $saucer } fires at the { $other }.
event-vanished = The { $saucer } vanishes from { $space } until the end of the round.
    .you = Your { $saucer } vanishes from { $space } until the end of the round.
event-beamed = The { $saucer } pulls the { $crew } aboard from { $space }.
    .you = Your { $saucer } pulls the { $crew } aboard from { $space }.
event-exchanged = The { $saucer } puts the { $crew } down on { $space } and takes the { $other_crew } aboard.
    .you = Your { $saucer } puts the { $crew } down on { $space } and takes the { $other_crew } aboard.
event-traded = The { $saucer } takes the { $taken } from the { $other } and gives the { $given }.
    .you = Your { $saucer } takes the { $taken } from the { $other } and gives the { $given }.
event-turned = The tile { $slot } turns clockwise, with all that is on it. Quarter turns: { $turns }.
event-renewed = { $count ->
    [one] The one discarded upgrade goes into the deck.
   *[other] The { $count } discarded upgrades go into the deck.
}
event-drawn = The { $saucer } spends 2 energy and draws: { $first }, { $second }. Energy left: { $energy }.
    .you = Your { $saucer } spends 2 energy and draws: { $first }, { $second }. Energy left: { $energy }.
    .hidden = The { $saucer } spends 2 energy and draws two upgrades. Energy left: { $energy }.
event-bought = The { $saucer } keeps “{ $upgrade }” and discards “{ $discarded }”.
    .you = Your { $saucer } keeps “{ $upgrade }” and discards “{ $discarded }”.
event-bought_last = The { $saucer } spends 2 energy and gets the only upgrade there is: “{ $upgrade }”. Energy left: { $energy }.
    .you = Your { $saucer } spends 2 energy and gets the only upgrade there is: “{ $upgrade }”. Energy left: { $energy }.
event-probe_passed = { $seat } takes the Probe. Stationed crew: { $count }.
    .you = You take the Probe. Stationed crew: { $count }.
event-game_over = The game is over. { $won ->
    [yes] Winner: { $winners }.
   *[no] All rounds are played, and nobody has won.
}
    .you_winners = The game is over. You win!
event-standing = The { $saucer } of { $seat }: { $space }. Crew: { $count ->
    [0] none
   *[other] { $crew }
}. Boosters: { $boosters }. Energy: { $energy }. Upgrades: { $owned ->
    [0] none
   *[other] { $upgrades }
}.
    .you = Your { $saucer }: { $space }. Crew: { $count ->
    [0] none
   *[other] { $crew }
}. Boosters: { $boosters }. Energy: { $energy }. Upgrades: { $owned ->
    [0] none
   *[other] { $upgrades }
}.
event-not_yet = The { $saucer } cannot use these yet: { $upgrades }.
    .you = Your { $saucer } cannot use these yet: { $upgrades }.
event-queue = Queue { $colour }: { $count ->
    [0] nobody
   *[other] { $waiting }
}.
event-discards = Discarded upgrades: { $upgrades }.

# Refusals

refusal-not_yours = That is not your saucer. Choose one of your own.
refusal-site_taken = There is somebody on { $site }. Choose an empty crash site.
refusal-not_due = It is not the turn of the { $saucer } to be placed.
refusal-crew_not_due = It is not the turn of the { $crew } to be placed.
refusal-tile_misfits = This does not fit there now ({ $slot }): { $tile }. Lay a tile that is left, on the slot that is due.
refusal-number_not_offered = You cannot fly { $number } spaces. Choose one of these: { $offers }.
refusal-not_on_board = The { $crew } is not on the board. Choose crew that stands there.
refusal-not_passable = The { $crew } cannot be handed over now. That needs crew of the other saucer's colour, and the two saucers must have been side by side.
refusal-own_saucer = The { $saucer } is your own. Choose a saucer of another player.
refusal-not_aboard = The { $crew } is not aboard the { $saucer }.
refusal-not_at_risk = The { $crew } has the colour of its saucer and is safe.
refusal-fewer = { $victim } has { $theirs } crew and you have { $mine }: from somebody with fewer you cannot steal. Take the energy.
refusal-queue_empty = Nobody of that colour waits ({ $colour }). Choose another queue.
refusal-not_in_deck = These two cannot be drawn together now: { $first }, { $second }.
refusal-not_drawn = You have not drawn “{ $upgrade }”. Keep one of the two that you have drawn.
refusal-no_upgrade = You do not have this upgrade: “{ $upgrade }”.
refusal-fresh = “{ $upgrade }” was bought just now and cannot be used yet.
refusal-used_up = You have used “{ $upgrade }” in this turn. Once is all.
refusal-off_board = “{ $upgrade }” works only while your saucer is on the board.
refusal-not_empty = { $space_up } is not empty. Choose a space without saucer, crew and accelerator.
refusal-not_beside = { $space_up } is not next to your saucer. Choose a space on one of its four sides.
refusal-not_in_line = { $space_up } is not in your row or column. Choose one that is.
refusal-itself = That is the saucer itself. Choose another one.
refusal-saucer_off = The { $saucer } is not on the board. Choose one that is.
refusal-saucer_not_in_line = The { $saucer } is not in your row or column. Choose one that is.
refusal-out_of_reach = The { $crew } is out of reach. The beam takes crew in your row or column, at most 2 spaces away.
refusal-not_your_colour = The { $crew } is not of your saucer's colour. Choose one that is.
refusal-not_with_others = The { $crew } is not aboard another saucer. Choose crew that is.
refusal-other_speciality = The { $given } cannot stand in for the { $taken }. Give crew of the same speciality.
refusal-half_turn_only = This tile can be turned only by half ({ $slot }). Choose 2 quarter turns.
refusal-no_turn = This tile is one single space and cannot be turned ({ $slot }). Choose another one.
refusal-got_crew = Your saucer has new crew in this turn, so the triangulator does not work.

# Positions that cannot be played

problem-seats = There must be as many saucers, plans, queues and tile slots as the number of players needs, and the options must be those of the game.
problem-tiles = Each tile of the board must lie in one slot of its kind, on one of its sides, turned so that it fits.
problem-crew = Every crew member in play must be in exactly one place: in its queue, on the board, or aboard a saucer.
problem-queues = In every queue the order must be Pilot, Engineer, Doctor, Scientist.
problem-spaces = Saucers must stand on different spaces of the board and not on accelerators, or be off the board.
problem-ground = Crew on the board must stand on crash sites, one on each and no saucer there, in alphabetical order, and not more than the game keeps on the board.
problem-upgrades = Every upgrade must be in exactly one place: in the deck, discarded, or before a saucer, and none may just be looked at.
problem-goods = A saucer can have from 0 to 10,000 boosters and as much energy.
problem-plans = A plan must name a movement card and a direction.
problem-winner = Somebody has all four specialities or has won already.
problem-round = Round, Probe, order of the turns, tokens, revealed plans and the saucer whose turn it is do not fit together.
problem-agenda = A player must be about to plan, or to decide something in a turn that interrupts no move, and it must be possible there.
problem-trip = While no saucer has its turn, no turn can have brought anything about.
problem-free = Only a saucer that was placed on a crash site as its turn began can fly in any direction.
problem-direction = The direction of the card move must be the planned one, unless the saucer may choose another. Before the reveal there is none.
problem-number = The turn number must be one that the card and the saucer’s upgrades allow. Before it is chosen there is none.
problem-hops = Hops off accelerators must be from 0 to the hop limit. Before the card move there are none.
problem-crashed = Only saucers off the board, each once, can have a crash still to be settled. Before the card move and at the end of the turn there is none.
problem-picked = Crew picked up in this turn must have left its queue, and a saucer must have picked it up. Before the card move there is none.
problem-locked = For all crew picked up in this turn, and no other, the question of the airlock must be settled.
problem-refill = Before a boost as much crew must be still to be placed as was picked up, at any other time none.
problem-passable = Only crew of the colours of two partners can be handed over, each once, with the option for it, and not before the card move.
problem-used = Upgrades used in this turn must be the saucer’s own, usable, each once, and only such as can have been used by now.
problem-gained = Whether the saucer has got crew in this turn must fit the crew it has picked up.

# Options

option-crew_at_risk = Crew at risk in a crash
    .about = With “any” a crashed saucer can lose any of its crew. With “off_colour” crew of its own colour is safe.
option-fewer = Who has fewer crew
    .about = From whoever has fewer you cannot steal. With “crew” all crew aboard is counted, with “stationed” the different specialities.
option-partner_passing = Partners hand over crew
    .about = With two players, the two saucers of a player may hand each other crew when they have come side by side.
option-fresh_upgrade = When a new upgrade works
    .about = With “next_turn” an upgrade can be used from the next saucer's turn on. With “round_end” only from the end of the round on.
option-board = The board
    .about = With “random” the tiles are laid at random. With “reference” the board is always the same.
option-hop_limit = Accelerator hops in a turn
    .about = After so many hops in one turn, accelerators are like blank spaces for the saucer.
option-max_rounds = Rounds at most
    .about = After so many rounds the game ends, and nobody wins.

# Groups of rules

group-components = Components
group-board = The board
group-setup = Set-up
group-planning = Planning
group-turn = The turn
group-movement = Movement
group-crew = Crew
group-cleanup = Clean-up of the turn
group-round_end = End of the round
group-upgrades = Upgrades
group-cards = The 23 upgrades
group-passing = Partners hand over crew
group-end = End of the game
group-chance = Chance
group-knowledge = Who knows what

kit-how = The kit plans for crew that it lacks, avoids the edge, and shoves rivals off the board when it costs nothing.

# Puzzles

riddle-question = { $seat }, fetch the { $crew } in two turns: after your second turn the { $saucer } stands on { $site } with this crew member aboard, and no saucer has crashed.
riddle-boosters = { $boosters ->
    [0] Spend no booster.
   *[other] Fly with the cards 2 and 3 only; you may spend one booster, in one of the two turns.
}
riddle-still = Your rivals stand still (they fly their 0-5 as 0); whoever is pushed stays where the push ends.
riddle-size = The board has { $size } by { $size } spaces, rows from the top and columns from the left, both counted from 0.
riddle-sites = Crash sites (row, column): { $spaces }.
riddle-accelerators = Accelerators: { $spaces }.
riddle-saucer = The { $saucer } stands on { $at }.
riddle-turn = Turn { $turn }
riddle-leg = Turn { $turn }: { $kind ->
    [hop] off the accelerator, { $number } spaces { $direction_to }
    [boost] with a booster, { $number } spaces { $direction_to }
   *[fly] { $number ->
        [0] stay where you are (0-5, flown as 0)
        [one] 1 space { $direction_to }
       *[other] { $number } spaces { $direction_to }
    }
}{ $pushes ->
    [0] .
   *[other] , into a rival that is pushed away.
}

# Exercises

exercise-certain = { $seat } looks at the twelve plans of the { $saucer }: three cards, four directions. With how many of them does it crash for certain, whatever is chosen in the turn? Nobody moves before it, and no booster is spent.
    .hint1 = The card 0-5 can be flown as 0. So it is never certain to crash.
    .hint2 = Look at each direction with the cards 2 and 3: how far is the edge, and is there an accelerator on the way?
    .right = Right. With the others something can still be chosen, or the board is long enough.
    .possible = So many plans can end in a crash. In some of them that depends on a choice.
    .chosen = Among these are plans with 0-5. They can be flown as 0.
    .more = Fewer. In which of these can a choice keep the saucer on the board?
    .fewer = More. Look at every edge that is nearer than the number of the card.
exercise-turns = How many turns of its own does the { $saucer } need at least to stand on { $site }, if nobody gets in its way and no booster is spent?
    .hint1 = In a turn the saucer flies straight on: 2, 3, or with 0-5 up to 5 spaces.
    .hint2 = An accelerator lets it fly on in another direction within the same turn, by the same number.
    .right = Right: that many edges on the graph of turns.
    .steps = So many steps lie between the two. But a turn flies several of them.
    .more = It can be done in fewer turns.
    .fewer = In so few turns there is no way there.
exercise-fetch = { $seat } plans for the { $saucer }. With which card and which direction can it pick up somebody in this turn, if nobody moves before it?
    .hint1 = Straight on nobody may be within reach. Is there an accelerator that it can enter?
    .hint2 = Off an accelerator it flies on by the same number in any direction; everybody on the way comes aboard.
    .right = Right. On that way stands: { $crew }.
    .crash = With that plan the saucer crashes for certain.
    .nobody = With that plan it can pick up nobody, whatever is chosen.
exercise-pushes = { $seat } would like to push the { $other } off the board with the { $saucer }. How many of the twelve plans can do that, if nobody moves before it and no booster is spent?
    .hint1 = In which direction do the two stand in a line, or is there an accelerator in between?
    .hint2 = A pushed saucer goes the full number of the card, also if the pushing one stops after one space.
    .right = Right.
    .sure = With so many plans it is certain. With 0-5 the number can still be chosen, so that plan can do it, too.
    .way = So many directions will do. Each of them can be planned with several cards.
    .all = Most plans fly in another direction.
    .more = Fewer plans can do it.
    .fewer = More plans can do it. Remember by how much a pushed saucer flies.
exercise-placed = The { $saucer } is off the board. If it were put on a random empty crash site now: how likely would it stand in the same row or column as a crew member on the board?
    .hint1 = Count the empty crash sites. Sites with a saucer or with crew are not among them.
    .hint2 = Of these, count those in the row or in the column of a crew member, and divide.
    .right = Right. Each empty crash site is alike likely.
    .twelve = You divide by all twelve sites. Some are taken.
    .missed = That is how likely it does not happen.
    .spaces = That would be so if any space could be drawn. Only crash sites are.
    .one = So likely is each single site.
    .other = Count again: empty crash sites in the row or column of crew, divided by all empty crash sites.

# Properties that lessons ask for

property-fetches_crew =
    .right = That can bring somebody aboard: { $crew }.
    .nobody = That brings nobody aboard. Look for a way that leads over a space with crew.
property-no_crash =
    .right = The saucer cannot fall over the edge that way.
    .possible = That can end over the edge, depending on what is chosen or drawn. Look for a plan that cannot.
    .crash = That ends over the edge.
property-pushes_off =
    .right = That can push off the board: { $saucer }.
    .nobody = That pushes nobody off the board. A pushed saucer flies the full number.

# Tables of one's own

table-three_sites = tiles.toml, [[tile]] { $tile }: write three crash sites on a quadrant, the same on both sides, and none on others (CG-18)
table-boards = tiles.toml, { $row }: `board` can have only 8, 9 and 10 (CG-15)
table-signs = tiles.toml, [[tile]] { $tile }: `{ $field }` can have only these signs: { $known }; write one piece of text for each row
table-shape = tiles.toml, [[tile]] { $tile }: `{ $field }` has not the rows and columns of a { $kind } for its board; draw it anew (CG-19 to CG-21)
table-tiles = tiles.toml: a board of { $board } squares needs four quadrants, above 8 also four strips and a centre; add what is missing (CG-24)
table-sites = tiles.toml: on a board of { $board } squares each crash site from 1 to 12 must be there once (CG-18)
table-reference = tiles.toml, [[reference]]: on the board of { $board } squares each `{ $field }` must be there once: { $known } (CG-25)
table-laid = tiles.toml, [[reference]] with the slot { $slot }: `{ $field }` can be only one of these: { $known } (CG-25)
table-upgrade = upgrades.toml, [[upgrade]] { $slug }: no upgrade with that moment and rule; keep slugs, moments and rules (CG-11)
table-upgrades = upgrades.toml: write a row [[upgrade]] for these too: { $known } (CG-11)
table-order = table.toml: the rows [[{ $table }]] must be, in this order: { $known }
table-slot = table.toml, [[slot]] { $slot }: `kind` must be { $kind } (CG-19 to CG-21)
table-players = table.toml: the rows [[party]] must be for 2, 3, 4, 5 and 6 players, in this order (CG-1)
table-party = table.toml, [[party]] for { $players } players: `{ $field }` can be only one of these: { $known } (CG-2 to CG-15)

# Flying saucers on a square board: the table, and the path of a move

saucers-title = { $name }: { $what }
saucers-title-over = { $name }: the game is over
saucers-before = setting up
saucers-round = round { $number }
saucers-round-turn = round { $number }, turn { $turn }
saucers-heading = Now: { $what }.
saucers-eyes = The table as { $seat } sees it.
saucers-eyes-public = The table as onlookers see it.
saucers-eyes-teacher = The table as the teacher sees it, with all plans.
saucers-setup = The board is being set up.
saucers-planning = Plans are being made.
saucers-turn = It is the turn of the { $saucer }.
saucers-won = The winner is { $seat }.
saucers-nobody = The game is over without a winner.
saucers-quoted = “{ $words }”
saucers-ground = A board of { $size } by { $size } spaces; whoever flies over its edge crashes.
saucers-accelerator = accelerator
saucers-blank = blank space
saucers-edge = the edge of the board
saucers-space = Row { $row }, column { $column }: { $what }.
saucers-steps = { $steps ->
    [one] { $steps } step from { $space }.
   *[other] { $steps } steps from { $space }.
}
saucers-of-seat = { $saucer } of { $seat }
saucers-block = { $name }, { $seat }.
saucers-yours = Yours.
saucers-turn-here = It is its turn.
saucers-where = It is on { $space }.
saucers-off = It is off the board.
saucers-crew = Crew: { $crew }; specialities stationed: { $count } of 4.
saucers-no-crew = No crew.
saucers-counts = Boosters: { $boosters }, energy: { $energy }.
saucers-upgrades = Upgrades: { $names }.
saucers-has-probe = It has the Probe.
saucers-has-token = It has an override token: it may fly in any direction in this round.
saucers-plan-none = No plan.
saucers-plan-hidden = A plan lies face down.
saucers-plan-own = Planned, not open yet: { $card }, { $direction_to }.
saucers-plan-open = Open plan: { $card }, { $direction_to }.
saucers-aboard = { $name }, aboard the { $saucer }.
saucers-upgrade = { $name }: { $words }
saucers-fresh = It cannot be used yet.
saucers-spin = Turns run { $spin }.
saucers-order = Order of turns: { $names }.
saucers-probe = { $seat } has the Probe.
saucers-queue = Queue, { $colour }, the front first: { $names }.
saucers-queues = Queues, front at left
saucers-stop-queue = { $colour } queue
saucers-stop-deck = deck of upgrades
saucers-deck = Deck: { $count }
saucers-discards = Discards: { $count }
saucers-deck-is = Upgrades in the deck ({ $count }): { $names }.
saucers-discards-are = Upgrades discarded ({ $count }): { $names }.
saucers-drawn-hidden = An upgrade that was drawn, face down.
saucers-number = The number { $number }
saucers-direction-sun = Towards the sun: up, to smaller rows.
saucers-direction-meteor = Towards the meteor: down, to larger rows.
saucers-direction-stars = Towards the stars: left, to smaller columns.
saucers-direction-asteroids = Towards the asteroids: right, to larger columns.
saucers-off-chip = off
saucers-probe-chip = Probe
saucers-token-chip = token
saucers-legend = { $sign } { $name }
saucers-letter = { $speciality_short }: { $speciality }
saucers-legend-boosters = boosters
saucers-legend-energy = energy
saucers-legend-accelerator = accelerator
saucers-crew-at = { $crew } on { $space }
saucers-ground-crew = Crew on the board: { $names }.
saucers-ground-none = There is no crew on the board.
saucers-standing = { $name }: { $count } of { $all } specialities.
saucers-caption = What belongs to the saucers.
saucers-column-saucer = Saucer
saucers-column-player = Player
saucers-column-space = Space
saucers-column-crew = Crew
saucers-column-stationed = Stationed
saucers-column-boosters = Boosters
saucers-column-energy = Energy
saucers-column-upgrades = Upgrades
saucers-column-plan = Plan
saucers-path = The { $saucer } flies from { $start } to { $space }.
saucers-path-pushed = The { $saucer } is pushed from { $start } to { $space }.
saucers-path-jump = The { $saucer } jumps from { $start } to { $space }.
saucers-path-crash = The { $saucer } leaves the board from { $space }.

# Charts of Crash and Grab

chart-landing = Where will the saucer land?
chart-rings = What can it reach in how many turns?
chart-plans = How dangerous are the twelve plans?
chart-crew = Who has how much crew?
chart-wins = Who wins, if all play at random?
saucers-nothing-yet = There is nothing to work out here: the table is still being set up.
saucers-why = Why
saucers-tiny = <0.1%
saucers-landing-plan = The { $saucer } of { $seat }, with this { $plan }.
saucers-landing-any = The { $saucer } of { $seat }, if its turn came now, with each of the twelve plans alike likely.
saucers-landing-model = Every choice in the turn is alike likely; at most one booster is spent, and no upgrade is used. Accelerators are hatched.
saucers-landing-crash = It crashes: { $share }.
saucers-likely = { $what }: { $share }.
saucers-space-head = Space
saucers-rings-about = How many own turns the { $saucer } of { $seat } needs, without boosters and with no other saucer in its way. A dot: more than three, or nothing stays there. Accelerators are hatched.
saucers-rings-off = The { $saucer } of { $seat } is off the board; it is first placed at random.
saucers-turns-plain = Turns
saucers-turns-boosted = Turns, with one boost each
saucers-ring = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}.
saucers-plan-head = Plan
saucers-plan-row = { $card }, { $direction_to }
saucers-ends = Can end on
saucers-fetches = Can pick up
saucers-own-crash = crashes itself
saucers-plans-about = The { $saucer } of { $seat }: how likely each plan ends in a crash of its own, and how likely each rival by itself pushes it off the board in this round.
saucers-model-rivals = Of a rival, each of its twelve plans and each choice is alike likely; boosters and upgrades are left out.
saucers-safest = Safest: { $plans }.
saucers-fetch = { $plan } can pick up the { $crew }.
saucers-round-head = Round
saucers-rounds = Round
saucers-crew-axis = Crew aboard
saucers-crew-about = All crew aboard each player's saucer, or both saucers; for the win, only different specialities count.
saucers-stationed = { $saucer }: { $count ->
    [one] 1 speciality
   *[other] { $count } specialities
} of 4.
saucers-won-games = Games won
saucers-wins-about = { $count ->
    [one] 1 game
   *[other] { $count } games
} played on from here at random, { $left } of them without a winner. Hidden plans are drawn anew each time. The true share lies within the bounds 95 times out of 100.
saucers-span = { $share } ({ $low } to { $high })
