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
network-missing = Nie udało się wczytać sieci neuronowej botów. Boty, podpowiedzi i analizy są na razie słabsze.

## Game over and kept games

over-nothing = Nie ma tu takiej gry.
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
seat-who = Kto gra na miejscu { $seat }
seat-name-label = Imię gracza { $seat }
seat-unnamed = Gracz { $seat }
seat-bot = Bot
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
factories = Fabryki
preview = Podgląd ruchu
pause = Boty czekają
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
load-position-over = Ta pozycja to koniec gry: nie ma już czego grać.

saved-title = Zapisane gry
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

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Rozdziały

rules-players = Gracze
rules-factories = Fabryki
rules-laid-out = Wyłożone

rules-floor-items = Na podłodze
rules-floor-together = Koszt razem

rules-bonus-for = Za co
rules-bonus-points = Punkty
rules-bonus-row = każdy pełny rząd
rules-bonus-column = każdą pełną kolumnę
rules-bonus-color = każdy kolor, który masz { wall.on } w komplecie

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
