# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = Стіл – Azulejo
title-over = Кінець гри – Azulejo
title-game = Збережена гра – Azulejo
title-rules = Правила – Azulejo

## Everywhere

close = Закрити
put-away = Прибрати сповіщення
tools = Правила й налаштування
rules = Правила
online = Онлайн
school = Школа
home = На початок
back = Назад
read-more = Більше

save-failed = Цей пристрій не зберігає гру: його пам’ять заповнена або закрита для цієї сторінки. Грай далі, а в кінці експортуй гру.
save-damaged = Залишену тут гру не вдалося прочитати. Її відкладено: шукай її на початковому екрані.
bot-failed = Бот зламався й не має ходу. Попроси його продовжити або поверни свій хід.
hint-failed = Підказки не знайдено.
network-missing = Не вдалося завантажити нейромережу ботів. Боти, підказки й розбори поки що слабші.

## Game over and kept games

over-nothing = Такої гри тут немає.
over-sources = Звідки очки
over-player = Гравець
over-start = Було
over-tiles = { $theme ->
    [chocolate] Цукерки
   *[palace] Плитки
}
over-floor = Відходи
over-rows-column = Ряди
over-columns-column = Стовпчики
over-colors-column = Кольори
over-total = Разом
over-plot = Рахунок за раундами
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Бонус
over-rematch = Реванш
over-no-rematch = Реванш зараз неможливий.
over-review = Розбір
over-export = Експорт
over-copy = Копіювати
over-from-here = Грати далі з цього кроку
over-steps = Крок за кроком
over-step = Крок { $step } з { $steps }
step-first = Перший крок
step-back = Крок назад
step-on = Крок уперед
step-last = Останній крок
step-none = Стіл перед початком гри.
copied = Запис у буфері обміну.
not-copied = Браузер не дозволяє цій сторінці користуватися буфером обміну.

## Start

start-tagline = { $theme ->
    [chocolate] Бери, збирай, наповнюй коробку: гра для 2–4 гравців.
   *[palace] Бери, збирай, викладай стіну: гра для 2–4 гравців.
}
play = Грати
load = Завантажити гру
start-from-here = Гра продовжиться з раунду { $round }.
start-fresh = Ні, почати з початку

seats-title = Гравці
seats-number = Скільки
seat-who = Хто грає на місці { $seat }
seat-name-label = Ім’я гравця { $seat }
seat-unnamed = Гравець { $seat }
seat-bot = Бот
first-label = Хто починає
first-drawn = За жеребом
first-bot = Бот на місці { $seat }
bad-name = В імені гравця { $seat } є символ, який не можна показати.
bad-table = З таким вибором грати не можна.

rules-choice-title = Правила
# A title; the attributes stand in sentences: to, on and of the wall.
wall = { $theme ->
    [chocolate] Коробка
   *[palace] Стіна
}
    .to = { $theme ->
        [chocolate] у коробку
       *[palace] на стіну
    }
    .on = { $theme ->
        [chocolate] в коробці
       *[palace] на стіні
    }
    .of = { $theme ->
        [chocolate] коробки
       *[palace] стіни
    }
factories = Фабрики
preview = Прогноз ходу
pause = Боти чекають
bag-tracker = Показувати вміст торбинки

theme = Плитки
theme-palace = Палац
theme-chocolate = Шоколад
language = Мова

resume-title = Незакінчена гра
resume-over = Остання гра
resume-text = Раунд { $round } · { $scores }
resume = Продовжити
resume-look = Оглянути
elsewhere = Ця гра триває в іншій вкладці.
elsewhere-here = Грати тут
put-aside = Відкласти

load-title = Завантажити гру
load-note = Встав запис чи позицію або відкрий файл. Закінчену гру можна переглянути крок за кроком; будь-яка інша триватиме з того місця, де вона є.
load-text = Запис або позиція
load-take = Завантажити
load-file = Відкрити файл
load-position-over = Ця позиція – кінець гри: грати далі нема чого.

saved-title = Збережені ігри
saved-export = Експортувати – { $game }
saved-forget = Видалити – { $game }
aside-title = Пошкоджена гра
aside-text = Гру на цьому пристрої не вдалося прочитати, тож її відкладено.
aside-save = Зберегти як файл
aside-forget = Викинути

## Settings

settings-title = Налаштування
settings-looks = Вигляд
settings-playing = Гра
settings-auto = Авто
settings-scheme = Режим
settings-scheme-light = Світлий
settings-scheme-dark = Темний
settings-contrast = Контраст
settings-contrast-normal = Звичайний
settings-contrast-high = Високий
settings-letters = { $theme ->
    [chocolate] Літери на цукерках
   *[palace] Літери на плитках
}
settings-confirm = Виконання ходу
settings-confirm-instant = Одразу
settings-confirm-instant-note = Хід виконується, щойно вибрано поличку.
settings-confirm-button = Кнопка
settings-confirm-button-note = Хід чекає на кнопку «Підтвердити».
settings-confirm-countdown = Відлік
settings-confirm-countdown-note = Хід виконується за мить, якщо його не скасувати.
settings-confirm-tap-twice = Два натиски
settings-confirm-tap-twice-note = Хід виконується, коли натиснути на поличку вдруге.
settings-speed = Анімація
settings-speed-off = Немає
settings-speed-fast = Швидка
settings-speed-normal = Звичайна
settings-speed-slow = Повільна
settings-sounds = Звуки

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Розділи

rules-players = Гравці
rules-factories = Вітрини
rules-laid-out = Викладено

rules-floor-items = У відходах
rules-floor-together = Ціна разом

rules-bonus-for = За кожен
rules-bonus-points = Очки
rules-bonus-row = заповнений ряд
rules-bonus-column = заповнений стовпчик
rules-bonus-color = колір, усі { piece-plural } якого { wall.on }

rules-keys = Клавіші
rules-key-does = Що роблять
rules-key-source = вибрати вітрину чи центр
rules-key-color = вибрати колір, хоч як він зветься
rules-key-line = вибрати поличку чи відходи
rules-key-confirm = підтвердити хід
rules-key-back = скасувати один вибір
rules-key-undo = повернути останній хід
rules-key-hint = попросити підказку
rules-key-help = показати цю довідку
rules-key-step = переглянути гру покроково

## The table

table-title = Стіл
table-tools = Інструменти
menu = Меню
menu-stop = Перервати роздуми
menu-go-on = Хай бот ходить
menu-abort = Скасувати гру
menu-resign = Здатися
menu-result = Результат
menu-home = Вийти з-за столу
tool-undo = Повернути хід
tool-hint = Підказка
tool-log = Перебіг гри
tool-sound = Увімкнути звук
tool-mute = Вимкнути звук
tool-rules = Правила
tool-settings = Налаштування
tool-keys = Клавіші
command = Введи хід, як-от 3R2
command-play = Зробити введений хід
round = Раунд { $round }
recent = Останні ходи
last-round = Останній раунд
actions = Твій хід
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Твій хід
turn-own-of = { $name }: твій хід
turn-other = Ходить { $name }
turn-thinking = { $name } думає
turn-stopped = { $name }: зупинено
turn-hint = Шукаю підказку
turn-past = Перегляд гри
turn-bag = Новий раунд
turn-over = Кінець гри
# What to do next.
prompt-pick = Вибери колір на вітрині чи в центрі.
prompt-color = Вітрина { $factory }: вибери колір.
prompt-color-center = Центр: вибери колір.
prompt-line = { some-of-color }: вибери поличку чи відходи.
prompt-column = Поличка { $line }: вибери стовпчик для { color.genitive }.
prompt-placed = Кожна заповнена поличка має своє місце.
cancel = Скасувати
confirm = Підтвердити
place-back = Скасувати вибір
stop = Стоп
step-now = Назад до гри
steps = Переглянути гру покроково
past-beginning = Стіл перед початком гри.
# What happened, for those who hear the table.
undone = Останній хід повернуто.
left = { $name } здається; місце займає бот.
ended-left = { $name } здається. Гру закінчено.
ended-aborted = Гру скасовано.
# Parts of the table.
offer = Вітрини
lines = Полички
supply = Торбинка: { $bag }. Коробка від гри: { $lid }.
bag-color = У торбинці: { some-of-color }
spread-rest = Куди йде залишок
effect-ask = { $effect }: як це діє?
starts-next = Починає наступний раунд
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
look-at = Оглянути планшет – { $name }
look-title = { $name }
gold-title = Особлива фабрика: { $effect }
gold-more = Усі особливі фабрики
resign-two = { $name }: справді здаєшся? Тоді гру буде закінчено.
resign-more = { $name }: справді здаєшся? Тоді за тебе гратиме бот, а ти посядеш останнє місце.
resign-not = Грати далі
# How a round was scored: in a line, $change with its sign, and as a table.
scored = Раунд { $round }: { $seats }.
scored-seat = { $name } { $change }
scoring = Підрахунок
scoring-of = Раунд { $round }: підрахунок
scoring-tile = { $theme ->
    [chocolate] Цукерка
   *[palace] Плитка
}
scoring-row = У ряді
scoring-column = У стовпчику
scoring-points = Очки
scoring-score = Рахунок
scoring-placed = { color }, ряд { $line }
scoring-dropped = { color }, ряд { $line }: немає стовпчика, падає
scoring-floor = Відходи
scoring-tray = Таця:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } з { $cost }
scoring-close = Далі
# The keys.
keys-title = Клавіші
keys-note = Літери кольорів однакові для плиток і цукерок. Коли викладаються заповнені полички { $theme ->
    [chocolate] вільної коробки
   *[palace] вільної стіни
}, цифра означає стовпчик.
key-source = вітрина чи центр
key-color = колір
key-destination = поличка чи відходи
key-enter = підтвердити
key-escape = відпустити
key-back = крок назад
key-undo = повернути хід
key-hint = підказка
key-arrows = переглянути гру
key-space = завершити анімацію
key-help = ці клавіші
