# What is said at tables online.

title-online = Azulejo online
title-online-new = Nový stůl · Azulejo
title-online-table = Stůl · Azulejo
title-online-game = Dohraná hra · Azulejo

online-to-start = Hrát tady
online-new = Nový stůl
online-game = Dohraná hra
online-waiting = Stůl je připravený
online-calling = Spojuji se se stolem …
online-no-table = Takový stůl není, nebo k němu nemáš přístup. Pokud máš od někoho odkaz, požádej o nový.

refused-seat-taken = Toto místo právě někdo obsadil.
refused-not-invited = Tento odkaz místo neotevírá, nebo už ne.
refused-begun = Hra začala bez tebe.
refused-not-ready = Ještě nejsou všichni připraveni.
refused-not-host = To smí jen hostitel stolu.

# The waiting room
chairs-title = Místa
chair-free = Volné
chair-sit = Sednout si sem
chair-add-bot = Přidat bota …
chair-bot = Bot na místo { $seat }
chair-own = (ty)
chair-ready = Připraveno
chair-not-ready = Ještě nepřipraveno
chair-away = Pryč
chair-leave = Vstát
chair-remove = Požádat o uvolnění místa – { $name }
chair-up = Posunout o místo výš – { $name }
begin = Začít
begin-ready = Můžeme začít
begin-ready-note = Všichni sedí. Dej vědět, až můžeme začít.
begin-seats = Čeká se, až budou všechna místa obsazená.
begin-others = Čeká se, až budou všichni připraveni.
begin-note = Všichni jsou připraveni. Stůl je tvůj: začni, kdy chceš.
begin-host = Všichni jsou připraveni. Hru zahájí hostitel.
join-title = Přisedni si
join = Přisednout
join-note = Účet není potřeba. Tvoje místo si pamatuje tento prohlížeč.
name-label = Tvoje jméno
name-bad = Jméno má nejvýše 32 znaků a nezačíná na „bot:“.
invite-title = Pozvánka
invite-link = Odkaz pro všechny, které zveš
invite-code = Nebo tento kód na stránce Online:
invite-copy = Kopírovat
invite-copied = Odkaz je ve schránce.
invite-seat = Odkaz jen pro místo { $seat }
invite-seat-link = Otevře toto místo, jednou
invite-watch = Odkaz pro ty, kdo se jen dívají
invite-watch-copied = Odkaz je ve schránce.
qr-label = Odkaz jako QR kód
terms-title = Co se bude hrát
terms-rules = Pravidla
terms-rules-told = Hráči: { $players }, { $theme ->
    [chocolate] bonboniéra
   *[palace] stěna
}: { $wall }, nabídky: { $factories }
terms-clock = Hodiny
terms-takeback = Vracení tahů
terms-chat = Chat
terms-access = Stůl
terms-preview = Náhled
terms-bag = Obsah sáčku
terms-yes = Ano
terms-no = Ne
terms-fair = Sáček je prokazatelně férový: server se předem zavázal k tomu, co vylosuje, každý hráč k tomu něco přidá a po hře si to může kdokoli ověřit.
clock-untimed = Bez hodin
clock-live = { $main } min na hru a { $increment } s na tah
clock-hours = { $hours ->
    [one] { $hours } hodina na tah
    [few] { $hours } hodiny na tah
   *[other] { $hours } hodin na tah
}
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
clock-left-days = { $days } d
clock-left-hours = { $hours } h
clock-label = Zbývá { $time }
takeback-free = Volně
takeback-consent = Po dohodě
takeback-never = Nikdy
chat-off = Žádný
chat-presets = Hotové věty
chat-free = Volný text
access-private = Soukromý
access-public = Pro všechny

# Talk
chat = Chat
chat-silent = Zatím nikdo nic neřekl.
chat-presets-label = Hotové věty
chat-field = Napiš něco
chat-send = Poslat
chat-bad = Tohle poslat nejde: je to příliš dlouhé, nebo z toho není nic vidět.
chat-mute = Ztlumit – { $name }
chat-unmute = Znovu poslouchat – { $name }
say-hello = Ahoj!
say-good-luck = Hodně štěstí a zábavy!
say-one-moment = Moment, prosím.
say-nice-move = Pěkný tah!
say-oops = Jejda!
say-thanks = Díky!
say-good-game = Dobrá hra!
say-goodbye = Na shledanou!

# At the table
title-your-turn = ● Jsi na tahu · Azulejo
online-reconnecting = Spojení se přerušilo. Zkouším to znovu …
company = Stůl a chat
company-unread = { $count ->
    [one] Stůl a chat, { $count } nová zpráva
    [few] Stůl a chat, { $count } nové zprávy
   *[other] Stůl a chat, { $count } nových zpráv
}
watching = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
bell = Upozornit, až budu na tahu
bell-note = Když si prohlížíš jinou stránku, prohlížeč ukáže oznámení. Titulek této stránky se mění v každém případě.
bell-refused = Prohlížeč této stránce oznámení nedovoluje.
takeback-asked = { $name } chce vzít tah zpět.
takeback-waits = Ostatní teď rozhodují, jestli smíš vzít tah zpět.
takeback-agree = Souhlasím
takeback-decline = Nesouhlasím
takeback-withdraw = Nechat být
next-game = Čeká na tebe další hra

# Everywhere online, when something does not work
online-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
online-too-many = Tohle bylo na server moc najednou. Počkej minutu a zkus to znovu.
online-busy = Server má moc práce nebo teď nemůže nic uložit. Zkus to za chvíli znovu.
online-failed = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
online-again = Zkusit znovu
online-loading = Moment …

# The first screen
online-knocking = Spojuji se se serverem …
online-none = Tento server nemá online stoly, jen tuto stránku. Hrát můžeš tady na svém zařízení.
online-ways = Ke stolu
online-new-button = Nový stůl
online-code = Máš od někoho kód?
online-code-enter = Přejít
online-code-bad = Kód má aspoň 8 písmen a číslic.
online-code-unknown = Tento kód nemá žádný stůl. Možná už hra začala, nebo je v kódu chyba.
online-next = Jsi na tahu, další hra: { $names }
online-mine = Tvoje stoly
online-mine-none = Teď u žádného stolu nesedíš. Připrav nový, nebo zadej kód, který máš od někoho.
online-public = Stoly, které čekají na hráče
online-public-none = Teď nikdo nečeká. Připrav stůl pro všechny a objeví se tady.
online-games = Tvoje dohrané hry
online-games-none = Zatím není žádná hra dohraná. Tady si je pak projdeš krok za krokem.
online-games-more = Ukázat další
online-nobody = Zatím nikdo
online-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
online-all-here = Všichni jsou tu
online-your-turn = Jsi na tahu
online-turn-of = Hraje { $name }
online-playing = Hra běží
online-over = Hra skončila
online-age-now = právě teď
online-age-minutes = { $count ->
    [one] před { $count } minutou
   *[other] před { $count } minutami
}
online-age-hours = { $count ->
    [one] před { $count } hodinou
   *[other] před { $count } hodinami
}
online-age-days = { $count ->
    [one] před { $count } dnem
   *[other] před { $count } dny
}
online-score = { $name } { $score }
online-won = Tvoje výhra
online-shared = Dělené vítězství
online-place = { $place }. místo
online-called-off = Nepočítá se

# A new table
online-found = Připravit stůl
online-founding = Stůl se připravuje …
online-found-refused = Takové stoly server nemá. Možná jeho boti nejsou tak silní jako ten, který by převzal místo.
access-private-note = Přijdou jen ti, kterým dáš odkaz nebo kód.
access-public-note = Stůl je vidět v seznamu; přisednout nebo dívat se může kdokoli.
online-time = Čas a chat
tempo-live = Na jeden zátah
tempo-correspondence = Na více dní
tempo-untimed = Bez hodin
tempo-minutes = { $minutes } min + { $seconds } s na tah
tempo-live-note = Komu vyprší čas, ten prohrál, nebo ho nahradí bot.
tempo-correspondence-note = Nikdo nemusí čekat: vrať se, až budeš na tahu.
tempo-untimed-note = Každý může přemýšlet, jak dlouho chce.
online-help = Pomoc a boti
online-substitute = Když někdo odejde, hraje za něj

# A finished game
online-game-asked = Načítám hru …
online-game-nothing = Taková hra není, nebo ještě neskončila.
online-game-link = Odkaz na tento krok
online-game-copied = Odkaz je ve schránce.
online-home = Všechny stoly

# When a game is over
over-table = Zpět ke stolu
over-link = Kopírovat odkaz na krok
rematch-waits = Chceš hrát znovu. Čeká se na ostatní.
rematch-asked = Zájem o odvetu: { $names }.
fair-check = Byl sáček férový?
fair-yes = { $deals ->
    [one] Ano. Jediné losování vyplývá z tajemství, ke kterému se server zavázal dřív, než si kdo sedl, a z toho, co přidal každý hráč.
    [few] Ano. Všechna { $deals } losování vyplývají z tajemství, ke kterému se server zavázal před hrou, a z toho, co přidal každý hráč.
   *[other] Ano. Všech { $deals } losování vyplývá z tajemství, ke kterému se server zavázal před hrou, a z toho, co přidal každý hráč.
}
fair-open = To půjde ověřit, až server na konci hry odhalí své tajemství.
fair-no = Ne: { $why }
fair-elsewhere = Ne: tato čísla patří k jinému stolu.
fair-details = Čísla pro vlastní ověření
fair-commitment = Závazek
fair-secret = Tajemství
