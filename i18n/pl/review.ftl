# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in the
# nominative. After a number with decimals nouns stand in the genitive: 2,4 punktu.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { some-of-color } z fabryki { $factory } do linii { $line }
review-move-factory-floor = { some-of-color } z fabryki { $factory } na podłogę
review-move-center-line = { some-of-color } ze środka do linii { $line }
review-move-center-floor = { some-of-color } ze środka na podłogę
review-move-marker-line = { some-of-color } i płytka gracza rozpoczynającego ze środka do linii { $line }
review-move-marker-floor = { some-of-color } i płytka gracza rozpoczynającego ze środka na podłogę
review-move-place = { color } w rzędzie { $line }, kolumnie { $column }
# How the game is expected to go on.
review-line = Oczekiwany dalszy ciąg: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = Runda { $round }, ruch { $number }, { $code }: { $played }
review-cost = { $points } punktu ({ $chance } szansy na wygraną)
review-cost-chance = { $chance } szansy na wygraną
review-cost-nothing = bez straty
review-percent = { $number }%
review-better = Lepiej: { $code }, { $move }.
# A short mark beside a move.
review-solved = dokładnie
review-solved-round = To wynik dokładny: resztę rundy przeliczono do końca.
review-solved-game = To wynik dokładny: resztę gry przeliczono do końca.

## Why the better move was better; the subject is that move

review-why-ends = Z nim gra kończy się po tej rundzie.
review-why-goes-on = Z nim gra trwa dalej po tej rundzie.
review-why-completes = Od razu zapełnia linię { $line } ({ color }).
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] Dzięki temu kolumna { $column } jest pełna.
   *[many] Dzięki temu kolumna { $column } zostaje w grze: brakuje już tylko { $missing }.
}
review-why-color = { $missing ->
    [0] Dzięki temu kolor { color.masculine } jest pełny.
   *[many] Dzięki temu kolor { color.masculine } zostaje w grze: brakuje już tylko { $missing }.
}
review-why-falls = Na podłogę spada mniej: { $best } zamiast { $played }.
review-why-gains = { $name } zdobywa w tej rundzie { $theme ->
    [chocolate] w pudełku
   *[palace] na ścianie
} { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $played }.
review-why-rival-gains = { $name } zdobywa w tej rundzie { $theme ->
    [chocolate] w pudełku
   *[palace] na ścianie
} tylko { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $played }.
# $lines are one or more of the next message.
review-why-gets-line = { $name } może w tej rundzie jeszcze zapełnić { $lines }.
review-line-got = linię { $line } ({ color })
review-why-rival-line = { $name } nie zapełnia w tej rundzie { $lines }.
review-line-denied = linii { $line } ({ color })
review-why-floor = Podłoga na koniec kosztuje { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $played }.
review-why-rival-floor = { $name } traci za podłogę { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $played }.
review-why-starts = Następną rundę zaczyna { $name }.
review-why-scores = Od razu daje { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
} zamiast { $played }.
review-why-expects-more = Na koniec gry { $name } może mieć o { $points } punktu więcej.
review-why-expects-fewer = Na koniec gry { $name } może mieć o { $points } punktu mniej.
# What the next player does after a move.
review-reply = Po { $code } { $name } bierze { some-of-color.accusative } ({ $reply }).
review-reply-fills = Po { $code } { $name } bierze { some-of-color.accusative } ({ $reply }) i zapełnia linię { $line }.
review-reply-falls = Po { $code } { $name } bierze { some-of-color.accusative } ({ $reply }), a na podłogę { $falls ->
    [few] spadają { $falls }
   *[many] spada { $falls }
}.

## How good a move was

review-grade-best = najlepszy ruch
review-grade-good = dobry ruch
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Nic lepszego nie jest znane.
review-meaning-good = Kosztuje to mniej niż { $chance } szansy na wygraną.
review-meaning-worse = Kosztuje to co najmniej { $chance } szansy na wygraną.
review-graded-best = { $count ->
    [one] { $count } najlepszy ruch
    [few] { $count } najlepsze ruchy
   *[many] { $count } najlepszych ruchów
}
review-graded-good = { $count ->
    [one] { $count } dobry ruch
    [few] { $count } dobre ruchy
   *[many] { $count } dobrych ruchów
}
review-graded-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}
review-graded-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
review-graded-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
}

## How well somebody played

review-accuracy = { $name }: dokładność { $accuracy }
review-accuracy-none = { $name }: jeszcze bez decyzji
review-accuracy-means = Dokładność pokazuje, jak mało szansy na wygraną kosztowały ruchy gracza. 100 to gra doskonała: każdy ruch był najlepszy ze znanych.
review-accuracy-example = Kto traci średnio { $chance } na ruch, ma { $accuracy }.
review-accuracy-choice = Ruchy bez wyboru się nie liczą.
review-accuracy-compare = Porównuj tylko gry z tą samą liczbą graczy: im jest ich więcej, tym mniej może kosztować jeden ruch.

## Luck

review-luck-deal = Zapełnienie fabryk w rundzie { $round }: { $shares }
review-luck-all = Wszystkie zapełnienia fabryk razem: { $shares }
review-luck-share = { $name } { $points } punktu
review-luck = { $name }: { $points } punktu, { $chance } szansy na wygraną, z dokładnością do { $error } punktu
review-luck-means = Szczęście pokazuje, o ile zapełnienie fabryk było dla gracza lepsze niż inne z tego samego woreczka.
review-luck-zero = Co daje jednemu graczowi, to zabiera pozostałym: suma szczęścia zawsze wynosi zero.

## Progress

review-looking = { $look ->
    [1] Pierwsze spojrzenie
    [2] Drugie spojrzenie
    [3] Trzecie spojrzenie
   *[many] Spojrzenie { $look }
}: { $done } z { $of ->
    [one] { $of } momentu
   *[many] { $of } momentów
}
review-done = Gotowe, obejrzane: { $of ->
    [one] { $of } moment
    [few] { $of } momenty
   *[many] { $of } momentów
}
review-stopped = Zatrzymano. { $progress }
review-not-kept = Tej analizy nie udało się zapisać na tym urządzeniu. Zostanie tu, dopóki nie wyjdziesz.
review-kept-unreadable = Nie da się odczytać analizy zapisanej z tą grą. Zaczyna się od nowa.
review-kept-other = Zapisana analiza należy do innej gry. Zaczyna się od nowa.

## The curves, for those who hear them

review-point-move = Po ruchu { $number }: { $chances }
review-point-deal = Po zapełnieniu fabryk w rundzie { $round }: { $chances }
review-chance = { $name } { $chance }
