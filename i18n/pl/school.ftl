# The frame of the school and its first page.

title-school = Szkoła – Azulejo
title-review = Analiza gry – Azulejo
title-board = Plansza próbna – Azulejo
title-learn = Samouczek – Azulejo
title-drills = Ćwiczenia – Azulejo
title-daily = Zadanie dnia – Azulejo
title-referee = Sędzia – Azulejo
title-numbers = Statystyki – Azulejo

school-to-table = Do stołu
school-note = Wszystko działa tu bez sieci, z twoimi grami i z dowolną pozycją.
learn = Samouczek
learn-note = Od pierwszych płytek do ostatniej premii, krok po kroku na prawdziwych planszach.
daily = Zadanie dnia
daily-note = Takie samo dla wszystkich, jeden ruch do znalezienia.
drills = Ćwiczenia
drills-note = Pozycje z jednym wyraźnie najlepszym ruchem, według tematu i trudności.
review = Analiza gry
review-note = Ile kosztował każdy ruch, co było lepsze i jak sprzyjały rozdania.
board = Plansza próbna
board-note = Sprawdź cokolwiek z dowolnej pozycji; najlepsze ruchy widać od razu.
referee = Sędzia
referee-note = Do stołu z prawdziwymi płytkami: wpisuj, co się dzieje, a on sprawdza, liczy i wyjaśnia.
numbers = Statystyki
numbers-note = Twoje gry w liczbach: wyniki, punkty, straty na podłodze i dokładność.
