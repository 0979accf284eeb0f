# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Wybierz jedną ze swoich gier albo wczytaj zapis dowolnej innej. Analiza działa na tym urządzeniu; pierwsze wyniki są od razu i stają się dokładniejsze, gdy je przeglądasz.
review-none = Nie ma tu jeszcze żadnej gry. Zagraj albo wczytaj zapis.
review-needs-record = To jest pozycja. Analiza potrzebuje zapisu gry.
review-reviewed = Przeanalizowana
review-begun = Przeanalizowano: { $percent }%
review-other = Analizuj inną grę
review-empty = W tej grze nic się jeszcze nie wydarzyło.

review-progress = Postęp analizy
review-go-on = Dalej
review-failed = Analiza się przerwała. To, co już wiadomo, zostaje; przejdź dalej, aby spróbować ponownie.

review-chances = Szansa na wygraną
review-values = Wszystkie szanse w tabeli
review-after = Po
review-deal-of = Runda { $round }, zapełnienie fabryk
review-moment = Oglądana chwila
review-unknown = Jeszcze niezbadane.

review-moves = Wszystkie ruchy
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Punkty
review-to-win = Szansa
review-deal = Zapełnienie fabryk
review-dealt = Fabryki zostają zapełnione.

review-outlined-played = Linia przerywana: zagrany ruch
review-outlined-last = Linia przerywana: ostatni ruch
review-outlined-best = Linia podwójna: najlepszy ruch
review-line-best = Najlepszy dalszy ciąg
review-line-played = Oczekiwany po zagranym ruchu
review-line-on = Oczekiwany dalszy ciąg
review-before = Wróć do stołu przed ruchem
review-try = Wypróbuj na planszy próbnej
review-next-mistake = Następny błąd

review-players = Dokładność
review-explained = Co znaczą te liczby?
review-costliest = Najdroższe chwile
review-costliest-none = Jak dotąd żaden ruch nie stracił wiele.
review-show = Pokaż na stole

review-luck-title = Szczęście przy zapełnianiu fabryk
review-luck-none = Zapełnienia fabryk są porównywane z innymi od drugiego przejścia.
review-luck-together = Razem
# The two numbers of each cell.
review-luck-units = U góry w punktach przewagi, u dołu w szansie na wygraną.
