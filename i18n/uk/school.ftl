# The frame of the school and its first page.

title-school = Школа – Azulejo
title-review = Розбір партії – Azulejo
title-board = Пробна дошка – Azulejo
title-learn = Навчання – Azulejo
title-drills = Вправи – Azulejo
title-daily = Задача дня – Azulejo
title-referee = Суддя – Azulejo
title-numbers = Статистика – Azulejo

school-to-table = До столу
school-note = Усе тут працює без мережі, з вашими партіями та з будь-якою позицією.
learn = Навчання
learn-note = Від перших плиток до останньої премії, крок за кроком на справжніх дошках.
daily = Задача дня
daily-note = Однакова для всіх: знайти один хід.
drills = Вправи
drills-note = Позиції з одним явно найкращим ходом, за темою та складністю.
review = Розбір партії
review-note = Скільки коштував кожен хід, що було краще і чи щастило з роздачами.
board = Пробна дошка
board-note = Спробуйте будь-що з будь-якої позиції; найкращі ходи видно одразу.
referee = Суддя
referee-note = Для столу зі справжніми плитками: вводьте, що відбувається, а він перевіряє, рахує й пояснює.
numbers = Статистика
numbers-note = Ваші партії в числах: результати, очки, втрати на підлозі й точність.
