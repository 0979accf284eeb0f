# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in the
# nominative. After a number with decimals nouns stand in the genitive: 2,4 очка.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { some-of-color } з вітрини { $factory } на поличку { $line }
review-move-factory-floor = { some-of-color } з вітрини { $factory } у відходи
review-move-center-line = { some-of-color } з центру на поличку { $line }
review-move-center-floor = { some-of-color } з центру у відходи
review-move-marker-line = { some-of-color } та маркер першого ходу з центру на поличку { $line }
review-move-marker-floor = { some-of-color } та маркер першого ходу з центру у відходи
review-move-place = { color } в ряд { $line }, стовпчик { $column }
# How the game is expected to go on.
review-line = Очікуване продовження: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = Раунд { $round }, хід { $number }, { $code }: { $played }
review-cost = { $points } очка ({ $chance } шансу на перемогу)
review-cost-chance = { $chance } шансу на перемогу
review-cost-nothing = без втрат
review-percent = { $number }%
review-better = Краще: { $code }, { $move }.
# A short mark beside a move.
review-solved = точно
review-solved-round = Це точно: решту раунду прораховано до кінця.
review-solved-game = Це точно: решту гри прораховано до кінця.

## Why the better move was better; the subject is that move

review-why-ends = З ним гра закінчується після цього раунду.
review-why-goes-on = З ним гра триває й після цього раунду.
review-why-completes = Одразу заповнює поличку { $line } ({ color }).
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] Так заповнюється стовпчик { $column }.
   *[many] Так стовпчик { $column } лишається в грі: бракує лише { $missing }.
}
review-why-color = { $missing ->
    [0] Так збирається весь { color.masculine } колір.
   *[many] Так { color.masculine } колір лишається в грі: бракує лише { $missing }.
}
review-why-falls = У відходи падає менше: { $best } замість { $played }.
review-why-gains = { $name } отримує за викладене в цьому раунді { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
} замість { $played }.
review-why-rival-gains = { $name } отримує за викладене в цьому раунді лише { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
} замість { $played }.
# $lines are one or more of the next message.
review-why-gets-line = { $name } ще може заповнити в цьому раунді { $lines }.
review-line-got = поличку { $line } ({ color })
review-why-rival-line = { $name } не заповнює в цьому раунді { $lines }.
review-line-denied = поличку { $line } ({ color })
review-why-floor = Відходи зрештою коштують { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
} замість { $played }.
review-why-rival-floor = { $name } втрачає за відходи { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
} замість { $played }.
review-why-starts = Наступний раунд починає { $name }.
review-why-scores = Одразу дає { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[many] { $best } очок
} замість { $played }.
review-why-expects-more = { $name } може наприкінці мати на { $points } очка більше.
review-why-expects-fewer = { $name } може наприкінці мати на { $points } очка менше.
# What the next player does after a move.
review-reply = Після { $code } { $name } бере { some-of-color.accusative } ({ $reply }).
review-reply-fills = Після { $code } { $name } бере { some-of-color.accusative } ({ $reply }) і заповнює поличку { $line }.
review-reply-falls = Після { $code } { $name } бере { some-of-color.accusative } ({ $reply }), і { $falls ->
    [one] { $falls } падає
   *[many] { $falls } падають
} у відходи.

## How good a move was

review-grade-best = найкращий хід
review-grade-good = добрий хід
review-grade-inaccuracy = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Нічого кращого не відомо.
review-meaning-good = Втрачено менше ніж { $chance } шансу на перемогу.
review-meaning-worse = Втрачено щонайменше { $chance } шансу на перемогу.
review-graded-best = { $count ->
    [one] { $count } найкращий хід
    [few] { $count } найкращі ходи
   *[many] { $count } найкращих ходів
}
review-graded-good = { $count ->
    [one] { $count } добрий хід
    [few] { $count } добрі ходи
   *[many] { $count } добрих ходів
}
review-graded-inaccuracy = { $count ->
    [one] { $count } неточність
    [few] { $count } неточності
   *[many] { $count } неточностей
}
review-graded-mistake = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
review-graded-blunder = { $count ->
    [one] { $count } груба помилка
    [few] { $count } грубі помилки
   *[many] { $count } грубих помилок
}

## How well somebody played

review-accuracy = { $name }: точність { $accuracy }
review-accuracy-none = { $name }: ще жодного рішення
review-accuracy-means = Точність показує, як мало шансу на перемогу втрачено ходами гравця. 100 – це досконала гра: кожен хід був найкращим із відомих.
review-accuracy-example = Хто втрачає в середньому { $chance } за хід, має { $accuracy }.
review-accuracy-choice = Ходи без вибору не враховуються.
review-accuracy-compare = Порівнюй лише ігри з однаковою кількістю гравців: що їх більше, то менше може втратити один хід.

## Luck

review-luck-deal = Наповнення вітрин у раунді { $round }: { $shares }
review-luck-all = Усі наповнення вітрин разом: { $shares }
review-luck-share = { $name } { $points } очка
review-luck = { $name }: { $points } очка, { $chance } шансу на перемогу, з точністю до { $error } очка
review-luck-means = Везіння показує, наскільки наповнення вітрин було для гравця кращим за інші з тієї самої торбинки.
review-luck-zero = Що воно дає одному гравцеві, те забирає в інших: сума везіння завжди дорівнює нулю.

## Progress

review-looking = { $look ->
    [1] Перший погляд
    [2] Другий погляд
    [3] Третій погляд
   *[many] Погляд { $look }
}: { $done } із { $of ->
    [one] { $of } моменту
   *[many] { $of } моментів
}
review-done = Готово, переглянуто: { $of ->
    [one] { $of } момент
    [few] { $of } моменти
   *[many] { $of } моментів
}
review-stopped = Зупинено. { $progress }
review-not-kept = Цей розбір не вдалося зберегти на цьому пристрої. Він лишатиметься тут, доки ти не підеш.
review-kept-unreadable = Розбір, збережений із цією грою, не вдається прочитати. Він починається знову.
review-kept-other = Збережений розбір належить до іншої гри. Він починається знову.

## The curves, for those who hear them

review-point-move = Після ходу { $number }: { $chances }
review-point-deal = Після наповнення вітрин у раунді { $round }: { $chances }
review-chance = { $name } { $chance }
