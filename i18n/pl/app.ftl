# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = Stół – Azulejo
title-over = Koniec gry – Azulejo
title-game = Zapisana gra – Azulejo
title-rules = Zasady – Azulejo

## Everywhere

close = Zamknij
put-away = Ukryj powiadomienie
tools = Zasady i ustawienia
rules = Zasady
online = Online
school = Szkoła
home = Ekran główny
back = Wstecz
read-more = Więcej

save-failed = To urządzenie nie zapisuje gry: pamięć jest pełna albo niedostępna dla tej strony. Graj dalej i na koniec wyeksportuj grę.
save-damaged = Nie da się odczytać rozpoczętej gry. Została odłożona, znajdziesz ją na ekranie głównym.
bot-failed = Bot się zaciął i nie ma ruchu. Poproś go, żeby grał dalej, albo cofnij swój ruch.
hint-failed = Brak podpowiedzi.

bot-name = { $level ->
    [beginner] Bot nowicjusz
    [easy] Łatwy bot
    [medium] Średni bot
    [hard] Trudny bot
    [expert] Bot ekspert
   *[master] Bot mistrz
}
bot-name-numbered = { $level ->
    [beginner] Bot nowicjusz { $number }
    [easy] Łatwy bot { $number }
    [medium] Średni bot { $number }
    [hard] Trudny bot { $number }
    [expert] Bot ekspert { $number }
   *[master] Bot mistrz { $number }
}

## Game over and kept games

over-nothing = Nie ma tu takiej gry.
over-nobody = Nikt nie wygrywa
over-unfinished = Niedokończona gra
over-winner = Wygrywa { $names }
over-winners = { $names } dzielą się wygraną
over-resigned = { $name } poddaje się.
over-time = { $name }: koniec czasu.
over-aborted = { $name } przerywa grę.
over-sources = Skąd są punkty
over-player = Gracz
over-start = Przed
over-tiles = Płytki
over-floor = Podłoga
over-rows-column = Rzędy
over-columns-column = Kolumny
over-colors-column = Kolory
over-total = Razem
over-plot = Wynik po rundach
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Premia
over-rematch = Rewanż
over-no-rematch = Rewanż nie jest teraz możliwy.
over-review = Analiza
over-export = Eksport
over-copy = Kopiuj
over-from-here = Graj dalej od tego kroku
over-steps = Krok po kroku
over-step = Krok { $step } z { $steps }
step-first = Pierwszy krok
step-back = Krok wstecz
step-on = Krok dalej
step-last = Ostatni krok
step-none = Stół przed początkiem gry.
copied = Zapis jest w schowku.
not-copied = Przeglądarka nie pozwala tej stronie użyć schowka.

## Start

start-tagline = { $theme ->
    [chocolate] Bierz, zbieraj, napełniaj pudełko: gra dla 2–4 osób.
   *[palace] Bierz, zbieraj, układaj ścianę: gra dla 2–4 osób.
}
play = Graj
load = Wczytaj lub wklej
start-from-here = Gra toczy się dalej od rundy { $round }.
start-fresh = Zacznij jednak od początku

seats-title = Gracze
seats-number = Ilu
players-two = 2
players-three = 3
players-four = 4
seat-who = Kto gra na miejscu { $seat }
seat-name-label = Imię gracza { $seat }
seat-unnamed = Gracz { $seat }
seat-bot = Bot
sitter-person = Człowiek
sitter-beginner = Bot: nowicjusz
sitter-easy = Bot: łatwy
sitter-medium = Bot: średni
sitter-hard = Bot: trudny
sitter-expert = Bot: ekspert
sitter-master = Bot: mistrz
first-label = Kto zaczyna
first-drawn = Losowanie
first-bot = Bot na miejscu { $seat }
bad-name = W imieniu gracza { $seat } jest znak, którego nie da się pokazać.
bad-table = Z takimi ustawieniami nie da się grać.

rules-choice-title = Zasady
# A title; the attributes stand in sentences: to, on and of the wall.
wall = { $theme ->
    [chocolate] Pudełko
   *[palace] Ściana
}
    .to = { $theme ->
        [chocolate] do pudełka
       *[palace] na ścianę
    }
    .on = { $theme ->
        [chocolate] w pudełku
       *[palace] na ścianie
    }
    .of = { $theme ->
        [chocolate] pudełka
       *[palace] ściany
    }
wall-colored = { $theme ->
    [chocolate] Kolorowe
   *[palace] Kolorowa
}
wall-colored-note = Każde pole { wall.of } ma swój kolor.
wall-free = { $theme ->
    [chocolate] Swobodne
   *[palace] Swobodna
}
wall-free-note = Kolumnę wybierasz ty, ale kolor nie powtarza się w rzędzie ani kolumnie.
factories = Fabryki
factories-plain = Zwykłe
factories-plain-note = Wszystkie są takie same.
factories-special = Specjalne
factories-special-note = Niektóre leżą złotą stroną ku górze i zmieniają zasady.
factories-even = Równy podział
factories-even-note = Jak specjalne, ale dzielić trzeba jak najrówniej.
preview = Podgląd ruchu
preview-full = Cały stół
preview-own = Moja plansza
preview-off = Brak
pause = Boty czekają
pause-off = Nie
pause-short = Krótko
pause-long = Długo
bag-tracker = Pokazuj zawartość woreczka

theme = Płytki
theme-palace = Pałac
theme-chocolate = Czekolada
language = Język

resume-title = Niedokończona gra
resume-over = Ostatnia gra
resume-text = Runda { $round } · { $scores }
resume = Graj dalej
resume-look = Obejrzyj
elsewhere = Ta gra toczy się w innej karcie.
elsewhere-here = Graj tutaj
put-aside = Odłóż

load-title = Wczytaj grę
load-note = Wklej zapis lub pozycję albo otwórz plik. Skończoną grę możesz przejrzeć krok po kroku, każda inna toczy się dalej od miejsca, w którym jest.
load-text = Zapis lub pozycja
load-take = Wczytaj
load-file = Otwórz plik
load-empty = Nie ma jeszcze czego wczytać.
load-bad-position = To nie jest ani zapis, ani pozycja.
load-position-over = Ta pozycja to koniec gry: nie ma już czego grać.
load-bad-record = Wiersz { $line }, kolumna { $column }: od tego miejsca nie da się odczytać zapisu.
load-bad-deal = Wiersz { $line }, kolumna { $column }: fabryki nie mogły się tak zapełnić.
load-bad-move = Wiersz { $line }, kolumna { $column }: „{ $found }” to nie ruch.
load-illegal-move = Wiersz { $line }, kolumna { $column }: nie można zagrać „{ $found }”. { $why }
load-bad-end = Wiersz { $line }, kolumna { $column }: gra skończyła się wcześniej albo ma inny wynik.

saved-title = Zapisane gry
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, przerwana w rundzie { $round }
saved-unreadable = Nieczytelna gra
saved-export = Eksportuj – { $game }
saved-forget = Usuń – { $game }
aside-title = Uszkodzona gra
aside-text = Jednej z gier na tym urządzeniu nie dało się odczytać, więc została odłożona.
aside-save = Zapisz jako plik
aside-forget = Wyrzuć

## Settings

settings-title = Ustawienia
settings-looks = Wygląd
settings-playing = Rozgrywka
settings-auto = Auto
settings-scheme = Tryb
settings-scheme-light = Jasny
settings-scheme-dark = Ciemny
settings-contrast = Kontrast
settings-contrast-normal = Zwykły
settings-contrast-high = Wysoki
settings-letters = Litery na płytkach
settings-confirm = Wykonanie ruchu
settings-confirm-instant = Od razu
settings-confirm-instant-note = Ruch następuje, gdy tylko wybierzesz linię.
settings-confirm-button = Przycisk
settings-confirm-button-note = Ruch czeka na przycisk „Zatwierdź”.
settings-confirm-countdown = Odliczanie
settings-confirm-countdown-note = Ruch następuje po chwili, chyba że go anulujesz.
settings-confirm-tap-twice = Podwójnie
settings-confirm-tap-twice-note = Ruch następuje, gdy naciśniesz jego linię drugi raz.
settings-speed = Animacja
settings-speed-off = Brak
settings-speed-fast = Szybka
settings-speed-normal = Zwykła
settings-speed-slow = Wolna
settings-sounds = Dźwięki

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number; the genitive also stands after a number.
piece-plural = { $theme ->
    [chocolate] czekoladki
   *[palace] płytki
}
    .genitive = { $theme ->
        [chocolate] czekoladek
       *[palace] płytek
    }
rules-contents = Rozdziały
rules-short = W skrócie
rules-short-take = Bierz ze stołu { piece-plural } jednego koloru i zbieraj je w liniach na swojej planszy. Na koniec rundy z każdej pełnej linii jedna { piece } trafia { wall.to } i od razu daje punkty. To, co nigdzie się nie zmieści, spada na podłogę i kosztuje punkty.
rules-short-end = Runda, w której ktoś ukończy rząd { wall.on }, jest ostatnia. Potem pełne rzędy, kolumny i kolory dają premię, a wygrywa ten, kto ma najwięcej punktów.

rules-setup = Co jest na stole
rules-setup-bag = W grze jest { $tiles } { piece-plural.genitive }, po { $copies } w każdym z { $colors } kolorów. Na początku wszystkie są w woreczku. Obok leży pokrywka pudełka, do której odkłada się zużyte.
rules-setup-discs = Fabryki to żetony ułożone w okrąg wokół środka pola gry. Na każdą rundę każda fabryka dostaje z woreczka, w ciemno, { $disc ->
    [few] { $disc } { piece-plural }
   *[many] { $disc } { piece-plural.genitive }
}.
rules-players = Gracze
rules-factories = Fabryki
rules-laid-out = Wyłożone
rules-setup-board = Każdy gracz ma planszę, na której są linie wzorów o długości od 1 do { $lines } pól, { $theme ->
    [chocolate] pudełko
   *[palace] ściana
} z { $lines } rzędami i { $lines } kolumnami, podłoga z { $spaces } polami oraz wynik, który zaczyna się od 0.

rules-offer = Oferta fabryk
rules-offer-turn = Zaczyna gracz rozpoczynający, a kolejne tury idą zgodnie z ruchem wskazówek zegara. W swojej turze musisz wziąć wszystkie { piece-plural } jednego koloru z jednego miejsca:
rules-offer-factory = z fabryki; jej reszta trafia na środek pola gry,
rules-offer-center = albo ze środka pola gry.
rules-offer-lines = Wszystko, co bierzesz, idzie do jednej z twoich linii wzorów albo w całości na podłogę. Linia może to przyjąć, jeśli
rules-offer-not-full = nie jest pełna,
rules-offer-same-color = jest pusta albo ma ten sam kolor,
rules-offer-wall-row = a w jej rzędzie { wall.on } nie ma jeszcze tego koloru.
rules-offer-excess = Do linii trafia tyle, ile się zmieści; reszta spada na podłogę. Podłogę możesz wybrać także wtedy, gdy coś zmieściłoby się w linii.
rules-offer-marker = Kto w rundzie jako pierwszy bierze ze środka pola gry, bierze też płytkę gracza rozpoczynającego. Kładzie się ona na podłodze, zanim spadnie tam cokolwiek innego z tego ruchu, a kto ją ma, zaczyna następną rundę.
rules-offer-ends = Oferta kończy się, gdy w fabrykach i na środku pola gry nic już nie ma.

rules-floor = Podłoga
rules-floor-costs = Podłoga zapełnia się od lewej do prawej. Jej { $spaces ->
    [few] { $spaces } pola kosztują
   *[many] { $spaces } pól kosztuje
} kolejno tyle punktów: { $costs }. Płytka gracza rozpoczynającego liczy się jak zwykła { piece }.
rules-floor-items = Na podłodze
rules-floor-together = Koszt razem
rules-floor-full = Gdy wszystkie pola są zajęte, wszystko, co jeszcze spada, trafia do pokrywki i nic więcej nie kosztuje. Płytka gracza rozpoczynającego też wtedy nic nie kosztuje.
rules-floor-paid = Płacisz raz na rundę, po zliczeniu punktów { $theme ->
    [chocolate] za pudełko
   *[palace] za ścianę
}. Wynik nigdy nie spada poniżej 0, a to, co byłoby poniżej, przepada.

rules-tiling = { $theme ->
    [chocolate] Układanie czekoladek
   *[palace] Układanie płytek
}
rules-tiling-lines = Po ofercie fabryk przejdź swoje linie od góry do dołu. Z każdej pełnej linii jedna { piece } trafia { wall.to }, do tego samego rzędu, na pole swojego koloru. Pozostałe z tej linii idą do pokrywki. Linie, które nie są pełne, zostają, jak są.
rules-tiling-score = Położona { piece } od razu daje punkty: tyle, ile wynosi długość nieprzerwanego rzędu i długość nieprzerwanej kolumny, które przez nią biegną; w obu liczy się i ona sama. Długość 1 się nie liczy, ale gdy obok nic nie ma, jest za nią 1 punkt.
rules-figure-alone = Obok nic nie ma: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-row = { $row } w rzędzie, a nad nią i pod nią nic nie ma: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-both = { $row } w rzędzie i { $column } w kolumnie: { $row } + { $column } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-gap = Luka przerywa rząd, więc ma on długość tylko { $row }. Z kolumną o długości { $column } daje to { $row } + { $column } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-tiling-order = Wszyscy robią to jednocześnie i nikt nikomu nie przeszkadza.

rules-next-round = Następna runda
rules-next-start = Jeśli nikt nie ma pełnego rzędu { wall.on }, podłogi się opróżnia, fabryki zapełnia na nowo, a zaczyna ten, kto ma płytkę gracza rozpoczynającego. Jeśli nikt jej nie wziął, zaczyna ten sam gracz co poprzednio.
rules-next-lid = Gdy woreczek jest pusty, a potrzeba więcej, wsypuje się do niego zawartość pokrywki. Jeśli pokrywka też jest pusta, niektóre fabryki zostają niepełne lub puste.

rules-end = Koniec gry
rules-end-row = Gra kończy się po rundzie, w której ktoś ukończył rząd { wall.on }. Wtedy jest premia za wszystko, co pełne:
rules-bonus-for = Za co
rules-bonus-points = Punkty
rules-bonus-row = każdy pełny rząd
rules-bonus-column = każdą pełną kolumnę
rules-bonus-color = każdy kolor, który masz { wall.on } w komplecie
rules-end-winner = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba pełnych rzędów. Jeśli i ona jest równa, wygrana jest współdzielona.
rules-end-rare = Grę kończą też dwie rzadkie sytuacje: nie ma już czym zapełnić fabryk albo przez { $barren ->
    [one] { $barren } rundę
    [few] { $barren } rundy
   *[many] { $barren } rund
} z rzędu nikt niczego nie położył { wall.on }.

rules-free-wall = { $theme ->
    [chocolate] Swobodne pudełko
   *[palace] Swobodna ściana
}
rules-free-column = { $theme ->
    [chocolate] W swobodnym pudełku
   *[palace] Na swobodnej ścianie
} pola nie mają kolorów. Z pełnej linii { piece } może trafić na dowolne puste pole swojego rzędu, jeśli w tej kolumnie nie ma jeszcze jej koloru.
rules-figure-free = W rzędzie 3 są dwa puste pola, ale w kolumnie jednego z nich jest już ten kolor: zostaje tylko ostatnia kolumna.
rules-free-order = O liniach decyduje się od góry do dołu, a każda daje punkty, zanim przyjdzie kolej na następną. Gdy jakaś kolumna jest możliwa, trzeba którąś wybrać.
rules-free-falls = Gdy żadna nie jest możliwa, cała linia spada na podłogę.
rules-free-taking = Biorąc z fabryk lub ze środka, możesz zacząć albo uzupełnić linię nawet wtedy, gdy jej koloru nie da się już położyć w tym rzędzie.

rules-special = Fabryki specjalne
rules-special-gold = Żetonów fabryk jest { $discs }, a każdy ma zwykłą i złotą stronę. Na każdą rundę tasuje się je i układa, a tyle z nich, ilu jest graczy, odwraca się na złotą stronę. Złota strona zmienia zasady:
rules-special-circle = Okrąg nie ma końców: pierwsza i ostatnia fabryka sąsiadują ze sobą. Pusta fabryka zostaje na miejscu; gdy ktoś zabierze tacę, okrąg się za nią zamyka. Dokładka jest przed magnesami.
rules-special-tray = Taca łapie dokładnie jedną rzecz: zwykłą { piece.accusative } albo płytkę gracza rozpoczynającego. Działa już w ruchu, w którym ją bierzesz, i także wtedy, gdy podłoga jest pełna. Po rundzie wraca do pozostałych żetonów.
rules-special-even = Przy równym podziale musisz rozdzielić resztę między obie sąsiednie fabryki tak równo, jak pozwalają kolory.

rules-handling = Jak się tu gra
rules-handling-press = Naciśnij kolor w fabryce lub na środku, a potem jedną ze swoich linii albo podłogę; możesz go tam też przeciągnąć. Inny kolor zastępuje pierwszy, a naciśnięcie obok usuwa wybór.
rules-handling-why = Linia, która nie może przyjąć koloru, po naciśnięciu powie ci dlaczego. Gdy wybierasz, plansza pokazuje, co dałby ruch.
rules-keys = Klawisze
rules-key-does = Co robią
rules-key-source = wybierz fabrykę lub środek
rules-key-color = wybierz kolor, w obu zestawach tak samo
rules-key-line = wybierz linię lub podłogę
rules-key-confirm = zatwierdź ruch
rules-key-back = cofnij jeden wybór
rules-key-undo = cofnij ostatni ruch
rules-key-hint = poproś o podpowiedź
rules-key-help = pokaż listę klawiszy
rules-key-step = przeglądaj grę krok po kroku
rules-handling-typed = Ruchy można też wpisywać: 3R2 bierze { $theme ->
    [chocolate] kremowe
   *[palace] czerwone
} z fabryki 3 do linii 2, CKF bierze czarne ze środka na podłogę.

## The table

table-title = Stół
table-tools = Narzędzia
menu = Menu
menu-stop = Przerwij myślenie
menu-go-on = Niech bot gra
menu-abort = Przerwij grę
menu-resign = Poddaj się
menu-result = Wynik
menu-home = Odejdź od stołu
tool-undo = Cofnij ruch
tool-hint = Podpowiedź
tool-log = Przebieg gry
tool-sound = Włącz dźwięki
tool-mute = Wyłącz dźwięki
tool-rules = Zasady
tool-settings = Ustawienia
tool-keys = Klawisze
command = Wpisz ruch, np. 3R2
command-play = Zagraj wpisany ruch
round = Runda { $round }
recent = Ostatnie ruchy
last-round = Ostatnia runda
actions = Twój ruch
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Twoja kolej
turn-own-of = { $name }: twoja kolej
turn-other = Gra { $name }
turn-thinking = { $name } myśli
turn-stopped = { $name }: przerwano
turn-hint = Szukam podpowiedzi
turn-past = Przegląd gry
turn-bag = Nowa runda
turn-over = Koniec gry
# What to do next.
prompt-pick = Wybierz kolor z fabryki lub ze środka.
prompt-color = Fabryka { $factory }: wybierz kolor.
prompt-color-center = Środek: wybierz kolor.
prompt-line = { some-of-color }: wybierz linię lub podłogę.
prompt-column = Linia { $line }, { color }: wybierz kolumnę.
prompt-placed = Każda pełna linia ma swoje miejsce.
cancel = Anuluj
confirm = Zatwierdź
place-back = Cofnij wybór
stop = Stop
step-now = Wróć do gry
steps = Przeglądaj grę krok po kroku
past-beginning = Stół przed początkiem gry.
hint-expected = Podpowiedź: { $move } Spodziewany wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, szansa na wygraną { $chance }%.
# Why something can’t be done.
refused = Teraz się nie da.
refused-turn = To nie twoja kolej.
refused-over = Gra się skończyła.
refused-past-deal = W tej rundzie nie ma jeszcze czego cofnąć.
refused-past-start = Nie ma tu jeszcze czego cofnąć.
refused-no-takeback = Przy tym stole ruchów się nie cofa.
refused-abort = Wszyscy wykonali już ruch: gry nie można przerwać.
# What happened, for those who hear the table.
undone = Ostatni ruch został cofnięty.
left = { $name } poddaje się, dalej gra bot.
ended-left = { $name } poddaje się. Koniec gry.
ended-aborted = Gra została przerwana.
# Parts of the table.
offer = Fabryki
lines = Linie wzorów
supply = Woreczek: { $bag }. Pokrywka: { $lid }.
bag-color = W woreczku: { some-of-color }
spread-rest = Dokąd idzie reszta
effect-ask = { $effect }: jak działa?
starts-next = Zaczyna następną rundę
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
look-at = Obejrzyj planszę – { $name }
look-title = { $name }
gold-title = Złota fabryka: { $effect }
gold-more = Wszystkie fabryki specjalne
resign-two = { $name }: na pewno chcesz się poddać? Gra wtedy się skończy.
resign-more = { $name }: na pewno chcesz się poddać? Dalej zagra bot, a ty zajmiesz ostatnie miejsce.
resign-not = Graj dalej
# How a round was scored: in a line, $change with its sign, and as a table.
scored = Runda { $round }: { $seats }.
scored-seat = { $name } { $change }
scoring = Punktacja
scoring-of = Runda { $round }: punktacja
scoring-tile = { $theme ->
    [chocolate] Czekoladka
   *[palace] Płytka
}
scoring-row = W rzędzie
scoring-column = W kolumnie
scoring-points = Punkty
scoring-score = Wynik
scoring-placed = { color }, rząd { $line }
scoring-dropped = { color }, rząd { $line }: brak kolumny, spada
scoring-floor = Podłoga
scoring-tray = Taca:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } z { $cost }
scoring-close = Dalej
# The keys.
keys-title = Klawisze
keys-note = Litery kolorów są w obu zestawach takie same. Gdy pełne linie trafiają { $theme ->
    [chocolate] do swobodnego pudełka
   *[palace] na swobodną ścianę
}, cyfra oznacza kolumnę.
key-source = fabryka lub środek
key-color = kolor
key-destination = linia lub podłoga
key-enter = zatwierdź
key-escape = odłóż
key-back = krok wstecz
key-undo = cofnij ruch
key-hint = podpowiedź
key-arrows = przeglądaj grę
key-space = dokończ animację
key-help = te klawisze
