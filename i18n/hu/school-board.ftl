# The what-if board and its editor.

## The board itself

board-damaged = Az itt hagyott állást nem lehet beolvasni. Félretettük; a kezdőképernyőn megtalálod.
board-not-kept = Ez az eszköz nem őrzi meg a táblát: a tárhelye megtelt vagy nem elérhető. Ha vissza akarsz térni hozzá, másold ki a linket, vagy ments fájlt.
board-steps = Lépések
board-turn = { $round }. forduló, { $name } következik
board-turn-bag = { $round }. forduló: húzás a zsákból
board-beginning = Ennek a táblának a kezdete.
board-dealt = { $round }. forduló: a korongok megteltek.

## What was tried

board-tree = Minden kipróbált lépés
board-tree-empty = Még semmi: ossz, majd lépj bárki helyett.
# Stands before a move that was tried instead of the one before it.
board-instead = vagy
board-step = { $code }, { $name }: { $move }
board-step-deal = { $round }. forduló, húzás: { $deal }
board-promote = Legyen főváltozat
board-promoted = Most ez a főváltozat.
board-cut = Törlés innentől
board-cut-done = Törölve. Visszahozható.
board-bring-back = A korábbi visszahozása

## Bots and the bag

board-paused = Visszanézel, ezért senki sem lép magától.
board-broken = A bot elakadt, nincs lépése.
board-go-on = Folytatás innen
board-pause = Szünet
board-thinks = { $name } gondolkodik.
board-deal-due = Amit a zsák ad: { $round }. forduló
board-deal-random = Véletlen húzás
board-deal-same = Ugyanaz, mint a játékban
board-deal-unfit = A játék saját húzása már nem lehetséges: mások vannak a zsákban és a doboz tetejében.
board-deal-enter = Húzás megadása
board-deal-take = Legyen ez
board-deal-note = Korongonként egy betűcsoport, például BBYR KKWW; az arany oldal elöl áll, például 2R*BBYW; a - semmit jelent.
board-same-over = A játék húzásai már nem lehetségesek, ez véletlen húzás.

## Candidate moves

board-best = Lehetséges lépések
board-best-show = Lista mutatása
board-best-move = Lépés
board-best-chance = Nyerés
board-best-margin = Előny
board-best-loss = Veszteség
board-look-failed = A lépéseket nem sikerült megvizsgálni.
board-looking = Keresés …
board-looking-on = Mélyebb keresés …
board-looked = Kész.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = A legjobbak: { $count } / { $choices }. { $progress }
board-expected = Ki mit várhat a húzástól
board-expected-points = Pont

## Who plays, and how the bag deals

board-by-hand = Kézzel
board-dealing = Húzás a zsákból
board-dealing-ask = Ha kérem
board-dealing-random = Véletlen
board-dealing-same = Mint a játékban
board-same-note = A játék húzásai ismétlődnek, amíg a szükségesek a zsákban és a doboz tetejében vannak. Utána véletlen a húzás.

## Sharing and opening

board-share = Megosztás
board-copy-position = Állás másolása
board-copy-link = Link másolása
board-save = Mentés fájlba
board-copied-position = Az állás a vágólapon van.
board-copied-link = A link a vágólapon van.
board-open = Valami más
board-new = Új játék
board-new-begin = Kezdés
board-edit = Saját felállás
board-bad-link = Ez a link nem vezet álláshoz
board-bad-edit = Javítás a szerkesztőben
board-bad-back = Vissza a táblához

## Trying again

board-again = Újra innen
board-again-deals = Húzások
board-again-new = Új
board-again-same = Mint a játékban
board-again-new-note = Megnyílik egy asztal ezzel az állással, új húzásokkal. Az asztalnál félbehagyott játék a mentett játékok közé kerül.
board-again-same-note = Itt játszol tovább. A játék húzásai ismétlődnek, amíg a szükségesek a zsákban és a doboz tetejében vannak; utána véletlen a húzás.
board-again-here = Játssz tovább: a botok itt válaszolnak.

## The editor

board-edit-title = Állás felállítása
board-edit-use = Ezt az állást használom
board-edit-undo = Visszavonás
board-edit-redo = Újra
board-edit-clear = Ürítés
board-edit-palette = Mit tesz le egy koppintás
board-edit-note = Koppints egy sorra vagy mezőre, hogy oda kerüljön, és egy darabra, hogy lekerüljön.
board-edit-marker = Kezdőjelző
board-edit-erase = Eltávolítás
board-edit-factory = { $factory }. korong
board-edit-take = { color }, itt { $count }: egy elvétele
board-edit-add = Ide kerüljön: { color }
board-edit-add-nothing = Ide rakáshoz válassz színt
board-edit-plain = sima
board-edit-taken = elvitték
board-edit-side = { $factory }. korong oldala
board-edit-center = Közép
board-edit-supplies = Zsák és doboztető
board-edit-bag = Zsák
board-edit-lid = Doboztető
board-edit-rest = A többi a zsákba
board-edit-count = { $place }, { $color }
board-edit-score = Pont
board-edit-floor = Padló
board-edit-drop = Ejtsd a padlóra
board-edit-no-tray = nincs tálca
board-edit-tray = Tálca: { $name }
board-edit-facts = A játék
board-edit-round = Forduló
board-edit-barren = Lerakás nélküli fordulók
board-edit-act = Ki következik
board-edit-nobody = senki, vége a játéknak
board-edit-first = A fordulót kezdte
board-edit-sound = Minden rendben
board-edit-faults = { $count ->
    [one] { $count } hiba
   *[other] { $count } hiba
}
board-edit-text = Szövegként
