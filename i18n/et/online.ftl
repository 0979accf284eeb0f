# What is said at tables online.

title-online = Azulejo võrgus
title-online-new = Uus laud · Azulejo
title-online-table = Laud · Azulejo
title-online-game = Lõpetatud mäng · Azulejo

online-to-start = Mängi siin
online-new = Uus laud
online-game = Lõpetatud mäng
online-waiting = Laud on valmis
online-calling = Ühendan lauaga …
online-no-table = Sellist lauda pole või pole see sulle avatud. Kui keegi saatis sulle lingi, küsi uus.

refused-seat-taken = Keegi just võttis selle koha.
refused-not-invited = See link ei ava kohta või ei ava seda enam.
refused-begun = Mäng algas ilma sinuta.
refused-not-ready = Kõik pole veel valmis.
refused-not-host = Seda saab teha ainult laua võõrustaja.

# The waiting room
chairs-title = Kohad
chair-free = Vaba
chair-sit = Istu siia
chair-add-bot = Lisa bot …
chair-bot = Bot { $seat }. kohale
chair-own = (sina)
chair-ready = Valmis
chair-not-ready = Pole veel valmis
chair-away = Eemal
chair-leave = Tõuse püsti
chair-remove = Palu koht vabastada: { $name }
chair-up = Tõsta koha võrra ettepoole: { $name }
begin = Alusta
begin-ready = Olen valmis
begin-ready-note = Kõik istuvad. Anna märku, kui oled valmis.
begin-seats = Ootame, kuni kõik kohad on täis.
begin-others = Ootame, kuni kõik on valmis.
begin-note = Kõik on valmis. See on sinu laud: alusta, millal tahad.
begin-host = Kõik on valmis. Mängu alustab võõrustaja.
join-title = Istu lauda
join = Istu lauda
join-note = Kontot pole vaja. Sinu kohta mäletab see brauser.
name-label = Sinu nimi
name-bad = Nimes on kuni 32 märki ja see ei alga sõnaga „bot:”.
invite-title = Kutsu mängima
invite-link = Link kõigile, keda kutsud
invite-code = Või see kood lehel „Võrgus”:
invite-copy = Kopeeri
invite-copied = Link on lõikelaual.
invite-seat = Link ainult { $seat }. kohale
invite-seat-link = Avab selle koha, üks kord
invite-watch = Link neile, kes ainult vaatavad
invite-watch-copied = Link on lõikelaual.
qr-label = Link QR-koodina
terms-title = Mida mängitakse
terms-rules = Reeglid
terms-rules-told = Mängijaid: { $players }, { wall.nominative }: { $wall }, vabrikud: { $factories }
terms-clock = Kell
terms-takeback = Tagasivõtmine
terms-chat = Vestlus
terms-access = Laud
terms-preview = Eelvaade
terms-bag = Koti sisu näha
terms-yes = Jah
terms-no = Ei
terms-fair = Koti ausust saab tõestada: server on end jagamistega ette sidunud, iga mängija lisab neile midagi ja pärast mängu võib igaüks neid kontrollida.
clock-untimed = Kellata
clock-live = { $main } min mänguks ja { $increment } s käigu kohta
clock-hours = { $hours ->
    [one] { $hours } tund käigu kohta
   *[other] { $hours } tundi käigu kohta
}
clock-days = { $days ->
    [one] { $days } päev käigu kohta
   *[other] { $days } päeva käigu kohta
}
clock-left-days = { $days } p
clock-left-hours = { $hours } t
clock-label = Aega on { $time }
takeback-free = Vabalt
takeback-consent = Teiste loal
takeback-never = Ei
chat-off = Puudub
chat-presets = Valmis laused
chat-free = Vaba tekst
access-private = Privaatne
access-public = Kõigile avatud

# Talk
chat = Vestlus
chat-silent = Keegi pole veel midagi öelnud.
chat-presets-label = Valmis laused
chat-field = Ütle midagi
chat-send = Saada
chat-bad = Seda ei saa öelda: see on liiga pikk või pole sellest midagi näha.
chat-mute = Vaigista: { $name }
chat-unmute = Kuula jälle: { $name }
say-hello = Tere!
say-good-luck = Edu ja head mängu!
say-one-moment = Üks hetk, palun.
say-nice-move = Hea käik!
say-oops = Oih!
say-thanks = Aitäh!
say-good-game = Hea mäng oli!
say-goodbye = Nägemist!

# At the table
title-your-turn = ● Sinu kord · Azulejo
online-reconnecting = Ühendus katkes. Proovin uuesti …
company = Laud ja vestlus
company-unread = { $count ->
    [one] Laud ja vestlus, üks uus sõnum
   *[other] Laud ja vestlus, { $count } uut sõnumit
}
watching = { $count ->
    [0] Keegi ei vaata.
    [one] Üks inimene vaatab.
   *[other] { $count } inimest vaatab.
}
bell = Anna märku, kui on minu kord
bell-note = Brauser näitab teadet, kui vaatad teist lehte. Selle lehe pealkiri muutub igal juhul.
bell-refused = Brauser ei luba sellel lehel teateid näidata.
takeback-asked = { $name } soovib käigu tagasi võtta.
takeback-waits = Teistelt küsitakse, kas tohid oma käigu tagasi võtta.
takeback-agree = Nõus
takeback-decline = Pole nõus
takeback-withdraw = Las jääda
next-game = Sind ootab teine mäng

# Everywhere online, when something does not work
online-unreachable = Server ei vasta. Kontrolli ühendust ja proovi uuesti.
online-too-many = Seda oli serverile korraga liiga palju. Oota minut ja proovi uuesti.
online-busy = Server on hõivatud või ei saa praegu midagi salvestada. Proovi hetke pärast uuesti.
online-failed = Serveris läks midagi viltu. Proovi hetke pärast uuesti.
online-again = Proovi uuesti
online-loading = Üks hetk …

# The first screen
online-knocking = Ühendan serveriga …
online-none = Selles serveris pole võrgulaudu, on ainult leht. Saad mängida siin, oma seadmes.
online-ways = Laua juurde
online-new-button = Uus laud
online-code = Kas said kelleltki koodi?
online-code-enter = Mine
online-code-bad = Koodis on vähemalt 8 tähte ja numbrit.
online-code-unknown = Sellise koodiga lauda pole. Võib-olla on mäng juba alanud või on koodis viga.
online-next = Sinu kord, järgmine mäng: { $names }
online-mine = Sinu lauad
online-mine-none = Sa ei istu praegu ühegi laua taga. Ava uus laud või sisesta kood, mille keegi sulle andis.
online-public = Lauad, mis ootavad mängijaid
online-public-none = Praegu ei oota keegi. Ava laud kõigile ja see ilmub siia.
online-games = Sinu lõpetatud mängud
online-games-none = Ükski mäng pole veel läbi. Siin saad neid hiljem samm-sammult vaadata.
online-games-more = Näita veel
online-nobody = Veel mitte keegi
online-free = { $count ->
    [one] { $count } vaba koht
   *[other] { $count } vaba kohta
}
online-all-here = Kõik on kohal
online-your-turn = Sinu kord
online-turn-of = Käigul { $name }
online-playing = Mäng käib
online-over = Mäng on läbi
online-age-now = äsja
online-age-minutes = { $count ->
    [one] { $count } minut tagasi
   *[other] { $count } minutit tagasi
}
online-age-hours = { $count ->
    [one] { $count } tund tagasi
   *[other] { $count } tundi tagasi
}
online-age-days = { $count ->
    [one] { $count } päev tagasi
   *[other] { $count } päeva tagasi
}
online-score = { $name } { $score }
online-won = Sinu võit
online-shared = Jagatud võit
online-place = { $place }. koht
online-called-off = Ei lähe arvesse

# A new table
online-found = Ava laud
online-founding = Laud pannakse valmis …
online-found-refused = Serveris selliseid laudu pole. Võib-olla pole selle botid nii tugevad kui see, kes koha üle võtaks.
access-private-note = Tulevad ainult need, kellele annad lingi või koodi.
access-public-note = Laud on siin nimekirjas; igaüks võib lauda istuda või vaadata.
online-time = Aeg ja vestlus
tempo-live = Ühe korraga
tempo-correspondence = Mitu päeva
tempo-untimed = Kellata
tempo-minutes = { $minutes } min + { $seconds } s käigu kohta
tempo-live-note = Kelle aeg saab otsa, see kaotab või mängib tema eest edasi bot.
tempo-correspondence-note = Keegi ei pea ootama: tule tagasi, kui on sinu kord.
tempo-untimed-note = Igaüks võib mõelda nii kaua, kui tahab.
online-help = Abi ja botid
online-substitute = Lahkuja eest mängib edasi

# A finished game
online-game-asked = Laadin mängu …
online-game-nothing = Sellist mängu pole või pole see veel läbi.
online-game-link = Link sellele sammule
online-game-copied = Link on lõikelaual.
online-home = Kõik lauad

# When a game is over
over-table = Tagasi lauda
over-link = Kopeeri link sammule
rematch-waits = Sa soovid uuesti mängida. Ootame teisi.
rematch-asked = Revanšisoov: { $names }.
fair-check = Kas kott oli aus?
fair-yes = { $deals ->
    [one] Jah. Ainus jagamine tuleneb saladusest, millega server oli end sidunud enne, kui keegi lauda istus, ja sellest, mida iga mängija lisas.
   *[other] Jah. Kõik { $deals } jagamist tulenevad saladusest, millega server oli end enne mängu sidunud, ja sellest, mida iga mängija lisas.
}
fair-open = Seda saab kontrollida, kui server on mängu lõpus oma saladuse avaldanud.
fair-no = Ei: { $why }
fair-elsewhere = Ei: need arvud on teisest lauast.
fair-details = Arvud, et ise kontrollida
fair-commitment = Kinnistus
fair-secret = Saladus
