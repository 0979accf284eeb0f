# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in the
# nominative. After a number with decimals nouns stand in the genitive: 2,4 bodu.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { some-of-color } z nabídky { $factory } do řady { $line }
review-move-factory-floor = { some-of-color } z nabídky { $factory } na podlahu
review-move-center-line = { some-of-color } ze středu do řady { $line }
review-move-center-floor = { some-of-color } ze středu na podlahu
review-move-marker-line = { some-of-color } a žeton začínajícího hráče ze středu do řady { $line }
review-move-marker-floor = { some-of-color } a žeton začínajícího hráče ze středu na podlahu
review-move-place = { color } do řádku { $line } a sloupce { $column }
# How the game is expected to go on.
review-line = Očekávané pokračování: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = { $round }. kolo, { $number }. tah, { $code }: { $played }
review-cost = { $points } bodu ({ $chance } šance na výhru)
review-cost-chance = { $chance } šance na výhru
review-cost-nothing = beze ztráty
review-percent = { $number } %
review-better = Lépe: { $code }, { $move }.
# A short mark beside a move.
review-solved = přesně
review-solved-round = To je přesné: zbytek kola je propočítaný až do konce.
review-solved-game = To je přesné: zbytek hry je propočítaný až do konce.

## Why the better move was better; the subject is that move

review-why-ends = S ním hra po tomto kole skončí.
review-why-goes-on = S ním hra po tomto kole pokračuje.
review-why-completes = Hned zaplní řadu { $line } ({ color }).
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] Tím je úplný sloupec { $column }.
   *[other] Sloupec { $column } tak zůstává ve hře: chybí už jen { $missing }.
}
review-why-color = { $missing ->
    [0] Tím je úplná barva { color }.
   *[other] Barva { color } tak zůstává ve hře: chybí už jen { $missing }.
}
review-why-falls = Na podlahu jich spadne méně: { $best } místo { $played }.
review-why-gains = { $name } získá v tomto kole za { $theme ->
    [chocolate] bonboniéru
   *[palace] stěnu
} { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $played }.
review-why-rival-gains = { $name } získá v tomto kole za { $theme ->
    [chocolate] bonboniéru
   *[palace] stěnu
} jen { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $played }.
# $lines are one or more of the next message.
review-why-gets-line = { $name } může v tomto kole ještě zaplnit { $lines }.
review-line-got = řadu { $line } ({ color })
review-why-rival-line = { $name } v tomto kole nezaplní { $lines }.
review-line-denied = řadu { $line } ({ color })
review-why-floor = Podlaha nakonec stojí { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $played }.
review-why-rival-floor = { $name } ztratí za podlahu { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $played }.
review-why-starts = Další kolo začíná { $name }.
review-why-scores = Hned vynese { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $played }.
review-why-expects-more = { $name } může na konci čekat o { $points } bodu víc.
review-why-expects-fewer = { $name } může na konci čekat o { $points } bodu méně.
# What the next player does after a move.
review-reply = Po { $code } bere { $name } { some-of-color.accusative } ({ $reply }).
review-reply-fills = Po { $code } bere { $name } { some-of-color.accusative } ({ $reply }) a zaplní řadu { $line }.
review-reply-falls = Po { $code } bere { $name } { some-of-color.accusative } ({ $reply }) a na podlahu { $falls ->
    [few] spadnou { $falls }
   *[other] spadne { $falls }
}.

## How good a move was

review-grade-best = nejlepší tah
review-grade-good = dobrý tah
review-grade-inaccuracy = nepřesnost
review-grade-mistake = chyba
review-grade-blunder = hrubá chyba
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Nic lepšího není známo.
review-meaning-good = Stálo to méně než { $chance } šance na výhru.
review-meaning-worse = Stálo to nejméně { $chance } šance na výhru.
review-graded-best = { $count ->
    [one] { $count } nejlepší tah
    [few] { $count } nejlepší tahy
   *[other] { $count } nejlepších tahů
}
review-graded-good = { $count ->
    [one] { $count } dobrý tah
    [few] { $count } dobré tahy
   *[other] { $count } dobrých tahů
}
review-graded-inaccuracy = { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
review-graded-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
review-graded-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
}

## How well somebody played

review-accuracy = { $name }: přesnost { $accuracy }
review-accuracy-none = { $name }: zatím žádné rozhodnutí
review-accuracy-means = Přesnost ukazuje, jak málo šance na výhru tahy hráče stály. 100 je dokonalá hra: každý tah byl nejlepší známý.
review-accuracy-example = Kdo každým tahem ztrácí v průměru { $chance }, má { $accuracy }.
review-accuracy-choice = Tahy bez možnosti volby se nepočítají.
review-accuracy-compare = Srovnávej jen hry se stejným počtem hráčů: čím víc jich je, tím méně může jediný tah ztratit.

## Luck

review-luck-deal = { $round }. kolo, naplnění nabídek: { $shares }
review-luck-all = Všechna naplnění nabídek dohromady: { $shares }
review-luck-share = { $name } { $points } bodu
review-luck = { $name }: { $points } bodu, { $chance } šance na výhru, s přesností na { $error } bodu
review-luck-means = Štěstí ukazuje, o kolik bylo naplnění nabídek pro hráče lepší než jiná ze stejného sáčku.
review-luck-zero = Co jednomu hráči dá, to ostatním vezme: součet štěstí je vždy nula.

## Progress

review-looking = { $look ->
    [1] První pohled
    [2] Druhý pohled
    [3] Třetí pohled
   *[other] { $look }. pohled
}: { $done } { $of ->
    [one] z { $of } okamžiku
    [few] ze { $of } okamžiků
   *[other] z { $of } okamžiků
}
review-done = Hotovo, prohlédnuto: { $of ->
    [one] { $of } okamžik
    [few] { $of } okamžiky
   *[other] { $of } okamžiků
}
review-stopped = Zastaveno. { $progress }
review-not-kept = Rozbor se v tomto zařízení nepodařilo uložit. Zůstane tu, dokud neodejdeš.
review-kept-unreadable = Rozbor uložený s touto hrou se nedá přečíst. Začíná znovu.
review-kept-other = Uložený rozbor patří k jiné hře. Začíná znovu.

## The curves, for those who hear them

review-point-move = Po { $number }. tahu: { $chances }
review-point-deal = { $round }. kolo, po naplnění nabídek: { $chances }
review-chance = { $name } { $chance }
