# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Choose one of your games, or load the record of any other. The review runs on this device; the first results come at once and get better while you look at them.
review-none = There is no game here yet. Play one, or load a record.
review-needs-record = This is a position. A review needs the record of a game.
review-reviewed = Reviewed
review-begun = Reviewed: { $percent }%
review-other = Review another game
review-empty = Nothing has happened in this game yet.

review-progress = Progress of the review
review-go-on = Go on
review-failed = The analysis broke down. What is known so far is kept; go on to try again.

review-chances = Chance to win
review-values = All chances as a table
review-after = After
review-deal-of = Round { $round }, deal
review-moment = The moment looked at
review-unknown = Not looked at yet.

review-moves = All moves
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Points
review-to-win = To win
review-deal = Deal
review-dealt = The factories are filled.

review-outlined-played = Dashed: the move played
review-outlined-last = Dashed: the last move
review-outlined-best = Double line: the best move
review-line-best = The best line
review-line-played = Expected after the move played
review-line-on = Expected from here
review-before = Back to the table before the move
review-try = Try this on the what-if board
review-next-mistake = Next mistake

review-players = Accuracy
review-explained = What do these numbers mean?
review-costliest = The costliest moments
review-costliest-none = So far no move has given much away.
review-show = Show it on the board

review-luck-title = Luck of the deals
review-luck-none = The deals are compared with others from the second look on.
review-luck-together = Together
# The two numbers of each cell.
review-luck-units = Above in points of lead, below in the chance to win.
