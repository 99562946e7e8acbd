# واژه‌های پنجره‌های گفتگو، صفحهٔ آغاز، کتاب‌ها و حل آزمایشی.

## دکمه‌ها و شماره‌هایی که در بسیاری از آن‌ها هست

ask-cancel = لغو
ask-close = بستن
ask-replace = جایگزینی
ask-save-as = ذخیره با نام…
ask-undo = واگرد
ask-redo = ازنو
ask-more = و { $count } مورد دیگر
ask-size = { $size } × { $size }
ask-size-grids = { $count } جدول { $size } × { $size }
ask-givens = { $count ->
   *[other] { $number } رقم داده‌شده
}
ask-rules = { $count ->
   *[other] { $number } قانون
}
ask-grids = { $count ->
   *[other] { $number } جدول
}
ask-cells = { $count ->
   *[other] { $number } خانه
}
ask-puzzles = { $count ->
   *[other] { $number } معما
}
ask-pages = { $count ->
   *[other] { $number } صفحه
}
ask-ago-minutes = { $count ->
   *[other] { $number } دقیقه پیش
}
ask-ago-hours = { $count ->
   *[other] { $number } ساعت پیش
}
ask-ago-days = { $count ->
   *[other] { $number } روز پیش
}

## آنچه پشت یک اثبات است

ask-proof-ideal = جبر
ask-proof-program = برنامهٔ عدد صحیح
ask-proof-works = { $count ->
   *[other] { $seconds } ثانیه در کار: { $number } گره.
}
ask-proof-nothing = هنوز چیزی پرسیده نشده است.
ask-proof-copy = رونوشت به LaTeX
ask-proof-grid = جدول پرشده

## جستجوی فرمان‌ها

ask-find = یافتن فرمان
    .hint = یافتن فرمان، قانون، نمونه، پرونده یا تنظیم
ask-find-none = چیزی به این نام نیست. با حرف‌های کمتر بیشتر پیدا می‌شود.
ask-find-choose = ↑ ↓ انتخاب
ask-find-run = Enter اجرا
ask-find-next = Tab دستهٔ بعدی
ask-find-close = Esc بستن
ask-find-count = { $found } از { $total }
ask-find-all = همه
ask-find-commands = فرمان‌ها
ask-find-rules = قانون‌ها
ask-find-examples = نمونه‌ها
ask-find-files = پرونده‌ها
ask-find-settings = تنظیم‌ها
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }، اکنون نه: { $reason }
ask-find-refused = اکنون نه: { $reason }

## پرسش‌های پیش از ذخیرهٔ پرونده

ask-newer = پرونده روی دیسک تغییر کرده است
    .why = از زمانی که { $path } اینجا باز یا ذخیره شد، برنامهٔ دیگری آن را نوشته است.
    .choice = بازنویسی: آنچه برنامهٔ دیگر نوشته از دست می‌رود. بارگذاری دوباره: آنچه اینجا تغییر کرده از دست می‌رود.
    .overwrite = بازنویسی
    .reload = بارگذاری دوباره
ask-changed = پرونده روی دیسک تغییر کرده است
    .choice = بارگذاری دوباره: آنچه اینجا تغییر کرده از دست می‌رود. نگه داشتن: هنگام ذخیره دوباره پرسیده می‌شود.
    .clean = از آن پس اینجا چیزی تغییر نکرده است.
    .compare = مقایسهٔ هر دو
    .keep = نگه داشتن این
    .here = باز در اینجا
    .there = در پرونده
    .same = هر دو یکی هستند.
ask-changed-board = صفحه‌ها فرق دارند
ask-changed-givens = { $count ->
   *[other] { $count } رقم داده‌شده فرق دارد: { $cells }
}
ask-changed-here = تنها اینجا: { $what }
ask-changed-there = تنها در پرونده: { $what }
ask-changed-more = { $count } دیگر
ask-changed-order = قانون‌ها به ترتیب دیگری هستند
ask-changed-words = عنوان یا طراح فرق دارد
ask-changed-notes = نشانه‌ها، رنگ‌ها یا یادداشت‌ها فرق دارند
ask-changed-rest = نمادها یا ستاره‌ها فرق دارند
ask-changed-puzzles-order = معماها به ترتیب دیگری هستند
ask-changed-settings = آنچه دربارهٔ صفحه‌ها تصمیم گرفته شده فرق دارد
ask-comments = این پرونده توضیح‌هایی دارد
    .why = اگر { $path } اینجا ذخیره شود، توضیح‌های درون آن از دست می‌رود.
    .choice = «ذخیره با نام…» پروندهٔ دیگری می‌نویسد و این یکی را دست‌نخورده می‌گذارد.
    .save = ذخیره بدون توضیح‌ها
ask-unsaved = تغییرهای «{ $name }» ذخیره شود؟
    .several = تغییرهای { $count } سند ذخیره شود؟
    .why = بدون ذخیره از دست می‌روند.
    .save = ذخیره
    .all = ذخیرهٔ همه
    .discard = ذخیره نشود

## برگزیدن پرونده‌ها در پنجره

ask-path = نشانی
    .exists = { $path } وجود دارد.
    .missing = پرونده‌ای به نام { $path } نیست.
    .open = باز کردن
    .save = ذخیره
    .add = افزودن
    .choose = انتخاب
    .export = برون‌بری
ask-board-reading = نگه‌داشته‌ها خوانده می‌شوند…
ask-browse-reading = پوشه خوانده می‌شود…
ask-browse-recent = پرونده‌های اخیر
ask-browse-home = خانه
ask-browse-computer = رایانه
ask-browse-folders = پوشه‌های اخیر
ask-browse-up = یک پوشه بالاتر
ask-browse-new-folder = پوشهٔ تازه
    .name = نام پوشهٔ تازه
    .make = ساختن
ask-browse-nothing = اینجا چیزی برای برگزیدن نیست.
ask-browse-chosen = { $count ->
   *[other] { $number } پرونده برگزیده شد
}
ask-browse-no-puzzle = معمایی در آن نیست.
ask-browse-name = نام پرونده یا مسیر
ask-browse-find = بخشی از نام یا مسیر
ask-browse-all = همه‌گونه پرونده
ask-failed-back = بازگشت

## چیدمانی که نگه داشته می‌شود

ask-layout-keep = نگه داشتن چیدمان
    .why = با این نام برای معماهای تازه پیشنهاد می‌شود؛ رقم‌های داده‌شده و قانون‌ها نگه داشته نمی‌شوند.
    .replaced = «{ $name }» جایگزین می‌شود.
    .name = نام چیدمان
    .yes = نگه داشتن

## کلیدها و حرکت‌ها

ask-keys = کلیدها و حرکت‌ها
    .board = روی صفحه
    .tools = ابزارها
    .everywhere = همه‌جا
    .play = در حل آزمایشی
    .booklet = در کتاب
    .change = تغییر کلیدها…
    .print = در یک برگه…
ask-gesture-select = انتخاب خانه‌ها
    .key = کلیک، کشیدن
ask-gesture-alike = همهٔ خانه‌های همانند: رقم، رنگ، نشانه، قانون یا بلوک
    .key = دوبار کلیک
ask-gesture-frame = انتخاب هر چه در کادر است
    .key = کشیدن از کنار صفحه
ask-gesture-upto = انتخاب تا یک خانه
    .key = Shift+کلیک، Shift+کشیدن
ask-gesture-toggle = افزودن یا برداشتن یک خانه
    .key = Ctrl+کلیک
ask-gesture-move = حرکت، گسترش انتخاب
    .key = جهت‌ها، Shift+جهت‌ها
ask-gesture-carry = بردن قانون به جای دیگر
    .key = Alt+کشیدن، کشیدن دستگیره
ask-gesture-type = نوشتن رقم
    .key = ۰ تا ۹، حرف‌ها برای بیش از ۹
ask-gesture-next = پایان یک عدد، رفتن به جای بعدی
    .key = جهت‌ها، Tab، Enter
ask-gesture-drawn = انتخاب آنچه کشیده شده
    .key = کلیک، ابزار قانون‌ها
ask-gesture-end = ادامهٔ خط؛ با Ctrl خطی دیگر
    .key = کشیدن از سر خط
ask-gesture-clear = پاک کردن خانه‌ها یا حذف قانون
ask-gesture-apply = انجام آنچه پیشنهاد شده، یا بررسی دوباره
ask-gesture-pin = سنجاق کردن سرنخ‌هایی که باید بمانند: کلیک، یا جهت‌ها و Space
    .key = K، در خلوت‌سازی
ask-gesture-everywhere = قانون روی همهٔ جدول‌ها
    .key = Ctrl+فشردن، ابزارهای قانون
ask-gesture-zoom = بزرگ‌نمایی
    .key = Ctrl+چرخ، دو انگشت
ask-gesture-pan = جابه‌جا شدن روی صفحه
    .key = چرخ، Space+کشیدن
ask-gesture-panel = پهن‌تر یا باریک‌تر؛ دوبار کلیک: مثل پیش
    .key = کشیدن لبهٔ پنل
ask-gesture-leave = بیرون آمدن از کار جاری
ask-gesture-lines = رفتن میان معماها و سرعنوان‌های فهرست
    .key = کلیدهای جهت، Home، End، Page Up، Page Down
ask-gesture-stretch = انتخاب چند معما
    .key = Shift با همین کلیدها
ask-gesture-drop = جای دیگر: معما روی سرعنوان نخستین معمای آن بخش می‌شود، سرعنوان بخش خود را همراه می‌برد
    .key = کشیدن یک سطر فهرست
ask-gesture-corner = نشانه در گوشه‌ها
    .key = Shift+رقم
ask-gesture-middle = نشانه در وسط
    .key = Ctrl+رقم
ask-gesture-colour = رنگ
    .key = Alt+رقم
ask-gesture-mode = رقم‌ها چه شوند: رقم، گوشه، وسط، رنگ
ask-gesture-pause = مکث و ادامه
ask-gesture-check = بررسی
ask-gesture-hint = راهنمایی، سپس راهنمایی قوی‌تر
ask-gesture-why = چرا رقمی درست یا نادرست است

## برنامه چیست

ask-about = کارگاهی برای سازندگان گونه‌های سودوکو.
    .licence = نرم‌افزار آزاد با پروانهٔ MIT.
    .typeface = قلم برنامه Inter است، از The Inter Project Authors، با پروانهٔ SIL Open Font License 1.1.

## کلیدهای دلخواه

ask-change = تغییر کلیدها
    .hint = جستجوی فرمان یا نام کلید
    .field = جستجوی فرمان‌ها
    .nothing = نه فرمانی به این نام هست و نه فرمانی با چنین کلیدی.
    .usual = کلیدهای معمول همه
    .conflict = { $key } کلید «{ $name }» است.
    .take = برداشتن
    .leave = رها کردن
    .waits = کلیدهای تازه را فشار دهید. Delete کلید را برمی‌دارد، Escape چیزی را تغییر نمی‌دهد.
    .click = برای تغییر کلید روی آن کلیک کنید.
    .press = کلیدها را بزنید…
    .none = ندارد
    .back = کلید معمول برای { $name }
    .was = کلید معمول: { $key }

## نمادها

ask-symbols = نمادها
    .why = رقم‌های این معما روی نمایشگر و برگه‌ها چگونه نوشته و چگونه تایپ می‌شوند.
    .head = دلخواه…
    .use = کاربرد
    .done = معما با این نمادها نوشته شده است.
    .wanted = { $count } نماد با فاصله میانشان، به ترتیب رقم‌ها.
ask-symbols-mixed = رقم‌ها، سپس حرف‌ها
ask-symbols-digits = رقم‌ها
ask-symbols-letters = حرف‌ها
ask-symbols-persian = رقم‌های فارسی
ask-symbols-arabic = رقم‌های عربی
ask-symbols-devanagari = رقم‌های دوناگری
ask-symbols-greek = حرف‌های یونانی
ask-symbols-own = نمادهای دلخواه

## نمونه‌ها

ask-gallery = معمای تازه از نمونه
    .find = یافتن نمونه
    .none = نمونه‌ای به این نام نیست.

## معمای تازه، یا صفحه‌ای دیگر

ask-board-new = معمای تازه
ask-board-change = تغییر صفحه
ask-board-example = از یک نمونه…
ask-board-size = اندازه
ask-board-layout = چیدمان
ask-board-digits = رقم‌ها از { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = بلوک { $rows } × { $columns }
ask-board-shidoku = شیدوکو
ask-board-roku = روکو
ask-board-roku-upright = روکو، ایستاده
ask-board-hachi = هاچی
ask-board-sudoku = سودوکو
ask-board-juuni = جونی
ask-board-super = ابرسودوکو
ask-board-giant = غول
ask-board-other = بلوک‌های دیگر
    .name = بلوک‌هایی با هر شکل
    .rows = سطرهای یک بلوک
    .columns = ستون‌های یک بلوک
ask-board-rows-by = سطر ×
ask-board-columns = ستون
ask-board-latin = مربع لاتین، بدون بلوک
    .name = مربع لاتین
    .rows = سطرهای مربع لاتین
ask-board-both = سطر و ستون
ask-board-same = همین که هست
ask-board-single = تک‌جدول
ask-board-refused = ممکن نیست: { $reason }.
ask-board-chain = جدول‌های زنجیره
ask-board-delete = حذف چیدمان
    .really = واقعاً حذف شود
ask-board-create = ساختن
    .change = تغییر

## آنچه چسبانده شد

ask-pasted-untitled = معمای بی‌عنوان
ask-pasted-warnings = تغییرکرده یا کنارگذاشته
ask-pasted-format = خوانده‌شده به‌صورت { $format }
ask-pasted-author = از { $name }
ask-pasted-others = { $count ->
   *[other] { $number } معمای دیگر همراه آن است؛ این نخستین است.
}
ask-pasted-add = افزودن به این معما
    .hint = رقم‌های داده‌شده و قانون‌هایش در یک گام؛ صفحه همان می‌ماند
    .refused = کتاب به پرونده‌ها ارجاع می‌دهد: آن را به‌صورت معما باز کنید، ذخیره کنید و پرونده را بیفزایید
ask-pasted-open = معمای تازه شود

## تغییرهایی که ذخیره نشد

ask-left = تغییرهای ذخیره‌نشده
    .none = چیزی نمانده است: هر چه بی‌ذخیره پایان یافت، بازیابی یا دور ریخته شده است.
    .why = Gridwright پیش از ذخیرهٔ این‌ها پایان یافت. هر چه اکنون درباره‌اش تصمیم نگیرید، در آغاز بعدی دوباره پیشنهاد می‌شود.
    .later = بعداً
    .all = بازیابی همهٔ معماها
    .all-hint = هر یک در زبانه‌ای جدا باز می‌شود، ذخیره‌نشده
    .unreadable = خوانده نمی‌شود
    .picture = تصویر { $title }
    .kept = نگه‌داشته‌شده { $when }.
    .now = کمتر از یک دقیقه پیش
    .booklet-first = نخست تغییرهای کتاب باز را ذخیره کنید
    .recover = بازیابی
    .recover-hint = همان‌گونه که بود باز شود، ذخیره‌نشده
    .discard = دور ریختن
    .discard-hint = حذف همیشگی { $path }
    .booklet = کتاب
    .origin = تغییرهای { $path }
    .new = هرگز در پرونده‌ای ذخیره نشده

## صفحهٔ آغاز

ask-start-none = معمایی باز نیست
ask-start-escape = با Escape به معما برمی‌گردید
ask-start-new = معمای تازه
    .named = تازه: { $name }
ask-start-any = هر صفحه‌ای…
    .what = از ۲ × ۲ تا ۲۵ × ۲۵، چند جدول
    .named = تازه: هر صفحه‌ای
ask-start-classic = کلاسیک
    .what = ۹ × ۹، بی‌افزوده
ask-start-cells = قفس‌های جمع، خانه‌های نشان‌دار
ask-start-lines = دماسنج، نجوا و غیره
ask-start-borders = نقطه‌ها، X و V و غیره
ask-start-outside = ساندویچ، آسمان‌خراش و غیره
ask-start-jigsaw = نامنظم
    .what = شکل‌ها به‌جای بلوک‌ها
ask-start-samurai = سامورایی
    .what = پنج جدول با بلوک‌های مشترک
ask-start-examples = نمونه‌ها
ask-start-all = همهٔ نمونه‌ها…
    .named = همهٔ نمونه‌ها
    .what = { $count } معما با تصویر
ask-start-paste = از یک پیوند یا یک سطر
    .hint = پیوند معما را بچسبانید، یا ۸۱ رقم با نقطه برای خانه‌های خالی
    .field = پیوند یا سطر
    .read = خواندن
    .open = باز کردن پرونده…
ask-tip-find = هر فرمان، قانون، نمونه و پرونده را با چند حرفش پیدا می‌کند.
ask-tip-drop = پرونده را می‌توان روی پنجره رها کرد؛ پیوند یا سطر را می‌توان چسباند.
    .key = رها کردن
ask-tip-digits = رقم‌ها به خانه‌های انتخاب‌شده می‌روند؛ برای انتخاب چند خانه بکشید.
ask-tip-play = حل آزمایشی: معما را چنان که دیگران حل خواهند کرد حل کنید.
ask-tip-hint = راهنمایی در سه درجه، با منطق انسان.
ask-recent = پرونده‌های اخیر
    .none = معماهایی که ذخیره کنید اینجا می‌آیند.
    .unreadable = { $name } · خوانده نمی‌شود
    .gone = { $name } · دیگر آنجا نیست
    .now = همین حالا
ask-recent-unique = یکتا
ask-recent-several = چند پاسخ
ask-recent-without = بی‌پاسخ
ask-recent-unknown = نامعلوم

## کتاب‌ها

ask-book-puzzles = معماها
    .none = هنوز هیچ. پرونده‌ها و پوشه‌ها را می‌توان روی پنجره رها کرد.
ask-book-wrong = بی‌پاسخ
ask-book-several = چند پاسخ
ask-book-row-size = { $size }×{ $size }
ask-book-row-grids = { $count } جدول
ask-book-page-empty = معماها را از کنار صفحه بیفزایید یا اینجا رها کنید.
ask-book-page-made = صفحه‌ها ساخته می‌شوند…
ask-book-page = صفحهٔ { $number }
    .show = نمایش صفحهٔ { $number }
    .refused = تنها صفحه‌های دارای معما می‌توانند جابه‌جا شوند
ask-book-export = { $count ->
   *[other] برون‌بری با { $number } خطا؟
}
    .more = و { $count } مورد دیگر، در کارت کنار صفحه
    .anyway = برون‌بری شود
ask-book-solving = حل معمای { $number } از { $count }
ask-book-making = ساختن صفحه‌ها
ask-book-empty = هنوز معمایی نیست
ask-book-ready = آمادهٔ چاپ
ask-book-warnings = { $count ->
   *[other] { $number } نکته برای دیدن
}
ask-book-errors = { $count ->
   *[other] { $number } خطا پیش از چاپ
}
ask-book-writing = نوشتن { $file }: صفحهٔ { $page } از { $pages }
ask-book-bar = پرونده نوشته می‌شود
ask-book-at-page = ص { $page }
ask-book-at-puzzle = شمارهٔ { $number }

## آنچه دربارهٔ کتاب تصمیم گرفته می‌شود

ask-book-words = نوشته‌ها
ask-book-title = عنوان
ask-book-subtitle = زیرعنوان
ask-book-author = طراح
ask-book-tag = برچسب زبان پرونده
    .field = زبان
ask-book-language = زبان قانون‌ها و صفحه‌ها
ask-book-copyright = حق نشر، پس از جلد
ask-book-credits = شناسنامه، پس از پاسخ‌ها
ask-book-back = نوشتهٔ پشت جلد
ask-book-head = سرصفحه
ask-book-foot = پاصفحه
    .example = { "{page}" } از { "{pages}" }
ask-book-links = پیوند هر معما، برای کد کیوآر

ask-book-looks = نما
ask-book-typeface = قلم
ask-book-font = قلم دلخواه
ask-book-bold = قلم نیمه‌سیاه آن
ask-book-cover = جلد
ask-book-cover-picture = تصویر روی جلد
ask-book-back-picture = تصویر پشت جلد
ask-book-choose = انتخاب…
    .of = انتخاب… { LOWER_FIRST($what) }
ask-book-remove = برداشتن
    .of = برداشتن { LOWER_FIRST($what) }
ask-book-room = جای آن
    .middle = درون حاشیه‌ها
    .page = همهٔ صفحه
ask-book-fit = در جای خود
    .fill = پر، با برش
    .whole = کامل

ask-book-paper = کاغذ
    .letter = لتر
    .inches = { $size } اینچ
    .other = { $width } × { $height } م‌م
ask-book-paper-size = اندازه
    .name = اندازهٔ کاغذ
    .own = اندازهٔ دلخواه
    .sides = پهنا x بلندا
ask-book-millimetres = { " م‌م" }
ask-book-landscape = افقی
ask-book-bleed = لبهٔ برش ۱/۸ اینچ
ask-book-own-gutter = عطف دلخواه
ask-book-gutter = عطف
ask-book-own-margins = حاشیه‌های دلخواه
ask-book-margin-top = حاشیهٔ بالا
ask-book-margin-bottom = حاشیهٔ پایین
ask-book-margin-inside = حاشیهٔ درونی، کنار عطف
ask-book-margin-outside = حاشیهٔ بیرونی

ask-book-pages = صفحه‌ها
ask-book-per-page = معما در هر صفحه
ask-book-answers = پاسخ‌ها در پایان
ask-book-answers-per-page = پاسخ در هر صفحه
ask-book-best = بهترین
ask-book-shape = { $columns } × { $rows }
    .choose = ستون × سطر
    .of = { $what }: ستون × سطر
    .rows = سطرها
    .columns = ستون‌ها
ask-book-first = نخستین شماره
ask-book-fills = جدول‌های کوچک صفحه را پر کنند
ask-book-contents = فهرست
ask-book-rated = ستاره بر پایهٔ مسیر حل
ask-book-rules-page = صفحهٔ قانون‌ها
ask-book-rules-below = قانون‌ها زیر هر معما
ask-book-numbers = شمارهٔ صفحه
ask-book-running = عنوان در هر صفحه
ask-book-references = صفحهٔ پاسخ‌ها و معماها
ask-book-large = چاپ درشت
ask-book-notes = خط برای یادداشت
ask-book-dots = نقطه برای نامزدها
ask-book-cell-marks = نشانه‌ها و رنگ‌های خانه‌ها

ask-book-print = چاپ
ask-book-target = ساخته‌شده برای
    .none = کسی نه
    .office = چاپگر همین‌جا
    .screen = کسی نه: نمایشگر
ask-book-ink-colour = رنگی
ask-book-ink-grey = خاکستری
ask-book-ink-black = سیاه
ask-book-for-readers = برای خوانندگان
ask-book-for-press = برای چاپخانه
ask-book-press-inks = رنگ‌ها با مرکب چاپ
ask-book-condition = شرایط چاپ
ask-book-saddle = برگه برای تا و منگنه
ask-book-thickness = ضخامت کاغذ
ask-book-duplex = نخست روها، سپس پشت‌ها
ask-book-marks = نشان‌های برش و تا

ask-book-batch = ساختن معمای { $number } از { $count }
    .tried = آزموده: { $number }
ask-book-setup = چیدمان صفحه
    .kept = نگه‌داشته
    .usual = معمولی
    .own = از آن خود
    .keep = نگه داشتن…
    .delete = حذف…
    .fault = خوانده نشد و دست نخورد: { $reason }
ask-setup-keep = نگه داشتن چیدمان صفحه
    .why = کاغذ، حاشیه‌ها، ترتیب، پاسخ‌ها، قلم‌ها، تصویرها و شیوهٔ چاپ نگه داشته می‌شوند؛ عنوان، طراح و واژه‌های دیگر نه.
    .replaced = «{ $name }» جایگزین می‌شود.
    .name = نام چیدمان صفحه
    .yes = نگه داشتن
ask-setup-delete = حذف یک چیدمان صفحه
    .why = کتاب‌هایی که چنین‌اند همان که هستند می‌مانند.
    .yes = حذف
ask-batch = ساختن معما
    .why = در یک پرونده، هر کدام یک سطر، نوشته و به کتاب افزوده می‌شوند.
    .yes = انتخاب پرونده…
ask-batch-new = معماهای تازه
ask-batch-derived = از معمای انتخاب‌شده
    .of = همان «{ $title }»، چرخیده، قرینه، با رقم‌های دیگر
    .none = نخست معمایی از فهرست انتخاب کنید.
ask-batch-kind = گونه
ask-batch-count = چند تا
ask-book-section-unnamed = بخش بی‌نام
ask-book-selected = معمای انتخاب‌شده
ask-book-section = بخش انتخاب‌شده
ask-book-difficulty = دشواری
ask-book-stars = ستاره
    .field = ستاره از پنج
ask-book-own-number = شمارهٔ ویژهٔ خود
ask-book-number = شماره
ask-book-begins = آغاز یک بخش
ask-book-heading = سرعنوان بخش
ask-book-title-here = عنوان در کتاب
ask-book-section-picture = تصویر بخش
ask-book-link = پیوند ویژه، برای کد کیوآر
ask-book-own-rules = قانون‌ها به بیان خودتان
