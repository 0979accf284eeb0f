# Ekran samouczka; to, co mówią jego kroki, jest w lessons.ftl.

learn-intro = Krótkie kroki na prawdziwych planszach. Wykonaj ruch, a od razu dowiesz się, czy jest dobry, a jeśli nie, to dlaczego. Możesz wyjść, kiedy chcesz: wrócisz tam, gdzie przerwano.
learn-count = Ukończone kroki: { $count } z { $all }
learn-begin = Zacznij
learn-go-on = Dalej: { $title }
learn-chapter-offer = Branie
learn-chapter-tiling = Punktacja
learn-chapter-next-round = Następna runda
learn-chapter-end = Koniec gry
learn-chapter-special = Złote fabryki
learn-step-done = Ukończone:
learn-place = Krok { $number } z { $all } · { $chapter }
learn-steps = Wszystkie kroki
learn-before = Poprzedni krok
learn-skip = Następny krok
learn-show = Pokaż ruch
learn-next = Dalej
learn-finish = Na koniec
learn-again = Jeszcze raz
learn-you = Ty
learn-other = Rui
learn-praise-right = Dobrze!
learn-praise-done = Świetnie!
learn-praise-exactly = Dokładnie tak!
learn-praise-well = Właśnie to!
learn-story = Co się stało
learn-placed = Linia { $line }, { color }: { $runs }.
learn-dropped = Linia { $line }, { color }: nie ma już kolumny, wszystko spada na podłogę.
learn-paid = Twoja podłoga kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}.
learn-score = Masz teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
learn-total = { $name }: na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, w tym premia { $bonus }.
learn-finished = Znasz całą grę!
learn-finished-text = Najlepiej teraz zagrać. Albo szukaj najlepszego ruchu w pozycjach z prawdziwych partii.
learn-finished-play = Zagraj z botem
learn-not-kept = To urządzenie nie pamięta, jak daleko jesteś: pamięć jest pełna lub zamknięta dla tej strony.
