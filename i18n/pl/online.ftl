# What is said at tables online.

title-online = Azulejo online
title-online-new = Nowy stół · Azulejo
title-online-table = Stół · Azulejo
title-online-game = Skończona gra · Azulejo

online-to-start = Graj tutaj
online-new = Nowy stół
online-game = Skończona gra
online-waiting = Stół jest gotowy
online-calling = Łączę ze stołem …
online-no-table = Nie ma takiego stołu albo nie masz do niego dostępu. Jeśli masz link od kogoś, poproś o nowy.

refused-seat-taken = Ktoś właśnie zajął to miejsce.
refused-not-invited = Ten link nie otwiera tego miejsca albo już go nie otwiera.
refused-begun = Gra zaczęła się bez ciebie.
refused-not-ready = Jeszcze nie wszyscy są gotowi.
refused-not-host = To może zrobić tylko gospodarz stołu.

# The waiting room
chairs-title = Miejsca
chair-free = Wolne
chair-sit = Usiądź tutaj
chair-add-bot = Dodaj bota …
chair-bot = Bot na miejsce { $seat }
chair-own = (ty)
chair-ready = Gotowe
chair-not-ready = Jeszcze niegotowe
chair-away = Offline
chair-leave = Wstań
chair-remove = Poproś o zwolnienie miejsca – { $name }
chair-up = Przesuń o miejsce wyżej – { $name }
begin = Zacznij
begin-ready = Możemy zaczynać
begin-ready-note = Wszyscy siedzą. Daj znać, gdy możemy zaczynać.
begin-seats = Czekamy, aż wszystkie miejsca będą zajęte.
begin-others = Czekamy, aż wszyscy będą gotowi.
begin-note = Wszyscy są gotowi. To twój stół: zacznij, kiedy chcesz.
begin-host = Wszyscy są gotowi. Grę rozpocznie gospodarz.
join-title = Usiądź do stołu
join = Usiądź
join-note = Konto nie jest potrzebne. Twoje miejsce pamięta ta przeglądarka.
name-label = Twoje imię
name-bad = Imię ma najwyżej 32 znaki i nie zaczyna się od „bot:”.
invite-title = Zaproszenie
invite-link = Link dla wszystkich zaproszonych
invite-code = Albo ten kod na stronie Online:
invite-copy = Kopiuj
invite-copied = Link jest w schowku.
invite-seat = Link tylko do miejsca { $seat }
invite-seat-link = Otwiera to miejsce, jeden raz
invite-watch = Link dla tych, którzy tylko patrzą
invite-watch-copied = Link jest w schowku.
qr-label = Link jako kod QR
terms-title = W co zagramy
terms-rules = Zasady
terms-rules-told = Gracze: { $players }, { $theme ->
    [chocolate] pudełko
   *[palace] ściana
}: { $wall }, fabryki: { $factories }
terms-clock = Zegar
terms-takeback = Cofanie ruchów
terms-chat = Czat
terms-access = Stół
terms-preview = Podgląd
terms-bag = Zawartość woreczka
terms-yes = Tak
terms-no = Nie
terms-fair = Uczciwość woreczka da się udowodnić: serwer z góry zobowiązał się do swoich losowań, każdy gracz coś do nich dodaje, a po grze każdy może je sprawdzić.
clock-untimed = Bez zegara
clock-live = { $main } min na grę i { $increment } s na ruch
clock-hours = { $hours ->
    [one] { $hours } godzina na ruch
    [few] { $hours } godziny na ruch
   *[other] { $hours } godzin na ruch
}
clock-days = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
clock-left-days = { $days } d
clock-left-hours = { $hours } h
clock-label = Pozostało { $time }
takeback-free = Swobodnie
takeback-consent = Za zgodą
takeback-never = Nigdy
chat-off = Brak
chat-presets = Gotowe zwroty
chat-free = Dowolny tekst
access-private = Prywatny
access-public = Dla wszystkich

# Talk
chat = Czat
chat-silent = Nikt jeszcze nic nie powiedział.
chat-presets-label = Gotowe zwroty
chat-field = Napisz coś
chat-send = Wyślij
chat-bad = Tego nie da się wysłać: jest za długie albo nic z tego nie widać.
chat-mute = Wycisz – { $name }
chat-unmute = Słuchaj znowu – { $name }
say-hello = Cześć!
say-good-luck = Powodzenia i dobrej zabawy!
say-one-moment = Chwileczkę.
say-nice-move = Ładny ruch!
say-oops = Ojej!
say-thanks = Dziękuję!
say-good-game = Dobra gra!
say-goodbye = Do zobaczenia!

# At the table
title-your-turn = ● Twoja kolej · Azulejo
online-reconnecting = Połączenie zerwane. Łączę ponownie …
company = Stół i czat
company-unread = { $count ->
    [one] Stół i czat, { $count } nowa wiadomość
    [few] Stół i czat, { $count } nowe wiadomości
   *[other] Stół i czat, { $count } nowych wiadomości
}
watching = { $count ->
    [0] Nikt nie patrzy.
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
   *[other] Patrzy { $count } osób.
}
bell = Powiadom, gdy będzie moja kolej
bell-note = Gdy oglądasz inną stronę, przeglądarka pokazuje powiadomienie. Tytuł tej strony zmienia się w każdym razie.
bell-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
takeback-asked = { $name } chce cofnąć ruch.
takeback-waits = Pozostali decydują, czy możesz cofnąć swój ruch.
takeback-agree = Zgoda
takeback-decline = Odmów
takeback-withdraw = Jednak nie
next-game = Czeka na ciebie inna gra

# Everywhere online, when something does not work
online-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
online-too-many = Dla serwera to było za dużo naraz. Odczekaj minutę i spróbuj ponownie.
online-busy = Serwer jest zajęty albo nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
online-failed = Na serwerze coś poszło nie tak. Spróbuj ponownie za chwilę.
online-again = Spróbuj ponownie
online-loading = Chwileczkę …

# The first screen
online-knocking = Łączę z serwerem …
online-none = Na tym serwerze nie ma stołów online, jest tylko strona. Możesz grać tutaj, na tym urządzeniu.
online-ways = Do stołu
online-new-button = Nowy stół
online-code = Masz od kogoś kod?
online-code-enter = Przejdź
online-code-bad = Kod ma co najmniej 8 liter i cyfr.
online-code-unknown = Żaden stół nie ma takiego kodu. Może gra już się zaczęła albo w kodzie jest błąd.
online-next = Twoja kolej, następna gra: { $names }
online-mine = Twoje stoły
online-mine-none = Nie siedzisz teraz przy żadnym stole. Przygotuj nowy albo wpisz kod, który masz od kogoś.
online-public = Stoły, które czekają na graczy
online-public-none = Nikt teraz nie czeka. Przygotuj stół dla wszystkich, a pojawi się tutaj.
online-games = Twoje skończone gry
online-games-none = Żadna gra jeszcze się nie skończyła. Tutaj obejrzysz je krok po kroku.
online-games-more = Pokaż więcej
online-nobody = Jeszcze nikt
online-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
online-all-here = Są już wszyscy
online-your-turn = Twoja kolej
online-turn-of = Gra { $name }
online-playing = Gra trwa
online-over = Gra się skończyła
online-age-now = przed chwilą
online-age-minutes = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
   *[other] { $count } minut temu
}
online-age-hours = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
   *[other] { $count } godzin temu
}
online-age-days = { $count ->
    [one] { $count } dzień temu
   *[other] { $count } dni temu
}
online-score = { $name } { $score }
online-won = Twoja wygrana
online-shared = Współdzielona wygrana
online-place = Miejsce { $place }
online-called-off = Nie liczy się

# A new table
online-found = Przygotuj stół
online-founding = Przygotowuję stół …
online-found-refused = Serwer nie ma takich stołów. Może jego boty nie są tak silne jak ten, który miałby przejąć miejsce.
access-private-note = Przyjdą tylko ci, którym dasz link lub kod.
access-public-note = Stół jest na liście; każdy może usiąść albo patrzeć.
online-time = Czas i czat
tempo-live = Na żywo
tempo-correspondence = Przez kilka dni
tempo-untimed = Bez zegara
tempo-minutes = { $minutes } min + { $seconds } s na ruch
tempo-live-note = Komu skończy się czas, ten przegrywa albo zastępuje go bot.
tempo-correspondence-note = Nikt nie musi czekać: wróć, gdy będzie twoja kolej.
tempo-untimed-note = Każdy może myśleć tak długo, jak chce.
online-help = Pomoc i boty
online-substitute = Gdy ktoś odejdzie, gra za niego

# A finished game
online-game-asked = Pobieram grę …
online-game-nothing = Nie ma takiej gry albo jeszcze się nie skończyła.
online-game-link = Link do tego kroku
online-game-copied = Link jest w schowku.
online-home = Wszystkie stoły

# When a game is over
over-table = Wróć do stołu
over-link = Kopiuj link do kroku
rematch-waits = Chcesz zagrać jeszcze raz. Czekamy na pozostałych.
rematch-asked = Propozycja rewanżu: { $names }.
fair-check = Czy woreczek był uczciwy?
fair-yes = { $deals ->
    [one] Tak. Jedyne losowanie wynika z sekretu, do którego serwer zobowiązał się, zanim ktokolwiek usiadł, i z tego, co dodał każdy gracz.
    [few] Tak. Wszystkie { $deals } losowania wynikają z sekretu, do którego serwer zobowiązał się przed grą, i z tego, co dodał każdy gracz.
   *[other] Tak. Wszystkie losowania ({ $deals }) wynikają z sekretu, do którego serwer zobowiązał się przed grą, i z tego, co dodał każdy gracz.
}
fair-open = Da się to sprawdzić, gdy na koniec gry serwer ujawni swój sekret.
fair-no = Nie: { $why }
fair-elsewhere = Nie: te liczby są od innego stołu.
fair-details = Liczby do własnego sprawdzenia
fair-commitment = Zobowiązanie
fair-secret = Sekret
