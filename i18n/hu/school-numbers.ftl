# Statistics: the games of this device in numbers.

numbers-none = Ezen az eszközön még nincs befejezett játszma. Játssz végig egyet, vagy tölts be egy leírást elemzésre: akkor itt találod az eredményeidet.

numbers-everybody = Mindenki
numbers-nameless = Név nélkül
numbers-all-rules = Minden szabály
# As the start screen names them.
numbers-rules = { $players } játékos · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Játszmák
numbers-percent-won = Megnyert
numbers-mean = Pont játszmánként
numbers-best = Legjobb játszma
numbers-margin = Előny a végén
numbers-floor-round = Padlóveszteség fordulónként

numbers-by-rules = Eredmények szabályok szerint
numbers-by-level = Eredmények ellenfelek szerint
numbers-people = Csak emberek
numbers-won = Nyert
numbers-shared = Megosztott
numbers-lost = Vesztett
numbers-left = Feladott

numbers-sources-note = Átlagosan egy végigjátszott játszmában.
numbers-no-whole = Egyik játszmát sem játszották végig.
numbers-floor = Padlóveszteség játszmáról játszmára
numbers-accuracy = A pontosság alakulása
numbers-no-accuracy = Elemezd a játszmáidat, és itt látod majd, milyen pontosan játszol.
numbers-table = Táblázatként
numbers-game = Játszma
numbers-date = Dátum
numbers-value = Érték
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games } játszma, legutóbb { $last }, átlagosan { $mean }.

numbers-export-note = A fent számolt játszmák, mindegyik külön sorban, táblázatkezelőhöz vagy saját programhoz.
numbers-csv = Mentés CSV-ként
numbers-json = Mentés JSON-ként
