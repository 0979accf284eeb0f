# What teaches: the tutorial, puzzles and the puzzle of the day. Which values a message may name is said in the English
# file.

## Taking

lesson-factory-title = Bierz z fabryki
lesson-factory-ask = W swojej turze bierzesz wszystkie { piece-plural } jednego koloru z jednego miejsca. Weź z fabryki { $factory } wszystkie { color.few } i połóż w linii, w której zmieszczą się wszystkie.
lesson-factory-miss = Tak wolno, ale zacznijmy od fabryki { $factory }: weź { color.few } i wybierz linię, w której zmieszczą się wszystkie.
lesson-factory-done = Są twoje. Reszta z fabryki trafiła na środek, skąd każdy może ją wziąć.

lesson-center-title = Bierz ze środka
lesson-center-ask = Środek pola gry działa jak fabryka: bierzesz z niego wszystkie { piece-plural } jednego koloru. Weź stamtąd { color.few } i połóż w linii, w której zmieszczą się wszystkie.
lesson-center-miss = Tak wolno, ale teraz chodzi o środek: weź { color.few } tak, by żadna nie spadła.
lesson-center-done = W tej rundzie nikt jeszcze nie brał ze środka, więc dostajesz też płytkę gracza rozpoczynającego. Leży na podłodze i kosztuje { $marker-cost ->
    [one] { $marker-cost } punkt
    [few] { $marker-cost } punkty
   *[many] { $marker-cost } punktów
}.

lesson-full-line-title = Zapełnij linię
lesson-full-line-ask = W linii { $line } jest jedno wolne pole. Weź to, co ją zapełni, i niech nic nie spadnie.
lesson-full-line-miss = Tak linia { $line } nie będzie pełna. Weź kolor, który już w niej jest.
lesson-full-line-done = Linia { $line } jest pełna i nic więcej nie przyjmie. Na koniec rundy jedna { piece } z niej trafi { wall.to }.

lesson-allowed-title = Dokąd może trafić kolor
lesson-allowed-ask = W linii jest tylko jeden kolor, linia nie może być pełna, a w jej rzędzie { wall.on } nie może jeszcze być tego koloru. Znajdź linię, do której pasuje { color } { piece }. Spróbuj też innych: dowiesz się, dlaczego nie można.
lesson-allowed-miss = Tak wolno, ale poszukaj linii, w której zmieszczą się wszystkie { color.few }.
lesson-allowed-done = To była jedyna taka linia. Na podłogę wolno zawsze, ale to kosztuje punkty.

lesson-overflow-title = Co się nie mieści
lesson-overflow-ask = Co nie mieści się w linii, spada na podłogę. Tym razem coś spadnie przy każdym ruchu. Znajdź najtańszy.
lesson-overflow-miss = Na podłogę spadnie { $fallen }, a będzie ona kosztować { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}. Da się taniej.
lesson-overflow-done = Spadło tylko { $fallen }: to kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}. Im pełniejsza podłoga, tym droższe następne pole.

## Scoring

lesson-wall-title = { $theme ->
    [chocolate] Do pudełka
   *[palace] Na ścianę
}
lesson-wall-ask = To ostatnia { piece } w tej rundzie. Zapełnij nią linię { $line } i zobacz, co stanie się z pełnymi liniami.
lesson-wall-miss = Tak wolno, ale wtedy linia { $line } nie będzie pełna. Połóż ją tam.
lesson-wall-done = Od góry do dołu z każdej pełnej linii jedna { piece } trafiła { wall.to }, a pozostałe do pokrywki. Ułożone: { $placed }, zdobyte: { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
}. Linia, która nie jest pełna, zostaje, jak jest.

lesson-runs-title = Punkty
lesson-runs-ask = Położona { piece } od razu daje punkty: tyle, ile wynosi długość rzędu i długość kolumny, które przez nią biegną. Zapełnij linię, która da najwięcej.
lesson-runs-miss = To da { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
}. Inna linia da więcej.
lesson-runs-done = Za { $row } w rzędzie i { $column } w kolumnie jedna { piece } dała { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

lesson-floor-title = Płacenie za podłogę
lesson-floor-ask = Na koniec rundy płacisz za to, co leży na podłodze. Płytka gracza rozpoczynającego liczy się tak jak każda { piece }. Weź ostatnie tak, by zapłacić jak najmniej.
lesson-floor-miss = Wtedy zapłacisz { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}. Da się taniej.
lesson-floor-done = Podłoga kosztowała { $paid ->
    [one] { $paid } punkt
    [few] { $paid } punkty
   *[many] { $paid } punktów
} i jest znów pusta. Wynik nigdy nie spada poniżej 0.

lesson-next-start-title = Kto zaczyna
lesson-next-start-ask = Następną rundę zaczyna ten, kto weźmie płytkę gracza rozpoczynającego. Wciąż leży na środku. Weź ją i niech żadna { piece } nie spadnie.
lesson-next-start-miss = Płytkę dostaje ten, kto pierwszy bierze ze środka. Weź stamtąd i wybierz dość długą linię.
lesson-next-start-done = Drugi gracz wziął resztę, fabryki znów się zapełniły i teraz to ty wybierasz na początku.

## The end

lesson-column-title = Pełna kolumna
lesson-column-ask = Drugi gracz zaraz zakończy grę. Pełny rząd da wtedy { $row-bonus }, a pełna kolumna { $column-bonus } punktów więcej. Ukończ swoją kolumnę.
lesson-column-miss = Tak kolumna nie będzie pełna. Zapełnij linię, której w niej brakuje.
lesson-column-done = Premia za kolumnę: { $column-bonus }. Razem masz { $score }.

lesson-color-title = Pełny kolor
lesson-color-ask = Najwięcej daje kolor, który masz { wall.on } w komplecie: { $color-bonus } punktów więcej. Brakuje tylko jednej: to { color } { piece }. Weź ją.
lesson-color-miss = Tak { color } { piece } nie trafi na swoje miejsce. Zapełnij linię, której brakuje.
lesson-color-done = Premia za kolor: { $color-bonus }. Razem masz { $score }.

lesson-end-title = Koniec gry
lesson-end-ask = Runda, w której ktoś ukończy rząd { wall.on }, jest ostatnia. Prowadzisz: ukończ swój rząd.
lesson-end-miss = Wtedy gra potrwa dalej. Zapełnij linię, w której rzędzie brakuje tylko jednej.
lesson-end-done = Rząd jest pełny i gra się kończy. Wygrywasz, wynik { $score }! Przy równych punktach decyduje liczba pełnych rzędów.

## The free wall

lesson-free-column-title = { $theme ->
    [chocolate] Swobodne pudełko
   *[palace] Swobodna ściana
}
lesson-free-column-ask = Tu kolumnę wybierasz ty. Każdy kolor może być w rzędzie i w kolumnie tylko raz. Wybierz miejsce, w którym { piece } da najwięcej punktów.
lesson-free-column-miss = Tam da { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
}. Inna kolumna da więcej.
lesson-free-column-done = Zysk: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Uwaga: gdy dla pełnej linii nie ma kolumny, cała spada na podłogę.

## Gold factories

lesson-extra-title = Złota fabryka: dokładka
lesson-extra-ask = Złota fabryka ma własną zasadę. Na dokładkę podczas zapełniania trafia jeszcze jedna { piece }. Weź z niej { color.few } tak, by żadna nie spadła.
lesson-extra-miss = Tak wolno, ale teraz chodzi o dokładkę: weź { color.few } i wybierz linię, w której zmieszczą się wszystkie.
lesson-extra-done = O jedną więcej w jednym ruchu. Reszta trafiła jak zwykle na środek.

lesson-magnet-title = Złota fabryka: magnes
lesson-magnet-ask = Podczas zapełniania magnes przyciąga od każdego sąsiada jedną { piece.accusative } swojego koloru. Weź z niego { color.few } tak, by żadna nie spadła.
lesson-magnet-miss = Tak wolno, ale teraz chodzi o magnes: weź { color.few } i wybierz linię, w której zmieszczą się wszystkie.
lesson-magnet-done = Magnes zebrał dla ciebie { color.few } { piece-plural }. Reszta trafiła jak zwykle na środek.

lesson-keeper-title = Złota fabryka: strażnik
lesson-keeper-ask = Czego nie weźmiesz ze strażnika, to na nim zostaje. Weź z niego jeden kolor tak, by nic nie spadło.
lesson-keeper-miss = Tak wolno, ale teraz chodzi o strażnika. Wybierz linię, w której wszystko się zmieści.
lesson-keeper-done = Reszta została na strażniku. Drugi gracz wziął ze zwykłej fabryki i jej reszta trafiła na środek.

lesson-spread-title = Złota fabryka: podział
lesson-spread-ask = Czego nie weźmiesz z podziału, to trafia do dwóch sąsiadów, a ty wybierasz stronę dla każdego koloru. Weź coś innego, a { color.accusative } wyślij w lewo.
lesson-spread-miss = Weź z podziału tak, by nic nie spadło, a { color.accusative } wyślij w lewo.
lesson-spread-done = Teraz { color } leży u lewego sąsiada. Tak decydujesz, co w następnej turze leży razem.

lesson-tray-title = Złota fabryka: taca
lesson-tray-ask = Kto bierze z tacy, zabiera też sam żeton, a to, co następne miałoby spaść, leży na nim za darmo. Weź { color.few } do linii, nawet jeśli nie wszystkie się zmieszczą.
lesson-tray-miss = Tak wolno, ale teraz chodzi o tacę: weź { color.few } i połóż w linii.
lesson-tray-done = Co się nie zmieściło, leży na tacy, a podłoga kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}. Teraz znasz całą grę. Miłej zabawy!

## Puzzles

puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-theme-deny = Przeszkadzanie
puzzle-theme-floor = Podłoga
puzzle-theme-column = Kolumna
puzzle-theme-color = Kolor
puzzle-theme-marker = Gracz rozpoczynający
puzzle-theme-end = Koniec gry
puzzle-theme-spread = Podział
puzzle-theme-tray = Taca
puzzle-theme-free-wall = { $theme ->
    [chocolate] Swobodne pudełko
   *[palace] Swobodna ściana
}
# The first hint: where to look.
puzzle-look-deny = Zobacz, czego potrzebują inni.
puzzle-look-floor = Zobacz, co spadnie.
puzzle-look-column = Przyjrzyj się swoim kolumnom.
puzzle-look-color = Przyjrzyj się swoim kolorom.
puzzle-look-marker = Pomyśl o płytce gracza rozpoczynającego.
puzzle-look-end = Pomyśl, kiedy skończy się gra.
puzzle-look-spread = Zobacz, dokąd trafi reszta z podziału.
puzzle-look-tray = Przyjrzyj się tacy.
puzzle-look-free-wall = Pomyśl, do czego kolumna przyda się później.
puzzle-hint-color = Weź { color.accusative }.
puzzle-hint-factory = Weź z fabryki { $factory }.
puzzle-hint-center = Weź ze środka.
puzzle-hint-column = Wybierz kolumnę { $column }.
puzzle-solved-at-once = Rozwiązane za pierwszym razem!
puzzle-solved = Rozwiązane, próby: { $tries }.
puzzle-solved-hinted = Rozwiązane. Próby: { $tries }, podpowiedzi: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = To był najlepszy ruch.
puzzle-wrong-points = To gorsze od najlepszego ruchu mniej więcej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
puzzle-wrong-chance = To zmniejsza twoją szansę na wygraną o { $percent } %.

## The puzzle of the day, to be copied

daily-solved = Azulejo, zagadka dnia { $date }: { $signs } (próby: { $tries })
daily-unsolved = Azulejo, zagadka dnia { $date }: { $signs } … (próby: { $tries })
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
