# What a review says about a game: what moves cost and why, how well everybody played, what was luck.
#
# $code, $reply and $moves are the codes of moves. $points and $chance have one digit after the decimal mark, $chance also
# its percent sign; where a change is meant they have their sign. Players' names stand in the
# nominative.

## Moves in a few words, as in a list

review-move = { $code }, { $move }
review-move-factory-line = { some-of-color } { $factory }. vabrikult { $line }. mustriritta
review-move-factory-floor = { some-of-color } { $factory }. vabrikult põrandale
review-move-center-line = { some-of-color } laua keskelt { $line }. mustriritta
review-move-center-floor = { some-of-color } laua keskelt põrandale
review-move-marker-line = { some-of-color } ja alustaja märk laua keskelt { $line }. mustriritta
review-move-marker-floor = { some-of-color } ja alustaja märk laua keskelt põrandale
review-move-place = { color } { $line }. ritta, { $column }. veergu
# How the game is expected to go on.
review-line = Oodatav jätk: { $moves }.

## Costly moments

# $played is one sentence or two about the move.
review-headline = { $round }. voor, { $number }. käik, { $code }: { $played }
review-cost = { $points } punkti ({ $chance } võidu tõenäosusest)
review-cost-chance = { $chance } võidu tõenäosusest
review-cost-nothing = kaotuseta
review-percent = { $number }%
review-better = Parem: { $code }, { $move }.
# A short mark beside a move.
review-solved = täpne
review-solved-round = See on täpne: ülejäänud voor on lõpuni läbi arvutatud.
review-solved-game = See on täpne: ülejäänud mäng on lõpuni läbi arvutatud.

## Why the better move was better; „see” is that move

review-why-ends = Nii lõpeb mäng pärast seda vooru.
review-why-goes-on = Nii läheb mäng pärast seda vooru edasi.
review-why-completes = See täidab kohe { $line }. mustrirea ({ color }).
# What a filled line is good for. $missing is what is still missing then.
review-why-column = { $missing ->
    [0] Nii saab { $column }. veerg valmis.
   *[other] Nii jääb { $column }. veerg mängu: puudu on veel vaid { $missing }.
}
review-why-color = { $missing ->
    [0] Nii saab { color } värv valmis.
   *[other] Nii jääb { color } värv mängu: puudu on veel vaid { $missing }.
}
review-why-falls = Põrandale kukub vähem: { $played } asemel { $best }.
review-why-gains = { $name } saab selles voorus { $theme ->
    [chocolate] karbi
   *[palace] seina
} eest { $played } punkti asemel { $best }.
review-why-rival-gains = { $name } saab selles voorus { $theme ->
    [chocolate] karbi
   *[palace] seina
} eest { $played } punkti asemel vaid { $best }.
# $lines are one or more of the next message.
review-why-gets-line = { $name } saab selles voorus veel täita { $lines }.
review-line-got = { $line }. mustrirea ({ color })
review-why-rival-line = { $name } ei täida selles voorus { $lines }.
review-line-denied = { $line }. mustririda ({ color })
review-why-floor = Põrand maksab lõpuks { $played } punkti asemel { $best }.
review-why-rival-floor = { $name } maksab põranda eest { $played } punkti asemel { $best }.
review-why-starts = Järgmist vooru alustab { $name }.
review-why-scores = See annab kohe { $played } punkti asemel { $best }.
review-why-expects-more = { $name } võib lõpuks loota { $points } punkti rohkem.
review-why-expects-fewer = { $name } võib lõpuks loota { $points } punkti vähem.
# What the next player does after a move.
review-reply = Pärast käiku { $code } võtab { $name } { some-of-color.genitive } ({ $reply }).
review-reply-fills = Pärast käiku { $code } võtab { $name } { some-of-color.genitive } ({ $reply }) ja täidab { $line }. mustrirea.
review-reply-falls = Pärast käiku { $code } võtab { $name } { some-of-color.genitive } ({ $reply }) ja { $falls ->
    [one] { $falls } tükk kukub
   *[other] { $falls } tükki kukub
} põrandale.

## How good a move was

review-grade-best = parim käik
review-grade-good = hea käik
review-grade-inaccuracy = ebatäpsus
review-grade-mistake = viga
review-grade-blunder = raske viga
# A move in a list of moves.
review-verdict = { $grade }: { $cost }
review-meaning-best = Paremat ei ole teada.
review-meaning-good = See kaotas alla { $chance } võidu tõenäosusest.
review-meaning-worse = See kaotas vähemalt { $chance } võidu tõenäosusest.
review-graded-best = { $count ->
    [one] { $count } parim käik
   *[other] { $count } parimat käiku
}
review-graded-good = { $count ->
    [one] { $count } hea käik
   *[other] { $count } head käiku
}
review-graded-inaccuracy = { $count ->
    [one] { $count } ebatäpsus
   *[other] { $count } ebatäpsust
}
review-graded-mistake = { $count } viga
review-graded-blunder = { $count ->
    [one] { $count } raske viga
   *[other] { $count } rasket viga
}

## How well somebody played

review-accuracy = { $name }: täpsus { $accuracy }
review-accuracy-none = { $name }: otsuseid veel pole
review-accuracy-means = Täpsus näitab, kui vähe võidu tõenäosusest mängija käigud ära andsid. 100 on täiuslik: iga käik oli parim teadaolev.
review-accuracy-example = Kes kaotab iga käiguga keskmiselt { $chance }, selle täpsus on { $accuracy }.
review-accuracy-choice = Käigud, kus valikut polnud, ei loe.
review-accuracy-compare = Võrdle vaid sama mängijate arvuga mänge: mida rohkem mängijaid, seda vähem saab üks käik kaotada.

## Luck

review-luck-deal = { $round }. vooru vabrikud: { $shares }
review-luck-all = Kõigi voorude vabrikud kokku: { $shares }
review-luck-share = { $name } { $points } punkti
review-luck = { $name }: { $points } punkti, { $chance } võidu tõenäosusest, täpsusega { $error } punkti
review-luck-means = Õnn näitab, kui palju paremad olid vooru vabrikud mängijale kui teised, mis samast kotist tulla võisid.
review-luck-zero = Mida õnn annab ühele mängijale, selle võtab ta teistelt: õnne summa on alati null.

## Progress

review-looking = { $look ->
    [1] Esimene pilk
    [2] Teine pilk
    [3] Kolmas pilk
   *[other] { $look }. pilk
}: { $of } hetkest vaadatud { $done }
review-done = Valmis, vaadatud: { $of ->
    [one] { $of } hetk
   *[other] { $of } hetke
}
review-stopped = Peatatud. { $progress }
review-not-kept = Seda analüüsi ei õnnestunud sellesse seadmesse salvestada. See jääb alles, kuni sa siit lahkud.
review-kept-unreadable = Selle mänguga salvestatud analüüsi ei saa lugeda. See algab uuesti.
review-kept-other = Salvestatud analüüs on teisest mängust. See algab uuesti.

## The curves, for those who hear them

review-point-move = Pärast { $number }. käiku: { $chances }
review-point-deal = Pärast { $round }. vooru vabrikute täitmist: { $chances }
review-chance = { $name } { $chance }
