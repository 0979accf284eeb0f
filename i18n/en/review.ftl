# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in their basic form everywhere.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { $count } { color } from factory { $factory } to line { $line }
review-move-factory-floor = { $count } { color } from factory { $factory } to the floor
review-move-center-line = { $count } { color } from the center to line { $line }
review-move-center-floor = { $count } { color } from the center to the floor
review-move-marker-line = { $count } { color } and the start marker from the center to line { $line }
review-move-marker-floor = { $count } { color } and the start marker from the center to the floor
review-move-place = { color } on row { $line }, column { $column }
# How the game is expected to go on.
review-line = Expected then: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = Round { $round }, move { $number }, { $code }: { $played }
review-cost = { $points } points ({ $chance } to win)
review-cost-chance = { $chance } to win
review-cost-nothing = nothing lost
review-percent = { $number }%
review-better = Better: { $code }, { $move }.
# A short mark beside a move.
review-solved = exact
review-solved-round = This is exact: the rest of the round was looked through to its end.
review-solved-game = This is exact: the rest of the game was looked through to its end.

## Why the better move was better; “it” is that move

review-why-ends = With it the game ends after this round.
review-why-goes-on = With it the game goes on after this round.
review-why-completes = It fills line { $line } with { color } at once.
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] That completes column { $column }.
    [one] That keeps column { $column } alive: only { $missing } more is missing.
   *[other] That keeps column { $column } alive: only { $missing } more are missing.
}
review-why-color = { $missing ->
    [0] That completes the color { color }.
    [one] That keeps the color { color } alive: only { $missing } more is missing.
   *[other] That keeps the color { color } alive: only { $missing } more are missing.
}
review-why-falls = Fewer fall to the floor: { $best } instead of { $played }.
review-why-gains = { $name } scores { $best ->
    [one] { $best } point
   *[other] { $best } points
} on the wall this round instead of { $played }.
review-why-rival-gains = { $name } scores only { $best ->
    [one] { $best } point
   *[other] { $best } points
} on the wall this round instead of { $played }.
# $lines are one or more of the next message.
review-why-gets-line = { $name } can still fill { $lines } this round.
review-line-got = line { $line } ({ color })
review-why-rival-line = { $name } does not fill { $lines } this round.
review-line-denied = line { $line } ({ color })
review-why-floor = The floor costs { $best ->
    [0] nothing
    [one] { $best } point
   *[other] { $best } points
} in the end instead of { $played }.
review-why-rival-floor = { $name } pays { $best ->
    [one] { $best } point
   *[other] { $best } points
} for the floor instead of { $played ->
    [0] nothing
   *[other] { $played }
}.
review-why-starts = { $name } starts the next round.
review-why-scores = The { piece } scores { $best ->
    [one] { $best } point
   *[other] { $best } points
} at once instead of { $played }.
review-why-expects-more = { $name } can expect { $points } points more in the end.
review-why-expects-fewer = { $name } can expect { $points } points fewer in the end.
# What the next player does after a move.
review-reply = After { $code }, { $name } takes { $count } { color } ({ $reply }).
review-reply-fills = After { $code }, { $name } takes { $count } { color } ({ $reply }) and fills line { $line }.
review-reply-falls = After { $code }, { $name } takes { $count } { color } ({ $reply }), and { $falls ->
    [one] { $falls } falls
   *[other] { $falls } fall
} to the floor.

## How good a move was

review-grade-best = best move
review-grade-good = good move
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Nothing better is known.
review-meaning-good = It lost less than { $chance } of the chance to win.
review-meaning-worse = It lost at least { $chance } of the chance to win.
review-graded-best = { $count ->
    [one] { $count } best move
   *[other] { $count } best moves
}
review-graded-good = { $count ->
    [one] { $count } good move
   *[other] { $count } good moves
}
review-graded-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-graded-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-graded-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

## How well somebody played

review-accuracy = { $name }: accuracy { $accuracy }
review-accuracy-none = { $name }: no decision yet
review-accuracy-means = Accuracy shows how little of the chance to win a player’s moves gave away. 100 is perfect: every move was the best one known.
review-accuracy-example = Losing { $chance } with each move on average makes { $accuracy }.
review-accuracy-choice = Moves without a choice do not count.
review-accuracy-compare = Compare only games with the same number of players: the more there are, the less a single move can lose.

## Luck

review-luck-deal = Deal of round { $round }: { $shares }
review-luck-all = All deals together: { $shares }
review-luck-share = { $name } { $points } points
review-luck = { $name }: { $points } points, { $chance } to win, give or take { $error } points
review-luck-means = The luck of a deal is how much better it was for a player than other deals from the same bag.
review-luck-zero = What a deal gives to one player it takes from the others: luck always sums to zero.

## Progress

review-looking = { $look ->
    [1] First look
    [2] Second look
    [3] Third look
   *[other] Look { $look }
}: { $done } of { $of ->
    [one] { $of } moment
   *[other] { $of } moments
}
review-done = Done: { $of ->
    [one] { $of } moment
   *[other] { $of } moments
} looked at
review-stopped = Stopped. { $progress }
review-not-kept = This review could not be kept on this device. It is there as long as you stay here.
review-kept-unreadable = The review that was kept with this game can’t be read. It begins anew.
review-kept-other = The review that was kept belongs to another game. It begins anew.

## The curves, for those who hear them

review-point-move = After move { $number }: { $chances }
review-point-deal = After the deal of round { $round }: { $chances }
review-chance = { $name } { $chance }
