# What is said at tables online.

title-online = Azulejo онлайн
title-online-new = Новий стіл · Azulejo
title-online-table = Стіл · Azulejo
title-online-game = Закінчена гра · Azulejo

online-to-start = Грати тут
online-new = Новий стіл
online-game = Закінчена гра
online-waiting = Стіл готовий
online-calling = З’єднання зі столом …
online-no-table = Такого столу немає, або він для тебе закритий. Якщо хтось надіслав тобі посилання, попроси нове.

refused-seat-taken = Це місце щойно хтось зайняв.
refused-not-invited = Це посилання не відкриває місця або вже не відкриває.
refused-begun = Гра почалася без тебе.
refused-not-ready = Ще не всі готові.
refused-not-host = Це може зробити лише господар столу.

# The waiting room
chairs-title = Місця
chair-free = Вільне
chair-sit = Сісти сюди
chair-add-bot = Додати бота …
chair-bot = Бот на місце { $seat }
chair-own = (ти)
chair-ready = Готово
chair-not-ready = Ще не готово
chair-away = Офлайн
chair-leave = Встати
chair-remove = Попросити звільнити місце – { $name }
chair-up = Пересадити на місце вище – { $name }
begin = Почати
begin-ready = Можна починати
begin-ready-note = Усі сидять. Дай знати, коли можна починати.
begin-seats = Чекаємо, доки буде зайнято всі місця.
begin-others = Чекаємо, доки всі будуть готові.
begin-note = Усі готові. Це твій стіл: починай, коли захочеш.
begin-host = Усі готові. Гру починає господар.
join-title = Сідай за стіл
join = Сісти за стіл
join-note = Обліковий запис не потрібен. Твоє місце пам’ятає цей браузер.
name-label = Твоє ім’я
name-bad = Ім’я має щонайбільше 32 знаки й не починається з «bot:».
invite-title = Запрошення
invite-link = Посилання для всіх, кого запрошуєш
invite-code = Або цей код на сторінці «Онлайн»:
invite-copy = Копіювати
invite-copied = Посилання в буфері обміну.
invite-seat = Посилання лише на місце { $seat }
invite-seat-link = Відкриває це місце, один раз
invite-watch = Посилання для тих, хто лише дивиться
invite-watch-copied = Посилання в буфері обміну.
qr-label = Посилання як QR-код
terms-title = Як гратимемо
terms-rules = Правила
terms-rules-told = Гравців: { $players }, { $theme ->
    [chocolate] коробка
   *[palace] стіна
}: { $wall }, фабрики: { $factories }
terms-clock = Годинник
terms-takeback = Повернення ходів
terms-chat = Чат
terms-access = Стіл
terms-preview = Прогноз
terms-bag = Вміст торбинки
terms-yes = Так
terms-no = Ні
terms-fair = Чесність торбинки можна довести: сервер наперед зобов’язався щодо роздач, кожен гравець щось до них додає, а після гри їх може перевірити будь-хто.
clock-untimed = Без годинника
clock-live = { $main } хв на гру і { $increment } с на хід
clock-hours = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
   *[other] { $hours } годин на хід
}
clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
clock-left-days = { $days } д
clock-left-hours = { $hours } год
clock-label = Залишилося { $time }
takeback-free = Вільно
takeback-consent = За згодою
takeback-never = Ніколи
chat-off = Немає
chat-presets = Готові фрази
chat-free = Вільний текст
access-private = Приватний
access-public = Для всіх

# Talk
chat = Чат
chat-silent = Ще ніхто нічого не сказав.
chat-presets-label = Готові фрази
chat-field = Напиши щось
chat-send = Надіслати
chat-bad = Це не можна надіслати: воно задовге або в ньому нічого не видно.
chat-mute = Не слухати – { $name }
chat-unmute = Знову слухати – { $name }
say-hello = Привіт!
say-good-luck = Удачі та гарної гри!
say-one-moment = Хвилинку, будь ласка.
say-nice-move = Гарний хід!
say-oops = Ой!
say-thanks = Дякую!
say-good-game = Гарна була гра!
say-goodbye = До побачення!

# At the table
title-your-turn = ● Твій хід · Azulejo
online-reconnecting = Зв’язок перервався. З’єднання …
company = Стіл і чат
company-unread = { $count ->
    [one] Стіл і чат, { $count } нове повідомлення
    [few] Стіл і чат, { $count } нові повідомлення
   *[other] Стіл і чат, { $count } нових повідомлень
}
watching = { $count ->
    [0] Ніхто не дивиться.
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
   *[other] Дивиться { $count } людей.
}
bell = Сповістити, коли мій хід
bell-note = Коли ти на іншій сторінці, браузер показує сповіщення. Заголовок цієї сторінки змінюється в будь-якому разі.
bell-refused = Браузер не дозволяє сповіщень із цієї сторінки.
takeback-asked = { $name } хоче повернути хід.
takeback-waits = Інші вирішують, чи можна тобі повернути хід.
takeback-agree = Погодитися
takeback-decline = Відмовити
takeback-withdraw = Не треба
next-game = На тебе чекає інша гра

# Everywhere online, when something does not work
online-unreachable = Сервер не відповідає. Перевір з’єднання та спробуй ще раз.
online-too-many = Для сервера це забагато нараз. Зачекай хвилину та спробуй ще раз.
online-busy = Сервер зайнятий або зараз нічого не може зберегти. Спробуй ще раз за мить.
online-failed = На сервері щось пішло не так. Спробуй ще раз за мить.
online-again = Спробувати ще
online-loading = Хвилинку …

# The first screen
online-knocking = З’єднання із сервером …
online-none = На цьому сервері немає столів онлайн, лише сторінка. Грати можна тут, на цьому пристрої.
online-ways = До столу
online-new-button = Новий стіл
online-code = Маєш від когось код?
online-code-enter = Перейти
online-code-bad = У коді щонайменше 8 літер і цифр.
online-code-unknown = Жоден стіл не має такого коду. Можливо, гра вже почалася або в коді помилка.
online-next = Твій хід, наступна гра: { $names }
online-mine = Твої столи
online-mine-none = Зараз ти не сидиш за жодним столом. Підготуй новий або введи код, який маєш від когось.
online-public = Столи, що чекають на гравців
online-public-none = Зараз ніхто не чекає. Підготуй стіл для всіх, і він з’явиться тут.
online-games = Твої закінчені ігри
online-games-none = Ще жодної гри не закінчено. Тут їх можна буде переглянути крок за кроком.
online-games-more = Показати ще
online-nobody = Ще нікого
online-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
online-all-here = Усі тут
online-your-turn = Твій хід
online-turn-of = Ходить { $name }
online-playing = Гра триває
online-over = Гру закінчено
online-age-now = щойно
online-age-minutes = { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
   *[other] { $count } хвилин тому
}
online-age-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
   *[other] { $count } годин тому
}
online-age-days = { $count ->
    [one] { $count } день тому
    [few] { $count } дні тому
   *[other] { $count } днів тому
}
online-score = { $name } { $score }
online-won = Твоя перемога
online-shared = Спільна перемога
online-place = Місце { $place }
online-called-off = Не враховується

# A new table
online-found = Підготувати стіл
online-founding = Стіл готується …
online-found-refused = Сервер не має таких столів. Можливо, його боти слабші за того, хто мав би зайняти місце.
access-private-note = Прийдуть лише ті, кому ти даси посилання чи код.
access-public-note = Стіл видно в списку; сісти або дивитися може будь-хто.
online-time = Час і чат
tempo-live = За один раз
tempo-correspondence = Кілька днів
tempo-untimed = Без годинника
tempo-minutes = { $minutes } хв + { $seconds } с на хід
tempo-live-note = У кого вийшов час, той програє, або його замінює бот.
tempo-correspondence-note = Нікому не треба чекати: повертайся, коли буде твій хід.
tempo-untimed-note = Кожен може думати скільки завгодно.
online-help = Допомога й боти
online-substitute = Якщо хтось піде, за нього грає

# A finished game
online-game-asked = Гра завантажується …
online-game-nothing = Такої гри немає, або її ще не закінчено.
online-game-link = Посилання на цей крок
online-game-copied = Посилання в буфері обміну.
online-home = Усі столи

# When a game is over
over-table = Назад до столу
over-link = Посилання на цей крок
rematch-waits = Ти хочеш зіграти ще раз. Чекаємо на інших.
rematch-asked = Пропозиція реваншу: { $names }.
fair-check = Чи чесна торбинка?
fair-yes = { $deals ->
    [1] Так. Єдина роздача випливає із секрету, щодо якого сервер зобов’язався, перш ніж хтось сів за стіл, і з того, що додав кожен гравець.
    [few] Так. Усі { $deals } роздачі випливають із секрету, щодо якого сервер зобов’язався перед грою, і з того, що додав кожен гравець.
   *[other] Так. Усі роздачі ({ $deals }) випливають із секрету, щодо якого сервер зобов’язався перед грою, і з того, що додав кожен гравець.
}
fair-open = Це можна буде перевірити, коли в кінці гри сервер відкриє свій секрет.
fair-no = Ні: { $why }
fair-elsewhere = Ні: це числа іншого столу.
fair-details = Числа для власної перевірки
fair-commitment = Зобов’язання
fair-secret = Секрет
