# The frame of the school and its first page.

title-school = School – Azulejo
title-review = Review a game – Azulejo
title-board = What-if board – Azulejo
title-learn = Tutorial – Azulejo
title-drills = Drills – Azulejo
title-daily = Puzzle of the day – Azulejo
title-referee = Referee – Azulejo
title-numbers = Statistics – Azulejo

school-to-table = To the table
school-note = Everything here works without a network, on your own games and on positions of any kind.
learn = Tutorial
learn-note = From your first tiles to the last bonus, step by step on real boards.
daily = Puzzle of the day
daily-note = The same for everyone, one move to find.
drills = Drills
drills-note = Positions with one clearly best move, by theme and difficulty.
review = Review a game
review-note = What every move cost, what was better, and how lucky the deals were.
board = What-if board
board-note = Try anything from any position, with the best moves listed as you go.
referee = Referee
referee-note = For a table with real tiles: enter what happens, and it checks, scores and explains.
numbers = Statistics
numbers-note = Your games in numbers: results, points, floor losses and accuracy.
