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

bot-name = { $level ->
    [beginner] Бот-новачок
    [easy] Легкий бот
    [medium] Середній бот
    [hard] Складний бот
    [expert] Бот-експерт
   *[master] Бот-майстер
}
bot-name-numbered = { $level ->
    [beginner] Бот-новачок { $number }
    [easy] Легкий бот { $number }
    [medium] Середній бот { $number }
    [hard] Складний бот { $number }
    [expert] Бот-експерт { $number }
   *[master] Бот-майстер { $number }
}

## Game over and kept games

over-nothing = Такої гри тут немає.
over-nobody = Переможця немає
over-unfinished = Незакінчена гра
over-winner = Перемагає { $names }
over-winners = { $names } ділять перемогу
over-resigned = { $name } здається.
over-time = { $name }: час вийшов.
over-aborted = { $name } скасовує гру.
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
players-two = 2
players-three = 3
players-four = 4
seat-who = Хто грає на місці { $seat }
seat-name-label = Ім’я гравця { $seat }
seat-unnamed = Гравець { $seat }
seat-bot = Бот
sitter-person = Людина
sitter-beginner = Бот: новачок
sitter-easy = Бот: легкий
sitter-medium = Бот: середній
sitter-hard = Бот: складний
sitter-expert = Бот: експерт
sitter-master = Бот: майстер
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
wall-colored = Кольорова
wall-colored-note = Кожна клітинка { wall.of } має свій колір.
wall-free = Вільна
wall-free-note = Стовпчик вибираєш ти, але колір не повторюється ні в ряді, ні в стовпчику.
factories = Фабрики
factories-plain = Звичайні
factories-plain-note = Усі вітрини однакові.
factories-special = Особливі
factories-special-note = Деякі вітрини лежать золотим боком догори та змінюють правила.
factories-even = Рівний поділ
factories-even-note = Як особливі, але ділити треба якомога рівніше.
preview = Прогноз ходу
preview-full = Усі планшети
preview-own = Свій планшет
preview-off = Немає
pause = Боти чекають
pause-off = Ні
pause-short = Трохи
pause-long = Довго
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
load-empty = Ще нема чого завантажувати.
load-bad-position = Це не запис і не позиція.
load-position-over = Ця позиція – кінець гри: грати далі нема чого.
load-bad-record = Рядок { $line }, символ { $column }: звідси запис не читається.
load-bad-deal = Рядок { $line }, символ { $column }: вітрини не могли наповнитися так.
load-bad-move = Рядок { $line }, символ { $column }: «{ $found }» – це не хід.
load-illegal-move = Рядок { $line }, символ { $column }: хід «{ $found }» неможливий. { $why }
load-bad-end = Рядок { $line }, символ { $column }: гра закінчилася раніше або має інший результат.

saved-title = Збережені ігри
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, перервано в раунді { $round }
saved-unreadable = Гра, яку не вдалося прочитати
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

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number; the genitive also stands after a number.
piece-plural = { $theme ->
    [chocolate] цукерки
   *[palace] плитки
}
    .genitive = { $theme ->
        [chocolate] цукерок
       *[palace] плиток
    }
rules-contents = Розділи
rules-short = Коротко
rules-short-take = Бери зі столу { piece-plural } одного кольору та збирай їх на поличках свого планшета. У кінці раунду з кожної заповненої полички одна { piece } переходить { wall.to } й одразу дає очки. Те, що ніде не вміщується, падає у відходи й забирає очки.
rules-short-end = Раунд, у якому хтось заповнює ряд { wall.of }, стає останнім. Тоді заповнені ряди, стовпчики та кольори дають бонус, а перемагає той, у кого найбільше очок.

rules-setup = Що на столі
rules-setup-bag = У грі { $tiles } { piece-plural.genitive }, по { $copies } кожного з { $colors } кольорів. Спочатку всі вони в торбинці. Поруч стоїть коробка від гри, куди складають використані.
rules-setup-discs = Вітрини фабрик – це диски, що лежать колом довкола центру столу. Перед кожним раундом на кожну вітрину кладуть навмання { $disc ->
    [few] { $disc } { piece-plural }
   *[many] { $disc } { piece-plural.genitive }
} з торбинки.
rules-players = Гравці
rules-factories = Вітрини
rules-laid-out = Викладено
rules-setup-board = Кожен гравець має планшет. На ньому полички завдовжки від 1 до { $lines } клітинок, { $theme ->
    [chocolate] коробка
   *[palace] стіна
} з { $lines } рядів і { $lines } стовпчиків, ряд для відходів із { $spaces } клітинок і рахунок, що починається з 0.

rules-offer = Вибір { piece-plural.genitive }
rules-offer-turn = Починає перший гравець, далі хід переходить за годинниковою стрілкою. У свій хід треба взяти всі { piece-plural } одного кольору з одного місця:
rules-offer-factory = з вітрини; решта з неї йде в центр столу,
rules-offer-center = або з центру столу.
rules-offer-lines = Усе взяте йде на одну з твоїх поличок або все разом у відходи. Поличка може його прийняти, якщо
rules-offer-not-full = вона не заповнена,
rules-offer-same-color = вона порожня або на ній той самий колір,
rules-offer-wall-row = а в її ряді { wall.of } ще немає цього кольору.
rules-offer-excess = На поличку лягає стільки, скільки вміщується; решта падає у відходи. Вибрати відходи можна й тоді, коли підходить якась поличка.
rules-offer-marker = Хто першим у раунді бере з центру столу, бере й маркер першого ходу. Він лягає у відходи раніше, ніж туди впаде щось інше з цього ходу, а той, хто його має, починає наступний раунд.
rules-offer-ends = Вибір закінчується, коли на вітринах і в центрі столу нічого не лишається.

rules-floor = Відходи
rules-floor-costs = Ряд для відходів заповнюється зліва направо. Ціна його клітинок ({ $spaces }) в очках: { $costs }. Маркер першого ходу рахується так само, як { piece }.
rules-floor-items = У відходах
rules-floor-together = Ціна разом
rules-floor-full = Коли всі клітинки зайняті, усе, що падає далі, йде в коробку від гри й більше нічого не коштує. Маркер тоді теж нічого не коштує.
rules-floor-paid = Штраф знімають раз на раунд, після підрахунку очок за { $theme ->
    [chocolate] коробку
   *[palace] стіну
}. Рахунок ніколи не опускається нижче 0, а те, що було б нижче, забувається.

rules-tiling = { $theme ->
    [chocolate] Складання в коробку
   *[palace] Викладання стіни
}
rules-tiling-lines = Коли вибір закінчено, пройди свої полички згори вниз. З кожної заповненої полички одна { piece } переходить { wall.to }, у той самий ряд, на клітинку свого кольору. Решта з цієї полички йде в коробку від гри. Незаповнені полички лишаються як є.
rules-tiling-score = Викладена { piece } одразу дає очки: довжину суцільного ряду плюс довжину суцільного стовпчика, що проходять через неї; вона сама рахується в обох. Довжина 1 не рахується, але { piece } без сусідів дає 1 очко.
rules-figure-alone = Поруч нічого немає: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-row = Ряд із { $row }, а згори та знизу нічого: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-both = Ряд із { $row } і стовпчик із { $column }: { $row } + { $column } = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-gap = Пропуск перериває ряд, тож його довжина лише { $row }. Разом зі стовпчиком із { $column } виходить { $row } + { $column } = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-tiling-order = Усі роблять це одночасно, і ніхто нікому не заважає.

rules-next-round = Наступний раунд
rules-next-start = Якщо ні в кого немає заповненого ряду { wall.of }, відходи прибирають, вітрини наповнюють знову, а починає той, хто взяв маркер першого ходу. Якщо його не взяв ніхто, знову починає той самий гравець.
rules-next-lid = Коли торбинка порожня, а треба ще, у неї висипають усе з коробки від гри. Якщо й там порожньо, деякі вітрини лишаються неповними або порожніми.

rules-end = Кінець гри
rules-end-row = Гра закінчується після раунду, в якому хтось заповнює ряд { wall.of }. Тоді дають бонус за все, що заповнено:
rules-bonus-for = За кожен
rules-bonus-points = Очки
rules-bonus-row = заповнений ряд
rules-bonus-column = заповнений стовпчик
rules-bonus-color = колір, усі { piece-plural } якого { wall.on }
rules-end-winner = Перемагає той, у кого найбільше очок. Якщо очок порівну, вирішує кількість заповнених рядів. Якщо й вона однакова, перемога спільна.
rules-end-rare = Гру закінчують і дві рідкісні події: коли вітрини нема чим наповнити та коли { $barren ->
    [one] { $barren } раунд
    [few] { $barren } раунди
   *[many] { $barren } раундів
} поспіль { wall.to } ніхто нічого не кладе.

rules-free-wall = { $theme ->
    [chocolate] Вільна коробка
   *[palace] Вільна стіна
}
rules-free-column = { $theme ->
    [chocolate] У вільній коробці
   *[palace] На вільній стіні
} клітинки не мають кольору. Із заповненої полички { piece } може піти на будь-яку порожню клітинку свого ряду, якщо в тому стовпчику ще немає її кольору.
rules-figure-free = У ряді 3 дві порожні клітинки, але в стовпчику однієї з них цей колір уже є: лишається тільки останній стовпчик.
rules-free-order = Рішення приймають згори вниз, і кожна поличка дає очки, перш ніж дійде черга до наступної. Якщо стовпчик є, його треба вибрати.
rules-free-falls = Якщо стовпчика немає, уся поличка падає у відходи.
rules-free-taking = Під час вибору можна почати чи доповнити поличку й тоді, коли її колір уже не можна викласти в тому ряді.

rules-special = Особливі фабрики
rules-special-gold = Вітрин усього { $discs }, кожна має звичайний і золотий бік. Перед кожним раундом їх перемішують і викладають, а стільки з них, скільки є гравців, перевертають на золотий бік. Це особливі фабрики, вони змінюють правила:
rules-special-circle = Коло не має кінців: перша й остання вітрини лежать поруч. Порожня вітрина лишається на місці; коли тацю забрано, коло за нею змикається. Добавка діє раніше за магніти.
rules-special-tray = Таця ловить рівно одну річ, { piece.accusative } чи маркер, починаючи з того самого ходу, в якому її взято, і навіть якщо відходи повні. Після раунду вона повертається до інших вітрин.
rules-special-even = За рівного поділу треба ділити залишок між двома сусідніми вітринами так рівно, як дозволяють кольори.

rules-handling = Як тут грати
rules-handling-press = Натисни на колір на вітрині чи в центрі, а потім на одну зі своїх поличок чи на відходи; або перетягни його туди. Інший колір замінює перший, а натиск деінде скасовує вибір.
rules-handling-why = Поличка, яка не може прийняти колір, пояснить чому, якщо на неї натиснути. Поки вибираєш, планшет показує, що дасть хід.
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
rules-handling-typed = Ходи можна й вводити: 3R2 бере { $theme ->
    [chocolate] білі
   *[palace] червоні
} з вітрини 3 на поличку 2, CKF бере чорні з центру у відходи.

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
hint-expected = Підказка: { $move } Очікується в кінці: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, шанс на перемогу { $chance }%.
# Why something can’t be done.
refused = Зараз так не можна.
refused-turn = Зараз не твій хід.
refused-over = Гру закінчено.
refused-past-deal = У цьому раунді ще немає ходу, який можна повернути.
refused-past-start = Тут ще немає ходу, який можна повернути.
refused-no-takeback = За цим столом ходів не повертають.
refused-abort = Усі вже зробили хід: гру не можна скасувати.
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
