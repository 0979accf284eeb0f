# The what-if board and its editor.

## The board itself

board-damaged = Залишену тут позицію не вдалося прочитати. Її відкладено; вона на початковому екрані.
board-not-kept = Цей пристрій не зберігає дошку: сховище заповнене або закрите для цієї сторінки. Щоб повернутися до неї, скопіюйте посилання або збережіть файл.
board-steps = Кроки
board-turn = Раунд { $round }, ходить { $name }
board-turn-bag = Раунд { $round }: роздача з торбинки
board-beginning = Початок цієї дошки.
board-dealt = Раунд { $round }: вітрини заповнено.

## What was tried

board-tree = Усе, що спробувано
board-tree-empty = Поки нічого: роздайте й ходіть за будь-кого.
# Stands before a move that was tried instead of the one before it.
board-instead = або
board-step = { $code }, { $name }: { $move }
board-step-deal = Раунд { $round }, роздача { $deal }
board-promote = Зробити основною
board-promoted = Тепер це основна лінія.
board-cut = Видалити звідси
board-cut-done = Видалено. Це можна повернути.
board-bring-back = Повернути попереднє

## Bots and the bag

board-paused = Ви дивитеся назад, тож ніхто не ходить сам.
board-broken = Бот зламався й не має ходу.
board-go-on = Продовжити звідси
board-pause = Пауза
board-thinks = { $name } думає.
board-deal-due = Що дає торбинка на раунд { $round }
board-deal-random = Роздати навмання
board-deal-same = Так само, як у грі
board-deal-unfit = Роздача з гри вже не підходить: у торбинці й коробці тепер інше.
board-deal-enter = Ввести роздачу
board-deal-take = Роздати так
board-deal-note = На кожну вітрину група літер, як-от BBYR KKWW; золотий бік попереду, як-от 2R*BBYW; - означає нічого.
board-same-over = Роздачі з гри вже не підходять, цю роздано навмання.

## Candidate moves

board-best = Можливі ходи
board-best-show = Показати список
board-best-move = Хід
board-best-chance = Перемога
board-best-margin = Перевага
board-best-loss = Втрата
board-look-failed = Не вдалося розглянути ходи.
board-looking = Шукаю …
board-looking-on = Шукаю глибше …
board-looked = Готово.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = Найкращі: { $count } з { $choices }. { $progress }
board-expected = Чого кому чекати від роздачі
board-expected-points = Очки

## Who plays, and how the bag deals

board-by-hand = Вручну
board-dealing = Роздача
board-dealing-ask = Коли скажу
board-dealing-random = Навмання
board-dealing-same = Як у грі
board-same-note = Роздачі з гри повторюються, доки потрібне є в торбинці й коробці. Потім роздають навмання.

## Sharing and opening

board-share = Поділитися
board-copy-position = Копіювати позицію
board-copy-link = Копіювати посилання
board-save = Зберегти файл
board-copied-position = Позиція в буфері обміну.
board-copied-link = Посилання в буфері обміну.
board-open = Щось інше
board-new = Нова гра
board-new-begin = Почати
board-edit = Розставити вручну
board-bad-link = Це посилання не веде до позиції
board-bad-edit = Виправити в редакторі
board-bad-back = До дошки

## Trying again

board-again = Спробувати звідси знову
board-again-deals = Роздачі
board-again-new = Нові
board-again-same = Як у грі
board-again-new-note = Відкриється стіл із цією позицією та новими роздачами. Незакінчена гра за столом потрапить до збережених ігор.
board-again-same-note = Ви граєте далі тут. Роздачі з гри повторюються, доки потрібне є в торбинці й коробці; потім роздають навмання.
board-again-here = Грайте далі: боти відповідають тут.

## The editor

board-edit-title = Розставити позицію
board-edit-use = Взяти цю позицію
board-edit-undo = Скасувати
board-edit-redo = Повторити
board-edit-clear = Очистити
board-edit-palette = Що кладе дотик
board-edit-note = Торкніться полички чи клітинки, щоб покласти, а предмета – щоб забрати.
board-edit-marker = Маркер першого ходу
board-edit-erase = Прибрати
board-edit-factory = Вітрина { $factory }
board-edit-take = { color }, тут { $count }: забрати одну
board-edit-add = Додати сюди: { color }
board-edit-add-nothing = Виберіть колір, щоб додати сюди
board-edit-plain = звичайна
board-edit-taken = забрана
board-edit-side = Бік вітрини { $factory }
board-edit-center = Центр
board-edit-supplies = Торбинка й коробка
board-edit-bag = Торбинка
board-edit-lid = Коробка
board-edit-rest = Решту в торбинку
board-edit-count = { $place }, { $color }
board-edit-score = Очки
board-edit-floor = Відходи
board-edit-drop = Скинути у відходи
board-edit-no-tray = без таці
board-edit-tray = Таця: { $name }
board-edit-facts = Гра
board-edit-round = Раунд
board-edit-barren = Раундів без викладання
board-edit-act = Ходить
board-edit-nobody = ніхто, гру закінчено
board-edit-first = Почав раунд
board-edit-sound = Усе гаразд
board-edit-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
board-edit-text = Як текст
