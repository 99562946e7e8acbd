# Panels, bars and canvas of the window.

# The bars at the top and at the bottom, and the tabs.
view-menu-file = Αρχείο
    .letter = F
view-menu-edit = Σύνταξη
    .letter = E
view-menu-board = Πίνακας
    .letter = B
view-menu-rules = Κανόνες
    .letter = R
view-menu-solve = Επίλυση
    .letter = S
view-menu-setter = Σύνθεση
    .letter = T
view-menu-view = Προβολή
    .letter = V
view-menu-help = Βοήθεια
    .letter = H
view-menu-booklet = Βιβλίο
    .letter = B
view-menu-all = Μενού
view-menu-recent = Άνοιγμα πρόσφατου
    .hint = Άνοιγμα ενός από τα τελευταία αρχεία
view-menu-scales = Μέγεθος διεπαφής: { $scale }%
    .less = Μέγεθος διεπαφής: { $scale }%, εδώ { $real }%
    .hint = Αλλαγή του μεγέθους κειμένου, πλαισίων και πίνακα
view-undo = Αναίρεση
view-redo = Επανάληψη
view-play-test = Δοκιμή επίλυσης
view-find = Εύρεση εντολής
view-tab-new = Νέα καρτέλα
view-tab-start = Έναρξη
    .hint = Νέοι γρίφοι, παραδείγματα και πρόσφατα αρχεία
view-tab-no-file = Όχι ακόμη σε αρχείο
view-tab-booklet = Βιβλίο. { $file }
view-tab-unsaved = { $name }, μη αποθηκευμένο
view-tab-close = Κλείσιμο: { $name }
view-tabs-more = ακόμη { $count }
view-saving-cancel = Διακοπή αναμονής
view-reading-cancel = Ακύρωση ανάγνωσης
view-check-running = Σε εξέλιξη
view-status-no-cell = Κανένα κελί
view-status-open = { $count ->
    [one] { $count } κενό
   *[other] { $count } κενά
}
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = Δυνατά: { $digits }
view-status-file-saved = αποθηκευμένο
view-status-file-unsaved = μη αποθηκευμένο
view-status-unsaved = Μη αποθηκευμένο
view-status-new = Τίποτα για αποθήκευση
view-status-path = ← → για βήματα στη διαδρομή, Space για αναπαραγωγή, Escape για κλείσιμο.
view-status-zoom = { $count }%
    .hint = Κλικ για να φανεί όλος ο πίνακας
view-cell-region = περιοχή { $number }
view-cell-box = κουτί { $number }
view-selected = { $count ->
    [one] { $count } κελί επιλεγμένο
   *[other] { $count } κελιά επιλεγμένα
}

# Counts that are shown next to other facts.
view-givens = { $count ->
    [one] { $number } δοσμένο
   *[other] { $number } δοσμένα
}
view-rule-count = { $count ->
    [one] { $number } κανόνας
   *[other] { $number } κανόνες
}
view-clues = { $count ->
    [one] { $number } ένδειξη
   *[other] { $number } ενδείξεις
}
view-guesses = { $count ->
    [one] { $number } εικασία
   *[other] { $number } εικασίες
}
view-and-more = και ακόμη { $count }
view-place-of = { $place } από { $count }
view-stars = { $stars } από { $most } αστέρια

# The board, for screen readers.
view-board = Πίνακας του γρίφου
view-board-nothing = δεν έχει επιλεγεί κελί
view-board-covered = κρυφός κατά την παύση
view-board-empty = κενό
view-board-conflict = παραβιάζει κανόνα
view-board-centre = κεντρικές σημειώσεις { $digits }
view-board-corner = γωνιακές σημειώσεις { $digits }
view-board-given = δοσμένο { $digit }
view-board-entered = γραμμένο { $digit }
view-board-fog = στην ομίχλη
view-board-solution = λύση { $digit }
view-board-wrong = διαφέρει από τη λύση
view-board-place = γραμμή { $row }, στήλη { $column }
view-board-clue = { $name } { $clue }
view-board-towards = προς { $cell }
view-paused = Σε παύση
    .hint = Ο πίνακας είναι κρυφός. Πατήστε Space για συνέχεια.

# Legend of the marks of a step.
view-legend-strong = αληθεύει τουλάχιστον ένα
view-legend-weak = αληθεύει το πολύ ένα
view-legend-along = το ένα συνεπάγεται το άλλο
view-legend-placed = τοποθετείται σε αυτό το βήμα
view-legend-struck = αποκλείεται σε αυτό το βήμα
view-legend-houses = μονάδες του βήματος
view-legend-differing = διαφέρει μεταξύ λύσεων
view-legend-smallest = μικρότερη διαφορά
view-legend-settling = δίνει μοναδική λύση
view-legend-settling-together = μαζί δίνουν μοναδική λύση
view-legend-conflicting = ένδειξη της αντίφασης
view-legend-conflicting-rule = κανόνας της αντίφασης

# The tools.
view-tools-find = Εύρεση εργαλείου
view-tools-none-found = Δεν βρέθηκαν εργαλεία.
view-tools-place = Βασικά
view-tools-handy = Γρήγορη πρόσβαση
view-tools-kept = { $name }, καρφιτσωμένο
view-tools-recent = { $name }, γρήγορη πρόσβαση
view-tools-refused = Όχι σε αυτόν τον πίνακα: { $reason }.
view-tools-key = Το { $key } επιλέγει το εργαλείο, γιατί το { $symbol } είναι ψηφίο αυτού του πίνακα.
view-tools-all-grids = Κρατήστε Ctrl για εφαρμογή σε όλα τα πλέγματα.
view-tools-brushes = Πατήστε ξανά { $key } για εναλλαγή: { $brushes }.
# Two options of a tool; the first may be such a pair itself.
view-tools-and = { $first } και { $second }
view-tools-advance = Επόμενο κελί
view-tools-symmetry = Συμμετρία δοσμένων
view-tools-symmetry-refused = Δεν είναι δυνατό: { $reason }.
view-tools-wanted = { $count ->
        [one] { $number } κελί που απαιτεί η συμμετρία είναι κενό
       *[other] { $number } κελιά που απαιτεί η συμμετρία είναι κενά
    }
view-tools-fill = Συμπλήρωση από τη λύση
view-tools-add-grid = + Νέο πλέγμα
view-tools-duplicate-grid = Αντίγραφο πλέγματος
view-tools-delete-grid = Διαγραφή πλέγματος
view-width-tools = Πλάτος του πλαισίου εργαλείων
view-width-facts = Πλάτος της πλευρικής στήλης

# The puzzle, its rules and the settings of one.
view-puzzle = Γρίφος
view-puzzle-title = Τίτλος
    .none = Γρίφος χωρίς τίτλο
view-puzzle-author = Δημιουργός
    .none = Το όνομά σας
view-side-rules = Κανόνες · { $number }
view-side-publication = Γρίφος
view-publication-rules = Κείμενο κανόνων
    .none = Οι κανόνες με δικά σας λόγια
view-publication-automatic = Αυτόματο κείμενο
view-publication-one-text = Γραφή ως ένα κείμενο
view-publication-reset = Επαναφορά
view-publication-sentence = Κείμενο κανόνων: { $name }
    .none = Παραλείπεται
view-publication-origin = Προέλευση
view-publication-source = Πηγή
view-publication-link = Σύνδεσμος
view-publication-date = Ημερομηνία
view-publication-tags = Ετικέτες, χωρισμένες με κόμμα
view-publication-solution = Λύση
    .none = Δεν έχει αποθηκευτεί λύση.
    .same = Αποθηκευμένη· είναι η λύση που βρέθηκε.
    .kept = Αποθηκευμένη.
view-publication-store = Αποθήκευση λύσης
view-publication-remove = Αφαίρεση
view-publication-message = Μήνυμα μετά τη λύση
    .none = Εμφανίζεται σε όσους λύσουν τον γρίφο
view-publication-notes = Σημειώσεις
    .none = Για τον συντάκτη· δεν εκτυπώνονται ποτέ
view-publication-unread = { $count ->
    [one] 1 μέρος του αρχείου δεν έγινε κατανοητό
   *[other] { $number } μέρη του αρχείου δεν έγιναν κατανοητά
}
view-publication-settle = Τακτοποιήθηκε
view-publication-settle-all = Τακτοποίηση όλων
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } πλέγματα { $size } × { $size }
view-rules-none = Κανένας κανόνας ακόμη. Επιλέξτε εργαλείο και σχεδιάστε στον πίνακα.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, ανενεργός
view-rule-place-off = { $place } · ανενεργός
view-rule-switch-off = Απενεργοποίηση: { $name }
view-rule-switch-on = Ενεργοποίηση: { $name }
view-rule-locked = { $rule }, κλειδωμένος
view-rule-unlock = Ξεκλείδωμα: { $name }
view-rule-name = Όνομα κανόνα
view-rule-name-hint = Όνομα (προαιρετικό)
view-rule-group = { $count ->
    [one] Ομάδα { $name }, { $count } κανόνας
   *[other] Ομάδα { $name }, { $count } κανόνες
}
view-rule-group-quantified = { $name } ({ $quantifier })
view-rule-group-count = { $count }
view-rule-group-name = Όνομα ομάδας
view-rule-group-hint = Κλικ για επιλογή όλης της ομάδας, διπλό κλικ για μετονομασία
view-rule-kind-hint = Κλικ για επιλογή όλων των κανόνων αυτού του είδους
view-rule-kind-fold = Κανόνες είδους { $name }
view-rule-colour = Χρώμα
view-colour-sand = Άμμος
view-colour-green = Πράσινο
view-colour-blue = Μπλε
view-colour-violet = Μοβ
view-colour-rose = Ροζ
view-colour-grey = Γκρι
view-jigsaw = Ακανόνιστο
view-jigsaw-done = Και οι { $size } περιοχές έχουν από { $size } κελιά και είναι συνεκτικές.

# Candidates in the open cells.
view-candidates = Υποψήφια
view-candidates-none = Κανένα
view-candidates-possible = Δυνατά
view-candidates-counted = Με πλήθος
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Πόσες λύσεις μένουν αν δοθεί το ψηφίο: με 1 ο γρίφος έχει μοναδική λύση. Όσο πιο σκούρο ένα κελί, τόσο περισσότερο περιορίζει τον γρίφο ένα δοσμένο εκεί.
view-candidates-keep-looking = Συνέχιση
view-candidates-stop = Διακοπή
view-candidates-unfinished = Διορθώστε πρώτα τις περιοχές.
view-candidates-running = Αναζήτηση… { $count ->
    [one] { $number } εικασία
   *[other] { $number } εικασίες
} · { $time }
view-candidates-waiting = Αναμονή για το τέλος του ελέγχου.
view-candidates-no-solution = Κανένα: ο γρίφος δεν έχει λύση.
view-candidates-solved = Ένα υποψήφιο ανά κελί
view-candidates-digits = { $count ->
    [one] { $count } ψηφίο σε { $cells }
   *[other] { $count } ψηφία σε { $cells }
}
# The number of cells with these digits.
view-candidates-open = { $count ->
    [one] { $number } κενό κελί
   *[other] { $number } κενά κελιά
}
view-candidates-unknown = Άγνωστα: { $reason } μετά από { $time }.

# The verdict.
view-verdict = Αποτέλεσμα: { $words }
    .hint = Το αποτέλεσμα ελέγχου για τον τρέχοντα γρίφο· κλικ για εμφάνιση της πλευρικής στήλης
view-verdict-short-unfinished = Ημιτελείς περιοχές
view-verdict-short-unique = Μία λύση
view-verdict-short-disagree = Οι μηχανές διαφωνούν
view-verdict-short-unknown = Άγνωστο
view-verdict-checking = Έλεγχος…
view-verdict-running = Αναζήτηση λύσεων…
view-verdict-several = Πολλές λύσεις
view-verdict-none = Καμία λύση
view-verdict-unread = { $count ->
    [one] Μόνο για τους κανόνες που έγιναν κατανοητοί· 1 μέρος του αρχείου δεν έγινε
   *[other] Μόνο για τους κανόνες που έγιναν κατανοητοί· { $number } μέρη του αρχείου δεν έγιναν
}
view-verdict-unique = Ακριβώς μία λύση
view-verdict-unfinished = Οι περιοχές δεν είναι ακόμη έτοιμες
    .detail = Κάθε περιοχή χρειάζεται τόσα κελιά όσα είναι τα ψηφία. Τότε ο γρίφος μπορεί να ελεγχθεί.
view-verdict-sparse = Όχι ακόμη μοναδική λύση
    .detail = Αναμενόμενο με τόσο λίγες ενδείξεις
view-verdict-disagree = Οι μηχανές διαφωνούν
    .detail = Μία από αυτές κάνει λάθος εξαιτίας σφάλματος του Gridwright. Παρακαλούμε αναφέρετέ το.
view-verdict-out-of-time = Άγνωστο: έληξε ο χρόνος
    .detail = Τίποτα δεν αποδείχθηκε μέσα σε { $time }.
view-verdict-stopped = Άγνωστο: διακόπηκε
    .detail = Ο έλεγχος διακόπηκε μετά από { $time }.
view-verdict-failed = Ο έλεγχος απέτυχε
    .detail = Η μηχανή απέτυχε: { $reason }
view-verdict-holding = { $group } ({ $quantifier }): στη λύση ισχύουν { $rules }
    .none = κανένας κανόνας
view-verdict-holding-rule = { $name } ({ $place })
view-verdict-guesses = { $count ->
        [0] μηχανή: καμία εικασία
        [1] μηχανή: 1 εικασία
       *[other] μηχανή: { $number } εικασίες
    }
view-advice-clash = Τα δοσμένα με κόκκινο συγκρούονται μεταξύ τους ή με κάποιον κανόνα. Αλλάξτε ή σβήστε ένα.
view-advice-rules = Τα δοσμένα και οι κανόνες δεν έχουν κοινή λύση, αν και κανένα ζεύγος δοσμένων δεν συγκρούεται.
    .ways = Αναιρέστε το τελευταίο βήμα, σβήστε ένα δοσμένο για το οποίο δεν είστε βέβαιοι ή απενεργοποιήστε έναν κανόνα με το εικονίδιο του ματιού.
view-advice-givens = Αυτά τα δοσμένα δεν έχουν λύση, αν και κανένα ζεύγος τους δεν συγκρούεται.
    .ways = Αναιρέστε το τελευταίο βήμα ή σβήστε ένα δοσμένο για το οποίο δεν είστε βέβαιοι.
view-verdict-hide = Απόκρυψη
view-verdict-compare = Σύγκριση
view-verdict-cancel = Ακύρωση
view-verdict-mend = Διόρθωση περιοχών
view-verdict-hide-solution = Απόκρυψη λύσης
view-verdict-show-solution = Εμφάνιση λύσης
view-verdict-why = Γιατί;
view-verdict-undo = Αναίρεση βήματος
view-verdict-check-again = Νέος έλεγχος
view-verdict-keep-trying = Συνέχιση
view-verdict-prove = Απόδειξη

# The answer of an engine, in a line of the verdict.
view-opinion = { $engine }: { $answer }
view-opinion-running = Απόδειξη με ακέραιο πρόγραμμα
view-opinion-agrees = Το ακέραιο πρόγραμμα συμφωνεί
view-opinion-unique = μία λύση
view-opinion-several = πολλές λύσεις
view-opinion-none = καμία λύση
view-opinion-stopped = διακόπηκε
view-opinion-out-of-time = έληξε ο χρόνος
view-opinion-failed = απέτυχε
view-engine-search = Αναζήτηση
view-engine-program = Ακέραιο πρόγραμμα

# Statistics of the engines; each line ends in a number.
view-work = Λεπτομέρειες του ελέγχου
view-work-count = Πλήθος λύσεων
view-work-guesses = Εικασίες
view-work-backtracks = Υπαναχωρήσεις
view-work-houses = Συμπεράσματα από μονάδες
view-work-clauses = Συμπεράσματα από προτάσεις
view-work-sums = Συμπεράσματα από αθροίσματα
view-work-pairs = Συμπεράσματα από ζεύγη
view-work-words = Συμπεράσματα από μοτίβα
view-work-learned = Προτάσεις από μάθηση
view-work-programs = Ακέραια προγράμματα
view-work-rows = Γραμμές στο μεγαλύτερο
view-work-bases = Βάσεις Gröbner

# Counting solutions.
view-count-exactly = { $count ->
    [one] Ακριβώς { $number } λύση
   *[other] Ακριβώς { $number } λύσεις
}
view-count-at-least = { $count ->
    [one] Τουλάχιστον { $number } λύση
   *[other] Τουλάχιστον { $number } λύσεις
}
view-count-two-differ = { $count ->
    [one] οι δύο που φαίνονται διαφέρουν σε { $count } κελί
   *[other] οι δύο που φαίνονται διαφέρουν σε { $count } κελιά
}
view-count-all = όλες μετρήθηκαν σε { $time }
view-count-limit = το όριο επιτεύχθηκε μετά από { $time }
view-count-cancelled = η μέτρηση ακυρώθηκε μετά από { $time }
view-count-out-of-time = ο χρόνος μέτρησης έληξε μετά από { $time }
view-count-failed = η μέτρηση απέτυχε: { $reason }
view-count-differ = { $count ->
        [one] { $count } κελί διαφέρει μεταξύ των λύσεων
       *[other] { $count } κελιά διαφέρουν μεταξύ των λύσεων
    }
view-count-kept = { $count ->
    [one] μπορείτε να δείτε την πρώτη ({ $number })
   *[other] μπορείτε να δείτε τις πρώτες { $number }
}
view-count-found = { $count ->
    [one] βρέθηκε { $number }
   *[other] βρέθηκαν { $number }
}
view-count-bar = Λύσεις που βρέθηκαν σε σχέση με το όριο
view-count-previous = Προηγούμενη
view-count-next = Επόμενη
view-count-marks = Τα σημειωμένα κελιά διαφέρουν μεταξύ των λύσεων· τα έντονα διαφέρουν από τη λύση που εμφανιζόταν πριν
view-count-up-to = Μέτρηση ως
    .name = Μέγιστο πλήθος λύσεων
view-count-start = Μέτρηση…

# How hard the puzzle is.
view-difficulty = Δυσκολία: { $words }
    .stars = Δυσκολία: { $stars } από { $most } αστέρια, { $words }
view-difficulty-unknown = Άγνωστη δυσκολία
view-difficulty-waiting = Αναζήτηση διαδρομής επίλυσης…
view-difficulty-harder = Θέλει προχωρημένες τεχνικές: δείτε τη διαδρομή
view-difficulty-beyond = Πέρα από γνωστές τεχνικές

# The solving path.
view-path = Διαδρομή επίλυσης
view-path-steps = { $count ->
    [one] { $number } βήμα
   *[other] { $number } βήματα
}
view-path-hardest = μέγ. { $number }
view-path-contradiction = Αντίφαση
    .hint = Η διαδρομή τελειώνει με ένα κελί χωρίς υποψήφια, μια μονάδα χωρίς θέση για κάποιο ψηφίο ή έναν κανόνα που παραβιάζεται
view-path-end = Τέλος
    .hint = Η λογική δεν προχωρά πιο πέρα
view-path-end-none = Καμία λύση: εδώ ένα κελί ή μια μονάδα δεν συμπληρώνεται ή παραβιάζεται κανόνας.
view-path-end-of = { $count ->
    [one] Τέλος από { $number } βήμα
   *[other] Τέλος από { $number } βήματα
}
view-path-unsolved = Δεν λύθηκε
    .hint = { $count ->
            [one] Κάθε κελί που μένει έχει τουλάχιστον { $count } υποψήφιο, οπότε θα έπρεπε να μαντέψετε
           *[other] Κάθε κελί που μένει έχει τουλάχιστον { $count } υποψήφια, οπότε θα έπρεπε να μαντέψετε
        }
view-path-up-to = Τεχνικές ως
    .all = Όλες
view-path-printed = Τυπωμένη δυσκολία
    .nothing = Καμία
    .hint = Φύλλα και βιβλία δεν δείχνουν δυσκολία
view-path-lost = Η εύρεση της διαδρομής απέτυχε: { $reason }.
view-path-out-of-time = Η εύρεση της διαδρομής διήρκεσε υπερβολικά πολύ.
view-path-unfinished = Διορθώστε πρώτα τις περιοχές· τότε ο γρίφος μπορεί να λυθεί.
view-path-waiting = Αναζήτηση βημάτων…
view-path-curve = Καμπύλη δυσκολίας: βήμα { $step } από { $count }
view-path-bottleneck = Στένωση: μόνο μία κίνηση
view-path-singles = { $count ->
    [one] { $count } μοναδικό
   *[other] { $count } μοναδικά
}
view-path-step = Βήμα { $step }
view-path-step-of = Βήμα { $step } από { $count }
view-path-solved = Λύθηκε.
view-path-beyond = { $count ->
        [one] Πέρα από αυτές τις τεχνικές: μένει { $number } κελί, με τουλάχιστον { $most } υποψήφια.
       *[other] Πέρα από αυτές τις τεχνικές: μένουν { $number } κελιά, το καθένα με τουλάχιστον { $most } υποψήφια.
    }
view-path-place = Θέση στη διαδρομή

# A hint.
view-hint = Υπόδειξη
view-hint-out-of-time = Δεν βρέθηκε βήμα εγκαίρως.
view-hint-mistakes = { $count ->
        [one] { $number } ψηφίο που γράφτηκε είναι λάθος.
       *[other] { $number } ψηφία που γράφτηκαν είναι λάθος.
    }
view-hint-look = Κοιτάξτε εδώ: { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Εδώ, { $why }: { $result }.
view-hint-solved = Όλα τα κελιά είναι συμπληρωμένα.
view-hint-stuck = Καμία γνωστή τεχνική δεν εφαρμόζεται εδώ.
view-hint-place = Τοποθέτηση
view-hint-show = Εμφάνιση διαδρομής

# The setter's tools and their options.
view-author-thin-out = Αφαίρεση ενδείξεων
    .start = Αφαίρεση τώρα
view-author-redundant = Περιττές ενδείξεις
view-author-explain = Γιατί;
view-author-generate = Δημιουργία
    .start = Δημιουργία τώρα
view-author-derive = Δημιουργία παραλλαγής
    .start = Δημιουργία τώρα
view-author-again = Νέα εκτέλεση
view-author-close = Κλείσιμο πλαισίου
view-author-cancel = Διακοπή
view-author-begins = Έναρξη…
view-author-try = Προσπάθεια { $place } από { $count }
view-author-clues-now = { $count ->
    [one] { $number } ένδειξη τώρα
   *[other] { $number } ενδείξεις τώρα
}
view-author-best = καλύτερο ως τώρα: { $count }
view-author-rated = γρίφοι που δοκιμάστηκαν: { $number }
view-author-questions = { $count ->
        [one] { $number } έλεγχος
       *[other] { $number } έλεγχοι
    }
view-author-seed = Σπόρος
    .hint = Ο ίδιος σπόρος δίνει το ίδιο αποτέλεσμα. Σύρετε, ή κάντε κλικ και πληκτρολογήστε.
view-explain-solutions = Αναζήτηση λύσεων
view-explain-difference = Σύγκριση λύσεων
view-explain-settling = Δοκιμή μεμονωμένων δοσμένων
view-explain-contradiction = Περιορισμός ενδείξεων και κανόνων
view-explain-best = μικρότερο ως τώρα: { $count }
view-scope-board = Όλος ο πίνακας
view-scope-grids = Κάθε πλέγμα
view-wish-symmetry = Συμμετρία
    .name = Συμμετρία των ενδείξεων
view-wish-difficulty = Δυσκολία
    .name = Επιθυμητή δυσκολία
    .any = όποια, ή 3..5
    .hint = Η βαθμολογία του δυσκολότερου βήματος, από και έως: 3..5, 2.6.. ή ..7.1
view-wish-difficulty-any = Όποια
view-wish-difficulty-label = Το δυσκολότερο βήμα έχει βαθμολογία από { $least } έως { $most }
view-wish-difficulty-range = Προσαρμοσμένο εύρος…
view-wish-difficulty-from = Δυσκολότερο βήμα
    .name = Εύρος για το δυσκολότερο βήμα
view-wish-needs = Απαιτεί
    .any = Όποια τεχνική
view-wish-clues = Ενδείξεις
    .name = Επιθυμητό πλήθος ενδείξεων
    .none = Ελάχιστο
view-wish-prefer = Προτίμηση
view-prefer-clues = Λίγες ενδείξεις
    .hint = Όσο το δυνατόν λιγότερες ενδείξεις
view-prefer-givens = Λίγα δοσμένα
    .hint = Όσο το δυνατόν λιγότερα δοσμένα, ιδανικά κανένα, και έπειτα όσο το δυνατόν λιγότερες άλλες ενδείξεις
view-prefer-even = Ίση κατανομή
    .hint = Δοσμένα κατανεμημένα όσο πιο ομοιόμορφα γίνεται σε γραμμές, στήλες και κουτιά
view-wish-tries = Προσπάθειες
view-wish-limit = Διακοπή μετά
    .hint = Σε μεγάλους πίνακες οι τελευταίες ενδείξεις αργούν· παίρνετε ό,τι έχει επιτευχθεί ως τότε
view-limit-none = Χωρίς όριο
view-limit-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
view-limit-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
view-loose-rules = Αφαίρεση και κανόνων
    .hint = Μια διαγώνιος ή μια επιπλέον περιοχή μπορεί να αποδειχθεί περιττή
view-pins-start = Καρφίτσωμα
view-pins-stop = Τέλος
view-pins-none = Ξεκαρφίτσωμα
view-pins-how = Κάντε κλικ στις ενδείξεις που θα μείνουν, ή μετακινηθείτε σε αυτές με τα βέλη και πατήστε Space.
view-pins-count = { $count ->
    [one] { $number } ένδειξη είναι καρφιτσωμένη και θα μείνει.
   *[other] { $number } ενδείξεις είναι καρφιτσωμένες και θα μείνουν.
}
view-generate = Τι θα δημιουργηθεί
view-generate-board = Αυτός ο πίνακας
    .hint = Ο πίνακας και οι κανόνες μένουν· δημιουργούνται νέα δοσμένα
view-generate-cells = Ίδιο μοτίβο δοσμένων
    .hint = Ο πίνακας, οι κανόνες και τα κελιά των δοσμένων μένουν· δημιουργούνται νέα ψηφία
view-from-zero = Ψηφία από το 0
view-thin-marks = Αφαίρεση και σημαδιών
    .hint = Μετά τις ενδείξεις, αφαίρεση των κλουβιών, γραμμών και άλλων σημαδιών που δεν χρειάζονται
view-mixed-with = Μαζί με
view-mixed-and = και με
view-mixed-kind = Είδος { $number } του μείγματος
view-mixed-nothing = Κανένα
view-derive-places = Αναδιάταξη κελιών
view-derive-digits = Μετονομασία ψηφίων
# Sizes and layouts of generated puzzles; English uses the names of the command line.
view-kind-classic = Κλασικό
view-kind-shidoku = Σιντόκου (4×4)
view-kind-roku = Ρόκου (6×6)
view-kind-hachi = Χάτσι (8×8)
view-kind-juuni = Τζούνι (12×12)
view-kind-super = Supersudoku (16×16)
view-kind-latin = Λατινικό τετράγωνο
view-kind-jigsaw = Ακανόνιστο
view-kind-twin = Δίδυμο
view-kind-chain = Διαγώνια αλυσίδα
view-kind-samurai = Σαμουράι
view-kind-sohei = Σοχέι
view-kind-windmill = Ανεμόμυλος
view-kind-butterfly = Πεταλούδα
view-kind-flower = Λουλούδι

# Results of the setter's tools.
view-result-time = Χρόνος: { $time }.
view-result-select = Κλικ για επιλογή των κελιών
view-result-apply = Εφαρμογή
view-result-discard = Απόρριψη
view-result-another = Άλλη δοκιμή
view-result-back = Πίσω
view-result-thin-out = Αφαίρεση…
view-result-unique = Υπάρχει ακριβώς μία λύση
    .detail = Δεν υπάρχει κάτι για εξήγηση.
view-result-cancelled = Ακυρώθηκε
    .detail = Ο γρίφος δεν άλλαξε.
view-result-refused = Δεν είναι δυνατό
view-needed = Κάθε ένδειξη χρειάζεται
    .detail = Η αφαίρεση οποιασδήποτε από αυτές θα έδινε πολλές λύσεις.
view-redundant = { $count ->
    [one] { $count } ένδειξη δεν χρειάζεται
   *[other] { $count } ενδείξεις δεν χρειάζονται
}
    .detail = { $count ->
            [1] Είναι σημειωμένη στον πίνακα· χωρίς αυτήν η λύση μένει μοναδική. Κάθε ένδειξη με κουκκίδα χρειάζεται.
           *[other] Είναι σημειωμένες στον πίνακα. Χωρίς οποιαδήποτε από αυτές η λύση μένει μοναδική, ίσως όμως όχι χωρίς δύο. Κάθε ένδειξη με κουκκίδα χρειάζεται.
        }
view-several-count = { $count ->
    [one] { $number } λύση συνολικά
   *[other] { $number } λύσεις συνολικά
}
view-several-open = { $count ->
        [one] { $number } κελί διαφέρει μεταξύ των λύσεων.
       *[other] { $number } κελιά διαφέρουν μεταξύ των λύσεων.
    }
    .at-least = { $count ->
            [one] Τουλάχιστον { $number } κελί διαφέρει μεταξύ των λύσεων· ο χρόνος έληξε πριν βρεθούν όλα.
           *[other] Τουλάχιστον { $number } κελιά διαφέρουν μεταξύ των λύσεων· ο χρόνος έληξε πριν βρεθούν όλα.
        }
view-several-smallest = Η μικρότερη αμφισημία που βρέθηκε, σε πλαίσιο: { $cells }.
view-several-select = Επιλογή των κελιών στο πλαίσιο
view-settling-marks = { $count ->
        [one] Και { $count } σημάδι ή κανόνας θα έκανε τη λύση μοναδική:
       *[other] Και καθένα από { $count } σημάδια και κανόνες θα έκανε τη λύση μοναδική:
    }
view-settling-mark-hint = Κλικ για προσθήκη στον πίνακα
view-settling-none = Κανένα δοσμένο από μόνο του δεν κάνει τη λύση μοναδική.
view-settling-digits = { $count ->
        [one] Οποιοδήποτε από τα μικρά ψηφία στον πίνακα κάνει τη λύση μοναδική: { $number } ψηφίο σε { $cells }.
       *[other] Οποιοδήποτε από τα μικρά ψηφία στον πίνακα κάνει τη λύση μοναδική: { $number } ψηφία σε { $cells }.
    }
# The number of cells with these digits.
view-settling-cells = { $count ->
    [one] { $number } κελί
   *[other] { $number } κελιά
}
view-settling-given = { $digit } στο { $cell }
view-settling = { $count ->
        [1] Αν προστεθεί αυτό, η λύση γίνεται μοναδική: { $givens }.
       *[other] Αν προστεθούν αυτά, η λύση γίνεται μοναδική: { $givens }.
    }
view-settling-select = Επιλογή { $givens }
view-settling-place = Προσθήκη
view-settling-place-all = Προσθήκη όλων
view-blame-none = Ο πίνακας δεν μπορεί να συμπληρωθεί
    .detail = Δεν φταίει καμία ένδειξη και κανένας κανόνας.
view-blame-one = Αυτό είναι αδύνατο
    .detail = Αντιφάσκει με τον πίνακα από μόνο του.
view-blame-several = Αυτά αντιφάσκουν μεταξύ τους
    .detail = Αν παραλειφθεί οποιοδήποτε από αυτά, τα υπόλοιπα έχουν λύση.
    .fewer = Ίσως δεν χρειάζονται όλα αυτά για την αντίφαση· ο χρόνος έληξε πριν ελεγχθούν όλα.
