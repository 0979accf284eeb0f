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
