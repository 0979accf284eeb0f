# Gyakorlatok és a nap feladványa; a feladványok szövege a lessons.ftl fájlban van.

drills-wanted = Melyik feladványok
drills-intro = Minden állásban van egy egyértelműen legjobb lépés: utána a legnagyobb az előnyöd a legjobb ellenféllel szemben. Legalább { $points } ponttal jobb minden másiknál.
drills-theme = Téma
drills-difficulty = Nehézség
drills-any = Mind
drills-count = Megoldva: { $solved } / { $all }
drills-none = Nincs ilyen feladvány. Válassz mást.
drills-next = A következő megoldatlan
drills-overview = Eddig megoldva
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = Egyenként
drills-link = { $status ->
    [solved] { $number }. feladvány, { $difficulty }, megoldva
    [shown] { $number }. feladvány, { $difficulty }, a válasz megnézve
   *[open] { $number }. feladvány, { $difficulty }
}
drills-all = Minden feladvány
drills-puzzle = { $number }. feladvány
drills-players = { $players } játékos
drills-special = különleges manufaktúrák
drills-ask = Te vagy: { $name }. Találd meg a legjobb lépést.
drills-ask-place = Te vagy: { $name }. Találd meg a legjobb oszlopot ennek: { $line }. mintasor.
drills-wrong = Van jobb lépés.
drills-wrong-least = Ez legalább { $points } ponttal rosszabb.
drills-tried = Próbálkozások
drills-hint = Tipp ({ $left })
drills-show = A válasz megmutatása
drills-again = Még egyszer
drills-gap = Minden más lépésnél { $points } ponttal jobb, a lehetséges további húzások átlagában.
drills-gap-solved = Minden más lépésnél { $points } ponttal jobb, a játék végéig kiszámolva.
drills-thinking = Az okok keresése …
drills-compared = Ehhez képest:
drills-line = Hogyan folytatódik
drills-line-start = A feladvány
drills-not-kept = Ez az eszköz nem jegyzi meg, mely feladványokat oldottad meg: a tárhelye betelt, vagy az oldal nem éri el.

daily-nothing = Erre a napra nincs feladvány.
daily-no-streak = Oldd meg a nap feladványát, és gyere vissza holnap.
daily-longest = a leghosszabb: { $days } nap
daily-earlier = Korábbi napok
daily-earlier-note = Pótolhatók, de a napok sorába csak az számít, amit a maga napján oldottál meg.
daily-day-solved = megoldva
daily-day-shown = a válasz megnézve
daily-copy = Az eredmény másolása
daily-copied = Az eredmény a vágólapon van. Semmit sem árul el.
daily-share = Megosztás
daily-more = További feladványok
