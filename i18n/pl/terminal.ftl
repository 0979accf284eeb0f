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

## At tables of a server: words, what they do, and what is said line by line

word-sit = usiądź
word-ready = gotowe
word-begin = zacznij
word-bot = bot
word-remove = zwolnij
word-up = wyżej
word-say = powiedz
word-mute = wycisz
word-link = link, zaproś
word-fair = uczciwość

help-sit = usiądź pod imieniem: usiądź Anna
help-ready = powiedz, że jesteś gotów
help-begin = zacznij grę (gospodarz)
help-bot = posadź bota na wolnym miejscu (gospodarz): bot 3 hard
help-remove = wstań; z numerem poproś siedzącego tam, żeby wstał
help-up = przesadź siedzącego tam o jedno miejsce wyżej (gospodarz): wyżej 2
help-say = powiedz coś; samo czyta gotowe zdania, które mówi się ich numerem
help-mute = nie słuchaj już kogoś albo słuchaj znowu: wycisz 2
help-link = jak inni trafią do tego stołu
help-fair = po grze: czy worek był uczciwy

plain-sit-down = Aby usiąść, wpisz „{ $sit }” i swoje imię.
plain-which-seat = Powiedz, które miejsce: „{ $word } 2”.
plain-which-name = Podaj swoje imię: „{ $word } Anna”.
plain-which-level = „{ $found }” to nie poziom. Są: { $levels }.
plain-seat-kept = Twoje miejsce zostaje. „{ $command }” przyprowadzi cię z powrotem.
plain-line-back = Połączenie znów działa.
turn-sent = Twój ruch jest w drodze

door-link = Link lub serwer
door-link-note = Link, który ktoś ci przysłał, albo adres serwera.
door-code = Kod
door-code-note = Krótki kod stołu, gdy masz tylko adres serwera.

## Keys

key-column = kolumna

## Screens

screen-too-small = Azulejo potrzebuje ekranu { $wanted }; ten ma { $found }.
act-scoring = Punktacja ostatniej rundy
act-board = Powiększ inną planszę
act-command = Wpisz ruch lub słowo
act-now = powrót do gry
key-log = przebieg
key-scroll = przewiń
key-choose = wybierz
key-change = zmień
key-do = wykonaj
confirm-enter = Enter
confirm-enter-note = Ruch czeka na Enter.
key-table = stół
round-steps = runda po rundzie
home-new = Nowa gra
home-leave = Wyjdź z programu
settings-not-kept = Te ustawienia nie zostaną zachowane: { $why }.
games-note = Nazwa pliku z zapisem lub pozycją; poniżej gry rozegrane tutaj.

## Raporty wiersza poleceń: replay, demo i analyze

draw-over = Koniec gry po rundzie { $round }
draw-tiling = Runda { $round }, układanie na ścianie
draw-supply = woreczek { $bag } · pokrywka { $lid }
draw-center = środek
draw-taken = zabrana
demo-title = { $rules }, ziarno { $seed }

analysis-care = Pozycji na wyszukiwanie: { $nodes }. Innych zapełnień: { $deals }. Ziarno: { $seed }.
analysis-after-deal = po zapełnieniu:
analysis-deal-luck = jego szczęście:
analysis-move = ruch
analysis-seat = kto
analysis-lost = strata
analysis-lead = przewaga
analysis-depth = głębia
analysis-luck-note = Każde zapełnienie porównano z innymi z tego samego woreczka: { $deals }. ± to błąd standardowy.
analysis-course = Od początku do końca
analysis-start = początek
analysis-luck = szczęście
analysis-own = własne
analysis-others = inni
analysis-unforeseen = nieoczekiw.
analysis-end = koniec
analysis-moves = ruchy
analysis-mean-loss = średnia
analysis-points-lost = strata pkt
analysis-best = najl.
analysis-good = dobre
analysis-position = Runda { $round }: ruch ma { $name }. Najlepsze ruchy, pozycji na wyszukiwanie { $nodes }:
analysis-expected = Średnia po zapełnieniach z woreczka ({ $deals }):
analysis-errors = Błędy standardowe wynoszą najwyżej { $chance } i { $points } punktu.
plot-move = Runda { $round }, ruch { $number }: { $name }, { $code }
plot-above = { $name }, prowadzi powyżej 50%
plot-below = { $name }, prowadzi poniżej 50%
