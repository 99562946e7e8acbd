# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = Διαγραφή από όλα τα πλέγματα: { $rule }
tell-all-grids-add-all-grids = Προσθήκη σε όλα τα πλέγματα: { $rule }
tell-all-grids-put-on-all-grids = Σε όλα τα πλέγματα: { $rule }

### asked
tell-asked-no-thread-could-started = δεν μπόρεσε να ξεκινήσει νήμα: { $error }

### author
tell-author-number-clues-number-or = Το πλήθος ενδείξεων πρέπει να είναι αριθμός ή τίποτα
tell-author-no-tool-author-open = Κανένα εργαλείο του δημιουργού δεν είναι ανοιχτό
tell-author-at-work = Εργάζεται
tell-author-type-some-givens-first = Γράψτε πρώτα μερικά δοσμένα: οι θέσεις τους κρατιούνται
tell-author-let-cells-or-digits = Αφήστε να αλλάξουν κελιά ή ψηφία
tell-author-mark = Το σημάδι { $clue }
tell-author-rule = Ο κανόνας { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] Αντιφάσκει με τη λύση που είχε πριν ο γρίφος: { $first }.
       *[other] Αντιφάσκουν με τη λύση που είχε πριν ο γρίφος: { $first } και { $more } ακόμη.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Καμία ένδειξη δεν αφαιρείται.
        [one] Αφαιρείται { $number } ένδειξη.
       *[other] Αφαιρούνται { $number } ενδείξεις.
    }
tell-proposal-givens-go-small-grey = Τα δοσμένα που φεύγουν είναι μικρά και γκρι στον πίνακα.
tell-proposal-where-digits-beside-grid = Όπου φεύγουν ψηφία δίπλα σε πλέγμα, η θέση τους είναι χρωματισμένη.
tell-proposal-rules-taken = { $count ->
        [one] Αφαιρείται { $number } κανόνας: { $rules }.
       *[other] Αφαιρούνται { $number } κανόνες: { $rules }.
    }
tell-proposal-no-clue-can-go = Καμία ένδειξη δεν μπορεί να φύγει: χωρίς οποιαδήποτε υπάρχουν πολλές λύσεις.
tell-proposal-more-could-go-was = Θα μπορούσαν να φύγουν κι άλλες: δεν ζητήθηκε ή δεν αποδείχθηκε.
tell-proposal-thin-out = { $count ->
        [one] Αραίωση σε { $number } ένδειξη
       *[other] Αραίωση σε { $number } ενδείξεις
    }
tell-proposal-left = { $count ->
        [one] Μένει { $number } ένδειξη
       *[other] Μένουν { $number } ενδείξεις
    }
tell-proposal-generate = { $count ->
        [one] Δημιουργία γρίφου με { $number } ένδειξη
       *[other] Δημιουργία γρίφου με { $number } ενδείξεις
    }
tell-proposal-of-clues = { $count ->
        [one] Γρίφος με { $number } ένδειξη
       *[other] Γρίφος με { $number } ενδείξεις
    }
tell-proposal-derive-another-puzzle = Παραγωγή άλλου γρίφου
tell-proposal-its-solutions-correspond-those = Οι λύσεις του αντιστοιχούν στις πρώτες και είναι εξίσου δύσκολος· κανείς δεν βλέπει ότι είναι ο ίδιος.
tell-proposal-another-puzzle = Άλλος γρίφος
tell-proposal-hardest = Δυσκολότερο βήμα: { $technique }, { $number }.
tell-proposal-nearest = Δεν βρέθηκε εγκαίρως γρίφος με την επιθυμητή διαδρομή· αυτός είναι ο πλησιέστερος.
tell-both = { $first } · { $second }
tell-proposal-variation = παραλλαγή { $seed }
tell-proposal-checked = { $count ->
        [one] { $number } έλεγχος
       *[other] { $number } έλεγχοι
    }

### work
tell-work-no-other-puzzle-can = Από αυτόν τον γρίφο δεν παράγεται άλλος.

### draft
tell-draft-line = { $file }, γραμμή { $line }
tell-draft-change-title = Αλλαγή τίτλου
tell-draft-change-subtitle = Αλλαγή υποτίτλου
tell-draft-change-author = Αλλαγή δημιουργού
tell-draft-change-language = Αλλαγή γλώσσας
tell-draft-change-credits = Αλλαγή συντελεστών
tell-draft-change-copyright = Αλλαγή πνευματικών δικαιωμάτων
tell-draft-change-words-on-back = Αλλαγή κειμένου οπισθοφύλλου
tell-draft-change-head-pages = Αλλαγή κεφαλίδας
tell-draft-change-foot-pages = Αλλαγή υποσέλιδου
tell-draft-change-link = Αλλαγή συνδέσμου
tell-draft-change-typeface = Αλλαγή γραμματοσειράς
tell-draft-change-font = Αλλαγή δικής σας γραμματοσειράς
tell-draft-change-semibold-font = Αλλαγή ημίμαυρης γραμματοσειράς
tell-draft-change-picture-on-cover = Αλλαγή εικόνας εξωφύλλου
tell-draft-change-picture-on-back = Αλλαγή εικόνας οπισθοφύλλου
tell-draft-change-whom-made-for = Αλλαγή προορισμού εκτύπωσης
tell-draft-change-paper = Αλλαγή χαρτιού
tell-draft-turn-paper = Στροφή χαρτιού
tell-draft-change-margins = Αλλαγή περιθωρίων
tell-draft-change-gutter = Αλλαγή περιθωρίου ράχης
tell-draft-change-bleed = Αλλαγή ξακρίσματος
tell-draft-change-puzzles-page = Αλλαγή γρίφων ανά σελίδα
tell-draft-change-cover = Αλλαγή εξωφύλλου
tell-draft-change-rules-page = Αλλαγή σελίδας κανόνων
tell-draft-change-rules-below-puzzles = Αλλαγή κανόνων κάτω από γρίφους
tell-draft-change-answers = Αλλαγή λύσεων
tell-draft-change-page-numbers = Αλλαγή αριθμών σελίδων
tell-draft-change-title-on-every = Αλλαγή τίτλου σε κάθε σελίδα
tell-draft-change-first-number = Αλλαγή πρώτου αριθμού
tell-draft-change-size-print = Αλλαγή μεγέθους γραμμάτων
tell-draft-change-lines-for-notes = Αλλαγή γραμμών για σημειώσεις
tell-draft-change-dots-for-candidates = Αλλαγή κουκκίδων υποψηφίων
tell-draft-change-cell-marks = Αλλαγή σημειώσεων κελιών
tell-draft-change-ink = Αλλαγή μελανιού
tell-draft-change-whom-for = Αλλαγή κοινού
tell-draft-change-stars = Αλλαγή αστεριών
tell-draft-change-contents = Αλλαγή περιεχομένων
tell-draft-change-pages-answers = Αλλαγή σελίδων λύσεων
tell-draft-change-order-on-pages = Αλλαγή σειράς στις σελίδες
tell-draft-change-inks = Αλλαγή μελανιών
tell-draft-change-printing-condition = Αλλαγή συνθήκης εκτύπωσης
tell-draft-change-thickness-paper = Αλλαγή πάχους χαρτιού
tell-draft-change-order-sheets = Αλλαγή σειράς φύλλων
tell-draft-change-marks = Αλλαγή σημαδιών
tell-draft-change-folding = Αλλαγή δίπλωσης
tell-draft-change-booklet = Αλλαγή βιβλίου

### booklet
tell-booklet-untitled-booklet = Βιβλίο χωρίς τίτλο
tell-booklet-move = Μετακίνηση «{ $title }»
tell-booklet-move-section = Μετακίνηση της ενότητας «{ $title }»
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Μετακίνηση { $count } γρίφου
       *[other] Μετακίνηση { $count } γρίφων
    }
tell-booklet-remove = Αφαίρεση «{ $title }»
tell-booklet-rename = Μετονομασία σε «{ $title }»
tell-booklet-remove-several = { $count ->
    [one] Αφαίρεση { $count } γρίφου
   *[other] Αφαίρεση { $count } γρίφων
}
tell-booklet-kept-setup = Διάταξη σελίδας «{ $name }»
tell-booklet-usual-setup = Η συνηθισμένη διάταξη σελίδας
tell-booklet-batch-stopped = Διακόπηκε· έτοιμοι και προστέθηκαν: { $number } από { $of }
tell-booklet-batch-astray = Προστέθηκαν: { $number }· με άλλη διαδρομή από την επιθυμητή, που δεν βρέθηκε εγκαίρως: { $astray }
tell-setups-kept = Η διάταξη σελίδας «{ $name }» φυλάχτηκε· με αυτήν αρχίζει το επόμενο νέο βιβλίο
tell-setups-not-kept = Η διάταξη σελίδας δεν μπόρεσε να φυλαχτεί
tell-setups-deleted = Η διάταξη σελίδας «{ $name }» διαγράφηκε
tell-setups-not-deleted = Η διάταξη σελίδας δεν μπόρεσε να διαγραφεί
tell-booklet-take-setup = Διάταξη σελίδας όπως στο { $name }
tell-booklet-change-difficulty = Αλλαγή δυσκολίας «{ $title }»
tell-booklet-change-number = Αλλαγή αριθμού «{ $title }»
tell-booklet-change-section = Αλλαγή ενότητας «{ $title }»
tell-booklet-change-picture = Αλλαγή εικόνας «{ $title }»
tell-booklet-change-stars = Αλλαγή αστεριών «{ $title }»
tell-booklet-change-link = Αλλαγή συνδέσμου «{ $title }»
tell-booklet-change-rules = Αλλαγή κανόνων «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] { $number } στοιχείο του βιβλίου δεν διαβάστηκε
       *[other] { $number } στοιχεία του βιβλίου δεν διαβάστηκαν
    }
tell-booklet-files-saved = Αποθηκεύτηκε: { $path }
tell-booklet-files-booklet-could-not-saved = Το βιβλίο δεν μπόρεσε να αποθηκευτεί
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Προσθήκη { $number } γρίφου
       *[other] Προσθήκη { $number } γρίφων
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] Προστέθηκε { $number } γρίφος
       *[other] Προστέθηκαν { $number } γρίφοι
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] Προστέθηκε { $number } γρίφος· δεν διαβάστηκαν { $bad }
       *[other] Προστέθηκαν { $number } γρίφοι· δεν διαβάστηκαν { $bad }
    }
tell-booklet-files-pages-could-not-made = Οι σελίδες δεν μπόρεσαν να γίνουν: { $why }
tell-booklet-files-batch-cancelled = Η δημιουργία διακόπηκε· δεν γράφτηκε γρίφος
tell-booklet-files-exported = Εξαγωγή: { $path }
tell-booklet-files-export-was-cancelled-no = Η εξαγωγή ακυρώθηκε· δεν γράφτηκε αρχείο

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Αντιγράφηκε { $number } κελί
       *[other] Αντιγράφηκαν { $number } κελιά
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Αποκόπηκε { $number } κελί
       *[other] Αποκόπηκαν { $number } κελιά
    }
tell-cells-select-cell-where-copied = Επιλέξτε το κελί όπου θα αρχίσουν τα αντιγραμμένα
tell-cells-cell-paste-cells = { $count ->
        [one] Επικόλληση { $number } κελιού
       *[other] Επικόλληση { $number } κελιών
    }
tell-cells-rules = { $count ->
        [one] { $count } κανόνας
       *[other] { $count } κανόνες
    }
tell-cells-rules-copied = Αντιγράφηκαν: { $rules }
tell-cells-rules-cut = Αποκόπηκαν: { $rules }
tell-cells-rules-pasted = Επικόλληση: { $rules }
tell-cells-board-no-place-for = Ο πίνακας δεν έχει εκεί χώρο για τα αντιγραμμένα κελιά
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } κελί δεν χωρούσε στον πίνακα και έμεινε έξω
       *[other] { $number } κελιά δεν χωρούσαν στον πίνακα και έμειναν έξω
    }
tell-cells-cell-move-cells = { $count ->
        [one] Μετακίνηση { $number } κελιού
       *[other] Μετακίνηση { $number } κελιών
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Στροφή { $number } κελιού
       *[other] Στροφή { $number } κελιών
    }
tell-cells-shapes-not-taken = Τα σχήματα περιοχών παραλείφθηκαν ({ $number }): εκεί δεν υπάρχει ακανόνιστο πλέγμα με περιοχές τόσων κελιών
tell-cells-board-ends-there = Ο πίνακας τελειώνει εκεί
tell-cells-rule-no-place = ο κανόνας { $number } ({ $name }) δεν έχει θέση εκεί

### check
tell-check-its-solution-breaks-rule = η λύση του παραβιάζει κανόνα του γρίφου

### clipboard
tell-clipboard-select-cells-cut-first = Επιλέξτε πρώτα τα κελιά ή τους κανόνες προς αποκοπή
tell-clipboard-there-no-text-clipboard = Δεν υπάρχει κείμενο στο πρόχειρο
tell-clipboard-what-was-pasted-no = Ό,τι επικολλήθηκε δεν είναι γρίφος
tell-clipboard-there-nothing = Δεν έχει τίποτα μέσα.
tell-clipboard-take-what-was-pasted = Λήψη όσων επικολλήθηκαν
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } κανόνας δεν ταιριάζει στον πίνακα και έμεινε έξω
       *[other] { $count } κανόνες δεν ταιριάζουν στον πίνακα και έμειναν έξω
    }
tell-clipboard-copied = Αντιγράφηκε: { $format }
tell-clipboard-copied-solution-too = Αντιγράφηκε: { $format }, μαζί με τη λύση, ώστε οι λύτες να μάθουν πότε τελείωσαν
tell-clipboard-puzzle-could-not-copied = Ο γρίφος δεν μπόρεσε να αντιγραφεί
tell-clipboard-copied-picture-board = Αντιγράφηκε: μια εικόνα του πίνακα
tell-clipboard-copied-picture-solution = Αντιγράφηκε: μια εικόνα της λύσης
tell-clipboard-link-too-long-for = Ο σύνδεσμος είναι πολύ μεγάλος για τον περιηγητή· αντιγράψτε τον
tell-clipboard-opened-browser = Άνοιξε στον περιηγητή
tell-clipboard-no-browser = Δεν βρέθηκε περιηγητής· ο σύνδεσμος αντιγράφηκε
tell-clipboard-puzzle-could-not-opened = Ο γρίφος δεν μπόρεσε να ανοίξει εκεί
tell-clipboard-open-board-other-digits = Ο ανοιχτός πίνακας έχει άλλα ψηφία
tell-clipboard-there-givens-where-open = Υπάρχουν δοσμένα εκεί όπου ο ανοιχτός πίνακας δεν έχει κελιά
tell-clipboard-there-neither-givens-nor = Δεν έχει ούτε δοσμένα ούτε κανόνες για αυτόν τον πίνακα

### count
tell-count-its-solution-breaks-rule = η λύση του παραβιάζει κανόνα του γρίφου

### document
tell-document-untitled-puzzle = Γρίφος χωρίς τίτλο
tell-document-no-rule-selected = Δεν έχει επιλεγεί κανόνας
tell-document-there-only-one-grid = Υπάρχει μόνο ένα πλέγμα
tell-document-only-rules-for-whole = Μόνο κανόνες για ολόκληρο πλέγμα μπορούν να μπουν σε όλα

### edits
tell-edits-all-grids-fits-have = Όλα τα πλέγματα όπου ταιριάζει έχουν ήδη τον κανόνα

### examples
tell-examples-plain-boards = Απλοί πίνακες
tell-examples-classic = Κλασικό
tell-examples-jigsaw = Ακανόνιστο
tell-examples-latin-square = Λατινικό τετράγωνο
tell-examples-four-pyramids-mirrored = Τέσσερις πυραμίδες, κατοπτρικά
tell-examples-decoration = Διακόσμηση
tell-examples-sizes = Μεγέθη
tell-examples-shidoku = Σιντόκου, 4 × 4
tell-examples-roku = Ρόκου, 6 × 6
tell-examples-hachi = Χάτσι, 8 × 8
tell-examples-juuni = Τζούνι, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Γίγαντας, 25 × 25
tell-examples-layouts = Διατάξεις
tell-examples-samurai-grids = Σαμουράι, 5 πλέγματα
tell-examples-samurai-five-kinds = Σαμουράι πέντε ειδών
tell-examples-twin-grids = Δίδυμο, 2 πλέγματα
tell-examples-sohei-grids = Σοχέι, 4 πλέγματα
tell-examples-chain-grids = Αλυσίδα 3 πλεγμάτων
tell-examples-windmill-grids = Ανεμόμυλος, 5 πλέγματα
tell-examples-butterfly-grids = Πεταλούδα, 4 πλέγματα
tell-examples-flower-grids = Λουλούδι, 5 πλέγματα

### files
tell-files-fonts = Γραμματοσειρές
tell-files-pictures = Εικόνες
tell-files-puzzles = Γρίφοι
tell-files-open-puzzles = Άνοιγμα γρίφων
tell-files-save-puzzle = Αποθήκευση του γρίφου
tell-files-gridwright-puzzle = Γρίφος του Gridwright
tell-files-export-puzzle = Εξαγωγή του γρίφου, χωρίς τη λύση, ως .png, .svg ή .pdf
tell-files-export-solution = Εξαγωγή της λύσης ως .png, .svg ή .pdf
tell-files-export-both = Εξαγωγή του γρίφου και της λύσης ως .png, .svg ή .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-λύση
tell-files-name-both = { $name }-με-λύση
tell-files-key-sheet = Τα πλήκτρα σε φύλλο
tell-files-picture-or-page = Εικόνα ή σελίδα
tell-files-open-booklet = Άνοιγμα βιβλίου
tell-files-batch = Το αρχείο των νέων γρίφων
tell-files-lines = Γρίφοι του Gridwright, ένας ανά γραμμή
tell-files-take-setup = Διάταξη σελίδας άλλου βιβλίου
tell-files-save-booklet = Αποθήκευση του βιβλίου
tell-files-gridwright-booklet = Βιβλίο του Gridwright
tell-files-add-puzzles-booklet = Προσθήκη γρίφων στο βιβλίο
tell-files-export-booklet = Εξαγωγή του βιβλίου
tell-files-pdf-file = Αρχείο PDF
tell-files-choose-font = Επιλογή γραμματοσειράς
tell-files-choose-picture = Επιλογή εικόνας
tell-files-name-must-end-png = { $path }: το όνομα πρέπει να τελειώνει σε .png, .svg ή .pdf

### flow
tell-flow-puzzle-was-closed-before = Ο γρίφος είχε κλείσει πριν
tell-flow-open-another-tab-close = Το { $path } είναι ανοιχτό σε άλλη καρτέλα. Κλείστε πρώτα εκείνη.
tell-flow-puzzle-could-not-saved = Δεν ήταν δυνατή η αποθήκευση του γρίφου
tell-newer-not-watched = Δεν είναι βέβαιο αν αλλάζουν τα ανοιχτά αρχεία: { $reason }
tell-newer-open-elsewhere = Το { $path } είναι ανοιχτό και σε άλλο Gridwright
tell-newer-gone = Το { $path } δεν υπάρχει πια: άλλο πρόγραμμα το διέγραψε ή το μετακίνησε. Η αποθήκευση το γράφει ξανά.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Αποθηκεύτηκε: { $path }
tell-flow-another-file-being-written = Γράφεται άλλο αρχείο
tell-flow-exported = Εξήχθη: { $path }
tell-flow-exported-puzzle = Εξήχθη ο γρίφος: { $path }
tell-flow-exported-solution = Εξήχθη η λύση: { $path }
tell-flow-exported-both = Εξήχθη ο γρίφος με τη λύση: { $path }
tell-flow-exported-font-no-empty = Εξήχθη: { $path }· η γραμματοσειρά δεν έχει «{ $missing }», στη θέση τους υπάρχουν κενά πλαίσια
tell-flow-puzzle-could-not-exported = Δεν ήταν δυνατή η εξαγωγή του γρίφου
tell-flow-sheet-could-not-be-written = Το φύλλο δεν γράφτηκε
tell-flow-another-file-dialog-open = Είναι ανοιχτός άλλος διάλογος αρχείων

### looks
tell-looks-less = Το παράθυρο χωρά { $real } %: θα γίνει { $scale } % όταν μεγαλώσει

### browsing
tell-browser-folder-could-not-made = Ο φάκελος δεν δημιουργήθηκε

### rules
tell-rules-several = { $count } κανόνες
tell-rules-move = Μετακίνηση: { $rule }
tell-rules-duplicate = Αντιγραφή: { $rule }
tell-rules-delete = Διαγραφή: { $rule }
tell-rules-on = Ενεργοποίηση: { $rule }
tell-rules-off = Απενεργοποίηση: { $rule }
tell-rules-only = Μόνο: { $rule }
tell-rules-no-place = Ο πίνακας τελειώνει εκεί, ή ο κανόνας δεν έχει άλλη θέση
tell-rules-group = Ομαδοποίηση: { $rule }
tell-rules-ungroup = Έξω από την ομάδα: { $rule }
tell-rules-new-group = Ομάδα { $number }
tell-rules-rename-group = Μετονομασία: { $group }
tell-rules-lock = Κλείδωμα: { $rule }
tell-rules-unlock = Ξεκλείδωμα: { $rule }
tell-rules-all = Ενεργοποίηση όλων των κανόνων

### jigsaw
tell-jigsaw-from = (από { $cell })
tell-jigsaw-wrong-count = Η περιοχή { $region } έχει { $cells } κελιά αντί για { $size }
tell-jigsaw-not-connected = Η περιοχή { $region } δεν είναι συνεκτική

### jobs
tell-jobs-fault-program = σφάλμα του προγράμματος: { $words }
tell-jobs-says-nothing = δεν λέει τίποτα γι’ αυτό
tell-jobs-ended-without-answer = τελείωσε χωρίς απάντηση

### files
tell-files-no-text = δεν είναι κείμενο

### keymap
tell-keymap-system-needs-one-for = Το σύστημα το χρειάζεται για το πρόχειρο και το κείμενο
tell-keymap-f-opens-menus = Το F10 ανοίγει τα μενού
tell-keymap-alt-with-letter-opens = Το Alt με γράμμα ανοίγει μενού και πιάνει εργαλεία· κρατήστε και Ctrl
tell-keymap-keys-alone-type-hold = Τα πλήκτρα μόνα τους γράφουν· κρατήστε Ctrl ή πατήστε πλήκτρο λειτουργίας

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } δοσμένο ψηφίο ήταν σε κελιά που δεν υπάρχουν πια ή είναι πιασμένα· η αναίρεση το επαναφέρει
       *[other] { $givens } δοσμένα ψηφία ήταν σε κελιά που δεν υπάρχουν πια ή είναι πιασμένα· η αναίρεση τα επαναφέρει
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } κανόνας ήταν σε κελιά που δεν υπάρχουν πια ή είναι πιασμένα· η αναίρεση τον επαναφέρει
       *[other] { $rules } κανόνες ήταν σε κελιά που δεν υπάρχουν πια ή είναι πιασμένα· η αναίρεση τους επαναφέρει
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } δοσμένο ψηφίο
       *[other] { $givens } δοσμένα ψηφία
    } και { $rules ->
        [one] { $rules } κανόνας
       *[other] { $rules } κανόνες
    } ήταν σε κελιά που δεν υπάρχουν πια ή είναι πιασμένα· η αναίρεση τα επαναφέρει

### mending
tell-mending-what-was-not-saved = Ό,τι δεν είχε αποθηκευτεί φυλάχτηκε: θα προσφερθεί στην επόμενη εκκίνηση.
tell-mending-save-what-you-have = Αποθηκεύστε ό,τι αλλάξατε.
tell-mending-what-was-being-done = { $words }. { $kept } Ό,τι γινόταν μπορεί να έμεινε στη μέση: ελέγξτε το ή αναιρέστε το.
tell-mending-window-failed = Το παράθυρο παρουσίασε σφάλμα

### new-board
tell-new-board-no-puzzle-open = δεν είναι ανοιχτός κανένας γρίφος
tell-new-board-grids-layout-have-digits = τα πλέγματα αυτής της διάταξης έχουν { $size } ψηφία, όχι { $found }
tell-new-board-squares-have-no-boxes = τα τετράγωνα μεγέθους { $size } δεν έχουν κουτιά για επικάλυψη: μόνο ένα πλέγμα

### played
tell-played-digit = Ψηφίο
tell-played-corner = Γωνία
tell-played-centre = Κέντρο
tell-played-colour = Χρώμα

### playing
tell-playing-play-test-paused = Η δοκιμή επίλυσης είναι σε παύση
tell-playing-select-cell-first-then = Επιλέξτε πρώτα ένα κελί και μετά γράψτε το ψηφίο του.
tell-playing-goes-on = Συνεχίζετε από εκεί που μείνατε, στο { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Διάσταση του δακτυλίου πηλίκου: { $count }, το πλήθος των λύσεων ({ $seconds } δ).
tell-ideal-computed-from-solutions-search = Υπολογίστηκε από λύσεις που βρήκε μια αναζήτηση, όχι από τα πολυώνυμα.
tell-ideal-graded-reverse-lexicographic-order = Βαθμωτή αντίστροφη λεξικογραφική διάταξη, μεταβλητές { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Πάνω από τους ρητούς, ανακατασκευή από { $count } πρώτο, πιστοποιημένη.
       *[other] Πάνω από τους ρητούς, ανακατασκευή από { $count } πρώτους, πιστοποιημένη.
    }
tell-ideal-more-than = πάνω από { $count }
tell-ideal-basis-not-known = Η βάση δεν είναι γνωστή: { $why }.
tell-ideal-there-no-polynomials-reasonable = Δεν υπάρχουν πολυώνυμα λογικού μεγέθους: { $why }.
tell-ideal-degree = { $count } βαθμού { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } πολυώνυμο
       *[other] { $count } πολυώνυμα
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } σε { $count } μεταβλητή: { $degrees }.
       *[other] { $size } σε { $count } μεταβλητές: { $degrees }.
    }
tell-ideal-cells = Κελιά
tell-ideal-board = Ο πίνακας
tell-ideal-row = Γραμμή { $number }
tell-ideal-column = Στήλη { $number }
tell-ideal-box = Κουτί { $number }
tell-ideal-grid = { $house }, πλέγμα { $grid }
tell-ideal-reduced-basis = Ανηγμένη βάση
tell-ideal-standard-monomials = Τυπικά μονώνυμα

### proofs
tell-proofs-row-by-row = κατά γραμμές
tell-proofs-column-by-column = κατά στήλες
tell-proofs-from-last-cell = από το τελευταίο κελί
tell-proofs-board = Ο πίνακας
tell-proofs-givens = Δοσμένα

### program
tell-program-digit-each-cell = Ένα ψηφίο σε κάθε κελί
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } στήλη: { $cells } για ψηφίο σε κελί
       *[other] { $count } στήλες: { $cells } για ψηφίο σε κελί
    }
tell-program-for-what-rules-add = { $columns }, { $count } για όσα προσθέτουν οι κανόνες
tell-program-rows = { $count ->
        [one] { $count } γραμμή: { $rows }.
       *[other] { $count } γραμμές: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } μη μηδενικό στοιχείο: { $percent } % όλων.
       *[other] { $count } μη μηδενικά στοιχεία: { $percent } % όλων.
    }
tell-program-first-solve = Πρώτη επίλυση: { $outcome }.
tell-program-solution = μία λύση
tell-program-no-solution-so-there = καμία λύση, άρα δεν υπάρχει
tell-program-exclusion-row = Γραμμή αποκλεισμού
tell-program-another-solution-so-there = άλλη λύση, άρα υπάρχουν πολλές
tell-program-no-solution-so-first = καμία λύση, άρα η πρώτη είναι η μόνη
tell-program-second-solve-with-row = Δεύτερη επίλυση, με τη γραμμή που την αποκλείει: { $outcome }.
tell-program-of-rules = { $name } { $rows } (από { $count } κανόνες)
tell-program-unknown = άγνωστο, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } κόμβος, { $seconds } δ)
       *[other] { $outcome } ({ $count } κόμβοι, { $seconds } δ)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } αρχείο
       *[other] { $count } αρχεία
    }
tell-reading-entries = { $count ->
        [one] { $count } καταχώριση ενός βιβλίου
       *[other] { $count } καταχωρίσεις ενός βιβλίου
    }
tell-reading-pasted = κείμενο από το πρόχειρο
tell-saving = Αποθήκευση: { $file }
tell-saving-then-closes = έπειτα κλείνει
tell-saving-given-up = Κανείς δεν περιμένει πια το { $file }: θεωρείται μη αποθηκευμένο
tell-reading-reading = Ανάγνωση: { $file }
tell-reading-mb = { $read } από { $length } MB
tell-reading-waiting = { $count ->
        [one] ακόμη { $count } για ανάγνωση
       *[other] ακόμη { $count } για ανάγνωση
    }
tell-reading-left = { $count ->
        [one] απομένει { $count }
       *[other] απομένουν { $count }
    }
tell-reading-reading-was-cancelled = Η ανάγνωση ακυρώθηκε: { $file }
tell-reading-file-could-not-opened = Δεν ήταν δυνατό το άνοιγμα του αρχείου
tell-reading-files-could-not-opened = Δεν ήταν δυνατό το άνοιγμα αρχείων
tell-reading-files-failed = { $count ->
        [one] { $count } αρχείο:
       *[other] { $count } αρχεία:
    }
tell-reading-open-already = Το { $path } είναι ήδη ανοιχτό
tell-reading-was-changed-here-while = Το { $path } άλλαξε εδώ ενώ διαβαζόταν ξανά
tell-reading-booklet-was-changed-while = Το βιβλίο άλλαξε ενώ διαβαζόταν το { $path }
tell-reading-open-booklet-changes-not = Το ανοιχτό βιβλίο έχει αλλαγές που δεν αποθηκεύτηκαν: αποθηκεύστε το ή κλείστε το πρώτα.
tell-reading-changes-could-not-recovered = Δεν ήταν δυνατή η ανάκτηση των αλλαγών
tell-reading-booklet-could-not-opened = Δεν ήταν δυνατό το άνοιγμα του βιβλίου

### recovery
tell-recovery-no-copy-unsaved-changes = Δεν μπορεί να φυλαχτεί αντίγραφο των αλλαγών που δεν αποθηκεύτηκαν: { $reason }
tell-recovery-changes-could-not-recovered = Δεν ήταν δυνατή η ανάκτηση των αλλαγών
tell-recovery-changes-could-not-deleted = Δεν ήταν δυνατή η διαγραφή των αλλαγών

### walk
tell-walk-nothing-was-laid-out = δεν στρώθηκε τίποτα

### start
tell-start-grids = { $count ->
        [one] { $count } πλέγμα { $size } × { $size }
       *[other] { $count } πλέγματα { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Οι ενδείξεις μπαίνουν δίπλα σε πλέγμα: κάντε κλικ σε μια θέση έξω από την άκρη του
tell-clues-move = Μετακίνηση ένδειξης: { $rule }

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] χωρίς κοινά κελιά
        [one] { $count } κοινό κελί
       *[other] { $count } κοινά κελιά
    }
tell-grids-at = στο { $cell }
tell-grids-grid = Πλέγμα { $number }

### jigsaw
tell-jigsaw-paint-region = Χρωματισμός περιοχής { $number }

### laying
tell-laying-move-grid = Μετακίνηση πλέγματος { $grid }
tell-laying-delete-grid = Διαγραφή πλέγματος { $grid }

### pins
tell-pins-click-clue-pin = Κάντε κλικ σε μια ένδειξη για να την καρφιτσώσετε

### selected
tell-selected-select-cells-rule-first = Επιλέξτε πρώτα τα κελιά του κανόνα
tell-selected-line-goes-from-each = Μια γραμμή πηγαίνει από κάθε κελί σε διπλανό του
tell-selected-select-two-cells-beside = Επιλέξτε τα δύο κελιά δίπλα στο όριο
tell-selected-select-four-cells-around = Επιλέξτε τα τέσσερα κελιά γύρω από τη γωνία
tell-selected-select-cell-at-edge = Επιλέξτε ένα κελί στην άκρη του πίνακα
tell-selected-cells-beyond-grid = Δεν βρίσκονται όλα τα κελιά στο πλέγμα που βάφεται
tell-selected-region-already = Τα κελιά είναι ήδη μιας περιοχής
tell-selected-region-keeps-cell = Μια περιοχή θα έμενε χωρίς κελί

### typing
tell-typing-select-cell-first-then = Επιλέξτε πρώτα ένα κελί, μετά γράψτε το ψηφίο του.

### words
tell-words-microseconds = { $time } µs
tell-words-milliseconds = { $time } ms
tell-words-seconds = { $time } δ
tell-words-minutes = { $minutes } λ { $seconds } δ

### aid
tell-aid-solved = Λύθηκε σε { $time }
tell-aid-no-mistake-so-far = Κανένα λάθος ως τώρα
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } ψηφίο είναι λάθος
       *[other] { $number } ψηφία είναι λάθος
    }
tell-aid-there-mistake = Υπάρχει λάθος
tell-aid-mark-wrong = Μια σημείωση είναι λάθος
tell-aid-no-solution-all = Καμία λύση δεν τα έχει όλα
tell-aid-found-no-solution = Ο γρίφος δεν έχει λύση
tell-aid-could-not-told-time = Δεν βρέθηκε εγκαίρως
tell-aid-place = { $place } από { $count }
tell-aid-why = Γιατί, στο { $cell };
tell-aid-look-at = Κοιτάξτε: { $place }.
tell-aid-there = Εκεί { $why }: { $result }.
tell-aid-every-cell-its-digit = Κάθε κελί έχει το ψηφίο του.
tell-aid-no-technique-moves-on = Καμία τεχνική δεν προχωρά από εδώ: θα χρειαζόταν μαντεψιά.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } ψηφίο δεν είναι αυτό που έχει εκεί η λύση.
       *[other] { $number } ψηφία δεν είναι αυτά που έχει εκεί η λύση.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] Από τις κεντρικές σημειώσεις { $number } κελιού λείπει το σωστό ψηφίο.
       *[other] Από τις κεντρικές σημειώσεις { $number } κελιών λείπει το σωστό ψηφίο.
    }
tell-aid-puzzle-several-solutions-none = Ο γρίφος έχει πολλές λύσεις και καμία δεν έχει όλα όσα γράψατε.
tell-aid-no-solution = Ο γρίφος δεν έχει λύση.
tell-aid-answer-was-lost = Η απάντηση χάθηκε: { $why }.
tell-aid-no-answer-was-found = Δεν βρέθηκε απάντηση εγκαίρως.
tell-aid-given = Είναι δοσμένο.
tell-aid-or-which-other-digit = Ή ποιο άλλο ψηφίο;
tell-aid-which-digit = Ποιο ψηφίο;
tell-aid-why-digit = Γιατί { $digit }
tell-aid-not-already = Το { $cell } δεν είναι { $digit }: το έχει ήδη το { $by }, { $house }.
tell-aid-not-because = Το { $cell } δεν είναι { $digit }, λόγω: { $rule }.
tell-aid-techniques-do-not-settle = Οι τεχνικές δεν κρίνουν αν το { $cell } είναι { $digit }.
tell-aid-nothing-can-concluded-from = Τίποτα δεν συνάγεται από όσα υπάρχουν εκεί.
tell-aid-is = Το { $cell } είναι { $digit }:
tell-aid-is-not = Το { $cell } δεν είναι { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] Το { $cell } είναι { $digit }, μετά από { $number } άλλο βήμα:
       *[other] Το { $cell } είναι { $digit }, μετά από { $number } άλλα βήματα:
    }
tell-aid-not-after-other-step = { $count ->
        [one] Το { $cell } δεν είναι { $digit }, μετά από { $number } άλλο βήμα:
       *[other] Το { $cell } δεν είναι { $digit }, μετά από { $number } άλλα βήματα:
    }

### bar
tell-bar-back-setting-what-was = Πίσω στη σύνθεση ({ $key })· ό,τι παίχτηκε περιμένει
tell-bar-nothing-you-enter-here = Ό,τι γράφετε εδώ δεν αλλάζει τον γρίφο.
tell-bar-zoom = { $number } %
tell-bar-z-x-v-n = Z X V N αλλάζουν το είδος σημείωσης. Space παύση. C έλεγχος, H υπόδειξη.

### notes
tell-notes-puzzle = τον γρίφο
tell-notes-write-note-about = Γράψτε μια σημείωση για { $what } …
tell-notes-note-setter = Σημείωση προς τον δημιουργό
tell-notes-kept-with-puzzle = Φυλάγεται με τον γρίφο
tell-notes-add-note = Προσθήκη
tell-notes-notes-setter = Σημειώσεις προς τον δημιουργό
tell-notes-delete-note = Διαγραφή σημείωσης { $number }

### timer
tell-timer-stands-while-window-hidden = Σταματά όσο το παράθυρο είναι κρυφό
tell-timer-cells = { $filled } από { $count } κελιά

# What the system says of files.
system-not-found = Δεν υπάρχει τέτοιο αρχείο ή φάκελος
system-denied = Δεν επιτρέπεται
system-exists = Το αρχείο υπάρχει ήδη
system-is-folder = Είναι φάκελος
system-no-folder = Δεν είναι φάκελος
system-full = Δεν υπάρχει χώρος στη συσκευή
system-read-only = Η συσκευή είναι μόνο για ανάγνωση
system-name = Το όνομα του αρχείου είναι πολύ μεγάλο
system-too-large = Το αρχείο είναι πολύ μεγάλο
