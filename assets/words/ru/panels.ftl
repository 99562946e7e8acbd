# Что говорят панели, полосы и полотно окна.

view-menu-file = Файл
    .letter = F
view-menu-edit = Правка
    .letter = E
view-menu-board = Поле
    .letter = B
view-menu-rules = Правила
    .letter = R
view-menu-solve = Решение
    .letter = S
view-menu-setter = Автору
    .letter = T
view-menu-view = Вид
    .letter = V
view-menu-help = Справка
    .letter = H
view-menu-booklet = Книга
    .letter = B
view-menu-all = Меню
view-menu-scales = Размер всего: { $scale } %
    .less = Размер: { $scale } %, здесь { $real } %
    .hint = Выбрать размер букв, панелей и поля
view-undo = Отменить
view-redo = Повторить
view-play-test = Пробное решение
view-find = Найти команду
view-tab-new = Новая вкладка
view-tab-start = Начало
    .hint = Новые головоломки, примеры и недавние файлы
view-tab-no-file = Ещё не в файле
view-tab-booklet = Книга. { $file }
view-tab-unsaved = { $name }, не сохранено
view-tab-close = Закрыть «{ $name }»
view-tabs-more = ещё { $count }
view-saving-cancel = Больше не ждать
view-reading-cancel = Прервать чтение
view-check-running = Идёт проверка
view-status-no-cell = Нет клетки
view-status-open = пустых: { $count }
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = возможны { $digits }
view-status-file-saved = сохранено
view-status-file-unsaved = не сохранено
view-status-unsaved = Не сохранено
view-status-new = Нечего сохранять
view-status-path = ← → — шаги по пути, Space — проиграть, Escape — закрыть.
view-status-zoom = { $count } %
    .hint = Щёлкните, чтобы показать всё поле
view-cell-region = область { $number }
view-cell-box = блок { $number }
view-selected = { $count ->
    [one] выбрана { $count } клетка
    [few] выбраны { $count } клетки
   *[other] выбрано { $count } клеток
}

view-givens = { $count ->
    [one] { $number } открытая цифра
    [few] { $number } открытые цифры
   *[other] { $number } открытых цифр
}
view-rule-count = { $count ->
    [one] { $number } правило
    [few] { $number } правила
   *[other] { $number } правил
}
view-clues = { $count ->
    [one] { $number } подсказка
    [few] { $number } подсказки
   *[other] { $number } подсказок
}
view-guesses = { $count ->
    [one] { $number } догадка
    [few] { $number } догадки
   *[other] { $number } догадок
}
view-and-more = и ещё { $count }
view-place-of = { $place } из { $count }
view-stars = { $stars } из { $most } звёзд

view-board = Поле головоломки
view-board-nothing = ничего не выбрано
view-board-covered = закрыто, пока таймер стоит
view-board-empty = пусто
view-board-conflict = нарушает правило
view-board-centre = в центре { $digits }
view-board-corner = в углу { $digits }
view-board-given = дано { $digit }
view-board-entered = вписано { $digit }
view-board-solution = решение { $digit }
view-board-wrong = не как в решении
view-board-place = строка { $row }, столбец { $column }
view-board-clue = { $name } { $clue }
view-board-towards = в сторону { $cell }
view-paused = Пауза
    .hint = Поле закрыто. Space — продолжить.

view-legend-strong = верно одно из двух
view-legend-weak = не верны оба сразу
view-legend-along = одно ведёт к другому
view-legend-placed = ставится на этом шаге
view-legend-struck = вычёркивается на этом шаге
view-legend-houses = где искать

view-tools-find = Найти инструмент
view-tools-none-found = Инструмента с таким названием нет.
view-tools-place = Цифры
view-tools-handy = Под рукой
    .none = Здесь будут недавние.
view-tools-kept = { $name }, всегда наверху
view-tools-recent = { $name }, недавний
view-tools-layout = Раскладка
view-tools-refused = Не на этом поле: { $reason }.
view-tools-key = Инструмент берётся клавишей { $key }, потому что { $symbol } — цифра этого поля.
view-tools-all-grids = С Ctrl нажатие действует на все сетки.
view-tools-brushes = Нажмите { $key } ещё раз, чтобы сменить: { $brushes }.
view-tools-and = { $first } и { $second }
view-tools-symmetry = Симметричная расстановка
view-tools-symmetry-refused = Так нельзя: { $reason }.
view-tools-wanted = { $count ->
    [one] нужна { $number } клетка
    [few] нужны { $number } клетки
   *[other] нужно { $number } клеток
}
view-tools-fill = Заполнить по решению
view-tools-add-grid = + Добавить сетку
view-tools-duplicate-grid = Копия сетки
view-tools-delete-grid = Удалить сетку
view-rail-options = Параметры инструмента
    .hint = Что выбрано для инструмента в руке
    .none = Здесь нечего выбирать.
view-width-tools = Ширина инструментов
view-width-facts = Ширина сведений

view-puzzle = Головоломка
view-puzzle-title = Название
    .none = Без названия
view-puzzle-author = Автор
    .none = Пока никто
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count ->
    [one] { $count } сетка { $size } × { $size }
    [few] { $count } сетки { $size } × { $size }
   *[other] { $count } сеток { $size } × { $size }
}
view-puzzle-no-rules = Правил пока нет: возьмите инструмент слева.
view-puzzle-rules = Выберите правило в списке, чтобы изменить его настройки.
view-rules = Правила
    .none = Пока нет. Возьмите инструмент слева и рисуйте на поле.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, выключено
view-rule-place-off = { $place } · выкл.
view-rule-switch-off = Выключить правило «{ $name }»
view-rule-switch-on = Включить правило «{ $name }»
view-rule-locked = { $rule }, закреплено
view-rule-unlock = Открепить: { $name }
view-rule-name = Имя правила
view-rule-name-hint = Имя в списке
view-rule-group = { $count ->
    [one] Группа { $name }, { $count } правило
    [few] Группа { $name }, { $count } правила
   *[other] Группа { $name }, { $count } правил
}
view-rule-group-count = { $count }
view-rule-group-name = Имя группы
view-rule-group-hint = Щелчок выбирает всю группу, двойной щелчок меняет её имя
view-rule-colour = Цвет
view-colour-sand = Песочный цвет
view-colour-green = Зелёный цвет
view-colour-blue = Синий цвет
view-colour-violet = Фиолетовый цвет
view-colour-rose = Розовый цвет
view-colour-grey = Серый цвет
view-jigsaw = Фигурные области
view-jigsaw-done = Все области (их { $size }) связны и содержат по { $size } клеток.

view-candidates = Кандидаты
view-candidates-none = Нет
view-candidates-possible = Возможные
view-candidates-counted = Со счётом
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Сколько решений останется, если дать эту цифру: при 1 решение единственно. Чем темнее клетка, тем больше решила бы цифра в ней.
view-candidates-keep-looking = Искать дальше
view-candidates-stop = Прервать поиск
view-candidates-unfinished = Их нет, пока области не закончены.
view-candidates-running = Идёт поиск… { $count ->
    [one] { $number } догадка
    [few] { $number } догадки
   *[other] { $number } догадок
} · { $time }
view-candidates-waiting = Поиск начнётся, когда закончится проверка.
view-candidates-no-solution = Их нет: у головоломки нет решения.
view-candidates-solved = Все найдены
view-candidates-digits = { $count ->
    [one] { $count } цифра в { $cells }
    [few] { $count } цифры в { $cells }
   *[other] { $count } цифр в { $cells }
}
view-candidates-open = { $count ->
    [one] { $number } пустой клетке
   *[other] { $number } пустых клетках
}
view-candidates-unknown = Они неизвестны: { $reason } через { $time }.

view-verdict = Вердикт: { $words }
    .hint = Что известно о головоломке сейчас; щелчок показывает сведения
view-verdict-short-unfinished = Области не готовы
view-verdict-short-unique = Одно решение
view-verdict-short-disagree = Движки расходятся
view-verdict-short-unknown = Неизвестно
view-verdict-checking = Проверка…
view-verdict-running = Поиск решений…
view-verdict-several = Несколько решений
view-verdict-none = Нет решения
view-verdict-unique = Ровно одно решение
view-verdict-unfinished = Области не закончены
    .detail = В каждой области должно быть столько клеток, сколько есть цифр; тогда головоломку можно проверить.
view-verdict-sparse = Пока несколько решений
    .detail = обычно, пока подсказок мало
view-verdict-disagree = Движки расходятся
    .detail = Один из них ошибается из-за ошибки в программе. Пожалуйста, сообщите о ней.
view-verdict-out-of-time = Неизвестно: вышло время
    .detail = За { $time } ничего не доказано.
view-verdict-stopped = Неизвестно: прервано
    .detail = Проверка прервана через { $time }.
view-verdict-failed = Нет ответа
    .detail = Сбой движка: { $reason }
view-verdict-guesses = { $count ->
    [0] без догадок
    [1] нужна одна догадка
    [one] нужна { $number } догадка
    [few] нужны { $number } догадки
   *[other] нужно { $number } догадок
}
view-advice-clash = Цифры, отмеченные на поле красным, противоречат друг другу или правилу: измените или сотрите одну.
view-advice-rules = Никакие цифры не подходят сразу ко всем открытым цифрам и правилам, хотя открытые цифры друг другу не противоречат.
    .ways = Отмените последний шаг, сотрите сомнительную открытую цифру или выключите правило его глазом.
view-advice-givens = Никакие цифры не подходят ко всем открытым цифрам сразу, хотя они друг другу не противоречат.
    .ways = Отмените последний шаг или сотрите сомнительную открытую цифру.
view-verdict-hide = Скрыть
view-verdict-compare = Сравнить
view-verdict-cancel = Прервать
view-verdict-mend = Исправить области
view-verdict-hide-solution = Скрыть решение
view-verdict-show-solution = Показать решение
view-verdict-why = Почему?
view-verdict-undo = Отменить шаг
view-verdict-check-again = Проверить снова
view-verdict-keep-trying = Искать дальше
view-verdict-prove = Доказать

view-opinion = { $engine }: { $answer }
view-opinion-running = Доказательство ЦЛП
view-opinion-agrees = Программа ЦЛП согласна
view-opinion-unique = одно решение
view-opinion-several = несколько
view-opinion-none = нет решения
view-opinion-stopped = прервано
view-opinion-out-of-time = вышло время
view-opinion-failed = сбой
view-engine-search = Поиск
view-engine-program = Программа ЦЛП

view-work = Подробности
    .details = Подробности проверки
view-work-count = Подсчёт
view-work-guesses = Догадки
view-work-backtracks = Отменённые догадки
view-work-houses = Выводы из областей
view-work-clauses = Выводы из дизъюнктов
view-work-sums = Выводы из сумм
view-work-pairs = Выводы из пар
view-work-words = Выводы из слов
view-work-learned = Выученные дизъюнкты
view-work-programs = Целочисленные программы
view-work-rows = Строки наибольшей
view-work-bases = Базисы Грёбнера

view-count-exactly = { $count ->
    [one] Ровно { $number } решение
    [few] Ровно { $number } решения
   *[other] Ровно { $number } решений
}
view-count-at-least = { $count ->
    [one] Не меньше { $number } решения
   *[other] Не меньше { $number } решений
}
view-count-two-differ = { $count ->
    [one] показанные два различаются в { $count } клетке
   *[other] показанные два различаются в { $count } клетках
}
view-count-all = все подсчитаны за { $time }
view-count-limit = предел достигнут через { $time }
view-count-cancelled = подсчёт прерван через { $time }
view-count-out-of-time = время подсчёта вышло через { $time }
view-count-failed = сбой подсчёта: { $reason }
view-count-differ = { $count ->
    [one] { $count } клетка различается между ними
    [few] { $count } клетки различаются между ними
   *[other] { $count } клеток различаются между ними
}
view-count-kept = { $count ->
    [one] можно посмотреть первое { $number }
   *[other] можно посмотреть первые { $number }
}
view-count-found = { $count ->
    [one] найдено { $number }
   *[other] найдено { $number }
}
view-count-bar = Найденные решения, до предела
view-count-previous = Назад
view-count-next = Далее
view-count-marks = Отмеченные клетки различаются между решениями; ярко отмеченные изменились на этом шаге
view-count-up-to = Считать до
    .name = Сколько решений считать самое большее
view-count-start = Считать…

view-difficulty = Сложность: { $words }
    .stars = Сложность: { $stars } из { $most } звёзд, { $words }
view-difficulty-unknown = Сложность неизвестна
view-difficulty-waiting = Ищется путь решения…
view-difficulty-harder = Сложнее цепей: смотрите путь
view-difficulty-beyond = Приёмов недостаточно

view-path = Путь решения
view-path-steps = { $count ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
view-path-hardest = макс. { $number }
view-path-contradiction = Противоречие
    .hint = Путь кончается там, где для клетки или области ничего не осталось
view-path-end = Конец
    .hint = Дальше логика не ведёт
view-path-end-none = Здесь для клетки или области ничего не осталось: решения нет.
view-path-end-of = { $count ->
    [one] Конец: { $number } шаг
    [few] Конец: { $number } шага
   *[other] Конец: { $number } шагов
}
view-path-unsolved = Не решено
    .hint = { $count ->
    [one] Пришлось бы пробовать не меньше { $count } кандидата какой-нибудь клетки
   *[other] Пришлось бы пробовать не меньше { $count } кандидатов какой-нибудь клетки
}
view-path-up-to = Приёмы до
    .all = Все
view-path-printed = В печати
    .nothing = Ничего
    .hint = На листах и в книгах не сказано, насколько она трудна
view-path-lost = Путь потерян: { $reason }.
view-path-out-of-time = Поиск пути занял слишком много времени.
view-path-unfinished = Сначала исправьте области; тогда головоломку можно решать.
view-path-waiting = Ищутся шаги…
view-path-curve = Кривая пути: шаг { $step } из { $count }
view-path-bottleneck = узкое место: только один ход
view-path-singles = { $count ->
    [one] { $count } одиночка
    [few] { $count } одиночки
   *[other] { $count } одиночек
}
view-path-step = Шаг { $step }
view-path-step-of = Шаг { $step } из { $count }
view-path-solved = Решено.
view-path-beyond = { $count ->
    [one] За пределами этих приёмов: осталась { $number } клетка, пробовать не меньше { $most } кандидатов.
    [few] За пределами этих приёмов: остались { $number } клетки, пробовать не меньше { $most } кандидатов.
   *[other] За пределами этих приёмов: осталось { $number } клеток, пробовать не меньше { $most } кандидатов.
}
view-path-place = Место на пути

view-hint = Совет
view-hint-out-of-time = За отведённое время шаг не найден.
view-hint-mistakes = { $count ->
    [one] { $number } введённая цифра — не та, что в решении.
    [few] { $number } введённые цифры — не те, что в решении.
   *[other] { $number } введённых цифр — не те, что в решении.
}
view-hint-look = Посмотрите сюда: { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Там { $why }: { $result }.
view-hint-solved = В каждой клетке есть цифра.
view-hint-stuck = Ни один приём не ведёт дальше.
view-hint-place = Поставить
view-hint-show = Показать путь

view-author-thin-out = Прореживание
    .start = Проредить
view-author-redundant = Лишние подсказки
view-author-explain = Почему?
view-author-generate = Генерация
    .start = Создать
view-author-derive = Преобразование
    .start = Преобразовать
view-author-again = Искать снова
view-author-close = Закрыть панель
view-author-cancel = Прервать работу
view-author-begins = Начало…
view-author-try = Попытка { $place } из { $count }
view-author-clues-now = { $count ->
    [one] сейчас { $number } подсказка
    [few] сейчас { $number } подсказки
   *[other] сейчас { $number } подсказок
}
view-author-best = лучшее пока { $count }
view-author-rated = испробовано головоломок: { $number }
view-author-questions = { $count ->
    [one] проверено { $number } раз
    [few] проверено { $number } раза
   *[other] проверено { $number } раз
}
view-author-seed = Вариант
    .hint = Одно и то же число даёт один и тот же результат. Тяните или щёлкните и введите.
view-explain-solutions = Поиск решений
view-explain-difference = Сравнение решений
view-explain-settling = Проба отдельных цифр
view-explain-contradiction = Отбрасывание подсказок и правил
view-explain-best = наименьшее пока { $count }
view-scope-board = Всё поле
view-scope-grids = Каждая сетка
view-wish-symmetry = Симметрия
    .name = Симметрия подсказок
view-wish-difficulty = Сложность
    .name = Желаемая сложность
    .any = любая или 3..5
    .hint = Число самого трудного шага, от и до: 3..5, 2.6.. или ..7.1
view-wish-difficulty-any = Любая
view-wish-difficulty-label = Самый трудный шаг от { $least } до { $most }
view-wish-difficulty-range = Свой диапазон…
view-wish-difficulty-from = Самый трудный шаг
    .name = Желаемый диапазон
view-wish-needs = Нужен приём
    .any = Любой
view-wish-clues = Подсказки
    .name = Желаемое число подсказок
    .none = чем меньше
view-wish-prefer = Желательно
view-prefer-clues = Меньше подсказок
    .hint = Как можно меньше подсказок
view-prefer-givens = Меньше цифр
    .hint = Как можно меньше открытых цифр, лучше ни одной, затем как можно меньше других подсказок
view-prefer-even = Поровну
    .hint = Открытые цифры как можно равномернее по строкам, столбцам и блокам
view-wish-tries = Попытки
view-wish-limit = Не дольше
    .hint = На больших полях последние подсказки отнимают много времени; результат — то, что достигнуто к этому сроку
view-limit-none = Без предела
view-limit-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
view-limit-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
view-loose-rules = Убирать и правила
    .hint = Диагональ или закрашенная область может оказаться ненужной
view-pins-start = Закрепить
view-pins-stop = Не закреплять
view-pins-none = Открепить все
view-pins-how = Щёлкните подсказки, которые должны остаться, или подойдите к ним стрелками и нажмите Space.
view-pins-count = { $count ->
    [one] { $number } подсказка закреплена и останется.
    [few] { $number } подсказки закреплены и останутся.
   *[other] { $number } подсказок закреплено, они останутся.
}
view-generate = Что создать
view-generate-board = Это поле
    .hint = Поле и правила как есть, с новыми открытыми цифрами
view-generate-cells = Эти клетки
    .hint = Поле и правила как есть, с новыми цифрами там, где сейчас открытые
view-from-zero = Цифры с 0
view-thin-marks = Прореживать и знаки
    .hint = Рамки, линии и другие знаки убираются после подсказок, если они не нужны
view-mixed-with = Вместе с
view-mixed-and = и с
view-mixed-kind = Вид { $number } в смеси
view-mixed-nothing = Ничего
view-derive-places = Клетки меняются местами
view-derive-digits = Цифры меняются именами
view-kind-classic = Классическая
view-kind-shidoku = Сидоку (4×4)
view-kind-roku = Року (6×6)
view-kind-hachi = Хати (8×8)
view-kind-juuni = Дзюни (12×12)
view-kind-super = Суперсудоку (16×16)
view-kind-latin = Латинский квадрат
view-kind-jigsaw = Фигурная
view-kind-twin = Близнецы
view-kind-chain = Диагональная цепь
view-kind-samurai = Самурай
view-kind-sohei = Сохэй
view-kind-windmill = Мельница
view-kind-butterfly = Бабочка
view-kind-flower = Цветок

view-result-time = Это заняло { $time }.
view-result-select = Щёлкните, чтобы выбрать клетки
view-result-apply = Применить
view-result-discard = Отбросить
view-result-another = Ещё вариант
view-result-back = Назад
view-result-thin-out = Проредить…
view-result-unique = Решение ровно одно
    .detail = Значит, объяснять нечего.
view-result-cancelled = Прервано
    .detail = Головоломка осталась прежней.
view-result-refused = Это невозможно
view-needed = Нужна каждая подсказка
    .detail = Без любой из них решений несколько.
view-redundant = { $count ->
    [one] { $count } подсказка не нужна
    [few] { $count } подсказки не нужны
   *[other] { $count } подсказок не нужны
}
    .detail = { $count ->
    [1] Она отмечена на поле; без неё решение по-прежнему одно. Каждая подсказка с точкой нужна.
   *[other] Они отмечены на поле. Без любой из них решение по-прежнему одно, но без двух сразу — возможно, уже нет. Каждая подсказка с точкой нужна.
}
view-several-count = { $count ->
    [one] Всего { $number } решение
    [few] Всего { $number } решения
   *[other] Всего { $number } решений
}
view-several-open = { $count ->
    [one] { $number } клетка различается между решениями.
    [few] { $number } клетки различаются между решениями.
   *[other] { $number } клеток различаются между решениями.
}
    .at-least = { $count ->
    [one] Не меньше { $number } клетки различается между решениями: время вышло раньше, чем всё стало известно.
   *[other] Не меньше { $number } клеток различаются между решениями: время вышло раньше, чем всё стало известно.
}
view-several-smallest = Наименьшее найденное различие, в рамке: { $cells }.
view-several-select = Выбрать клетки в рамке
view-settling-marks = { $count ->
    [one] То же решил бы { $count } знак или правило:
    [few] То же решило бы любое из { $count } знаков и правил:
   *[other] То же решило бы любое из { $count } знаков и правил:
}
view-settling-mark-hint = Щелчок ставит это на поле
view-settling-none = Ни одна отдельная цифра этого не решает.
view-settling-digits = { $count ->
    [one] Это решила бы { $number } цифра в { $cells }: любая из мелких цифр на поле.
    [few] Это решили бы { $number } цифры в { $cells }: любая из мелких цифр на поле.
   *[other] Это решили бы { $number } цифр в { $cells }: любая из мелких цифр на поле.
}
view-settling-cells = { $count ->
    [one] { $number } клетке
   *[other] { $number } клетках
}
view-settling-given = { $digit } в { $cell }
view-settling = { $count ->
    [1] Одно это оставляет ровно одно решение: { $givens }.
   *[other] Всё это вместе оставляет ровно одно решение: { $givens }.
}
view-settling-select = Выбрать { $givens }
view-settling-place = Поставить
view-settling-place-all = Поставить все
view-blame-none = Поле нельзя заполнить
    .detail = Ни подсказки, ни правила в этом не виноваты.
view-blame-one = Этого не может быть
    .detail = Противоречит полю само по себе.
view-blame-several = Они противоречат друг другу
    .detail = Без любого из них у остальных есть решение.
    .fewer = Возможно, хватит и меньшего: время вышло раньше, чем это стало известно.
