# Ćwiczenia i zadanie dnia; to, co mówią zadania, jest w lessons.ftl.

drills-wanted = Które zadania
drills-intro = Każda pozycja ma jeden wyraźnie najlepszy ruch: daje największą przewagę nad najlepszym z pozostałych. Jest lepszy od każdego innego co najmniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
drills-theme = Temat
drills-difficulty = Trudność
drills-any = Wszystkie
drills-count = Rozwiązane: { $solved } z { $all }
drills-none = Nie ma takich zadań. Wybierz coś innego.
drills-next = Następne nierozwiązane
drills-overview = Rozwiązane dotąd
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = Jedno po drugim
drills-link = { $status ->
    [solved] Zadanie { $number }, { $difficulty }, rozwiązane
    [shown] Zadanie { $number }, { $difficulty }, odpowiedź obejrzana
   *[open] Zadanie { $number }, { $difficulty }
}
drills-all = Wszystkie zadania
drills-puzzle = Zadanie { $number }
drills-players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
drills-special = fabryki specjalne
drills-ask = Grasz jako: { $name }. Znajdź najlepszy ruch.
drills-ask-place = Grasz jako: { $name }. Znajdź najlepszą kolumnę dla linii { $line }.
drills-wrong = Jest lepszy ruch.
drills-wrong-least = Ten jest gorszy co najmniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
drills-tried = Wypróbowane
drills-hint = Podpowiedź ({ $left })
drills-show = Pokaż odpowiedź
drills-again = Jeszcze raz
drills-gap = Lepszy od każdego innego ruchu o { $points } punktu, średnio dla możliwych dalszych losowań.
drills-gap-solved = Lepszy od każdego innego ruchu o { $points } punktu, policzone do końca gry.
drills-thinking = Szukanie powodów …
drills-compared = W porównaniu z ruchem
drills-line = Jak gra toczy się dalej
drills-line-start = Zadanie
drills-not-kept = To urządzenie nie pamięta, które zadania są rozwiązane: pamięć jest pełna lub zamknięta dla tej strony.

daily-nothing = Na ten dzień nie ma zadania.
daily-no-streak = Rozwiąż zadanie dnia i wróć jutro.
daily-longest = najdłuższa seria: { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
daily-earlier = Wcześniejsze dni
daily-earlier-note = Można je nadrobić, ale do serii dni liczy się tylko zadanie rozwiązane w swoim dniu.
daily-day-solved = rozwiązane
daily-day-shown = odpowiedź obejrzana
daily-copy = Kopiuj wynik
daily-copied = Wynik jest w schowku. Niczego nie zdradza.
daily-share = Udostępnij
daily-more = Więcej zadań
