# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Kezdés
referee-load = Folytatás feljegyzésből
referee-needs-record = A játékvezetőnek a teljes játszma kell; egy állásnak nincs múltja.

## The factories are filled

referee-fill = Töltsétek fel a korongokat
referee-starts = { $name } kezd.
# $factories is a list of numbers.
referee-open = Még feltöltendő: { $factories }.
referee-gold-open = Még beírandó arany oldalak: { $count }.
# $count more are wanted there.
referee-next = { $factory }. korong: még { $count }
referee-full = { $factory }. korong: tele van
referee-complete = Minden korong tele van.
referee-start = Kezdődjön a forduló
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = { $factory }. korong oldala
referee-plain = sima oldal
referee-remove = { $factory }. korong: { color } levétele
# A color to press; so many can still be drawn.
referee-color = { color }, maradt { $count }
referee-keys = Billentyűk: 1–9 korong, B Y R K W szín, Backspace vissza.

## At any time

referee-undo = Vissza
referee-steps = Minden beírt lépés
referee-game = Játék és feljegyzés
referee-undone-tap = Az utolsó beírás visszavonva.
referee-undone-deal = A korongok újra módosíthatók.
referee-undone-correction = A javítás visszavonva.
referee-boards = A táblák most

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, { $line }. sor, { $column }. oszlop: { $runs }
referee-go-on = Tovább a következő fordulóra

## The record and the kept games

referee-record = Feljegyzés
referee-copy = Feljegyzés másolása
referee-export = Feljegyzés mentése fájlba
referee-to-library = Az eddigi játék mentése
referee-in-library = A játék a mentett játékok között van.
referee-review = A játék elemzése
referee-new = Új játék
referee-new-title = Kezdődjön új játék?
referee-new-text = Itt már folyik egy játék. Mi legyen vele?
referee-new-keep = Mentés
referee-new-drop = Eldobás

## Corrections

referee-back = Vissza az asztalhoz
referee-steps-note = A javításhoz koppints egy lépésre.
referee-nothing = Még semmi sincs beírva.
referee-dealt = A korongokat feltöltötték.
referee-correct = Javítás
referee-fix = { $step }. lépés javítása
referee-no-step = Nincs ilyen lépés.
referee-fix-deal = Írd át a korongokat arra, ami valóban rajtuk volt.
referee-take-deal = Ezek a korongok jók
referee-wrong = Mi volt a hiba
referee-other = Más lépés
referee-other-note = Írd be a lépést, amely valóban történt.
referee-forgotten = Kimaradt egy
referee-forgotten-note = Írd be a lépést, amely ez előtt kimaradt.
referee-not-so = Nem történt
referee-not-so-note = Ez a lépés törlődik.
referee-not-so-do = A lépés törlése
referee-ask = Javítod ezt a lépést?
referee-do = Javítás
referee-stands = Minden később beírt lépés érvényben marad.
referee-drops = { $count } későbbi lépés már nem következhet, és elvész:
referee-corrected = Kijavítva.
referee-corrected-dropped = Kijavítva. Elveszett lépések: { $count }.
