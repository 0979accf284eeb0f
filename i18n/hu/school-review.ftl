# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Válaszd ki egy játszmádat, vagy töltsd be bármely más játszma leírását. Az elemzés ezen az eszközön fut; az első eredmények azonnal jönnek, és egyre pontosabbak lesznek, amíg nézed őket.
review-none = Még nincs itt játszma. Játssz egyet, vagy tölts be egy leírást.
review-needs-record = Ez egy állás. Az elemzéshez egy játszma leírása kell.
review-reviewed = Elemezve
review-begun = Elemezve: { $percent }%
review-other = Másik játszma elemzése
review-empty = Ebben a játszmában még nem történt semmi.

review-progress = Az elemzés előrehaladása
review-go-on = Folytatás
review-failed = Az elemzés megszakadt. Ami eddig kiderült, megmarad; folytasd, ha újra megpróbálnád.

review-chances = Nyerési esély
review-values = Minden esély táblázatban
review-after = Után
review-deal-of = { $round }. forduló, feltöltés
review-moment = A vizsgált pillanat
review-unknown = Még nincs megvizsgálva.

review-moves = Minden lépés
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Pont
review-to-win = Esély
review-deal = Feltöltés
review-dealt = A korongok feltöltése.

review-outlined-played = Szaggatott: a megtett lépés
review-outlined-last = Szaggatott: az utolsó lépés
review-outlined-best = Kettős vonal: a legjobb lépés
review-line-best = A legjobb folytatás
review-line-played = Várható a megtett lépés után
review-line-on = Várható folytatás
review-before = Vissza a lépés előtti asztalhoz
review-try = Kipróbálás a próbatáblán
review-next-mistake = Következő hiba

review-players = Pontosság
review-explained = Mit jelentenek ezek a számok?
review-costliest = A legdrágább pillanatok
review-costliest-none = Eddig egyik lépés sem veszített sokat.
review-show = Mutasd az asztalon

review-luck-title = Szerencse a feltöltéseknél
review-luck-none = A feltöltések összehasonlítása a második körben kezdődik.
review-luck-together = Összesen
# The two numbers of each cell.
review-luck-units = Fent az előny pontokban, lent a nyerési esély.
