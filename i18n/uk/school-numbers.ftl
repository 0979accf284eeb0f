# Statistics: the games of this device in numbers.

numbers-none = На цьому пристрої ще немає жодної завершеної партії. Дограйте якусь до кінця або завантажте запис для розбору: тоді ви знайдете тут свої результати.

numbers-everybody = Усі
numbers-nameless = Без імені
numbers-all-rules = Усі правила
# As the start screen names them.
numbers-rules = { $players } гравці · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Партії
numbers-percent-won = Виграно
numbers-mean = Очок за партію
numbers-best = Найкраща партія
numbers-margin = Перевага наприкінці
numbers-floor-round = Втрата на підлозі за раунд

numbers-by-rules = Результати за правилами
numbers-by-level = Результати за суперниками
numbers-people = Лише люди
numbers-won = Виграші
numbers-shared = Спільні
numbers-lost = Програші
numbers-left = Здані

numbers-sources-note = У середньому за дограну до кінця партію.
numbers-no-whole = Жодну з цих партій не дограно до кінця.
numbers-floor = Втрати на підлозі, партія за партією
numbers-accuracy = Точність із часом
numbers-no-accuracy = Розберіть свої партії, і тут буде видно, наскільки точно ви граєте.
numbers-table = Таблицею
numbers-game = Партія
numbers-date = Дата
numbers-value = Значення
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, востаннє { $last }, у середньому { $mean }.

numbers-export-note = Партії, пораховані вище, кожна в окремому рядку, для електронної таблиці чи власної програми.
numbers-csv = Зберегти як CSV
numbers-json = Зберегти як JSON
