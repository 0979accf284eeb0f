# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = pomoc, ?
word-table = stół, fabryki
word-board = plansza
word-score = wynik, punkty
word-moves = ruchy
word-why = dlaczego
word-log = zapis
word-gold = złote
word-hint = podpowiedź
word-undo = cofnij
word-go = dalej
word-resign = poddaj
word-abort = przerwij
word-rematch = rewanż
word-quit = koniec, wyjdź
word-yes = tak, t
word-no = nie, n

## What they do, told after the words

help-help = te słowa
help-table = co leży na fabrykach i na środku
help-board = twoja plansza; z liczbą plansza na tym miejscu
help-score = punkty i to, co przyniosłaby runda, gdyby teraz się skończyła
help-moves = ruchy, które można zagrać
help-why = z ruchem: co by przyniósł albo dlaczego nie można go zagrać; dla wszystkich linii wystarczy 3R
help-log = co zagrano w tej rundzie; z liczbą tyle ostatnich ruchów
help-gold = co robią złote fabryki
help-hint = dobry ruch
help-undo = cofnąć ostatni ruch
help-go = pozwolić ruszyć botowi, który się zatrzymał
help-resign = poddać się
help-abort = przerwać grę, dopóki każdy nie ruszył się raz
help-rematch = zagrać jeszcze raz po grze
help-quit = wyjść; gra zostaje zapisana
help-take = Ruch to fabryka albo C jako środek, litera koloru i linia albo F jako podłoga: 3R2, CKF.
help-spread = Przy podziale po znaku < podaje się też, które kolory idą w lewo: 4R2<BK.
help-place = Pełną linię układa się jej numerem, znakiem @ i kolumną: 3@5.
help-letters = Litery kolorów: { $colors }.

## Playing line by line

plain-welcome = Azulejo wiersz po wierszu. { plain-try-help }
plain-try-help = Napisz „{ $help }”, aby usłyszeć, co można powiedzieć.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = Gra toczy się dalej w rundzie { $round }.
plain-offer = Została tu niedokończona gra: { $names }, runda { $round }. Napisz „{ $yes }”, aby grać dalej, albo „{ $no }”, aby zacząć nową.
plain-offer-again = Napisz „{ $yes }” albo „{ $no }”.
plain-offer-left = Niedokończona gra nadal tu jest.
plain-damaged = Niedokończonej gry nie można odczytać: { $why }. Została odłożona jako { $path }.
plain-saved = Gra jest zapisana. Dalej gra się poleceniem „{ $command }”.
plain-unsaved = Gra nie jest zapisana.
plain-goodbye = Do widzenia.
plain-input-ends = Wejście się skończyło.
plain-save-failed = Gra nie jest zapisana: { $why }.
plain-elsewhere = W tę grę gra teraz inny program. Stąd nie jest już zapisywana.
plain-recorded = Zapis gry jest w pliku { $path }.
plain-put-aside = Niedokończona gra została odłożona; jej zapis jest w pliku { $path }.
plain-too-long = To jest dłuższe niż wszystko, co można tu powiedzieć.
plain-nobody-waits = Żaden bot się nie zatrzymał.
plain-wall-row = { wall }, rząd { $line }: { $tiles }.
plain-wall-row-empty = { wall }, rząd { $line }: pusty.
plain-wall-tile = { color } w kolumnie { $column }
plain-no-seat = Nie ma miejsca „{ $seat }”, są tylko od 1 do { $count }.
plain-which-move = Powiedz, który ruch: „{ $word } 3R2”.
plain-which-number = „{ $found }” nie jest liczbą.
plain-no-moves = Teraz nie ma nic do zagrania.
plain-no-log = W tej rundzie nic jeszcze nie zagrano.
plain-no-gold = Żadna fabryka nie leży złotą stroną do góry.
plain-nobody-resigns = Nikt się nie poddaje.
plain-over = Napisz „{ $rematch }”, aby zagrać jeszcze raz, albo „{ $quit }”, aby wyjść.
plain-not-needed = Po słowie „{ $word }” nic nie może stać.
