# The words of Gridwright in Russian. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = Английский
language-persian = Персидский
language-greek = Греческий
language-portuguese = Португальский
language-russian = Русский

## Grids of a layout

grid-whole = вся сетка
grid-number = сетка { $number }
    .in = В сетке { $number }
    .of = сетки { $number }
grid-north-west = северо-западная сетка
    .in = В северо-западной сетке
    .of = северо-западной сетки
grid-north = северная сетка
    .in = В северной сетке
    .of = северной сетки
grid-north-east = северо-восточная сетка
    .in = В северо-восточной сетке
    .of = северо-восточной сетки
grid-west = западная сетка
    .in = В западной сетке
    .of = западной сетки
grid-centre = центральная сетка
    .in = В центральной сетке
    .of = центральной сетки
grid-east = восточная сетка
    .in = В восточной сетке
    .of = восточной сетки
grid-south-west = юго-западная сетка
    .in = В юго-западной сетке
    .of = юго-западной сетки
grid-south = южная сетка
    .in = В южной сетке
    .of = южной сетки
grid-south-east = юго-восточная сетка
    .in = В юго-восточной сетке
    .of = юго-восточной сетки
in-grid = { $where } { LOWER_FIRST($sentence) }

## What every sudoku asks

board-digits = от { $first } до { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = В каждой строке, каждом столбце и каждом блоке цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке, каждом столбце и каждом блоке.
board-regions = В каждой строке, каждом столбце и каждой обведённой области цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке, каждом столбце и каждой обведённой области.
board-rows = В каждой строке и каждом столбце цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце.
board-some-boxes = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждом блоке.
board-some-regions = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждой обведённой области.
board-some-of-both = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждом блоке или обведённой области.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = Ответ
sheet-notes = Заметки
sheet-answer-or-notes = Ответ или место для заметок
sheet-lines = Линейки для заметок
sheet-grids = Сетки от A до { $last } (всего { $count }) накладываются; метки в углах показывают каждую сетку:
sheet-puzzle = Судоку { $size }×{ $size }, { $givens ->
    [one] открыта { $givens } цифра
    [few] открыты { $givens } цифры
    [many] открыто { $givens } цифр
   *[other] открыто { $givens } цифры
}
    .several = Судоку из { $grids ->
    [one] { $grids } сетки
   *[other] { $grids } сеток
} { $size }×{ $size }, { $givens ->
    [one] открыта { $givens } цифра
    [few] открыты { $givens } цифры
    [many] открыто { $givens } цифр
   *[other] открыто { $givens } цифры
}
sheet-solution = Решение, { $size }×{ $size }
    .several = Решение { $grids ->
    [one] { $grids } сетки
   *[other] { $grids } сеток
}, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Головоломки
book-answers = Ответы
book-rules = Правила
book-rules-boxes = В каждой строке, каждом столбце и каждом блоке сетки каждая цифра стоит ровно один раз.
book-rules-regions = В каждой строке, каждом столбце и каждой обведённой области сетки каждая цифра стоит ровно один раз.
book-rules-rows = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз.
book-rules-some-boxes = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждом блоке.
book-rules-some-regions = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждой обведённой области.
book-rules-some-of-both = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждом блоке или обведённой области.
book-rules-overlap = Там, где сетки пересекаются, общие клетки принадлежат обеим.
book-example = Пример правила
book-credits = Выходные данные
book-contents = Содержание
book-stars = { $count } из пяти звёзд
book-answer-page = ответ на странице { $page }
book-page = с. { $page }
book-code = QR-код ссылки { $link }
book-section-puzzles = Головоломки { $first }–{ $last }
book-classic = Классическая
book-jigsaw = Фигурная
book-latin = Латинский квадрат
book-twin = Близнецы
book-chain = Диагональная цепь
book-samurai = Самурай
book-sohei = Сохэй
book-windmill = Мельница
book-butterfly = Бабочка
book-flower = Цветок
book-several-grids = Несколько сеток
book-count = { $count ->
    [one] { $count } головоломка
    [few] { $count } головоломки
    [many] { $count } головоломок
   *[other] { $count } головоломки
}

## Fonts and pictures of one's own

font-unreadable = это не шрифт: читаются файлы OpenType и TrueType (.otf, .ttf)
font-too-large = в шрифте больше { $most } МиБ
font-restricted = лицензия шрифта запрещает встраивание (fsType в таблице OS/2), ни один PDF не может его содержать
font-no-subset = шрифт можно встроить только целиком или растром (fsType в таблице OS/2); в PDF есть лишь нужные буквы
font-unsaid = шрифт не говорит, можно ли его встраивать: в нём нет таблицы OS/2
font-no-digits = в шрифте нет цифр
font-too-many = прочитано так много шрифтов ({ $most }), что больше не читается; запустите программу заново
picture-too-long = в картинке больше { $most } МиБ
picture-too-large = в картинке { $width } x { $height } пикселей; читается до { $most } миллионов
picture-too-deep = картинка занимает в памяти больше { $most } МБ; при 8 битах на цвет она занимает меньше
picture-too-many-together = в картинках книги вместе больше { $most } миллионов пикселей
picture-format = это не картинка: читаются PNG, JPEG и WebP
picture-broken = картинку не удалось прочесть: { $reason }

## Groups of kinds

group-regions = Области
group-grid = Вся сетка
group-cells = Клетки и рамки
group-lines = Линии
group-borders = Между клетками
group-outside = Вне сетки
group-own = Свои правила
group-decoration = Украшения

## Places

place-box = блок { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
        [one] { $first }
        [few] { $count } клетки от { $first }
       *[other] { $count } клеток от { $first }
    }
place-path = от { $from } до { $to }
place-corner = угол { $cells }
place-groups = { $groups } × { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[other] { $cells } клеток
    }
place-shafts = { $circle }, { $shafts ->
        [one] { $shafts } стрела
        [few] { $shafts } стрелы
       *[other] { $shafts } стрел
    }
beyond-top = Сверху
beyond-right = Справа
beyond-bottom = Снизу
beyond-left = Слева
beyond-hint = По слову на каждый столбец слева или каждую строку сверху; точка, где подсказки нет, например 14 . 36
beyond-diagonal = По диагоналям
beyond-diagonal-hint = По слову на подсказку: место, > или < по направлению и подсказка, например top4>15 left2<7
ruled-out-numbers = Числа
ruled-out-numbers-hint = Числа, которых не дают соседи без знака, через пробел; пусто — обычные и те, что стоят в знаках
place-outside = { $grid } · { $count ->
        [one] { $count } цифра
        [few] { $count } цифры
       *[other] { $count } цифр
    }
place-outside-numbers = { $grid } · { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[other] { $count } подсказок
    }

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = название
words-author = автор
words-too-many-letters = букв слишком много ({ $letters }): можно до { $most }
puzzle-off-board = { $cell }: такой клетки на поле нет
puzzle-digit-too-large = { $cell }: цифра { $digit } на поле { $size }x{ $size }
    .from-zero = { $cell }: цифра { $digit } на поле с цифрами от 0 до { $last }
puzzle-givens-length = символов { $found } на { $expected } клеток
puzzle-givens-symbol = { $cell }: «{ $symbol }» не цифра этого поля
puzzle-remark = заметка { $number }: { $problem }
puzzle-too-many-rules = правил слишком много ({ $found }): можно до { $most }
puzzle-rule-misfit = правило { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = правило { $number } ({ $name }) говорит о направлениях, которые на повёрнутом поле другие
symbols-too-few = символов слишком мало ({ $found }): на поле цифр { $needed }
symbols-blank = символ цифры { $digit } пуст или содержит пробелы
symbols-same = у цифр { $first } и { $second } один символ «{ $symbol }»
symbols-too-long = символ «{ $symbol }» длиннее { $most } букв
lower-case = { LOWER($words) }
edit-rule = правило
edit-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}
edit-title = Изменить название
edit-author = Изменить автора
edit-stars = Указать сложность
edit-no-stars = Сложность по пути решения
edit-symbols = Записывать: { $symbols }
edit-numbering = Цифры от { $lowest }
edit-given = Поставить { $digit } в { $cells }
edit-clear = Очистить { $cells }
edit-clear-progress = Убрать все пометки и цвета
edit-progress = Изменить пометки и цвета
edit-add-remark = Добавить заметку
edit-remove-remark = Удалить заметку
edit-add-rule = Добавить: { $rule }
edit-remove-rule = Удалить: { $rule }
edit-change-rule = Изменить: { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Включить: { $rule }
edit-rule-off = Выключить: { $rule }
edit-tint-rule = Раскрасить: { $rule }
edit-turn-right = Повернуть поле по часовой стрелке
edit-turn-left = Повернуть поле против часовой стрелки
edit-turn-half = Повернуть поле на пол-оборота
edit-turn-left-right = Отразить поле слева направо
edit-turn-top-bottom = Отразить поле сверху вниз
edit-turn-falling = Отразить поле в нисходящей диагонали
edit-turn-rising = Отразить поле в восходящей диагонали
edit-no-rule = правила { $number } нет
edit-name-rule = Назвать: { $rule }
edit-locked = правило { $number } ({ $name }) закреплено; сначала открепите его
edit-no-remark = заметки { $number } нет

## Why a rule cannot stand on a board

misfit-no-grid = сетки { $grid } нет; сеток на поле: { $grids }
misfit-no-box = блока { $number } нет в сетке из { $boxes } блоков
misfit-off-board = { $cell } не на поле
misfit-not-nine-by-nine = нужна сетка 9x9 с блоками 3x3
misfit-not-square = нужны квадратные блоки
misfit-no-boxes = нужны блоки одной формы
misfit-too-many-cells = { $found } клеток не могут все различаться: цифр только { $most }
misfit-too-many-to-pair = сравнить попарно { $found } клеток слишком много: можно до { $most }
misfit-too-few-cells = нужно не меньше { $least } клеток
misfit-no-clue = без подсказки
misfit-too-many-digits = цифр слишком много ({ $found }): есть место для { $most }
misfit-no-such-digit = цифра { $digit } на поле из { $size } цифр
misfit-marked-twice = { $cell } отмечена дважды
misfit-several-grids = { $cell } входит в несколько сеток
misfit-branch-from-nowhere = ветвь начинается в { $cell }, где начинать не от чего
misfit-no-circle = в кружке не больше { $most } клеток, рядом друг с другом
misfit-no-number = у правил этого вида нет числа
misfit-no-line = строки или столбца { $number } нет за краем ({ $side }) сетки размера { $size }
misfit-no-diagonal = от { $place } не видно диагонали
misfit-diagonal = { $place } на диагонали, а подсказки этого вида стоят у строк и столбцов
misfit-not-diagonal = { $place } у строки или столбца, а подсказки этого вида стоят у диагоналей
misfit-digit-too-large = цифра { $digit } за краем ({ $side }) сетки из { $size } цифр
    .from-zero = цифра { $digit } за краем ({ $side }) сетки с цифрами от 0 до { $last }
misfit-number-out-of-range = { $number } не между { $least } и { $most }
misfit-not-beside = { $to } не рядом с { $from }
misfit-twice-on-path = линия дважды приходит в { $cell }
misfit-unequal-groups = в группах разное число клеток

## Why a clue is not taken

refusal-no-outside-clue = У правил этого вида нет подсказок вне сетки
refusal-not-a-digit = «{ $symbol }» — не цифра
refusal-not-a-number = «{ $text }» — не число от 0 до 9999
refusal-no-diagonal-place = «{ $text }» — не подсказка по диагонали: нужно вроде top4>15
refusal-number-range = { $text } не между { $least } и { $most }
refusal-not-typed = У правил этого вида нечего вводить
refusal-no-leap = «{ $text }» — не прыжок: нужны строки и столбцы от 0 до 24, например 1,2
refusal-too-many-leaps = можно не больше { $most } прыжков

## Why a question has no answer

stopped-cancelled = прервано
stopped-out-of-time = время вышло
stopped-engine = сбой движка: { $reason }

## Clues one by one

clue-given = { $digit } в { $cell }
clue-above = { $digits } над столбцом { $line }
clue-below = { $digits } под столбцом { $line }
clue-left = { $digits } слева от строки { $line }
clue-right = { $digits } справа от строки { $line }
clue-diagonal = { $digits } на диагонали от { $from } до { $to }
clue-corner = { $digits } на диагонали из одной { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } в { $cell }
clue-no-rule = правило { $number }

## Why a tool of the author has no result

mixture-unknown = вида «{ $name }» нет; есть { $names }
mixture-twice = «{ $name }» названо дважды
mixture-two-boards = «{ $one }» и «{ $other }» — два поля, а у головоломки одно; остальное в смеси — виды правил
    .given = «{ $name }» — поле, а дано уже другое
mixture-no-place = на поле нет места для «{ $name }»
    .reason = на поле нет места для «{ $name }»: { $reason }
author-several = у головоломки несколько решений ({ $cell } — { $one } в одном и { $other } в другом), а проредить можно только головоломку с одним; добавьте цифру или правило, которое решит
author-no-solution = у головоломки нет решения, прореживать нечего; какие-то подсказки противоречат друг другу
author-keep-off-board = { $cell }: такой клетки на поле нет, там нечего сохранять
author-keep-off-edge = { $lookout }: такого места возле сеток нет, там нечего сохранять
author-pattern-off-board = { $cell }: такой клетки на поле нет, цифра там стоять не может
author-no-digits = из { $beginnings } случайных заполнений не нашлось цифр, дающих этим клеткам ровно одно решение; нужно больше клеток или другие
author-no-rule = правила { $number }, которое могло бы уйти, нет
author-not-fillable = поле не заполняется по своим правилам
author-too-few-derived = из этой головоломки без изменения поля и правил получается только { $found ->
        [one] { $found } другая
        [few] { $found } другие
       *[other] { $found } других
    }, а просили { $wanted }
symmetry-not-square = высота поля { $rows }, ширина { $cols }, поэтому оно симметрично только по пол-обороту, горизонтали или вертикали; или требуйте симметрии каждой сетки

## What is wrong with a booklet

preflight-no-puzzles = в книге нет головоломок
preflight-no-solution = нет решения
preflight-several = несколько решений
preflight-not-proved = единственность не доказана: { $reason }
preflight-missing-answer = нет ответа
preflight-no-answers = ответов нет: они выключены
preflight-already-solved = открыты все клетки, решать нечего
preflight-changed = файл не тот, для которого было доказательство
preflight-narrow-margin = поля { $mm } мм; принтер оставляет { $least } мм свободными
preflight-narrow-gutter = отступ корешка { $mm } мм; переплёт стольких страниц берёт { $least } мм
preflight-unused-bleed = вылет есть, но ничто не выходит за край страницы
preflight-narrow-bleed = цвет доходит до края, но вылет { $mm } мм; срезается 3 мм
preflight-light-tint = тон { $percent } %; ниже 10 % печать его не держит
preflight-long-title = строк в названии: { $lines }
preflight-broken-word = «{ $word }» шире своей колонки: название разорвано внутри слова
preflight-marks-in-pieces = { $count ->
        [one] { $count } знак распался на части, и не видно, что они относятся друг к другу; первый: { $kind } ({ $place })
        [few] { $count } знака распались на части, и не видно, что они относятся друг к другу; первый: { $kind } ({ $place })
       *[other] { $count } знаков распались на части, и не видно, что они относятся друг к другу; первый: { $kind } ({ $place })
    }
preflight-fewer-per-page = по { $wanted } на страницу цифры были бы слишком мелки: { $boards ->
        [one] { $boards } головоломка напечатана
        [few] { $boards } головоломки напечатаны
       *[other] { $boards } головоломок напечатано
    } по { $range }
preflight-fewer-answers = по { $wanted } на страницу цифры ответов были бы слишком мелки: их не больше { $range }
preflight-no-stars = без звёзд: путь решения не доходит до решения; укажите в проекте, как она трудна
preflight-cut-title = название в колонтитуле обрезано
preflight-no-title = файлу для типографии нужно название
preflight-not-compared = не все головоломки сравнены между собой: { $reason }
preflight-same-solution = то же решение, что у головоломки { $number }, при других цифрах
preflight-too-few-pages = страниц: { $pages }; в книгу переплетают не меньше { $least }
preflight-blank-pages = пустых страниц подряд: { $pages }
preflight-fold-padding = пустых страниц в конце, добавленных для сгиба: { $pages }
preflight-fine = исправлять нечего: { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }, { $puzzles ->
        [one] { $puzzles } головоломка
        [few] { $puzzles } головоломки
       *[other] { $puzzles } головоломок
    }
preflight-small-text = текст { $points } пунктов; мельче { $least } его трудно читать
preflight-over-margin = заходит на { $mm } мм в поле или отступ корешка
preflight-low-contrast = текст с малой контрастностью: { $ratio } к 1
preflight-coarse-picture = картинка { $dpi } точек на дюйм; ниже 300 в печати она нерезка
preflight-small-code = QR-код с квадратами { $mm } мм; телефоны читают 0,33 мм
preflight-long-link = без QR-кода: ссылка для него слишком длинна или нет ссылки со всей головоломкой
preflight-missing-letters = в шрифтах нет «{ $letters }»: были бы напечатаны пустые квадраты
preflight-number-twice = номер { $number } дан дважды
preflight-number-jump = номер { $number } следует за { $before }
preflight-twin = та же головоломка, что { $number }, переименованная или повёрнутая
preflight-too-many-pages = страниц: { $pages }; в одну книгу переплетают не больше { $most }

## Why a sheet or its settings cannot be made

paper-unknown = «{ $text }» — не бумага: есть { $names } и свои размеры вроде 170x240mm или 6.14x9.21in
paper-size = бумагу { $text } не напечатать: стороны от { $least } до { $most } мм
per-page-unknown = «{ $text }» полей на странице: можно от 1 до 64, best и столбцы x строки от 1x1 до 8x8
png-too-large = картинка { $width } x { $height } пикселей слишком велика: можно до { $most } пикселей
png-encoding = картинку не удалось записать как PNG: { $reason }
pdf-paper = страницу { $width } x { $height } мм не сделать
pdf-writing = страницу не удалось записать как PDF: { $reason }
pdf-cancelled = прервано
pdf-picture = картинку не удалось записать как PDF
pdf-date = «{ $seconds }» не годится как дата PDF для типографии; укажите в SOURCE_DATE_EPOCH целое число секунд с 1970 года, не больше { $most } (конец 9999 года)
pdf-shape = файл не подготовить для типографии: библиотека PDF строит его по-новому

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: строка { $line }: { $problem }
read-at = { $file }: строка { $line }, позиция { $column }: { $problem }
problem-unreadable = не читается: { $reason }
problem-too-large = слишком большой: { $found }; читается до { $limit }
problem-too-large-stream = слишком большой: читается до { $limit }
size-mib = { $number } МиБ
problem-not-utf-eight = это не текст в UTF-8
problem-utf-sixteen = это не текст в UTF-8; похоже на UTF-16
problem-no-file = это устройство или канал; сослаться можно только на файлы и папки
problem-too-deep = скобки вложены глубже { $limit }
problem-measure = { $field }: { $mm } мм — не длина на странице: от 0 до { $most } мм
problem-stars = у записи { $entry } звёзд { $stars }; их от 0 до 5
problem-no-puzzle = в нём нет головоломки
problem-not-a-puzzle-line = в этой строке нет головоломки
problem-newer = сделано более новым Gridwright (формат { $found }, эта программа читает до { $newest })
problem-no-version = это не головоломка Gridwright: она не начинается с «(gridwright: { $newest },»
problem-no-book = это не книга Gridwright: она не начинается с «(gridwright_book: { $newest },»
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = больше { $limit } головоломок сразу — слишком много
problem-booklet-too-long = не прочитано: в книге больше { $limit } головоломок
problem-given-up = прекращено после { $lines } плохих строк
problem-too-many = в нём больше { $limit } элементов, столько нет ни в одной головоломке
problem-remote-link = в ссылке нет головоломки, только номер, под которым её хранит сервер; откройте её там и скопируйте длинную ссылку
problem-bad-link = ссылка не распаковывается; вероятно, она обрезана
problem-no-such-line = строки { $line } с головоломкой в нём нет
problem-truncated = файл кончается слишком рано; вероятно, он обрезан
problem-wrong-length = из { $found } символов не выходит сетка; в головоломке { $lengths }
problem-lengths = { $others } или { $last }
problem-unknown-symbol = «{ $symbol }» — не цифра; { $hint }
problem-unknown-symbol-at = { $cell }: «{ $symbol }» — не цифра; { $hint }
problem-board-word = «{ $word }» в строке поля: ожидается { $expected }
problem-board-incomplete = строка поля неполна: ожидается { $expected }
problem-board-boxes = в блоках { $rows }x{ $cols } клеток не { $digits } цифр
problem-region-rows = у фигурной сетки в { $origin } строк областей { $found } вместо { $expected }
problem-grid-kind = у сетки либо блоки (boxes: "3x3"), либо области, либо ничего (latin: 9)
problem-row-length = в строке { $row } символов { $found } вместо { $expected }
problem-row-count = в цифрах строк { $found }, а поле высотой { $expected }
problem-hole-not-marked = { $cell }: такой клетки на поле нет; пишите там #
problem-cell-marked-as-hole = { $cell } — клетка поля; где цифры нет, пишите .
expected-object = ожидается объект, например {"{"}"size": 9{"}"}
expected-size = ожидается число строк от 2 до 25
expected-rows = ожидается список строк
expected-cells = ожидается список клеток
expected-digit = ожидается цифра поля
expected-digits-list = ожидается список цифр поля
expected-list = ожидается список
expected-json = ожидается значение JSON, как в форме JSON
expected-column-names = ожидаются имена столбцов, среди них «givens» или «puzzle»
expected-values = ожидается столько значений, сколько имён в первой строке
expected-foreign-cell = ожидается клетка вроде R3C4
expected-foreign-cells = ожидается список клеток вроде R3C4
expected-near-cell = ожидается клетка сетки или рядом с ней
expected-inner-cell = ожидается клетка сетки
expected-outer-cell = ожидается место за краем сетки
expected-direction = ожидается направление: UR, UL, DR или DL
expected-as-many-cells = ожидается поровну клеток в обоих списках
expected-corner = ожидаются четыре клетки вокруг угла
expected-pairs = ожидаются клетки как [row, column], считая с 0
expected-grids = ожидаются области одной квадратной сетки или нескольких с одинаковыми блоками
expected-game = ожидается 81 цифра или состояние игры
expected-runs = ожидаются цифры и ряды пустых клеток буквами, сколько есть клеток
expected-indexes = ожидаются места клеток, считая по столбцам
expected-flat = ожидается один слой клеток
expected-squares = ожидается сетка из квадратов
expected-two-cells = ожидаются две клетки
expected-cages = ожидается 81 клетка, каждая в своей рамке
expected-constraint = ожидается условие вроде .Cage~10~R1C1~R1C2
expected-given = ожидается клетка и её цифры, как в R3C4_7
expected-whole-lines = ожидаются строки и столбцы, в которых есть каждая цифра
expected-number = ожидается целое число
hint-line = пустая клетка — . или 0, буквы от A до P — цифры больше 9
hint-rows = пустая клетка — ., буквы от A до P — цифры больше 9, # — вне поля
    .from-zero = пустая клетка — ., а 0 здесь цифра, буквы от A до O — цифры больше 9, # — вне поля
hint-regions = области называются цифрами от 1 до 9 и буквами от A до P
expected-digits = число цифр от 2 до 25 или цифры, например 0-8
expected-boxes = блоки, например 3x3, latin или jigsaw
expected-origin = левая верхняя клетка сетки, например r1c1
expected-origins = левая верхняя клетка каждой сетки, например r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: строка { $line }: то, что следует за головоломкой, пропущено здесь и в следующих строках: «{ $text }»
warning-only-first = { $file }: головоломок { $puzzles }; взята только первая
warning-words-lost = головоломка { $puzzle }: название и автор пропадут: в строках текста им нет места
warning-rules-lost = головоломка { $puzzle }: пропадёт правил: { $rules }; в строках текста им нет места
warning-symbols-lost = головоломка { $puzzle }: её символы пропадут: в строках текста цифры, затем буквы

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: строка { $line }: { $loss }
warning-lost = головоломка { $puzzle }: { $loss }
warning-not-read-back = головоломка { $puzzle }: файл нельзя прочитать здесь снова: { $problem }
read-back-count = головоломок { $found }, а не { $expected }
loss = { $what }: { $fate }
fate-unknown = неизвестно, пропущено
fate-no-place = пропущено, этому нет места
fate-off-board = пропущено: лежит вне поля
fate-blank = пропущено, ничего не сказано
fate-nearest = вместо этого ближайшее из возможного
fate-as-regions = вместо этого области с тем же смыслом
fate-as-rules = сохранено как правило: цифры не повторяются
fate-too-large = пропущено: клеток больше, чем цифр
fate-recognised = распознано в рисунке
fate-read-otherwise = при повторном чтении файла это нечто иное
fate-as-marks = нарисовано, но уже не правило
fate-misfit = пропущено: { $misfit }
fate-as-clues = прочитано как подсказки; это могли бы быть и пометки решающего
fate-as-solvers-marks = прочитано как пометки решающего; это могли бы быть и подсказки
fate-as-zero = прочитано как цифра, цифры начинаются с 0; он мог бы означать и пустую клетку
fate-as-layout = прочитано как «{ $name }»
element-title = название
element-author = автор
element-stars = сложность
element-rules-text = правила словами автора
element-solution = решение
element-symbols = символы цифр
element-origin = место поля
element-boxes = блоки
element-uneven-regions = { $count ->
        [one] { $count } область, размер которой не равен числу цифр
        [few] { $count } области, размер которых не равен числу цифр
       *[other] { $count } областей, размер которых не равен числу цифр
    }
element-layout = расположение сеток
element-givens = { $count ->
        [one] { $count } открытая цифра
        [few] { $count } открытые цифры
       *[other] { $count } открытых цифр
    }
element-colours = { $count ->
        [one] { $count } цвет
        [few] { $count } цвета
       *[other] { $count } цветов
    }
element-switched-off = { $count ->
        [one] { $count } выключенное правило
        [few] { $count } выключенных правила
       *[other] { $count } выключенных правил
    }
element-rules = { $count ->
        [one] { $count } правило вида «{ $name }»
        [few] { $count } правила вида «{ $name }»
       *[other] { $count } правил вида «{ $name }»
    }
element-entered = { $count ->
        [one] { $count } введённая решающим цифра
        [few] { $count } введённые решающим цифры
       *[other] { $count } введённых решающим цифр
    }
element-pencil-marks = { $count ->
        [one] пометки решающего в { $count } клетке
       *[other] пометки решающего в { $count } клетках
    }
element-candidates = кандидаты в { $count ->
        [one] { $count } клетке
       *[other] { $count } клетках
    }
element-zeros = символ 0 в { $count ->
        [one] { $count } клетке
       *[other] { $count } клетках
    }
element-remarks = { $count ->
        [one] { $count } заметка решавшего
        [few] { $count } заметки решавших
       *[other] { $count } заметок решавших
    }
element-highlights = { $count ->
        [one] цвет решающего в { $count } клетке
       *[other] цвета решающего в { $count } клетках
    }
element-fog-lights = { $count ->
        [one] { $count } огонь в тумане
        [few] { $count } огня в тумане
       *[other] { $count } огней в тумане
    }
element-angles = { $count ->
        [one] { $count } угол
        [few] { $count } угла
       *[other] { $count } углов
    }
element-sizes = { $count ->
        [one] { $count } размер
        [few] { $count } размера
       *[other] { $count } размеров
    }
element-texts = { $count ->
        [one] { $count } надпись
        [few] { $count } надписи
       *[other] { $count } надписей
    }
element-messages = { $count ->
        [one] { $count } сообщение решающему
        [few] { $count } сообщения решающему
       *[other] { $count } сообщений решающему
    }
element-settings = { $count ->
        [one] { $count } настройка
        [few] { $count } настройки
       *[other] { $count } настроек
    }
element-named = { $count } из «{ $name }»

## What formats are called

format-killer = киллеры в одной строке
format-lines = строки текста
format-link = { $name } (ссылка)
format-json-lines = строки JSON
format-sdm = сборник судоку (.sdm)
format-sdx = судоку с кандидатами (.sdx)
format-candidates = таблица кандидатов
format-picture = рисунок из букв (.ss)
format-solo = код игры Solo

## Why a file is not saved

write-unknown-format = имя не называет формата, который пишется; оно может кончаться на { $endings }
write-read-only = { $format } читается, но не пишется
write-board = в { $format } есть место только для: { $boards }
write-too-many = { $format } читается, если элементов не больше { $limit }, а в головоломке их больше
write-too-many-puzzles = { $format } читается, если головоломок не больше { $limit }, а их больше
write-too-large = { $found } — слишком много для { $format }: прочитать можно до { $limit }
boards-one-grid = одна сетка с цифрами от 1
boards-classic = сетки 9x9 с блоками 3x3 и цифрами от 1
boards-one-grid-with-boxes = одна сетка с блоками и цифрами от 1
boards-from-one = поля с цифрами от 1
write-one-puzzle-only = в файле .{ $extension } одна головоломка, а их { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: не удалось сохранить: { $reason }
layout-no-folder = система не называет папки для настроек
layout-no-name = раскладке нужно имя
layout-disk = { $path }: { $reason }
setup-no-name = виду страниц нужно имя
difficulty-no-number = числа от 0 до 20, например 3..5, 2.6.. или ..7.1
difficulty-reversed = первое число больше второго

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = ни одна
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = min({ $list })
formula-most = max({ $list })
formula-equal = { $one } = { $two }
formula-different = { $one } ≠ { $two }
formula-less = { $one } < { $two }
formula-at-most = { $one } ≤ { $two }
formula-greater = { $one } > { $two }
formula-at-least = { $one } ≥ { $two }
formula-and = { $one } и { $two }
formula-or = { $one } или { $two }
formula-not = не { $one }

## Why a formula cannot be read

formula-column = позиция { $column }: { $problem }
formula-expected-value = ожидается a, b, n, число или что-то в скобках или чертах
formula-expected-operator = ожидается операция или конец
formula-expected-bracket = ожидается операция или )
formula-expected-bar = ожидается операция или |
formula-expected-opening = ожидается (
formula-expected-number = ожидается число, а не истина или ложь
formula-expected-truth = ожидается истина или ложь, а не число
formula-expected-comparison = ожидается сравнение, например = или >=
formula-unknown-name = «{ $name }» здесь ничего не значит: есть a, b, n, abs, min, max, mod, and, or, not
formula-large-number = число может быть не больше { $most }
formula-too-deep = можно не больше { $most } скобок и черт друг в друге
formula-too-long = можно не больше { $most } букв

## Why a regular expression cannot be read

expression-column = позиция { $column }: { $problem }
expression-too-long = можно не больше { $most } букв
expression-too-complicated = выражение слишком сложно: оно различает слишком много слов

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = Это нарисовано и ничего не значит.

region = Закрашенная область
    .hint = Ведите по клеткам, чтобы закрасить дополнительную область. С Shift — добавить к выбранной области или убрать.
    .rules-house = В каждой закрашенной области каждая из { $size ->
    [one] { $size } цифры
   *[other] { $size } цифр
} стоит ровно один раз.
    .rules-part = Внутри закрашенной области цифры не повторяются.
    .words-house = клеток: { $count }, каждая цифра один раз

diagonals = Диагонали
    .hint = Щёлкните сетку: на двух её диагоналях каждая цифра один раз. Ещё раз — выбрать, Delete — убрать.
    .rules-both = На каждой из двух отмеченных диагоналей каждая цифра стоит ровно один раз.
    .rules-one = На отмеченной диагонали каждая цифра стоит ровно один раз.
    .falling = Нисходящая диагональ
    .falling-hint = Из левого верха в правый низ
    .rising = Восходящая диагональ
    .rising-hint = Из левого низа в правый верх

four-squares = Четыре квадрата
    .hint = Щёлкните сетку 9x9: ещё в четырёх квадратах каждая цифра один раз. Ещё раз — выбрать, Delete — убрать.
    .rules = В каждом из четырёх закрашенных квадратов каждая цифра стоит ровно один раз.

four-pyramids = Четыре пирамиды
    .hint = Щёлкните сетку 9x9: в четырёх пирамидах каждая цифра один раз. Ещё раз — выбрать, Delete — убрать. Обе вертушки могут стоять в одной сетке.
    .rules = В каждой из четырёх закрашенных пирамид каждая цифра стоит ровно один раз.
    .words-mirrored = { $grid }, зеркально
    .pinwheel = Вертушка
    .mirrored = Зеркально
    .mirrored-hint = Повернуть вертушку в другую сторону

position = Позиции
    .hint = Щёлкните сетку: клетки на одном месте всех блоков различны. Ещё раз — выбрать правило, Delete — убрать.
    .rules = В клетках, занимающих одно и то же место в каждом блоке, каждая цифра стоит ровно один раз.

magic-box = Магический блок
    .hint = Щёлкните блок: суммы его строк и столбцов равны. Ещё раз — выбрать, Delete — убрать.
    .rules = В каждом магическом блоке сумма цифр в каждой строке и каждом столбце равна { $total }.
    .rules-diagonals = В каждом магическом блоке сумма цифр в каждой строке, каждом столбце и на каждой диагонали равна { $total }.
    .words = { $place } · сумма линий { $total }
    .diagonals = И диагонали
    .diagonals-hint = Суммы двух диагоналей блока те же

magic-square = Магический квадрат
    .hint = Щёлкните середину любого квадрата 3x3: суммы строк и столбцов равны. Ещё раз — выбрать, Delete — убрать.
    .rules = В каждом магическом квадрате суммы цифр во всех строках и столбцах одинаковы.
    .rules-diagonals = В каждом магическом квадрате суммы цифр во всех строках, столбцах и на обеих диагоналях одинаковы.
    .diagonals = И диагонали
    .diagonals-hint = Суммы двух диагоналей квадрата те же

odd-even = Чёт и нечет
    .hint = Ведите по клеткам: чётные (квадрат) или нечётные (кружок). Ведите по таким же знакам, чтобы стереть.
    .rules = В клетках с кружком стоят нечётные цифры, в клетках с квадратом — чётные.
    .rules-odd = В клетках с кружком стоят нечётные цифры.
    .rules-even = В клетках с квадратом стоят чётные цифры.
    .even = Чётные
    .odd = Нечётные
    .mark-all = Отметить все по решению
    .mark-all-hint = Кружок в каждой клетке с нечётной цифрой, квадрат — с чётной
    .mark-even = Отметить чётные по решению
    .mark-even-hint = Квадрат в каждой клетке с чётной цифрой; верные кружки остаются
    .mark-odd = Отметить нечётные по решению
    .mark-odd-hint = Кружок в каждой клетке с нечётной цифрой; верные квадраты остаются
    .rest-odd = Остальные нечётные
    .rest-odd-hint = Кружок в каждой клетке без знака
    .rest-even = Остальные чётные
    .rest-even-hint = Квадрат в каждой клетке без знака

outside = Внешние подсказки
    .hint = Щёлкните место возле сетки и введите цифры: каждая среди первых клеток, видимых оттуда.
    .rules = Цифра за пределами сетки находится { $down ->
    [1] в первой клетке
    [one] среди первых { $down } клетки
   *[other] среди первых { $down } клеток
}, считая от неё.
    .rules-two-depths = Цифра за пределами сетки находится среди ближайших к ней клеток в своей строке или своём столбце: { $down ->
    [one] { $down } клетка
    [few] { $down } клетки
    [many] { $down } клеток
   *[other] { $down } клетки
} сверху или снизу, { $across ->
    [one] { $across } клетка
    [few] { $across } клетки
    [many] { $across } клеток
   *[other] { $across } клетки
} сбоку.

killer-cage = Киллер
    .hint = Ведите по клеткам, чтобы сделать рамку, и введите сумму или ничего. С Shift — добавить к рамке или убрать.
    .rules = Цифры внутри пунктирной рамки не повторяются, а их сумма равна числу в её углу.
    .rules-no-sum = Цифры внутри пунктирной рамки без числа не повторяются.
    .sum = Сумма
    .sum-hint = Сумма цифр рамки; пусто, если цифры только различны

thermometer = Термометр
    .hint = Ведите от шарика к концу: цифры растут вдоль линии. Продолжайте с конца. Ещё раз от шарика — ветвь, и с Shift от любой клетки; щелчок с Shift обрезает.
    .rules = Вдоль каждого термометра цифры возрастают, начиная от шарика.
    .rules-slow = Вдоль каждого медленного термометра цифры, начиная от шарика, возрастают или остаются теми же.
    .rules-ringed = Вдоль каждого термометра с кольцом в шарике цифры, начиная от шарика, возрастают или остаются теми же.
    .slow = Медленный
    .slow-hint = От клетки к клетке цифры могут не меняться

whispers = Шёпот
    .hint = Ведите вдоль линии: соседи различаются хотя бы на 5 (или 4, голландский шёпот). Продолжайте с любого конца.
    .rules = Вдоль каждой линии шёпота соседние цифры различаются не менее чем на { $number }.
    .german = Немецкий
    .dutch = Голландский
    .number = Разность
    .number-hint = Наименьшая разность соседей на линии; пусто — половина цифр с округлением вверх

renban = Линия ренбан
    .hint = Ведите вдоль линии: её цифры идут подряд в любом порядке. Продолжайте с любого конца.
    .rules = Цифры на каждой линии ренбан идут подряд в любом порядке и не повторяются.

palindrome = Палиндром
    .hint = Ведите вдоль линии: с обоих концов она читается одинаково. Продолжайте с любого конца.
    .rules = Цифры вдоль каждого палиндрома читаются одинаково с обоих концов.

between = Линия «между»
    .hint = Ведите от кружка к кружку: что лежит между ними, то между их цифрами. Продолжайте с любого конца.
    .rules = Цифры вдоль каждой линии между двумя кружками лежат строго между цифрами в этих кружках.

region-sum = Линия равных сумм
    .hint = Ведите вдоль линии: суммы её частей в разных блоках равны. Продолжайте с любого конца.
    .rules = Границы блоков делят каждую линию равных сумм на части с одинаковой суммой. Если линия возвращается в блок, там у неё ещё одна часть.

double-arrow = Двойная стрелка
    .hint = Ведите от кружка к кружку: сумма между ними равна их сумме. Продолжайте с любого конца.
    .rules = Сумма цифр вдоль каждой двойной стрелки равна сумме двух цифр в кружках на её концах.

zipper = Линия-молния
    .hint = Ведите вдоль линии: суммы клеток, равноудалённых от середины, равны. Продолжайте с любого конца.
    .rules = На каждой линии-молнии любые две клетки, равноудалённые от середины, имеют одну и ту же сумму; клетка в середине содержит эту сумму.

sum-line = Линия сумм
    .hint = Ведите вдоль линии: она делится на части с суммой 10 или другим числом. Продолжайте с любого конца.
    .rules = Каждая линия сумм делится на части из соседних клеток, сумма каждой из которых равна { $number }.
    .number = Сумма
    .number-hint = Сумма каждой части; пусто — на одну больше числа цифр

lockout = Запирающая линия
    .hint = Ведите от ромба к ромбу: что лежит на линии, не между их цифрами. Продолжайте с любого конца.
    .rules = Цифры в ромбах на концах каждой запирающей линии различаются не менее чем на { $number }. Ни одна цифра вдоль линии не лежит между ними и не равна ни одной из них.
    .number = Разность
    .number-hint = Наименьшая разность концов; пусто — половина цифр с округлением вниз

nabner = Линия набнер
    .hint = Ведите вдоль линии: никакие две её цифры не равны и не соседние. Продолжайте с любого конца.
    .rules = На линии набнер никакие две цифры, где бы на ней они ни стояли, не равны и не идут подряд.

entropic = Энтропийная линия
    .hint = Ведите вдоль линии: любые три соседа — малая, средняя и большая цифры. Продолжайте с любого конца.
    .rules = Из любых трёх соседних цифр на энтропийной линии одна малая ({ $low }), одна средняя ({ $middle }) и одна большая ({ $high }).

modular = Модульная линия
    .hint = Ведите вдоль линии: у любых трёх соседей разные остатки от деления на 3. Продолжайте с любого конца.
    .rules = { $number ->
        [few] Любые { $number } соседние цифры на модульной линии дают
       *[other] Любые { $number } соседних цифр на модульной линии дают
    } разные остатки при делении на { $number } ({ $classes }).
    .number = Делитель
    .number-hint = Столько соседей дают разные остатки при делении на него; пусто — 3

parity-line = Линия чётности
    .hint = Ведите вдоль линии: чётные и нечётные чередуются. Продолжайте с любого конца.
    .rules = Вдоль каждой линии чётности нечётные и чётные цифры чередуются.

arithmetic = Арифметическая прогрессия
    .hint = Ведите вдоль линии: все шаги от цифры к цифре равны. Продолжайте с любого конца.
    .rules = Вдоль каждой арифметической прогрессии каждая цифра отличается от предыдущей на одну и ту же величину в одну и ту же сторону.

no-repeats = Линия без повторов
    .hint = Ведите вдоль линии: все её цифры различны. Продолжайте с любого конца.
    .rules = Вдоль линии без повторов ни одна цифра не повторяется.

difference-dot = Точка разности
    .hint = Щёлкните между двумя клетками: их цифры различаются на 1 или на введённое число. Щелчок выбирает точку, Delete убирает.
    .rules = Две цифры рядом с белой точкой различаются на 1.
    .rules-number = Две цифры рядом с белой точкой с числом различаются на это число.
    .number = Разность
    .number-hint = На сколько различаются цифры; пусто — на 1

ratio-dot = Точка отношения
    .hint = Щёлкните между двумя клетками: одна цифра вдвое больше другой или во столько раз, сколько введено. Щелчок выбирает точку, Delete убирает.
    .rules = Из двух цифр рядом с чёрной точкой одна вдвое больше другой.
    .rules-number = Из двух цифр рядом с чёрной точкой с числом одна больше другой во столько раз.
    .number = Отношение
    .number-hint = Во сколько раз одна цифра больше другой; пусто — в 2

border-sum = X, V и суммы
    .hint = Щёлкните между двумя клетками: сумма 10 (X), 5 (V) или введённое число. Щелчок выбирает знак, Delete убирает.
    .rules = Сумма двух цифр, между которыми стоит число, равна этому числу.
    .rules-x = Сумма двух цифр, между которыми стоит X, равна 10.
    .rules-v = Сумма двух цифр, между которыми стоит V, равна 5.
    .rules-none = Знак без суммы ничего не означает.
    .x = X
    .v = V
    .sum = Сумма
    .sum-hint = Сумма двух цифр: X — 10, V — 5

inequality = Неравенство
    .hint = Щёлкните между двумя клетками: знак указывает на меньшую цифру. Щелчок выбирает его, Delete убирает.
    .rules = Знак между двумя клетками указывает остриём на меньшую из их цифр.
    .falling = Больше
    .rising = Меньше
    .rising-hint = Цифра левой или верхней клетки меньше

quadruple = Четвёрка
    .hint = Щёлкните, где сходятся четыре клетки, и введите до четырёх цифр: в клетках есть каждая, повторная столько же раз. Щелчок выбирает, Delete убирает.
    .rules = Все цифры в кружке есть в четырёх клетках вокруг него, повторяющиеся — столько раз, сколько они написаны.
    .digits = Цифры
    .digits-hint = До четырёх, могут повторяться

anti-knight = Антиконь
    .hint = Щёлкните сетку: в клетках на ход коня никогда нет одной цифры.
    .rules = Клетки на расстоянии хода шахматного коня никогда не содержат одну и ту же цифру.

anti-king = Антикороль
    .hint = Щёлкните сетку: в касающихся клетках, и углом, никогда нет одной цифры.
    .rules = Клетки, соприкасающиеся стороной или углом, никогда не содержат одну и ту же цифру.

entropy = Глобальная энтропия
    .hint = Щёлкните сетку: в каждом квадрате из четырёх клеток есть малая, средняя и большая цифры.
    .rules = В каждом квадрате 2x2 есть хотя бы одна малая ({ $low }), одна средняя ({ $middle }) и одна большая цифра ({ $high }).

nonconsecutive = Непоследовательные
    .hint = Щёлкните сетку: соседи никогда не идут подряд. С точками на поле это значит, что даны все точки.
    .rules = Цифры в клетках с общей стороной никогда не идут подряд.
    .rules-numbers = Цифры в клетках с общей стороной никогда не различаются на { $numbers }.
    .rules-dots = Даны все белые точки: если между двумя клетками с общей стороной нет точки, их цифры не различаются на { $numbers }.

no-ratio = Без отношений
    .hint = Щёлкните сетку: из двух соседей ни один не вдвое больше другого. С точками на поле это значит, что даны все точки.
    .rules = Из цифр в двух клетках с общей стороной одна никогда не больше другой в { $numbers } раза.
    .rules-dots = Даны все чёрные точки: если между двумя клетками с общей стороной нет точки, ни одна цифра не больше другой в { $numbers } раза.

all-sums = Даны все X и V
    .hint = Щёлкните сетку: у соседей без X, V или числа между ними такой суммы нет.
    .rules = Даны все знаки: сумма двух цифр в клетках с общей стороной, между которыми нет знака, не равна { $numbers }.

extremes = Минимум и максимум
    .hint = Ведите по клеткам: каждая меньше или больше всех соседних без такого же знака. От знака — стирание.
    .rules = В клетке с треугольниками остриём внутрь цифра меньше, чем в каждой клетке рядом; в клетке с треугольниками остриём наружу — больше. Соседи с одинаковым знаком не сравниваются.
    .rules-minimum = В клетке с треугольниками остриём внутрь цифра меньше, чем в каждой клетке рядом. Соседи с одинаковым знаком не сравниваются.
    .rules-maximum = В клетке с треугольниками остриём наружу цифра больше, чем в каждой клетке рядом. Соседи с одинаковым знаком не сравниваются.
    .minimum = Минимум
    .maximum = Максимум

low-high = Малые и большие
    .hint = Ведите по клеткам: в каждой цифра из нижней или верхней половины. От знака — стирание.
    .rules = Треугольник остриём вниз отмечает цифру из меньшей половины ({ $low }), остриём вверх — из большей ({ $high }){ $has-middle ->
        [yes] ; средняя цифра, { $middle }, не относится ни к одной
       *[no] { "" }
    }.
    .rules-low = Треугольник остриём вниз отмечает цифру из меньшей половины ({ $low }){ $has-middle ->
        [yes] ; средняя цифра, { $middle }, к ней не относится
       *[no] { "" }
    }.
    .rules-high = Треугольник остриём вверх отмечает цифру из большей половины ({ $high }){ $has-middle ->
        [yes] ; средняя цифра, { $middle }, к ней не относится
       *[no] { "" }
    }.
    .low = Малые
    .high = Большие

indexers = Указатели
    .hint = Ведите по клеткам: цифра говорит, на каком месте строки, столбца или блока стоит номер места самой клетки. От знака — стирание.
    .rules = Цифра клетки с чертами говорит, где стоит номер её места: с чертами слева и справа клетка в столбце c с цифрой v говорит, что в столбце v её строки стоит c; с чертами сверху и снизу то же верно для строк её столбца; с чертами со всех сторон — для мест её блока в порядке чтения.{ $from ->
        [0] { " " }Строки, столбцы и места считаются с 0.
       *[other] { "" }
    }
    .rules-column = Клетка с чертами слева и справа в столбце c с цифрой v говорит, что в столбце v её строки стоит c.{ $from ->
        [0] { " " }Строки, столбцы и места считаются с 0.
       *[other] { "" }
    }
    .rules-row = Клетка с чертами сверху и снизу в строке r с цифрой v говорит, что в строке v её столбца стоит r.{ $from ->
        [0] { " " }Строки, столбцы и места считаются с 0.
       *[other] { "" }
    }
    .rules-box = Клетка с чертами со всех сторон на месте p своего блока, в порядке чтения, с цифрой v говорит, что на месте v блока стоит p.{ $from ->
        [0] { " " }Строки, столбцы и места считаются с 0.
       *[other] { "" }
    }
    .column = Столбец
    .row = Строка
    .box = Блок

counting-circles = Считающие кружки
    .hint = Ведите по клеткам: цифра в кружке — число кружков с ней. От кружка — стирание.
    .rules = Цифра в кружке — это число кружков, в которых стоит эта цифра.

cell-sum = Сумма клеток
    .hint = Ведите по клеткам и введите сумму, или не больше, или не меньше; цифры могут повторяться. С Shift — добавить клетки или убрать изнутри.
    .rules = Сумма цифр в отмеченных клетках равна числу в их углу; цифры могут повторяться.
    .rules-at-most = Сумма цифр в отмеченных клетках не больше числа после ≤; цифры могут повторяться.
    .rules-at-least = Сумма цифр в отмеченных клетках не меньше числа после ≥; цифры могут повторяться.
    .sum = Сумма
    .sum-hint = Сумма цифр, не больше или не меньше
    .compared = Сравнение
    .compared-hint = Равна ли сумма числу, не больше или не меньше его
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Рамка с произведением
    .hint = Ведите по клеткам рамки и введите произведение. С Shift — добавить клетки или убрать изнутри.
    .rules = Произведение цифр в рамке из точек равно числу перед ×; цифры могут повторяться.
    .rules-differ = Произведение цифр в рамке из штрихов равно числу перед ×, и цифры не повторяются.
    .product = Произведение
    .product-hint = Произведение цифр
    .differ = Цифры различны
    .differ-hint = Цифры в рамке не повторяются

allowed = Допустимые цифры
    .hint = Ведите по клеткам и введите цифры, которые в них могут стоять.
    .rules = Клетка с мелкими цифрами содержит одну из них.
    .digits = Цифры
    .digits-hint = Что может стоять в каждой из клеток

clones = Клоны
    .hint = Ведите по клеткам первой группы; щелчок с Shift ставит её копию в другом месте.
    .rules = Серые группы одинаковой формы содержат одинаковые цифры на одинаковых местах.

anti-diagonal = Антидиагональ
    .hint = Щёлкните сетку: на каждой диагонали как можно меньше разных цифр, три на сетке 9x9.
    .rules = На каждой штриховой диагонали число разных цифр равно { $count }.
    .rules-one = На штриховой диагонали число разных цифр равно { $count }.
    .falling = Нисходящая диагональ
    .falling-hint = Из левого верхнего угла в правый нижний
    .rising = Восходящая диагональ
    .rising-hint = Из левого нижнего угла в правый верхний

arrow = Стрелка
    .hint = Ведите от кружка вдоль стрелки и продолжайте с её конца; другие стрелки начинаются в том же кружке. Щелчок выбирает стрелку, Delete убирает.
    .rules = Сумма цифр вдоль каждой стрелки равна цифре в её кружке.
    .rules-figures = Сумма цифр вдоль каждой стрелки равна числу в её кружке, записанному в клетках кружка.
    .shaft = Стрелка
    .circle = Длинный кружок

figure = Фигура
    .hint = Щёлкните сетку 9x9: звёздочка, средние точки, жирандоль, процент или аргайл, в частях которых цифры не повторяются.
    .rules = Ни одна цифра не повторяется в цветной фигуре и вдоль её линии.
    .rules-lines = Ни одна цифра не повторяется вдоль цветной диагонали.
    .words = { $figure }, { $grid }
    .asterisk = Звёздочка
    .centre-dots = Средние точки
    .girandola = Жирандоль
    .percent = Процент
    .argyle = Аргайл

leaps = Прыжки
    .hint = Щёлкните сетку: в клетках на таком расстоянии по строкам и столбцам никогда нет одной цифры. Ещё раз — выбрать правило, Delete — убрать.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = В клетках, отстоящих друг от друга на прыжок, не стоят одинаковые цифры. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-rider = В клетках, отстоящих друг от друга на один или несколько одинаковых прыжков по прямой, не стоят одинаковые цифры. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-digits = В клетках, отстоящих друг от друга на прыжок, не стоят одинаковые цифры из числа { $digits }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-rider-digits = В клетках, отстоящих друг от друга на один или несколько одинаковых прыжков по прямой, не стоят одинаковые цифры из числа { $digits }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .leaps = Строки и столбцы
    .leaps-hint = Строки и столбцы каждого прыжка, в любом порядке и направлении: 1,2 — ход коня, 1,1 — по диагонали; несколько через пробел
    .rider = Дальний
    .rider-hint = Тот же прыжок можно повторять, как слон: из 1,1 выходят целые диагонали
    .digits = Только для
    .digits-hint = Цифры, о которых правило; пусто — все

sandwich = Сэндвич
    .hint = Щёлкните место возле сетки и введите число: сумма цифр между наименьшей и наибольшей цифрой строки или столбца.
    .rules = Число за пределами сетки равно сумме цифр между наименьшей и наибольшей цифрами его строки или столбца.

x-sum = Сумма первых
    .hint = Щёлкните место возле сетки и введите число: первая видимая оттуда цифра говорит, сколько цифр дают эту сумму.
    .rules = Число за пределами сетки равно сумме первых цифр, видимых с этого места; сколько их складывать, указывает первая из них.

skyscraper = Небоскрёбы
    .hint = Щёлкните место возле сетки и введите число: столько видимых оттуда цифр больше всех предыдущих.
    .rules = Число за пределами сетки показывает, сколько цифр, видимых с этого места, больше всех предыдущих.

hidden-skyscraper = Скрытый небоскрёб
    .hint = Щёлкните место возле сетки и введите цифру: она первая видимая оттуда, перед которой есть большая.
    .rules = Цифра за пределами сетки — первая из видимых с этого места, перед которой стоит цифра больше неё.

numbered-rooms = Пронумерованные комнаты
    .hint = Щёлкните место возле сетки и введите цифру: она стоит в клетке с номером первой видимой оттуда цифры.
    .rules = Цифра за пределами сетки стоит в той клетке, номер которой, считая от этого места, равен цифре первой клетки.

little-killer = Диагональный киллер
    .hint = Щёлкните место вокруг сетки у угла, на который укажет стрелка, и введите сумму цифр диагонали.
    .rules = Число со стрелкой равно сумме цифр вдоль диагонали; цифры могут повторяться.

text-label = Текст
    .hint = Ведите по клеткам и напишите текст на панели справа: он стоит в середине клеток и ничего не значит.
    .text = Текст
    .text-hint = Одна строка; на линии между двумя клетками или в углу четырёх, если закрашены они
    .size = Размер
    .size-hint = Размер букв в сотых клетки; пусто — обычный
    .coloured = Цветной
    .coloured-hint = Цветом ниже, а не цветом цифр

circle-mark = Круг
    .hint = Щёлкните клетку или ведите по двум или четырём: в середине рисуется круг. Он ничего не значит.
    .size = Размер
    .size-hint = Ширина в сотых клетки; пусто — обычная
    .fill = Заливка
    .fill-hint = Что внутри
    .tint = Цвет
    .clear = Нет
    .white = Белая
    .black = Чёрная
    .outline = Контур
    .outline-hint = Линия вокруг
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет

rectangle-mark = Прямоугольник
    .hint = Щёлкните клетку или ведите по нескольким: в середине рисуется прямоугольник. Он ничего не значит.
    .width = Ширина
    .width-hint = В сотых клетки; пусто — по ширине клеток
    .height = Высота
    .height-hint = В сотых клетки; пусто — по высоте клеток
    .fill = Заливка
    .fill-hint = Что внутри
    .tint = Цвет
    .clear = Нет
    .white = Белая
    .black = Чёрная
    .outline = Контур
    .outline-hint = Линия вокруг
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет

line-mark = Линия
    .hint = Ведите от клетки к клетке: рисуется линия. Она ничего не значит. Продолжайте с любого конца; щелчок с Shift обрезает.
    .width = Ширина
    .width-hint = Цифры стоят на широкой линии
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Вид
    .style-hint = Есть ли в линии разрывы
    .solid = Сплошная
    .dashed = Пунктир
    .dotted = Точками
    .tip = Концы
    .tip-hint = Стрелка в конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

frame-mark = Рамка
    .hint = Ведите по клеткам: вокруг них рисуется линия. Она ничего не значит. С Shift — добавить клетки или убрать.
    .outline = Контур
    .outline-hint = Как рисуется линия вокруг клеток
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет
    .inset = Отступ
    .inset-hint = Насколько внутри клеток идёт линия, в сотых клетки; пусто — обычно

coloured-cells = Цветные клетки
    .hint = Ведите по клеткам, чтобы закрасить. Цвет ничего не значит. С Shift — добавить клетки или убрать.

own-line = Своя линия
    .hint = Ведите от клетки к клетке, потом напишите на панели справа формулу двух цифр a и b. Продолжайте с любого конца; щелчок с Shift обрезает.
    .rules = Вдоль линии для каждой цифры a и следующей за ней цифры b выполняется: { $formula }.
    .rules-all = Вдоль линии для каждой цифры a и любой более поздней цифры b выполняется: { $formula }.
    .formula = Формула
    .formula-hint = Что сказано о двух цифрах; a раньше b вдоль линии. Язык формул: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .pairs = Пары
    .pairs-hint = Каждая цифра со следующей или со всеми следующими
    .neighbours = Соседи
    .all = Все
    .name = Имя
    .name-hint = Как называется правило; пусто — по виду
    .sentence = Предложение
    .sentence-hint = Что скажет лист; пусто — предложение из настроек
    .width = Ширина
    .width-hint = Цифры стоят на широкой линии
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Вид
    .style-hint = Есть ли в линии разрывы
    .solid = Сплошная
    .dashed = Пунктир
    .dotted = Точками
    .tip = Концы
    .tip-hint = Стрелка в конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

own-cells = Свои клетки
    .hint = Ведите по клеткам, потом напишите на панели справа формулу двух цифр a и b: ей подчиняется каждая пара клеток. С Shift — добавить или убрать.
    .rules = Для любых двух цифр в отмеченных клетках ({ $ordered ->
        [yes] a раньше b в порядке чтения
       *[no] a и b
    }) выполняется: { $formula }.
    .formula = Формула
    .formula-hint = Что сказано о двух цифрах; a — чья клетка раньше по строкам. Язык формул: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .name = Имя
    .name-hint = Как называется правило; пусто — по виду
    .sentence = Предложение
    .sentence-hint = Что скажет лист; пусто — предложение из настроек
    .outline = Контур
    .outline-hint = Линия вокруг клеток
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет
    .white = Белая
    .white-hint = Клетки не залиты цветом

own-border = Свой знак
    .hint = Щёлкните линию между двумя клетками, потом напишите на панели справа формулу их цифр a и b. Ещё раз — выбрать, Delete — убрать.
    .rules = Для цифр по сторонам знака ({ $ordered ->
        [yes] a сверху или слева от b
       *[no] a и b
    }) выполняется: { $formula }.
    .rules-sign = Для цифр по сторонам знака { $sign } ({ $ordered ->
        [yes] a сверху или слева от b
       *[no] a и b
    }) выполняется: { $formula }.
    .formula = Формула
    .formula-hint = Что сказано о двух цифрах; a — верхняя или левая. Язык формул: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .name = Имя
    .name-hint = Как называется правило; пусто — по виду
    .sentence = Предложение
    .sentence-hint = Что скажет лист; пусто — предложение из настроек
    .sign = Знак
    .sign-hint = До трёх букв, написанных в нём

own-grid = Своё правило сетки
    .hint = Щёлкните сетку, потом напишите на панели справа формулу двух цифр a и b: ей подчиняются все соседи сетки. Ещё раз — выбрать правило, Delete — убрать.
    .rules-edges = Для цифр любых двух клеток с общей стороной ({ $ordered ->
        [yes] a раньше b в порядке чтения
       *[no] a и b
    }) выполняется: { $formula }.
    .rules-corners = Для цифр любых двух клеток, имеющих общим только угол ({ $ordered ->
        [yes] a раньше b в порядке чтения
       *[no] a и b
    }), выполняется: { $formula }.
    .rules-touching = Для цифр любых двух соприкасающихся клеток ({ $ordered ->
        [yes] a раньше b в порядке чтения
       *[no] a и b
    }) выполняется: { $formula }.
    .rules-leaps = Для цифр любых двух клеток на расстоянии прыжка ({ $ordered ->
        [yes] a раньше b в порядке чтения
       *[no] a и b
    }) выполняется: { $formula }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .formula = Формула
    .formula-hint = Что сказано о двух цифрах; a — чья клетка раньше по строкам. Язык формул: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .pairs = Пары
    .pairs-hint = Какие клетки сетки сравниваются
    .edges = Стороны
    .corners = Углы
    .touching = Оба
    .leaps = Прыжки
    .offsets = Строки и столбцы
    .offsets-hint = Для прыжков: строки и столбцы каждого, в любом порядке и направлении, например 1,2; несколько через пробел
    .name = Имя
    .name-hint = Как называется правило; пусто — по виду
    .sentence = Предложение
    .sentence-hint = Что скажет лист; пусто — предложение из настроек

own-word = Своё слово
    .hint = Ведите от клетки к клетке по порядку чтения, потом напишите на панели справа регулярное выражение. Продолжайте с любого конца; щелчок с Shift обрезает.
    .rules = Цифры вдоль линии, читаемые от её начала, соответствуют регулярному выражению { $expression }.
    .expression = Выражение
    .expression-hint = Какие слова из цифр допустимы от начала до конца: . любая цифра, [135] одна из нескольких, * сколько угодно раз, + хотя бы раз, ? не больше раза, { "{2,3}" } столько раз, | или, ( ) группы
    .name = Имя
    .name-hint = Как называется правило; пусто — по виду
    .sentence = Предложение
    .sentence-hint = Что скажет лист; пусто — предложение из настроек
    .width = Ширина
    .width-hint = Цифры стоят на широкой линии
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Вид
    .style-hint = Есть ли в линии разрывы
    .solid = Сплошная
    .dashed = Пунктир
    .dotted = Точками
    .tip = Концы
    .tip-hint = Стрелка в конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

full-rank = Полный рейтинг
    .hint = Щёлкните место возле сетки и введите ранг видимой оттуда линии среди всех строк и столбцов с обоих концов.
    .rules = Все строки и столбцы, прочитанные с обоих концов как числа, пронумерованы по возрастанию: от наименьшего (1) до наибольшего ({ $most }). Число за пределами сетки — место в этом порядке того числа, которое читается отсюда.
    .rules-equal = Все строки и столбцы, прочитанные с обоих концов как числа, пронумерованы по возрастанию: от наименьшего (1) до наибольшего ({ $most }); равные числа делят меньшее из своих мест. Число за пределами сетки — место в этом порядке того числа, которое читается отсюда.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } в { $cell }
logic-removes = нет { $digits } в { $cells }
logic-row = строка { $number }
logic-column = столбец { $number }
logic-box = блок { $number }
logic-of-grid = { $house } сетки { $grid }
logic-board = поле
difficulty = { $stars ->
    [1] Лёгкая
    [2] Средняя
    [3] Хитрая
    [4] Коварная
   *[5] Дьявольская
}
logic-last-digit = Последняя цифра
    .why = в области { $houses } недостаёт только { $digits }
logic-hidden-single-box = Скрытая одиночка в блоке
    .why = для { $digits } осталось одно место ({ $houses })
logic-hidden-single = Скрытая одиночка
    .why = для { $digits } осталось одно место ({ $houses })
logic-direct-pointing = Прямое указание
    .why = все места { $digits } в первой из областей { $houses } — { $cells }, и в другой остаётся одно
logic-direct-claiming = Прямое притязание
    .why = все места { $digits } в первой из областей { $houses } — { $cells }, и в другой остаётся одно
logic-direct-hidden-pair = Прямая скрытая пара
    .why = { $digits } занимают { $cells } ({ $houses }), и другой цифре остаётся одно место
logic-direct-hidden-triplet = Прямая скрытая тройка
    .why = { $digits } занимают { $cells } ({ $houses }), и другой цифре остаётся одно место
logic-naked-single = Открытая одиночка
    .why = в клетке { $cells } осталось только { $digits }
logic-pair-consequence = Следствие пар
    .why = { $rules }: в { $cells } остаётся меньше кандидатов
logic-clause = Места по подсказке
    .why = { $rules }: остаются только { $digits } в { $cells }
logic-sum-bounds = Границы суммы
    .why = { $rules } ({ $cells }): с наименьшими и наибольшими значениями других клеток сумма не получается
logic-parity = Чётность суммы
    .why = { $rules } ({ $cells }): чётность всех других клеток известна
logic-combinations = Сочетания суммы
    .why = { $rules } ({ $cells }): таких нет ни в одном сочетании
logic-word = Слова линии
    .why = { $rules } ({ $cells }): таких нет ни в одном заполнении линии
logic-rank = Место линии
    .why = { $rules } ({ $cells }): с ними место линии было бы другим
logic-rule-in-house = Правило внутри области
    .why = { $rules }: { $digits } есть в каждом сочетании, в { $cells }
logic-leftovers = Правило 45
    .why = сумма областей { $houses } известна, и с { $rules } — сумма { $cells }
logic-leftovers-houses = Правило 45 для нескольких областей
    .why = сумма областей { $houses } известна, и с { $rules } — сумма { $cells }
logic-pointing = Указание
    .why = все места { $digits } ({ $houses }): { $cells }
logic-claiming = Притязание
    .why = все места { $digits } ({ $houses }): { $cells }
logic-naked-pair = Открытая пара
    .why = в { $cells } ({ $houses }) стоят только { $digits }
logic-naked-triplet = Открытая тройка
    .why = в { $cells } ({ $houses }) стоят только { $digits }
logic-naked-quad = Открытая четвёрка
    .why = в { $cells } ({ $houses }) стоят только { $digits }
logic-hidden-pair = Скрытая пара
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-hidden-triplet = Скрытая тройка
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-hidden-quad = Скрытая четвёрка
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-x-wing = X-крыло
    .why = места { $digits } в первой половине областей { $houses } лежат во второй ({ $cells })
logic-swordfish = Рыба-меч
    .why = места { $digits } в первой половине областей { $houses } лежат во второй ({ $cells })
logic-jellyfish = Медуза
    .why = места { $digits } в первой половине областей { $houses } лежат во второй ({ $cells })
logic-finned-x-wing = X-крыло с плавником
    .why = кроме плавников, места { $digits } в первой половине областей { $houses } лежат во второй ({ $cells })
logic-sashimi-x-wing = X-крыло сашими
logic-finned-swordfish = Рыба-меч с плавником
    .why = кроме плавников, места { $digits } в первой половине областей { $houses } лежат во второй ({ $cells })
logic-sashimi-swordfish = Рыба-меч сашими
logic-xy-wing = XY-крыло
    .why = что бы ни стояло в первой из клеток { $cells }, в одной из них их общая цифра из { $digits }
logic-xyz-wing = XYZ-крыло
    .why = что бы ни стояло в первой из клеток { $cells }, в одной из них их общая цифра из { $digits }
logic-w-wing = W-крыло
    .why = { $cells }: { $houses } соединяет две клетки с { $digits }, в одной из них другая цифра
logic-unique-rectangle = Уникальный прямоугольник
logic-unique-loop = Уникальная петля
    .why = если бы в { $cells } были только { $digits }, было бы два решения
logic-bug = Двузначная ловушка
    .why = без { $digits } в { $cells } было бы два решения
logic-aligned-pair = Исключение пары
    .why = первые две из клеток { $cells } не оставили бы ничего одной из других
logic-remote-pairs = Удалённые пары
    .why = в { $cells } стоят { $digits } попеременно
logic-turbot-fish = Рыба тюрбо
    .why = у { $digits } по два места в { $houses } ({ $cells }), и на одном из концов стоит эта цифра
logic-skyscraper = Небоскрёб
logic-kite = Воздушный змей
logic-simple-colouring = Простая раскраска
    .why = { $digits } стоит попеременно в { $cells }
logic-multi-colouring = Множественная раскраска
    .why = { $digits } стоит попеременно в { $cells }
logic-x-chain = X-цепь
    .why = в { $cells } одно утверждение о { $digits } ведёт к другому
logic-x-cycle = X-цикл
logic-y-cycle = XY-цикл
logic-chain = Цепь следствий
    .why = в { $cells } одно утверждение о { $digits } ведёт к другому
logic-cycle = Цикл
logic-empty-rectangle = Пустой прямоугольник
    .why = { $digits } лежит на двух линиях первой из областей { $houses } ({ $cells })
logic-sue-de-coq = Сью-де-Кок
    .why = в { $cells } ({ $houses }) каждая из { $digits } стоит один раз
logic-grouped-chain = Цепь с группами
    .why = в { $cells } одно утверждение о { $digits } ведёт к другому
logic-nishio = Нисио
    .why = { $digits } там ведёт к противоречию в { $cells }
logic-multiple-chains = Множественные цепи
    .why = каждый путь через { $cells } ведёт к одному и тому же для { $digits }
logic-cell-chains = Цепи из клетки
logic-house-chains = Цепи из области
logic-dynamic-chains = Динамические цепи
    .why = каждый путь через { $cells } ведёт к одному и тому же для { $digits }
logic-dynamic-chains-plus = Динамические цепи с приёмами
    .why = каждый путь через { $cells } ведёт к одному и тому же для { $digits }
logic-contradiction-chains = Противоречие
logic-double-chains = Двойные цепи
