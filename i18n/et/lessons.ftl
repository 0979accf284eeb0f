# What teaches: the tutorial, puzzles and the puzzle of the day. Which values a message may name is said in the English
# file.

## Taking

lesson-factory-title = Võta vabrikult
lesson-factory-ask = Oma käigul võtad ühest kohast kõik ühte värvi { piece-plural }. Võta { $factory }. vabrikult kõik { color.partitive } värvi tükid ja pane mustriritta, kuhu need kõik mahuvad.
lesson-factory-miss = Nii tohib, aga alustame { $factory }. vabriku { color.genitive } värviga. Vali mustririda, kuhu need kõik mahuvad.
lesson-factory-done = Need on nüüd sinu. Vabriku ülejäänud tükid läksid laua keskele, kust igaüks võib neid võtta.

lesson-center-title = Võta laua keskelt
lesson-center-ask = Laua keskosa on nagu vabrik: võtad kõik ühte värvi { piece-plural }. Võta sealt { color.partitive } värvi tükid ja pane mustriritta, kuhu need kõik mahuvad.
lesson-center-miss = Nii tohib, aga praegu on jutt laua keskosa { color.genitive } värvi tükkidest. Ükski neist ei tohi kukkuda.
lesson-center-done = Võtsid selles voorus esimesena laua keskelt ja said ka alustava mängija märgi. See on su põrandal ja maksab { $marker-cost } punkti.

lesson-full-line-title = Täida mustririda
lesson-full-line-ask = { $line }. mustrireast on puudu üks { piece }. Võta see, mis rea täidab, nii et midagi ei kuku.
lesson-full-line-miss = Nii ei saa { $line }. mustririda täis. Võta seda värvi, mis seal juba on.
lesson-full-line-done = { $line }. mustririda on täis ja rohkem sinna ei mahu. Vooru lõpus läheb sealt üks { piece } { wall.onto }.

lesson-allowed-title = Kuhu värv sobib
lesson-allowed-ask = Mustrireas on ainult üks värv, see ei tohi olla täis ja { wall.genitive } samas reas ei tohi seda värvi veel olla. Leia koht, kuhu sobib { color }. Proovi ka teisi ridu: saad teada, miks need ei sobi.
lesson-allowed-miss = Nii tohib, aga otsi mustririda, kuhu mahub kogu { color }.
lesson-allowed-done = See oli ainus sobiv rida. Põrandale tohib alati panna, aga see maksab punkte.

lesson-overflow-title = Mis ei mahu
lesson-overflow-ask = Mis mustriritta ei mahu, kukub põrandale. Seekord kukub midagi igal juhul. Leia kõige odavam käik.
lesson-overflow-miss = Kukuks { $fallen ->
    [one] { $fallen } tükk
   *[other] { $fallen } tükki
} ja põrand maksaks { $cost } punkti. Saab ka odavamalt.
lesson-overflow-done = Kukkus ainult { $fallen ->
    [one] { $fallen } tükk
   *[other] { $fallen } tükki
}: see maksab { $cost } punkti. Mida rohkem on põrandal, seda kallim on järgmine ruut.

## Scoring

lesson-wall-title = { $theme ->
    [chocolate] Karpi
   *[palace] Seinale
}
lesson-wall-ask = See on vooru viimane { piece }. Täida sellega { $line }. mustririda ja vaata, mis saab täis ridadest.
lesson-wall-miss = Nii tohib, aga { $line }. mustririda ei saa siis täis. Pane tükk sinna.
lesson-wall-done = Ülevalt alla läks igast täis mustrireast üks { piece } { wall.onto }, ülejäänud läksid karbikaane sisse. Paigutasid { $placed } ja said { $gained } punkti. Poolik mustririda jääb, nagu on.

lesson-runs-title = Punktid
lesson-runs-ask = Paigutatud { piece } annab kohe punkte: nii palju, kui pikad on seda läbiv rida ja veerg. Täida mustririda, mis annab kõige rohkem.
lesson-runs-miss = See annaks { $gained } punkti. Mõni teine rida annab rohkem.
lesson-runs-done = Rida pikkusega { $row } ja veerg pikkusega { $column }: see { piece } andis { $points } punkti.

lesson-floor-title = Põranda eest maksad
lesson-floor-ask = Vooru lõpus maksad selle eest, mis on põrandal. Alustava mängija märk loeb nagu üks { piece }. Võta viimased tükid nii, et maksad võimalikult vähe.
lesson-floor-miss = Siis maksaksid { $cost } punkti. Saab ka odavamalt.
lesson-floor-done = Maksid { $paid } punkti ja põrand on jälle tühi. Skoor ei lange kunagi alla nulli.

lesson-next-start-title = Kes alustab
lesson-next-start-ask = Järgmist vooru alustab see, kes võtab alustava mängija märgi. Praegu on see laua keskel. Võta see nii, et ükski { piece } ei kuku.
lesson-next-start-miss = Märgi saab see, kes võtab esimesena laua keskelt. Võta sealt ja vali piisavalt pikk mustririda.
lesson-next-start-done = Teine mängija võttis ülejäänu, vabrikud täideti uuesti ja sina valid esimesena.

## The end

lesson-column-title = Valmis veerg
lesson-column-ask = Teine mängija on mängu lõpetamas. Siis annab valmis rida { $row-bonus } ja valmis veerg { $column-bonus } punkti lisaks. Tee oma veerg valmis.
lesson-column-miss = Nii ei saa veerg valmis. Täida mustririda, mille tükk sealt puudub.
lesson-column-done = Veerg andis { $column-bonus } punkti lisaks. Kokku on sul { $score }.

lesson-color-title = Valmis värv
lesson-color-ask = Kõige rohkem annab värv, mis on { wall.on } tervenisti olemas: { $color-bonus } punkti lisaks. Puudu on vaid üks { color } { piece }. Võta see.
lesson-color-miss = Nii jääb { color } poolikuks. Täida mustririda, mis on puudu.
lesson-color-done = Värv andis { $color-bonus } punkti lisaks. Kokku on sul { $score }.

lesson-end-title = Mängu lõpp
lesson-end-ask = Voor, milles keegi saab { wall.genitive } rea valmis, jääb viimaseks. Sina oled ees: tee oma rida valmis.
lesson-end-miss = Siis mäng jätkub. Täida see mustririda, mille reast on puudu ainult üks.
lesson-end-done = Rida on valmis ja mäng läbi. Võidad { $score } punktiga! Võrdsete punktide korral võidab see, kellel on rohkem valmis ridu.

## The free wall

lesson-free-column-title = { $theme ->
    [chocolate] Vaba karp
   *[palace] Vaba sein
}
lesson-free-column-ask = Siin valid veeru ise. Igas reas ja igas veerus on iga värv ainult üks kord. Pane { piece } sinna, kus see annab kõige rohkem punkte.
lesson-free-column-miss = Seal annab see { $gained } punkti. Mõni teine veerg annab rohkem.
lesson-free-column-done = Said { $points } punkti. Ole ettevaatlik: kui täis mustrireale ei sobi ükski veerg, kukub kõik sealt põrandale.

## Gold factories

lesson-extra-title = Kuldne vabrik: lisa
lesson-extra-ask = Kuldsel vabrikul on oma reegel. Lisa saab vabrikute täitmisel ühe tüki rohkem. Võta sealt { color.partitive } värvi tükid nii, et ükski ei kuku.
lesson-extra-miss = Nii tohib, aga praegu on jutt lisa { color.genitive } värvi tükkidest. Vali mustririda, kuhu need kõik mahuvad.
lesson-extra-done = Ühe käiguga üks rohkem. Ülejäänud läksid nagu ikka laua keskele.

lesson-magnet-title = Kuldne vabrik: magnet
lesson-magnet-ask = Vabrikute täitmisel tõmbab magnet kummaltki naabrilt ühe oma värvi tüki. Võta sealt { color.partitive } värvi tükid nii, et ükski ei kuku.
lesson-magnet-miss = Nii tohib, aga praegu on jutt magneti { color.genitive } värvi tükkidest. Vali mustririda, kuhu need kõik mahuvad.
lesson-magnet-done = Magnet oli sulle { color.partitive } värvi juurde kogunud. Ülejäänud läksid nagu ikka laua keskele.

lesson-keeper-title = Kuldne vabrik: hoidja
lesson-keeper-ask = Mida sa hoidjalt ei võta, see jääb sinna. Võta sealt üks värv nii, et midagi ei kuku.
lesson-keeper-miss = Nii tohib, aga praegu on jutt hoidjast. Vali mustririda, kuhu kõik mahuvad.
lesson-keeper-done = Ülejäänud jäid hoidjale. Teine mängija võttis vabrikult, mis pole kuldne, ja sealt läksid ülejäänud laua keskele.

lesson-spread-title = Kuldne vabrik: jagaja
lesson-spread-ask = Mida sa jagajalt ei võta, see läheb naabritele, ja sina valid iga värvi poole. Võta midagi muud ja saada { color } vasakule.
lesson-spread-miss = Võta jagajalt nii, et midagi ei kuku, ja saada { color } vasakule.
lesson-spread-done = Vasak naaber sai { color.partitive } värvi juurde. Nii otsustad, mis on järgmisel käigul koos.

lesson-tray-title = Kuldne vabrik: kandik
lesson-tray-ask = Kes võtab kandikult, võtab ka vabrikumärgi, ja järgmine, mis kukuks, jääb tasuta selle peale. Võta { color.partitive } värvi tükid mustriritta, kuigi kõik ei mahu.
lesson-tray-miss = Nii tohib, aga praegu on jutt kandiku { color.genitive } värvi tükkidest. Pane need mustriritta.
lesson-tray-done = Mis ei mahtunud, on kandikul, ja su põrand maksab { $cost } punkti. Nüüd tunned kogu mängu. Head mängimist!

## Puzzles

puzzle-easy = Kerge
puzzle-medium = Keskmine
puzzle-hard = Raske
puzzle-theme-deny = Sega teisi
puzzle-theme-floor = Põrand
puzzle-theme-column = Veerg
puzzle-theme-color = Värv
puzzle-theme-marker = Alustaja märk
puzzle-theme-end = Mängu lõpp
puzzle-theme-spread = Jagaja
puzzle-theme-tray = Kandik
puzzle-theme-free-wall = { $theme ->
    [chocolate] Vaba karp
   *[palace] Vaba sein
}
# The first hint: where to look.
puzzle-look-deny = Vaata, mida teised vajavad.
puzzle-look-floor = Vaata, mis hakkab kukkuma.
puzzle-look-column = Vaata oma veerge.
puzzle-look-color = Vaata oma värve.
puzzle-look-marker = Mõtle alustaja märgile.
puzzle-look-end = Mõtle, millal mäng lõpeb.
puzzle-look-spread = Vaata, kuhu läheb jagaja ülejääk.
puzzle-look-tray = Vaata kandikut.
puzzle-look-free-wall = Vaata, milleks on veergu hiljem vaja.
puzzle-hint-color = Võta { color }.
puzzle-hint-factory = Võta { $factory }. vabrikult.
puzzle-hint-center = Võta laua keskelt.
puzzle-hint-column = Vali { $column }. veerg.
puzzle-solved-at-once = Lahendatud esimese katsega!
puzzle-solved = Lahendatud { $tries }. katsega.
puzzle-solved-hinted = Lahendatud. Katseid: { $tries }, vihjeid: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = See oli parim käik.
puzzle-wrong-points = See on parimast käigust umbes { $points } punkti võrra halvem.
puzzle-wrong-chance = See vähendab su võiduvõimalust { $percent } % võrra.

## The puzzle of the day, to be copied

daily-solved = Azulejo, päeva ülesanne { $date }: { $signs } (katseid: { $tries })
daily-unsolved = Azulejo, päeva ülesanne { $date }: { $signs } … (katseid: { $tries })
daily-streak = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
}
