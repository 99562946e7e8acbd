# Слова диалогов, стартовой страницы, книг и пробного решения.

## Кнопки и числа, которые есть во многих из них

ask-cancel = Отмена
ask-close = Закрыть
ask-replace = Заменить
ask-save-as = Сохранить как…
ask-undo = Отменить
ask-redo = Повторить
ask-more = и ещё { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count ->
    [one] { $count } сетка { $size } × { $size }
    [few] { $count } сетки { $size } × { $size }
   *[other] { $count } сеток { $size } × { $size }
}
ask-givens = { $count ->
    [one] { $number } открытая цифра
    [few] { $number } открытые цифры
   *[other] { $number } открытых цифр
}
ask-rules = { $count ->
    [one] { $number } правило
    [few] { $number } правила
   *[other] { $number } правил
}
ask-grids = { $count ->
    [one] { $number } сетка
    [few] { $number } сетки
   *[other] { $number } сеток
}
ask-cells = { $count ->
    [one] { $number } клетка
    [few] { $number } клетки
   *[other] { $number } клеток
}
ask-puzzles = { $count ->
    [one] { $number } головоломка
    [few] { $number } головоломки
   *[other] { $number } головоломок
}
ask-pages = { $count ->
    [one] { $number } страница
    [few] { $number } страницы
   *[other] { $number } страниц
}
ask-ago-minutes = { $count ->
    [one] { $number } минуту назад
    [few] { $number } минуты назад
   *[other] { $number } минут назад
}
ask-ago-hours = { $count ->
    [one] { $number } час назад
    [few] { $number } часа назад
   *[other] { $number } часов назад
}
ask-ago-days = { $count ->
    [one] { $number } день назад
    [few] { $number } дня назад
   *[other] { $number } дней назад
}

## Что стоит за доказательством

ask-proof-ideal = Алгебра
ask-proof-program = Целочисленная программа
ask-proof-works = { $count ->
    [one] В работе { $seconds } с: { $number } узел.
    [few] В работе { $seconds } с: { $number } узла.
   *[other] В работе { $seconds } с: { $number } узлов.
}
ask-proof-nothing = Пока ничего не спрошено.
ask-proof-copy = Копировать LaTeX
ask-proof-grid = Заполненная сетка

## Поиск команд

ask-find = Найти команду
    .hint = Найти команду, правило, пример, файл или настройку
ask-find-none = Ничего с таким названием. Чем меньше букв, тем больше найдётся.
ask-find-choose = ↑ ↓ выбрать
ask-find-run = Enter выполнить
ask-find-next = Tab следующий вид
ask-find-close = Esc закрыть
ask-find-count = { $found } из { $total }
ask-find-all = Все
ask-find-commands = Команды
ask-find-rules = Правила
ask-find-examples = Примеры
ask-find-files = Файлы
ask-find-settings = Настройки
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, сейчас нельзя: { $reason }
ask-find-refused = Сейчас нельзя: { $reason }

## Вопросы перед сохранением файла

ask-newer = Файл на диске изменился
    .why = { $path } был записан другой программой после того, как его открыли или сохранили здесь.
    .choice = Записать: записанное другой программой пропадёт. Обновить: сделанное здесь пропадёт.
    .overwrite = Записать
    .reload = Обновить
ask-changed = Файл на диске изменился
    .choice = Обновить: сделанное здесь пропадёт. Оставить: вопрос повторится при сохранении.
    .clean = Здесь с тех пор ничего не менялось.
    .compare = Сравнить оба
    .keep = Оставить моё
    .here = Открыто здесь
    .there = В файле
    .same = Оба говорят одно и то же.
ask-changed-board = Поля различаются
ask-changed-givens = { $count ->
    [one] различается { $count } открытая цифра: { $cells }
    [few] различаются { $count } открытые цифры: { $cells }
   *[other] различаются { $count } открытых цифр: { $cells }
}
ask-changed-here = Только здесь: { $what }
ask-changed-there = Только в файле: { $what }
ask-changed-more = ещё { $count }
ask-changed-order = Правила стоят в другом порядке
ask-changed-words = Название или автор различаются
ask-changed-notes = Пометки, цвета или заметки различаются
ask-changed-rest = Символы или звёзды различаются
ask-changed-puzzles-order = Головоломки стоят в другом порядке
ask-changed-settings = Настройки страниц различаются
ask-comments = В файле есть комментарии
    .why = Комментарии в { $path } пропадут, если сохранить его здесь.
    .choice = «Сохранить как…» запишет другой файл и оставит этот как есть.
    .save = Без комментариев
ask-unsaved = Сохранить изменения в «{ $name }»?
    .several = { $count ->
        [one] Сохранить изменения в { $count } документе?
       *[other] Сохранить изменения в { $count } документах?
    }
    .why = Без сохранения они пропадут.
    .save = Сохранить
    .all = Сохранить все
    .discard = Не сохранять

## Выбор файлов в окне

ask-path = Путь
    .exists = { $path } уже существует.
    .missing = Файла { $path } нет.
    .open = Открыть
    .save = Сохранить
    .add = Добавить
    .choose = Выбрать
    .export = Экспорт
ask-board-reading = Читается сохранённое ранее…
ask-browse-reading = Чтение папки…
ask-browse-recent = Недавние файлы
ask-browse-home = Домашняя папка
ask-browse-computer = Компьютер
ask-browse-folders = Недавние папки
ask-browse-up = На папку выше
ask-browse-new-folder = Новая папка
    .name = Имя новой папки
    .make = Создать
ask-browse-nothing = Здесь нечего выбрать.
ask-browse-chosen = { $count ->
    [one] Выбран { $number } файл
    [few] Выбрано { $number } файла
   *[other] Выбрано { $number } файлов
}
ask-browse-no-puzzle = Головоломки в нём нет.
ask-browse-name = Имя файла или путь
ask-browse-find = Часть имени или путь
ask-browse-all = Файлы любого вида
ask-failed-back = Назад

## Раскладка, которую запоминают

ask-layout-keep = Запомнить раскладку
    .why = Под этим именем она предлагается для новых головоломок; открытые цифры и правила не запоминаются.
    .replaced = «{ $name }» будет заменена.
    .name = Имя раскладки
    .yes = Запомнить

## Клавиши и жесты

ask-keys = Клавиши и жесты
    .board = На поле
    .tools = Инструменты
    .everywhere = Везде
    .play = При пробном решении
    .booklet = В книге
    .change = Изменить клавиши…
    .print = На листе…
ask-gesture-select = выбрать клетки
    .key = Щелчок, протягивание
ask-gesture-alike = все такие же клетки: цифра, цвет, пометка, правило или блок
    .key = Двойной щелчок
ask-gesture-frame = выбрать то, что в рамке
    .key = Тянуть от края поля
ask-gesture-upto = выбрать до клетки
    .key = Shift+щелчок, Shift+тянуть
ask-gesture-toggle = добавить клетку или убрать
    .key = Ctrl+щелчок
ask-gesture-move = переместить, расширить выбор
    .key = Стрелки, Shift+стрелки
ask-gesture-carry = перенести правило в другое место
    .key = Alt+перетаскивание, за ручку
ask-gesture-type = ввести цифру
    .key = 0–9, буквы после 9
ask-gesture-next = закончить число, к следующему месту
    .key = Стрелка, Tab, Enter
ask-gesture-drawn = выбрать нарисованное
    .key = Щелчок, инструменты правил
ask-gesture-end = продолжить линию; с Ctrl — другую
    .key = Вести от конца линии
ask-gesture-clear = очистить клетки или удалить правило
ask-gesture-apply = применить предложенное или проверить снова
ask-gesture-pin = закрепить подсказки, которые останутся: щелчок или стрелки и Space
    .key = K, при прореживании
ask-gesture-everywhere = правило на всех сетках
    .key = Ctrl+нажатие, инструменты правил
ask-gesture-zoom = масштаб
    .key = Ctrl+колесо, два пальца
ask-gesture-pan = перемещение по полю
    .key = Колесо, Space+тянуть
ask-gesture-panel = шире или уже; двойной щелчок: как было
    .key = Тянуть край панели
ask-gesture-leave = выйти из начатого
ask-gesture-lines = идти по головоломкам и заголовкам списка
    .key = Стрелки, Home, End, Page Up, Page Down
ask-gesture-stretch = выбрать несколько
    .key = Shift с этими клавишами
ask-gesture-drop = другое место: головоломка на заголовке становится первой в его разделе, заголовок уводит свой раздел с собой
    .key = Тянуть строку списка
ask-gesture-corner = пометка в углах
    .key = Shift+цифра
ask-gesture-middle = пометка в центре
    .key = Ctrl+цифра
ask-gesture-colour = цвет
    .key = Alt+цифра
ask-gesture-mode = чем становятся цифры: цифра, угол, центр, цвет
ask-gesture-pause = пауза и продолжение
ask-gesture-check = проверить
ask-gesture-hint = совет, затем посильнее
ask-gesture-why = почему цифра верна или нет

## Что это за программа

ask-about = Студия для тех, кто составляет варианты судоку.
    .licence = Свободная программа по лицензии MIT.
    .typeface = Шрифт — Inter, авторы The Inter Project Authors, лицензия SIL Open Font License 1.1.

## Свои клавиши

ask-change = Изменение клавиш
    .hint = Поиск по командам и названиям клавиш
    .field = Поиск команд
    .nothing = Нет команды с таким названием и нет такой клавиши.
    .usual = Обычные для всех
    .conflict = { $key } — клавиша команды «{ $name }».
    .take = Занять
    .leave = Оставить
    .waits = Нажмите новые клавиши. Delete убирает клавишу, Escape оставляет всё как есть.
    .click = Щёлкните клавишу, чтобы изменить её.
    .press = Нажмите клавиши…
    .none = нет
    .back = Обычная клавиша: { $name }
    .was = Обычная клавиша: { $key }

## Символы

ask-symbols = Символы
    .why = Как цифры этой головоломки пишутся на экране и на листах и как вводятся.
    .head = Свои…
    .use = Взять
    .done = Головоломка записана ими.
    .wanted = { $count ->
        [one] { $count } символ через пробелы, в порядке цифр.
        [few] { $count } символа через пробелы, в порядке цифр.
       *[other] { $count } символов через пробелы, в порядке цифр.
    }
ask-symbols-mixed = Цифры, затем буквы
ask-symbols-digits = Цифры
ask-symbols-letters = Буквы
ask-symbols-persian = Персидские цифры
ask-symbols-arabic = Арабо-индийские цифры
ask-symbols-devanagari = Цифры деванагари
ask-symbols-greek = Греческие буквы
ask-symbols-own = Свои символы

## Примеры

ask-gallery = Новая из примера
    .find = Найти пример
    .none = Нет примера с таким названием.

## Новая головоломка или другое поле

ask-board-new = Новая головоломка
ask-board-change = Изменить поле
ask-board-example = Из примера…
ask-board-size = Размер
ask-board-layout = Раскладка
ask-board-digits = Цифры с { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = блоки { $rows } × { $columns }
ask-board-shidoku = Сидоку
ask-board-roku = Року
ask-board-roku-upright = Року, стоячее
ask-board-hachi = Хати
ask-board-sudoku = Судоку
ask-board-juuni = Дзюни
ask-board-super = Суперсудоку
ask-board-giant = Гигант
ask-board-other = Другие блоки
    .name = Блоки любой формы
    .rows = Строки блока
    .columns = Столбцы блока
ask-board-rows-by = строк ×
ask-board-columns = столбцов
ask-board-latin = Латинский квадрат
    .name = Латинский квадрат
    .rows = Строки латинского квадрата
ask-board-both = строк и столбцов
ask-board-same = Как есть
ask-board-single = Одна сетка
ask-board-refused = Невозможно: { $reason }.
ask-board-chain = Сеток в цепи
ask-board-delete = Удалить
    .really = Точно удалить
ask-board-create = Создать
    .change = Изменить

## Что было вставлено

ask-pasted-untitled = Головоломка без названия
ask-pasted-warnings = Изменено или пропущено
ask-pasted-format = Прочитано как { $format }
ask-pasted-author = автор: { $name }
ask-pasted-others = { $count ->
    [one] С ней ещё { $number } головоломка; эта первая.
    [few] С ней ещё { $number } головоломки; эта первая.
   *[other] С ней ещё { $number } головоломок; эта первая.
}
ask-pasted-add = Добавить к этой
    .hint = Её открытые цифры и правила одним шагом; поле остаётся прежним
    .refused = Книга ссылается на файлы: откройте как головоломку, сохраните её и добавьте файл
ask-pasted-open = Открыть как новую

## Несохранённые изменения

ask-left = Несохранённые изменения
    .none = Их нет: всё, что закрылось без сохранения, восстановлено или отброшено.
    .why = Gridwright завершился до того, как это сохранили. Что не решено сейчас, будет предложено при следующем запуске.
    .later = Позже
    .all = Восстановить все
    .all-hint = Открыть каждую в своей вкладке, без сохранения
    .unreadable = Не удаётся прочитать
    .picture = Картинка: { $title }
    .kept = Сохранено { $when }.
    .now = меньше минуты назад
    .booklet-first = Сначала сохраните изменения открытой книги
    .recover = Восстановить
    .recover-hint = Открыть как было, без сохранения
    .discard = Отбросить
    .discard-hint = Удалить { $path } навсегда
    .booklet = Книга
    .origin = изменения файла { $path }
    .new = не сохранялось в файл

## Стартовая страница

ask-start-none = Головоломка не открыта
ask-start-escape = Escape возвращает к головоломке
ask-start-new = Новая головоломка
    .named = Новая: { $name }
ask-start-any = Любое поле…
    .what = От 2 × 2 до 25 × 25, несколько сеток
    .named = Новая: любое поле
ask-start-classic = Классическая
    .what = 9 × 9, без добавлений
ask-start-cells = Рамки сумм, отмеченные клетки
ask-start-lines = Термометры, шёпот и др.
ask-start-borders = Точки, X, V и др.
ask-start-outside = Сэндвич, небоскрёбы и др.
ask-start-jigsaw = Фигурная
    .what = Фигуры вместо блоков
ask-start-samurai = Самурай
    .what = Пять сеток с общими блоками
ask-start-examples = Примеры
ask-start-all = Все примеры…
    .named = Все примеры
    .what = { $count ->
        [one] { $count } головоломка с картинкой
        [few] { $count } головоломки с картинками
       *[other] { $count } головоломок с картинками
    }
ask-start-paste = По ссылке или строке
    .hint = Вставьте ссылку или 81 цифру с точками для пустых клеток
    .field = Ссылка или строка
    .read = Читать
    .open = Открыть файл…
ask-tip-find = Находит любую команду, правило, пример и файл по нескольким буквам.
ask-tip-drop = Файл можно бросить на окно, ссылку или строку — вставить.
    .key = Перетаскивание
ask-tip-digits = Цифры попадают в выбранные клетки; тяните, чтобы выбрать несколько.
ask-tip-play = Пробное решение: решите головоломку так, как будут решать другие.
ask-tip-hint = Совет трёх степеней по человеческой логике.
ask-recent = Недавние
    .none = Здесь появятся сохранённые головоломки.
    .unreadable = { $name } · не читается
    .gone = { $name } · больше нет
    .now = только что
ask-recent-unique = Одно
ask-recent-several = Несколько
ask-recent-without = Нет
ask-recent-unknown = Неизвестно

## Книги

ask-book-puzzles = Головоломки
    .none = Пока нет. Файлы и папки можно бросить на окно.
ask-book-wrong = нет решений
ask-book-several = несколько решений
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } сетка
    [few] { $count } сетки
   *[other] { $count } сеток
}
ask-book-page-empty = Добавьте головоломки слева или бросьте сюда их файлы.
ask-book-page-made = Страницы готовятся…
ask-book-page = Страница { $number }
    .show = Показать страницу { $number }
    .refused = Меняться местами могут только страницы с головоломками
ask-book-export = { $count ->
    [one] Экспортировать с { $number } ошибкой?
   *[other] Экспортировать с { $number } ошибками?
}
    .more = и ещё { $count }, на карточке справа
    .anyway = Экспортировать
ask-book-solving = Решается головоломка { $number } из { $count }
ask-book-making = Страницы готовятся
ask-book-empty = Пока нет головоломок
ask-book-ready = Готово к печати
ask-book-warnings = { $count ->
    [one] { $number } замечание
    [few] { $number } замечания
   *[other] { $number } замечаний
}
ask-book-errors = { $count ->
    [one] { $number } ошибка перед печатью
    [few] { $number } ошибки перед печатью
   *[other] { $number } ошибок перед печатью
}
ask-book-writing = Запись { $file }: страница { $page } из { $pages }
ask-book-bar = Файл записывается
ask-book-at-page = с. { $page }
ask-book-at-puzzle = № { $number }

## Что решается о книге

ask-book-words = Тексты
ask-book-title = Название
ask-book-subtitle = Подзаголовок
ask-book-author = Автор
ask-book-tag = Код языка файла
    .field = Язык
ask-book-language = Язык правил и страниц
ask-book-copyright = Авторские права, за обложкой
ask-book-credits = Выходные данные, после ответов
ask-book-back = Текст на обороте
ask-book-head = Верхний колонтитул
ask-book-foot = Нижний колонтитул
    .example = { "{page}" } из { "{pages}" }
ask-book-links = Ссылка каждой головоломки для QR-кода

ask-book-looks = Вид
ask-book-typeface = Шрифт
ask-book-font = Свой шрифт
ask-book-bold = Его полужирный
ask-book-cover = Обложка
ask-book-cover-picture = Картинка на обложке
ask-book-back-picture = Картинка на обороте
ask-book-choose = Выбрать…
    .of = Выбрать… { LOWER_FIRST($what) }
ask-book-remove = Убрать
    .of = Убрать { LOWER_FIRST($what) }
ask-book-room = Где стоит
    .middle = Внутри полей
    .page = На всю страницу
ask-book-fit = В своём месте
    .fill = Целиком, с обрезкой
    .whole = Вписан

ask-book-paper = Бумага
    .letter = Letter
    .inches = { $size } дюйм.
    .other = { $width } x { $height } мм
ask-book-paper-size = Размер
    .name = Размер бумаги
    .own = Свой размер
    .sides = Ширина x высота
ask-book-millimetres = { " мм" }
ask-book-landscape = Альбомная
ask-book-bleed = Вылет 1/8 дюйма
ask-book-own-gutter = Свой отступ корешка
ask-book-gutter = Отступ корешка
ask-book-own-margins = Свои поля
ask-book-margin-top = Поле сверху
ask-book-margin-bottom = Поле снизу
ask-book-margin-inside = Поле внутри, у корешка
ask-book-margin-outside = Поле снаружи

ask-book-pages = Страницы
ask-book-per-page = На странице
ask-book-answers = Ответы в конце
ask-book-answers-per-page = Ответов на странице
ask-book-best = Лучшее
ask-book-shape = { $columns } x { $rows }
    .choose = Столбцы x строки
    .of = { $what }: столбцы x строки
    .rows = Строки
    .columns = Столбцы
ask-book-first = Первый номер
ask-book-fills = Малые поля заполняют страницы
ask-book-contents = Содержание
ask-book-rated = Звёзды по пути решения
ask-book-rules-page = Страница правил
ask-book-rules-below = Правила под каждой головоломкой
ask-book-numbers = Номера страниц
ask-book-running = Название на каждой странице
ask-book-references = Страницы ответов и головоломок
ask-book-large = Крупная печать
ask-book-notes = Линейки для заметок
ask-book-dots = Точки для кандидатов
ask-book-cell-marks = Пометки и цвета клеток

ask-book-print = Печать
ask-book-target = Для кого
    .none = Ни для кого особо
    .office = Принтер здесь
    .screen = Ни для кого: экран
ask-book-ink-colour = Цвет
ask-book-ink-grey = Серый
ask-book-ink-black = Чёрный
ask-book-for-readers = Читателям
ask-book-for-press = Типографии
ask-book-press-inks = Цвета как краски печати
ask-book-condition = Условия печати
ask-book-saddle = Листы для сгиба и скобы
ask-book-thickness = Толщина бумаги
ask-book-duplex = Сначала лица, потом обороты
ask-book-marks = Метки для резки и сгиба

ask-book-batch = Создаётся головоломка { $number } из { $count }
    .tried = испробовано: { $number }
ask-book-setup = Вид страниц
    .kept = Сохранённый
    .usual = Обычный
    .own = Свой
    .keep = Запомнить…
    .delete = Удалить…
    .fault = Не прочитан и оставлен как есть: { $reason }
ask-setup-keep = Запомнить вид страниц
    .why = Сохраняются бумага, поля, расположение, ответы, шрифты, картинки и печать; название, автор и другие слова — нет.
    .replaced = «{ $name }» будет заменён.
    .name = Имя вида страниц
    .yes = Запомнить
ask-setup-delete = Удалить вид страниц
    .why = Книги с этим видом остаются как есть.
    .yes = Удалить
ask-batch = Создать головоломки
    .why = Они записываются в один файл, по одной в строке, и добавляются в книгу.
    .yes = Выбрать файл…
ask-batch-new = Новые головоломки
ask-batch-derived = Из выбранной
    .of = Та же, что «{ $title }», повёрнутая, отражённая, с другими цифрами
    .none = Сначала выберите головоломку в списке.
ask-batch-kind = Вид
ask-batch-count = Сколько
ask-book-section-unnamed = Раздел без названия
ask-book-selected = Выбранная головоломка
ask-book-section = Выбранный раздел
ask-book-difficulty = Сложность
ask-book-stars = Звёзды
    .field = Звёзд из пяти
ask-book-own-number = Собственный номер
ask-book-number = Номер
ask-book-begins = Начинает раздел
ask-book-heading = Заголовок раздела
ask-book-title-here = Название в книге
ask-book-section-picture = Картинка раздела
ask-book-link = Своя ссылка для QR-кода
ask-book-own-rules = Правила своими словами
