# واژه‌های پنجره‌های گفتگو، صفحهٔ آغاز، کتابچه‌ها و حل آزمایشی.

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
ask-proof-works =
    { $count ->
       *[other] { $seconds } ثانیه در حال اجرا: { $number } گره.
    }
ask-proof-nothing = هنوز اجرا نشده است.
ask-proof-copy = رونوشت به LaTeX
ask-proof-grid = جدول حل‌شده

## جستجوی فرمان‌ها

ask-find = یافتن فرمان
    .hint = جستجوی فرمان، قانون، نمونه، پرونده و تنظیم
ask-find-none = نتیجه‌ای نیست. حرف‌های کمتری بنویسید.
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
    .refused = { $sort } { $name }، در دسترس نیست: { $reason }
ask-find-refused = { $reason }

## پرسش‌های پیش از ذخیرهٔ پرونده

ask-newer = پرونده روی دیسک تغییر کرده است
    .why = از زمانی که { $path } را باز یا ذخیره کردید، برنامهٔ دیگری آن را تغییر داده است.
    .choice = «بازنویسی» تغییرهای برنامهٔ دیگر را دور می‌ریزد. «بارگذاری دوباره» تغییرهای شما را دور می‌ریزد.
    .overwrite = بازنویسی
    .reload = بارگذاری دوباره
ask-changed = پرونده روی دیسک تغییر کرده است
    .choice = «بارگذاری دوباره» تغییرهای شما را دور می‌ریزد. اگر نسخهٔ خود را نگه دارید، هنگام ذخیره دوباره پرسیده می‌شود.
    .clean = از آن زمان تغییری نداده‌اید.
    .compare = مقایسه
    .keep = نگه داشتن نسخهٔ من
    .here = نسخهٔ شما
    .there = روی دیسک
    .same = تفاوتی نیست.
ask-changed-board = صفحه‌ها فرق دارند
ask-changed-givens = { $count ->
   *[other] { $count } رقم داده‌شده فرق دارد: { $cells }
}
ask-changed-here = تنها در نسخهٔ شما: { $what }
ask-changed-there = تنها روی دیسک: { $what }
ask-changed-more = { $count } دیگر
ask-changed-order = ترتیب قانون‌ها فرق دارد
ask-changed-words = عنوان یا طراح فرق دارد
ask-changed-notes = نشانه‌ها، رنگ‌ها یا یادداشت‌ها فرق دارند
ask-changed-drawings = طرح‌ها فرق دارند
ask-changed-fog = مه فرق دارد
ask-changed-rest = نمادها یا ستاره‌ها فرق دارند
ask-changed-puzzles-order = ترتیب معماها فرق دارد
ask-changed-settings = تنظیم‌های کتابچه فرق دارد
ask-comments = پرونده توضیح دارد
    .why = ذخیره در اینجا توضیح‌های { $path } را پاک می‌کند.
    .choice = «ذخیره با نام…» پروندهٔ تازه‌ای می‌نویسد و این یکی را تغییر نمی‌دهد.
    .save = ذخیره بدون توضیح‌ها
ask-unsaved = تغییرهای «{ $name }» ذخیره شود؟
    .several = تغییرهای { $count } سند ذخیره شود؟
    .why = اگر ذخیره نکنید، تغییرهایتان از دست می‌رود.
    .save = ذخیره
    .all = ذخیرهٔ همه
    .discard = ذخیره نشود

## انتخاب پرونده‌ها در پنجره

ask-path = مسیر
    .exists = { $path } از پیش وجود دارد.
    .missing = { $path } وجود ندارد.
    .open = باز کردن
    .save = ذخیره
    .add = افزودن
    .choose = انتخاب
    .export = برون‌بری
ask-board-reading = بار کردن موارد ذخیره‌شده…
ask-browse-up = پوشهٔ بالاتر
ask-browse-new-folder = پوشهٔ تازه
    .name = نام پوشه
    .make = ساختن
ask-browse-nothing = اینجا پروندهٔ مناسبی نیست.
ask-browse-chosen =
    { $count ->
       *[other] { $number } پرونده انتخاب شده
    }
ask-recovery-reading = پوشه خوانده می‌شود…
ask-browse-name = نام پرونده یا مسیر
ask-browse-find = جستجوی نام، یا وارد کردن مسیر
ask-browse-all = نمایش همهٔ پرونده‌ها
ask-failed-back = بازگشت

## چیدمانی که ذخیره می‌شود

ask-layout-keep = ذخیرهٔ چیدمان
    .why = برای معماهای تازه می‌توانید آن را با این نام انتخاب کنید. رقم‌های داده‌شده و قانون‌ها ذخیره نمی‌شوند.
    .replaced = «{ $name }» جایگزین می‌شود.
    .name = نام چیدمان
    .yes = ذخیره

## میان‌برها و حرکت‌ها

ask-keys = میان‌برها و حرکت‌ها
    .board = روی صفحه
    .tools = ابزارها
    .everywhere = همه‌جا
    .play = در حل آزمایشی
    .booklet = در کتابچه
    .change = تغییر میان‌برها…
    .print = چاپ میان‌برها…
ask-gesture-select = انتخاب خانه‌ها
    .key = کلیک، کشیدن
ask-gesture-alike = انتخاب خانه‌های مشابه: رقم، رنگ، نشانه، قانون یا بلوک
    .key = دوبار کلیک
ask-gesture-frame = انتخاب هر چه در کادر است
    .key = کشیدن از بیرون صفحه
ask-gesture-upto = گسترش انتخاب تا یک خانه
    .key = Shift+کلیک، Shift+کشیدن
ask-gesture-toggle = افزودن یا برداشتن یک خانه
    .key = Ctrl+کلیک
ask-gesture-move = جابه‌جا کردن یا گسترش انتخاب
    .key = جهت‌ها، Shift+جهت‌ها
ask-gesture-carry = جابه‌جا کردن قانون
    .key = Alt+کشیدن، کشیدن دستگیره
ask-gesture-type = نوشتن رقم
    .key = ۰ تا ۹، حرف‌ها برای بیش از ۹
ask-gesture-next = پایان سرنخ و رفتن به جای بعدی
    .key = کلید جهت، Tab، Enter
ask-gesture-drawn = انتخاب قانون کشیده‌شده
    .key = کلیک (ابزار قانون‌ها)
ask-gesture-end = ادامهٔ خط؛ با Ctrl آغاز خطی دیگر
    .key = کشیدن از سر خط
ask-gesture-element = انتخاب قانون زیرین
    .key = کلیک دوباره (ابزار «انتخاب»)
ask-gesture-handle = جابه‌جایی، بلند یا کوتاه کردن قانون
    .key = کشیدن خودش یا دستگیره‌اش (ابزار «انتخاب»)
ask-gesture-number = تغییر عدد در جای خود؛ Escape آن را بازمی‌گرداند
    .key = دوبار کلیک (ابزار «انتخاب»)
ask-gesture-clear = پاک کردن خانه‌ها یا حذف قانون
ask-gesture-apply = اعمال پیشنهاد، یا بررسی دوباره
ask-gesture-pin = سنجاق کردن سرنخ‌ها برای نگه داشتن: کلیک، یا جهت‌ها و Space
    .key = K، در حذف سرنخ‌ها
ask-gesture-everywhere = قانون برای همهٔ جدول‌ها
    .key = نگه داشتن Ctrl (ابزار قانون‌ها)
ask-gesture-zoom = بزرگ‌نمایی
    .key = Ctrl+چرخ، دو انگشت
ask-gesture-pan = جابه‌جا کردن صفحه
    .key = چرخ، Space+کشیدن
ask-gesture-hold = باز کردن منوی کلیک راست
    .key = فشار طولانی روی صفحهٔ لمسی
ask-gesture-panel = تغییر اندازهٔ پنل؛ دوبار کلیک: بازنشانی
    .key = کشیدن لبهٔ پنل
ask-gesture-leave = لغو، بستن یا پاک کردن انتخاب
ask-gesture-lines = رفتن میان معماها و سرعنوان‌ها
    .key = کلیدهای جهت، Home، End، Page Up، Page Down
ask-gesture-stretch = انتخاب چند مورد
    .key = Shift با همین کلیدها
ask-gesture-drop = جابه‌جا کردن؛ معمایی که روی سرعنوان رها شود نخستین معمای آن بخش می‌شود، سرعنوان بخش خود را جابه‌جا می‌کند
    .key = کشیدن سطری از فهرست
ask-gesture-corner = نوشتن نشانهٔ گوشه
    .key = Shift+رقم
ask-gesture-middle = نوشتن نشانهٔ وسط
    .key = Ctrl+رقم
ask-gesture-colour = تعیین رنگ
    .key = Alt+رقم
ask-gesture-mode = تغییر نوع نوشتن: رقم، گوشه، وسط، رنگ
ask-gesture-pause = مکث یا ادامه
ask-gesture-check = بررسی
ask-gesture-hint = گرفتن راهنمایی، سپس راهنمایی قوی‌تر
ask-gesture-letters = جابه‌جا کردن مکان‌نما، اگر در منوی ویرایش برگزیده شود
ask-gesture-why = توضیح اینکه چرا رقمی آنجا می‌آید یا نمی‌آید

## برنامه چیست

ask-about = کارگاهی برای طراحان گونه‌های سودوکو.
    .licence = نرم‌افزار آزاد با پروانهٔ MIT.
    .typeface = قلم برنامه Inter است، از The Inter Project Authors، با پروانهٔ SIL Open Font License 1.1.

## میان‌برهای دلخواه

ask-change = تغییر میان‌برها
    .hint = جستجو بر پایهٔ فرمان یا کلید
    .field = جستجوی فرمان‌ها
    .nothing = هیچ فرمان یا میان‌بری پیدا نشد.
    .usual = بازنشانی همهٔ میان‌برها
    .conflict = { $key } از پیش برای «{ $name }» به کار رفته است.
    .take = واگذاری
    .leave = لغو
    .waits = میان‌بر تازه را فشار دهید. Delete میان‌بر کنونی را حذف می‌کند و Escape لغو می‌کند.
    .click = برای تغییر میان‌بر روی آن کلیک کنید.
    .press = کلیدها را فشار دهید…
    .none = ندارد
    .back = بازنشانی میان‌بر { $name }
    .was = پیش‌فرض: { $key }

## نمادها

ask-quantifier = چند قانون برقرار است
    .why = از { $count } قانون انتخاب‌شده این تعداد برقرار است و بقیه نقض می‌شوند.
    .all = همهٔ قانون‌ها برقرارند
    .at-least = دست‌کم این تعداد
    .exactly = دقیقاً این تعداد
    .at-most = حداکثر این تعداد
    .digit = به اندازهٔ رقم { $cell }
    .no-cell = به اندازهٔ یک رقم: ابتدا خانهٔ آن را انتخاب کنید
    .count = تعداد
    .use = تعیین
ask-symbols = نمادها
    .why = رقم‌های این معما چگونه نمایش داده، چاپ و نوشته می‌شوند.
    .head = دلخواه
    .use = به کار بردن
    .done = معما این نمادها را به کار می‌برد.
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
    .none = نمونه‌ای پیدا نشد.

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
ask-board-roku-upright = روکو، عمودی
ask-board-hachi = هاچی
ask-board-sudoku = سودوکو
ask-board-juuni = جونی
ask-board-super = ابرسودوکو
ask-board-giant = غول
ask-board-other = بلوک‌های دیگر
    .name = شکل دیگر بلوک
    .rows = تعداد سطرهای بلوک
    .columns = تعداد ستون‌های بلوک
ask-board-rows-by = سطر ×
ask-board-columns = ستون
ask-board-latin = مربع لاتین، بدون بلوک
    .name = مربع لاتین
    .rows = سطرهای مربع لاتین
ask-board-both = سطر و ستون
ask-board-same = چیدمان کنونی
ask-board-single = تک‌جدول
ask-board-refused = ممکن نیست: { $reason }.
ask-board-chain = جدول‌های زنجیره
ask-board-delete = حذف چیدمان
    .really = تأیید حذف
ask-board-create = ساختن
    .change = تغییر

## آنچه چسبانده شد

ask-pasted-untitled = معمای بی‌عنوان
ask-pasted-warnings = تغییرکرده یا کنارگذاشته
ask-pasted-format = قالب: { $format }
ask-pasted-author = از { $name }
ask-pasted-others =
    { $count ->
       *[other] { $number } معمای دیگر هم چسبانده شد؛ این نخستین است.
    }
ask-pasted-add = افزودن به این معما
    .hint = افزودن رقم‌های داده‌شده و قانون‌هایش در یک گام؛ صفحه تغییر نمی‌کند
    .refused = کتابچه به پرونده‌ها ارجاع می‌دهد: این را به‌صورت معما باز و ذخیره کنید، سپس پرونده را بیفزایید
ask-pasted-open = باز کردن به‌صورت معمای تازه

## تغییرهایی که ذخیره نشد

ask-left = بازیابی کار ذخیره‌نشده
    .none = کار ذخیره‌نشده‌ای برای بازیابی نیست.
    .why = برنامه پیش از ذخیرهٔ این تغییرها بسته شد. می‌توانید بعداً تصمیم بگیرید: در شروع بعدی پرسیده می‌شود.
    .later = بعداً
    .all = بازیابی همهٔ معماها
    .all-hint = هر معما در زبانهٔ خود باز می‌شود و هنوز ذخیره‌نشده است
    .unreadable = خوانده نمی‌شود
    .picture = پیش‌نمایش { $title }
    .kept = ذخیرهٔ خودکار: { $when }.
    .now = کمتر از یک دقیقه پیش
    .booklet-first = ابتدا کتابچهٔ باز را ذخیره کنید
    .recover = بازیابی
    .recover-hint = همان‌گونه که بود باز می‌شود و هنوز ذخیره‌نشده است
    .discard = دور ریختن
    .discard-hint = حذف همیشگی { $path }
    .booklet = کتابچه
    .origin = تغییرهای { $path }
    .new = هرگز ذخیره نشده

## صفحهٔ آغاز

ask-start-none = معمایی باز نیست
ask-start-escape = برای بازگشت به معما Escape را بزنید
ask-start-new = معمای تازه
    .named = تازه: { $name }
ask-start-any = صفحهٔ دلخواه…
    .what = از ۲ × ۲ تا ۲۵ × ۲۵، چند جدول
    .named = تازه: صفحهٔ دلخواه
ask-start-classic = کلاسیک
    .what = ۹ × ۹، بدون قانون اضافی
ask-start-cells = قفس‌های جمع، خانه‌های نشانه‌دار
ask-start-lines = دماسنج، پیکان و غیره
ask-start-borders = نقطه‌ها، X و V و غیره
ask-start-outside = ساندویچ، آسمان‌خراش و غیره
ask-start-jigsaw = نامنظم
    .what = ناحیه به‌جای بلوک
ask-start-samurai = سامورایی
    .what = پنج جدول با بلوک‌های مشترک
ask-start-examples = نمونه‌ها
ask-start-all = همهٔ نمونه‌ها…
    .named = همهٔ نمونه‌ها
    .what = { $count } معما با پیش‌نمایش
ask-start-paste = وارد کردن از پیوند یا متن
    .hint = پیوند معما را بچسبانید، یا ۸۱ رقم با نقطه برای خانه‌های خالی
    .field = پیوند یا متن
    .read = وارد کردن
    .open = باز کردن پرونده…
ask-start-sample = هنوز یکتا نیست: ببینید چرا
ask-tour-tools = قانون بکشید
    .text = اینجا یک گونه قانون برگزینید یا بخشی از نامش را بنویسید. سپس روی خانه‌های صفحه بکشید.
ask-tour-board = رقم بنویسید
    .text = روی یک خانه کلیک کنید و رقمی بنویسید؛ برای انتخاب چند خانه بکشید. با کلیک راست همهٔ کارهای ممکن در آنجا را می‌بینید.
ask-tour-verdict = نتیجه را بخوانید
    .text = پس از هر تغییر می‌گوید که معما بی‌جواب است، دقیقاً یک جواب دارد یا چند جواب. «چرا؟» خانه‌هایی را نشان می‌دهد که هنوز باز مانده‌اند.
ask-tour-rules = قانونی را تغییر دهید
    .text = قانون‌های روی صفحه در این فهرست‌اند. برای تنظیم‌های هر قانون روی آن کلیک کنید. برگهٔ «معما» عنوان، سازنده و متن قانون‌ها را دارد.
ask-tour-playtest = خودتان حل کنید
    .text = حل آزمایشی معما را چنان نشان می‌دهد که حل‌کنندگان خواهند دید. { $key } هر فرمان دیگری را پیدا می‌کند، و این گشت در منوی «راهنما» هست.
ask-tour-place = { $number } از { $count }
ask-tour-next = بعدی
ask-tour-done = پایان
ask-tour-skip = رد کردن
ask-tip-find = هر فرمان، قانون، نمونه یا پرونده را با چند حرف پیدا کنید.
ask-tip-drop = پرونده‌ای را روی پنجره رها کنید، یا پیوند یا متن معما را بچسبانید.
    .key = رها کردن
ask-tip-digits = رقم‌ها را در خانه‌های انتخاب‌شده بنویسید؛ برای انتخاب چند خانه بکشید.
ask-tip-play = حل آزمایشی: معما را چنان حل کنید که حل‌کنندگان حل خواهند کرد.
ask-tip-hint = راهنمایی بگیرید: کجا را نگاه کنید، کدام فن، یا خود حرکت.
ask-recent = پرونده‌های اخیر
    .none = معماهایی که ذخیره کنید اینجا نمایش داده می‌شوند.
    .unreadable = { $name } · خوانده نمی‌شود
    .gone = { $name } · دیگر آنجا نیست
    .now = همین حالا
ask-recent-unique = یکتا
ask-recent-several = چند پاسخ
ask-recent-without = بی‌پاسخ
ask-recent-unknown = نامعلوم

## کتابچه‌ها

ask-book-puzzles = معماها
    .none = هنوز معمایی نیست. پرونده یا پوشه‌ای را روی پنجره رها کنید.
ask-book-wrong = بی‌پاسخ
ask-book-several = چند پاسخ
ask-book-row-size = { $size }×{ $size }
ask-book-row-grids = { $count } جدول
ask-book-page-empty = معماها را از کنار صفحه بیفزایید، یا پرونده‌ها را اینجا رها کنید.
ask-book-page-made = چیدن صفحه‌ها…
ask-book-page = صفحهٔ { $number }
    .show = نمایش صفحهٔ { $number }
    .refused = تنها صفحه‌های دارای معما را می‌توان جابه‌جا کرد
ask-book-export = { $count ->
   *[other] برون‌بری با { $number } خطا؟
}
    .more = و { $count } مورد دیگر، در فهرست کناری
    .anyway = برون‌بری با این حال
ask-book-solving = حل معمای { $number } از { $count }
ask-book-making = چیدن صفحه‌ها
ask-book-empty = هنوز معمایی نیست
ask-book-ready = آمادهٔ چاپ
ask-book-warnings =
    { $count ->
       *[other] { $number } هشدار
    }
ask-book-errors =
    { $count ->
       *[other] { $number } خطا برای رفع
    }
ask-book-writing = نوشتن { $file }: صفحهٔ { $page } از { $pages }
ask-book-bar = پیشرفت برون‌بری
ask-book-at-page = ص { $page }
ask-book-at-puzzle = شمارهٔ { $number }

## آنچه دربارهٔ کتابچه تصمیم گرفته می‌شود

ask-book-words = متن‌ها
ask-book-title = عنوان
ask-book-subtitle = زیرعنوان
ask-book-author = طراح
ask-book-tag = زبان سند
    .field = کد زبان سند
ask-book-language = زبان متن چاپی
ask-book-copyright = حق نشر، پس از جلد
ask-book-credits = شناسنامه، پس از پاسخ‌ها
ask-book-back = متن پشت جلد
ask-book-head = سرصفحه
ask-book-foot = پاصفحه
    .example = { "{page}" } از { "{pages}" }
ask-book-links = پیوند کد کیوآر هر معما

ask-book-looks = ظاهر
ask-book-typeface = قلم
ask-book-font = قلم دلخواه
ask-book-bold = قلم نیمه‌سیاه دلخواه
ask-book-cover = جلد
ask-book-cover-picture = تصویر جلد
ask-book-back-picture = تصویر پشت جلد
ask-book-choose = انتخاب…
    .of = انتخاب… { LOWER_FIRST($what) }
ask-book-remove = برداشتن
    .of = برداشتن { LOWER_FIRST($what) }
ask-book-room = محل تصویر
    .middle = درون حاشیه‌ها
    .page = تمام صفحه
ask-book-fit = اندازه
    .fill = پر کردن و برش
    .whole = جا دادن

ask-book-paper = کاغذ
    .letter = لتر
    .inches = { $size } اینچ
    .other = { $width } × { $height } م‌م
ask-book-paper-size = اندازه
    .name = اندازهٔ کاغذ
    .own = اندازهٔ دلخواه
    .sides = پهنا x ارتفاع
ask-book-millimetres = { " م‌م" }
ask-book-landscape = افقی
ask-book-bleed = لبهٔ برش ۱/۸ اینچی
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
ask-book-best = بهترین اندازه
ask-book-shape = { $columns } × { $rows }
    .choose = ستون × سطر
    .of = { $what }: ستون × سطر
    .rows = سطرها
    .columns = ستون‌ها
ask-book-first = شمارهٔ نخستین معما
ask-book-fills = پر کردن جاهای خالی با معماهای کوچک
ask-book-contents = فهرست
ask-book-rated = ستاره‌ها از مسیر حل
ask-book-rules-page = صفحهٔ قانون‌ها
ask-book-rules-below = قانون‌ها زیر هر معما
ask-book-numbers = شمارهٔ صفحه
ask-book-running = عنوان در هر صفحه
ask-book-references = ارجاع به صفحهٔ پاسخ‌ها
ask-book-large = چاپ درشت
ask-book-notes = خط برای یادداشت
ask-book-dots = نقطه برای نامزدها
ask-book-cell-marks = نشانه‌ها و رنگ‌های خانه‌ها

ask-book-print = چاپ
ask-book-target = خروجی
    .none = عمومی
    .office = چاپگر اداری
    .screen = نمایشگر
ask-book-ink-colour = رنگی
ask-book-ink-grey = خاکستری
ask-book-ink-black = سیاه
ask-book-for-readers = برای خوانندگان
ask-book-for-press = برای چاپخانه
ask-book-press-inks = رنگ‌های CMYK
ask-book-condition = شرایط چاپ
ask-book-saddle = تا و منگنه
ask-book-thickness = ضخامت کاغذ
ask-book-duplex = دوروی دستی: روها، سپس پشت‌ها
ask-book-marks = نشانه‌های برش و تا

ask-book-batch = ساختن معمای { $number } از { $count }
    .tried = آزموده: { $number }
ask-book-setup = پیش‌تنظیم صفحه
    .kept = پیش‌تنظیم
    .usual = پیش‌فرض
    .own = دلخواه
    .keep = ذخیرهٔ پیش‌تنظیم…
    .delete = حذف…
    .fault = خوانده نمی‌شود و دست نخورده است: { $reason }
ask-setup-keep = ذخیرهٔ پیش‌تنظیم صفحه
    .why = کاغذ، حاشیه‌ها، چیدمان، پاسخ‌ها، قلم‌ها، تصویرها و تنظیم‌های چاپ ذخیره می‌شوند، ولی عنوان، طراح و متن‌ها نه.
    .replaced = «{ $name }» جایگزین می‌شود.
    .name = نام پیش‌تنظیم
    .yes = ذخیره
ask-setup-delete = حذف پیش‌تنظیم صفحه
    .why = کتابچه‌هایی که آن را به کار برده‌اند تغییر نمی‌کنند.
    .yes = حذف
ask-batch = ساختن معما
    .why = معماها در یک پرونده، هر کدام در یک سطر، ذخیره و به کتابچه افزوده می‌شوند.
    .yes = ساختن…
ask-batch-new = معماهای تازه
ask-batch-derived = از معمای انتخاب‌شده
    .of = معماهای مشابه «{ $title }»: چرخیده، قرینه، با رقم‌های دیگر
    .none = ابتدا معمایی را در فهرست انتخاب کنید.
ask-batch-kind = گونه
ask-batch-count = تعداد
ask-book-section-unnamed = بخش بی‌نام
ask-book-selected = معمای انتخاب‌شده
ask-book-section = بخش انتخاب‌شده
ask-book-difficulty = دشواری
ask-book-stars = ستاره
    .field = ستاره از پنج
ask-book-own-number = شمارهٔ دلخواه
ask-book-number = شماره
ask-book-begins = شروع یک بخش
ask-book-heading = سرعنوان بخش
ask-book-title-here = عنوان در این کتابچه
ask-book-section-picture = تصویر بخش
ask-book-link = پیوند دلخواه برای کد کیوآر
ask-book-own-rules = متن دلخواه قانون‌ها
