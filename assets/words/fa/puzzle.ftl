# The words of Gridwright in Persian. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = انگلیسی
language-persian = فارسی
language-greek = یونانی
language-portuguese = پرتغالی
language-russian = روسی

## Grids of a layout

grid-whole = کل جدول
grid-number = جدول { $number }
    .in = در جدول { $number }
    .of = جدول { $number }
grid-north-west = جدول شمال غربی
    .in = در جدول شمال غربی
    .of = جدول شمال غربی
grid-north = جدول شمالی
    .in = در جدول شمالی
    .of = جدول شمالی
grid-north-east = جدول شمال شرقی
    .in = در جدول شمال شرقی
    .of = جدول شمال شرقی
grid-west = جدول غربی
    .in = در جدول غربی
    .of = جدول غربی
grid-centre = جدول مرکزی
    .in = در جدول مرکزی
    .of = جدول مرکزی
grid-east = جدول شرقی
    .in = در جدول شرقی
    .of = جدول شرقی
grid-south-west = جدول جنوب غربی
    .in = در جدول جنوب غربی
    .of = جدول جنوب غربی
grid-south = جدول جنوبی
    .in = در جدول جنوبی
    .of = جدول جنوبی
grid-south-east = جدول جنوب شرقی
    .in = در جدول جنوب شرقی
    .of = جدول جنوب شرقی
in-grid = { $where }، { $sentence }

## What every sudoku asks

board-digits = { $first } تا { $last }
    .letters = { $first } تا { $digit } و { $letter } تا { $last }
    .one-letter = { $first } تا { $digit } و { $letter }
board-boxes = رقم‌های { $digits } در هر سطر، هر ستون و هر بلوک دقیقاً یک بار می‌آیند.
    .several = در هر جدول، رقم‌های { $digits } در هر سطر، هر ستون و هر بلوک دقیقاً یک بار می‌آیند.
board-regions = رقم‌های { $digits } در هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شده دقیقاً یک بار می‌آیند.
    .several = در هر جدول، رقم‌های { $digits } در هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شده دقیقاً یک بار می‌آیند.
board-rows = رقم‌های { $digits } در هر سطر و هر ستون دقیقاً یک بار می‌آیند.
    .several = در هر جدول، رقم‌های { $digits } در هر سطر و هر ستون دقیقاً یک بار می‌آیند.
board-some-boxes = در هر جدول، رقم‌های { $digits } در هر سطر و هر ستون دقیقاً یک بار می‌آیند، و همچنین در هر بلوک.
board-some-regions = در هر جدول، رقم‌های { $digits } در هر سطر و هر ستون دقیقاً یک بار می‌آیند، و همچنین در هر ناحیهٔ خط‌کشی‌شده.
board-some-of-both = در هر جدول، رقم‌های { $digits } در هر سطر و هر ستون دقیقاً یک بار می‌آیند، و همچنین در هر بلوک یا ناحیهٔ خط‌کشی‌شده.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = پاسخ
sheet-understood = طبق قوانین فهمیده‌شده؛ { $count } مورد فهمیده نشد
sheet-notes = یادداشت
sheet-answer-or-notes = پاسخ یا یادداشت
sheet-lines = خط‌هایی برای یادداشت
sheet-grids = { $count } جدول A تا { $last } روی هم افتاده‌اند. نشانه‌های گوشه‌ها می‌گویند کدام خانه‌ها یک جدول‌اند:
sheet-puzzle = سودوکوی { $size }×{ $size } با { $givens } رقم داده‌شده
    .several = سودوکو با { $grids } جدول { $size }×{ $size } و { $givens } رقم داده‌شده
sheet-solution = پاسخ، { $size }×{ $size }
    .several = پاسخ { $grids } جدول، { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { "، " }
sheet-semicolon = { "؛ " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }، { $second }

## Booklets

book-puzzles = معماها
book-answers = پاسخ‌ها
book-rules = قانون‌ها
book-rules-boxes = هر رقم در هر سطر، هر ستون و هر بلوک جدول یک بار می‌آید.
book-rules-regions = هر رقم در هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شدهٔ جدول یک بار می‌آید.
book-rules-rows = هر رقم در هر سطر و هر ستون جدول یک بار می‌آید.
book-rules-some-boxes = هر رقم در هر سطر و هر ستون جدول یک بار می‌آید، و همچنین در هر بلوک.
book-rules-some-regions = هر رقم در هر سطر و هر ستون جدول یک بار می‌آید، و همچنین در هر ناحیهٔ خط‌کشی‌شده.
book-rules-some-of-both = هر رقم در هر سطر و هر ستون جدول یک بار می‌آید، و همچنین در هر بلوک یا ناحیهٔ خط‌کشی‌شده.
book-rules-overlap = جایی که جدول‌ها روی هم می‌افتند، خانه‌های مشترک جزو هر دو هستند.
book-example = نمونه‌ای از قانون
book-credits = شناسنامه
book-messages = پیام‌ها برای کسانی که حل کرده‌اند
book-contents = فهرست
book-stars = { $count } ستاره از پنج
book-answer-page = پاسخ در صفحهٔ { $page }
book-page = ص { $page }
book-code = کد کیوآر برای { $link }
book-section-puzzles = معماهای { $first } تا { $last }
book-classic = کلاسیک
book-jigsaw = نامنظم
book-latin = مربع لاتین
book-twin = دوقلو
book-chain = زنجیرهٔ قطری
book-samurai = سامورایی
book-sohei = سوهی
book-windmill = آسیاب بادی
book-butterfly = پروانه
book-flower = گل
book-several-grids = چند جدول
book-count = { $count } معما

## Fonts and pictures of one's own

font-unreadable = قلم نیست؛ پروندهٔ OpenType یا TrueType انتخاب کنید (.otf، .ttf)
font-too-large = قلم بزرگ‌تر از { $most } مبی‌بایت است
font-restricted = پروانهٔ قلم اجازهٔ جاسازی نمی‌دهد (fsType در جدول OS/2)، پس در PDF به کار نمی‌رود؛ قلم دیگری انتخاب کنید
font-no-subset = این قلم را فقط کامل یا نقطه‌ای می‌توان جاسازی کرد (fsType در جدول OS/2)، ولی PDF تنها حرف‌های به‌کاررفته را دارد؛ قلم دیگری انتخاب کنید
font-unsaid = قلم نمی‌گوید جاسازی آن مجاز است یا نه (جدول OS/2 ندارد)؛ قلم دیگری انتخاب کنید
font-no-digits = قلم همهٔ رقم‌ها را ندارد؛ قلم دیگری انتخاب کنید
font-too-many = قلم‌های زیادی بار شده است ({ $most })؛ Gridwright را دوباره راه‌اندازی کنید
picture-too-long = پروندهٔ تصویر بزرگ‌تر از { $most } مبی‌بایت است
picture-too-large = تصویر { $width } × { $height } پیکسل دارد؛ حد مجاز { $most } میلیون پیکسل است
picture-too-deep = تصویر پس از بازشدن بیش از { $most } مگابایت جا می‌گیرد؛ آن را با ۸ بیت برای هر رنگ ذخیره کنید
picture-too-many-together = تصویرهای کتابچه روی هم بیش از { $most } میلیون پیکسل دارند؛ تصویرهای کمتر یا کوچک‌تری به کار ببرید
picture-format = تصویر پشتیبانی‌شده‌ای نیست؛ پروندهٔ PNG، JPEG یا WebP انتخاب کنید
picture-broken = تصویر خوانده نشد: { $reason }

## Groups of kinds

group-regions = ناحیه‌ها
group-grid = کل جدول
group-cells = خانه‌ها و قفس‌ها
group-lines = خط‌ها
group-borders = بین خانه‌ها
group-outside = بیرون جدول
group-own = قانون‌های دلخواه
group-decoration = تزیین

## Places

place-box = بلوک { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }، { $place }
place-cells = { $count ->
        [one] { $first }
       *[other] { $count } خانه از { $first }
    }
place-path = { $from } تا { $to }
place-corner = گوشهٔ { $cells }
place-groups = { $groups } × { $cells } خانه
place-shafts = { $circle }، { $shafts } پیکان
beyond-top = بالا
beyond-right = راست
beyond-bottom = پایین
beyond-left = چپ
beyond-hint = یک سرنخ برای هر ستون از چپ، یا هر سطر از بالا، با فاصله میانشان. جایی که سرنخ نیست نقطه بنویسید: 14 . 36
beyond-diagonal = در امتداد قطرها
beyond-diagonal-hint = یک مورد برای هر سرنخ: جای آن، > یا < برای جهت، و خود سرنخ: top4>15 left2<7
ruled-out-numbers = عددهای کنارگذاشته
ruled-out-numbers-hint = عددهایی که میان همسایه‌های بی‌نشانه برقرار نیستند، با فاصله میانشان. برای عددهای معمول و عددهای همهٔ نشانه‌ها خالی بگذارید
place-outside = { $grid } · { $count } رقم
place-outside-numbers = { $grid } · { $count } سرنخ

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = عنوان
words-author = طراح
words-rules-text = متن قوانین
words-sentence = جملهٔ متن قوانین
words-source = منبع
words-link = پیوند
words-message = پیام به حل‌کننده
words-notes = یادداشت‌های ویراستار
words-date = تاریخ
words-tag = برچسب
words-solution = حل
words-not-understood = مورد فهمیده‌نشده
words-too-many-letters = بیش از اندازه طولانی است ({ $letters } نویسه)؛ حد مجاز { $most } است
puzzle-off-board = { $cell } روی صفحه نیست
puzzle-digit-too-large = { $cell }: رقم { $digit } برای صفحهٔ { $size }x{ $size } بیش از اندازه بزرگ است
    .from-zero = { $cell }: رقم { $digit } بیش از اندازه بزرگ است؛ رقم‌های این صفحه ۰ تا { $last } هستند
puzzle-givens-length = { $found } نماد برای { $expected } خانه
puzzle-givens-symbol = { $cell }: «{ $symbol }» از رقم‌های صفحه نیست
puzzle-remark = یادداشت { $number }: { $problem }
puzzle-too-many-tags = { $found } برچسب؛ حداکثر { $most }
puzzle-too-many-not-understood = { $found } مورد فهمیده‌نشده؛ حداکثر { $most }
puzzle-too-many-rules = تعداد قانون‌ها زیاد است ({ $found })؛ حد مجاز { $most } است
puzzle-drawing = طرح { $number }: { $problem }
puzzle-too-many-drawings = تعداد طرح‌ها زیاد است ({ $found })؛ حد مجاز { $most } است
puzzle-fog = مه: { $problem }
fog-empty-link = پیوند { $number } در هر دو سو خانه لازم دارد: خانه‌هایی که منتظرشان است و خانه‌هایی که باز می‌کند
fog-too-many-links = { $found } پیوند؛ حد مجاز { $most } است
fog-too-many-link-cells = { $found } خانه در همهٔ پیوندها با هم؛ حد مجاز { $most } است
fog-text = مه سرنخ‌ها و نشانه‌ها را پنهان می‌کند. رقم درست خانهٔ خود و خانه‌های پیرامونش را باز می‌کند.
    .links = مه سرنخ‌ها و نشانه‌ها را پنهان می‌کند. رقم‌های درست خانه‌هایی را باز می‌کنند که لزوماً خانهٔ خودشان نیست.
drawing-no-points = خط دست‌کم یک نقطه لازم دارد
drawing-negative-length = پهنا، بلندا و اندازهٔ قلم نمی‌توانند منفی باشند
drawing-empty-dash = خط‌تیره و فاصلهٔ آن باید بزرگ‌تر از ۰ باشند
drawing-broken-image = تصویر قابل استفاده نیست: { $reason }
drawing-too-many-points = نقطه‌ها زیادند؛ خط‌های همهٔ طرح‌ها با هم حداکثر { $most } نقطه دارند
drawing-images-too-large = تصویرها بزرگ‌اند؛ همهٔ تصویرهای یک معما با هم حداکثر { $most } کیلوبایت‌اند
puzzle-rule-misfit = قانون { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = قانون { $number } ({ $name }) به جهت‌هایی وابسته است که با چرخاندن یا قرینه کردن صفحه تغییر می‌کنند
symbols-too-few = { $found } نماد کافی نیست؛ صفحه { $needed } رقم دارد
symbols-blank = نماد رقم { $digit } خالی است یا فاصله دارد
symbols-same = رقم‌های { $first } و { $second } یک نماد دارند: «{ $symbol }»
symbols-too-long = نماد «{ $symbol }» طولانی‌تر از { $most } نویسه است
lower-case = { LOWER($words) }
edit-rule = قانون
edit-cells = { $count } خانه
edit-title = تغییر عنوان
edit-author = تغییر طراح
edit-rules-text = تغییر متن قوانین
edit-no-rules-text = بازگرداندن متن قوانین
edit-sentence = تغییر جملهٔ قوانین
edit-no-sentence = بازگرداندن جملهٔ قوانین
edit-source = تغییر منبع
edit-link = تغییر پیوند
edit-message = تغییر پیام به حل‌کننده
edit-notes = تغییر یادداشت‌های ویراستار
edit-date = تغییر تاریخ
edit-tags = تغییر برچسب‌ها
edit-solution = تعیین حل ذخیره‌شده
edit-no-solution = حذف حل ذخیره‌شده
edit-settle = تعیین تکلیف موارد فهمیده‌نشده
edit-stars = تعیین ستاره‌های دشواری
edit-no-stars = به کار بردن ستاره‌های مسیر حل
edit-symbols = نوشتن با { $symbols }
edit-numbering = شروع رقم‌ها از { $lowest }
edit-given = گذاشتن { $digit } در { $cells }
edit-clear = پاک کردن { $cells }
edit-clear-progress = پاک کردن همهٔ نشانه‌ها و رنگ‌ها
edit-progress = تغییر نشانه‌ها و رنگ‌ها
edit-add-remark = افزودن یادداشت
edit-remove-remark = حذف یادداشت
edit-add-drawings = { $count ->
    [one] افزودن طرح
   *[other] افزودن { $count } طرح
}
edit-change-drawing = تغییر طرح
edit-fog = تغییر مه
edit-no-fog = حذف مه
edit-add-rule = افزودن { $rule }
edit-remove-rule = حذف { $rule }
edit-change-rule = تغییر { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = روشن کردن { $rule }
edit-rule-off = خاموش کردن { $rule }
edit-tint-rule = تغییر رنگ { $rule }
edit-turn-right = چرخاندن صفحه ۹۰° به راست
edit-turn-left = چرخاندن صفحه ۹۰° به چپ
edit-turn-half = چرخاندن صفحه ۱۸۰°
edit-turn-left-right = قرینه کردن چپ و راست صفحه
edit-turn-top-bottom = قرینه کردن بالا و پایین صفحه
edit-turn-falling = قرینه کردن صفحه نسبت به قطر اصلی
edit-turn-rising = قرینه کردن صفحه نسبت به قطر فرعی
edit-no-rule = قانون { $number } وجود ندارد
edit-name-rule = تغییر نام { $rule }
edit-locked = قانون { $number } ({ $name }) قفل است؛ ابتدا قفلش را باز کنید
edit-no-remark = یادداشت { $number } وجود ندارد
edit-no-entry = مورد فهمیده‌نشدهٔ { $number } وجود ندارد
edit-no-drawing = طرح { $number } وجود ندارد

## Why a rule cannot stand on a board

misfit-no-grid = جدول { $grid } وجود ندارد؛ صفحه { $grids } جدول دارد
misfit-no-box = بلوک { $number } وجود ندارد؛ جدول { $boxes } بلوک دارد
misfit-off-board = { $cell } روی صفحه نیست
misfit-not-nine-by-nine = به جدول 9x9 با بلوک‌های 3x3 نیاز دارد
misfit-not-square = به بلوک‌های مربع نیاز دارد
misfit-no-boxes = به جدولی نیاز دارد که همهٔ بلوک‌هایش یک شکل داشته باشند
misfit-too-many-cells = { $found } خانه نمی‌توانند رقم‌های متفاوت داشته باشند؛ تنها { $most } رقم هست
misfit-too-many-to-pair = تعداد خانه‌ها برای مقایسهٔ دوبه‌دو زیاد است ({ $found })؛ حد مجاز { $most } است
misfit-too-many-values = تغییردهنده‌ها به خانه‌ها بیش از { $most } مقدار گوناگون می‌دهند؛ تغییردهندهٔ کمتری به کار ببرید
misfit-no-shading = در جدول این خانه‌ها سایه‌زنی‌ای برای یافتن نیست؛ قاعدهٔ «سایه‌زنی یافتنی» را به جدول بیفزایید
misfit-no-loop = در جدول این خانه‌ها حلقه یا مسیری برای یافتن نیست؛ قاعدهٔ «حلقه یا مسیر یافتنی» را به جدول بیفزایید
misfit-no-loop-or-regions = در جدول این خانه‌ها حلقه، مسیر یا ناحیه‌هایی برای یافتن نیست؛ قاعدهٔ «حلقه یا مسیر یافتنی» یا «ناحیه‌های یافتنی» را به جدول بیفزایید
misfit-complicated-formula = فرمول برای { $cells } خانه بیش از حد پیچیده است؛ خانه‌های کمتر یا فرمول ساده‌تری به کار ببرید
misfit-undefined-letter = هیچ مجموعی فقط { $letter } نیست، پس { $letter } عددی را نشان نمی‌دهد؛ سرنخ یک مجموع را { $letter } بگذارید
misfit-too-few-cells = دست‌کم به { $least } خانه نیاز دارد
misfit-no-clue = سرنخ ندارد
misfit-too-many-digits = تعداد رقم‌ها زیاد است ({ $found })؛ حد مجاز { $most } است
misfit-no-such-digit = رقم { $digit } وجود ندارد؛ صفحه { $size } رقم دارد
misfit-marked-twice = { $cell } دو بار علامت خورده است
misfit-several-grids = { $cell } جزو چند جدول است؛ خانه‌ای از یک جدول انتخاب کنید
misfit-branch-from-nowhere = شاخه‌ای که از { $cell } شروع می‌شود به جایی وصل نیست
misfit-no-circle = دایره باید ۱ تا { $most } خانهٔ کنار هم از یک سطر یا ستون را بگیرد
misfit-no-number = این گونهٔ قانون عدد ندارد
misfit-no-line = در لبهٔ { $side } سطر یا ستون { $number } نیست؛ جدول { $size } تا دارد
misfit-no-diagonal = از { $place } قطری نمی‌گذرد
misfit-diagonal = { $place } در امتداد قطر است، ولی سرنخ‌های این گونه برای سطر و ستون‌اند
misfit-not-diagonal = { $place } در امتداد سطر یا ستون است، ولی سرنخ‌های این گونه برای قطرند
misfit-digit-too-large = رقم { $digit } در لبهٔ { $side } بیش از اندازه بزرگ است؛ جدول { $size } رقم دارد
    .from-zero = رقم { $digit } در لبهٔ { $side } بیش از اندازه بزرگ است؛ رقم‌های جدول ۰ تا { $last } هستند
misfit-number-out-of-range = { $number } بین { $least } و { $most } نیست
misfit-not-beside = { $to } کنار { $from } نیست
misfit-twice-on-path = خط دو بار از { $cell } می‌گذرد
misfit-unequal-groups = تعداد خانه‌های گروه‌ها یکسان نیست

## Why a clue is not taken

refusal-no-outside-clue = این گونهٔ قانون سرنخ بیرونی ندارد
refusal-not-a-digit = «{ $symbol }» رقم نیست
refusal-not-a-number = «{ $text }» عددی از ۰ تا ۹۹۹۹ نیست
refusal-no-diagonal-place = «{ $text }» سرنخ قطری نیست. چیزی مانند top4>15 بنویسید
refusal-number-range = { $text } بین { $least } و { $most } نیست
refusal-sum = «{ $text }» بخشی از مجموع نیست. یک عدد، یک حرف، عبارتی مانند 2A+B، مقایسه‌ای مانند <12، یا prime، square، odd، even یا ? بنویسید
refusal-sum-end = در پایان یک عدد یا حرف کم است
refusal-not-typed = این گونهٔ قانون سرنخی برای نوشتن ندارد
refusal-no-leap = «{ $text }» پرش نیست. سطر و ستون از ۰ تا ۲۴ بنویسید، مانند 1,2
refusal-too-many-leaps = حداکثر { $most } پرش ممکن است

## Why a question has no answer

stopped-cancelled = لغو شد
stopped-out-of-time = زمان تمام شد
stopped-engine = موتور از کار افتاد: { $reason }

## Clues one by one

clue-given = { $digit } در { $cell }
clue-above = { $digits } بالای ستون { $line }
clue-below = { $digits } زیر ستون { $line }
clue-left = { $digits } در چپ سطر { $line }
clue-right = { $digits } در راست سطر { $line }
clue-diagonal = { $digits } روی قطر از { $from } تا { $to }
clue-corner = { $digits } روی قطر تک‌خانهٔ { $cell }
clue-of-grid = { $clue }، { $grid }
clue-rule = { $name } ({ $place })
clue-mark = { $name } در { $cell }
clue-no-rule = قانون { $number }

## Why a tool of the author has no result

mixture-unknown = گونه‌ای به نام «{ $name }» نیست؛ از این‌ها انتخاب کنید: { $names }
mixture-twice = «{ $name }» دو بار داده شده است
mixture-two-boards = «{ $one }» و «{ $other }» هر دو صفحه‌اند؛ یک صفحه را با گونه‌های قانون ترکیب کنید
    .given = «{ $name }» صفحه است، ولی صفحهٔ دیگری از پیش داده شده است
mixture-no-place = «{ $name }» در این صفحه نمی‌گنجد
    .reason = «{ $name }» در این صفحه نمی‌گنجد: { $reason }
author-several = معما چند پاسخ دارد ({ $cell } در یکی { $one } و در دیگری { $other } است)، ولی سرنخ‌ها را تنها از معمایی با دقیقاً یک پاسخ می‌توان حذف کرد؛ ابتدا یک رقم یا قانون بیفزایید
author-several-layers = این جدول چند پاسخ دارد که رقم‌هایشان یکی است و در خانه‌های یافتنی تفاوت دارند، اما سرنخ‌ها را تنها از جدولی با دقیقاً یک پاسخ می‌توان حذف کرد؛ نخست یک رقم یا قاعده بیفزایید
author-no-solution = معما پاسخ ندارد، پس سرنخی را نمی‌توان حذف کرد؛ برخی سرنخ‌ها با هم ناسازگارند
author-keep-off-board = { $cell } روی صفحه نیست، پس رقمی را آنجا نمی‌توان نگه داشت
author-keep-off-edge = جایی به نام { $lookout } بیرون جدول‌ها نیست، پس سرنخی را آنجا نمی‌توان نگه داشت
author-pattern-off-board = { $cell } روی صفحه نیست، پس نمی‌تواند رقم داده‌شده داشته باشد
author-no-digits = برای این خانه‌ها رقم‌هایی که دقیقاً یک پاسخ بدهد پیدا نشد ({ $beginnings } تلاش تصادفی)؛ خانه بیفزایید یا خانه‌های دیگری انتخاب کنید
author-no-rule = قانون { $number } برای حذف وجود ندارد
author-not-fillable = صفحه را با این قانون‌ها نمی‌توان پر کرد
author-too-few-derived = این معما تنها { $found } معمای مشابه با همین صفحه و قانون‌ها دارد، ولی { $wanted } تا خواسته شده است
symmetry-not-square = ارتفاع صفحه { $rows } و پهنای آن { $cols } خانه است، پس تنها چرخش ۱۸۰° و تقارن افقی و عمودی ممکن است؛ یا تقارن را برای هر جدول به کار ببرید

## What is wrong with a booklet

preflight-no-puzzles = کتابچه معمایی ندارد؛ دست‌کم یکی بیفزایید
preflight-no-solution = پاسخ ندارد
preflight-several = چند پاسخ دارد
preflight-not-proved = ثابت نشد که دقیقاً یک پاسخ دارد: { $reason }
preflight-missing-answer = پاسخ آن موجود نیست
preflight-no-answers = پاسخ‌ها چاپ نمی‌شوند؛ خاموش‌اند
preflight-already-solved = همهٔ خانه‌ها رقم داده‌شده دارند، پس چیزی برای حل نمانده است
preflight-fog = کاغذ مه ندارد، پس همهٔ سرنخ‌ها و نشانه‌های زیر آن چاپ می‌شوند
preflight-changed = پرونده‌اش پس از بررسی معما تغییر کرده است
preflight-narrow-margin = حاشیهٔ { $mm } میلی‌متری باریک است؛ چاپگر { $least } میلی‌متر لازم دارد
preflight-narrow-gutter = عطف { $mm } میلی‌متری باریک است؛ صحافی این تعداد صفحه { $least } میلی‌متر لازم دارد
preflight-unused-bleed = لبهٔ برش تعیین شده، ولی چیزی از لبهٔ صفحه بیرون نمی‌زند
preflight-narrow-bleed = رنگ تا لبه می‌رسد، ولی لبهٔ برش { $mm } میلی‌متر است؛ چاپخانه ۳ میلی‌متر لازم دارد
preflight-light-tint = ته‌رنگ { $percent }٪ بیش از اندازه روشن است؛ ته‌رنگ زیر ۱۰٪ شاید چاپ نشود
preflight-long-title = عنوان { $lines } سطر می‌گیرد
preflight-broken-word = «{ $word }» برای ستونش پهن است، پس عنوان در میان واژه می‌شکند
preflight-marks-in-pieces = { $count ->
        [one] یک نشانه تکه‌تکه است و خطی نقطه‌چین تکه‌ها را به هم می‌پیوندد: { $kind } ({ $place })
       *[other] { $count } نشانه تکه‌تکه‌اند و خط‌هایی نقطه‌چین تکه‌ها را به هم می‌پیوندند؛ نخستینش { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } جدول در هر صفحه آن‌قدر ریز می‌شود که خوانده نمی‌شود؛ { $boards } معما در صفحه‌هایی است که تنها برای { $range } معما جا دارند
preflight-fewer-answers = { $wanted } پاسخ در هر صفحه آن‌قدر ریز می‌شود که خوانده نمی‌شود؛ حداکثر { $range } در هر صفحه چاپ می‌شود
preflight-no-stars = بدون ستاره: مسیر حلش به پاسخ نمی‌رسد؛ ستاره‌ها را در پروژه تعیین کنید
preflight-not-understood = { $count } مورد از فایلش فهمیده نشد؛ شاید قانونی کم باشد
preflight-stored-solution = حل ذخیره‌شده نادرست است: { $problem }
preflight-rules-text = متن قوانین: { $problem }
preflight-cut-title = عنوان در سرصفحه بریده شده است
preflight-no-title = پروندهٔ چاپخانه به عنوان نیاز دارد
preflight-not-compared = همهٔ معماها با هم مقایسه نشدند: { $reason }
preflight-same-solution = پاسخش با معمای { $number } یکی است، ولی رقم‌های داده‌شده‌اش فرق دارد
preflight-too-few-pages = { $pages } صفحه کم است؛ کتاب صحافی‌شده دست‌کم { $least } صفحه لازم دارد
preflight-blank-pages = { $pages } صفحهٔ خالی پشت سر هم
preflight-fold-padding = { $pages } صفحهٔ خالی برای تا کردن به پایان افزوده شده است
preflight-unknown-trim = معلوم نیست که { $target } کتابی به اندازهٔ { $paper } چاپ کند؛ اندازه‌ای برگزینید که عرضه می‌کند
preflight-cover-in-interior = { $target } جلد را پرونده‌ای جدا می‌خواهد؛ این جلد صفحه‌ای از کتاب می‌شود
preflight-printer-marks = { $target } نشانهٔ برش یا تا نمی‌پذیرد؛ آن‌ها را خاموش کنید
preflight-imposed-sheets = { $target } صفحه‌های تکی را به ترتیب می‌خواهد؛ تا و منگنه و دوروی دستی را خاموش کنید
preflight-many-stapled = { $pages } صفحه برای تا کردن و منگنه زیاد است؛ تا { $most } صفحه صاف می‌ماند
preflight-unknown-condition = «{ $name }» شرط چاپی در فهرست ICC نیست؛ نامی مانند FOGRA39 یا CGATS TR 006 بنویسید
preflight-picture-at-edge = تصویری به لبهٔ صفحه می‌رسد، ولی لبهٔ برش نیست؛ چاپخانه ۳ میلی‌متر لازم دارد
preflight-cropped-picture = تنها { $percent }٪ تصویری چاپ و بقیه بریده می‌شود؛ آن را در جایش جا دهید یا خودتان ببرید
preflight-separated-twice = تصویری CMYK به RGB تبدیل شده و دوباره تفکیک می‌شود، پس رنگ‌هایش دگرگون می‌شود؛ تصویر RGB به کار ببرید
preflight-no-profile = رنگ‌های تصویری بدون نمایهٔ ICC برای { $condition } تبدیل می‌شود؛ نمونهٔ چاپی بخواهید
preflight-unknown-placeholder = «{ $text }» معنایی ندارد و همان‌گونه چاپ می‌شود؛ شناخته‌شده‌ها: { $known }
preflight-turned-letters = «{ $text }» نویسه‌های نادیدنی (□) دارد که ترتیب حرف‌ها را دگرگون می‌کند؛ آن‌ها را بردارید
preflight-contents-without-numbers = فهرست شمارهٔ صفحه‌ها را می‌گوید، ولی هیچ صفحه‌ای شماره ندارد
preflight-no-translation = برنامه واژه‌ای به زبان «{ $language }» ندارد؛ عنوان‌ها، قاعده‌ها و برچسب‌ها به انگلیسی است
preflight-other-difficulty = { $stated } ستاره از ۵ گفته شده، ولی مسیر حل { $path } ستاره دارد
preflight-switched-off = { $count ->
    [one] یک قاعده خاموش است: { $kind }
   *[other] { $count } قاعده خاموش است؛ نخستین: { $kind }
}
preflight-rule-not-explained = هیچ‌جا قاعدهٔ «{ $kind }» توضیح داده نشده؛ صفحه‌های قاعده بیفزایید یا قاعده‌ها را زیر معماها چاپ کنید
preflight-other-meaning = قاعدهٔ خودتان «{ $name }» در معمای { $number } معنای دیگری دارد
preflight-fine = بدون مشکل: { $pages } صفحه، { $puzzles } معما
preflight-small-text = نوشتهٔ { $points } پوینتی؛ نوشتهٔ کوچک‌تر از { $least } پوینت سخت خوانده می‌شود
preflight-over-margin = { $mm } میلی‌متر به حاشیه یا عطف وارد می‌شود
preflight-low-contrast = نوشتهٔ کم‌کنتراست ({ $ratio } به ۱)
preflight-coarse-picture = تصویری با { $dpi } نقطه در اینچ؛ کمتر از ۳۰۰ واضح چاپ نمی‌شود
preflight-small-code = کد کیوآر با مربع‌های { $mm } میلی‌متری؛ تلفن‌ها دست‌کم ۰٫۳۳ میلی‌متر لازم دارند
preflight-long-link = بدون کد کیوآر: پیوندش بیش از اندازه طولانی است، یا هیچ پیوندی همهٔ معما را در بر نمی‌گیرد
preflight-missing-letters = قلم‌ها «{ $letters }» ندارند، پس به جای آن مربع خالی چاپ می‌شود
preflight-number-twice = شمارهٔ معمای { $number } دو بار به کار رفته است
preflight-number-jump = معمای شمارهٔ { $number } پس از { $before } می‌آید
preflight-twin = همان معمای { $number } است، جز تقارن و جابه‌جایی رقم‌ها
preflight-too-many-pages = { $pages } صفحه زیاد است؛ حداکثر { $most } صفحه در یک کتاب صحافی می‌شود

## Why a sheet or its settings cannot be made

paper-unknown = «{ $text }» اندازهٔ کاغذ نیست؛ { $names } یا اندازهٔ دلخواهی مانند 170x240mm یا 6.14x9.21in را انتخاب کنید
paper-size = کاغذ { $text } چاپ نمی‌شود؛ هر ضلع باید { $least } تا { $most } میلی‌متر باشد
per-page-unknown = «{ $text }» تعداد جدول در صفحه نیست؛ ۱ تا ۶۴، best، یا ستون x سطر از 1x1 تا 8x8 بنویسید
png-too-large = تصویر { $width } × { $height } پیکسلی بیش از اندازه بزرگ است؛ حد مجاز { $most } پیکسل است
png-encoding = تصویر به شکل PNG ذخیره نشد: { $reason }
pdf-paper = صفحهٔ PDF با اندازهٔ { $width } × { $height } میلی‌متر ممکن نیست
pdf-writing = صفحه به شکل PDF ذخیره نشد: { $reason }
pdf-cancelled = لغو شد
pdf-picture = تصویری را نمی‌توان به PDF افزود
pdf-date = «{ $seconds }» تاریخی برای PDF چاپخانه نیست؛ SOURCE_DATE_EPOCH را برابر تعداد ثانیه‌ها از سال ۱۹۷۰ بگذارید، حداکثر { $most } (پایان سال ۹۹۹۹)
pdf-shape = پرونده برای چاپخانه آماده نمی‌شود: خروجی کتابخانهٔ PDF ساختار نامنتظره‌ای دارد

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: سطر { $line }: { $problem }
read-at = { $file }: سطر { $line }، ستون { $column }: { $problem }
problem-unreadable = خوانده نشد: { $reason }
problem-too-large = بیش از اندازه بزرگ است ({ $found })؛ حد مجاز { $limit } است
problem-too-large-stream = بیش از اندازه بزرگ است؛ حد مجاز { $limit } است
size-mib = { $number } مبی‌بایت
problem-not-utf-eight = متن UTF-8 نیست؛ آن را به‌صورت UTF-8 ذخیره کنید
problem-not-text = متن نیست؛ اگر تصویر یا سند است، معما را در برنامه‌اش باز کنید و به‌صورت متن رونوشت بردارید
problem-unrecognised = به‌عنوان معما شناخته نشد
problem-unrecognised-near = به‌عنوان معما شناخته نشد؛ نزدیک‌ترین‌ها: { $guesses }
guess = { $format } ({ $problem })
guess-in-line = { $format } (سطر { $line }: { $problem })
guesses = { $first }؛ { $others }
problem-seed = این دانهٔ یک معماست که تنها Solo از Simon Tatham از آن معما می‌سازد؛ شناسهٔ بازی را رونوشت بردارید (Game > Specific)
problem-no-file = دستگاه یا لوله است؛ پرونده یا پوشه‌ای انتخاب کنید
problem-too-deep = پرانتزها بیش از { $limit } لایه تودرتو هستند
problem-measure = { $field }: { $mm } میلی‌متر اندازهٔ صفحه نیست؛ ۰ تا { $most } میلی‌متر بنویسید
problem-stars = مورد { $entry } { $stars } ستاره دارد؛ ۰ تا ۵ بنویسید
problem-no-puzzle = معمایی ندارد
problem-not-a-puzzle-line = این سطر معمایی ندارد
problem-newer = با نسخهٔ تازه‌تری از Gridwright ساخته شده است (قالب { $found }؛ این نسخه تا { $newest } را می‌خواند)؛ برای باز کردن آن Gridwright را به‌روز کنید
problem-no-version = معمای Gridwright نیست: با «(gridwright: { $newest },» شروع نمی‌شود
problem-no-book = کتابچهٔ Gridwright نیست: با «(gridwright_book: { $newest },» شروع نمی‌شود
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = بیش از { $limit } معما، که یکجا زیاد است
problem-booklet-too-long = خوانده نشد: کتابچه حداکثر { $limit } معما می‌تواند داشته باشد
problem-given-up = پس از { $lines } سطر نادرست متوقف شد
problem-too-many = بیش از { $limit } جزء، که برای یک معما زیاد است
problem-remote-link = این پیوند معما ندارد، تنها شناسهٔ معمایی روی کارساز است؛ آن را در مرورگر باز کنید و پیوند بلند را رونوشت بردارید
problem-bad-link = پیوند رمزگشایی نشد؛ احتمالاً بخشی از آن نیست
problem-no-such-line = در سطر { $line } معمایی نیست
problem-truncated = پرونده زود تمام می‌شود؛ احتمالاً بخشی از آن نیست
problem-wrong-length = { $found } نماد جدول نمی‌سازد؛ معما { $lengths } نماد دارد
problem-lengths = { $others } یا { $last }
problem-unknown-symbol = «{ $symbol }» رقم نیست؛ { $hint }
problem-unknown-symbol-at = { $cell }: «{ $symbol }» رقم نیست؛ { $hint }
problem-board-word = «{ $word }» در سطر صفحه درست نیست؛ باید این باشد: { $expected }
problem-board-incomplete = سطر صفحه کامل نیست؛ این را لازم دارد: { $expected }
problem-board-boxes = بلوک‌های { $rows }x{ $cols } با صفحهٔ { $digits } رقمی نمی‌خوانند
problem-region-rows = جدول نامنظم در { $origin } به جای { $expected } سطر ناحیه { $found } دارد
problem-grid-kind = جدول یا بلوک دارد (boxes: "3x3")، یا ناحیه، یا هیچ‌کدام (latin: 9)؛ فقط یکی از این‌ها را بنویسید
problem-row-length = سطر { $row } به جای { $expected } نماد { $found } دارد
problem-row-count = رقم‌های داده‌شده به جای { $expected } سطر { $found } سطر دارند
problem-hole-not-marked = { $cell } روی صفحه نیست؛ آنجا # بنویسید
problem-cell-marked-as-hole = { $cell } روی صفحه است؛ برای خانهٔ بی‌رقم . بنویسید
expected-object = شیئی مانند { "{" }"size": 9{ "}" } لازم است
expected-size = تعداد سطرها از ۲ تا ۲۵ لازم است
expected-rows = فهرست سطرها لازم است
expected-cells = فهرست خانه‌ها لازم است
expected-digit = رقمی از صفحه لازم است
expected-digits-list = فهرست رقم‌های صفحه لازم است
expected-list = فهرست لازم است
expected-json = مقدار JSON لازم است، همانند قالب JSON
expected-column-names = نام ستون‌ها لازم است، یکی از آن‌ها «givens» یا «puzzle»
expected-values = به تعداد نام‌های سطر نخست مقدار لازم است
expected-foreign-cell = خانه‌ای مانند R3C4 لازم است
expected-foreign-cells = فهرست خانه‌هایی مانند R3C4 لازم است
expected-near-cell = خانه‌ای از جدول یا کنار آن لازم است
expected-inner-cell = خانه‌ای از جدول لازم است
expected-outer-cell = خانه‌ای بیرون جدول لازم است
expected-direction = جهت لازم است: UR، UL، DR یا DL
expected-as-many-cells = در هر دو فهرست باید تعداد خانه‌ها یکی باشد
expected-corner = چهار خانه که در یک گوشه به هم برسند لازم است
expected-pairs = خانه‌ها به شکل [row, column] و شمرده از ۰ لازم است
expected-grids = ناحیه‌هایی که یک جدول مربع یا چند جدول با بلوک‌های یکسان بسازند لازم است
expected-game = ۸۱ رقم، یا یک بازی ذخیره‌شده لازم است
expected-runs = رقم‌ها، و حرف‌ها برای رشته‌های خانهٔ خالی لازم است، که درست جدول را پر کنند
expected-indexes = شمارهٔ خانه‌ها لازم است، شمرده ستون به ستون
expected-flat = جدولی با یک لایه لازم است
expected-squares = جدولی از خانه‌های مربع لازم است
expected-two-cells = دو خانه لازم است
expected-cages = ۸۱ خانه، هر یک در یک قفس، لازم است
expected-game-id = تنظیمات و شرح یک بازی لازم است
expected-solo = یک بازی Solo لازم است
expected-constraint = قیدی مانند ‎.Cage~10~R1C1~R1C2 لازم است
expected-given = خانه و رقم‌هایش، مانند R3C4_7، لازم است
expected-whole-lines = سطرها و ستون‌هایی که همهٔ رقم‌ها را داشته باشند لازم است
expected-number = عددی صحیح لازم است
hint-line = برای خانهٔ خالی . یا 0، و برای رقم‌های بالای ۹ حرف‌های A تا P بنویسید
hint-rows = برای خانهٔ خالی .، برای رقم‌های بالای ۹ حرف‌های A تا P، و جایی که خانه نیست # بنویسید
    .from-zero = برای خانهٔ خالی . (0 اینجا رقم است)، برای رقم‌های بالای ۹ حرف‌های A تا O، و جایی که خانه نیست # بنویسید
hint-regions = ناحیه‌ها را با رقم‌های 1 تا 9 و حرف‌های A تا P نام‌گذاری کنید
expected-digits = تعداد رقم‌ها، از ۲ تا ۲۵، یا خود رقم‌ها، مانند 0-8
expected-boxes = بلوک‌ها، مانند 3x3، latin یا jigsaw
expected-origin = خانهٔ بالا و چپ جدول، مانند r1c1
expected-origins = خانهٔ بالا و چپ هر جدول، مانند r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: سطر { $line }: متن پس از معما اینجا و در سطرهای بعد نادیده گرفته می‌شود: «{ $text }»
warning-only-first = { $file }: { $puzzles } معما دارد؛ تنها نخستین به کار می‌رود
warning-line-skipped = { $file }: سطر { $line }: معما نیست و مانند عنوان‌های بعدی کنار گذاشته شد: «{ $text }»
warning-taken-for = { $file }: به‌عنوان { $form } خوانده شد
form-and-encoding = { $form }، { $encoding }
form-encoding = متن با کدگذاری { $name }
form-boards = جدول‌هایی از نویسه‌ها
form-printed-board = جدول چاپی با جای خالی برای خانه‌های خالی
form-html-table = جدول HTML
form-lists = فهرست‌های یک برنامه
form-links = پیوندهای درون متن
form-lines = سطرهای متن
form-unwrapped = متن نقل‌شده یا آراسته
form-joined-lines = رشتهٔ قیدها در چند سطر
form-line-pairs = معماهایی که ناحیه‌ها یا پاسخ آن‌ها در سطر بعد است
form-cages = فهرست قفس‌ها
form-drawn-cages = نقاشی قفس‌ها یا ناحیه‌ها
form-incomplete-json = JSON از f-puzzles بدون اندازه
warning-words-lost = معمای { $puzzle }: عنوان و طراح از دست می‌رود؛ در سطرهای متن جا نمی‌گیرند
warning-rules-lost = معمای { $puzzle }: { $rules } قانون از دست می‌رود؛ قانون در سطرهای متن جا نمی‌گیرد
warning-symbols-lost = معمای { $puzzle }: نمادهایش از دست می‌رود؛ سطرهای متن رقم و سپس حرف به کار می‌برند

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: سطر { $line }: { $loss }
warning-lost = معمای { $puzzle }: { $loss }
warning-not-read-back = معمای { $puzzle }: پروندهٔ ذخیره‌شده را نمی‌توان دوباره خواند: { $problem }
read-back-count = به جای { $expected } معما { $found } معما دارد
loss = { $what }: { $fate }
fate-unknown = کنار گذاشته شد (شناخته نشد)
fate-no-place = کنار گذاشته شد (اینجا پشتیبانی نمی‌شود)
fate-off-board = کنار گذاشته شد (بیرون صفحه)
fate-blank = کنار گذاشته شد (خالی)
fate-nearest = نزدیک‌ترین مورد جایگزین شد
fate-as-regions = ناحیه‌هایی با همان معنی جایگزین شد
fate-as-rules = به شکل قانون نگه داشته شد؛ رقم‌هایش تکرار نمی‌شوند
fate-too-large = کنار گذاشته شد (خانه‌هایش بیش از رقم‌هاست)
fate-recognised = از روی شکل کشیده‌شده شناخته شد
fate-read-otherwise = هنگام خواندن دوبارهٔ پرونده فرق می‌کند
fate-as-marks = به شکل نقاشی نگه داشته شد و دیگر قانون نیست
fate-as-drawings = به‌عنوان طرح بی‌معنا نگه داشته شد؛ اگر یکی از آن‌ها قانون باشد، اعمال نمی‌شود
fate-misfit = کنار گذاشته شد ({ $misfit })
fate-as-clues = سرنخ در نظر گرفته شد؛ شاید نشانه‌های حل‌کننده باشد
fate-as-solvers-marks = نشانه‌های حل‌کننده در نظر گرفته شد؛ شاید سرنخ باشد
fate-as-zero = رقم در نظر گرفته شد، پس رقم‌ها از ۰ شروع می‌شوند؛ شاید خانهٔ خالی باشد
fate-as-layout = «{ $name }» در نظر گرفته شد
element-title = عنوان
element-author = طراح
element-stars = ستاره‌های دشواری
element-rules-text = متن قانون
element-solution = پاسخ
element-source = منبع
element-link = پیوند
element-date = تاریخ
element-tags = برچسب‌ها
element-notes = یادداشت‌های ویراستار
element-not-understood = { $count } مورد فهمیده‌نشده
element-symbols = نماد رقم‌ها
element-origin = جای صفحه
element-boxes = بلوک‌ها
element-uneven-regions = { $count } ناحیه که اندازه‌اش با تعداد رقم‌ها فرق دارد
element-layout = چیدمان جدول‌ها
element-givens = { $count } رقم داده‌شده
element-colours = { $count } رنگ
element-switched-off = { $count } قانون خاموش
element-rules = { $count } قانون از گونهٔ «{ $name }»
element-entered = { $count } رقم واردشدهٔ حل‌کننده
element-pencil-marks = نشانه‌های حل‌کننده در { $count } خانه
element-candidates = نامزدها در { $count } خانه
element-zeros = نماد 0 در { $count } خانه
element-remarks = { $count } یادداشت حل‌کننده
element-highlights = رنگ حل‌کننده در { $count } خانه
element-fog = مه
element-fog-links = { $count } پیوند مه
element-fog-lights = { $count } چراغ مه
element-angles = چرخش { $count } نشانه
element-sizes = اندازهٔ { $count } نشانه یا خط
element-drawings = { $count ->
    [one] ۱ طرح
   *[other] { $count } طرح
}
element-texts = { $count } متن
element-messages = { $count } پیام برای حل‌کننده
element-settings = { $count } تنظیم
element-named = { $count } × «{ $name }»

## What formats are called

format-killer = کیلر تک‌سطری
format-lines = سطرهای متن
format-link = { $name } (پیوند)
format-json-lines = سطرهای JSON
format-sdm = مجموعهٔ سودوکو (.sdm)
format-sdx = سودوکو با نامزدها (.sdx)
format-candidates = جدول نامزدها
format-picture = نقاشی متنی (.ss)
format-solo = شناسهٔ بازی Solo

## Why a file is not saved

write-unknown-format = پسوند نام پرونده شناخته نیست؛ { $endings } را به کار ببرید
write-read-only = { $format } را می‌توان باز کرد، ولی نمی‌توان ذخیره کرد
write-board = در { $format } تنها { $boards } جا می‌گیرد
write-too-many = { $format } به { $limit } جزء محدود است و معما بیشتر دارد
write-too-many-puzzles = { $format } به { $limit } معما محدود است و معماها بیشترند
write-too-large = { $found } برای { $format } بیش از اندازه بزرگ است؛ حد مجاز { $limit } است
boards-one-grid = یک جدول، با رقم‌ها از ۱
boards-classic = جدول‌های 9x9 با بلوک‌های 3x3، با رقم‌ها از ۱
boards-one-grid-with-boxes = یک جدول با بلوک، با رقم‌ها از ۱
boards-from-one = صفحه‌هایی با رقم‌ها از ۱
write-one-puzzle-only = در پروندهٔ .{ $extension } یک معما جا می‌گیرد، ولی { $puzzles } معما هست
save-format = { $path }: { $problem }
save-disk = { $path }: ذخیره نشد: { $reason }
layout-no-folder = این سامانه پوشه‌ای برای تنظیم‌ها ندارد
layout-no-name = چیدمان به نام نیاز دارد
layout-disk = { $path }: { $reason }
setup-no-name = پیش‌تنظیم به نام نیاز دارد
difficulty-no-number = عدد یا بازه‌ای از ۰ تا ۲۰ بنویسید، مانند ۶، ۳..۵، ۴.. یا ..۷
difficulty-reversed = عدد نخست از دومی بزرگ‌تر است

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first } تا { $last }
digits-classes = { $first }؛ { $second }
digits-none = هیچ رقمی
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = کمینه({ $list })
formula-most = بیشینه({ $list })
formula-first = اولی
formula-last = آخری
formula-total = جمع({ $list })
formula-multiplied = ضرب({ $list })
formula-distinct = گوناگون({ $list })
formula-count = شمار({ $list })
formula-all = همه({ $one })
formula-any = یکی({ $one })
formula-prime = اول({ $one })
formula-square = مربع({ $one })
formula-item = x[{ $place }]
formula-part = x[{ $first }..{ $last }]
formula-equal = { "\u200E" }{ $one } = { $two }{ "\u200E" }
formula-different = { "\u200E" }{ $one } ≠ { $two }{ "\u200E" }
formula-less = { "\u200E" }{ $one } < { $two }{ "\u200E" }
formula-at-most = { "\u200E" }{ $one } ≤ { $two }{ "\u200E" }
formula-greater = { "\u200E" }{ $one } > { $two }{ "\u200E" }
formula-at-least = { "\u200E" }{ $one } ≥ { $two }{ "\u200E" }
formula-and = { $one } و { $two }
formula-or = { $one } یا { $two }
formula-not = نه { $one }

## Why a formula cannot be read

formula-column = ستون { $column }: { $problem }
formula-expected-value = یکی از a، b، n، عدد، یا عبارتی در پرانتز یا قدر مطلق لازم است
formula-expected-operator = عملگر یا پایان لازم است
formula-expected-bracket = عملگر یا ) لازم است
formula-expected-bar = عملگر یا | لازم است
formula-expected-opening = ( لازم است
formula-expected-number = عدد لازم است، نه شرط
formula-expected-truth = شرط لازم است، نه عدد
formula-expected-comparison = مقایسه‌ای مانند = یا >= لازم است
formula-expected-place = جایی در فهرست لازم است، مانند ۱ یا -۱ یا ۲..-۲
formula-expected-list = فهرست x یا بخشی از آن مانند x[۲..] لازم است
formula-list-as-number = x در اینجا فهرست است؛ یک مجموع مانند sum(x)، یک رقم مانند x[۱]، یا شرطی در count(…)، any(…) یا all(…) به کار ببرید
formula-several-parts = شرط فقط می‌تواند دربارهٔ یک بخش از فهرست باشد
formula-nested = count و any و all با شرط نمی‌توانند درون یکدیگر باشند
formula-mixed = فرمول یا دربارهٔ دو رقم a و b است یا دربارهٔ فهرست x، نه هر دو
formula-unknown-name-or-list = «{ $name }» شناخته نیست؛ a، b، n، x، first، last، sum، product، min، max، count، distinct، any، all، abs، mod، prime، square، and، or، not را به کار ببرید
formula-unknown-name = «{ $name }» شناخته نیست؛ a، b، n، abs، min، max، mod، prime، square، and، or، not را به کار ببرید
formula-large-number = عددها حداکثر { $most } می‌توانند باشند
formula-too-deep = پرانتزها و خط‌های قدر مطلق حداکثر { $most } لایه می‌توانند تودرتو باشند
formula-too-long = حداکثر { $most } نویسه مجاز است

## Why a regular expression cannot be read

expression-column = ستون { $column }: { $problem }
expression-too-long = حداکثر { $most } نویسه مجاز است
expression-too-complicated = عبارت بیش از اندازه پیچیده است؛ آن را ساده کنید

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = فقط تزیینی است و قانون نیست.

region = ناحیهٔ اضافی
    .hint = برای ساختن ناحیهٔ اضافی روی خانه‌ها بکشید. کشیدن با Shift به ناحیهٔ انتخاب‌شده خانه می‌افزاید یا از آن برمی‌دارد.
    .rules-house = هر ناحیهٔ رنگی هر یک از { $size } رقم را یک بار دارد.
    .rules-part = رقم‌ها در یک ناحیهٔ رنگی تکرار نمی‌شوند.
    .words-house = { $count } خانه، هر رقم یک بار

diagonals = قطرها
    .hint = روی جدولی کلیک کنید: هر رقم در هر یک از دو قطرش یک بار می‌آید. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules-both = هر یک از دو قطر مشخص‌شده هر رقم را یک بار دارد.
    .rules-one = قطر مشخص‌شده هر رقم را یک بار دارد.
    .falling = قطر از بالا چپ
    .falling-hint = بالا چپ تا پایین راست
    .rising = قطر از پایین چپ
    .rising-hint = پایین چپ تا بالا راست

four-squares = ویندوکو
    .hint = روی جدول 9x9 کلیک کنید: چهار مربع اضافی هر رقم را یک بار دارند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules = هر یک از چهار مربع رنگی هر رقم را یک بار دارد.

four-pyramids = هرم‌ها
    .hint = روی جدول 9x9 کلیک کنید: چهار هرم که مانند فرفره چیده شده‌اند هر رقم را یک بار دارند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند. جدول می‌تواند هم فرفره و هم قرینهٔ آن را داشته باشد.
    .rules = هر یک از چهار هرم رنگی هر رقم را یک بار دارد.
    .words-mirrored = { $grid }، قرینه
    .pinwheel = فرفره
    .mirrored = قرینه
    .mirrored-hint = به کار بردن قرینهٔ فرفره

position = گروه‌های مجزا
    .hint = روی جدولی کلیک کنید: خانه‌های هم‌جای بلوک‌ها رقم‌های متفاوت دارند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules = خانه‌هایی که در همهٔ بلوک‌ها جای یکسانی دارند، هر رقم را یک بار دارند.

magic-box = بلوک جادویی
    .hint = روی بلوکی کلیک کنید: جمع همهٔ سطرها و ستون‌هایش یکسان است. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules = در هر بلوک جادویی، جمع رقم‌های هر سطر و هر ستون { $total } است.
    .rules-diagonals = در هر بلوک جادویی، جمع رقم‌های هر سطر، هر ستون و هر قطر { $total } است.
    .words = { $place } · جمع خط‌ها { $total }
    .diagonals = همراه قطرها
    .diagonals-hint = دو قطر بلوک هم همان جمع را دارند

magic-square = مربع جادویی
    .hint = روی خانهٔ وسط هر مربع 3x3 کلیک کنید: جمع همهٔ سطرها و ستون‌هایش یکسان است. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules = در هر مربع جادویی، جمع رقم‌های همهٔ سطرها و ستون‌ها یکسان است.
    .rules-diagonals = در هر مربع جادویی، جمع رقم‌های همهٔ سطرها، ستون‌ها و قطرها یکسان است.
    .diagonals = همراه قطرها
    .diagonals-hint = دو قطر مربع هم همان جمع را دارند

odd-even = زوج و فرد
    .hint = روی خانه‌ها بکشید تا زوج (مربع) یا فرد (دایره) شوند. کشیدن روی نشانه‌های همان گونه پاکشان می‌کند.
    .rules = خانهٔ دایره‌دار رقم فرد و خانهٔ مربع‌دار رقم زوج دارد.
    .rules-odd = خانهٔ دایره‌دار رقم فرد دارد.
    .rules-even = خانهٔ مربع‌دار رقم زوج دارد.
    .even = زوج
    .odd = فرد
    .mark-all = نشانه‌گذاری همه از پاسخ
    .mark-all-hint = در هر خانهٔ فرد دایره و در هر خانهٔ زوج مربع می‌گذارد
    .mark-even = نشانه‌گذاری زوج‌ها از پاسخ
    .mark-even-hint = در هر خانهٔ زوج مربع می‌گذارد؛ دایره‌های درست می‌مانند
    .mark-odd = نشانه‌گذاری فردها از پاسخ
    .mark-odd-hint = در هر خانهٔ فرد دایره می‌گذارد؛ مربع‌های درست می‌مانند
    .rest-odd = بقیه فرد
    .rest-odd-hint = در هر خانهٔ بی‌نشانه دایره می‌گذارد
    .rest-even = بقیه زوج
    .rest-even-hint = در هر خانهٔ بی‌نشانه مربع می‌گذارد

outside = سودوکوی بیرونی
    .hint = روی جایی بیرون جدول کلیک کنید و رقم‌ها را بنویسید: هر یک در چند خانهٔ نخست آن سطر یا ستون می‌آید.
    .rules =
        هر رقم بیرون جدول در { $down ->
            [1] نخستین خانهٔ سطر یا ستون خود، از همان سو، می‌آید.
           *[other] یکی از { $down } خانهٔ نخست سطر یا ستون خود، از همان سو، می‌آید.
        }
    .rules-two-depths = هر رقم بیرون جدول در یکی از { $down } خانهٔ نخست ستون خود یا { $across } خانهٔ نخست سطر خود، از همان سو، می‌آید.

reading-of-values = { $rule } این قاعده به جای رقم‌ها از مقدار خانه‌ها استفاده می‌کند.
quantifier-all = همه
quantifier-none = هیچ‌کدام
quantifier-at-least = دست‌کم { $count }
quantifier-exactly = دقیقاً { $count }
quantifier-at-most = حداکثر { $count }
quantifier-digit = به اندازهٔ رقم { $cell }
choice-kind = قانونی از این نوع نمی‌تواند در گروهی با سور باشد
choice-off-board = { $cell }، خانهٔ سور، در جدول نیست
choice-too-few =
    سور گروه { $wanted } قانون لازم دارد، اما گروه فقط { $found } قانون دارد؛ عدد کوچک‌تری انتخاب کنید یا قانون بیفزایید
choice-too-large = گروه آن که سور دارد بیش از حد بزرگ است؛ قانون‌هایی را از گروه بیرون بیاورید
choice-all = همهٔ این قاعده‌ها برقرارند: { $rules }.
choice-none = هیچ‌یک از این قاعده‌ها برقرار نیست: { $rules }.
choice-at-least = دست‌کم { $count } تا از این قاعده‌ها برقرار است: { $rules }.
choice-exactly = دقیقاً { $count } تا از این قاعده‌ها برقرار است و بقیه نقض می‌شوند: { $rules }.
choice-at-most = حداکثر { $count } تا از این قاعده‌ها برقرار است و بقیه نقض می‌شوند: { $rules }.
choice-digit = به اندازهٔ رقم { $cell } از این قاعده‌ها برقرارند و بقیه نقض می‌شوند: { $rules }.

killer-cage = قفس کیلر
    .hint = روی خانه‌ها بکشید تا قفس ساخته شود، سپس جمعش را بنویسید یا خالی بگذارید. کشیدن با Shift به قفس انتخاب‌شده خانه می‌افزاید یا از آن برمی‌دارد.
    .rules = جمع رقم‌های هر قفس برابر عدد گوشهٔ آن است و رقم‌ها تکرار نمی‌شوند.
    .rules-no-sum = در قفس بی‌عدد رقم‌ها تکرار نمی‌شوند.
    .rules-letters = رقم‌های هر قفس تکرار نمی‌شوند و مجموعشان مقدار عبارت گوشهٔ آن است که در آن هر حرف نشانهٔ یک عدد است.
    .rules-compared = رقم‌های هر قفس تکرار نمی‌شوند و مجموعشان با مقایسهٔ گوشهٔ آن سازگار است.
    .rules-prime = رقم‌های قفس با نشانهٔ «prime» تکرار نمی‌شوند و مجموعشان عدد اول است.
    .rules-square = رقم‌های قفس با نشانهٔ «square» تکرار نمی‌شوند و مجموعشان مربع کامل است.
    .rules-odd = رقم‌های قفس با نشانهٔ «odd» تکرار نمی‌شوند و مجموعشان فرد است.
    .rules-even = رقم‌های قفس با نشانهٔ «even» تکرار نمی‌شوند و مجموعشان زوج است.
    .rules-common = رقم‌های هر قفس تکرار نمی‌شوند. مجموع همهٔ قفس‌های بدون عدد برابر است.
    .sum = جمع
    .sum-hint = مجموع رقم‌های قفس: عدد، حرفی برای عدد نامعلوم، 2A+B، <12، prime، square، odd، even، ?، یا = برای مجموعی برابر با قفس‌های دیگر با =. اگر رقم‌ها فقط باید متفاوت باشند، خالی بگذارید

modified-cells = خانه‌های تغییریافته
    .hint = روی خانه‌هایی بکشید که مقدارشان رقمشان نیست. قاعده‌هایی که مقدار را می‌خوانند از آن استفاده می‌کنند. Delete قاعدهٔ انتخاب‌شده را حذف می‌کند.
    .doubled = دو برابر
    .negated = منفی
    .hot = یکی بیشتر
    .cold = یکی کمتر
    .zero = صفر
    .change = مقدار
    .change-hint = مقدار خانه‌ها برای قاعده‌هایی که مقدار را می‌خوانند
    .rules-doubled = مقدار خانه‌ای که نشان ×۲ دارد دو برابر رقم آن است.
    .rules-negated = مقدار خانه‌ای که نشان − دارد منفیِ رقم آن است.
    .rules-hot = مقدار خانه‌ای که نشان +۱ دارد یکی بیشتر از رقم آن است.
    .rules-cold = مقدار خانه‌ای که نشان −۱ دارد یکی کمتر از رقم آن است.
    .rules-zero = مقدار خانه‌ای که نشان ×۰ دارد صفر است.

hidden-modifiers = تغییردهنده‌های یافتنی
    .hint = روی یک جدول کلیک کنید: حل‌کننده باید خانه‌هایی را پیدا کند که مقدارشان رقمشان نیست. قاعده‌هایی که مقدار را می‌خوانند از آن استفاده می‌کنند. برای انتخاب قاعده دوباره کلیک کنید؛ Delete آن را حذف می‌کند.
    .doubled = دوبرابرکننده‌ها
    .negated = منفی‌کننده‌ها
    .hot = خانه‌های گرم
    .cold = خانه‌های سرد
    .zero = خانه‌های صفر
    .change = مقدار
    .change-hint = مقدار خانه‌ها برای قاعده‌هایی که مقدار را می‌خوانند
    .houses = یکی در هر سطر، ستون و جعبه
    .houses-hint = هر سطر، ستون و جعبه دقیقاً یکی از این خانه‌ها را دارد
    .digits = هر رقم یک بار
    .digits-hint = هر رقم دقیقاً در یکی از این خانه‌ها است
    .rules-doubled = مقدار یک دوبرابرکننده دو برابر رقم آن است.
    .rules-negated = مقدار یک منفی‌کننده منفیِ رقم آن است.
    .rules-hot = مقدار یک خانهٔ گرم یکی بیشتر از رقم آن است.
    .rules-cold = مقدار یک خانهٔ سرد یکی کمتر از رقم آن است.
    .rules-zero = مقدار یک خانهٔ صفر صفر است.
    .placed = { $rule } این خانه‌ها را پیدا کنید{ $houses ->
        [yes] : هر سطر، ستون و جعبه دقیقاً یکی دارد{ $digits ->
            [yes] ، و هر رقم دقیقاً در یکی از آن‌ها است.
           *[no] .
        }
       *[no] { $digits ->
            [yes] : هر رقم دقیقاً در یکی از آن‌ها است.
           *[no] .
        }
    }

shading = سایه‌زنی یافتنی
    .hint = روی یک جدول کلیک کنید: حل‌کننده باید پیدا کند کدام خانه‌های آن سایه دارند. برای انتخاب قاعده و بخش‌هایش دوباره کلیک کنید؛ Delete آن را حذف می‌کند.
    .yin-yang = یین و یانگ
    .cave = غار
    .star-battle = نبرد ستاره‌ها
    .free = آزاد
    .connected = پیوسته
    .connected-hint = همهٔ خانه‌های این رنگ از راه ضلع به هم پیوسته‌اند
    .square = بدون ۲×۲
    .square-hint = هیچ مربع ۲×۲ سراسر این رنگ نیست
    .to-edge = تا لبه
    .to-edge-hint = همهٔ خانه‌های این رنگ از راه ضلع به لبهٔ جدول پیوسته‌اند
    .apart = فاصله
    .apart-hint = خانه‌های سایه‌دار چقدر می‌توانند به هم نزدیک باشند
    .value = مقدار
    .value-hint = مقدار خانه‌های سایه‌دار برای قاعده‌هایی که مقدار را می‌خوانند
    .count = در هر سطر، ستون و جعبه
    .count-hint = تعداد خانه‌های سایه‌دار در هر سطر، ستون و جعبه؛ خالی برای هر تعداد
    .neither = هیچ‌کدام
    .shaded = سایه‌دار
    .unshaded = بی‌سایه
    .both = هر دو
    .touching = آزاد
    .edge = بدون ضلع
    .corner = بدون تماس
    .digit = رقم
    .doubled = ×۲
    .negated = −
    .hot = +۱
    .cold = −۱
    .zero = ۰
    .rules = برخی خانه‌ها را سایه بزنید.{ $connected ->
        [shaded] {" "}همهٔ خانه‌های سایه‌دار از راه ضلع به هم پیوسته‌اند.
        [unshaded] {" "}همهٔ خانه‌های بی‌سایه از راه ضلع به هم پیوسته‌اند.
        [both] {" "}همهٔ خانه‌های سایه‌دار از راه ضلع به هم پیوسته‌اند، و همهٔ خانه‌های بی‌سایه نیز.
       *[neither] {""}
    }{ $edge ->
        [shaded] {" "}هر خانهٔ سایه‌دار از راه ضلع به لبهٔ جدول پیوسته است.
        [unshaded] {" "}هر خانهٔ بی‌سایه از راه ضلع به لبهٔ جدول پیوسته است.
        [both] {" "}هر خانه از راه ضلع خانه‌های هم‌رنگش به لبهٔ جدول پیوسته است.
       *[neither] {""}
    }{ $square ->
        [shaded] {" "}هیچ مربع ۲×۲ سراسر سایه‌دار نیست.
        [unshaded] {" "}هیچ مربع ۲×۲ سراسر بی‌سایه نیست.
        [both] {" "}هیچ مربع ۲×۲ سراسر یک رنگ نیست.
       *[neither] {""}
    }{ $apart ->
        [edge] {" "}خانه‌های سایه‌دار ضلع مشترک ندارند.
        [corner] {" "}خانه‌های سایه‌دار تماس ندارند، حتی در گوشه.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}هر سطر، ستون و جعبه دقیقاً { $number } خانهٔ سایه‌دار دارد.
       *[no] {""}
    }{ $value ->
        [doubled] {" "}مقدار خانهٔ سایه‌دار دو برابر رقم آن است.
        [negated] {" "}مقدار خانهٔ سایه‌دار منفیِ رقم آن است.
        [hot] {" "}مقدار خانهٔ سایه‌دار یکی بیشتر از رقم آن است.
        [cold] {" "}مقدار خانهٔ سایه‌دار یکی کمتر از رقم آن است.
        [zero] {" "}مقدار خانهٔ سایه‌دار صفر است.
       *[digit] {""}
    }

shaded-cells = خانه‌های سایه‌دار
    .hint = روی خانه‌ها بکشید: در جواب سایه‌دار یا بی‌سایه‌اند. جدول به سایه‌زنی یافتنی نیاز دارد. برای پاک کردن از خانهٔ نشان‌دار بکشید.
    .shaded = سایه‌دار
    .unshaded = بی‌سایه
    .rules = خانه‌هایی که با سایه کشیده شده‌اند سایه‌دارند و خانه‌های دارای مربع کوچک بی‌سایه‌اند.
    .rules-shaded = خانه‌هایی که با سایه کشیده شده‌اند سایه‌دارند.
    .rules-unshaded = خانه‌های دارای مربع کوچک بی‌سایه‌اند.

shade-counts = شمار سایه‌ها
    .hint = روی خانه‌ها بکشید: رقم درون دایره خانه‌های سایه‌دار را می‌شمارد. جدول به سایه‌زنی، خط یا ناحیه‌های یافتنی نیاز دارد. برای پاک کردن از یک دایره بکشید.
    .around = سایه‌دارهای اطراف
    .seen = هم‌رنگ‌های در دید
    .rules = { $counted ->
        [loop] رقم درون دایرهٔ دارای پرتوهای مورب تعداد خانه‌های خط پیرامون آن است. رقم درون دایرهٔ دارای پرتوهای راست تعداد خانه‌هایی است که در سطر و ستون خود می‌بیند، با خودش، و اگر خانهٔ خودش روی خط باشد روی خط‌اند و وگرنه بیرون آن؛ خانه‌های دیگر جلوی دید را می‌گیرند.
        [region] رقم درون دایرهٔ دارای پرتوهای مورب تعداد خانه‌های ناحیهٔ خودش در پیرامون آن است. رقم درون دایرهٔ دارای پرتوهای راست تعداد خانه‌های ناحیهٔ خودش است که در سطر و ستون خود می‌بیند، با خودش؛ خانه‌های ناحیه‌های دیگر جلوی دید را می‌گیرند.
       *[shade] رقم درون دایرهٔ دارای پرتوهای مورب تعداد خانه‌های سایه‌دار پیرامون آن است. رقم درون دایرهٔ دارای پرتوهای راست تعداد خانه‌های هم‌رنگی است که در سطر و ستون خود می‌بیند، با خودش؛ خانه‌های رنگ دیگر جلوی دید را می‌گیرند.
    }
    .rules-around = { $counted ->
        [loop] رقم درون دایرهٔ پرتودار تعداد خانه‌های خط پیرامون آن است.
        [region] رقم درون دایرهٔ پرتودار تعداد خانه‌های ناحیهٔ خودش در پیرامون آن است.
       *[shade] رقم درون دایرهٔ پرتودار تعداد خانه‌های سایه‌دار پیرامون آن است.
    }
    .rules-seen = { $counted ->
        [loop] رقم درون دایرهٔ پرتودار تعداد خانه‌هایی است که در سطر و ستون خود می‌بیند، با خودش، و اگر خانهٔ خودش روی خط باشد روی خط‌اند و وگرنه بیرون آن؛ خانه‌های دیگر جلوی دید را می‌گیرند.
        [region] رقم درون دایرهٔ پرتودار تعداد خانه‌های ناحیهٔ خودش است که در سطر و ستون خود می‌بیند، با خودش؛ خانه‌های ناحیه‌های دیگر جلوی دید را می‌گیرند.
       *[shade] رقم درون دایرهٔ پرتودار تعداد خانه‌های هم‌رنگی است که در سطر و ستون خود می‌بیند، با خودش؛ خانه‌های رنگ دیگر جلوی دید را می‌گیرند.
    }

counting = خانه‌های شمارنده
    .hint = روی خانه‌ها بکشید: رقم هر یک خانه‌های دیگری را پیرامون خود یا در سطر و ستون خود می‌شمارد. در پنل کناری برگزینید چه چیزی شمرده شود. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد.
    .neighbours = همسایه‌های فرد
    .watchtower = برج دیدبانی
    .direction = جهت
    .rules = { $number ->
        [yes] عدد کوچک خانهٔ نشانه‌دار
       *[no] { $mark ->
            [circle] رقم درون دایره
            [square] رقم درون مربع
            [filled] رقم خانهٔ رنگی
           *[bare] رقم خانهٔ نشانه‌دار
        }
    } تعداد { $layer ->
        [any] خانه‌هایی
        [marked] { $counted ->
            [loop] خانه‌هایی از خط
            [region] خانه‌هایی از ناحیهٔ خودش
           *[shade] خانه‌های سایه‌داری
        }
        [same] { $counted ->
            [loop] خانه‌هایی (روی خط اگر خانهٔ خودش روی خط باشد، وگرنه بیرون خط)
            [region] خانه‌هایی از ناحیهٔ خودش
           *[shade] خانه‌های هم‌سایه‌ای
        }
       *[other] { $counted ->
            [loop] خانه‌هایی (بیرون خط اگر خانهٔ خودش روی خط باشد، وگرنه روی خط)
            [region] خانه‌هایی از ناحیه‌های دیگر
           *[shade] خانه‌هایی از سایهٔ دیگر
        }
    } است که { $area ->
        [around] پیرامون آن‌اند
        [edges] با آن ضلع مشترک دارند
        [corners] تنها در گوشه با آن تماس دارند
        [row] در سطر آن‌اند
        [column] در ستون آن‌اند
        [cross] در سطر و ستون آن‌اند
        [diagonals] روی دو قطر گذرنده از آن‌اند
        [box] در جعبهٔ آن‌اند
        [up] بالای آن‌اند
        [upright] در راستای مورب بالا و راست آن‌اند
        [right] در سمت راست آن‌اند
        [downright] در راستای مورب پایین و راست آن‌اند
        [down] پایین آن‌اند
        [downleft] در راستای مورب پایین و چپ آن‌اند
        [left] در سمت چپ آن‌اند
       *[upleft] در راستای مورب بالا و چپ آن‌اند
    }{ $digits ->
        [yes] {" "}و رقم آن‌ها b این شرط را دارد: { $formula }
       *[no] {""}
    }{ $first ->
        [yes] ، که a رقم خانهٔ نشانه‌دار است
       *[no] {""}
    }{ $own ->
        [yes] {" "}(خود خانه هم می‌تواند شمرده شود)
       *[no] {""}
    }.{ $end ->
        [uncounted] {" "}در هر جهت، شمارش پیش از نخستین خانه‌ای که شمرده نمی‌شود پایان می‌یابد.
       *[edge] {""}
    }
    .area = کجا
    .area-hint = خانه‌هایی که هر خانهٔ نشانه‌دار در میان آن‌ها می‌شمارد
    .around = پیرامون
    .edges = ضلع مشترک
    .corners = تنها گوشهٔ مشترک
    .row = سطر
    .column = ستون
    .cross = سطر و ستون
    .diagonals = قطرها
    .box = جعبه
    .up = بالا
    .upright = بالا و راست
    .right = راست
    .downright = پایین و راست
    .down = پایین
    .downleft = پایین و چپ
    .left = چپ
    .upleft = بالا و چپ
    .formula = رقم‌ها
    .formula-hint = شرط b، رقم خانهٔ شمرده؛ a رقم خانهٔ نشانه‌دار است. خالی برای هر رقم. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست.
    .layer = حل
    .layer-hint = شرط سایه، خط یا ناحیهٔ خانهٔ شمرده، اگر معما یکی از آن‌ها را برای یافتن داشته باشد
    .any = هرچه
    .marked = سایه‌دار یا روی خط
    .same = مانند خانهٔ نشانه‌دار
    .other = برخلاف خانهٔ نشانه‌دار
    .end = تا
    .end-hint = جایی که شمارش در یک جهت پایان می‌یابد
    .edge = لبه
    .uncounted = خانه‌ای که شمرده نمی‌شود
    .own = خودش را هم می‌شمارد
    .own-hint = خانهٔ نشانه‌دار هم اگر شرط را داشته باشد شمرده می‌شود
    .number = عدد
    .number-hint = تعداد خانه‌های شمرده؛ خالی اگر رقم خود خانه باشد
    .mark = نشانه
    .mark-hint = نشانهٔ خانه‌ها
    .circle = دایره
    .square = مربع
    .filled = پر
    .bare = هیچ
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید

loop = حلقه یا مسیر یافتنی
    .hint = روی یک جدول کلیک کنید: حل‌کننده باید خطی از میان خانه‌های آن پیدا کند. برای انتخاب قاعده و بخش‌هایش دوباره کلیک کنید؛ Delete آن را حذف می‌کند.
    .loop = حلقه
    .path = مسیر
    .snake = مار
    .ends = سرها
    .ends-hint = حلقهٔ بسته، یا مسیری با دو سر
    .visits = خانه‌ها
    .visits-hint = خانه‌هایی که خط از آن‌ها می‌گذرد
    .some = برخی
    .all = همه
    .apart = تماس
    .apart-hint = خانه‌هایی از خط که پشت سر هم نیستند کجا می‌توانند به هم برسند
    .touching = آزاد
    .edge = بدون ضلع
    .corner = هرگز
    .length = طول
    .length-hint = تعداد خانه‌های خط؛ خالی برای هر تعداد
    .formula = همسایه‌ها
    .formula-hint = شرط دو رقم پیاپی a و b در طول خط، به هر دو ترتیب؛ خالی برای هر رقم. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست.
    .sums = جمع جعبه‌ها
    .sums-hint = جمع رقم‌های روی خط در هر جعبه
    .any = هرچه
    .equal = برابر
    .rules = { $ends ->
        [path] مسیری بکشید که از مرکز خانه‌های دارای ضلع مشترک می‌گذرد، شاخه نمی‌شود و خود را قطع نمی‌کند.
       *[loop] یک حلقهٔ بسته بکشید که از مرکز خانه‌های دارای ضلع مشترک می‌گذرد، شاخه نمی‌شود و خود را قطع نمی‌کند.
    }{ $visits ->
        [all] {" "}از همهٔ خانه‌ها می‌گذرد.
       *[some] {""}
    }{ $apart ->
        [edge] {" "}خانه‌های آن ضلع مشترک ندارند، مگر آن‌که در طول خط پشت سر هم باشند.
        [corner] {" "}به خودش نمی‌رسد، حتی در گوشه.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}درست از { $number } خانه می‌گذرد.
       *[no] {""}
    }{ $related ->
        [yes] {" "}برای هر دو رقم پیاپی a و b در طول خط، به هر دو ترتیب، این شرط برقرار است: { $formula }.
       *[no] {""}
    }{ $sums ->
        [equal] {" "}جمع رقم‌های روی خط در همهٔ جعبه‌ها یکسان است.
       *[any] {""}
    }

loop-cells = خانه‌های خط یافتنی
    .hint = روی خانه‌ها بکشید: می‌گویند حلقه یا مسیر چگونه می‌رود. جدول به حلقه یا مسیر یافتنی نیاز دارد. برای پاک کردن از یک خانهٔ نشان‌دار بکشید.
    .on = روی خط
    .off = بیرون خط
    .turn = پیچ
    .straight = راست
    .end = سر
    .black = مروارید سیاه
    .white = مروارید سفید
    .rules = نشان‌های خانه‌ها می‌گویند خط چگونه می‌رود.{ $on ->
        [yes] {" "}خانه‌های نقطه‌دار روی خط‌اند.
       *[no] {""}
    }{ $off ->
        [yes] {" "}خانه‌های ضربدردار روی خط نیستند.
       *[no] {""}
    }{ $turn ->
        [yes] {" "}خط در خانه‌های دارای زاویه می‌پیچد.
       *[no] {""}
    }{ $straight ->
        [yes] {" "}خط از خانه‌های دارای پاره‌خط راست می‌گذرد.
       *[no] {""}
    }{ $end ->
        [yes] {" "}قرص‌های بی‌دوره سرهای خط‌اند.
       *[no] {""}
    }{ $black ->
        [yes] {" "}خط در قرص با دورهٔ ضخیم می‌پیچد و از خانهٔ پیش و پس از آن راست می‌گذرد.
       *[no] {""}
    }{ $white ->
        [yes] {" "}خط از حلقهٔ کوچک راست می‌گذرد و در خانهٔ پیش یا پس از آن می‌پیچد.
       *[no] {""}
    }
    .rules-on = خانه‌های نقطه‌دار روی خط‌اند.
    .rules-off = خانه‌های ضربدردار روی خط نیستند.
    .rules-turn = خط در خانه‌های دارای زاویه می‌پیچد.
    .rules-straight = خط از خانه‌های دارای پاره‌خط راست می‌گذرد.
    .rules-end = قرص‌ها سرهای خط‌اند.
    .rules-black = خط در قرص می‌پیچد و از خانهٔ پیش و پس از آن راست می‌گذرد.
    .rules-white = خط از حلقهٔ کوچک راست می‌گذرد و در خانهٔ پیش یا پس از آن می‌پیچد.

loop-wall = دیوار
    .hint = روی یک مرز کلیک کنید: حلقه یا مسیر از آن نمی‌گذرد، یا باید از آن بگذرد؛ ناحیه‌های یافتنی آنجا از هم جدا می‌شوند یا نمی‌شوند. جدول به حلقه، مسیر یا ناحیه‌های یافتنی نیاز دارد. برای حذف دوباره کلیک کنید.
    .closed = بسته
    .open = باز
    .crossed = باز
    .crossed-hint = خط از این مرز می‌گذرد، یا هر دو خانه در یک ناحیه‌اند؛ وگرنه دیوار است
    .rules = { $read ->
        [regions] خط کلفت میان دو خانه ناحیه‌ها را از هم جدا می‌کند.
       *[line] خط از دیوارها نمی‌گذرد.
    }
    .rules-open = { $read ->
        [regions] پاره‌خط کوتاهی که از مرزی می‌گذرد دو خانهٔ یک ناحیه را به هم می‌پیوندد.
       *[line] خط از هر مرزی که پاره‌خط کوتاهی از آن می‌گذرد عبور می‌کند.
    }

unknown-regions = ناحیه‌های یافتنی
    .hint = روی یک جدول کلیک کنید: حل‌کننده باید ناحیه‌های آن را پیدا کند. جدولی بدون جعبه به کار ببرید. برای انتخاب قاعده دوباره کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = جدول را به { $size } ناحیهٔ { $size } خانه‌ای بخش کنید که خانه‌هایشان از ضلع به هم پیوسته‌اند. هر ناحیه هر رقم را یک بار دارد.

thermometer = دماسنج
    .hint = از حباب تا نوک بکشید: رقم‌ها در طول خط بزرگ‌تر می‌شوند. برای ادامه از نوک بکشید. برای افزودن شاخه دوباره از حباب، یا با Shift از هر خانه بکشید. کلیک با Shift خط را می‌بُرد.
    .rules = رقم‌های هر دماسنج از سر حباب‌دار رفته‌رفته بزرگ‌تر می‌شوند.
    .rules-slow = رقم‌های هر دماسنج کند از سر حباب‌دار بزرگ‌تر می‌شوند یا یکسان می‌مانند.
    .rules-ringed = رقم‌های هر دماسنجی که حلقه‌ای در حباب دارد از سر حباب‌دار بزرگ‌تر می‌شوند یا یکسان می‌مانند.
    .slow = کند
    .slow-hint = رقم‌ها می‌توانند از خانه‌ای به خانهٔ بعد یکسان بمانند

whispers = خط نجوا
    .hint = در طول خط بکشید: اختلاف رقم‌های همسایه دست‌کم ۵ (آلمانی) یا ۴ (هلندی) است. برای ادامه از یکی از دو سر بکشید.
    .rules = اختلاف رقم‌های همسایه در طول خط نجوا دست‌کم { $number } است.
    .german = آلمانی
    .dutch = هلندی
    .number = اختلاف
    .number-hint = کمترین اختلاف همسایه‌های روی خط. برای نصف تعداد رقم‌ها، گردشده به بالا، خالی بگذارید

renban = خط رنبان
    .hint = در طول خط بکشید: رقم‌هایش، به هر ترتیبی، پیاپی‌اند. برای ادامه از یکی از دو سر بکشید.
    .rules = رقم‌های هر خط رنبان، با هر ترتیبی، پیاپی‌اند و تکرار نمی‌شوند.

palindrome = خط پالیندروم
    .hint = در طول خط بکشید: رقم‌هایش از هر دو سو یکسان خوانده می‌شوند. برای ادامه از یکی از دو سر بکشید.
    .rules = رقم‌های خط پالیندروم از هر دو سو یکسان خوانده می‌شوند.

between = خط بینابین
    .hint = از دایره تا دایره بکشید: رقم‌های روی خط اکیداً بین رقم‌های دو دایره‌اند. برای ادامه از یکی از دو سر بکشید.
    .rules = رقم‌های خط بینابین اکیداً بین دو رقم دایره‌های دو سر آن هستند.

region-sum = خط جمع‌های برابر
    .hint = در طول خط بکشید: مرز بلوک‌ها آن را به تکه‌هایی با جمع برابر تقسیم می‌کند. برای ادامه از یکی از دو سر بکشید.
    .rules = مرز بلوک‌ها هر خط جمع‌های برابر را به تکه‌هایی با جمع یکسان تقسیم می‌کند. اگر خط دوباره وارد همان بلوک شود، تکهٔ تازه‌ای است.

double-arrow = پیکان دوسر
    .hint = از دایره تا دایره بکشید: جمع رقم‌های روی خط برابر جمع دو دایره است. برای ادامه از یکی از دو سر بکشید.
    .rules = جمع رقم‌های روی پیکان دوسر برابر جمع دو رقم دایره‌های دو سر آن است.

zipper = خط زیپ
    .hint = در طول خط بکشید: رقم‌های هم‌فاصله از وسط آن جمع یکسان دارند. برای ادامه از یکی از دو سر بکشید.
    .rules = در هر خط زیپ، جمع هر دو رقمی که از وسط به یک فاصله‌اند یکسان است، و رقم خانهٔ وسط برابر همین جمع است.

sum-line = خط جمع
    .hint = در طول خط بکشید: می‌توان آن را به گروه‌هایی با جمع ۱۰، یا عددی که تعیین می‌کنید، تقسیم کرد. برای ادامه از یکی از دو سر بکشید.
    .rules = هر خط جمع را می‌توان به گروه‌هایی از خانه‌های پیوسته تقسیم کرد که جمع هر کدام { $number } است.
    .number = جمع
    .number-hint = جمع هر گروه. برای یکی بیش از تعداد رقم‌ها خالی بگذارید

lockout = خط بازدارنده
    .hint = از لوزی تا لوزی بکشید: هیچ رقمی روی خط برابر رقم‌های لوزی‌ها یا بین آن‌ها نیست. برای ادامه از یکی از دو سر بکشید.
    .rules = اختلاف رقم‌های دو لوزی خط بازدارنده دست‌کم { $number } است. رقم‌های روی خط نه برابر آن دو و نه بین آن‌ها هستند.
    .number = اختلاف
    .number-hint = کمترین اختلاف لوزی‌ها. برای نصف تعداد رقم‌ها، گردشده به پایین، خالی بگذارید

nabner = خط نابنر
    .hint = در طول خط بکشید: هیچ دو رقمش برابر یا پیاپی نیستند. برای ادامه از یکی از دو سر بکشید.
    .rules = هیچ دو رقم خط نابنر، هر جای خط که باشند، برابر یا پیاپی نیستند.

entropic = خط آنتروپی
    .hint = در طول خط بکشید: هر سه خانهٔ پیوسته یک رقم کوچک، یک میانی و یک بزرگ دارند. برای ادامه از یکی از دو سر بکشید.
    .rules = هر سه خانهٔ پیوسته در طول خط آنتروپی یک رقم کوچک ({ $low })، یک رقم میانی ({ $middle }) و یک رقم بزرگ ({ $high }) دارند.

modular = خط پیمانه‌ای
    .hint = در طول خط بکشید: باقی‌ماندهٔ تقسیم هر سه رقم پیوسته بر ۳ متفاوت است. برای ادامه از یکی از دو سر بکشید.
    .rules = باقی‌ماندهٔ تقسیم هر { $number } رقم پیوستهٔ خط پیمانه‌ای بر { $number } متفاوت است ({ $classes }).
    .number = مقسوم‌علیه
    .number-hint = با مقسوم‌علیه N، باقی‌ماندهٔ تقسیم هر N رقم پیوسته بر N متفاوت است. برای ۳ خالی بگذارید

parity-line = خط زوج و فرد
    .hint = در طول خط بکشید: رقم‌های فرد و زوج یکی در میان می‌آیند. برای ادامه از یکی از دو سر بکشید.
    .rules = رقم‌های خط زوج و فرد یکی در میان فرد و زوج هستند.

arithmetic = دنبالهٔ حسابی
    .hint = در طول خط بکشید: رقم‌ها از خانه‌ای به خانهٔ بعد به یک اندازه تغییر می‌کنند. برای ادامه از یکی از دو سر بکشید.
    .rules = در طول دنبالهٔ حسابی، رقم‌ها از هر خانه به خانهٔ بعد به یک اندازه و در یک جهت تغییر می‌کنند.

no-repeats = خط بی‌تکرار
    .hint = در طول خط بکشید: رقم‌هایش تکرار نمی‌شوند. برای ادامه از یکی از دو سر بکشید.
    .rules = رقم‌ها در طول خط بی‌تکرار تکرار نمی‌شوند.

difference-dot = نقطهٔ اختلاف
    .hint = بین دو خانه کلیک کنید: اختلاف رقم‌هایشان ۱، یا عددی است که می‌نویسید. برای انتخاب نقطه روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = اختلاف دو رقمی که نقطهٔ سفید میانشان است ۱ است.
    .rules-number = اختلاف دو رقمی که نقطهٔ سفید عدددار میانشان است برابر همان عدد است.
    .number = اختلاف
    .number-hint = اختلاف رقم‌ها. برای ۱ خالی بگذارید

ratio-dot = نقطهٔ نسبت
    .hint = بین دو خانه کلیک کنید: یک رقم دو برابر دیگری است؛ برای نسبتی دیگر، عدد آن را بنویسید. برای انتخاب نقطه روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = از دو رقمی که نقطهٔ سیاه میانشان است یکی دو برابر دیگری است.
    .rules-number = از دو رقمی که نقطهٔ سیاه عدددار میانشان است یکی به اندازهٔ همان عدد برابر دیگری است.
    .number = نسبت
    .number-hint = یک رقم چند برابر دیگری است. برای ۲ خالی بگذارید

border-sum = جمع جفت (X و V)
    .hint = بین دو خانه کلیک کنید: جمع رقم‌هایشان ۱۰ (X)، ۵ (V)، یا عددی است که می‌نویسید. برای انتخاب علامت روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = جمع دو رقمی که عددی میان آن‌هاست برابر همان عدد است.
    .rules-x = جمع دو رقمی که X میان آن‌هاست ۱۰ است.
    .rules-v = جمع دو رقمی که V میان آن‌هاست ۵ است.
    .rules-none = جمع بین دو خانه که عدد ندارد معنایی ندارد.
    .x = X
    .v = V
    .sum = جمع
    .sum-hint = جمع دو رقم؛ ۱۰ به شکل X و ۵ به شکل V نشان داده می‌شود

inequality = نابرابری
    .hint = بین دو خانه کلیک کنید: علامت به رقم کوچک‌تر اشاره می‌کند. برای انتخاب علامت روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = علامت میان دو خانه به رقم کوچک‌تر اشاره می‌کند.
    .falling = بزرگ‌تر از
    .rising = کوچک‌تر از
    .rising-hint = رقم خانهٔ چپ یا بالا کوچک‌تر است

quadruple = چهارتایی
    .hint = جایی که چهار خانه به هم می‌رسند کلیک کنید و تا چهار رقم بنویسید که در آن خانه‌ها می‌آیند؛ رقمی را که دست‌کم دو بار می‌آید دو بار بنویسید. برای انتخاب دایره روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = همهٔ رقم‌های درون دایره در چهار خانهٔ پیرامونش می‌آیند، هر کدام دست‌کم به تعدادی که نوشته شده است.
    .digits = رقم‌ها
    .digits-hint = تا چهار رقم؛ می‌توانند تکرار شوند

anti-knight = ضد اسب
    .hint = روی جدولی کلیک کنید: خانه‌هایی که به اندازهٔ یک حرکت اسب شطرنج از هم دورند رقم یکسان ندارند.
    .rules = خانه‌هایی که به اندازهٔ یک حرکت اسب شطرنج از هم دورند رقم یکسان ندارند.

anti-king = ضد شاه
    .hint = روی جدولی کلیک کنید: خانه‌هایی که به اندازهٔ یک حرکت شاه شطرنج از هم دورند رقم یکسان ندارند.
    .rules = خانه‌هایی که به اندازهٔ یک حرکت شاه شطرنج از هم دورند رقم یکسان ندارند.

entropy = آنتروپی سراسری
    .hint = روی جدولی کلیک کنید: هر مربع ۲×۲ یک رقم کوچک، یک میانی و یک بزرگ دارد.
    .rules = هر مربع ۲×۲ دست‌کم یک رقم کوچک ({ $low })، یک رقم میانی ({ $middle }) و یک رقم بزرگ ({ $high }) دارد.

nonconsecutive = ناپیاپی
    .hint = روی جدولی کلیک کنید: خانه‌های مجاور رقم‌های پیاپی ندارند. اگر صفحه نقطه دارد، همهٔ نقطه‌های ممکن داده شده‌اند.
    .rules = خانه‌هایی که ضلع مشترک دارند رقم‌های پیاپی ندارند.
    .rules-numbers = اختلاف رقم‌های خانه‌هایی که ضلع مشترک دارند هرگز { $numbers } نیست.
    .rules-dots = همهٔ نقطه‌های سفید ممکن داده شده‌اند: اختلاف رقم‌های خانه‌هایی که ضلع مشترک دارند و نقطه‌ای میانشان نیست، { $numbers } نمی‌شود.

no-ratio = بدون نسبت
    .hint = روی جدولی کلیک کنید: از دو رقم خانه‌های مجاور هیچ‌کدام دو برابر دیگری نیست. اگر صفحه نقطه دارد، همهٔ نقطه‌های ممکن داده شده‌اند.
    .rules = از دو رقم خانه‌هایی که ضلع مشترک دارند هیچ‌کدام { $numbers } برابر دیگری نیست.
    .rules-dots = همهٔ نقطه‌های سیاه ممکن داده شده‌اند: از دو رقم خانه‌هایی که ضلع مشترک دارند و نقطه‌ای میانشان نیست، هیچ‌کدام { $numbers } برابر دیگری نیست.

all-sums = همهٔ X و V داده شده
    .hint = روی جدولی کلیک کنید: جمع رقم‌های خانه‌های مجاوری که X، V یا عددی میانشان نیست نه ۱۰ است، نه ۵ و نه هیچ عدد نوشته‌شده‌ای در صفحه.
    .rules = همهٔ علامت‌های ممکن داده شده‌اند: جمع رقم‌های خانه‌هایی که ضلع مشترک دارند و علامتی میانشان نیست، { $numbers } نمی‌شود.

extremes = کمینه و بیشینه
    .hint = روی خانه‌ها بکشید: هر یک از همهٔ خانه‌های مجاوری که همان نشانه را ندارند کوچک‌تر یا بزرگ‌تر است. برای پاک کردن از خانه‌ای نشانه‌دار بکشید.
    .rules = رقم خانه‌ای که مثلث‌هایش رو به درون است از همهٔ خانه‌های مجاور کوچک‌تر، و رقم خانه‌ای که مثلث‌هایش رو به بیرون است از همه بزرگ‌تر است. خانه‌های مجاور با نشانهٔ یکسان با هم مقایسه نمی‌شوند.
    .rules-minimum = رقم خانه‌ای که مثلث‌هایش رو به درون است از همهٔ خانه‌های مجاور کوچک‌تر است. خانه‌های مجاور با نشانهٔ یکسان با هم مقایسه نمی‌شوند.
    .rules-maximum = رقم خانه‌ای که مثلث‌هایش رو به بیرون است از همهٔ خانه‌های مجاور بزرگ‌تر است. خانه‌های مجاور با نشانهٔ یکسان با هم مقایسه نمی‌شوند.
    .minimum = کمینه
    .maximum = بیشینه

low-high = کوچک و بزرگ
    .hint = روی خانه‌ها بکشید: هر یک رقمی از نیمهٔ کوچک یا نیمهٔ بزرگ دارد. برای پاک کردن از خانه‌ای نشانه‌دار بکشید.
    .rules =
        خانه‌ای با مثلث رو به پایین رقمی کوچک ({ $low }) و خانه‌ای با مثلث رو به بالا رقمی بزرگ ({ $high }) دارد{ $has-middle ->
            [yes] ؛ رقم میانی، { $middle }، هیچ‌کدام نیست
           *[no] { "" }
        }.
    .rules-low =
        خانه‌ای با مثلث رو به پایین رقمی کوچک ({ $low }) دارد{ $has-middle ->
            [yes] ؛ رقم میانی، { $middle }، کوچک به شمار نمی‌آید
           *[no] { "" }
        }.
    .rules-high =
        خانه‌ای با مثلث رو به بالا رقمی بزرگ ({ $high }) دارد{ $has-middle ->
            [yes] ؛ رقم میانی، { $middle }، بزرگ به شمار نمی‌آید
           *[no] { "" }
        }.
    .low = کوچک
    .high = بزرگ

indexers = نمایه‌ها
    .hint = روی خانه‌ها بکشید: اگر چنین خانه‌ای در جای p سطر، ستون یا بلوک خود رقم v داشته باشد، جای v همان سطر، ستون یا بلوک رقم p دارد. برای پاک کردن از خانه‌ای نشانه‌دار بکشید.
    .rules =
        خانه‌های خط‌دار نمایه‌اند. با خط‌های چپ و راست: اگر خانهٔ ستون c رقم v داشته باشد، خانهٔ ستون v همان سطر رقم c دارد. با خط‌های بالا و پایین: اگر خانهٔ سطر r رقم v داشته باشد، خانهٔ سطر v همان ستون رقم r دارد. با خط در هر چهار سو: اگر خانهٔ جای p بلوک، به ترتیب خواندن از چپ به راست، رقم v داشته باشد، جای v همان بلوک رقم p دارد.{ $from ->
            [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
           *[other] { "" }
        }
    .rules-column =
        اگر خانه‌ای در ستون c با خط‌های چپ و راست رقم v داشته باشد، خانهٔ ستون v همان سطر رقم c دارد.{ $from ->
            [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
           *[other] { "" }
        }
    .rules-row =
        اگر خانه‌ای در سطر r با خط‌های بالا و پایین رقم v داشته باشد، خانهٔ سطر v همان ستون رقم r دارد.{ $from ->
            [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
           *[other] { "" }
        }
    .rules-box =
        اگر خانه‌ای در جای p بلوک خود، به ترتیب خواندن از چپ به راست، با خط در هر چهار سو رقم v داشته باشد، جای v همان بلوک رقم p دارد.{ $from ->
            [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
           *[other] { "" }
        }
    .column = ستون
    .row = سطر
    .box = بلوک

counting-circles = دایره‌های شمارنده
    .hint = روی خانه‌ها بکشید: رقم درون دایره تعداد دایره‌هایی است که همان رقم را دارند. برای پاک کردن از یک دایره بکشید.
    .rules = رقم درون دایره تعداد دایره‌هایی است که همان رقم را دارند.

cell-sum = ناحیهٔ جمع
    .hint = روی خانه‌ها بکشید و جمعشان، یا کمینه یا بیشینهٔ آن را بنویسید؛ رقم‌ها می‌توانند تکرار شوند. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد.
    .rules = جمع رقم‌های ناحیهٔ سایه‌دار برابر عدد گوشهٔ آن است؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-at-most = جمع رقم‌های ناحیهٔ سایه‌دار حداکثر برابر عدد پس از ≤ است؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-at-least = جمع رقم‌های ناحیهٔ سایه‌دار حداقل برابر عدد پس از ≥ است؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-letters = مجموع رقم‌های هر ناحیهٔ سایه‌دار مقدار عبارت گوشهٔ آن است که در آن هر حرف نشانهٔ یک عدد است. رقم‌ها می‌توانند تکرار شوند.
    .rules-compared = مجموع رقم‌های هر ناحیهٔ سایه‌دار با مقایسهٔ گوشهٔ آن سازگار است. رقم‌ها می‌توانند تکرار شوند.
    .rules-prime = مجموع رقم‌های ناحیهٔ سایه‌دار با نشانهٔ «prime» عدد اول است و رقم‌ها می‌توانند تکرار شوند.
    .rules-square = مجموع رقم‌های ناحیهٔ سایه‌دار با نشانهٔ «square» مربع کامل است و رقم‌ها می‌توانند تکرار شوند.
    .rules-odd = مجموع رقم‌های ناحیهٔ سایه‌دار با نشانهٔ «odd» فرد است و رقم‌ها می‌توانند تکرار شوند.
    .rules-even = مجموع رقم‌های ناحیهٔ سایه‌دار با نشانهٔ «even» زوج است و رقم‌ها می‌توانند تکرار شوند.
    .rules-common = مجموع همهٔ ناحیه‌های سایه‌دار بدون عدد برابر است. رقم‌هایشان می‌توانند تکرار شوند.
    .rules-no-sum = رقم‌های هر ناحیهٔ سایه‌دار می‌توانند تکرار شوند.
    .sum = جمع
    .sum-hint = مجموع رقم‌ها یا حد آن: عدد، حرفی برای عدد نامعلوم، 2A+B، <12، prime، square، odd، even، ?، یا = برای مجموعی برابر با ناحیه‌های دیگر با =
    .compared = مقایسه
    .compared-hint = جمع برابر عدد است، حداکثر برابر آن، یا حداقل برابر آن
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = قفس ضرب
    .hint = روی خانه‌ها بکشید تا قفس ساخته شود، سپس حاصل‌ضربش را بنویسید. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد.
    .rules = حاصل‌ضرب رقم‌های قفس نقطه‌چین برابر عدد پیش از × است؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-differ = حاصل‌ضرب رقم‌های قفس خط‌چین برابر عدد پیش از × است و رقم‌ها تکرار نمی‌شوند.
    .product = حاصل‌ضرب
    .product-hint = حاصل‌ضرب رقم‌ها
    .differ = بدون تکرار
    .differ-hint = رقم‌ها در قفس تکرار نمی‌شوند

allowed = رقم‌های مجاز
    .hint = روی خانه‌ها بکشید و رقم‌هایی را که می‌توانند داشته باشند بنویسید.
    .rules = خانه‌ای که رقم‌های کوچک دارد یکی از آن‌ها را می‌گیرد.
    .digits = رقم‌ها
    .digits-hint = رقم‌هایی که هر یک از خانه‌ها می‌تواند داشته باشد

clones = همزادها
    .hint = روی خانه‌های گروه نخست بکشید، سپس با Shift کلیک کنید تا رونوشتی از آن جای دیگر گذاشته شود.
    .rules = گروه‌های خاکستری هم‌شکل در جاهای متناظر رقم‌های یکسان دارند.

anti-diagonal = ضد قطر
    .hint = روی جدولی کلیک کنید: هر قطر کمترین تعداد ممکن رقم‌های متفاوت را دارد (در جدول 9x9 سه تا).
    .rules = هر قطر خط‌چین دقیقاً { $count } رقم متفاوت دارد.
    .rules-one = قطر خط‌چین دقیقاً { $count } رقم متفاوت دارد.
    .falling = قطر از بالا چپ
    .falling-hint = بالا چپ تا پایین راست
    .rising = قطر از پایین چپ
    .rising-hint = پایین چپ تا بالا راست

arrow = پیکان
    .hint = از دایره در طول پیکان بکشید؛ برای ادامه از نوکش بکشید. برای پیکان دیگر از همان دایره بکشید. برای انتخاب پیکان روی آن کلیک کنید؛ Delete آن را حذف می‌کند.
    .rules = جمع رقم‌های هر پیکان برابر رقم دایرهٔ آن است.
    .rules-figures = جمع رقم‌های هر پیکان برابر عدد دایرهٔ آن است؛ هر خانهٔ دایره یک رقم این عدد را دارد.
    .shaft = پیکان
    .circle = کپسول

figure = الگوی ناحیه
    .hint = روی جدول 9x9 کلیک کنید تا الگویی افزوده شود که رقم‌ها در آن تکرار نمی‌شوند: ستاره، نقطه‌های میانی، چرخ‌وفلک، درصد یا آرگایل.
    .rules = رقم‌ها در شکل رنگی تکرار نمی‌شوند؛ اگر شکل از مربع‌هایی با دورخط و یک خط باشد، این برای هر مربع و برای خط جداگانه برقرار است.
    .rules-lines = رقم‌ها در طول قطرهای رنگی تکرار نمی‌شوند.
    .words = { $figure }، { $grid }
    .asterisk = ستاره
    .centre-dots = نقطه‌های میانی
    .girandola = چرخ‌وفلک
    .percent = درصد
    .argyle = آرگایل

leaps = پرش‌های ممنوع
    .hint = روی جدولی کلیک کنید: خانه‌هایی که به تعداد معینی سطر و ستون از هم فاصله دارند رقم یکسان ندارند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = خانه‌هایی که یک پرش از هم فاصله دارند رقم یکسان ندارند. پرش‌ها (سطر × ستون، به هر ترتیب): { $leaps }.
    .rules-rider = خانه‌هایی که یک یا چند پرش برابر در یک راستا از هم فاصله دارند رقم یکسان ندارند. پرش‌ها (سطر × ستون، به هر ترتیب): { $leaps }.
    .rules-digits = خانه‌هایی که یک پرش از هم فاصله دارند رقم یکسان ندارند، اگر آن رقم یکی از { $digits } باشد. پرش‌ها (سطر × ستون، به هر ترتیب): { $leaps }.
    .rules-rider-digits = خانه‌هایی که یک یا چند پرش برابر در یک راستا از هم فاصله دارند رقم یکسان ندارند، اگر آن رقم یکی از { $digits } باشد. پرش‌ها (سطر × ستون، به هر ترتیب): { $leaps }.
    .leaps = سطر و ستون
    .leaps-hint = سطر و ستون هر پرش، به هر ترتیب و در هر جهت: 1,2 حرکت اسب است و 1,1 یک گام قطری. پرش‌ها را با فاصله جدا کنید
    .rider = تکرارشونده
    .rider-hint = همان پرش را می‌توان تکرار کرد، چنان که فیل گامش را تکرار می‌کند: 1,1 قطرهای کامل می‌شود
    .digits = تنها برای
    .digits-hint = رقم‌هایی که قانون برایشان برقرار است. برای همهٔ رقم‌ها خالی بگذارید

sandwich = جمع ساندویچی
    .hint = روی جایی بیرون جدول کلیک کنید و جمع رقم‌های بین کوچک‌ترین و بزرگ‌ترین رقم آن سطر یا ستون را بنویسید.
    .rules = عدد بیرون جدول برابر جمع رقم‌های بین کوچک‌ترین و بزرگ‌ترین رقم سطر یا ستون آن است.

x-sum = جمع X
    .hint = روی جایی بیرون جدول کلیک کنید و جمع X رقم نخست از آن سو را بنویسید، که X نخستینِ آن‌هاست.
    .rules = عدد بیرون جدول برابر جمع X رقم نخست سطر یا ستون آن، از همان سو، است که X نخستینِ آن‌هاست.

skyscraper = آسمان‌خراش
    .hint = روی جایی بیرون جدول کلیک کنید و بنویسید از آنجا چند رقم دیده می‌شود؛ هر رقم همهٔ رقم‌های کوچک‌تر پشت خود را می‌پوشاند.
    .rules = عدد بیرون جدول تعداد رقم‌هایی است که از آنجا دیده می‌شوند؛ هر رقم همهٔ رقم‌های کوچک‌تر پشت خود را می‌پوشاند.

hidden-skyscraper = آسمان‌خراش پنهان
    .hint = روی جایی بیرون جدول کلیک کنید و نخستین رقمی را بنویسید که از آنجا پشت رقم بزرگ‌تری پنهان است.
    .rules = رقم بیرون جدول نخستین رقمی است که از آنجا پشت رقم بزرگ‌تری پنهان است.

numbered-rooms = اتاق‌های شماره‌دار
    .hint = روی جایی بیرون جدول کلیک کنید و رقم خانهٔ شمارهٔ X از آن سو را بنویسید، که X رقم نخستین خانه است.
    .rules = رقم بیرون جدول رقم خانهٔ شمارهٔ X سطر یا ستون آن، از همان سو، است که X رقم نخستین خانه است.

little-killer = جمع قطری
    .hint = روی مربعی بیرون جدول، نزدیک آن گوشه‌اش که قطر از آنجا آغاز می‌شود، کلیک کنید و جمع رقم‌های آن قطر را بنویسید.
    .rules = عدد پیکان‌دار برابر جمع رقم‌های آن قطر است؛ رقم‌ها می‌توانند تکرار شوند.

text-label = نوشته
    .hint = روی خانه‌ها بکشید، سپس متن را در پنل کناری بنویسید. متن در وسط خانه‌ها می‌آید. فقط تزیینی است و قانون نیست.
    .text = متن
    .text-hint = یک سطر. برای قرار گرفتن روی مرز دو خانه یا گوشهٔ چهار خانه، همان‌ها را رنگ کنید
    .size = اندازه
    .size-hint = اندازهٔ حرف‌ها به صدم خانه. برای اندازهٔ پیش‌فرض خالی بگذارید
    .coloured = رنگی
    .coloured-hint = به کار بردن رنگ زیر به جای رنگ رقم‌ها

circle-mark = دایره
    .hint = روی خانه‌ای کلیک کنید، یا روی دو یا چهار خانه بکشید: دایره‌ای در وسطشان کشیده می‌شود. فقط تزیینی است و قانون نیست.
    .size = اندازه
    .size-hint = قطر به صدم خانه. برای اندازهٔ پیش‌فرض خالی بگذارید
    .fill = درون
    .fill-hint = درون دایره
    .tint = رنگ
    .clear = هیچ
    .white = سفید
    .black = سیاه
    .outline = خط دور
    .outline-hint = خط دور دایره
    .thin = نازک
    .thick = ضخیم
    .dashed = خط‌چین
    .bare = هیچ

rectangle-mark = مستطیل
    .hint = روی خانه‌ای کلیک کنید یا روی چند خانه بکشید: مستطیلی در وسطشان کشیده می‌شود. فقط تزیینی است و قانون نیست.
    .width = پهنا
    .width-hint = به صدم خانه. برای پهنای خانه‌ها خالی بگذارید
    .height = ارتفاع
    .height-hint = به صدم خانه. برای ارتفاع خانه‌ها خالی بگذارید
    .fill = درون
    .fill-hint = درون مستطیل
    .tint = رنگ
    .clear = هیچ
    .white = سفید
    .black = سیاه
    .outline = خط دور
    .outline-hint = خط دور مستطیل
    .thin = نازک
    .thick = ضخیم
    .dashed = خط‌چین
    .bare = هیچ

line-mark = خط
    .hint = از خانه‌ای به خانه‌ای بکشید تا خط کشیده شود. برای ادامه از یکی از دو سر بکشید؛ کلیک با Shift خط را می‌بُرد. فقط تزیینی است و قانون نیست.
    .width = پهنا
    .width-hint = خط پهن از پشت رقم‌ها می‌گذرد
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = پیوسته، خط‌چین یا نقطه‌چین
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = نوک پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

frame-mark = قاب
    .hint = روی خانه‌ها بکشید تا قابی دورشان کشیده شود. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد. فقط تزیینی است و قانون نیست.
    .outline = خط دور
    .outline-hint = خط دور خانه‌ها
    .thin = نازک
    .thick = ضخیم
    .dashed = خط‌چین
    .bare = هیچ
    .inset = تورفتگی
    .inset-hint = فاصلهٔ خط از لبه، درون خانه‌ها، به صدم خانه. برای فاصلهٔ پیش‌فرض خالی بگذارید

coloured-cells = خانه‌های رنگی
    .hint = روی خانه‌ها بکشید تا رنگ شوند. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد. فقط تزیینی است و قانون نیست.

own-line = خط دلخواه
    .hint = از خانه‌ای به خانه‌ای بکشید، سپس فرمولی برای دو رقم a و b، یا برای فهرست x از همهٔ رقم‌ها، در پنل کناری بنویسید. برای ادامهٔ خط از یکی از دو سر بکشید؛ کلیک با Shift آن را می‌بُرد.
    .rules = در طول خط، برای هر رقم a و رقم پس از آن b این شرط برقرار است: { $formula }.
    .rules-all = در طول خط، برای هر رقم a و هر رقم b که بعد از آن می‌آید این شرط برقرار است: { $formula }.
    .rules-list = در طول خط، برای فهرست x از همهٔ رقم‌ها این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = شرط دو رقم؛ a در طول خط پیش از b است. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست. برای همهٔ رقم‌ها با هم، فهرست x هست: x[2]، first، last، x[2..-2]، sum(x)، product(x)، min(x)، max(x)، count(x)، distinct(x)، count(x > 4)، any(…)، all(…)، prime(…)، square(…).
    .pairs = جفت‌ها
    .pairs-hint = هر رقم با رقم بعدی، یا با همهٔ رقم‌های بعدی
    .neighbours = همسایه‌ها
    .all = همه
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید
    .width = پهنا
    .width-hint = خط پهن از پشت رقم‌ها می‌گذرد
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = پیوسته، خط‌چین یا نقطه‌چین
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = نوک پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

own-cells = قفس دلخواه
    .hint = روی خانه‌ها بکشید، سپس فرمولی برای دو رقم a و b که هر جفت از خانه‌ها در آن صدق کند، یا برای فهرست x از همهٔ رقم‌ها، در پنل کناری بنویسید. کشیدن با Shift خانه می‌افزاید یا برمی‌دارد.
    .rules = برای هر دو رقم خانه‌های نشانه‌دار، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-list = برای فهرست x از رقم‌های خانه‌های نشانه‌دار{ $ordered ->
        [yes] ، به ترتیب خواندن،
       *[no] {""}
    } این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = شرط دو رقم؛ a در خانه‌ای است که سطر به سطر زودتر می‌آید. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست. برای همهٔ رقم‌ها با هم، فهرست x هست: x[2]، first، last، x[2..-2]، sum(x)، product(x)، min(x)، max(x)، count(x)، distinct(x)، count(x > 4)، any(…)، all(…)، prime(…)، square(…).
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید
    .outline = خط دور
    .outline-hint = خط دور خانه‌ها
    .thin = نازک
    .thick = ضخیم
    .dashed = خط‌چین
    .bare = هیچ
    .white = سفید
    .white-hint = خانه‌ها به جای رنگ سفید بمانند

own-border = سرنخ مرزی دلخواه
    .hint = روی مرز دو خانه کلیک کنید، سپس فرمولی برای رقم‌هایشان a و b در پنل کناری بنویسید. دوباره کلیک کنید تا سرنخ انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules =
        برای رقم‌های دو سوی علامت، { $ordered ->
            [yes] که a بالا یا سمت چپ b است
           *[no] a و b
        }، این شرط برقرار است: { $formula }.
    .rules-sign =
        برای رقم‌های دو سوی علامت { $sign }، { $ordered ->
            [yes] که a بالا یا سمت چپ b است
           *[no] a و b
        }، این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = شرط دو رقم؛ a بالا یا سمت چپ b است. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست.
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید
    .sign = برچسب
    .sign-hint = تا سه نویسه که در سرنخ نشان داده می‌شود

own-grid = قانون دلخواه جدول
    .hint = روی جدولی کلیک کنید، سپس فرمولی برای دو رقم a و b در پنل کناری بنویسید؛ همهٔ همسایه‌های جدول در آن صدق می‌کنند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete آن را حذف می‌کند.
    .rules-edges = برای رقم‌های هر دو خانه‌ای که ضلع مشترک دارند، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-corners =
        برای رقم‌های هر دو خانه‌ای که تنها یک گوشهٔ مشترک دارند، { $ordered ->
            [yes] که a در ترتیب خواندن پیش از b است
           *[no] a و b
        }، این شرط برقرار است: { $formula }.
    .rules-touching =
        برای رقم‌های هر دو خانه‌ای که ضلع یا گوشهٔ مشترک دارند، { $ordered ->
            [yes] که a در ترتیب خواندن پیش از b است
           *[no] a و b
        }، این شرط برقرار است: { $formula }.
    .rules-leaps =
        برای رقم‌های هر دو خانه‌ای که یک پرش از هم فاصله دارند، { $ordered ->
            [yes] که a در ترتیب خواندن پیش از b است
           *[no] a و b
        }، این شرط برقرار است: { $formula }. پرش‌ها (سطر × ستون، به هر ترتیب): { $leaps }.
    .formula = فرمول
    .formula-hint = شرط دو رقم؛ a در خانه‌ای است که سطر به سطر زودتر می‌آید. می‌توانید این‌ها را به کار ببرید: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n تعداد رقم‌هاست.
    .pairs = جفت‌ها
    .pairs-hint = کدام خانه‌های جدول با هم مقایسه شوند
    .edges = ضلع‌ها
    .corners = گوشه‌ها
    .touching = هر دو
    .leaps = پرش‌ها
    .offsets = سطر و ستون
    .offsets-hint = تنها برای پرش‌ها: سطر و ستون هر پرش، به هر ترتیب و در هر جهت، مانند 1,2. پرش‌ها را با فاصله جدا کنید
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید

own-word = خط الگو
    .hint = در جهتی که خط خوانده می‌شود از خانه‌ای به خانه‌ای بکشید، سپس عبارت منظمی در پنل کناری بنویسید. برای ادامهٔ خط از یکی از دو سر بکشید؛ کلیک با Shift آن را می‌بُرد.
    .rules = رقم‌های خط، از آغاز آن، با این عبارت منظم سازگارند: { "\u200E" }{ $expression }{ "\u200E" }.
    .expression = عبارت منظم
    .expression-hint = رشته‌های رقمی مجاز، از آغاز تا پایان: . هر رقم، [135] یکی از این‌ها، * هر چند بار، + دست‌کم یک بار، ? حداکثر یک بار، { "{2,3}" } دو یا سه بار، | یا، ( ) گروه
    .name = نام
    .name-hint = نام قانون. برای نام گونه‌اش خالی بگذارید
    .sentence = متن قانون
    .sentence-hint = جملهٔ روی برگه. برای جمله‌ای از روی همین تنظیم‌ها خالی بگذارید
    .width = پهنا
    .width-hint = خط پهن از پشت رقم‌ها می‌گذرد
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = پیوسته، خط‌چین یا نقطه‌چین
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = نوک پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

full-rank = رتبه‌بندی کامل
    .hint = روی جایی بیرون جدول کلیک کنید و رتبهٔ سطر یا ستونی را که از آنجا خوانده می‌شود بنویسید، میان همهٔ سطرها و ستون‌ها از هر دو سو.
    .rules = همهٔ سطرها و ستون‌ها از هر دو سو همچون عدد خوانده و از کوچک‌ترین (۱) تا بزرگ‌ترین ({ $most }) رتبه‌بندی می‌شوند. عدد بیرون جدول رتبهٔ سطر یا ستونی است که از آن سو خوانده می‌شود.
    .rules-equal = همهٔ سطرها و ستون‌ها از هر دو سو همچون عدد خوانده و از کوچک‌ترین (۱) تا بزرگ‌ترین ({ $most }) رتبه‌بندی می‌شوند؛ عددهای برابر کوچک‌ترین رتبهٔ خود را می‌گیرند. عدد بیرون جدول رتبهٔ سطر یا ستونی است که از آن سو خوانده می‌شود.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $cell } برابر { $digit } است
logic-removes = حذف { $digits } از { $cells }
logic-row = سطر { $number }
logic-column = ستون { $number }
logic-box = بلوک { $number }
logic-of-grid = { $house } از جدول { $grid }
logic-board = صفحه
difficulty = { $stars ->
    [1] آسان
    [2] متوسط
    [3] دشوار
    [4] بسیار دشوار
   *[5] شیطانی
}
logic-last-digit = آخرین رقم
    .why = { $digits } تنها رقمی است که در { $houses } نیست
logic-hidden-single-box = تک‌رقم پنهان در بلوک
    .why = { $digits } در { $houses } تنها در یک خانه می‌گنجد
logic-hidden-single = تک‌رقم پنهان
    .why = { $digits } در { $houses } تنها در یک خانه می‌گنجد
logic-direct-pointing = اشارهٔ مستقیم
    .why = در نخستین واحد از { $houses }، { $digits } تنها در { $cells } می‌گنجد، پس در دومی یک خانه برایش می‌ماند
logic-direct-claiming = ادعای مستقیم
    .why = در نخستین واحد از { $houses }، { $digits } تنها در { $cells } می‌گنجد، پس در دومی یک خانه برایش می‌ماند
logic-direct-hidden-pair = جفت پنهان مستقیم
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجند، پس برای رقمی دیگر یک خانه می‌ماند
logic-direct-hidden-triplet = سه‌تایی پنهان مستقیم
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجند، پس برای رقمی دیگر یک خانه می‌ماند
logic-naked-single = تک‌رقم آشکار
    .why = { $digits } تنها نامزد مانده در { $cells } است
logic-pair-consequence = محدودیت جفت‌ها
    .why = { $rules } نامزدهای { $cells } را محدود می‌کند
logic-clause = جاهای ماندهٔ یک سرنخ
    .why = { $rules } در { $cells } تنها { $digits } را باقی می‌گذارد
logic-sum-bounds = کران‌های جمع
    .why = با برخی نامزدهای { $cells }، جمع { $rules } به دست نمی‌آید، رقم‌های دیگر هر قدر کوچک یا بزرگ باشند
logic-parity = زوج و فرد بودن جمع
    .why = فرد یا زوج بودن همهٔ خانه‌های { $rules } ({ $cells }) جز یکی معلوم است، پس جمع آن یکی را هم معلوم می‌کند
logic-combinations = ترکیب‌های جمع
    .why = هیچ ترکیبی برای { $rules } ({ $cells }) این نامزدها را ندارد
logic-word = حالت‌های پر شدن خط
    .why = خط { $rules } ({ $cells }) به هیچ شکلی با این نامزدها پر نمی‌شود
logic-rank = رتبهٔ خط
    .why = این نامزدها به خط { $rules } ({ $cells }) رتبهٔ دیگری می‌دهند
logic-rule-in-house = رقم لازم
    .why = همهٔ ترکیب‌های { $rules } رقم { $digits } را دارند که تنها در { $cells } می‌گنجد
logic-leftovers = قانون ۴۵
    .why = جمع { $houses } معلوم است، پس با { $rules } جمع { $cells } هم معلوم می‌شود
logic-leftovers-houses = قانون ۴۵، چند واحد
    .why = جمع { $houses } معلوم است، پس با { $rules } جمع { $cells } هم معلوم می‌شود
logic-pointing = اشاره
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجد
logic-claiming = ادعا
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجد
logic-naked-pair = جفت آشکار
    .why = { $cells } در { $houses } تنها می‌توانند { $digits } را داشته باشند
logic-naked-triplet = سه‌تایی آشکار
    .why = { $cells } در { $houses } تنها می‌توانند { $digits } را داشته باشند
logic-naked-quad = چهارتایی آشکار
    .why = { $cells } در { $houses } تنها می‌توانند { $digits } را داشته باشند
logic-hidden-pair = جفت پنهان
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجند
logic-hidden-triplet = سه‌تایی پنهان
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجند
logic-hidden-quad = چهارتایی پنهان
    .why = { $digits } در { $houses } تنها در { $cells } می‌گنجند
logic-x-wing = بال X
    .why = از { $houses }، دو واحد نخست همهٔ نامزدهای { $digits } خود را در خانه‌های دو واحد آخر دارند ({ $cells })
logic-swordfish = شمشیرماهی
    .why = از { $houses }، سه واحد نخست همهٔ نامزدهای { $digits } خود را در خانه‌های سه واحد آخر دارند ({ $cells })
logic-jellyfish = عروس دریایی
    .why = از { $houses }، چهار واحد نخست همهٔ نامزدهای { $digits } خود را در خانه‌های چهار واحد آخر دارند ({ $cells })
logic-finned-x-wing = بال X باله‌دار
    .why = از { $houses }، دو واحد نخست همهٔ نامزدهای { $digits } خود را، جز باله‌ها، در خانه‌های دو واحد آخر دارند ({ $cells })
logic-sashimi-x-wing = بال X ساشیمی
logic-finned-swordfish = شمشیرماهی باله‌دار
    .why = از { $houses }، سه واحد نخست همهٔ نامزدهای { $digits } خود را، جز باله‌ها، در خانه‌های سه واحد آخر دارند ({ $cells })
logic-sashimi-swordfish = شمشیرماهی ساشیمی
logic-xy-wing = بال XY
    .why = دو خانهٔ آخر از { $cells } دقیقاً یکی از { $digits } را به‌عنوان نامزد مشترک دارند، و نخستین خانه هر چه باشد، دست‌کم یکی از این دو آن رقم را دارد
logic-xyz-wing = بال XYZ
    .why = خانه‌های { $cells } دقیقاً یکی از { $digits } را به‌عنوان نامزد مشترک دارند، و نخستین خانه هر چه باشد، دست‌کم یکی از این سه آن رقم را دارد
logic-w-wing = بال W
    .why = دو خانهٔ نخست از { $cells } تنها می‌توانند { $digits } را داشته باشند و { $houses } آن‌ها را با یکی از این رقم‌ها به هم پیوند می‌دهد، پس دست‌کم یکی از این دو خانه رقم دیگر را دارد
logic-unique-rectangle = مستطیل یکتا
logic-unique-loop = حلقهٔ یکتا
    .why = اگر { $cells } تنها { $digits } را داشتند، دو پاسخ وجود داشت
logic-bug = گور فراگیر دوتایی
    .why = بدون { $digits } در { $cells } دو پاسخ وجود داشت
logic-aligned-pair = حذف جفت هم‌راستا
    .why = برخی جفت رقم‌ها در دو خانهٔ نخست از { $cells } یکی از خانه‌های دیگر را بی‌نامزد می‌گذارند
logic-remote-pairs = جفت‌های دور
    .why = { $cells } یکی در میان { $digits } را دارند
logic-turbot-fish = ماهی توربو
    .why = در هر یک از { $houses }، { $digits } تنها در دو خانه می‌گنجد؛ این خانه‌ها زنجیری می‌سازند ({ $cells }) و دست‌کم یکی از دو سر آن این رقم را دارد
logic-skyscraper = آسمان‌خراش
logic-kite = بادبادک دونخی
logic-simple-colouring = رنگ‌آمیزی ساده
    .why = هر پیوند میان { $cells } خانه‌ای را که { $digits } دارد به خانه‌ای که ندارد وصل می‌کند
logic-multi-colouring = رنگ‌آمیزی چندگانه
    .why = هر پیوند میان { $cells } خانه‌ای را که { $digits } دارد به خانه‌ای که ندارد وصل می‌کند
logic-x-chain = زنجیر X
    .why = زنجیری از استنتاج‌ها دربارهٔ { $digits } از { $cells } می‌گذرد
logic-x-cycle = دور X
logic-y-cycle = دور XY
logic-chain = زنجیر پیامد
    .why = زنجیری از استنتاج‌ها دربارهٔ { $digits } از { $cells } می‌گذرد
logic-cycle = دور
logic-empty-rectangle = مستطیل تهی
    .why = در نخستین واحد از { $houses }، خانه‌های { $digits } دو دسته‌اند، مانند آن‌هایی که در یک سطرند و آن‌هایی که در یک ستون‌اند؛ واحد دوم تنها دو خانه برای این رقم دارد و یکی از آن دو همهٔ خانه‌های یک دسته را می‌بیند ({ $cells })
logic-sue-de-coq = سو دو کوک
    .why = { $cells } در { $houses } هر یک از { $digits } را یک بار دارند
logic-grouped-chain = زنجیر گروهی
    .why = زنجیری از استنتاج‌ها دربارهٔ { $digits } از { $cells } می‌گذرد
logic-nishio = نیشیو
    .why = اگر این نتیجه دربارهٔ { $digits } درست نبود، در { $cells } تناقض پیش می‌آمد
logic-multiple-chains = زنجیرهای چندگانه
    .why = همهٔ حالت‌های { $cells } برای { $digits } به یک نتیجه می‌رسند
logic-cell-chains = زنجیرهای یک خانه
logic-house-chains = زنجیرهای یک واحد
logic-dynamic-chains = زنجیرهای پویا
    .why = همهٔ حالت‌های { $cells } برای { $digits } به یک نتیجه یا به تناقض می‌رسند
logic-dynamic-chains-plus = زنجیرهای پویا با فن‌ها
    .why = همهٔ حالت‌های { $cells } برای { $digits } به یک نتیجه یا به تناقض می‌رسند
logic-contradiction-chains = زنجیرهای تناقض
logic-double-chains = زنجیرهای دوگانه

subject-board = سطرها، ستون‌ها و جعبه‌ها
subject-shared-cells = خانه‌های مشترک
subject-choices = گروه‌های قانون
subject-without-rule = جمله‌ای دربارهٔ «{ $subject }» که معما ندارد
subject-without-sentence = هیچ جمله‌ای دربارهٔ «{ $subject }» نیست
solution-not-digits = برای هر خانه یک رقم جدول نیست
solution-givens =
    با { $count ->
        [one] رقم داده‌شده در { $cells }
       *[other] { $count } رقم داده‌شده ({ $cells })
    } ناسازگار است
solution-board = رقمی را در یک سطر، ستون یا جعبه تکرار می‌کند: { $cells }
solution-rule = قانون { $number } ({ $name }) را نقض می‌کند
solution-rule-at = قانون { $number } ({ $name }) را در { $cells } نقض می‌کند
solution-choice = گروه «{ $group }» ({ $quantifier }) را نقض می‌کند: { $found } تا از قانون‌هایش برقرار است
solution-differs =
    همان حل یافته‌شده نیست؛ { $count ->
        [one] { $cells } فرق دارد
       *[other] { $count } خانه فرق دارد: { $cells }
    }
