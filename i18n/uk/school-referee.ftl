# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Почати
referee-load = Продовжити із запису
referee-needs-record = Судді потрібен увесь запис; позиція не має минулого.

## The factories are filled

referee-fill = Наповніть вітрини
referee-starts = Починає { $name }.
# $factories is a list of numbers.
referee-open = Ще наповнити: { $factories }.
referee-gold-open = Ще вказати особливих фабрик: { $count }.
# $count more are wanted there.
referee-next = Вітрина { $factory }: ще { $count }
referee-full = Вітрина { $factory } повна
referee-complete = Усі вітрини повні.
referee-start = Почати раунд
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = Бік вітрини { $factory }
referee-plain = звичайний бік
referee-remove = Вітрина { $factory }: прибрати { color.accusative }
# A color to press; so many can still be drawn.
referee-color = { color }, лишилося { $count }
referee-keys = Клавіші: 1–9 вітрина, B Y R K W колір, Backspace назад.

## At any time

referee-undo = Назад
referee-steps = Усе введене
referee-game = Гра й запис
referee-undone-tap = Останнє введення скасовано.
referee-undone-deal = Вітрини знову можна змінити.
referee-undone-correction = Виправлення скасовано.
referee-boards = Планшети зараз

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, ряд { $line }, стовпчик { $column }: { $runs }
referee-go-on = До наступного раунду

## The record and the kept games

referee-record = Запис
referee-copy = Копіювати запис
referee-export = Зберегти запис у файл
referee-to-library = Зберегти гру
referee-in-library = Гра є серед збережених ігор.
referee-review = Розібрати цю гру
referee-new = Нова гра
referee-new-title = Почати нову гру?
referee-new-text = Тут уже триває гра. Що з нею зробити?
referee-new-keep = Зберегти її
referee-new-drop = Викинути її

## Corrections

referee-back = До столу
referee-steps-note = Щоб виправити крок, натисни на нього.
referee-nothing = Ще нічого не введено.
referee-dealt = Вітрини наповнено.
referee-correct = Виправити
referee-fix = Виправлення кроку { $step }
referee-no-step = Такого кроку немає.
referee-fix-deal = Зміни вітрини на те, що там було насправді.
referee-take-deal = Узяти ці вітрини
referee-wrong = Що було не так
referee-other = Інший хід
referee-other-note = Введи хід, який зробили насправді.
referee-forgotten = Бракує ходу
referee-forgotten-note = Введи хід, про який забули перед цим.
referee-not-so = Не було
referee-not-so-note = Цей хід буде видалено.
referee-not-so-do = Видалити цей хід
referee-ask = Виправити цей крок?
referee-do = Виправити
referee-stands = Усе введене пізніше лишається чинним.
referee-drops = { $count ->
    [one] { $count } пізніший крок уже неможливий і відпадає:
    [few] { $count } пізніші кроки вже неможливі й відпадають:
   *[other] { $count } пізніших кроків уже неможливі й відпадають:
}
referee-corrected = Виправлено.
referee-corrected-dropped = Виправлено. Відпало кроків: { $count }.
