# The what-if board and its editor.

## The board itself

board-damaged = Nie można odczytać pozostawionej tu pozycji. Została odłożona; znajdziesz ją na ekranie startowym.
board-not-kept = To urządzenie nie zapisuje planszy: pamięć jest pełna lub niedostępna dla tej strony. Aby do niej wrócić, skopiuj link albo zapisz plik.
board-steps = Kroki
board-turn = Runda { $round }, ruch: { $name }
board-turn-bag = Runda { $round }: losowanie z woreczka
board-beginning = Początek tej planszy.
board-dealt = Runda { $round }: fabryki są napełnione.

## What was tried

board-tree = Wszystkie próby
board-tree-empty = Na razie nic: rozlosuj i graj za kogokolwiek.
# Stands before a move that was tried instead of the one before it.
board-instead = albo
board-step = { $code }, { $name }: { $move }
board-step-deal = Runda { $round }, losowanie { $deal }
board-promote = Ustaw jako główny
board-promoted = To jest teraz główny wariant.
board-cut = Usuń odtąd
board-cut-done = Usunięto. Można to przywrócić.
board-bring-back = Przywróć poprzednie

## Bots and the bag

board-paused = Oglądasz wcześniejszą pozycję, więc nikt nie rusza się sam.
board-broken = Bot się zawiesił i nie ma ruchu.
board-go-on = Kontynuuj stąd
board-pause = Wstrzymaj
board-thinks = { $name } myśli.
board-deal-due = Co daje woreczek na rundę { $round }
board-deal-random = Wylosuj
board-deal-same = Tak samo jak w grze
board-deal-unfit = Losowanie z tej gry już nie pasuje: w woreczku i pokrywce jest teraz co innego.
board-deal-enter = Wpisz losowanie
board-deal-take = Użyj
board-deal-note = Dla każdej fabryki grupa liter, np. BBYR KKWW; złota strona na początku, np. 2R*BBYW; - to nic.
board-same-over = Losowania z gry już nie pasują, to jest przypadkowe.

## Candidate moves

board-best = Możliwe ruchy
board-best-show = Pokaż listę
board-best-move = Ruch
board-best-chance = Wygrana
board-best-margin = Przewaga
board-best-loss = Strata
board-look-failed = Nie udało się zbadać ruchów.
board-looking = Szukam …
board-looking-on = Szukam głębiej …
board-looked = Gotowe.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = Najlepsze: { $count } z { $choices }. { $progress }
board-expected = Czego kto może się spodziewać po losowaniu
board-expected-points = Punkty

## Who plays, and how the bag deals

board-by-hand = Ręcznie
board-dealing = Losowanie
board-dealing-ask = Na żądanie
board-dealing-random = Losowo
board-dealing-same = Jak w grze
board-same-note = Losowania z gry powtarzają się, dopóki to, co potrzebne, jest w woreczku i pokrywce. Potem losuje się przypadkowo.

## Sharing and opening

board-share = Udostępnij
board-copy-position = Kopiuj pozycję
board-copy-link = Kopiuj link
board-save = Zapisz plik
board-copied-position = Pozycja jest w schowku.
board-copied-link = Link jest w schowku.
board-open = Coś innego
board-new = Nowa gra
board-new-begin = Zacznij
board-edit = Ustaw ręcznie
board-bad-link = Ten link nie prowadzi do żadnej pozycji
board-bad-edit = Popraw w edytorze
board-bad-back = Do planszy

## Trying again

board-again = Spróbuj stąd ponownie
board-again-deals = Losowania
board-again-new = Nowe
board-again-same = Jak w grze
board-again-new-note = Otworzy się stół z tą pozycją i nowymi losowaniami. Niedokończona gra przy stole trafi do zapisanych gier.
board-again-same-note = Grasz dalej tutaj. Losowania z gry powtarzają się, dopóki to, co potrzebne, jest w woreczku i pokrywce; potem losuje się przypadkowo.
board-again-here = Graj dalej: boty odpowiadają tutaj.

## The editor

board-edit-title = Ustaw pozycję
board-edit-use = Użyj tej pozycji
board-edit-undo = Cofnij
board-edit-redo = Ponów
board-edit-clear = Wyczyść
board-edit-palette = Co kładzie dotknięcie
board-edit-note = Dotknij linii lub pola, aby tam położyć, a płytki, aby ją zdjąć.
board-edit-marker = Płytka rozpoczynającego
board-edit-erase = Usuń
board-edit-factory = Fabryka { $factory }
board-edit-take = { color }, tu { $count }: zabierz jedną
board-edit-add = Dodaj tutaj: { color }
board-edit-add-nothing = Wybierz kolor, aby tu dodać
board-edit-plain = zwykła
board-edit-taken = zabrana
board-edit-side = Strona fabryki { $factory }
board-edit-center = Środek
board-edit-supplies = Woreczek i pokrywka
board-edit-bag = Woreczek
board-edit-lid = Pokrywka
board-edit-rest = Reszta do woreczka
board-edit-count = { $place }, { $color }
board-edit-score = Punkty
board-edit-floor = Podłoga
board-edit-drop = Zrzuć na podłogę
board-edit-no-tray = bez tacy
board-edit-tray = Taca: { $name }
board-edit-facts = Gra
board-edit-round = Runda
board-edit-barren = Rundy bez ułożenia
board-edit-act = Ruch
board-edit-nobody = nikt, koniec gry
board-edit-first = Zaczął rundę
board-edit-sound = Wszystko w porządku
board-edit-faults = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
board-edit-text = Jako tekst
