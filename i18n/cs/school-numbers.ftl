# Statistics: the games of this device in numbers.

numbers-none = Na tomto zařízení ještě není žádná dohraná partie. Dohraj nějakou, nebo nahraj zápis k rozboru: pak tu najdeš své výsledky.

numbers-everybody = Všichni
numbers-nameless = Beze jména
numbers-all-rules = Všechna pravidla
# As the start screen names them.
numbers-rules = { $players } hráči · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Partie
numbers-percent-won = Vyhráno
numbers-mean = Bodů na partii
numbers-best = Nejlepší partie
numbers-margin = Náskok na konci
numbers-floor-round = Ztráta na podlaze za kolo

numbers-by-rules = Výsledky podle pravidel
numbers-by-level = Výsledky podle soupeřů
numbers-people = Jen lidé
numbers-won = Výhry
numbers-shared = Dělené
numbers-lost = Prohry
numbers-left = Vzdané

numbers-sources-note = V průměru na dohranou partii.
numbers-no-whole = Žádná z těchto partií se nedohrála do konce.
numbers-floor = Ztráty na podlaze, partie po partii
numbers-accuracy = Přesnost v čase
numbers-no-accuracy = Nech své partie rozebrat a uvidíš tu, jak přesně hraješ.
numbers-table = Jako tabulka
numbers-game = Partie
numbers-date = Datum
numbers-value = Hodnota
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, naposledy { $last }, v průměru { $mean }.

numbers-export-note = Partie započítané výše, každá na svém řádku, pro tabulkový procesor nebo vlastní program.
numbers-csv = Uložit jako CSV
numbers-json = Uložit jako JSON
