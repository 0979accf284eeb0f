# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Every message knows $theme (palace or chocolate). $tile is a color's letter: B, Y, R, K or W. Players' names stand in
# the nominative everywhere. A number other than one wants the partitive. What somebody takes or places stands in the
# genitive if it is one (`.genitive`), but in the nominative after an imperative.

## Words

# The word of a color. Referred to by most other messages.
color = { $theme ->
    [chocolate] { $tile ->
        [B] sinine
        [Y] pruun
        [R] valge
        [K] must
       *[W] veinipunane
    }
   *[palace] { $tile ->
        [B] sinine
        [Y] kollane
        [R] punane
        [K] must
       *[W] valge
    }
}
    .genitive = { $theme ->
        [chocolate] { $tile ->
            [B] sinise
            [Y] pruuni
            [R] valge
            [K] musta
           *[W] veinipunase
        }
       *[palace] { $tile ->
            [B] sinise
            [Y] kollase
            [R] punase
            [K] musta
           *[W] valge
        }
    }
    .partitive = { $theme ->
        [chocolate] { $tile ->
            [B] sinist
            [Y] pruuni
            [R] valget
            [K] musta
           *[W] veinipunast
        }
       *[palace] { $tile ->
            [B] sinist
            [Y] kollast
            [R] punast
            [K] musta
           *[W] valget
        }
    }
# One piece, whatever its color. Where it is clear what it is, just „tükk”.
piece = { $theme ->
    [chocolate] šokolaaditükk
   *[palace] mosaiigitükk
}
    .partitive = { $theme ->
        [chocolate] šokolaaditükki
       *[palace] mosaiigitükki
    }
# So many pieces.
pieces = { $count ->
    [one] { $count } tükk
   *[other] { $count } tükki
}
    .genitive = { $count ->
        [one] { $count } tüki
       *[other] { $count } tükki
    }
# So many of one color, alone or in a list: 2 blue, 1 red and 1 white.
some-of-color = { $count ->
    [one] { $count } { color }
   *[other] { $count } { color.partitive }
}
    .genitive = { $count ->
        [one] { $count } { color.genitive }
       *[other] { $count } { color.partitive }
    }
list-comma = { $items }, { $item }
list-and = { $items } ja { $item }
# A player without a name.
seat-name = Mängija { $seat }
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points ->
        [one] { $points } punkt, naabreid pole
       *[other] { $points } punkti, naabreid pole
    }
    [row] { $row }-ne rida annab { $points } punkti
    [column] { $column }-ne veerg annab { $points } punkti
   *[both] { $row }-ne rida ja { $column }-ne veerg annavad { $points } punkti
}

## Moves

move-factory-line = { $name } võtab { $factory }. vabrikult { some-of-color.genitive } ja paneb { $line }. mustriritta.
move-factory-floor = { $name } võtab { $factory }. vabrikult { some-of-color.genitive } ja paneb põrandale.
move-center-line = { $name } võtab laua keskelt { some-of-color.genitive } ja paneb { $line }. mustriritta.
move-center-floor = { $name } võtab laua keskelt { some-of-color.genitive } ja paneb põrandale.
move-marker-line = { $name } saab alustaja märgi, võtab laua keskelt { some-of-color.genitive } ja paneb { $line }. mustriritta.
move-marker-floor = { $name } saab alustaja märgi, võtab laua keskelt { some-of-color.genitive } ja paneb põrandale.
move-place = { $name } paneb { color.genitive } { $line }. ritta, { $place }. veergu: { runs }.
# What followed from a move.
move-full = { $line }. mustririda on täis.
move-excess = { $count ->
    [one] { $count } tükk ei mahu ja kukub põrandale.
   *[other] { $count } tükki ei mahu ja kukub põrandale.
}
move-caught-tile = Kandik püüab kinni ühe { color.genitive } tüki.
move-caught-marker = Kandik püüab kinni alustaja märgi.
move-lid = { $count ->
    [one] { $count } tükk ei mahu põrandalegi ja läheb karbikaane sisse.
   *[other] { $count } tükki ei mahu põrandalegi ja läheb karbikaane sisse.
}
move-floor-cost = Põrand maksab nüüd { $cost } punkti võrra rohkem.
move-rest-center = Laua keskele läheb: { $rest }.
move-rest-stays = { $factory }. vabrikule jääb: { $rest }.
move-spread-left = Vasakule, { $factory }. vabrikule läheb: { $rest }.
move-spread-right = Paremale, { $factory }. vabrikule läheb: { $rest }.
move-tray = { $name } võtab vabrikumärgi kandikuks.

## A new round

deal-round = { $round }. voor: alustab { $name }.
deal-poured = Kott on tühi, nii et karbikaane sisu kallatakse kotti.
deal-poured-after = Pärast { $count }. tükki sai kott tühjaks, nii et karbikaane sisu kallatakse kotti.
deal-short = Kott ja karbikaas on tühjad: vabrikutelt jääb puudu { pieces }.
deal-gold = Kuldsed vabrikud: { $discs }.
deal-gold-disc = { $factory }. ({ $effect })
deal-extra = { $factory }. vabrik saab lisatüki: { color }.
deal-pulled = { $factory }. vabrik tõmbab { $from }. vabrikult ühe { color.genitive }.

## The end of a round

round-ends = { $round }. voor on läbi.
round-seat = { $name } paneb { $theme ->
    [chocolate] karpi
   *[palace] seinale
} { pieces.genitive } ja saab { $gained } punkti, maksab põranda eest { $cost } ning skoor on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
round-seat-clean = { $name } paneb { $theme ->
    [chocolate] karpi
   *[palace] seinale
} { pieces.genitive } ja saab { $gained } punkti ning skoor on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
round-seat-floor = { $name } ei pane { $theme ->
    [chocolate] karpi
   *[palace] seinale
} midagi, maksab põranda eest { $cost } ja skoor on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
round-seat-nothing = { $name } ei pane { $theme ->
    [chocolate] karpi
   *[palace] seinale
} midagi ja skoor on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
round-held = { $name }: põrand maksab rohkem, kui punkte on, ja skoor jääb nulli.
round-dropped = { $name }, { $line }. mustririda: ükski veerg ei sobi ja { some-of-color } kukub põrandale.
round-tray-tile = { $name }: kandik püüdis kinni ühe { color.genitive } tüki.
round-tray-marker = { $name }: kandik püüdis kinni alustaja märgi.
round-next = Järgmist vooru alustab { $name }.
end-row = Rida on valmis: mäng on läbi.
end-stalemate = { $rounds } vooru järjest ei paigutatud midagi: mäng on läbi.
end-supply = Kott ja karbikaas on tühjad: mäng on läbi.

## The end of the game

over-bonus = { $name } saab lisaks { $points } punkti: { $rows } rida, { $columns ->
    [one] { $columns } veerg
   *[other] { $columns } veergu
}, { $colors ->
    [one] { $colors } värv
   *[other] { $colors } värvi
}.
over-points = { $name } võidab { $points } punktiga.
over-rows = { $names }: võrdselt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; võidab { $name }, kellel on { $rows } valmis rida.
over-shared = { $names } jagavad võitu: võrdselt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} ja { $rows ->
    [0] mitte ühtegi valmis rida
   *[other] { $rows } valmis rida
}.

## Why not?

no-game-over = Mäng on läbi.
no-nothing-dealt = Vabrikud pole veel täidetud.
no-must-place = { $name } peab enne valima veeru { $line }. mustrireale.
no-nothing-to-place = Ükski mustririda pole täis, paigutada pole midagi.
no-such-factory = { $factory }. vabrikut pole, on ainult 1 kuni { $count }.
no-factory-taken = { $factory }. vabriku on üks mängija endale võtnud.
no-factory-empty = { $factory }. vabrik on tühi.
no-center-empty = Laua keskosa on tühi.
no-such-tile-factory = { $factory }. vabrikul pole { color.partitive }, on ainult { $colors }.
no-such-tile-center = Laua keskel pole { color.partitive }, on ainult { $colors }.
no-line-full = { $line }. mustririda on täis.
no-line-holds = { $line }. mustrireas on { $holds }, mitte { color }.
no-row-holds = { $theme ->
    [chocolate] Karbi { $line }. reas on { color } juba olemas.
   *[palace] Seina { $line }. reas on { color } juba olemas.
}
no-split-missing = Ütle, mis värvid lähevad vasakule. Üle jääb: { $colors }.
no-split-unwanted = Vasakule ega paremale pole midagi saata.
no-split-unknown = Üle jääb ainult { $colors }.
no-split-uneven = Pooled peavad olema võimalikult võrdsed: vahe on { $difference }, aga võimalik on { $least }.
no-wrong-line = Paigutada tuleb { $expected }., mitte { $line }. mustririda.
no-space-taken = { $line }. reas, { $column }. veerus on juba { color }.
no-column-holds = { $column }. veerus on { color } juba olemas.
# A typed move that can't be read.
typed-found = { $place }. tähemärk: „{ $found }” ei käi siia. { typed-expected }
typed-ended = { $place }. tähemärk: käik pole lõpuni kirjas. { typed-expected }
typed-expected = { $part ->
    [start] Siia käib vabrik 1 kuni { $factories } või C ehk laua keskosa.
    [color] Siia käib värv B, Y, R, K või W.
    [destination] Siia käib mustririda 1 kuni { $lines } või F ehk põrand.
    [spread-or-end] Siin käik lõpeb või tuleb < ja värvid, mis lähevad vasakule.
    [left-or-end] Siia käib veel üks värv, mis läheb vasakule, või käik lõpeb.
    [color-or-at] Siia käib värv B, Y, R, K või W või @ ja veerg.
    [column] Siia käib veerg 1 kuni { $columns }.
   *[end] Siin peab käik lõppema.
}

## Now

status-own = { $name }, sinu kord.
status-other = Käigul on { $name }.
status-place-own = { $name }, vali täis mustriridadele veerud.
status-place-other = { $name } valib täis mustriridadele veerge.
status-bag = Vabrikuid täidetakse.
status-over = Mäng on läbi.
banner-last-round = Viimane voor: { $name } saab { $line }. rea valmis.
hint-factory-line = Võta { $factory }. vabrikult { some-of-color } ja pane { $line }. mustriritta.
hint-factory-floor = Võta { $factory }. vabrikult { some-of-color } ja pane põrandale.
hint-center-line = Võta laua keskelt { some-of-color } ja pane { $line }. mustriritta.
hint-center-floor = Võta laua keskelt { some-of-color } ja pane põrandale.
hint-place = Pane { color } { $line }. ritta, { $column }. veergu.
# What a move would do.
preview-lands = Mustririda saab täis: { runs }.
preview-drops = Mustririda saab täis, aga ükski veerg ei sobi: kõik kukub põrandale.
preview-fills = Täidetud { $held ->
    [one] { $held } ruut
   *[other] { $held } ruutu
} { $spaces }-st.
preview-falls = Kukub { $count }: miinus { $cost }.
preview-marker = Koos alustaja märgiga.
preview-caught = Üks jääb tasuta kandikule.
preview-lid = Karbikaane sisse läheb { $count }.
preview-tray = Vabrikumärk tuleb kaasa kandikuks.
preview-net = Punktimuutus: { $change }.
preview-ends = See voor jääb viimaseks.
# The short line and the sentence of a player's account.
ledger-line = praegu { $now } · +{ $tiles } tükid · −{ $floor } põrand · = { $total }
ledger = Praegu { $now }, pluss { $tiles } täis mustriridade eest, miinus { $floor } põranda eest, kokku { $total }.
ledger-best = Valimata veeru asemel on arvestatud parimat.
ledger-bonus = Kui mäng lõppeks praegu: +{ $bonus }.

## Captions beside what moves

caption-round = { $round }. voor
caption-poured = Kott täidetakse uuesti
caption-short = Puudu { pieces }
caption-extra = Üks lisaks: { color }
caption-pulled = { $factory }. vabrik tõmbab: { color }
caption-dropped = { $line }. rida: veergu pole
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = lisa
effect-magnet = { color } magnet
effect-keeper = hoidja
effect-spread = jagaja
effect-tray = kandik
effect-extra-rule = Saab vabrikute täitmisel ühe tüki rohkem.
effect-magnet-rule = Vabrikute täitmisel tõmbab kummaltki naabrilt ühe { color.genitive } tüki, kui seal mõni on.
effect-keeper-rule = Mis jääb võtmata, jääb siia ega lähe kunagi laua keskele.
effect-spread-rule = Mis jääb võtmata, läheb kahele naabrile. Sina valid, kummale poole iga värv läheb; sama värvi tükid jäävad kokku.
effect-tray-rule = Kes siit võtab, võtab ka vabrikumärgi. Järgmine, mis selle mängija põrandale kukuks, jääb märgile ega maksa midagi.

## What things are called, for those who hear the table

label-disc = { $factory }. vabrik: { $tiles }.
label-disc-empty = { $factory }. vabrik: tühi.
label-disc-gold = { $factory }. vabrik, { $effect }: { $tiles }.
label-disc-gold-empty = { $factory }. vabrik, { $effect }: tühi.
label-disc-taken = { $factory }. vabrik: üks mängija on selle võtnud.
label-held = Käes: { some-of-color }.
label-pick-factory = Võta { $factory }. vabrikult { some-of-color }
label-pick-center = Võta laua keskelt { some-of-color }
label-center = Laua keskosa: { $tiles }.
label-center-marker = Laua keskosa: alustaja märk, { $tiles }.
label-center-only-marker = Laua keskosa: alustaja märk.
label-center-empty = Laua keskosa: tühi.
label-line = { $line }. mustririda: { some-of-color }, ruute { $spaces }.
label-line-full = { $line }. mustririda: täis, { some-of-color }.
label-line-empty = { $line }. mustririda: tühi, { $spaces ->
    [one] { $spaces } ruut
   *[other] { $spaces } ruutu
}.
label-cell-tile = { $line }. rida, { $column }. veerg: { color } tükk.
label-cell-for = { $line }. rida, { $column }. veerg: tühi, siia käib { color }.
label-cell-empty = { $line }. rida, { $column }. veerg: tühi.
label-cell-pending = { $line }. rida, { $column }. veerg: vooru lõpus tuleb siia { color }.
label-cell-open = { $line }. rida, { $column }. veerg: { color } võib siia tulla, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
label-cell-chosen = { $line }. rida, { $column }. veerg: valitud { color }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
label-place-falls = { $line }. mustririda, { color }: ükski veerg ei sobi, nii et kõik kukub põrandale: miinus { $cost }.
label-floor = Põrand: täis { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} { $spaces }-st, miinus { $cost }.
label-space-empty = { $space }. ruut, miinus { $cost }: tühi.
label-space-tile = { $space }. ruut, miinus { $cost }: { color } tükk.
label-space-marker = { $space }. ruut, miinus { $cost }: alustaja märk.
label-tray-free = Kandik: tühi, järgmine, mis kukuks, jääb siia tasuta.
label-tray-tile = Kandik: { color } tükk, tasuta.
label-tray-marker = Kandik: alustaja märk, tasuta.
label-board = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
label-chip-left = { some-of-color } läheb vasakule, { $factory }. vabrikule
label-chip-right = { some-of-color } läheb paremale, { $factory }. vabrikule

## How bots are called
bot-name = { $level ->
    [beginner] Algaja bot
    [easy] Kerge bot
    [medium] Keskmine bot
    [hard] Raske bot
    [expert] Ekspertbot
    [master] Meisterbot
   *[grandmaster] Suurmeisterbot
}
bot-name-numbered = { $level ->
    [beginner] Algaja bot { $number }
    [easy] Kerge bot { $number }
    [medium] Keskmine bot { $number }
    [hard] Raske bot { $number }
    [expert] Ekspertbot { $number }
    [master] Meisterbot { $number }
   *[grandmaster] Suurmeisterbot { $number }
}

## Why a table refuses something
refused = Seda ei saa praegu teha.
refused-turn = Praegu pole sinu kord.
refused-over = Mäng on läbi.
refused-past-deal = Selles voorus pole veel käiku, mida tagasi võtta.
refused-past-start = Siin pole veel käiku, mida tagasi võtta.
refused-no-takeback = Selles mängus käike tagasi ei võeta.
refused-abort = Kõik on juba käinud: mängu ei saa enam katkestada.

## The rules that are played
wall-colored = Värviline
wall-free = Vaba
factories-plain = Tavalised
factories-special = Erilised
factories-even = Võrdne jagaja

## How a game ended

over-nobody = Võitjat pole
over-unfinished = Lõpetamata mäng
over-winner = { $names } võitis
over-winners = { $names } jagavad võitu
over-resigned = { $name } andis alla.
over-time = { $name }: aeg sai otsa.
over-aborted = { $name } katkestas mängu.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Inimene
sitter-beginner = Bot: algaja
sitter-easy = Bot: kerge
sitter-medium = Bot: keskmine
sitter-hard = Bot: raske
sitter-expert = Bot: ekspert
sitter-master = Bot: meister
sitter-grandmaster = Bot: suurmeister
wall-colored-note = Igal ruudul on oma värv.
wall-free-note = Valid veeru ise, aga sama värv ei tohi reas ega veerus korduda.
factories-plain-note = Kõik vabrikud on ühesugused.
factories-special-note = Mõni vabrik on kuldne pool üleval ja rikub reegleid.
factories-even-note = Nagu erilised, aga jagaja tükid tuleb jagada nii võrdselt kui võimalik.
preview-full = Kõik lauad
preview-own = Oma laud
preview-off = Väljas
pause-off = Ei
pause-short = Veidi
pause-long = Kaua

hint-expected = Vihje: { $move } Lõpuks on oodata { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, võidu tõenäosus on { $chance }%.

## Games that are kept or brought

load-empty = Veel pole midagi laadida.
load-bad-position = See pole üleskirjutus ega seis.
load-bad-record = Rida { $line }, veerg { $column }: siitmaalt ei saa üleskirjutust lugeda.
load-bad-deal = Rida { $line }, veerg { $column }: selline jagamine pole võimalik.
load-bad-move = Rida { $line }, veerg { $column }: „{ $found }” pole käik.
load-illegal-move = Rida { $line }, veerg { $column }: „{ $found }” pole lubatud. { $why }
load-bad-end = Rida { $line }, veerg { $column }: mäng lõppes juba varem või on tulemus teine.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, jäi pooleli { $round }. voorus
saved-unreadable = Mäng, mida ei saa lugeda

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number.
piece-plural = { $theme ->
    [chocolate] šokolaaditükid
   *[palace] mosaiigitükid
}
    .partitive = { $theme ->
        [chocolate] šokolaaditükke
       *[palace] mosaiigitükke
    }
rules-short = Lühidalt
rules-short-take = Võta laualt ühte värvi { piece-plural.partitive } ja kogu neid oma mängulaua mustriridadele. Vooru lõpus läheb igast täis mustrireast üks tükk { wall.onto }, kus see annab kohe punkte. Mis kuhugi ei mahu, kukub põrandale ja maksab punkte.
rules-short-end = Voor, milles keegi saab { wall.genitive } rea valmis, jääb viimaseks. Siis annavad valmis read, veerud ja värvid boonust ning võidab see, kellel on kõige rohkem punkte.
rules-setup = Mis on laual
rules-setup-bag = Mängus on { $tiles } { piece.partitive }: { $colors } värvi, igaühest { $copies }. Alguses on kõik kotis. Koti kõrval on karbikaas, kuhu pannakse kasutatud tükid.
rules-setup-discs = Vabrikumärgid on laotud ringina ümber laua keskosa. Igaks vooruks saab iga vabrik kotist pimesi { $disc } tükki.
rules-setup-board = Igal mängijal on mängulaud. Sellel on { $lines } mustririda, kus on 1 kuni { $lines } ruutu, { $lines } rea ja { $lines } veeruga { wall.nominative }, { $spaces } ruuduga põrand ning skoor, mis algab nullist.
rules-offer = Vabrikute toodang
rules-offer-turn = Esimesena käib alustav mängija, edasi käiakse päripäeva. Oma käigul pead võtma ühest kohast kõik ühte värvi { piece-plural }:
rules-offer-factory = vabrikult (ülejäänud sealt lähevad laua keskele)
rules-offer-center = või laua keskelt.
rules-offer-lines = Kõik võetud tükid lähevad ühte mustriritta või kõik põrandale. Mustriritta tohib panna, kui
rules-offer-not-full = see pole täis,
rules-offer-same-color = see on tühi või selles on sama värv
rules-offer-wall-row = ja { wall.genitive } samas reas seda värvi veel pole.
rules-offer-excess = Mustriritta läheb nii palju, kui mahub; ülejäänud kukuvad põrandale. Põranda võid valida ka siis, kui mõni mustririda sobiks.
rules-offer-marker = Kes võtab voorus esimesena laua keskelt, saab ka alustava mängija märgi. See läheb põrandale enne kõike muud, mis sama käiguga kukub, ja märgi omanik alustab järgmist vooru.
rules-offer-ends = Võtmine lõpeb, kui vabrikud ja laua keskosa on tühjad.
rules-floor = Põrand
rules-floor-costs = Põrand täitub vasakult paremale. Selle { $spaces } ruutu maksavad { $costs } punkti; märk loeb nagu üks { piece }.
rules-floor-full = Kui kõik ruudud on täis, läheb kõik muu, mis kukub, karbikaane sisse ega maksa enam midagi. Ka märk ei maksa siis midagi.
rules-floor-paid = Maksad kord voorus, pärast seda, kui { wall.nominative } on punkte andnud. Skoor ei lange kunagi alla nulli; mis läheks alla, unustatakse.
rules-tiling = { $theme ->
    [chocolate] Karpide koostamine
   *[palace] Seina katmine
}
rules-tiling-lines = Kui võtmine on läbi, käi oma mustriread ülevalt alla läbi. Igast täis mustrireast läheb üks { piece } { wall.onto }, samasse ritta oma värvi ruudule. Selle mustrirea ülejäänud tükid lähevad karbikaane sisse. Poolikud mustriread jäävad nii, nagu on.
rules-tiling-score = Pandud { piece } annab kohe punkte: seda läbiva katkematu rea pikkuse ja seda läbiva katkematu veeru pikkuse, tükk ise kummaski kaasa arvatud. Pikkus 1 ei loe, aga naabriteta tükk annab 1 punkti.
rules-figure-alone = Naabreid pole: { $points ->
    [one] { $points } punkt.
   *[other] { $points } punkti.
}
rules-figure-row = { $row }-ne rida, üleval ega all pole midagi: { $points } punkti.
rules-figure-both = { $row }-ne rida ja { $column }-ne veerg: { $row } + { $column } = { $points } punkti.
rules-figure-gap = Tühi ruut katkestab rea, nii et selle pikkus on ainult { $row }. Koos { $column }-se veeruga teeb see { $row } + { $column } = { $points } punkti.
rules-tiling-order = Kõik mängijad teevad seda korraga ja keegi ei jää kellelegi ette.
rules-next-round = Järgmine voor
rules-next-start = Kui { $theme ->
    [chocolate] üheski karbis
   *[palace] ühelgi seinal
} pole valmis rida, tehakse põrandad tühjaks, vabrikud täidetakse uuesti ja alustab see, kes võttis märgi. Kui märki ei võtnud keegi, alustab sama mängija uuesti.
rules-next-lid = Kui kott on tühi ja tükke on veel vaja, kallatakse karbikaane sisu kotti. Kui ka karbikaas on tühi, jääb mõni vabrik poolikuks või tühjaks.
rules-end = Mängu lõpp
rules-end-row = Mäng lõpeb pärast vooru, milles keegi sai { wall.genitive } rea valmis. Siis saab boonust kõige eest, mis on valmis:
rules-end-winner = Võidab see, kellel on kõige rohkem punkte. Viigi korral võidab see, kellel on rohkem valmis ridu. Kui ka neid on sama palju, jagatakse võitu.
rules-end-rare = Mäng lõpeb ka kahel harval juhul: kui vabrikuid pole enam millegagi täita või kui { $barren } vooru järjest pole keegi midagi { wall.onto } pannud.
rules-free-wall = { $theme ->
    [chocolate] Vaba karp
   *[palace] Vaba sein
}
rules-free-column = Siin pole ruutudel värvi. Täis mustrirea tükk võib minna sama rea igale tühjale ruudule, mille veerus seda värvi veel pole.
rules-figure-free = 3. reas on kaks tühja ruutu, aga ühe veerus on see värv juba olemas: jääb ainult viimane veerg.
rules-free-order = Mustriridade üle otsustatakse ülevalt alla ja iga rida annab punktid enne, kui järgmist vaadatakse. Kui mõni veerg sobib, tuleb see valida.
rules-free-falls = Kui ükski ei sobi, kukub kõik sellest mustrireast põrandale.
rules-free-taking = Võtmise ajal võid mustririda alustada või täiendada ka siis, kui selle värvi enam samasse ritta panna ei saa.
rules-special = Erivabrikud
rules-special-gold = Vabrikumärke on { $discs }, igaühel tavaline ja kuldne pool. Igaks vooruks need segatakse ja laotakse lauale ning sama paljudel, kui on mängijaid, keeratakse kuldne pool üles. Kuldne pool rikub reegleid:
rules-special-circle = Ringil pole otsi: esimene ja viimane vabrik on naabrid. Tühi vabrik jääb oma kohale; kui kandik on võetud, sulgub ring selle järel. Lisa tuleb enne magneteid.
rules-special-tray = Kandik püüab kinni täpselt ühe asja, kas tüki või märgi, alates sellest, mis kukub kandiku võtmise käigul, ja isegi siis, kui põrand on täis. Pärast vooru läheb see teiste vabrikumärkide juurde tagasi.
rules-special-even = Võrdse jagaja korral pead ülejäänud tükid jagama nii, et mõlemad naabrid saavad nii võrdselt, kui värvid lubavad.
rules-handling = Mängimine siin lehel
rules-handling-press = Vajuta värvi vabrikul või laua keskel ja siis üht oma mustririda või põrandat; või lohista tükid sinna. Teine värv asendab esimese ja vajutus tühja kohta tühistab valiku.
rules-handling-why = Kui mustririda värvi vastu ei võta, ütleb see vajutamisel, miks. Valimise ajal näitab laud, mida käik tooks.
rules-handling-typed = Käike saab ka kirjutada: 3R2 võtab 3. vabrikult { $theme ->
    [chocolate] valged
   *[palace] punased
} 2. mustriritta, CKF võtab laua keskelt mustad põrandale.
