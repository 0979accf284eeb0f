# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Every message knows $theme (palace or chocolate). $tile is a color's letter: B, Y, R, K or W. A translation
# may add attributes to any message, for instance the cases of `color`, and refer to them as { color.accusative }.
# Players' names stand in their basic form everywhere.

## Words

# The word of a color. Referred to by most other messages.
color = { $theme ->
    [chocolate] { $tile ->
        [B] blue
        [Y] brown
        [R] cream
        [K] black
       *[W] burgundy
    }
   *[palace] { $tile ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
}
# One piece, whatever its color.
piece = { $theme ->
    [chocolate] chocolate
   *[palace] tile
}
# So many pieces.
pieces = { $theme ->
    [chocolate] { $count ->
        [one] { $count } chocolate
       *[other] { $count } chocolates
    }
   *[palace] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
# So many of one color, alone or in a list: 2 blue, 1 red and 1 white.
some-of-color = { $count } { color }
list-comma = { $items }, { $item }
list-and = { $items } and { $item }
# A player without a name.
seat-name = Seat { $seat }
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points ->
        [one] { $points } point, standing alone
       *[other] { $points } points, standing alone
    }
    [row] a row of { $row } is { $points } points
    [column] a column of { $column } is { $points } points
   *[both] a row of { $row } and a column of { $column } are { $points } points
}

## Moves

move-factory-line = { $name } takes { $count } { color } from factory { $factory } to line { $line }.
move-factory-floor = { $name } takes { $count } { color } from factory { $factory } to the floor.
move-center-line = { $name } takes { $count } { color } from the center to line { $line }.
move-center-floor = { $name } takes { $count } { color } from the center to the floor.
move-marker-line = { $name } takes { $count } { color } and the start marker from the center to line { $line }.
move-marker-floor = { $name } takes { $count } { color } and the start marker from the center to the floor.
move-place = { $name } places { color } on row { $line }, column { $place }: { runs }.
# What followed from a move.
move-full = Line { $line } is full.
move-excess = { $count ->
    [one] { $count } does not fit and falls.
   *[other] { $count } do not fit and fall.
}
move-caught-tile = The tray catches one { color } { piece }.
move-caught-marker = The tray catches the start marker.
move-lid = { $count ->
    [one] { $count } finds no space on the floor and goes to the lid.
   *[other] { $count } find no space on the floor and go to the lid.
}
move-floor-cost = The floor now costs { $cost } more.
move-rest-center = To the center: { $rest }.
move-rest-stays = Factory { $factory } keeps { $rest }.
move-spread-left = To the left, to factory { $factory }: { $rest }.
move-spread-right = To the right, to factory { $factory }: { $rest }.
move-tray = { $name } takes the disc as a tray.

## A new round

deal-round = Round { $round }: { $name } starts.
deal-poured = The bag is empty, so the lid is poured back into it.
deal-poured-after = After { pieces } the bag is empty, so the lid is poured back into it.
deal-short = Bag and lid are empty: { $count ->
    [one] { pieces } is missing
   *[other] { pieces } are missing
} on the factories.
deal-gold = Gold factories: { $discs }.
deal-gold-disc = { $factory } { $effect }
deal-extra = Factory { $factory } gets an extra { piece }: { color }.
deal-pulled = Factory { $factory } pulls { color } from factory { $from }.

## The end of a round

round-ends = Round { $round } ends.
round-seat = { $name } places { pieces } for { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
}, pays { $cost } for the floor and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-seat-clean = { $name } places { pieces } for { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-seat-floor = { $name } places nothing, pays { $cost } for the floor and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-seat-nothing = { $name } places nothing and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-held = The floor costs more than { $name } has: the score stops at 0.
round-dropped = Line { $line } of { $name } finds no column: { $count } { color } fall to the floor.
round-tray-tile = The tray spares { $name } one { color } { piece }.
round-tray-marker = The tray spares { $name } the start marker.
round-next = { $name } starts the next round.
end-row = A row is complete: the game ends.
end-stalemate = { $rounds } rounds in a row placed nothing: the game ends.
end-supply = Bag and lid are empty: the game ends.

## The end of the game

over-bonus = { $name } gets { $points } more points: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $colors ->
    [one] { $colors } color
   *[other] { $colors } colors
}.
over-points = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-rows = { $names } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; { $name } wins with { $rows ->
    [one] { $rows } complete row
   *[other] { $rows } complete rows
}.
over-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $rows ->
    [0] no complete row
    [one] { $rows } complete row
   *[other] { $rows } complete rows
} each.

## Why not?

no-game-over = The game is over.
no-nothing-dealt = The factories are not filled yet.
no-must-place = { $name } has to choose a column for line { $line } first.
no-nothing-to-place = There is no completed line to place.
no-such-factory = There is no factory { $factory }, only 1 to { $count }.
no-factory-taken = Factory { $factory } was taken by a player.
no-factory-empty = Factory { $factory } is empty.
no-center-empty = The center is empty.
no-such-tile-factory = Factory { $factory } has no { color }, only { $colors }.
no-such-tile-center = The center has no { color }, only { $colors }.
no-line-full = Line { $line } is full.
no-line-holds = Line { $line } holds { $holds }, not { color }.
no-row-holds = Row { $line } of the wall has { color } already.
no-split-missing = Say which colors go to the left: { $colors } are left over.
no-split-unwanted = Nothing is left over to send left or right.
no-split-unknown = Left over are only { $colors }.
no-split-uneven = The sides must be as even as possible: they differ by { $difference }, and { $least } is possible.
no-wrong-line = Line { $expected } is to be placed, not line { $line }.
no-space-taken = Row { $line }, column { $column } has { color } already.
no-column-holds = Column { $column } has { color } already.
# A typed move that can't be read.
typed-found = Character { $place }: “{ $found }” does not belong here. { typed-expected }
typed-ended = Character { $place }: the move is not complete. { typed-expected }
typed-expected = { $part ->
    [start] Expected: a factory 1 to { $factories }, or C for the center.
    [color] Expected: a color B, Y, R, K or W.
    [destination] Expected: a line 1 to { $lines }, or F for the floor.
    [spread-or-end] Expected: the end of the move, or < and the colors that go to the left.
    [left-or-end] Expected: another color that goes to the left, or the end of the move.
    [color-or-at] Expected: a color B, Y, R, K or W, or @ and a column.
    [column] Expected: a column 1 to { $columns }.
   *[end] Expected: the end of the move.
}

## Now

status-own = { $name }, it is your turn.
status-other = It is the turn of { $name }.
status-place-own = { $name }, choose columns for your completed lines.
status-place-other = { $name } chooses columns for completed lines.
status-bag = The factories are being filled.
status-over = The game is over.
banner-last-round = Last round: { $name } completes row { $line }.
hint-factory-line = Take { $count } { color } from factory { $factory } to line { $line }.
hint-factory-floor = Take { $count } { color } from factory { $factory } to the floor.
hint-center-line = Take { $count } { color } from the center to line { $line }.
hint-center-floor = Take { $count } { color } from the center to the floor.
hint-place = Place { color } on row { $line }, column { $column }.
# What a move would do.
preview-lands = The line is complete: { runs }.
preview-drops = The line is complete, but no column is left: it falls.
preview-fills = { $held } of { $spaces } spaces are filled.
preview-falls = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}: minus { $cost }.
preview-marker = With the start marker.
preview-caught = One lies on the tray for free.
preview-lid = { $count ->
    [one] { $count } goes to the lid.
   *[other] { $count } go to the lid.
}
preview-tray = With the disc as a tray.
preview-net = Change of points: { $change }.
preview-ends = This round becomes the last.
# The short line and the sentence of a player's account.
ledger-line = now { $now } · +{ $tiles } { $theme ->
    [chocolate] chocolates
   *[palace] tiles
} · −{ $floor } floor · = { $total }
ledger = { $now } now, plus { $tiles } for full lines, minus { $floor } for the floor, makes { $total }.
ledger-best = Open lines count at their best column.
ledger-bonus = If the game ended now: +{ $bonus }.

## Captions beside what moves

caption-round = Round { $round }
caption-poured = The lid is poured back
caption-short = { pieces } missing
caption-extra = One more: { color }
caption-pulled = Factory { $factory } pulls { color }
caption-dropped = No column for line { $line }
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = extra
effect-magnet = { color } magnet
effect-keeper = keeper
effect-spread = spread
effect-tray = tray
effect-extra-rule = Gets one more { piece } when the factories are filled.
effect-magnet-rule = When the factories are filled it pulls one { color } { piece } from each neighbor that has one.
effect-keeper-rule = What is not taken stays here and never goes to the center.
effect-spread-rule = What is not taken goes to the two neighbors. You choose the side of each color; a color stays together.
effect-tray-rule = Whoever takes from here takes the disc, too. The next thing that would fall to that player's floor lies on the disc and costs nothing.

## What things are called, for those who hear the table

label-disc = Factory { $factory }: { $tiles }.
label-disc-empty = Factory { $factory }: empty.
label-disc-gold = Factory { $factory }, { $effect }: { $tiles }.
label-disc-gold-empty = Factory { $factory }, { $effect }: empty.
label-disc-taken = Factory { $factory }: taken by a player.
label-held = In your hand: { $count } { color }.
label-pick-factory = Take { $count } { color } from factory { $factory }
label-pick-center = Take { $count } { color } from the center
label-center = Center: { $tiles }.
label-center-marker = Center: the start marker, { $tiles }.
label-center-only-marker = Center: the start marker.
label-center-empty = Center: empty.
label-line = Line { $line }: { $count } of { $spaces } { color }.
label-line-full = Line { $line }: full, { $count } { color }.
label-line-empty = Line { $line }: empty, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
label-cell-tile = Row { $line }, column { $column }: { color } { piece }.
label-cell-for = Row { $line }, column { $column }: empty, for { color }.
label-cell-empty = Row { $line }, column { $column }: empty.
label-cell-pending = Row { $line }, column { $column }: { color } comes here at the end of the round.
label-cell-open = Row { $line }, column { $column }: { color } can go here, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
label-cell-chosen = Row { $line }, column { $column }: { color } chosen, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
label-place-falls = Line { $line }: no column is left for { color }, so it falls to the floor: minus { $cost }.
label-floor = Floor: { $count } of { $spaces } spaces taken, minus { $cost }.
label-space-empty = Space { $space }, minus { $cost }: empty.
label-space-tile = Space { $space }, minus { $cost }: { color } { piece }.
label-space-marker = Space { $space }, minus { $cost }: start marker.
label-tray-free = Tray: empty, the next thing that falls lies here for free.
label-tray-tile = Tray: { color } { piece }, for free.
label-tray-marker = Tray: start marker, for free.
label-board = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
label-chip-left = { $count } { color } go left, to factory { $factory }
label-chip-right = { $count } { color } go right, to factory { $factory }

## How bots are called
bot-name = { $level ->
    [beginner] Beginner bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
    [master] Master bot
   *[grandmaster] Grandmaster bot
}
bot-name-numbered = { $level ->
    [beginner] Beginner bot { $number }
    [easy] Easy bot { $number }
    [medium] Medium bot { $number }
    [hard] Hard bot { $number }
    [expert] Expert bot { $number }
    [master] Master bot { $number }
   *[grandmaster] Grandmaster bot { $number }
}

## Why a table refuses something
refused = That can’t be done now.
refused-turn = It is not your turn.
refused-over = The game is over.
refused-past-deal = Nothing has been played in this round that could be taken back.
refused-past-start = Nothing has been played here that could be taken back.
refused-no-takeback = At this table nothing is taken back.
refused-abort = Everybody has moved: the game can no longer be called off.

## The rules that are played
wall-colored = Colored
wall-free = Free
factories-plain = Plain
factories-special = Special
factories-even = Even spread

## How a game ended

over-nobody = Nobody wins
over-unfinished = Unfinished game
over-winner = { $names } wins
over-winners = { $names } share the victory
over-resigned = { $name } gave up.
over-time = { $name } ran out of time.
over-aborted = { $name } called the game off.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Person
sitter-beginner = Bot: beginner
sitter-easy = Bot: easy
sitter-medium = Bot: medium
sitter-hard = Bot: hard
sitter-expert = Bot: expert
sitter-master = Bot: master
sitter-grandmaster = Bot: grandmaster
wall-colored-note = Every space of the wall has its color.
wall-free-note = You choose the column, but no color twice in a row or column.
factories-plain-note = All discs are alike.
factories-special-note = Some discs lie with their gold side up and break the rules.
factories-even-note = As special, and the spread must divide as evenly as it can.
preview-full = All boards
preview-own = Own board
preview-off = Off
pause-off = No
pause-short = Short
pause-long = Long

hint-expected = Hint: { $move } Expected at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $chance }% to win.

## Games that are kept or brought

load-empty = There is nothing to load yet.
load-bad-position = This is neither a record nor a position.
load-bad-record = Line { $line }, column { $column }: the record can’t be read from here on.
load-bad-deal = Line { $line }, column { $column }: this deal could not have happened.
load-bad-move = Line { $line }, column { $column }: “{ $found }” is no move.
load-illegal-move = Line { $line }, column { $column }: “{ $found }” can’t be played. { $why }
load-bad-end = Line { $line }, column { $column }: the game is over before, or its result is another one.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, left in round { $round }
saved-unreadable = A game that can’t be read

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number.
piece-plural = { $theme ->
    [chocolate] chocolates
   *[palace] tiles
}
rules-short = In short
rules-short-take = Take { piece-plural } of one color from the table and collect them in the lines of your board. At the end of a round every full line sends one { piece } to your wall, where it scores at once. What fits nowhere falls to the floor and costs points.
rules-short-end = The round in which somebody completes a row of the wall is the last one. Then complete rows, columns and colors bring a bonus, and most points win.
rules-setup = What is on the table
rules-setup-bag = There are { $tiles } { piece-plural }, { $copies } of each of { $colors } colors. All begin in the bag. Beside it stands the lid, where used ones are put.
rules-setup-discs = The factories are discs that lie in a circle round the center. For each round every factory gets { $disc } { piece-plural } from the bag, unseen.
rules-setup-board = Each player has a board with { $lines } pattern lines of 1 to { $lines } spaces, a wall of { $lines } rows and { $lines } columns, a floor line of { $spaces } spaces, and a score that begins at 0.
rules-offer = Taking
rules-offer-turn = The starting player begins, and the turn passes clockwise. When it is your turn you must take all { piece-plural } of one color from one place:
rules-offer-factory = from a factory; the rest of it goes to the center,
rules-offer-center = or from the center.
rules-offer-lines = All that you take goes to one of your pattern lines, or all of it to the floor. A line can take it if
rules-offer-not-full = it is not full,
rules-offer-same-color = it is empty or holds the same color,
rules-offer-wall-row = and its row of the wall does not hold that color yet.
rules-offer-excess = As many as fit go into the line; the others fall to the floor. You may choose the floor even if a line could take them.
rules-offer-marker = Whoever is first in a round to take from the center takes the start marker, too. It lies down on the floor before anything else of that move falls there, and whoever has it starts the next round.
rules-offer-ends = The taking ends when nothing is left on the factories and in the center.
rules-floor = The floor
rules-floor-costs = The floor fills from left to right. Its { $spaces } spaces cost { $costs } points; the marker counts like a { piece }.
rules-floor-full = When all spaces are taken, whatever else falls goes to the lid and costs nothing more. The marker costs nothing then, either.
rules-floor-paid = You pay once a round, after your wall has scored. Your score never falls below 0, and what would go below is forgotten.
rules-tiling = To the wall
rules-tiling-lines = When the taking has ended, go through your lines from top to bottom. From each full line one { piece } moves to the wall, in the same row, onto the space of its color. The others of that line go to the lid. Lines that are not full keep what they have.
rules-tiling-score = A placed { piece } scores at once: the length of the unbroken row through it and the length of the unbroken column through it, itself counted in both. A length of 1 does not count, but a { piece } with nothing beside it scores 1.
rules-figure-alone = Nothing beside it: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rules-figure-row = A row of { $row } and nothing above or below: { $points } points.
rules-figure-both = A row of { $row } and a column of { $column }: { $row } + { $column } = { $points } points.
rules-figure-gap = A gap breaks the row, so it is only { $row } long. With the column of { $column } that makes { $row } + { $column } = { $points } points.
rules-tiling-order = All players do this at the same time, and nobody gets in anybody’s way.
rules-next-round = The next round
rules-next-start = If no wall has a complete row, the floors are cleared, the factories are filled again, and whoever took the marker starts. If nobody took it, the same player starts again.
rules-next-lid = When the bag is empty and more is needed, the lid is poured into it. If the lid is empty, too, some factories stay short or empty.
rules-end = The end
rules-end-row = The game ends after the round in which somebody has completed a row of the wall. Then there is a bonus for everything that is complete:
rules-end-winner = Most points win. Among those with the same points more complete rows win. If these are equal, too, the victory is shared.
rules-end-rare = Two rare things end the game as well: that there is nothing left to fill the factories with, and that { $barren } rounds in a row have put nothing on any wall.
rules-free-wall = The free wall
rules-free-column = On the free wall no space has a color. The { piece } of a full line may go to any empty space of its row, if that column does not hold its color yet.
rules-figure-free = Row 3 has two empty spaces, but the column of one of them already holds this color: only the last column is left.
rules-free-order = Lines are decided from top to bottom, and each scores before the next one is looked at. Where a column is possible, one must be chosen.
rules-free-falls = Where none is possible, everything in that line falls to the floor.
rules-free-taking = While taking you may begin or continue a line even if its color can no longer be placed in that row.
rules-special = Special factories
rules-special-gold = There are { $discs } discs, each with a plain and a gold side. For every round they are shuffled and laid out, and as many as there are players are turned to their gold side. A gold side breaks the rules:
rules-special-circle = The circle has no ends: the first and the last factory are neighbors. An empty factory stays where it is; when the tray has been taken, the circle closes behind it. The extra comes before the magnets.
rules-special-tray = The tray catches exactly one thing, a { piece } or the marker, beginning with what falls in the very move that took it, and even if the floor is full. After the round it goes back to the other discs.
rules-special-even = With the even spread you must divide what is left so that both neighbors get as nearly the same number as the colors allow.
rules-handling = Playing on this page
rules-handling-press = Press a color on a factory or in the center, then one of your lines or the floor; or drag it there. Another color replaces the first one, and a press beside everything lets it go.
rules-handling-why = A line that can’t take a color tells you why when you press it. While you choose, the board shows what the move would bring.
rules-handling-typed = Moves can also be typed: 3R2 takes { $theme ->
    [chocolate] cream
   *[palace] red
} from factory 3 to line 2, CKF takes black from the center to the floor.
