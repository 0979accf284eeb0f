# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = допомога, ?
word-table = стіл, вітрини
word-board = планшет
word-score = очки
word-moves = ходи
word-why = чому
word-log = запис
word-gold = особливі
word-hint = підказка
word-undo = назад
word-go = далі
word-resign = здаюся
word-abort = скасувати
word-rematch = реванш
word-quit = вихід
word-yes = так, т
word-no = ні, н

## What they do, told after the words

help-help = ці слова
help-table = що лежить на вітринах і в центрі
help-board = твій планшет; з числом планшет на цьому місці
help-score = очки й те, що дав би раунд, якби закінчився зараз
help-moves = ходи, які можна зробити
help-why = з ходом: що він дасть або чому його не можна зробити; для всіх поличок досить 3R
help-log = що зіграно в цьому раунді; з числом стільки останніх ходів
help-gold = що роблять особливі фабрики
help-hint = добрий хід
help-undo = повернути останній хід
help-go = дати ходити ботові, який зупинився
help-resign = здатися
help-abort = скасувати гру, доки не всі зробили хід
help-rematch = зіграти ще раз після гри
help-quit = вийти; гра збережеться
help-take = Хід – це вітрина або C – центр, літера кольору та поличка або F – відходи: 3R2, CKF.
help-spread = Для поділу після < вказують ще, які кольори йдуть ліворуч: 4R2<BK.
help-place = Повну поличку розміщують її номером, знаком @ і стовпчиком: 3@5.
help-letters = Літери кольорів: { $colors }.

## Playing line by line

plain-welcome = Azulejo рядок за рядком. { plain-try-help }
plain-try-help = Напиши «{ $help }», щоб дізнатися, що можна сказати.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = Гра триває: раунд { $round }.
plain-offer = Тут залишилася гра: { $names }, раунд { $round }. Напиши «{ $yes }», щоб продовжити, або «{ $no }», щоб почати нову.
plain-offer-again = Напиши «{ $yes }» або «{ $no }».
plain-offer-left = Незакінчена гра залишається тут.
plain-damaged = Незакінчену гру не вдається прочитати: { $why }. Її відкладено як { $path }.
plain-saved = Гру збережено. Продовжити можна так: «{ $command }».
plain-unsaved = Гру не збережено.
plain-goodbye = До побачення.
plain-input-ends = Введення закінчилося.
plain-save-failed = Гру не збережено: { $why }.
plain-elsewhere = У цю гру тепер грає інша програма. Звідси її більше не зберігають.
plain-recorded = Запис гри у файлі { $path }.
plain-put-aside = Незакінчену гру відкладено; її запис у файлі { $path }.
plain-too-long = Це довше за все, що тут можна сказати.
plain-nobody-waits = Жоден бот не зупинився.
plain-wall-row = { wall }, ряд { $line }: { $tiles }.
plain-wall-row-empty = { wall }, ряд { $line }: порожньо.
plain-wall-tile = { color } у стовпчику { $column }
plain-no-seat = Місця «{ $seat }» немає, лише від 1 до { $count }.
plain-which-move = Скажи, який хід: «{ $word } 3R2».
plain-which-number = «{ $found }» не число.
plain-no-moves = Зараз немає чого грати.
plain-no-log = У цьому раунді ще нічого не зіграно.
plain-no-gold = Цього разу особливих фабрик немає.
plain-nobody-resigns = Ніхто не здається.
plain-over = Напиши «{ $rematch }», щоб зіграти ще раз, або «{ $quit }», щоб вийти.
plain-not-needed = Після «{ $word }» нічого не може стояти.

## At tables of a server: words, what they do, and what is said line by line

word-sit = сісти
word-ready = готово
word-begin = почати
word-bot = бот
word-remove = підняти
word-up = вгору
word-say = сказати
word-mute = заглушити
word-link = посилання, запросити
word-fair = чесність

help-sit = сісти за стіл під ім’ям: сісти Анна
help-ready = сказати, що ти готовий
help-begin = почати гру (господар столу)
help-bot = посадити бота на вільне місце (господар столу): бот 3 hard
help-remove = встати; з номером — попросити того, хто там сидить, встати
help-up = пересадити того, хто сидить на місці, на одне вище (господар столу): вгору 2
help-say = щось сказати; без слів — почути готові фрази, які кажуть їхніми номерами
help-mute = більше не слухати когось або слухати знову: заглушити 2
help-link = як інші потраплять за цей стіл
help-fair = після гри: чи був мішок чесним

plain-sit-down = Щоб сісти, введи «{ $sit }» і своє ім’я.
plain-which-seat = Скажи, яке місце: «{ $word } 2».
plain-which-name = Скажи своє ім’я: «{ $word } Анна».
plain-which-level = «{ $found }» — не рівень. Є такі: { $levels }.
plain-seat-kept = Твоє місце зберігається. «{ $command }» поверне тебе.
plain-line-back = Зв’язок відновлено.
turn-sent = Твій хід у дорозі

door-link = Посилання або сервер
door-link-note = Посилання, яке тобі надіслали, або адреса сервера.
door-code = Код
door-code-note = Короткий код столу, якщо є лише адреса сервера.

## Keys

key-column = стовпчик

## Screens

screen-too-small = Azulejo потрібен екран { $wanted }; цей має { $found }.
act-scoring = Підрахунок останнього раунду
act-board = Збільшити інше поле
act-command = Ввести хід або слово
act-now = назад до гри
key-log = перебіг
key-scroll = гортати
key-choose = вибрати
key-change = змінити
key-do = виконати
confirm-enter = Enter
confirm-enter-note = Хід чекає на Enter.
key-table = стіл
round-steps = за раундами
home-new = Нова гра
home-leave = Вийти з програми
settings-not-kept = Ці налаштування не збережено: { $why }.
games-note = Назва файлу із записом або позицією; нижче — ігри, зіграні тут.

## Звіти командного рядка: replay, demo та analyze

draw-over = Гру закінчено, раундів: { $round }
draw-tiling = Раунд { $round }, викладання на стіну
draw-supply = торбинка { $bag } · коробка { $lid }
draw-center = центр
draw-taken = забрано
demo-title = { $rules }, зерно: { $seed }

analysis-care = Позицій на пошук: { $nodes }. Інших наповнень: { $deals }. Зерно: { $seed }.
analysis-after-deal = після наповнення:
analysis-deal-luck = його везіння:
analysis-move = хід
analysis-seat = хто
analysis-lost = втрата
analysis-lead = відрив
analysis-depth = глибина
analysis-luck-note = Кожне наповнення порівняно з іншими з тієї самої торбинки: { $deals }. ± є стандартною похибкою.
analysis-course = Від початку до кінця
analysis-start = початок
analysis-luck = везіння
analysis-own = свої ходи
analysis-others = інші
analysis-unforeseen = неочікуване
analysis-end = кінець
analysis-moves = ходів
analysis-mean-loss = середня
analysis-points-lost = втрата очок
analysis-best = найкр
analysis-good = добрі
analysis-position = Раунд { $round }: ходить { $name }. Найкращі ходи, позицій на пошук { $nodes }:
analysis-expected = Середнє за наповненнями з торбинки ({ $deals }):
analysis-errors = Стандартні похибки не більші за { $chance } і { $points } очка.
plot-move = Раунд { $round }, хід { $number }: { $name }, { $code }
plot-above = { $name }, попереду вище 50%
plot-below = { $name }, попереду нижче 50%
