# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in their
# basic form everywhere. Nouns stay singular after numbers.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { some-of-color } { label-disc-empty.the } korongról { caption-dropped.the } mintasorba
review-move-factory-floor = { some-of-color } { label-disc-empty.the } korongról a padlóra
review-move-center-line = { some-of-color } az asztal közepéről { caption-dropped.the } mintasorba
review-move-center-floor = { some-of-color } az asztal közepéről a padlóra
review-move-marker-line = { some-of-color } és a kezdőjelző az asztal közepéről { caption-dropped.the } mintasorba
review-move-marker-floor = { some-of-color } és a kezdőjelző az asztal közepéről a padlóra
review-move-place = { color }, { $line }. sor, { $column }. oszlop
# How the game is expected to go on.
review-line = Várható folytatás: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = { $round }. forduló, { $number }. lépés, { $code }: { $played }
review-cost = { $points } pont ({ $chance } esély a győzelemre)
review-cost-chance = { $chance } esély a győzelemre
review-cost-nothing = nincs veszteség
review-percent = { $number }%
review-better = Jobb volt: { $code }, { $move }.
# A short mark beside a move.
review-solved = pontos
review-solved-round = Ez pontos: a forduló hátralévő részét végigszámoltuk.
review-solved-game = Ez pontos: a játék hátralévő részét végigszámoltuk.

## Why the better move was better; the subject is that move

review-why-ends = Így a játék e forduló után véget ér.
review-why-goes-on = Így a játék e forduló után folytatódik.
review-why-completes = Azonnal megtölti { caption-dropped.the } mintasort ({ color }).
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] Így elkészül { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlop.
   *[other] Így { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlop is elérhető marad: már csak { $missing } hiányzik.
}
review-why-color = { $missing ->
    [0] Így elkészül a { color } szín.
   *[other] Így a { color } szín is elérhető marad: már csak { $missing } hiányzik.
}
review-why-falls = Kevesebb esik a padlóra: { $played } helyett { $best }.
review-why-gains = { $name } ebben a fordulóban { $played } helyett { $best } pontot kap a falért.
review-why-rival-gains = { $name } ebben a fordulóban { $played } helyett csak { $best } pontot kap a falért.
# $lines are one or more of the next message.
review-why-gets-line = { $name } ebben a fordulóban még megtöltheti: { $lines }.
review-line-got = { $line }. mintasor ({ color })
review-why-rival-line = { $name } ebben a fordulóban nem tölti meg: { $lines }.
review-line-denied = { $line }. mintasor ({ color })
review-why-floor = A padló végül { $played } helyett { $best ->
    [0] semmibe sem
   *[other] { $best } pontba
} kerül.
review-why-rival-floor = { $name } { $played } helyett { $best } pontot fizet a padlóért.
review-why-starts = A következő fordulót { $name } kezdi.
review-why-scores = Azonnal { $best } pontot ér { $played } helyett.
review-why-expects-more = { $name } a végén { $points } ponttal többre számíthat.
review-why-expects-fewer = { $name } a végén { $points } ponttal kevesebbre számíthat.
# What the next player does after a move.
review-reply = { $code } után { $name } { some-of-color.accusative } vesz el ({ $reply }).
review-reply-fills = { $code } után { $name } { some-of-color.accusative } vesz el ({ $reply }), és megtölti { caption-dropped.the } mintasort.
review-reply-falls = { $code } után { $name } { some-of-color.accusative } vesz el ({ $reply }), és { $falls } a padlóra esik.

## How good a move was

review-grade-best = legjobb lépés
review-grade-good = jó lépés
review-grade-inaccuracy = pontatlanság
review-grade-mistake = hiba
review-grade-blunder = súlyos hiba
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Ennél jobbat nem ismerünk.
review-meaning-good = Kevesebb mint { $chance } esélybe került.
review-meaning-worse = Legalább { $chance } esélybe került.
review-graded-best = { $count } legjobb lépés
review-graded-good = { $count } jó lépés
review-graded-inaccuracy = { $count } pontatlanság
review-graded-mistake = { $count } hiba
review-graded-blunder = { $count } súlyos hiba

## How well somebody played

review-accuracy = { $name }: pontosság { $accuracy }
review-accuracy-none = { $name }: még nem volt döntés
review-accuracy-means = A pontosság azt mutatja, milyen keveset adtak fel a játékos lépései a győzelmi esélyből. A 100 tökéletes: minden lépés az ismert legjobb volt.
review-accuracy-example = Aki lépésenként átlagosan { $chance } esélyt veszít, annak { $accuracy } a pontossága.
review-accuracy-choice = A választás nélküli lépések nem számítanak.
review-accuracy-compare = Csak azonos létszámú játékokat hasonlíts össze: minél többen játszanak, annál kevesebbet veszíthet egyetlen lépés.

## Luck

review-luck-deal = { $round }. forduló, feltöltés: { $shares }
review-luck-all = Minden feltöltés együtt: { $shares }
review-luck-share = { $name } { $points } pont
review-luck = { $name }: { $points } pont, { $chance } esély a győzelemre, { $error } pontos hibahatárral
review-luck-means = A szerencse azt mutatja, mennyivel volt jobb egy feltöltés a játékosnak, mint más feltöltések ugyanabból a zsákból.
review-luck-zero = Amit egy feltöltés az egyik játékosnak ad, azt a többiektől veszi el: a szerencse összege mindig nulla.

## Progress

review-looking = { $look ->
    [1] Első pillantás
    [2] Második pillantás
    [3] Harmadik pillantás
   *[other] { $look }. pillantás
}: { $of } mozzanatból { $done }
review-done = Kész: { $of } mozzanat megnézve
review-stopped = Megállítva. { $progress }
review-not-kept = Ezt az elemzést nem sikerült megőrizni az eszközön. Addig marad meg, amíg itt vagy.
review-kept-unreadable = A játékkal megőrzött elemzést nem lehet elolvasni. Elölről kezdődik.
review-kept-other = A megőrzött elemzés egy másik játéké. Elölről kezdődik.

## The curves, for those who hear them

review-point-move = { $number }. lépés után: { $chances }
review-point-deal = { $round }. forduló, a feltöltés után: { $chances }
review-chance = { $name } { $chance }
