# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Виберіть одну зі своїх партій або завантажте запис будь-якої іншої. Розбір працює на цьому пристрої; перші результати з’являються одразу й уточнюються, поки ви їх переглядаєте.
review-none = Тут ще немає жодної партії. Зіграйте або завантажте запис.
review-needs-record = Це позиція. Для розбору потрібен запис партії.
review-reviewed = Розібрано
review-begun = Розібрано: { $percent }%
review-other = Розібрати іншу партію
review-empty = У цій партії ще нічого не сталося.

review-progress = Перебіг розбору
review-go-on = Продовжити
review-failed = Розбір перервався. Те, що вже відомо, збережено; продовжте, щоб спробувати ще раз.

review-chances = Шанс на перемогу
review-values = Усі шанси в таблиці
review-after = Після
review-deal-of = Раунд { $round }, наповнення вітрин
review-moment = Момент, що розглядається
review-unknown = Ще не розглянуто.

review-moves = Усі ходи
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Очки
review-to-win = Шанс
review-deal = Наповнення вітрин
review-dealt = Вітрини наповнюються.

review-outlined-played = Пунктир: зіграний хід
review-outlined-last = Пунктир: останній хід
review-outlined-best = Подвійна лінія: найкращий хід
review-line-best = Найкраще продовження
review-line-played = Очікується після зіграного ходу
review-line-on = Очікуване продовження
review-before = Назад до столу перед ходом
review-try = Спробувати на пробній дошці
review-next-mistake = Наступна помилка

review-players = Точність
review-explained = Що означають ці числа?
review-costliest = Найдорожчі моменти
review-costliest-none = Поки що жоден хід багато не втратив.
review-show = Показати на столі

review-luck-title = Везіння з наповненням вітрин
review-luck-none = Наповнення вітрин порівнюються з іншими, починаючи з другого перегляду.
review-luck-together = Разом
# The two numbers of each cell.
review-luck-units = Угорі – в очках переваги, унизу – в шансі на перемогу.
