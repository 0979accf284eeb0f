# What teaches: the tutorial, puzzles and the puzzle of the day.
#
# The steps of the tutorial may name: $tile (the color it is about), $factory, $line, $row-bonus, $column-bonus,
# $color-bonus (points for a complete row, column, color), $marker-cost (the first space of the floor). What is said
# about a move may also name $fallen (how many things fall with it), $cost (what the floor costs then) and $gained (what
# the wall gains). The last sentence of a step may also name $score, $bonus, and of the round's end $placed, $paid,
# $row, $column and $points (of the last one placed).

## Taking

lesson-factory-title = Take from a factory
lesson-factory-ask = When it is your turn, you take all { piece-plural } of one color from one place. Take the { color } ones from factory { $factory } and put them into a line with room for all of them.
lesson-factory-miss = You may do that, but let us begin with { color } from factory { $factory }. Choose a line in which all of them fit.
lesson-factory-done = They are yours. The rest of the factory went to the center, where anybody can take it.

lesson-center-title = Take from the center
lesson-center-ask = The center works like a factory: you take all { piece-plural } of one color. Take the { color } ones from there into a line with room for all of them.
lesson-center-miss = You may do that, but here it is about { color } from the center. Let none of them fall.
lesson-center-done = You were the first in this round to take from the center, so the start marker came along. It lies on your floor and costs { $marker-cost ->
    [one] { $marker-cost } point
   *[other] { $marker-cost } points
}.

lesson-full-line-title = Fill a line
lesson-full-line-ask = Line { $line } lacks one { piece }. Take what fills it, and nothing that would fall.
lesson-full-line-miss = That does not fill line { $line }. Take the color that is already in it.
lesson-full-line-done = Line { $line } is full and takes nothing more. At the end of the round it sends one { piece } to the wall.

lesson-allowed-title = Where a color may go
lesson-allowed-ask = A line takes only one color, it must not be full, and its row of the wall must not hold that color yet. Find a line for { color }. Try the others, too: you will be told why they refuse.
lesson-allowed-miss = You may do that, but look for a line that takes all of { color }.
lesson-allowed-done = This was the only line. The floor is always allowed, but it costs points.

lesson-overflow-title = What does not fit
lesson-overflow-ask = What does not fit into a line falls to the floor. This time something falls whatever you do. Find the cheapest move.
lesson-overflow-miss = { $fallen } would fall, and the floor would cost { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. It can be cheaper.
lesson-overflow-done = Only { $fallen } fell: that will cost { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. The fuller the floor, the dearer its next space.

## Scoring

lesson-wall-title = To the wall
lesson-wall-ask = This is the last { piece } of the round. Fill line { $line } with it, and watch your full lines.
lesson-wall-miss = You may do that, but then line { $line } is not full. Put it there.
lesson-wall-done = From top to bottom every full line sent one { piece } to the wall, and its others went to the lid. You placed { $placed } and scored { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
}. A line that is not full keeps what it has.

lesson-runs-title = Points
lesson-runs-ask = A placed { piece } scores at once: the length of the row through it and the length of the column through it. Fill the line that brings most.
lesson-runs-miss = That would bring { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
}. Another line brings more.
lesson-runs-done = A row of { $row } and a column of { $column } make { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a single { piece }.

lesson-floor-title = Paying for the floor
lesson-floor-ask = At the end of the round you pay for your floor. The start marker counts like a { piece }. Take the last ones so that you pay as little as possible.
lesson-floor-miss = Then you would pay { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. It can be cheaper.
lesson-floor-done = You paid { $paid ->
    [one] { $paid } point
   *[other] { $paid } points
}, and the floor is empty again. A score never falls below 0.

lesson-next-start-title = Who starts
lesson-next-start-ask = Whoever takes the start marker begins the next round. It still lies in the center. Take it, and let no { piece } fall.
lesson-next-start-miss = The marker goes to the first who takes from the center. Take from there, into a line with enough room.
lesson-next-start-done = The other player took the rest, the factories were filled again, and you are the first to choose.

## The end

lesson-column-title = A complete column
lesson-column-ask = The other player is about to end the game. A complete row then brings { $row-bonus } more points, a complete column { $column-bonus }. Complete your column.
lesson-column-miss = That does not complete the column. Fill the line that is missing there.
lesson-column-done = Your column brought { $column-bonus } more points. With them you have { $score }.

lesson-color-title = A complete color
lesson-color-ask = Most of all brings a color that is complete on the wall: { $color-bonus } more points. Only one { color } { piece } is missing. Take it.
lesson-color-miss = That does not complete { color }. Fill the line that is missing.
lesson-color-done = The color brought { $color-bonus } more points. With them you have { $score }.

lesson-end-title = The end of the game
lesson-end-ask = The round in which somebody completes a row of the wall is the last one. You are ahead: complete your row.
lesson-end-miss = Then the game goes on. Fill the line whose row lacks only one.
lesson-end-done = The row is complete and the game is over. You win with { $score } points! If points are equal, more complete rows win.

## The free wall

lesson-free-column-title = The free wall
lesson-free-column-ask = On the free wall you choose the column. A color stands only once in each row and each column. Place your { piece } where it scores most.
lesson-free-column-miss = There it scores { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
}. Another column brings more.
lesson-free-column-done = That made { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Beware: if a full line finds no column, all of it falls to the floor.

## Gold factories

lesson-extra-title = Gold factory: extra
lesson-extra-ask = A gold factory has a rule of its own. The extra gets one { piece } more when the factories are filled. Take the { color } ones from it, and let none fall.
lesson-extra-miss = You may do that, but here it is about { color } from the extra. Choose a line in which all of them fit.
lesson-extra-done = One more in a single take. The rest went to the center as usual.

lesson-magnet-title = Gold factory: magnet
lesson-magnet-ask = When the factories are filled, the magnet pulls one { piece } of its color from each neighbor. Take the { color } ones from it, and let none fall.
lesson-magnet-miss = You may do that, but here it is about { color } from the magnet. Choose a line in which all of them fit.
lesson-magnet-done = The magnet had gathered { color } for you. The rest went to the center as usual.

lesson-keeper-title = Gold factory: keeper
lesson-keeper-ask = What you do not take from the keeper stays on it. Take a color from it, and let none fall.
lesson-keeper-miss = You may do that, but here it is about the keeper. Choose a line in which all of them fit.
lesson-keeper-done = The rest stayed on the keeper. The other player took from a plain factory, and its rest went to the center.

lesson-spread-title = Gold factory: spread
lesson-spread-ask = What you do not take from the spread goes to its neighbors, and you choose the side of each color. Take something else and send { color } to the left.
lesson-spread-miss = Take from the spread, let nothing fall, and send { color } to the left.
lesson-spread-done = The left neighbor got { color }. So you decide what lies together in the next turn.

lesson-tray-title = Gold factory: tray
lesson-tray-ask = Whoever takes from the tray takes the disc as well, and the next thing to fall lies on it for free. Take the { color } ones into a line, even if they do not all fit.
lesson-tray-miss = You may do that, but here it is about { color } from the tray. Put them into a line.
lesson-tray-done = What did not fit lies on the tray, and your floor costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. Now you know the whole game. Have fun!

## Puzzles

puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-theme-deny = Deny
puzzle-theme-floor = Floor
puzzle-theme-column = Column
puzzle-theme-color = Color
puzzle-theme-marker = Start marker
puzzle-theme-end = End of the game
puzzle-theme-spread = Spread
puzzle-theme-tray = Tray
puzzle-theme-free-wall = Free wall
# The first hint: where to look.
puzzle-look-deny = Look at what the others need.
puzzle-look-floor = Look at what is going to fall.
puzzle-look-column = Look at your columns.
puzzle-look-color = Look at your colors.
puzzle-look-marker = Think of the start marker.
puzzle-look-end = Think of when the game ends.
puzzle-look-spread = Look at where the rest of the spread goes.
puzzle-look-tray = Look at the tray.
puzzle-look-free-wall = Look at what the column is good for later.
puzzle-hint-color = Take { color }.
puzzle-hint-factory = Take from factory { $factory }.
puzzle-hint-center = Take from the center.
puzzle-hint-column = Choose column { $column }.
puzzle-solved-at-once = Solved at the first try!
puzzle-solved = Solved at try { $tries }.
puzzle-solved-hinted = Solved. Tries: { $tries }, hints: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = This was the best move.
puzzle-wrong-points = That is about { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse than the best move.
puzzle-wrong-chance = That lowers your chance to win by { $percent } %.

## The puzzle of the day, to be copied

daily-solved = Azulejo, puzzle of { $date }: { $signs } (tries: { $tries })
daily-unsolved = Azulejo, puzzle of { $date }: { $signs } … (tries: { $tries })
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
