# State of the studio: notices, names of open documents, undo labels, results of the setter's tools.

### all-grids
tell-all-grids-delete-from-all-grids = Удалить со всех сеток: { $rule }
tell-all-grids-add-all-grids = Добавить на все сетки: { $rule }
tell-all-grids-put-on-all-grids = Применить ко всем сеткам: { $rule }

### asked
tell-asked-no-thread-could-started = не удалось запустить в фоне: { $error }

### author
tell-author-number-clues-number-or = Введите число подсказок или оставьте поле пустым
tell-author-no-tool-author-open = Ни одна панель составителя не открыта
tell-author-at-work = Уже выполняется
tell-author-type-some-givens-first = Сначала добавьте заданные цифры: новые встанут в те же клетки
tell-author-let-cells-or-digits = Выберите, что может меняться: клетки, цифры или и то и другое
tell-author-mark = Знак { $clue }
tell-author-rule = Правило { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } противоречит прежнему решению головоломки.
       *[other] { $first } и ещё { $more } противоречат прежнему решению головоломки.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Подсказки не убраны.
        [one] Убрана { $number } подсказка.
        [few] Убраны { $number } подсказки.
       *[other] Убрано { $number } подсказок.
    }
tell-proposal-givens-go-small-grey = Убранные цифры на поле мелкие и серые.
tell-proposal-where-digits-beside-grid = Места убранных внешних подсказок подкрашены.
tell-proposal-rules-taken = { $count ->
        [one] Убрано { $number } правило: { $rules }.
        [few] Убраны { $number } правила: { $rules }.
       *[other] Убрано { $number } правил: { $rules }.
    }
tell-proposal-no-clue-can-go = Ни одну подсказку нельзя убрать: решение перестало бы быть единственным.
tell-proposal-more-could-go-was = Возможно, можно убрать ещё: поиск закончился из-за настройки или ограничения.
tell-proposal-thin-out = { $count ->
        [one] Убрать подсказки, оставив { $number }
       *[other] Убрать подсказки, оставив { $number }
    }
tell-proposal-left = { $count ->
        [one] Осталась { $number } подсказка
        [few] Остались { $number } подсказки
       *[other] Осталось { $number } подсказок
    }
tell-proposal-generate = { $count ->
        [one] Создать головоломку с { $number } подсказкой
       *[other] Создать головоломку с { $number } подсказками
    }
tell-proposal-of-clues = { $count ->
        [one] Головоломка с { $number } подсказкой
       *[other] Головоломка с { $number } подсказками
    }
tell-proposal-derive-another-puzzle = Создать вариацию
tell-proposal-its-solutions-correspond-those = Выглядит как другая головоломка, но так же трудна, как исходная, и имеет столько же решений.
tell-proposal-another-puzzle = Новая вариация
tell-proposal-hardest = Самый трудный шаг: { $technique }, { $number }.
tell-proposal-nearest = За отведённое время точного совпадения не нашлось; это ближайшее.
tell-both = { $first } · { $second }
tell-proposal-variation = зерно { $seed }
tell-proposal-checked = { $count ->
        [one] { $number } проверка
        [few] { $number } проверки
       *[other] { $number } проверок
    }

### work
tell-work-no-other-puzzle-can = У этой головоломки нет вариаций.

### draft
tell-draft-line = { $file }, строка { $line }
tell-draft-change-title = Изменить название
tell-draft-change-subtitle = Изменить подзаголовок
tell-draft-change-author = Изменить автора
tell-draft-change-language = Изменить язык
tell-draft-change-credits = Изменить выходные данные
tell-draft-change-copyright = Изменить авторские права
tell-draft-change-words-on-back = Изменить текст на задней обложке
tell-draft-change-head-pages = Изменить верхний колонтитул
tell-draft-change-foot-pages = Изменить нижний колонтитул
tell-draft-change-link = Изменить ссылку
tell-draft-change-typeface = Изменить шрифт
tell-draft-change-font = Изменить свой шрифт
tell-draft-change-semibold-font = Изменить полужирный шрифт
tell-draft-change-picture-on-cover = Изменить картинку на обложке
tell-draft-change-picture-on-back = Изменить картинку на задней обложке
tell-draft-change-whom-made-for = Изменить назначение
tell-draft-change-paper = Изменить бумагу
tell-draft-turn-paper = Изменить ориентацию страниц
tell-draft-change-margins = Изменить поля
tell-draft-change-gutter = Изменить отступ корешка
tell-draft-change-bleed = Изменить вылет
tell-draft-change-puzzles-page = Изменить число головоломок на странице
tell-draft-change-cover = Изменить обложку
tell-draft-change-rules-page = Изменить страницу правил
tell-draft-change-rules-below-puzzles = Изменить правила под головоломками
tell-draft-change-answers = Изменить ответы
tell-draft-change-page-numbers = Изменить номера страниц
tell-draft-change-title-on-every = Изменить название на каждой странице
tell-draft-change-first-number = Изменить номер первой головоломки
tell-draft-change-size-print = Изменить размер печати
tell-draft-change-lines-for-notes = Изменить линейки для заметок
tell-draft-change-dots-for-candidates = Изменить точки для кандидатов
tell-draft-change-cell-marks = Изменить печать пометок и цветов
tell-draft-change-ink = Изменить краску
tell-draft-change-whom-for = Изменить предназначение
tell-draft-change-stars = Изменить звёзды сложности
tell-draft-change-contents = Изменить содержание
tell-draft-change-pages-answers = Изменить ссылки на страницы ответов
tell-draft-change-order-on-pages = Изменить размещение малых сеток
tell-draft-change-inks = Изменить цвета CMYK
tell-draft-change-printing-condition = Изменить условия печати
tell-draft-change-thickness-paper = Изменить толщину бумаги
tell-draft-change-order-sheets = Изменить порядок ручной двусторонней печати
tell-draft-change-marks = Изменить метки обреза и сгиба
tell-draft-change-folding = Изменить сгиб и скобу
tell-draft-change-booklet = Изменить книгу

### booklet
tell-booklet-untitled-booklet = Книга без названия
tell-booklet-move = Переместить «{ $title }»
tell-booklet-move-section = Переместить раздел «{ $title }»
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Переместить { $count } головоломку
        [few] Переместить { $count } головоломки
       *[other] Переместить { $count } головоломок
    }
tell-booklet-remove = Убрать «{ $title }»
tell-booklet-rename = Переименовать в «{ $title }»
tell-booklet-remove-several = { $count ->
    [one] Убрать { $count } головоломку
    [few] Убрать { $count } головоломки
   *[other] Убрать { $count } головоломок
}
tell-booklet-kept-setup = Применить шаблон «{ $name }»
tell-booklet-usual-setup = Применить шаблон по умолчанию
tell-booklet-batch-stopped = Остановлено; добавлено { $number } из { $of }
tell-booklet-batch-astray = Добавлено: { $number }, из них { $astray } не вполне по запросу, потому что время истекло
tell-setups-kept = Шаблон «{ $name }» сохранён; следующая новая книга начнётся с него
tell-setups-not-kept = Не удалось сохранить шаблон
tell-setups-deleted = Шаблон «{ $name }» удалён
tell-setups-not-deleted = Не удалось удалить шаблон
tell-booklet-take-setup = Применить настройки страниц из { $name }
tell-booklet-change-difficulty = Изменить сложность «{ $title }»
tell-booklet-change-number = Изменить номер «{ $title }»
tell-booklet-change-section = Изменить раздел «{ $title }»
tell-booklet-change-picture = Изменить картинку «{ $title }»
tell-booklet-change-stars = Изменить звёзды «{ $title }»
tell-booklet-change-link = Изменить ссылку «{ $title }»
tell-booklet-change-rules = Изменить правила «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] Не удалось прочесть { $number } запись книги
        [few] Не удалось прочесть { $number } записи книги
       *[other] Не удалось прочесть { $number } записей книги
    }
tell-booklet-files-saved = Сохранено: { $path }
tell-booklet-files-booklet-could-not-saved = Не удалось сохранить книгу
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Добавить { $number } головоломку
        [few] Добавить { $number } головоломки
       *[other] Добавить { $number } головоломок
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] Добавлена { $number } головоломка
        [few] Добавлены { $number } головоломки
       *[other] Добавлено { $number } головоломок
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] Добавлена { $number } головоломка; не прочитано: { $bad }
        [few] Добавлены { $number } головоломки; не прочитано: { $bad }
       *[other] Добавлено { $number } головоломок; не прочитано: { $bad }
    }
tell-booklet-files-pages-could-not-made = Не удалось создать страницы: { $why }
tell-booklet-files-batch-cancelled = Создание остановлено; головоломки не записаны
tell-booklet-files-exported = Экспортировано: { $path }
tell-booklet-files-export-was-cancelled-no = Экспорт отменён; файл не записан

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Скопирована { $number } клетка
        [few] Скопированы { $number } клетки
       *[other] Скопировано { $number } клеток
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Вырезана { $number } клетка
        [few] Вырезаны { $number } клетки
       *[other] Вырезано { $number } клеток
    }
tell-cells-select-cell-where-copied = Сначала выберите клетку, в которую вставить
tell-cells-cell-paste-cells = { $count ->
        [one] Вставить { $number } клетку
        [few] Вставить { $number } клетки
       *[other] Вставить { $number } клеток
    }
tell-cells-rules = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }
tell-cells-rules-copied = Скопировано: { $rules }
tell-cells-rules-cut = Вырезано: { $rules }
tell-cells-rules-pasted = Вставить { $rules }
tell-cells-board-no-place-for = Скопированные клетки там не помещаются
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } клетка не поместилась на поле и пропущена
        [few] { $number } клетки не поместились на поле и пропущены
       *[other] { $number } клеток не поместились на поле и пропущены
    }
tell-cells-cell-move-cells = { $count ->
        [one] Сдвинуть { $number } клетку
        [few] Сдвинуть { $number } клетки
       *[other] Сдвинуть { $number } клеток
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Повернуть или отразить { $number } клетку
        [few] Повернуть или отразить { $number } клетки
       *[other] Повернуть или отразить { $number } клеток
    }
tell-cells-shapes-not-taken = Формы областей пропущены ({ $number }): нужна фигурная сетка с областями того же размера
tell-cells-board-ends-there = Поле там кончается
tell-cells-rule-no-place = правило { $number } ({ $name }) там не помещается

### check
tell-check-its-solution-breaks-rule = его решение нарушает правило головоломки

### clipboard
tell-clipboard-select-cells-cut-first = Сначала выберите клетки или правила, которые надо вырезать
tell-clipboard-there-no-text-clipboard = В буфере обмена нет текста
tell-clipboard-what-was-pasted-no = Вставленный текст — не головоломка
tell-clipboard-there-nothing = В нём нет головоломки.
tell-clipboard-take-what-was-pasted = Добавить вставленную головоломку
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } правило не подходит этому полю и пропущено
        [few] { $count } правила не подходят этому полю и пропущены
       *[other] { $count } правил не подходят этому полю и пропущены
    }
tell-clipboard-copied = Скопировано: { $format }
tell-clipboard-copied-solution-too = Скопировано: { $format }, вместе с решением, чтобы решающие видели, что закончили
tell-clipboard-puzzle-could-not-copied = Не удалось скопировать головоломку
tell-clipboard-copied-picture-board = Скопирована картинка поля
tell-clipboard-copied-picture-solution = Скопирована картинка решения
tell-clipboard-link-too-long-for = Ссылка слишком длинна для браузера; вместо этого скопируйте её
tell-clipboard-opened-browser = Открыто в браузере
tell-clipboard-no-browser = Браузер не найден; вместо этого скопирована ссылка
tell-clipboard-puzzle-could-not-opened = Не удалось открыть головоломку в браузере
tell-clipboard-open-board-other-digits = В открытой головоломке другие цифры
tell-clipboard-there-givens-where-open = Часть заданных цифр оказалась бы вне открытого поля
tell-clipboard-there-neither-givens-nor = Во вставленной головоломке нет заданных цифр и правил, подходящих этому полю

### count
tell-count-its-solution-breaks-rule = его решение нарушает правило головоломки

### document
tell-document-untitled-puzzle = Головоломка без названия
tell-document-no-rule-selected = Сначала выберите правило
tell-document-there-only-one-grid = Здесь только одна сетка
tell-document-only-rules-for-whole = Ко всем сеткам можно применить только правила для целой сетки

### edits
tell-edits-all-grids-fits-have = Это правило уже есть на каждой сетке, где оно подходит

### examples
tell-examples-plain-boards = Простые поля
tell-examples-classic = Классическая
tell-examples-jigsaw = Фигурная
tell-examples-latin-square = Латинский квадрат
tell-examples-four-pyramids-mirrored = Пирамиды, зеркально
tell-examples-decoration = Украшения
tell-examples-choices = Группы правил
tell-examples-fog = Туман
tell-examples-formulas = Формулы для всех цифр
tell-examples-sizes = Размеры
tell-examples-shidoku = Сидоку, 4 × 4
tell-examples-roku = Року, 6 × 6
tell-examples-hachi = Хати, 8 × 8
tell-examples-juuni = Дзюни, 12 × 12
tell-examples-supersudoku = Суперсудоку, 16 × 16
tell-examples-giant = Гигант, 25 × 25
tell-examples-layouts = Раскладки
tell-examples-samurai-grids = Самурай, 5 сеток
tell-examples-samurai-five-kinds = Самурай, пять видов правил
tell-examples-twin-grids = Близнецы, 2 сетки
tell-examples-sohei-grids = Сохэй, 4 сетки
tell-examples-chain-grids = Цепь из 3 сеток
tell-examples-windmill-grids = Мельница, 5 сеток
tell-examples-butterfly-grids = Бабочка, 4 сетки
tell-examples-flower-grids = Цветок, 5 сеток

### files
tell-files-fonts = Шрифты
tell-files-pictures = Картинки
tell-files-puzzles = Головоломки
tell-files-open-puzzles = Открыть головоломки
tell-files-save-puzzle = Сохранить головоломку
tell-files-gridwright-puzzle = Головоломка Gridwright
tell-files-export-puzzle = Экспорт головоломки без решения в .png, .svg, .pdf или .html
tell-files-export-solution = Экспорт решения в .png, .svg или .pdf
tell-files-export-both = Экспорт головоломки и решения в .png, .svg или .pdf
# $name is the file name of the puzzle.
tell-files-name-solution = { $name }-решение
tell-files-name-both = { $name }-с-решением
tell-files-key-sheet = Сохранить сочетания клавиш как .pdf
tell-files-picture-or-page = Картинка или PDF
tell-files-open-booklet = Открыть книгу
tell-files-batch = Сохранить новые головоломки
tell-files-lines = Головоломки Gridwright, по одной в строке
tell-files-take-setup = Скопировать настройки страниц из книги
tell-files-save-booklet = Сохранить книгу
tell-files-gridwright-booklet = Книга Gridwright
tell-files-add-puzzles-booklet = Добавить головоломки в книгу
tell-files-export-booklet = Экспорт книги
tell-files-pdf-file = Файл PDF
tell-files-choose-font = Выбрать шрифт
tell-files-choose-picture = Выбрать картинку
tell-files-name-must-end-png = { $path }: имя должно кончаться на .png, .svg, .pdf или .html

### flow
tell-flow-puzzle-was-closed-before = Головоломка уже закрыта
tell-flow-open-another-tab-close = { $path } открыт в другой вкладке. Сначала закройте её.
tell-flow-puzzle-could-not-saved = Не удалось сохранить головоломку
tell-newer-not-watched = Изменения открытых файлов могут остаться незамеченными: { $reason }
tell-newer-open-elsewhere = { $path } открыт и в другом окне Gridwright
tell-newer-gone = { $path } больше не существует: другая программа удалила или переместила его. При сохранении он будет создан снова.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Сохранено: { $path }
tell-flow-another-file-being-written = Другой файл ещё записывается
tell-flow-exported = Экспортировано: { $path }
tell-flow-exported-puzzle = Головоломка экспортирована: { $path }
tell-flow-exported-solution = Решение экспортировано: { $path }
tell-flow-exported-both = Головоломка экспортирована с решением: { $path }
tell-flow-exported-font-no-empty = Экспортировано: { $path }, но в шрифте нет «{ $missing }»: вместо них пустые рамки
tell-flow-puzzle-could-not-exported = Не удалось экспортировать головоломку
tell-flow-sheet-could-not-be-written = Не удалось сохранить сочетания клавиш
tell-flow-another-file-dialog-open = Другое окно выбора файла уже открыто

### looks
tell-looks-less = В окне есть место только для { $real } %; { $scale } % вступит в силу, когда оно станет больше

### browsing
tell-browser-folder-could-not-made = Не удалось создать папку

### rules
tell-rules-several = правила ({ $count })
tell-rules-move = Переместить: { $rule }
tell-rules-duplicate = Дублировать: { $rule }
tell-rules-delete = Удалить: { $rule }
tell-rules-on = Включить: { $rule }
tell-rules-off = Выключить: { $rule }
tell-rules-only = Выключить все правила, кроме: { $rule }
tell-rules-no-place = Правило там не помещается
tell-rules-group = Сгруппировать: { $rule }
tell-rules-quantify = Квантор: { $quantifier }
tell-rules-ungroup = Убрать из группы: { $rule }
tell-rules-new-group = Группа { $number }
tell-rules-rename-group = Переименовать: { $group }
tell-rules-lock = Заблокировать: { $rule }
tell-rules-unlock = Разблокировать: { $rule }
tell-rules-read-values = Использовать значения: { $rule }
tell-rules-read-digits = Использовать цифры: { $rule }
tell-rules-all = Включить все правила

### jigsaw
tell-jigsaw-from = (от { $cell })
tell-jigsaw-wrong-count = В области { $region } клеток { $cells }, а нужно { $size }
tell-jigsaw-not-connected = Область { $region } не связна

### jobs
tell-jobs-fault-program = внутренняя ошибка: { $words }
tell-jobs-says-nothing = без подробностей
tell-jobs-ended-without-answer = работа завершилась без результата

### files
tell-files-no-text = это не текстовый файл

### keymap
tell-keymap-system-needs-one-for = Зарезервировано для буфера обмена и правки текста
tell-keymap-f-opens-menus = F10 открывает меню
tell-keymap-alt-with-letter-opens = Alt с буквой открывает меню и выбирает инструменты; добавьте Ctrl
tell-keymap-keys-alone-type-hold = Отдельные клавиши вводят текст; добавьте Ctrl или нажмите функциональную клавишу

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } заданная цифра была в удалённой или занятой клетке; отмена вернёт её
        [few] { $givens } заданные цифры были в удалённых или занятых клетках; отмена вернёт их
       *[other] { $givens } заданных цифр были в удалённых или занятых клетках; отмена вернёт их
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } правило было на удалённых или занятых клетках; отмена вернёт его
        [few] { $rules } правила были на удалённых или занятых клетках; отмена вернёт их
       *[other] { $rules } правил были на удалённых или занятых клетках; отмена вернёт их
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } заданная цифра
        [few] { $givens } заданные цифры
       *[other] { $givens } заданных цифр
    } и { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[other] { $rules } правил
    } были на удалённых или занятых клетках; отмена вернёт их

### mending
tell-mending-what-was-not-saved = Несохранённая работа записана автоматически: Gridwright предложит восстановить её при следующем запуске.
tell-mending-save-what-you-have = Сохраните свои изменения сейчас.
tell-mending-what-was-being-done = { $words }. { $kept } Последнее действие могло выполниться наполовину: проверьте его или отмените.
tell-mending-window-failed = Произошла ошибка

### new-board
tell-new-board-no-puzzle-open = ни одна головоломка не открыта
tell-new-board-grids-layout-have-digits = в сетках этой раскладки цифр { $size }, а не { $found }
tell-new-board-squares-have-no-boxes = у латинских квадратов размера { $size } нет общих блоков, поэтому возможна только одна сетка

### played
tell-played-digit = Цифра
tell-played-corner = Угол
tell-played-centre = Центр
tell-played-colour = Цвет

### playing
tell-playing-play-test-paused = Пробное решение на паузе
tell-playing-select-cell-first-then = Сначала выберите клетку, потом введите цифру.
tell-playing-goes-on = Продолжено; на таймере { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Размерность факторкольца: { $count }, число решений ({ $seconds } с).
tell-ideal-computed-from-solutions-search = Вычислено по решениям, найденным поиском, а не по многочленам.
tell-ideal-graded-reverse-lexicographic-order = Степенной обратный лексикографический порядок, переменные { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Над рациональными числами, восстановлено по { $count } простому числу и проверено.
       *[other] Над рациональными числами, восстановлено по { $count } простым числам и проверено.
    }
tell-ideal-more-than = более { $count }
tell-ideal-basis-not-known = Базис неизвестен: { $why }.
tell-ideal-there-no-polynomials-reasonable = Нет многочленов разумного размера: { $why }.
tell-ideal-degree = { $count } степени { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } многочлен
        [few] { $count } многочлена
       *[other] { $count } многочленов
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } от { $count } переменной: { $degrees }.
       *[other] { $size } от { $count } переменных: { $degrees }.
    }
tell-ideal-cells = Клетки
tell-ideal-board = Поле
tell-ideal-row = Строка { $number }
tell-ideal-column = Столбец { $number }
tell-ideal-box = Блок { $number }
tell-ideal-grid = { $house }, сетка { $grid }
tell-ideal-reduced-basis = Редуцированный базис
tell-ideal-standard-monomials = Стандартные мономы

### proofs
tell-proofs-row-by-row = по строкам
tell-proofs-column-by-column = по столбцам
tell-proofs-from-last-cell = с последней клетки
tell-proofs-board = Поле
tell-proofs-givens = Заданные цифры

### program
tell-program-digit-each-cell = Одна цифра в каждой клетке
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } столбец: { $cells } для цифр в клетках
        [few] { $count } столбца: { $cells } для цифр в клетках
       *[other] { $count } столбцов: { $cells } для цифр в клетках
    }
tell-program-for-what-rules-add = { $columns }, { $count } добавлено правилами
tell-program-rows = { $count ->
        [one] { $count } строка: { $rows }.
        [few] { $count } строки: { $rows }.
       *[other] { $count } строк: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } ненулевой элемент: { $percent } % всех.
        [few] { $count } ненулевых элемента: { $percent } % всех.
       *[other] { $count } ненулевых элементов: { $percent } % всех.
    }
tell-program-first-solve = Первый расчёт: { $outcome }.
tell-program-solution = решение найдено
tell-program-no-solution-so-there = решения нет, значит, у головоломки нет решения
tell-program-exclusion-row = Исключающая строка
tell-program-another-solution-so-there = другое решение, значит, их несколько
tell-program-no-solution-so-first = решения нет, значит, первое решение единственное
tell-program-second-solve-with-row = Второй расчёт, со строкой, исключающей первое решение: { $outcome }.
tell-program-of-rules = { $name } { $rows } (правил: { $count })
tell-program-unknown = неизвестно, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } узел, { $seconds } с)
        [few] { $outcome } ({ $count } узла, { $seconds } с)
       *[other] { $outcome } ({ $count } узлов, { $seconds } с)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[other] { $count } файлов
    }
tell-reading-entries = { $count ->
        [one] { $count } запись книги
        [few] { $count } записи книги
       *[other] { $count } записей книги
    }
tell-reading-pasted = вставленный текст
tell-saving = Сохранение: { $file }
tell-saving-then-closes = затем закроется
tell-saving-given-up = Ожидание прекращено: { $file } считается несохранённым
tell-reading-reading = Чтение: { $file }
tell-reading-mb = { $read } из { $length } МБ
tell-reading-waiting = { $count ->
        [one] в очереди ещё { $count }
       *[other] в очереди ещё { $count }
    }
tell-reading-left = { $count ->
        [one] осталось { $count }
       *[other] осталось { $count }
    }
tell-reading-reading-was-cancelled = Чтение прервано: { $file }
tell-reading-file-could-not-opened = Не удалось открыть файл
tell-reading-files-could-not-opened = Не удалось открыть некоторые файлы
tell-reading-files-failed = { $count ->
        [one] { $count } файл:
        [few] { $count } файла:
       *[other] { $count } файлов:
    }
tell-reading-open-already = { $path } уже открыт
tell-reading-was-changed-here-while = { $path } изменили здесь, пока файл обновлялся
tell-reading-booklet-was-changed-while = Книга изменилась, пока читался { $path }
tell-reading-open-booklet-changes-not = В открытой книге есть несохранённые изменения. Сначала сохраните или закройте её.
tell-reading-changes-could-not-recovered = Не удалось восстановить изменения
tell-reading-booklet-could-not-opened = Не удалось открыть книгу

### recovery
tell-recovery-no-copy-unsaved-changes = Автосохранение невозможно: { $reason }
tell-recovery-changes-could-not-recovered = Не удалось восстановить изменения
tell-recovery-changes-could-not-deleted = Не удалось удалить несохранённые изменения

### walk
tell-walk-nothing-was-laid-out = головоломку не удалось подготовить к решению

### start
tell-start-grids = { $count ->
        [one] { $count } сетка { $size } × { $size }
        [few] { $count } сетки { $size } × { $size }
       *[other] { $count } сеток { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Щёлкните место за пределами сетки
tell-clues-move = Переместить подсказку ({ $rule })

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] без общих клеток
        [one] { $count } общая клетка
        [few] { $count } общие клетки
       *[other] { $count } общих клеток
    }
tell-grids-at = в { $cell }
tell-grids-grid = Сетка { $number }

### jigsaw
tell-jigsaw-paint-region = Закрасить область { $number }

### laying
tell-laying-move-grid = Переместить сетку { $grid }
tell-laying-delete-grid = Удалить сетку { $grid }

### pins
tell-pins-click-clue-pin = Щёлкните подсказку, чтобы закрепить её

### selected
tell-selected-select-cells-rule-first = Сначала выберите клетки для правила
tell-selected-line-goes-from-each = Выберите клетки, образующие одну непрерывную линию
tell-selected-select-two-cells-beside = Выберите две клетки по обе стороны границы
tell-selected-select-four-cells-around = Выберите четыре клетки вокруг угла
tell-selected-select-cell-at-edge = Выберите клетку у края поля
tell-selected-cells-beyond-grid = Все выбранные клетки должны быть в одной сетке
tell-selected-region-already = Клетки уже в одной области
tell-selected-region-keeps-cell = В одной из областей не осталось бы клеток

### typing
tell-typing-select-cell-first-then = Сначала выберите клетку, затем введите её цифру.

### words
tell-words-microseconds = { $time } мкс
tell-words-milliseconds = { $time } мс
tell-words-seconds = { $time } с
tell-words-minutes = { $minutes } мин { $seconds } с

### aid
tell-aid-solved = Решено за { $time }
tell-aid-no-mistake-so-far = Пока без ошибок
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } цифра неверна
        [few] { $number } цифры неверны
       *[other] { $number } цифр неверны
    }
tell-aid-there-mistake = Есть ошибка
tell-aid-mark-wrong = Пометка неверна
tell-aid-no-solution-all = Ни одно решение не подходит к введённому
tell-aid-found-no-solution = У головоломки нет решения
tell-aid-could-not-told-time = Не удалось проверить за отведённое время
tell-aid-place = { $place } из { $count }
tell-aid-why = Почему? · { $cell }
tell-aid-look-at = Посмотрите сюда: { $place }.
tell-aid-there = Здесь { $why }: { $result }.
tell-aid-every-cell-its-digit = Все клетки заполнены.
tell-aid-no-technique-moves-on = Ни один известный приём здесь не помогает; пришлось бы угадывать.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } цифра неверна.
        [few] { $number } цифры неверны.
       *[other] { $number } цифр неверны.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] В пометках в центре { $number } клетки нет верной цифры.
       *[other] В пометках в центре { $number } клеток нет верной цифры.
    }
tell-aid-puzzle-several-solutions-none = У головоломки несколько решений, но ни одно не подходит к введённому.
tell-aid-no-solution = У головоломки нет решения.
tell-aid-answer-was-lost = Произошла ошибка: { $why }.
tell-aid-no-answer-was-found = За отведённое время ответ не найден.
tell-aid-given = Эта цифра задана.
tell-aid-or-which-other-digit = Или другая цифра?
tell-aid-which-digit = Какая цифра?
tell-aid-why-digit = Почему { $digit }
tell-aid-not-already = { $cell } — не { $digit }: эта цифра уже есть в { $by } ({ $house }).
tell-aid-not-because = { $cell } — не { $digit } из-за правила: { $rule }.
tell-aid-techniques-do-not-settle = Ни один известный приём не показывает, стоит ли { $digit } в { $cell }.
tell-aid-nothing-can-concluded-from = Из введённого ничего нельзя вывести.
tell-aid-is = { $cell } — { $digit }:
tell-aid-is-not = { $cell } — не { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } — { $digit }, после { $number } предыдущего шага:
       *[other] { $cell } — { $digit }, после { $number } предыдущих шагов:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } — не { $digit }, после { $number } предыдущего шага:
       *[other] { $cell } — не { $digit }, после { $number } предыдущих шагов:
    }

### bar
tell-bar-back-setting-what-was = Назад к составлению ({ $key }); ваше решение сохранится
tell-bar-nothing-you-enter-here = То, что вы вводите здесь, не меняет головоломку.
tell-bar-zoom = { $number } %
tell-bar-keys = Z, X, C и V переключают ввод. Space — пауза, K — проверка, H — совет.

### notes
tell-notes-puzzle = головоломка
tell-notes-write-note-about = Напишите заметку: { $what }…
tell-notes-note-setter = Заметка составителю
tell-notes-kept-with-puzzle = Хранится с головоломкой
tell-notes-add-note = Добавить
tell-notes-notes-setter = Заметки составителю
tell-notes-delete-note = Удалить заметку { $number }

### timer
tell-timer-stands-while-window-hidden = Пауза, пока окно скрыто
tell-timer-cells = { $filled } из { $count } клеток

# File errors of the operating system.
system-not-found = Нет такого файла или папки
system-denied = Доступ запрещён
system-exists = Файл уже существует
system-is-folder = Это папка
system-no-folder = Это не папка
system-full = На устройстве нет места
system-read-only = Устройство только для чтения
system-name = Слишком длинное имя файла
system-too-large = Слишком большой файл
