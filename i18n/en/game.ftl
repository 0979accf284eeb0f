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
