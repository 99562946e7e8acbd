# Text of dialogs, the start page, booklets and the playtest.

## Shared buttons and counts

ask-cancel = Ακύρωση
ask-close = Κλείσιμο
ask-replace = Αντικατάσταση
ask-save-as = Αποθήκευση ως…
ask-undo = Αναίρεση
ask-redo = Επανάληψη
ask-more = και άλλα { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count } πλέγματα { $size } × { $size }
# $number is $count formatted, with spaces between thousands.
ask-givens = { $count ->
    [one] { $number } δοσμένο ψηφίο
   *[other] { $number } δοσμένα ψηφία
}
ask-rules = { $count ->
    [one] { $number } κανόνας
   *[other] { $number } κανόνες
}
ask-grids = { $count ->
    [one] { $number } πλέγμα
   *[other] { $number } πλέγματα
}
ask-cells = { $count ->
    [one] { $number } κελί
   *[other] { $number } κελιά
}
ask-puzzles = { $count ->
    [one] { $number } γρίφος
   *[other] { $number } γρίφοι
}
ask-pages = { $count ->
    [one] { $number } σελίδα
   *[other] { $number } σελίδες
}
ask-ago-minutes = { $count ->
    [one] πριν από { $number } λεπτό
   *[other] πριν από { $number } λεπτά
}
ask-ago-hours = { $count ->
    [one] πριν από { $number } ώρα
   *[other] πριν από { $number } ώρες
}
ask-ago-days = { $count ->
    [one] πριν από { $number } ημέρα
   *[other] πριν από { $number } ημέρες
}

## Proofs

ask-proof-ideal = Άλγεβρα
ask-proof-program = Ακέραιο πρόγραμμα
ask-proof-works = { $count ->
    [one] Σε εξέλιξη εδώ και { $seconds } δ: { $number } κόμβος.
   *[other] Σε εξέλιξη εδώ και { $seconds } δ: { $number } κόμβοι.
}
ask-proof-nothing = Δεν εκτελέστηκε ακόμη.
ask-proof-copy = Αντιγραφή LaTeX
ask-proof-grid = Το λυμένο πλέγμα

## The command palette

ask-find = Εύρεση εντολής
    .hint = Αναζήτηση εντολών, κανόνων, παραδειγμάτων, αρχείων και ρυθμίσεων
ask-find-none = Κανένα αποτέλεσμα. Δοκιμάστε λιγότερα γράμματα.
ask-find-choose = ↑ ↓ επιλογή
ask-find-run = Enter εκτέλεση
ask-find-next = Tab επόμενη κατηγορία
ask-find-close = Esc κλείσιμο
ask-find-count = { $found } από { $total }
ask-find-all = Όλα
ask-find-commands = Εντολές
ask-find-rules = Κανόνες
ask-find-examples = Παραδείγματα
ask-find-files = Αρχεία
ask-find-settings = Ρυθμίσεις
# The row for screen readers: its category and its name.
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, μη διαθέσιμο: { $reason }
ask-find-refused = { $reason }

## Questions before a file is saved

ask-newer = Το αρχείο άλλαξε στον δίσκο
    .why = Άλλο πρόγραμμα άλλαξε το { $path } αφότου το ανοίξατε ή το αποθηκεύσατε.
    .choice = Η αντικατάσταση απορρίπτει τις αλλαγές του άλλου προγράμματος. Η επαναφόρτωση απορρίπτει τις δικές σας.
    .overwrite = Αντικατάσταση
    .reload = Επαναφόρτωση
ask-changed = Το αρχείο άλλαξε στον δίσκο
    .choice = Η επαναφόρτωση απορρίπτει τις αλλαγές σας. Αν κρατήσετε το δικό σας, θα ερωτηθείτε ξανά στην αποθήκευση.
    .clean = Δεν έχετε κάνει αλλαγές από τότε.
    .compare = Σύγκριση
    .keep = Το δικό μου
    .here = Δική σας έκδοση
    .there = Στον δίσκο
    .same = Δεν υπάρχουν διαφορές.
ask-changed-board = Οι πίνακες διαφέρουν
ask-changed-givens = { $count ->
    [one] διαφέρει { $count } δοσμένο ψηφίο: { $cells }
   *[other] διαφέρουν { $count } δοσμένα ψηφία: { $cells }
}
ask-changed-here = Μόνο στη δική σας έκδοση: { $what }
ask-changed-there = Μόνο στον δίσκο: { $what }
ask-changed-more = ακόμη { $count }
ask-changed-order = Οι κανόνες είναι σε διαφορετική σειρά
ask-changed-words = Ο τίτλος ή ο δημιουργός διαφέρει
ask-changed-notes = Σημειώσεις, χρώματα ή σχόλια διαφέρουν
ask-changed-drawings = Τα σχέδια διαφέρουν
ask-changed-fog = Η ομίχλη διαφέρει
ask-changed-rest = Σύμβολα ή αστέρια διαφέρουν
ask-changed-puzzles-order = Οι γρίφοι είναι σε διαφορετική σειρά
ask-changed-settings = Οι ρυθμίσεις του βιβλίου διαφέρουν
ask-comments = Το αρχείο περιέχει σχόλια
    .why = Η αποθήκευση εδώ αφαιρεί τα σχόλια του { $path }.
    .choice = Το «Αποθήκευση ως…» γράφει νέο αρχείο και αφήνει αυτό αμετάβλητο.
    .save = Χωρίς τα σχόλια
ask-unsaved = Να αποθηκευτούν οι αλλαγές στο «{ $name }»;
    .several = { $count ->
        [one] Να αποθηκευτούν οι αλλαγές σε { $count } έγγραφο;
       *[other] Να αποθηκευτούν οι αλλαγές σε { $count } έγγραφα;
    }
    .why = Οι αλλαγές σας θα χαθούν αν δεν τις αποθηκεύσετε.
    .save = Αποθήκευση
    .all = Αποθήκευση όλων
    .discard = Απόρριψη

## Choosing files in the window

ask-path = Διαδρομή
    .exists = Το { $path } υπάρχει ήδη.
    .missing = Το { $path } δεν υπάρχει.
    .open = Άνοιγμα
    .save = Αποθήκευση
    .add = Προσθήκη
    .choose = Επιλογή
    .export = Εξαγωγή
ask-board-reading = Φόρτωση αποθηκευμένων…
ask-browse-up = Γονικός φάκελος
ask-browse-new-folder = Νέος φάκελος
    .name = Όνομα φακέλου
    .make = Δημιουργία
ask-browse-nothing = Δεν υπάρχουν αρχεία που ταιριάζουν εδώ.
ask-browse-chosen = { $count ->
    [one] Επιλέχθηκε { $number } αρχείο
   *[other] Επιλέχθηκαν { $number } αρχεία
}
ask-recovery-reading = Ανάγνωση του φακέλου…
ask-browse-name = Όνομα αρχείου ή διαδρομή
ask-browse-find = Αναζήτηση ονόματος, ή διαδρομή
ask-browse-all = Εμφάνιση όλων των αρχείων
ask-failed-back = Πίσω

## Saving a layout

ask-layout-keep = Αποθήκευση διάταξης
    .why = Μπορείτε να την επιλέξετε με αυτό το όνομα για νέους γρίφους. Δοσμένα και κανόνες δεν αποθηκεύονται.
    .replaced = Αντικαθιστά το «{ $name }».
    .name = Όνομα διάταξης
    .yes = Αποθήκευση

## Shortcuts and gestures

ask-keys = Συντομεύσεις και χειρονομίες
    .board = Στον πίνακα
    .tools = Εργαλεία
    .everywhere = Παντού
    .play = Σε δοκιμή επίλυσης
    .booklet = Στο βιβλίο
    .change = Αλλαγή συντομεύσεων…
    .print = Εκτύπωση…
# Each gesture (.key) and its effect.
ask-gesture-select = επιλογή κελιών
    .key = Κλικ, σύρσιμο
ask-gesture-alike = επιλογή όμοιων κελιών: ψηφίο, χρώμα, σημείωση, κανόνας ή κουτί
    .key = Διπλό κλικ
ask-gesture-frame = επιλογή όλων μέσα στο πλαίσιο
    .key = Σύρσιμο έξω από τον πίνακα
ask-gesture-upto = επέκταση της επιλογής έως ένα κελί
    .key = Shift+κλικ, Shift+σύρσιμο
ask-gesture-toggle = προσθήκη ή αφαίρεση κελιού
    .key = Ctrl+κλικ
ask-gesture-move = μετακίνηση ή επέκταση της επιλογής
    .key = Βέλη, Shift+βέλη
ask-gesture-carry = μετακίνηση κανόνα
    .key = Alt+σύρσιμο, σύρσιμο της λαβής
ask-gesture-type = πληκτρολόγηση ψηφίου
    .key = 0–9, γράμματα πάνω από 9
ask-gesture-next = τέλος ένδειξης και μετάβαση στην επόμενη θέση
    .key = Βέλος, Tab, Enter
ask-gesture-drawn = επιλογή σχεδιασμένου κανόνα
    .key = Κλικ (εργαλεία κανόνων)
ask-gesture-end = επέκταση της γραμμής· με Ctrl, έναρξη άλλης
    .key = Σύρσιμο από άκρη γραμμής
ask-gesture-element = επιλογή του κανόνα από κάτω
    .key = Νέο κλικ (εργαλείο «Επιλογή»)
ask-gesture-handle = μετακίνηση, επέκταση ή σύντμηση κανόνα
    .key = Σύρσιμο του ίδιου ή της λαβής (εργαλείο «Επιλογή»)
ask-gesture-number = αλλαγή αριθμού επιτόπου· Escape τον επαναφέρει
    .key = Διπλό κλικ (εργαλείο «Επιλογή»)
ask-gesture-clear = καθαρισμός κελιών ή διαγραφή του κανόνα
ask-gesture-apply = εφαρμογή της πρότασης ή νέος έλεγχος
ask-gesture-pin = καρφίτσωμα ενδείξεων για να μείνουν: κλικ, ή βέλη και Space
    .key = K, στην αφαίρεση ενδείξεων
ask-gesture-everywhere = εφαρμογή του κανόνα σε όλα τα πλέγματα
    .key = Με Ctrl (εργαλεία κανόνων)
ask-gesture-zoom = ζουμ
    .key = Ctrl+τροχός, τσίμπημα
ask-gesture-pan = μετακίνηση της προβολής του πίνακα
    .key = Τροχός, Space+σύρσιμο
ask-gesture-hold = άνοιγμα του μενού του δεξιού κλικ
    .key = Παρατεταμένο πάτημα σε οθόνη αφής
ask-gesture-panel = αλλαγή μεγέθους του πλαισίου· διπλό κλικ για επαναφορά
    .key = Σύρσιμο της άκρης ενός πλαισίου
ask-gesture-leave = ακύρωση, κλείσιμο ή αποεπιλογή
ask-gesture-lines = μετάβαση στους γρίφους και τις επικεφαλίδες
    .key = Βέλη, Home, End, Page Up, Page Down
ask-gesture-stretch = επιλογή πολλών
    .key = Shift με αυτά τα πλήκτρα
ask-gesture-drop = μετακίνηση· γρίφος σε επικεφαλίδα γίνεται πρώτος της ενότητας, επικεφαλίδα μετακινεί την ενότητά της
    .key = Σύρσιμο γραμμής της λίστας
ask-gesture-corner = σημείωση στη γωνία
    .key = Shift+ψηφίο
ask-gesture-middle = σημείωση στο κέντρο
    .key = Ctrl+ψηφίο
ask-gesture-colour = ορισμός χρώματος
    .key = Alt+ψηφίο
ask-gesture-mode = εναλλαγή πληκτρολόγησης: ψηφίο, γωνία, κέντρο, χρώμα
ask-gesture-pause = παύση ή συνέχεια
ask-gesture-check = έλεγχος
ask-gesture-hint = υπόδειξη, έπειτα πιο ισχυρή
ask-gesture-letters = μετακίνηση του δρομέα, αν επιλεγεί στο μενού Σύνταξη
ask-gesture-why = εξήγηση γιατί ένα ψηφίο μπαίνει εκεί ή όχι

## About Gridwright

ask-about = Ένα στούντιο για συνθέτες παραλλαγών sudoku.
    .licence = Ελεύθερο λογισμικό με την άδεια MIT.
    .typeface = Η γραμματοσειρά είναι η Inter, των The Inter Project Authors, με την άδεια SIL Open Font License 1.1.

## Changing shortcuts

ask-change = Αλλαγή συντομεύσεων
    .hint = Αναζήτηση με εντολή ή πλήκτρο
    .field = Αναζήτηση εντολών
    .nothing = Δεν ταιριάζει καμία εντολή ή συντόμευση.
    .usual = Επαναφορά όλων
    .conflict = Το { $key } χρησιμοποιείται ήδη για «{ $name }».
    .take = Ανάθεση
    .leave = Ακύρωση
    .waits = Πατήστε τη νέα συντόμευση. Το Delete αφαιρεί την τωρινή, το Escape ακυρώνει.
    .click = Κάντε κλικ σε μια συντόμευση για να την αλλάξετε.
    .press = Πατήστε πλήκτρα…
    .none = καμία
    .back = Επαναφορά συντόμευσης: { $name }
    .was = Προεπιλογή: { $key }

## Symbols

ask-quantifier = Πόσοι κανόνες ισχύουν
    .why = { $count ->
        [one] Από { $count } επιλεγμένο κανόνα ισχύουν τόσοι. Οι άλλοι παραβιάζονται.
       *[other] Από { $count } επιλεγμένους κανόνες ισχύουν τόσοι. Οι άλλοι παραβιάζονται.
    }
    .all = Ισχύουν όλοι οι κανόνες
    .at-least = Τουλάχιστον τόσοι
    .exactly = Ακριβώς τόσοι
    .at-most = Το πολύ τόσοι
    .digit = Όσοι το ψηφίο στο { $cell }
    .no-cell = Όσοι ένα ψηφίο: επιλέξτε πρώτα το κελί του
    .count = Αριθμός
    .use = Ορισμός
ask-symbols = Σύμβολα
    .why = Πώς εμφανίζονται, τυπώνονται και πληκτρολογούνται τα ψηφία αυτού του γρίφου.
    .head = Προσαρμοσμένα
    .use = Χρήση
    .done = Ο γρίφος χρησιμοποιεί αυτά τα σύμβολα.
    .wanted = { $count ->
            [one] { $count } σύμβολο, με τη σειρά των ψηφίων.
           *[other] { $count } σύμβολα χωρισμένα με κενά, με τη σειρά των ψηφίων.
        }
ask-symbols-mixed = Ψηφία, έπειτα γράμματα
ask-symbols-digits = Ψηφία
ask-symbols-letters = Γράμματα
ask-symbols-persian = Περσικά ψηφία
ask-symbols-arabic = Αραβοϊνδικά ψηφία
ask-symbols-devanagari = Ψηφία ντεβαναγκάρι
ask-symbols-greek = Ελληνικά γράμματα
ask-symbols-own = Προσαρμοσμένα σύμβολα

## The gallery

ask-gallery = Νέος από παράδειγμα
    .find = Εύρεση παραδείγματος
    .none = Δεν βρέθηκαν παραδείγματα.

## A new puzzle, or another board

ask-board-new = Νέος γρίφος
ask-board-change = Αλλαγή πίνακα
ask-board-example = Από παράδειγμα…
ask-board-size = Μέγεθος
ask-board-layout = Διάταξη
ask-board-digits = Ψηφία από το { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = κουτιά { $rows } × { $columns }
# Names of sudokus of these sizes.
ask-board-shidoku = Σιντόκου
ask-board-roku = Ρόκου
ask-board-roku-upright = Ρόκου, όρθιο
ask-board-hachi = Χάτσι
ask-board-sudoku = Sudoku
ask-board-juuni = Τζούνι
ask-board-super = Supersudoku
ask-board-giant = Γίγαντας
ask-board-other = Άλλα κουτιά
    .name = Άλλο σχήμα κουτιών
    .rows = Γραμμές ανά κουτί
    .columns = Στήλες ανά κουτί
# Between two number fields, and after them.
ask-board-rows-by = γραμμές ×
ask-board-columns = στήλες
ask-board-latin = Λατινικό τετράγωνο
    .name = Λατινικό τετράγωνο
    .rows = Γραμμές του λατινικού τετραγώνου
ask-board-both = γραμμές και στήλες
ask-board-same = Τρέχουσα διάταξη
ask-board-single = Ένα πλέγμα
ask-board-refused = Δεν είναι δυνατό: { $reason }.
ask-board-chain = Πλέγματα της αλυσίδας
ask-board-delete = Διαγραφή διάταξης
    .really = Επιβεβαίωση
ask-board-create = Δημιουργία
    .change = Αλλαγή

## What was pasted

ask-pasted-untitled = Γρίφος χωρίς τίτλο
ask-pasted-warnings = Άλλαξαν ή παραλείφθηκαν
ask-pasted-format = Μορφή: { $format }
ask-pasted-author = από { $name }
ask-pasted-others = { $count ->
        [one] Επικολλήθηκε ακόμη { $number } γρίφος· αυτός είναι ο πρώτος.
       *[other] Επικολλήθηκαν ακόμη { $number } γρίφοι· αυτός είναι ο πρώτος.
    }
ask-pasted-add = Προσθήκη στον γρίφο
    .hint = Προσθήκη των δοσμένων και των κανόνων του σε ένα βήμα· ο πίνακας μένει όπως είναι
    .refused = Τα βιβλία παραπέμπουν σε αρχεία: ανοίξτε το ως γρίφο, αποθηκεύστε τον και προσθέστε το αρχείο
ask-pasted-open = Ως νέος γρίφος

## Recovery of unsaved changes

ask-left = Ανάκτηση μη αποθηκευμένης εργασίας
    .none = Δεν υπάρχει εργασία για ανάκτηση.
    .why = Το Gridwright έκλεισε πριν αποθηκευτούν αυτές οι αλλαγές. Μπορείτε να αποφασίσετε αργότερα: θα ερωτηθείτε στην επόμενη εκκίνηση.
    .later = Αργότερα
    .all = Ανάκτηση όλων
    .all-hint = Άνοιγμα κάθε γρίφου σε δική του καρτέλα, χωρίς να αποθηκευτεί
    .unreadable = Δεν διαβάζεται
    .picture = Προεπισκόπηση του { $title }
    .kept = Αυτόματη αποθήκευση { $when }.
    .now = πριν από λιγότερο από ένα λεπτό
    .booklet-first = Αποθηκεύστε πρώτα το ανοιχτό βιβλίο
    .recover = Ανάκτηση
    .recover-hint = Άνοιγμα όπως ήταν, χωρίς να αποθηκευτεί
    .discard = Απόρριψη
    .discard-hint = Οριστική διαγραφή του { $path }
    .booklet = Βιβλίο
    .origin = αλλαγές στο { $path }
    .new = δεν αποθηκεύτηκε ποτέ

## The start page

ask-start-none = Κανένας ανοιχτός γρίφος
ask-start-escape = Πατήστε Escape για επιστροφή στον γρίφο
ask-start-new = Νέος γρίφος
    .named = Νέος: { $name }
ask-start-any = Άλλος πίνακας…
    .what = 2 × 2 έως 25 × 25, πολλά πλέγματα
    .named = Νέος: άλλος πίνακας
ask-start-classic = Κλασικό
    .what = 9 × 9, χωρίς επιπλέον κανόνες
ask-start-cells = Αθροίσματα, σημειωμένα κελιά
ask-start-lines = Θερμόμετρα, βέλη κ.ά.
ask-start-borders = Κουκκίδες, X και V κ.ά.
ask-start-outside = Σάντουιτς, ουρανοξύστης κ.ά.
ask-start-jigsaw = Ακανόνιστο
    .what = Περιοχές αντί για κουτιά
ask-start-samurai = Σαμουράι
    .what = Πέντε πλέγματα με κοινά κουτιά
ask-start-examples = Παραδείγματα
ask-start-all = Όλα τα παραδείγματα…
    .named = Όλα τα παραδείγματα
    .what = { $count ->
            [one] { $count } γρίφος με προεπισκόπηση
           *[other] { $count } γρίφοι με προεπισκόπηση
        }
ask-start-paste = Από σύνδεσμο ή κείμενο
    .hint = Επικολλήστε σύνδεσμο γρίφου ή 81 ψηφία με τελείες για τα κενά κελιά
    .field = Σύνδεσμος ή κείμενο
    .read = Εισαγωγή
    .open = Από αρχείο…
# Short tips: a key or a gesture (.key), and its use.
ask-start-sample = Όχι ακόμη μοναδικός: δείτε γιατί
ask-tour-tools = Ζωγραφίστε κανόνες
    .text = Διαλέξτε εδώ ένα είδος κανόνα ή γράψτε μέρος του ονόματός του. Μετά σύρετε πάνω από κελιά του πίνακα.
ask-tour-board = Γράψτε ψηφία
    .text = Κάντε κλικ σε ένα κελί και γράψτε ένα ψηφίο· σύρετε για να επιλέξετε πολλά. Με δεξί κλικ βλέπετε όλα όσα μπορείτε να κάνετε εκεί.
ask-tour-verdict = Διαβάστε το αποτέλεσμα
    .text = Μετά από κάθε αλλαγή λέει αν ο γρίφος δεν έχει λύση, έχει ακριβώς μία ή πολλές. Το Γιατί; δείχνει τα κελιά που μένουν ανοιχτά.
ask-tour-rules = Αλλάξτε έναν κανόνα
    .text = Οι κανόνες του πίνακα βρίσκονται σε αυτή τη λίστα. Κάντε κλικ σε έναν για τις ρυθμίσεις του. Η καρτέλα Γρίφος έχει τίτλο, δημιουργό και κείμενο κανόνων.
ask-tour-playtest = Λύστε τον μόνοι σας
    .text = Η δοκιμή επίλυσης δείχνει τον γρίφο όπως θα τον δουν οι λύτες σας. Το { $key } βρίσκει κάθε άλλη εντολή, και η ξενάγηση είναι στο μενού Βοήθεια.
ask-tour-place = { $number } από { $count }
ask-tour-next = Επόμενο
ask-tour-done = Τέλος
ask-tour-skip = Παράλειψη
ask-tip-find = Βρείτε κάθε εντολή, κανόνα, παράδειγμα ή αρχείο με λίγα γράμματα.
ask-tip-drop = Αφήστε ένα αρχείο στο παράθυρο, ή επικολλήστε σύνδεσμο ή κείμενο γρίφου.
    .key = Απόθεση
ask-tip-digits = Γράψτε ψηφία στα επιλεγμένα κελιά· σύρετε για να επιλέξετε πολλά.
ask-tip-play = Δοκιμή επίλυσης: λύστε τον γρίφο όπως θα τον λύσουν οι λύτες σας.
ask-tip-hint = Υπόδειξη: πού να κοιτάξετε, ποια τεχνική ή η κίνηση.
ask-recent = Πρόσφατα
    .none = Οι γρίφοι που αποθηκεύετε εμφανίζονται εδώ.
    .unreadable = { $name } · δεν διαβάζεται
    .gone = { $name } · δεν υπάρχει πια
    .now = μόλις τώρα
# What is known about the solutions.
ask-recent-unique = Μοναδική λύση
ask-recent-several = Πολλές λύσεις
ask-recent-without = Καμία λύση
ask-recent-unknown = Άγνωστο

## Booklets

ask-book-puzzles = Γρίφοι
    .none = Κανένας γρίφος ακόμη. Αφήστε αρχεία ή φακέλους στο παράθυρο.
ask-book-wrong = καμία λύση
ask-book-several = πολλές λύσεις
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } πλέγμα
   *[other] { $count } πλέγματα
}
ask-book-page-empty = Προσθέστε γρίφους αριστερά ή αφήστε αρχεία εδώ.
ask-book-page-made = Σελιδοποίηση…
ask-book-page = Σελίδα { $number }
    .show = Εμφάνιση της σελίδας { $number }
    .refused = Μόνο σελίδες με γρίφους μπορούν να μετακινηθούν
ask-book-export = { $count ->
    [one] Εξαγωγή με { $number } σφάλμα;
   *[other] Εξαγωγή με { $number } σφάλματα;
}
    .more = και άλλα { $count }, στη λίστα δεξιά
    .anyway = Εξαγωγή παρ’ όλα αυτά
ask-book-solving = Επίλυση γρίφου { $number } από { $count }
ask-book-making = Σελιδοποίηση
ask-book-empty = Κανένας γρίφος ακόμη
ask-book-ready = Έτοιμο για εκτύπωση
ask-book-warnings = { $count ->
        [one] { $number } προειδοποίηση
       *[other] { $number } προειδοποιήσεις
    }
ask-book-errors = { $count ->
        [one] { $number } σφάλμα για διόρθωση
       *[other] { $number } σφάλματα για διόρθωση
    }
ask-book-writing = Εγγραφή { $file }: σελίδα { $page } από { $pages }
ask-book-bar = Πρόοδος εξαγωγής
# The place of a finding: a page, a puzzle.
ask-book-at-page = σ. { $page }
ask-book-at-puzzle = αρ. { $number }

## Settings of a booklet

ask-book-words = Κείμενα
ask-book-title = Τίτλος
ask-book-subtitle = Υπότιτλος
ask-book-author = Δημιουργός
ask-book-tag = Γλώσσα εγγράφου
    .field = Κωδικός γλώσσας εγγράφου
ask-book-language = Γλώσσα τυπωμένου κειμένου
ask-book-copyright = Δικαιώματα, μετά το εξώφυλλο
ask-book-credits = Συντελεστές, μετά τις λύσεις
ask-book-back = Κείμενο οπισθοφύλλου
ask-book-head = Κεφαλίδα
# The words in braces of the example stay as they are.
ask-book-foot = Υποσέλιδο
    .example = { "{page}" } από { "{pages}" }
ask-book-links = Σύνδεσμος του κωδικού QR κάθε γρίφου

ask-book-looks = Εμφάνιση
ask-book-typeface = Γραμματοσειρά
ask-book-font = Προσαρμοσμένη γραμματοσειρά
ask-book-bold = Ημίμαυρη γραμματοσειρά
ask-book-cover = Εξώφυλλο
ask-book-cover-picture = Εικόνα εξωφύλλου
ask-book-back-picture = Εικόνα οπισθοφύλλου
ask-book-choose = Επιλογή…
    .of = Επιλογή… { LOWER_FIRST($what) }
ask-book-remove = Αφαίρεση
    .of = Αφαίρεση { LOWER_FIRST($what) }
ask-book-room = Περιοχή εικόνας
    .middle = Μέσα στα περιθώρια
    .page = Ολόκληρη η σελίδα
ask-book-fit = Κλιμάκωση
    .fill = Γέμισμα με περικοπή
    .whole = Προσαρμογή

ask-book-paper = Χαρτί
    .letter = Letter
    .inches = { $size } ίντσες
    .other = { $width } x { $height } mm
ask-book-paper-size = Μέγεθος
    .name = Μέγεθος χαρτιού
    .own = Προσαρμοσμένο μέγεθος
    .sides = Πλάτος x ύψος
# After a number.
ask-book-millimetres = { " mm" }
ask-book-landscape = Οριζόντιος
ask-book-bleed = Ξάκρισμα 1/8 ίντσας
ask-book-own-gutter = Προσαρμοσμένο περιθώριο ράχης
ask-book-gutter = Περιθώριο ράχης
ask-book-own-margins = Προσαρμοσμένα περιθώρια
ask-book-margin-top = Πάνω περιθώριο
ask-book-margin-bottom = Κάτω περιθώριο
ask-book-margin-inside = Εσωτερικό περιθώριο, στη ράχη
ask-book-margin-outside = Εξωτερικό περιθώριο

ask-book-pages = Σελίδες
ask-book-per-page = Γρίφοι ανά σελίδα
ask-book-answers = Λύσεις στο τέλος
ask-book-answers-per-page = Λύσεις ανά σελίδα
ask-book-best = Βέλτιστο
ask-book-shape = { $columns } x { $rows }
    .choose = Στήλες x γραμμές
    .of = { $what }: στήλες x γραμμές
    .rows = Γραμμές
    .columns = Στήλες
ask-book-first = Αριθμός πρώτου γρίφου
ask-book-fills = Γέμισμα κενών με μικρούς γρίφους
ask-book-contents = Περιεχόμενα
ask-book-rated = Αστέρια από τη διαδρομή επίλυσης
ask-book-rules-page = Σελίδα κανόνων
ask-book-rules-below = Κανόνες κάτω από κάθε γρίφο
ask-book-numbers = Αριθμοί σελίδων
ask-book-running = Τίτλος σε κάθε σελίδα
ask-book-references = Παραπομπές στις σελίδες λύσεων
ask-book-large = Μεγάλα γράμματα
ask-book-notes = Γραμμές για σημειώσεις
ask-book-dots = Κουκκίδες για υποψήφια
ask-book-cell-marks = Σημειώσεις και χρώματα κελιών

ask-book-print = Εκτύπωση
ask-book-target = Προορισμός
    .none = Γενικός
    .office = Εκτυπωτής γραφείου
    .screen = Οθόνη
ask-book-ink-colour = Χρώμα
ask-book-ink-grey = Γκρι
ask-book-ink-black = Μαύρο
ask-book-for-readers = Για αναγνώστες
ask-book-for-press = Για τυπογραφείο
ask-book-press-inks = Χρώματα CMYK
ask-book-condition = Συνθήκη εκτύπωσης
ask-book-saddle = Δίπλωμα και συρραφή
ask-book-thickness = Πάχος χαρτιού
ask-book-duplex = Διπλή όψη: πρώτα οι μπροστινές
ask-book-marks = Σημάδια κοπής και διπλώματος

ask-book-batch = Δημιουργία γρίφου { $number } από { $count }
    .tried = δοκιμάστηκαν: { $number }
ask-book-setup = Προρρύθμιση σελίδας
    .kept = Προρρύθμιση
    .usual = Προεπιλογή
    .own = Προσαρμοσμένη
    .keep = Αποθήκευση…
    .delete = Διαγραφή…
    .fault = Δεν διαβάζεται, έμεινε ως έχει: { $reason }
ask-setup-keep = Αποθήκευση προρρύθμισης σελίδας
    .why = Αποθηκεύονται χαρτί, περιθώρια, διάταξη, λύσεις, γραμματοσειρές, εικόνες και ρυθμίσεις εκτύπωσης, όχι όμως τίτλος, δημιουργός ή κείμενα.
    .replaced = Αντικαθιστά το «{ $name }».
    .name = Όνομα προρρύθμισης
    .yes = Αποθήκευση
ask-setup-delete = Διαγραφή προρρύθμισης σελίδας
    .why = Τα βιβλία που τη χρησιμοποιούν μένουν όπως είναι.
    .yes = Διαγραφή
ask-batch = Δημιουργία γρίφων
    .why = Οι γρίφοι αποθηκεύονται σε ένα αρχείο, ένας ανά γραμμή, και προστίθενται στο βιβλίο.
    .yes = Δημιουργία…
ask-batch-new = Νέοι γρίφοι
ask-batch-derived = Από τον επιλεγμένο
    .of = Παραλλαγές του «{ $title }»: με περιστροφή, αναστροφή και άλλα ψηφία
    .none = Επιλέξτε πρώτα έναν γρίφο στη λίστα.
ask-batch-kind = Είδος
ask-batch-count = Πόσοι
ask-book-section-unnamed = Ενότητα χωρίς τίτλο
ask-book-selected = Επιλεγμένος γρίφος
ask-book-section = Επιλεγμένη ενότητα
ask-book-difficulty = Δυσκολία
ask-book-stars = Αστέρια
    .field = Αστέρια στα πέντε
ask-book-own-number = Προσαρμοσμένος αριθμός
ask-book-number = Αριθμός
ask-book-begins = Ξεκινά ενότητα
ask-book-heading = Επικεφαλίδα ενότητας
ask-book-title-here = Τίτλος σε αυτό το βιβλίο
ask-book-section-picture = Εικόνα ενότητας
ask-book-link = Προσαρμοσμένος σύνδεσμος QR
ask-book-own-rules = Προσαρμοσμένο κείμενο κανόνων
