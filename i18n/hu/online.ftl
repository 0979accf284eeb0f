# What is said at tables online.

title-online = Azulejo online
title-online-new = Új asztal · Azulejo
title-online-table = Asztal · Azulejo
title-online-game = Befejezett játék · Azulejo

online-to-start = Játék itt
online-new = Új asztal
online-game = Befejezett játék
online-waiting = Kész az asztal
online-calling = Kapcsolódás az asztalhoz …
online-no-table = Nincs ilyen asztal, vagy nem férsz hozzá. Ha valakitől linket kaptál, kérj tőle újat.

refused-seat-taken = Ezt a helyet épp most foglalta el valaki.
refused-not-invited = Ez a link nem nyitja meg a helyet, vagy már nem.
refused-begun = A játék nélküled kezdődött el.
refused-not-ready = Még nem mindenki áll készen.
refused-not-host = Ezt csak az asztal házigazdája teheti meg.

# The waiting room
chairs-title = Helyek
chair-free = Szabad
chair-sit = Ide ülök
chair-add-bot = Bot hozzáadása …
chair-bot = Bot ide: { $seat }. hely
chair-own = (te)
chair-ready = Készen áll
chair-not-ready = Még nem áll készen
chair-away = Nincs itt
chair-leave = Felállok
chair-remove = { $name }: kérés, hogy álljon fel
chair-up = { $name }: egy hellyel feljebb
begin = Kezdés
begin-ready = Készen állok
begin-ready-note = Mindenki ül. Szólj, ha készen állsz.
begin-seats = Várunk, amíg minden hely betelik.
begin-others = Várunk, amíg mindenki készen áll.
begin-note = Mindenki készen áll. Te vagy a házigazda: kezdd, amikor szeretnéd.
begin-host = Mindenki készen áll. A játékot a házigazda indítja.
join-title = Ülj le
join = Leülök
join-note = Nem kell hozzá fiók. A helyedet ez a böngésző jegyzi meg.
name-label = A neved
name-bad = A név legfeljebb 32 karakter, és nem kezdődhet így: „bot:”.
invite-title = Meghívás
invite-link = Link mindenkinek, akit meghívsz
invite-code = Vagy ez a kód az Online oldalon:
invite-copy = Másolás
invite-copied = A link a vágólapon van.
invite-seat = Link csak ehhez: { $seat }. hely
invite-seat-link = Ezt a helyet nyitja meg, egyszer
invite-watch = Link azoknak, akik csak néznék
invite-watch-copied = A link a vágólapon van.
qr-label = A link QR-kódként
terms-title = Mit játszunk
terms-rules = Szabályok
terms-rules-told = { $players } játékos, fal: { $wall }, manufaktúrák: { $factories }
terms-clock = Óra
terms-takeback = Visszavonás
terms-chat = Csevegés
terms-access = Asztal
terms-preview = Előnézet
terms-bag = A zsák tartalma látszik
terms-yes = Igen
terms-no = Nem
terms-fair = A zsák bizonyíthatóan tisztességes: a szerver előre elkötelezte magát a húzások mellett, minden játékos hozzájuk ad valamit, és a játék után bárki ellenőrizheti őket.
clock-untimed = Óra nélkül
clock-live = { $main } perc a játékra és { $increment } mp lépésenként
clock-hours = { $hours } óra lépésenként
clock-days = { $days } nap lépésenként
clock-left-days = { $days } n
clock-left-hours = { $hours } ó
clock-label = Hátravan: { $time }
takeback-free = Szabadon
takeback-consent = Ha engedik
takeback-never = Soha
chat-off = Nincs
chat-presets = Kész mondatok
chat-free = Szabad szöveg
access-private = Privát
access-public = Nyilvános

# Talk
chat = Csevegés
chat-silent = Még senki nem szólt.
chat-presets-label = Kész mondatok
chat-field = Írj valamit
chat-send = Küldés
chat-bad = Ezt nem lehet elküldeni: túl hosszú, vagy semmi sem látszik belőle.
chat-mute = Némítás: { $name }
chat-unmute = Némítás feloldása: { $name }
say-hello = Helló!
say-good-luck = Sok szerencsét, jó játékot!
say-one-moment = Egy pillanat!
say-nice-move = Szép lépés!
say-oops = Hoppá!
say-thanks = Köszönöm!
say-good-game = Jó játék volt!
say-goodbye = Viszlát!

# At the table
title-your-turn = ● Te jössz · Azulejo
online-reconnecting = Megszakadt a kapcsolat. Újrakapcsolódás …
company = Asztal és csevegés
company-unread = { $count ->
    [one] Asztal és csevegés, egy új üzenet
   *[other] Asztal és csevegés, { $count } új üzenet
}
watching = { $count ->
    [0] Senki nem nézi.
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
}
bell = Szóljon, ha én jövök
bell-note = Ha más oldalt nézel, a böngésző értesítést mutat. Az oldal címe mindenképp megváltozik.
bell-refused = A böngésző nem enged értesítést erről az oldalról.
takeback-asked = { $name } vissza szeretne vonni egy lépést.
takeback-waits = A többiek döntenek, hogy visszavonhatod-e a lépésedet.
takeback-agree = Rendben
takeback-decline = Nem
takeback-withdraw = Mégse
next-game = Vár egy másik játék

# Everywhere online, when something does not work
online-unreachable = A szerver nem válaszol. Nézd meg, van-e kapcsolat, és próbáld újra.
online-too-many = Ez egyszerre túl sok volt a szervernek. Várj egy percet, és próbáld újra.
online-busy = A szerver túlterhelt, vagy most nem tud menteni. Próbáld újra egy kicsit később.
online-failed = Valami elromlott a szerveren. Próbáld újra egy kicsit később.
online-again = Újra
online-loading = Egy pillanat …

# The first screen
online-knocking = Kapcsolódás a szerverhez …
online-none = Ezen a szerveren nincsenek online asztalok, csak ez az oldal. Itt, ezen az eszközön játszhatsz.
online-ways = Az asztalhoz
online-new-button = Új asztal
online-code = Kaptál egy kódot?
online-code-enter = Odamegyek
online-code-bad = A kód legalább 8 betűből és számjegyből áll.
online-code-unknown = Nincs asztal ezzel a kóddal. Talán már elkezdődött a játék, vagy hibás a kód.
online-next = Te jössz, következő játék: { $names }
online-mine = Az asztalaid
online-mine-none = Most egy asztalnál sem ülsz. Nyiss egy újat, vagy írd be a kódot, amelyet valakitől kaptál.
online-public = Játékosokra váró asztalok
online-public-none = Most senki sem vár. Nyiss egy nyilvános asztalt, és itt fog megjelenni.
online-games = Befejezett játékaid
online-games-none = Még nincs befejezett játék. Később itt nézheted meg őket lépésről lépésre.
online-games-more = Továbbiak
online-nobody = Még senki
online-free = { $count } szabad hely
online-all-here = Mindenki itt van
online-your-turn = Te jössz
online-turn-of = { $name } jön
online-playing = Folyik a játék
online-over = A játék véget ért
online-age-now = épp most
online-age-minutes = { $count } perce
online-age-hours = { $count } órája
online-age-days = { $count } napja
online-score = { $name } { $score }
online-won = Nyertél
online-shared = Megosztott győzelem
online-place = { $place }. hely
online-called-off = Nem számít

# A new table
online-found = Asztal nyitása
online-founding = Készül az asztal …
online-found-refused = A szerveren nincs ilyen asztal. Talán nem olyan erősek a botjai, mint amelyik egy helyet átvenne.
access-private-note = Csak azok jönnek, akiknek odaadod a linket vagy a kódot.
access-public-note = Az asztal itt megjelenik; bárki leülhet vagy nézheti.
online-time = Idő és csevegés
tempo-live = Egy ültében
tempo-correspondence = Több napig
tempo-untimed = Óra nélkül
tempo-minutes = { $minutes } perc + { $seconds } mp lépésenként
tempo-live-note = Aki kifut az időből, veszít, vagy bot veszi át a helyét.
tempo-correspondence-note = Senkinek sem kell várnia: gyere vissza, ha te jössz.
tempo-untimed-note = Mindenki addig gondolkodik, ameddig szeretne.
online-help = Segítség és botok
online-substitute = Ha valaki elmegy, helyette játszik

# A finished game
online-game-asked = A játék betöltése …
online-game-nothing = Nincs ilyen játék, vagy még nem ért véget.
online-game-link = Link ehhez a lépéshez
online-game-copied = A link a vágólapon van.
online-home = Minden asztal

# When a game is over
over-table = Vissza az asztalhoz
over-link = Link ehhez a lépéshez
rematch-waits = Újra játszanál. Várunk a többiekre.
rematch-asked = { $names } újra játszana.
fair-check = Tisztességes volt a zsák?
fair-yes = { $deals ->
    [one] Igen. Az egyetlen húzás abból a titokból következik, amely mellett a szerver elkötelezte magát, mielőtt bárki leült, és abból, amit minden játékos hozzátett.
   *[other] Igen. Minden húzás ({ $deals }) abból a titokból következik, amely mellett a szerver a játék előtt elkötelezte magát, és abból, amit minden játékos hozzátett.
}
fair-open = Ezt akkor lehet ellenőrizni, ha a játék végén a szerver felfedte a titkát.
fair-no = Nem: { $why }
fair-elsewhere = Nem: ezek egy másik asztal számai.
fair-details = A számok, ha magad ellenőriznéd
fair-commitment = Elköteleződés
fair-secret = Titok
