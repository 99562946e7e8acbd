# آنچه پنل‌ها، نوارها و بوم پنجره می‌گویند.

view-menu-file = پرونده
    .letter = F
view-menu-edit = ویرایش
    .letter = E
view-menu-board = صفحه
    .letter = B
view-menu-rules = قانون‌ها
    .letter = R
view-menu-solve = حل
    .letter = S
view-menu-setter = طراحی
    .letter = T
view-menu-view = نما
    .letter = V
view-menu-help = راهنما
    .letter = H
view-menu-booklet = کتاب
    .letter = B
view-menu-all = منو
view-menu-scales = اندازهٔ همه‌چیز: { $scale } ٪
    .less = اندازه: { $scale } ٪، اینجا { $real } ٪
    .hint = برگزیدن اندازهٔ نوشته‌ها، پنل‌ها و صفحه
view-undo = واگرد
view-redo = ازنو
view-play-test = حل آزمایشی
view-find = یافتن فرمان
view-tab-new = زبانهٔ تازه
view-tab-start = آغاز
    .hint = معماهای تازه، نمونه‌ها و پرونده‌های اخیر
view-tab-no-file = هنوز در هیچ پرونده‌ای نیست
view-tab-booklet = کتاب. { $file }
view-tab-unsaved = { $name }، ذخیره‌نشده
view-tab-close = بستن { $name }
view-tabs-more = { $count } دیگر
view-saving-cancel = پایان انتظار
view-reading-cancel = لغو خواندن
view-check-running = بررسی در جریان است
view-status-no-cell = هیچ خانه‌ای
view-status-open = { $count } خالی
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = می‌پذیرد: { $digits }
view-status-file-saved = ذخیره‌شده
view-status-file-unsaved = ذخیره‌نشده
view-status-unsaved = ذخیره‌نشده
view-status-new = چیزی برای ذخیره نیست
view-status-path = با ← → در مسیر گام بردارید؛ Space آن را پخش می‌کند و Escape می‌بندد.
view-status-zoom = { $count } ٪
    .hint = کلیک کنید تا همهٔ صفحه دیده شود
view-cell-region = ناحیهٔ { $number }
view-cell-box = بلوک { $number }
view-selected = { $count ->
   *[other] { $count } خانه انتخاب شده
}

view-givens = { $count ->
   *[other] { $number } رقم داده‌شده
}
view-rule-count = { $count ->
   *[other] { $number } قانون
}
view-clues = { $count ->
   *[other] { $number } سرنخ
}
view-guesses = { $count ->
   *[other] { $number } حدس
}
view-and-more = و { $count } دیگر
view-place-of = { $place } از { $count }
view-stars = { $stars } ستاره از { $most }

view-board = صفحهٔ معما
view-board-nothing = چیزی انتخاب نشده
view-board-covered = تا زمان‌سنج ایستاده است پوشیده است
view-board-empty = خالی
view-board-conflict = قانونی را می‌شکند
view-board-centre = وسط { $digits }
view-board-corner = گوشه { $digits }
view-board-given = داده‌شده { $digit }
view-board-entered = واردشده { $digit }
view-board-solution = پاسخ { $digit }
view-board-wrong = برخلاف پاسخ
view-board-place = سطر { $row }، ستون { $column }
view-board-clue = { $name } { $clue }
view-board-towards = به سوی { $cell }
view-paused = مکث
    .hint = صفحه پوشیده است. Space ادامه می‌دهد.

view-legend-strong = یکی از این دو درست است
view-legend-weak = هر دو با هم درست نیستند
view-legend-along = یکی به دیگری می‌رسد
view-legend-placed = در این گام گذاشته می‌شود
view-legend-struck = در این گام خط می‌خورد
view-legend-houses = جایی که نگاه می‌کند

view-tools-find = یافتن ابزار
view-tools-none-found = هیچ ابزاری چنین نامی ندارد.
view-tools-place = گذاشتن
view-tools-handy = دم دست
    .none = ابزارهای اخیر اینجا می‌آیند.
view-tools-kept = { $name }، همیشه در بالا
view-tools-recent = { $name }، به‌کاررفته به‌تازگی
view-tools-layout = چیدمان
view-tools-refused = نه روی این صفحه: { $reason }.
view-tools-key = { $key } ابزار را برمی‌دارد، چون { $symbol } رقمی از این صفحه است.
view-tools-all-grids = با Ctrl، فشردن برای همهٔ جدول‌هاست.
view-tools-brushes = برای جابه‌جایی میان { $brushes } دوباره { $key } را بزنید.
view-tools-and = { $first } و { $second }
view-tools-symmetry = گذاشتن متقارن
view-tools-symmetry-refused = این‌گونه نه: { $reason }.
view-tools-wanted = { $count ->
   *[other] { $number } خانهٔ دیگر لازم است
}
view-tools-fill = پر کردن از پاسخ
view-tools-add-grid = + افزودن جدول
view-tools-duplicate-grid = تکثیر جدول
view-tools-delete-grid = حذف جدول
view-rail-options = گزینه‌های ابزار
    .hint = آنچه برای ابزار در دست انتخاب شده است
    .none = چیزی برای انتخاب ندارد.
view-width-tools = پهنای ابزارها
view-width-facts = پهنای اطلاعات

view-puzzle = معما
view-puzzle-title = عنوان
    .none = معمای بی‌عنوان
view-puzzle-author = طراح
    .none = هنوز هیچ‌کس
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } جدول { $size } × { $size }
view-puzzle-no-rules = هنوز قانونی نیست: ابزاری را از کنار بردارید.
view-puzzle-rules = قانونی را در فهرست انتخاب کنید تا تنظیم‌هایش را عوض کنید.
view-rules = قانون‌ها
    .none = هنوز هیچ. ابزاری را از کنار بردارید و روی صفحه بکشید.
view-rule = { $name }، { $place }
    .off = { $name }، { $place }، خاموش
view-rule-place-off = { $place } · خاموش
view-rule-switch-off = خاموش کردن «{ $name }»
view-rule-switch-on = روشن کردن «{ $name }»
view-rule-locked = { $rule }، قفل‌شده
view-rule-unlock = باز کردن قفل { $name }
view-rule-name = نام قانون
view-rule-name-hint = نام در فهرست
view-rule-group = { $count ->
   *[other] گروه { $name }، { $count } قانون
}
view-rule-group-count = { $count }
view-rule-group-name = نام گروه
view-rule-group-hint = کلیک همهٔ گروه را انتخاب می‌کند، دوبار کلیک نامش را عوض می‌کند
view-rule-colour = رنگ
view-colour-sand = رنگ شنی
view-colour-green = رنگ سبز
view-colour-blue = رنگ آبی
view-colour-violet = رنگ بنفش
view-colour-rose = رنگ صورتی
view-colour-grey = رنگ خاکستری
view-jigsaw = شکل ناحیه‌ها
view-jigsaw-done = همهٔ { $size } ناحیه هر کدام { $size } خانه دارند و پیوسته‌اند.

view-candidates = نامزدها
view-candidates-none = هیچ
view-candidates-possible = ممکن
view-candidates-counted = شمرده
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = اگر این رقم داده شود چند پاسخ می‌ماند: ۱ یعنی معما یکتا می‌شود. هر چه خانه تیره‌تر، رقمی در آن پاسخ‌های بیشتری را کنار می‌گذارد.
view-candidates-keep-looking = ادامهٔ جستجو
view-candidates-stop = توقف جستجو
view-candidates-unfinished = پیش از کامل شدن ناحیه‌ها نامزدی نیست.
view-candidates-running = در حال جستجو… { $count ->
   *[other] { $number } حدس
} · { $time }
view-candidates-waiting = پس از پایان بررسی جستجو می‌شوند.
view-candidates-no-solution = نامزدی نیست: معما پاسخ ندارد.
view-candidates-solved = هر خانه یکی دارد
view-candidates-digits = { $count } رقم در { $cells }
view-candidates-open = { $count ->
   *[other] { $number } خانهٔ خالی
}
view-candidates-unknown = دانسته نیستند: { $reason } پس از { $time }.

view-verdict = حکم: { $words }
    .hint = آنچه اکنون از معما دانسته است؛ کلیک اطلاعات را نشان می‌دهد
view-verdict-short-unfinished = ناتمام
view-verdict-short-unique = یک پاسخ
view-verdict-short-disagree = اختلاف موتورها
view-verdict-short-unknown = نامعلوم
view-verdict-checking = در حال بررسی…
view-verdict-running = در جستجوی پاسخ‌ها…
view-verdict-several = چند پاسخ
view-verdict-none = بدون پاسخ
view-verdict-unique = دقیقاً یک پاسخ
view-verdict-unfinished = ناحیه‌ها تمام نشده‌اند
    .detail = هر ناحیه به اندازهٔ شمار رقم‌ها خانه می‌خواهد؛ آنگاه می‌توان معما را بررسی کرد.
view-verdict-sparse = تا اینجا چند پاسخ
    .detail = طبیعی است تا وقتی سرنخ‌ها کم‌اند
view-verdict-disagree = موتورها با هم اختلاف دارند
    .detail = یکی از آن‌ها به سبب اشکالی در برنامه اشتباه می‌کند. لطفاً گزارش دهید.
view-verdict-out-of-time = نامعلوم: وقت تمام شد
    .detail = در { $time } چیزی ثابت نشد.
view-verdict-stopped = نامعلوم: متوقف شد
    .detail = بررسی پس از { $time } متوقف شد.
view-verdict-failed = بی‌نتیجه
    .detail = موتور از کار افتاد: { $reason }
view-verdict-guesses = { $count ->
    [0] بی‌نیاز از حدس
    [1] با یک حدس
   *[other] با { $number } حدس
}
view-advice-clash = رقم‌های داده‌شده‌ای که روی صفحه سرخ‌اند با هم یا با قانونی ناسازگارند: یکی را عوض یا پاک کنید.
view-advice-rules = هیچ رقم‌هایی با همهٔ داده‌شده‌ها و قانون‌ها با هم جور نمی‌شود، هرچند هیچ دو رقم داده‌شده‌ای ناسازگار نیستند.
    .ways = آخرین گام را واگردانید، رقم داده‌شده‌ای را که مطمئن نیستید پاک کنید، یا قانونی را با چشم آن خاموش کنید.
view-advice-givens = هیچ رقم‌هایی با همهٔ داده‌شده‌ها با هم جور نمی‌شود، هرچند هیچ دو تایی ناسازگار نیستند.
    .ways = آخرین گام را واگردانید، یا رقم داده‌شده‌ای را که مطمئن نیستید پاک کنید.
view-verdict-hide = پنهان
view-verdict-compare = مقایسه
view-verdict-cancel = لغو
view-verdict-mend = درست کردن شکل‌ها
view-verdict-hide-solution = پنهان کردن پاسخ
view-verdict-show-solution = نمایش پاسخ
view-verdict-why = چرا؟
view-verdict-undo = واگرد آخرین گام
view-verdict-check-again = بررسی دوباره
view-verdict-keep-trying = ادامه
view-verdict-prove = اثبات

view-opinion = { $engine }: { $answer }
view-opinion-running = اثبات با برنامهٔ عدد صحیح
view-opinion-agrees = برنامهٔ عدد صحیح موافق است
view-opinion-unique = یک پاسخ
view-opinion-several = چند پاسخ
view-opinion-none = بدون پاسخ
view-opinion-stopped = متوقف شد
view-opinion-out-of-time = وقت تمام شد
view-opinion-failed = از کار افتاد
view-engine-search = جستجو
view-engine-program = برنامهٔ عدد صحیح

view-work = جزئیات
    .details = جزئیات بررسی
view-work-count = شمارش
view-work-guesses = حدس‌ها
view-work-backtracks = حدس‌های پس‌گرفته
view-work-houses = نتیجه‌های ناحیه‌ها
view-work-clauses = نتیجه‌های بندها
view-work-sums = نتیجه‌های جمع‌ها
view-work-pairs = نتیجه‌های جفت‌ها
view-work-words = نتیجه‌های واژه‌ها
view-work-learned = بندهای آموخته
view-work-programs = برنامه‌های عدد صحیح
view-work-rows = سطرهای بزرگ‌ترین
view-work-bases = پایه‌های گروبنر

view-count-exactly = { $count ->
   *[other] دقیقاً { $number } پاسخ
}
view-count-at-least = { $count ->
   *[other] دست‌کم { $number } پاسخ
}
view-count-two-differ = دو پاسخ نمایش‌داده در { $count } خانه فرق دارند
view-count-all = همه در { $time } شمرده شد
view-count-limit = پس از { $time } به حد رسید
view-count-cancelled = شمارش پس از { $time } لغو شد
view-count-out-of-time = وقت شمارش پس از { $time } تمام شد
view-count-failed = شمارش ناکام ماند: { $reason }
view-count-differ = { $count } خانه در همهٔ آن‌ها یکسان نیست
view-count-kept = { $count ->
   *[other] { $number } پاسخ نخست را می‌توان دید
}
view-count-found = { $count ->
   *[other] { $number } یافته شد
}
view-count-bar = پاسخ‌های یافته، تا حد
view-count-previous = قبلی
view-count-next = بعدی
view-count-marks = خانه‌های نشان‌دار در همهٔ پاسخ‌ها یکسان نیستند؛ پررنگ‌ها در این گام عوض شدند
view-count-up-to = شمارش تا
    .name = بیشترین شمار پاسخ‌ها برای شمارش
view-count-start = شمارش…

view-difficulty = دشواری: { $words }
    .stars = دشواری: { $stars } ستاره از { $most }، { $words }
view-difficulty-unknown = دشواری نامعلوم
view-difficulty-waiting = در جستجوی مسیر حل…
view-difficulty-harder = دشوارتر از زنجیرها: مسیرش را ببینید
view-difficulty-beyond = فراتر از فن‌ها

view-path = مسیر حل
view-path-steps = { $count ->
   *[other] { $number } گام
}
view-path-hardest = بیشینه { $number }
view-path-contradiction = تناقض
    .hint = مسیر جایی تمام می‌شود که برای خانه یا ناحیه‌ای چیزی نمی‌ماند
view-path-end = پایان
    .hint = منطق از این جلوتر نمی‌رود
view-path-end-none = اینجا برای خانه یا ناحیه‌ای چیزی نمی‌ماند: پاسخی نیست.
view-path-end-of = { $count ->
   *[other] پایان { $number } گام
}
view-path-unsolved = حل‌نشده
    .hint = دست‌کم { $count } نامزد از خانه‌ای را باید آزمود
view-path-up-to = فن‌ها تا
    .all = همه
view-path-printed = چاپ با عنوان
    .nothing = هیچ
    .hint = برگه‌ها و کتاب‌ها نمی‌گویند چقدر دشوار است
view-path-lost = مسیر از دست رفت: { $reason }.
view-path-out-of-time = مسیر بیش از حد طول کشید.
view-path-unfinished = نخست ناحیه‌ها را درست کنید؛ آنگاه می‌توان معما را حل کرد.
view-path-waiting = در جستجوی گام‌ها…
view-path-curve = منحنی مسیر: گام { $step } از { $count }
view-path-bottleneck = تنگنا: تنها یک راه
view-path-singles = { $count } تک‌رقم
view-path-step = گام { $step }
view-path-step-of = گام { $step } از { $count }
view-path-solved = حل شد.
view-path-beyond = { $count ->
   *[other] فراتر از این فن‌ها: { $number } خانه مانده، دست‌کم { $most } نامزد برای آزمودن.
}
view-path-place = جا در مسیر

view-hint = راهنمایی
view-hint-out-of-time = گامی به‌موقع یافته نشد.
view-hint-mistakes = { $count ->
   *[other] { $number } رقم واردشده آن نیست که پاسخ آنجا دارد.
}
view-hint-look = به اینجا نگاه کنید: { $place }.
view-hint-technique = { $title }، { $number }.
view-hint-step = آنجا { $why }: { $result }.
view-hint-solved = هر خانه رقم خود را دارد.
view-hint-stuck = هیچ فنی از اینجا پیش نمی‌رود.
view-hint-place = جای‌گذاری آن
view-hint-show = نمایش مسیر

view-author-thin-out = خلوت‌سازی
    .start = خلوت کردن
view-author-redundant = سرنخ‌های زائد
view-author-explain = چرا؟
view-author-generate = ساختن
    .start = ساختن
view-author-derive = دگرگونی
    .start = دگرگون کردن
view-author-again = جستجوی دوباره
view-author-close = بستن پنل
view-author-cancel = لغو کار
view-author-begins = آغاز می‌شود…
view-author-try = تلاش { $place } از { $count }
view-author-clues-now = { $count ->
   *[other] اکنون { $number } سرنخ
}
view-author-best = بهترین تا اینجا { $count }
view-author-rated = معماهای آزموده: { $number }
view-author-questions = { $count ->
   *[other] { $number } بار بررسی شد
}
view-author-seed = حالت
    .hint = عدد یکسان نتیجهٔ یکسان می‌دهد. بکشید، یا کلیک کنید و بنویسید.
view-explain-solutions = در جستجوی پاسخ‌ها
view-explain-difference = مقایسهٔ پاسخ‌ها
view-explain-settling = آزمودن تک‌تک رقم‌ها
view-explain-contradiction = کنار گذاشتن سرنخ‌ها و قانون‌ها
view-explain-best = کوچک‌ترین تا اینجا { $count }
view-scope-board = همهٔ صفحه
view-scope-grids = هر جدول
view-wish-symmetry = تقارن
    .name = تقارن سرنخ‌ها
view-wish-difficulty = دشواری
    .name = دشواری دلخواه
    .any = هر دشواری، یا ۳..۵
    .hint = عدد دشوارترین گام، از و تا: ۳..۵، ۴.. یا ..۷
view-wish-difficulty-any = هر دشواری
view-wish-difficulty-label = دشوارترین گام از { $least } تا { $most } است
view-wish-difficulty-range = بازهٔ دلخواه…
view-wish-difficulty-from = دشوارترین گام
    .name = بازهٔ خواسته
view-wish-needs = نیاز به
    .any = هر فن
view-wish-clues = سرنخ‌ها
    .name = شمار دلخواه سرنخ‌ها
    .none = هرچه کمتر
view-wish-prefer = ترجیح
view-prefer-clues = کمترین سرنخ
    .hint = هرچه کمتر سرنخ
view-prefer-givens = کمترین رقم
    .hint = هرچه کمتر رقم داده‌شده، بهتر که هیچ، سپس هرچه کمتر سرنخ‌های دیگر
view-prefer-even = پخش یکنواخت
    .hint = رقم‌های داده‌شده هرچه یکنواخت‌تر در سطرها، ستون‌ها و بلوک‌ها
view-wish-tries = تلاش‌ها
view-wish-limit = توقف پس از
    .hint = در صفحه‌های بزرگ سرنخ‌های آخر طول می‌کشند؛ آنچه تا آن زمان به دست آید نتیجه است
view-limit-none = بی‌حد
view-limit-seconds = { $count ->
   *[other] { $count } ثانیه
}
view-limit-minutes = { $count ->
   *[other] { $count } دقیقه
}
view-loose-rules = قانون‌ها هم بروند
    .hint = شاید قطر یا ناحیهٔ رنگی لازم نباشد
view-pins-start = سنجاق کردن
view-pins-stop = پایان سنجاق
view-pins-none = رها کردن همه
view-pins-how = روی سرنخ‌هایی که باید بمانند کلیک کنید، یا با جهت‌ها به آن‌ها بروید و Space را بزنید.
view-pins-count = { $count ->
   *[other] { $number } سرنخ سنجاق شده و می‌ماند.
}
view-generate = چه ساخته شود
view-generate-board = همین صفحه
    .hint = صفحه و قانون‌ها همان‌گونه که هستند، با رقم‌های داده‌شدهٔ تازه
view-generate-cells = همین خانه‌ها
    .hint = صفحه و قانون‌ها همان‌گونه که هستند، و رقم‌های تازه جایی که اکنون رقم داده‌شده هست
view-from-zero = رقم‌ها از ۰
view-thin-marks = خلوت کردن نشان‌ها هم
    .hint = قفس‌ها، خط‌ها و نشان‌های دیگر پس از سرنخ‌ها می‌روند، اگر لازم نباشند
view-mixed-with = آمیخته با
view-mixed-and = و با
view-mixed-kind = گونهٔ { $number } آمیزه
view-mixed-nothing = هیچ
view-derive-places = خانه‌ها جابه‌جا شوند
view-derive-digits = رقم‌ها عوض شوند
view-kind-classic = کلاسیک
view-kind-shidoku = شیدوکو (۴×۴)
view-kind-roku = روکو (۶×۶)
view-kind-hachi = هاچی (۸×۸)
view-kind-juuni = جونی (۱۲×۱۲)
view-kind-super = ابرسودوکو (۱۶×۱۶)
view-kind-latin = مربع لاتین
view-kind-jigsaw = نامنظم
view-kind-twin = دوقلو
view-kind-chain = زنجیرهٔ قطری
view-kind-samurai = سامورایی
view-kind-sohei = سوهی
view-kind-windmill = آسیاب بادی
view-kind-butterfly = پروانه
view-kind-flower = گل

view-result-time = { $time } طول کشید.
view-result-select = برای انتخاب خانه‌هایش کلیک کنید
view-result-apply = اعمال
view-result-discard = دور ریختن
view-result-another = یکی دیگر
view-result-back = بازگشت
view-result-thin-out = خلوت‌سازی…
view-result-unique = دقیقاً یک پاسخ هست
    .detail = پس چیزی برای توضیح نیست.
view-result-cancelled = لغو شد
    .detail = معما همان است که بود.
view-result-refused = این ممکن نیست
view-needed = همهٔ سرنخ‌ها لازم‌اند
    .detail = بدون هر یک از آن‌ها چند پاسخ هست.
view-redundant = { $count ->
   *[other] { $count } سرنخ لازم نیست
}
    .detail = { $count ->
    [1] روی صفحه نشان شده است؛ بدون آن هم یک پاسخ هست. هر سرنخی که نقطه دارد لازم است.
   *[other] روی صفحه نشان شده‌اند. بدون هر یک از آن‌ها هم یک پاسخ هست، ولی شاید بدون دو تا نه. هر سرنخی که نقطه دارد لازم است.
}
view-several-count = { $count ->
   *[other] روی هم { $number } پاسخ
}
view-several-open = { $count ->
   *[other] { $number } خانه در همهٔ پاسخ‌ها یکسان نیست.
}
    .at-least = { $count ->
   *[other] دست‌کم { $number } خانه در همهٔ پاسخ‌ها یکسان نیست: وقت پیش از دانستن همه تمام شد.
}
view-several-smallest = کوچک‌ترین تفاوت یافته، در قاب: { $cells }.
view-several-select = انتخاب خانه‌های قاب‌شده
view-settling-marks = { $count ->
   *[other] هر یک از این { $count } نشان و قانون هم آن را یکتا می‌کند:
}
view-settling-mark-hint = کلیک آن را روی صفحه می‌گذارد
view-settling-none = هیچ رقمی به‌تنهایی آن را یکتا نمی‌کند.
view-settling-digits = { $count ->
   *[other] { $number } رقم در { $cells } آن را یکتا می‌کند: هر یک از رقم‌های ریز روی صفحه.
}
view-settling-cells = { $count ->
   *[other] { $number } خانه
}
view-settling-given = { $digit } در { $cell }
view-settling = { $count ->
    [1] همین به‌تنهایی دقیقاً یک پاسخ می‌گذارد: { $givens }.
   *[other] همهٔ این‌ها دقیقاً یک پاسخ می‌گذارند: { $givens }.
}
view-settling-select = انتخاب { $givens }
view-settling-place = جای‌گذاری آن
view-settling-place-all = جای‌گذاری همه
view-blame-none = صفحه را نمی‌توان پر کرد
    .detail = تقصیر هیچ سرنخ و قانونی نیست.
view-blame-one = این نمی‌شود
    .detail = خودش به‌تنهایی با صفحه تناقض دارد.
view-blame-several = این‌ها با هم تناقض دارند
    .detail = بدون هر یک از آن‌ها بقیه پاسخ دارند.
    .fewer = شاید کمتر هم بس باشد: وقت پیش از دانستن آن تمام شد.
