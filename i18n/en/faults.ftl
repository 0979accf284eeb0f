# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Short sentences that name the place. Everything that game.ftl has can be referred to.

## A table set up by hand

fault-round = Rounds count from 1.
fault-discs = Factories: { $found }. There must be { $expected }.
fault-seats = Boards: { $found }. There must be { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Seat { $seat } is to act, but there is no such seat.
    [first] Seat { $seat } begins, but there is no such seat.
   *[marker] Seat { $seat } has the start marker, but there is no such seat.
}
fault-census = In all: { some-of-color }. There must be { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: row { $line }, column { $column } is for { $wanted }, not for { color }.
fault-row-twice = { $name }: row { $line } has { color } twice.
fault-column-twice = { $name }: column { $column } has { color } twice.
fault-line-count = { $name }: line { $line } has { pieces }; it has space for { $spaces }.
fault-line-none = { $name }: line { $line } has a color but no { piece }.
fault-line-on-wall = { $name }: line { $line } has { color }, but row { $line } has it already.
fault-floor-count = { $name }: { $count } on the floor, which has only { $spaces } spaces.
fault-marker-misplaced = { $name }: the start marker is here twice, or was not taken.
fault-marker-missing = { $name }: the start marker was taken, so it must lie on the floor.
fault-gold-count = Gold factories, the taken one counted: { $found }. There must be { $expected }.
fault-gold-twice = The gold side is there twice: { $effect }.
fault-taken-not-held = Factory { $factory } was taken, but nobody has it as a tray.
fault-held-not-taken = { $name } has a tray, but no factory was taken for it.
fault-disc-count = Factory { $factory } has { pieces }; it holds { $most }.
fault-row-complete = { $name }: row { $line } is complete, so the game would be over.
fault-barren = Rounds in a row that placed nothing: { $found }. With { $most } the game is over.
fault-nothing-to-deal = Bag and lid are empty: no round can begin.
fault-no-ending = Nothing ends the game: no complete row, no { $most } rounds in a row that placed nothing, and bag and lid are not empty.
fault-not-cleared-disc = The round is over: factory { $factory } must be empty, with its plain side up.
fault-not-cleared-center = The round is over: the center must be empty.
fault-not-cleared-marker = The round is over: the start marker must lie in the center.
fault-not-cleared-floor = { $name }: the round is over, so the floor must be empty.
fault-not-cleared-tray = { $name }: the round is over, so the tray must be given back.
# $first is the player who begins.
fault-not-the-starter = { $first } begins the round and must be the one to act, not { $name }.
fault-nothing-to-decide = Nothing is on offer and a line is full: the round would be scored already.
# $expected is the player whose decision it is.
fault-wrong-decider = { $expected } has to place a full line first, not { $name }.
fault-no-column = { $name }: no column is left for line { $line }, so it would have fallen already.

## A deal

fault-deal-not-now = The round is not finished: the factories are not filled now.
fault-deal-over = The game is over: the factories are not filled any more.
fault-deal-gold = Gold factories: { $found }. There must be { $expected }.
fault-deal-gold-twice = Factory { $factory }: this gold side is there already: { $effect }.
fault-deal-too-many = Factory { $factory } has { pieces }; it gets { $expected }.
fault-deal-too-few = Factory { $factory } has { pieces } so far; it gets { $expected }.
fault-deal-bag = Factory { $factory }: no { color } { piece } is left in the bag.
fault-deal-lid = Factory { $factory }: no { color } { piece } is left in the lid.
# A typed deal.
fault-deal-text = Factory { $factory }: “{ $found }” can't be read. Expected: up to { $most } colors such as BBYR, perhaps a gold side such as 2R* in front of them, or -.
fault-deal-text-discs = Factories: { $found }. There are at most { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = This was a move of { $name }, but now it is the turn of { $now }.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = Field { $field }: { $fault }
fault-typed = Field { $field }, character { $place }: “{ $found }” does not belong here. { fault-typed-expected }
fault-typed-missing = Field { $field }, character { $place }: something is missing here. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Expected: a rule set such as 2cp.
    [round] Expected: the round, from 1.
    [barren] Expected: how many rounds placed nothing, 1 to { $barren }.
    [act] Expected: a seat, or 0 if the game is over.
    [seat] Expected: a seat.
    [marker] Expected: c for the center, or a seat.
    [disc] Expected: a factory: colors in the order B Y R K W, perhaps a gold side such as 2R* in front of them, - or x.
    [discs] Expected: { $count } factories, joined by commas.
    [tiles] Expected: colors in the order B Y R K W, or -.
    [number] Expected: a number.
    [numbers] Expected: { $colors } numbers, joined by dots.
    [board] Expected: points:lines:rows:floor.
    [score] Expected: points.
    [line] Expected: a line such as R1, or -.
    [lines] Expected: { $lines } lines, joined by /.
    [row] Expected: a row: { $columns } colors or dots.
    [rows] Expected: { $lines } rows, joined by /.
    [floor] Expected: the floor: colors and P, or -.
    [tray] Expected: the tray: a dot, a color or P.
   *[fields] Expected: { $count } fields, separated by single blanks.
}
