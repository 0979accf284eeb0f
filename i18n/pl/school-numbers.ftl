# Statistics: the games of this device in numbers.

numbers-none = Na tym urządzeniu nie ma jeszcze żadnej ukończonej gry. Dokończ jakąś albo wczytaj zapis do analizy: wtedy znajdziesz tu swoje wyniki.

numbers-everybody = Wszyscy
numbers-nameless = Bez imienia
numbers-all-rules = Wszystkie zasady
# As the start screen names them.
numbers-rules = { $players } graczy · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Gry
numbers-percent-won = Wygrane
numbers-mean = Punkty na grę
numbers-best = Najlepsza gra
numbers-margin = Przewaga na końcu
numbers-floor-round = Strata na podłodze na rundę

numbers-by-rules = Wyniki według zasad
numbers-by-level = Wyniki według przeciwników
numbers-people = Tylko ludzie
numbers-won = Wygrane
numbers-shared = Wspólne
numbers-lost = Przegrane
numbers-left = Poddane

numbers-sources-note = Średnio w grze rozegranej do końca.
numbers-no-whole = Żadna z tych gier nie została rozegrana do końca.
numbers-floor = Straty na podłodze, gra po grze
numbers-accuracy = Dokładność w czasie
numbers-no-accuracy = Przeanalizuj swoje gry, a zobaczysz tu, jak dokładnie grasz.
numbers-table = Jako tabela
numbers-game = Gra
numbers-date = Data
numbers-value = Wartość
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, ostatnio { $last }, średnio { $mean }.

numbers-export-note = Gry policzone powyżej, każda w osobnym wierszu, do arkusza lub własnego programu.
numbers-csv = Zapisz jako CSV
numbers-json = Zapisz jako JSON
