# Drills and the puzzle of the day; what puzzles say is in lessons.ftl.

drills-wanted = Which puzzles
drills-intro = Each position has one clearly best move: it leaves you the greatest lead over the best of the others. It is better than any other move by at least { $points } points.
drills-theme = Theme
drills-difficulty = Difficulty
drills-any = All
drills-count = { $solved } of { $all } solved
drills-none = There are no such puzzles. Choose something else.
drills-next = Next unsolved
drills-overview = Solved so far
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = One by one
drills-link = { $status ->
    [solved] Puzzle { $number }, { $difficulty }, solved
    [shown] Puzzle { $number }, { $difficulty }, answer seen
   *[open] Puzzle { $number }, { $difficulty }
}
drills-all = All puzzles
drills-puzzle = Puzzle { $number }
drills-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
drills-special = special factories
drills-ask = You play as { $name }. Find the best move.
drills-ask-place = You play as { $name }. Find the best column for line { $line }.
drills-wrong = There is a better move.
drills-wrong-least = This one is at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse.
drills-tried = Tried
drills-hint = Hint ({ $left })
drills-show = Show the answer
drills-again = Once more
drills-gap = By { $points } points better than any other move, as a mean over deals that may follow.
drills-gap-solved = By { $points } points better than any other move, looked through to the end of the game.
drills-thinking = Looking for the reasons …
drills-compared = Compared with
drills-line = How it goes on
drills-line-start = The puzzle
drills-not-kept = This device does not keep which puzzles you have solved: its storage is full or closed to this page.

daily-nothing = There is no puzzle for this day.
daily-no-streak = Solve the puzzle of the day, and come back tomorrow.
daily-longest = longest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
daily-earlier = Earlier days
daily-earlier-note = They can be made up for, but only a puzzle solved on its own day counts for the days in a row.
daily-day-solved = solved
daily-day-shown = answer seen
daily-copy = Copy the result
daily-copied = The result is in the clipboard. It gives nothing away.
daily-share = Share
daily-more = More puzzles
