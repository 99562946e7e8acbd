# The words of Gridwright in Greek. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = Αγγλικά
language-persian = Περσικά
language-greek = Ελληνικά
language-portuguese = Πορτογαλικά
language-russian = Ρωσικά

## Grids of a layout

grid-whole = ολόκληρο το πλέγμα
grid-number = πλέγμα { $number }
    .in = Στο πλέγμα { $number }
    .of = του πλέγματος { $number }
grid-north-west = βορειοδυτικό πλέγμα
    .in = Στο βορειοδυτικό πλέγμα
    .of = του βορειοδυτικού πλέγματος
grid-north = βόρειο πλέγμα
    .in = Στο βόρειο πλέγμα
    .of = του βόρειου πλέγματος
grid-north-east = βορειοανατολικό πλέγμα
    .in = Στο βορειοανατολικό πλέγμα
    .of = του βορειοανατολικού πλέγματος
grid-west = δυτικό πλέγμα
    .in = Στο δυτικό πλέγμα
    .of = του δυτικού πλέγματος
grid-centre = κεντρικό πλέγμα
    .in = Στο κεντρικό πλέγμα
    .of = του κεντρικού πλέγματος
grid-east = ανατολικό πλέγμα
    .in = Στο ανατολικό πλέγμα
    .of = του ανατολικού πλέγματος
grid-south-west = νοτιοδυτικό πλέγμα
    .in = Στο νοτιοδυτικό πλέγμα
    .of = του νοτιοδυτικού πλέγματος
grid-south = νότιο πλέγμα
    .in = Στο νότιο πλέγμα
    .of = του νότιου πλέγματος
grid-south-east = νοτιοανατολικό πλέγμα
    .in = Στο νοτιοανατολικό πλέγμα
    .of = του νοτιοανατολικού πλέγματος
in-grid = { $where }, { LOWER_FIRST($sentence) }

## What every sudoku asks

board-digits = { $first } έως { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Κάθε γραμμή, κάθε στήλη και κάθε κουτί περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή, κάθε στήλη και κάθε κουτί περιέχει τα ψηφία { $digits } από μία φορά.
board-regions = Κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή περιέχει τα ψηφία { $digits } από μία φορά.
board-rows = Κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά.
board-some-boxes = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε κουτί.
board-some-regions = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε περιγεγραμμένη περιοχή.
board-some-of-both = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε κουτί ή περιγεγραμμένη περιοχή.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = Λύση
sheet-notes = Σημειώσεις
sheet-answer-or-notes = Λύση ή χώρος για σημειώσεις
sheet-lines = Γραμμές για σημειώσεις
sheet-grids = Τα { $count } πλέγματα A έως { $last } επικαλύπτονται· σημάδια στις γωνίες δείχνουν κάθε πλέγμα:
sheet-puzzle = Sudoku { $size }×{ $size } με { $givens ->
    [one] { $givens } δοσμένο ψηφίο
   *[other] { $givens } δοσμένα ψηφία
}
    .several = Sudoku με { $grids } πλέγματα { $size }×{ $size } και { $givens ->
    [one] { $givens } δοσμένο ψηφίο
   *[other] { $givens } δοσμένα ψηφία
}
sheet-solution = Λύση, { $size }×{ $size }
    .several = Λύση για { $grids } πλέγματα, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Γρίφοι
book-answers = Λύσεις
book-rules = Κανόνες
book-rules-boxes = Κάθε γραμμή, κάθε στήλη και κάθε κουτί ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-regions = Κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-rows = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-some-boxes = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε κουτί.
book-rules-some-regions = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε περιγεγραμμένη περιοχή.
book-rules-some-of-both = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε κουτί ή περιγεγραμμένη περιοχή.
book-rules-overlap = Όπου τα πλέγματα επικαλύπτονται, τα κοινά κελιά ανήκουν και στα δύο.
book-example = Παράδειγμα του κανόνα
book-credits = Συντελεστές
book-contents = Περιεχόμενα
book-stars = { $count } από πέντε αστέρια
book-answer-page = λύση στη σελίδα { $page }
book-page = σ. { $page }
book-code = κωδικός QR του συνδέσμου { $link }
book-section-puzzles = Γρίφοι { $first }–{ $last }
book-classic = Κλασικό
book-jigsaw = Ακανόνιστο
book-latin = Λατινικό τετράγωνο
book-twin = Δίδυμο
book-chain = Διαγώνια αλυσίδα
book-samurai = Σαμουράι
book-sohei = Σοχέι
book-windmill = Ανεμόμυλος
book-butterfly = Πεταλούδα
book-flower = Λουλούδι
book-several-grids = Πολλά πλέγματα
book-count = { $count ->
    [one] { $count } γρίφος
   *[other] { $count } γρίφοι
}

## Fonts and pictures of one's own

font-unreadable = δεν είναι γραμματοσειρά: υπάρχουν αρχεία OpenType και TrueType (.otf, .ttf)
font-too-large = η γραμματοσειρά ξεπερνά τα { $most } MiB
font-restricted = η άδεια της γραμματοσειράς απαγορεύει την ενσωμάτωση (fsType στον πίνακα OS/2), οπότε κανένα PDF δεν μπορεί να την έχει
font-no-subset = η γραμματοσειρά ενσωματώνεται μόνο ολόκληρη ή ως bitmap (fsType στον πίνακα OS/2)· ένα PDF έχει μόνο τα γράμματα που χρησιμοποιεί
font-unsaid = η γραμματοσειρά δεν λέει αν ενσωματώνεται: δεν έχει πίνακα OS/2
font-no-digits = από τη γραμματοσειρά λείπουν ψηφία
font-too-many = διαβάστηκαν τόσες γραμματοσειρές ({ $most }) που δεν διαβάζονται άλλες· ξεκινήστε πάλι το πρόγραμμα
picture-too-long = η εικόνα ξεπερνά τα { $most } MiB
picture-too-large = η εικόνα έχει { $width } x { $height } εικονοστοιχεία· διαβάζονται ως { $most } εκατομμύρια
picture-too-deep = η εικόνα πιάνει πάνω από { $most } MB αποσυμπιεσμένη· με 8 bit ανά χρώμα πιάνει λιγότερα
picture-too-many-together = οι εικόνες του βιβλίου έχουν μαζί πάνω από { $most } εκατομμύρια εικονοστοιχεία
picture-format = δεν είναι εικόνα: υπάρχουν PNG, JPEG και WebP
picture-broken = η εικόνα δεν διαβάζεται: { $reason }

## Groups of kinds

group-regions = Περιοχές
group-grid = Όλο το πλέγμα
group-cells = Κελιά και κλουβιά
group-lines = Γραμμές
group-borders = Μεταξύ κελιών
group-outside = Έξω από το πλέγμα
group-own = Δικοί σας κανόνες
group-decoration = Διακόσμηση

## Places

place-box = κουτί { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
        [one] { $first }
       *[other] { $count } κελιά από { $first }
    }
place-path = { $from } ως { $to }
place-corner = γωνία των { $cells }
place-groups = { $groups } × { $cells ->
        [one] 1 κελί
       *[other] { $cells } κελιά
    }
place-shafts = { $circle }, { $shafts ->
        [one] 1 βέλος
       *[other] { $shafts } βέλη
    }
beyond-top = Πάνω
beyond-right = Δεξιά
beyond-bottom = Κάτω
beyond-left = Αριστερά
beyond-hint = Μια λέξη για κάθε στήλη από αριστερά ή κάθε γραμμή από πάνω· τελεία όπου δεν υπάρχει ένδειξη, όπως 14 . 36
beyond-diagonal = Στις διαγωνίους
beyond-diagonal-hint = Μια λέξη για κάθε ένδειξη: η θέση, > ή < όπως κοιτά, και η ένδειξη, όπως top4>15 left2<7
ruled-out-numbers = Αριθμοί
ruled-out-numbers-hint = Οι αριθμοί που δεν έχουν γείτονες χωρίς σημάδι, με κενά ανάμεσα· κενό: οι συνηθισμένοι και όσοι έχουν τα σημάδια
place-outside = { $grid } · { $count ->
        [one] 1 ψηφίο
       *[other] { $count } ψηφία
    }
place-outside-numbers = { $grid } · { $count ->
        [one] 1 ένδειξη
       *[other] { $count } ενδείξεις
    }

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = τίτλος
words-author = δημιουργός
words-too-many-letters = { $letters } γράμματα είναι πολλά: γίνονται ως { $most }
puzzle-off-board = { $cell }: δεν υπάρχει τέτοιο κελί στον πίνακα
puzzle-digit-too-large = { $cell }: ψηφίο { $digit } σε πίνακα { $size }x{ $size }
    .from-zero = { $cell }: ψηφίο { $digit } σε πίνακα με ψηφία 0 ως { $last }
puzzle-givens-length = { $found } σύμβολα για { $expected } κελιά
puzzle-givens-symbol = { $cell }: το «{ $symbol }» δεν είναι ψηφίο του πίνακα
puzzle-remark = σημείωση { $number }: { $problem }
puzzle-too-many-rules = { $found } κανόνες είναι πολλοί: γίνονται ως { $most }
puzzle-rule-misfit = κανόνας { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = ο κανόνας { $number } ({ $name }) μιλά για κατευθύνσεις που στον στραμμένο πίνακα είναι άλλες
symbols-too-few = { $found } σύμβολα είναι λίγα: ο πίνακας έχει { $needed } ψηφία
symbols-blank = το σύμβολο του ψηφίου { $digit } είναι κενό ή έχει κενά
symbols-same = τα ψηφία { $first } και { $second } έχουν το ίδιο σύμβολο «{ $symbol }»
symbols-too-long = το σύμβολο «{ $symbol }» ξεπερνά τα { $most } γράμματα
lower-case = { LOWER($words) }
edit-rule = κανόνας
edit-cells = { $count } κελιά
edit-title = Αλλαγή τίτλου
edit-author = Αλλαγή δημιουργού
edit-stars = Ορισμός δυσκολίας
edit-no-stars = Δυσκολία κατά τη διαδρομή
edit-symbols = Γραφή με { $symbols }
edit-numbering = Ψηφία από { $lowest }
edit-given = { $digit } στο { $cells }
edit-clear = Άδειασμα: { $cells }
edit-clear-progress = Καθαρισμός σημειώσεων και χρωμάτων
edit-progress = Αλλαγή σημειώσεων και χρωμάτων
edit-add-remark = Προσθήκη σημείωσης
edit-remove-remark = Διαγραφή σημείωσης
edit-add-rule = Προσθήκη: { $rule }
edit-remove-rule = Διαγραφή: { $rule }
edit-change-rule = Αλλαγή: { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Ενεργοποίηση: { $rule }
edit-rule-off = Απενεργοποίηση: { $rule }
edit-tint-rule = Χρωματισμός: { $rule }
edit-turn-right = Στροφή του πίνακα δεξιόστροφα
edit-turn-left = Στροφή του πίνακα αριστερόστροφα
edit-turn-half = Στροφή του πίνακα κατά μισή στροφή
edit-turn-left-right = Καθρέφτισμα του πίνακα αριστερά-δεξιά
edit-turn-top-bottom = Καθρέφτισμα του πίνακα πάνω-κάτω
edit-turn-falling = Καθρέφτισμα του πίνακα στην κατιούσα διαγώνιο
edit-turn-rising = Καθρέφτισμα του πίνακα στην ανιούσα διαγώνιο
edit-no-rule = δεν υπάρχει κανόνας { $number }
edit-name-rule = Ονομασία: { $rule }
edit-locked = ο κανόνας { $number } ({ $name }) είναι κλειδωμένος· ξεκλειδώστε τον πρώτα
edit-no-remark = δεν υπάρχει σημείωση { $number }

## Why a rule cannot stand on a board

misfit-no-grid = δεν υπάρχει πλέγμα { $grid }· ο πίνακας έχει { $grids }
misfit-no-box = δεν υπάρχει κουτί { $number } σε πλέγμα με { $boxes } κουτιά
misfit-off-board = το { $cell } δεν είναι στον πίνακα
misfit-not-nine-by-nine = χρειάζεται πλέγμα 9x9 με κουτιά 3x3
misfit-not-square = χρειάζεται τετράγωνα κουτιά
misfit-no-boxes = χρειάζεται κουτιά του ίδιου σχήματος
misfit-too-many-cells = { $found } κελιά δεν μπορούν να διαφέρουν όλα: υπάρχουν μόνο { $most } ψηφία
misfit-too-many-to-pair = { $found } κελιά είναι πολλά για σύγκριση ανά δύο: γίνονται ως { $most }
misfit-too-few-cells = χρειάζεται τουλάχιστον { $least } κελιά
misfit-no-clue = δεν έχει ένδειξη
misfit-too-many-digits = { $found } ψηφία είναι πολλά: υπάρχει χώρος για { $most }
misfit-no-such-digit = ψηφίο { $digit } σε πίνακα με { $size } ψηφία
misfit-marked-twice = το { $cell } είναι σημειωμένο δύο φορές
misfit-several-grids = το { $cell } ανήκει σε πολλά πλέγματα
misfit-branch-from-nowhere = ένας κλάδος αρχίζει στο { $cell }, όπου δεν υπάρχει από πού
misfit-no-circle = ένας κύκλος έχει ως { $most } κελιά, το ένα δίπλα στο άλλο
misfit-no-number = κανόνες αυτού του είδους δεν έχουν αριθμό
misfit-no-line = δεν υπάρχει γραμμή ή στήλη { $number } πέρα από την άκρη ({ $side }) πλέγματος { $size }
misfit-no-diagonal = από το { $place } δεν φαίνεται διαγώνιος
misfit-diagonal = το { $place } είναι σε διαγώνιο, και ενδείξεις αυτού του είδους είναι σε γραμμές και στήλες
misfit-not-diagonal = το { $place } είναι σε γραμμή ή στήλη, και ενδείξεις αυτού του είδους είναι σε διαγωνίους
misfit-digit-too-large = ψηφίο { $digit } πέρα από την άκρη ({ $side }) πλέγματος με { $size } ψηφία
    .from-zero = ψηφίο { $digit } πέρα από την άκρη ({ $side }) πλέγματος με ψηφία 0 ως { $last }
misfit-number-out-of-range = το { $number } δεν είναι μεταξύ { $least } και { $most }
misfit-not-beside = το { $to } δεν είναι δίπλα στο { $from }
misfit-twice-on-path = η γραμμή περνά δύο φορές από το { $cell }
misfit-unequal-groups = οι ομάδες έχουν διαφορετικό πλήθος κελιών

## Why a clue is not taken

refusal-no-outside-clue = Κανόνες αυτού του είδους δεν έχουν ενδείξεις έξω από το πλέγμα
refusal-not-a-digit = το «{ $symbol }» δεν είναι ψηφίο
refusal-not-a-number = το «{ $text }» δεν είναι αριθμός από 0 ως 9999
refusal-no-diagonal-place = το «{ $text }» δεν είναι ένδειξη σε διαγώνιο: αναμενόταν κάτι όπως top4>15
refusal-number-range = το { $text } δεν είναι μεταξύ { $least } και { $most }
refusal-not-typed = Κανόνες αυτού του είδους δεν έχουν ένδειξη να γραφτεί
refusal-no-leap = το «{ $text }» δεν είναι άλμα: αναμένονταν γραμμές και στήλες από 0 ως 24, όπως 1,2
refusal-too-many-leaps = γίνονται ως { $most } άλματα

## Why a question has no answer

stopped-cancelled = ακυρώθηκε
stopped-out-of-time = τέλος χρόνου
stopped-engine = η μηχανή απέτυχε: { $reason }

## Clues one by one

clue-given = { $digit } στο { $cell }
clue-above = { $digits } πάνω από τη στήλη { $line }
clue-below = { $digits } κάτω από τη στήλη { $line }
clue-left = { $digits } αριστερά της γραμμής { $line }
clue-right = { $digits } δεξιά της γραμμής { $line }
clue-diagonal = { $digits } στη διαγώνιο από { $from } ως { $to }
clue-corner = { $digits } στη διαγώνιο μόνο του { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } στο { $cell }
clue-no-rule = κανόνας { $number }

## Why a tool of the author has no result

mixture-unknown = δεν υπάρχει είδος «{ $name }»· υπάρχουν { $names }
mixture-twice = το «{ $name }» αναφέρεται δύο φορές
mixture-two-boards = «{ $one }» και «{ $other }» είναι δύο πίνακες, και ο γρίφος έχει έναν· τα άλλα του μείγματος είναι είδη κανόνων
    .given = το «{ $name }» είναι πίνακας, και δόθηκε άλλος
mixture-no-place = ο πίνακας δεν έχει χώρο για «{ $name }»
    .reason = ο πίνακας δεν έχει χώρο για «{ $name }»: { $reason }
author-several = ο γρίφος έχει πολλές λύσεις (το { $cell } είναι { $one } σε μία και { $other } σε άλλη), και αραιώνεται μόνο γρίφος με ακριβώς μία· προσθέστε δοσμένο ή κανόνα που το λύνει
author-no-solution = ο γρίφος δεν έχει λύση, άρα δεν υπάρχει τι να αραιωθεί· κάποιες ενδείξεις του αντιφάσκουν
author-keep-off-board = { $cell }: δεν υπάρχει τέτοιο κελί στον πίνακα, άρα τίποτα εκεί δεν κρατιέται
author-keep-off-edge = { $lookout }: δεν υπάρχει τέτοια θέση δίπλα στα πλέγματα, άρα καμία ένδειξη εκεί δεν κρατιέται
author-pattern-off-board = { $cell }: δεν υπάρχει τέτοιο κελί στον πίνακα, άρα δοσμένο εκεί δεν στέκει
author-no-digits = από { $beginnings } τυχαία γεμίσματα δεν βρέθηκαν ψηφία που να δίνουν σε αυτά τα κελιά ακριβώς μία λύση· χρειάζονται περισσότερα κελιά ή άλλα
author-no-rule = δεν υπάρχει κανόνας { $number } που θα μπορούσε να φύγει
author-not-fillable = ο πίνακας δεν γεμίζει με τους κανόνες του
author-too-few-derived = από αυτόν, με ίδιο πίνακα και κανόνες, { $found ->
        [one] παράγεται μόνο { $found } άλλος γρίφος
       *[other] παράγονται μόνο { $found } άλλοι γρίφοι
    }, και ζητήθηκαν { $wanted }
symmetry-not-square = ο πίνακας έχει ύψος { $rows } κελιά και πλάτος { $cols }, άρα είναι συμμετρικός μόνο με μισή στροφή, οριζόντια ή κάθετα· ή ζητήστε τη για κάθε πλέγμα

## What is wrong with a booklet

preflight-no-puzzles = δεν υπάρχει γρίφος στο βιβλίο
preflight-no-solution = δεν έχει λύση
preflight-several = έχει πολλές λύσεις
preflight-not-proved = δεν αποδείχθηκε ότι έχει μία λύση: { $reason }
preflight-missing-answer = λείπει η λύση του
preflight-no-answers = δεν υπάρχουν λύσεις: είναι απενεργοποιημένες
preflight-already-solved = κάθε κελί είναι δοσμένο, δεν μένει τίποτα για λύσιμο
preflight-changed = το αρχείο του δεν είναι αυτό που αποδείχθηκε
preflight-narrow-margin = περιθώριο { $mm } mm· ο εκτυπωτής αφήνει { $least } mm κενά
preflight-narrow-gutter = περιθώριο ράχης { $mm } mm· η βιβλιοδεσία τόσων σελίδων παίρνει { $least } mm
preflight-unused-bleed = υπάρχει ξάκρισμα, αλλά τίποτα δεν περνά την άκρη σελίδας
preflight-narrow-bleed = το χρώμα φτάνει στην άκρη, αλλά το ξάκρισμα είναι { $mm } mm· κόβονται 3 mm
preflight-light-tint = απόχρωση { $percent } %· κάτω από 10 % δεν κρατά στο τύπωμα
preflight-long-title = τίτλος { $lines } γραμμών
preflight-broken-word = το «{ $word }» δεν χωρά στη στήλη του: ο τίτλος σπάει μέσα σε λέξη
preflight-marks-in-pieces = { $count ->
        [one] ένα σημάδι είναι σε κομμάτια και τίποτα δεν δείχνει ότι ανήκουν μαζί: { $kind } ({ $place })
       *[other] { $count } σημάδια είναι σε κομμάτια και τίποτα δεν δείχνει ότι ανήκουν μαζί· το πρώτο είναι { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } γρίφοι σε μια σελίδα θα ήταν πολύ μικροί για ανάγνωση: { $boards ->
        [one] 1 γρίφος τυπώνεται
       *[other] { $boards } γρίφοι τυπώνονται
    } ανά { $range } στη σελίδα
preflight-fewer-answers = { $wanted } λύσεις σε μια σελίδα θα ήταν πολύ μικρές για ανάγνωση: μπαίνουν το πολύ { $range }
preflight-no-stars = χωρίς αστέρια: η διαδρομή του δεν καταλήγει στη λύση· πείτε στο έργο πόσο δύσκολος είναι
preflight-cut-title = ο τίτλος κόβεται στην κεφαλίδα
preflight-no-title = αρχείο για τυπογραφείο χρειάζεται τίτλο
preflight-not-compared = δεν συγκρίθηκαν όλοι οι γρίφοι μεταξύ τους: { $reason }
preflight-same-solution = ίδια λύση με τον γρίφο { $number }, από άλλα δοσμένα
preflight-too-few-pages = { $pages } σελίδες· δένονται τουλάχιστον { $least }
preflight-blank-pages = { $pages } κενές σελίδες στη σειρά
preflight-fold-padding = { $pages } κενές σελίδες στο τέλος, για τη δίπλωση
preflight-fine = τίποτα για διόρθωση: { $pages ->
        [one] μία σελίδα
       *[other] { $pages } σελίδες
    }, { $puzzles ->
        [one] ένας γρίφος
       *[other] { $puzzles } γρίφοι
    }
preflight-small-text = κείμενο { $points } στιγμών· κάτω από { $least } διαβάζεται δύσκολα
preflight-over-margin = μπαίνει { $mm } mm στο περιθώριο ή στη ράχη
preflight-low-contrast = κείμενο χαμηλής αντίθεσης: { $ratio } προς 1
preflight-coarse-picture = εικόνα { $dpi } κουκκίδων ανά ίντσα· κάτω από 300 δεν είναι ευκρινής
preflight-small-code = κωδικός QR με τετράγωνα { $mm } mm· τα τηλέφωνα διαβάζουν 0,33 mm
preflight-long-link = χωρίς κωδικό QR: ο σύνδεσμός του είναι πολύ μεγάλος, ή κανένας δεν έχει όλο τον γρίφο
preflight-missing-letters = οι γραμματοσειρές δεν έχουν «{ $letters }»: θα τυπώνονταν κενά τετράγωνα
preflight-number-twice = ο αριθμός { $number } δόθηκε δύο φορές
preflight-number-jump = ο αριθμός { $number } ακολουθεί τον { $before }
preflight-twin = ίδιος με τον γρίφο { $number }, με άλλα ονόματα ή στραμμένος
preflight-too-many-pages = { $pages } σελίδες· σε ένα βιβλίο δένονται ως { $most }

## Why a sheet or its settings cannot be made

paper-unknown = το «{ $text }» δεν είναι χαρτί: υπάρχουν { $names }, και δικά σας μεγέθη όπως 170x240mm ή 6.14x9.21in
paper-size = χαρτί { $text } δεν τυπώνεται: οι πλευρές είναι { $least } ως { $most } mm
per-page-unknown = «{ $text }» πίνακες ανά σελίδα: υπάρχουν 1 ως 64, best, και στήλες x γραμμές από 1x1 ως 8x8
png-too-large = εικόνα { $width } x { $height } εικονοστοιχείων είναι πολύ μεγάλη: γίνονται ως { $most }
png-encoding = η εικόνα δεν γράφεται ως PNG: { $reason }
pdf-paper = σελίδα { $width } x { $height } mm δεν γίνεται
pdf-writing = η σελίδα δεν γράφεται ως PDF: { $reason }
pdf-cancelled = ακυρώθηκε
pdf-picture = μια εικόνα δεν γράφεται ως PDF
pdf-date = το «{ $seconds }» δεν είναι ημερομηνία για PDF τυπογραφείου· βάλτε στο SOURCE_DATE_EPOCH ακέραια δευτερόλεπτα από το 1970, το πολύ { $most } (το τέλος του έτους 9999)
pdf-shape = το αρχείο δεν ετοιμάζεται για τυπογραφεία: η βιβλιοθήκη PDF το φτιάχνει με νέο τρόπο

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: γραμμή { $line }: { $problem }
read-at = { $file }: γραμμή { $line }, στήλη { $column }: { $problem }
problem-unreadable = δεν διαβάζεται: { $reason }
problem-too-large = πολύ μεγάλο: { $found }· διαβάζονται ως { $limit }
problem-too-large-stream = πολύ μεγάλο: διαβάζονται ως { $limit }
size-mib = { $number } MiB
problem-not-utf-eight = δεν είναι κείμενο σε UTF-8
problem-utf-sixteen = δεν είναι κείμενο σε UTF-8· μοιάζει με UTF-16
problem-no-file = είναι συσκευή ή σωλήνας· αναφορά γίνεται μόνο σε αρχεία και φακέλους
problem-too-deep = παρενθέσεις σε βάθος πάνω από { $limit }
problem-measure = { $field }: { $mm } mm δεν είναι μήκος σελίδας: από 0 ως { $most } mm
problem-stars = το στοιχείο { $entry } έχει { $stars } αστέρια· υπάρχουν 0 ως 5
problem-no-puzzle = δεν υπάρχει γρίφος μέσα
problem-not-a-puzzle-line = δεν υπάρχει γρίφος σε αυτή τη γραμμή
problem-newer = από νεότερο Gridwright (μορφή { $found }, αυτό το πρόγραμμα διαβάζει ως { $newest })
problem-no-version = δεν είναι γρίφος Gridwright: δεν αρχίζει με «(gridwright: { $newest },»
problem-no-book = δεν είναι βιβλίο Gridwright: δεν αρχίζει με «(gridwright_book: { $newest },»
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = πάνω από { $limit } γρίφοι είναι πολλοί μαζί
problem-booklet-too-long = δεν διαβάζεται: το βιβλίο έχει πάνω από { $limit } γρίφους
problem-given-up = εγκαταλείφθηκε μετά από { $lines } κακές γραμμές
problem-too-many = έχει πάνω από { $limit } στοιχεία, και κανένας γρίφος δεν έχει τόσα
problem-remote-link = ο σύνδεσμος δεν έχει γρίφο, μόνο τον αριθμό ενός που κρατά ο διακομιστής· ανοίξτε τον εκεί και αντιγράψτε τον μεγάλο σύνδεσμο
problem-bad-link = ο σύνδεσμος δεν ξεπακετάρεται· μάλλον κόπηκε
problem-no-such-line = δεν υπάρχει γραμμή { $line } με γρίφο μέσα
problem-truncated = το αρχείο τελειώνει πολύ νωρίς· μάλλον κόπηκε
problem-wrong-length = { $found } σύμβολα δεν κάνουν πλέγμα· ένας γρίφος έχει { $lengths }
problem-lengths = { $others } ή { $last }
problem-unknown-symbol = το «{ $symbol }» δεν είναι ψηφίο· { $hint }
problem-unknown-symbol-at = { $cell }: το «{ $symbol }» δεν είναι ψηφίο· { $hint }
problem-board-word = «{ $word }» σε γραμμή πίνακα: αναμενόταν { $expected }
problem-board-incomplete = η γραμμή πίνακα δεν είναι πλήρης: αναμενόταν { $expected }
problem-board-boxes = κουτιά { $rows }x{ $cols } κελιών δεν έχουν { $digits } ψηφία
problem-region-rows = το ακανόνιστο στο { $origin } έχει { $found } γραμμές περιοχών αντί για { $expected }
problem-grid-kind = ένα πλέγμα έχει ή κουτιά (boxes: "3x3"), ή περιοχές, ή τίποτα (latin: 9)
problem-row-length = η γραμμή { $row } έχει { $found } σύμβολα αντί για { $expected }
problem-row-count = τα δοσμένα έχουν { $found } γραμμές, αλλά ο πίνακας έχει ύψος { $expected } κελιά
problem-hole-not-marked = { $cell }: δεν υπάρχει τέτοιο κελί στον πίνακα· γράψτε # εκεί
problem-cell-marked-as-hole = το { $cell } είναι κελί του πίνακα· γράψτε . όπου δεν δίνεται ψηφίο
expected-object = αναμενόταν αντικείμενο, όπως {"{"}"size": 9{"}"}
expected-size = αναμενόταν πλήθος γραμμών από 2 ως 25
expected-rows = αναμενόταν λίστα γραμμών
expected-cells = αναμενόταν λίστα κελιών
expected-digit = αναμενόταν ψηφίο του πίνακα
expected-digits-list = αναμενόταν λίστα ψηφίων του πίνακα
expected-list = αναμενόταν λίστα
expected-json = αναμενόταν τιμή JSON, όπως την έχει η μορφή JSON
expected-column-names = αναμένονταν ονόματα στηλών, ένα από αυτά «givens» ή «puzzle»
expected-values = αναμένονταν τόσες τιμές όσα ονόματα έχει η πρώτη γραμμή
expected-foreign-cell = αναμενόταν κελί όπως R3C4
expected-foreign-cells = αναμενόταν λίστα κελιών όπως R3C4
expected-near-cell = αναμενόταν κελί του πλέγματος ή δίπλα του
expected-inner-cell = αναμενόταν κελί του πλέγματος
expected-outer-cell = αναμενόταν θέση πέρα από άκρη του πλέγματος
expected-direction = αναμενόταν κατεύθυνση: UR, UL, DR ή DL
expected-as-many-cells = αναμένονταν τόσα κελιά και στις δύο λίστες
expected-corner = αναμένονταν τέσσερα κελιά γύρω από γωνία
expected-pairs = αναμένονταν κελιά ως [row, column], μετρώντας από 0
expected-grids = αναμένονταν περιοχές που κάνουν ένα τετράγωνο πλέγμα, ή πολλά με ίδια κουτιά
expected-game = αναμένονταν 81 ψηφία, ή η κατάσταση μιας παρτίδας
expected-runs = αναμένονταν ψηφία και σειρές κενών κελιών ως γράμματα, όσα τα κελιά
expected-indexes = αναμένονταν θέσεις κελιών, μετρώντας κατά στήλες
expected-flat = αναμενόταν μία στρώση κελιών
expected-squares = αναμενόταν πλέγμα τετραγώνων
expected-two-cells = αναμένονταν δύο κελιά
expected-cages = αναμένονταν 81 κελιά, το καθένα με το κλουβί του
expected-constraint = αναμενόταν περιορισμός, όπως .Cage~10~R1C1~R1C2
expected-given = αναμενόταν κελί με τα ψηφία του, όπως R3C4_7
expected-whole-lines = αναμένονταν γραμμές και στήλες που έχουν κάθε ψηφίο
expected-number = αναμενόταν ακέραιος αριθμός
hint-line = κενό κελί είναι . ή 0, και τα γράμματα A ως P είναι ψηφία πάνω από 9
hint-rows = κενό κελί είναι ., τα γράμματα A ως P είναι ψηφία πάνω από 9, και # είναι έξω από τον πίνακα
    .from-zero = κενό κελί είναι . και το 0 είναι ψηφίο εδώ, τα γράμματα A ως O είναι ψηφία πάνω από 9, και # είναι έξω από τον πίνακα
hint-regions = οι περιοχές ονομάζονται με τα ψηφία 1 ως 9 και τα γράμματα A ως P
expected-digits = το πλήθος των ψηφίων, από 2 ως 25, ή τα ψηφία, όπως 0-8
expected-boxes = τα κουτιά, όπως 3x3, latin ή jigsaw
expected-origin = το πάνω αριστερά κελί πλέγματος, όπως r1c1
expected-origins = το πάνω αριστερά κελί κάθε πλέγματος, όπως r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: γραμμή { $line }: ό,τι ακολουθεί τον γρίφο μένει έξω, εδώ και στις επόμενες γραμμές: «{ $text }»
warning-only-first = { $file }: έχει { $puzzles } γρίφους· παίρνεται μόνο ο πρώτος
warning-words-lost = γρίφος { $puzzle }: τίτλος και δημιουργός χάνονται: οι γραμμές κειμένου δεν έχουν χώρο γι’ αυτά
warning-rules-lost = γρίφος { $puzzle }: { $rules ->
        [one] χάνεται { $rules } κανόνας
       *[other] χάνονται { $rules } κανόνες
    }: οι γραμμές κειμένου δεν έχουν χώρο για κανόνες
warning-symbols-lost = γρίφος { $puzzle }: τα σύμβολά του χάνονται: οι γραμμές κειμένου έχουν ψηφία, μετά γράμματα

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: γραμμή { $line }: { $loss }
warning-lost = γρίφος { $puzzle }: { $loss }
warning-not-read-back = γρίφος { $puzzle }: το αρχείο δεν μπορεί να διαβαστεί ξανά εδώ: { $problem }
read-back-count = έχει { $found } γρίφους, όχι { $expected }
loss = { $what }: { $fate }
fate-unknown = άγνωστο, έμεινε έξω
fate-no-place = έμεινε έξω, γιατί δεν υπάρχει χώρος
fate-off-board = έμεινε έξω, γιατί βρίσκεται εκτός πίνακα
fate-blank = έμεινε έξω, γιατί δεν λέει τίποτα
fate-nearest = στη θέση του το πιο κοντινό που υπάρχει
fate-as-regions = στη θέση του περιοχές, που σημαίνουν το ίδιο
fate-as-rules = έμειναν ως κανόνες: κανένα ψηφίο δεν επαναλαμβάνεται
fate-too-large = έμεινε έξω: περισσότερα κελιά από ψηφία
fate-recognised = αναγνωρίστηκε στο σχέδιο
fate-read-otherwise = κάτι άλλο όταν το αρχείο διαβαστεί ξανά
fate-as-marks = σχεδιάστηκε, αλλά δεν είναι πια κανόνας
fate-misfit = έμεινε έξω: { $misfit }
fate-as-clues = διαβάστηκαν ως ενδείξεις· θα μπορούσαν να είναι και σημειώσεις λύτη
fate-as-solvers-marks = διαβάστηκαν ως σημειώσεις λύτη· θα μπορούσαν να είναι και ενδείξεις
fate-as-zero = διαβάστηκε ως ψηφίο, άρα τα ψηφία αρχίζουν από το 0· θα μπορούσε να σημαίνει και κενό κελί
fate-as-layout = διαβάστηκε ως «{ $name }»
element-title = τίτλος
element-author = δημιουργός
element-stars = πόσο δύσκολος είναι
element-rules-text = κανόνες με τα λόγια του δημιουργού
element-solution = λύση
element-symbols = σύμβολα των ψηφίων
element-origin = θέση του πίνακα
element-boxes = κουτιά
element-uneven-regions = { $count ->
        [one] { $count } περιοχή με μέγεθος διαφορετικό από το πλήθος των ψηφίων
       *[other] { $count } περιοχές με μέγεθος διαφορετικό από το πλήθος των ψηφίων
    }
element-layout = διάταξη των πλεγμάτων
element-givens = { $count ->
        [one] { $count } δοσμένο ψηφίο
       *[other] { $count } δοσμένα ψηφία
    }
element-colours = { $count ->
        [one] { $count } χρώμα
       *[other] { $count } χρώματα
    }
element-switched-off = { $count ->
        [one] { $count } ανενεργός κανόνας
       *[other] { $count } ανενεργοί κανόνες
    }
element-rules = { $count ->
        [one] { $count } κανόνας του είδους «{ $name }»
       *[other] { $count } κανόνες του είδους «{ $name }»
    }
element-entered = { $count ->
        [one] { $count } ψηφίο που έγραψε λύτης
       *[other] { $count } ψηφία που έγραψε λύτης
    }
element-pencil-marks = { $count ->
        [one] σημειώσεις λύτη σε { $count } κελί
       *[other] σημειώσεις λύτη σε { $count } κελιά
    }
element-candidates = υποψήφια ψηφία σε { $count ->
        [one] { $count } κελί
       *[other] { $count } κελιά
    }
element-zeros = το σύμβολο 0 σε { $count ->
        [one] { $count } κελί
       *[other] { $count } κελιά
    }
element-remarks = { $count ->
        [one] { $count } σημείωση λύτη
       *[other] { $count } σημειώσεις λυτών
    }
element-highlights = { $count ->
        [one] χρώμα λύτη σε { $count } κελί
       *[other] χρώματα λύτη σε { $count } κελιά
    }
element-fog-lights = { $count ->
        [one] { $count } φως στην ομίχλη
       *[other] { $count } φώτα στην ομίχλη
    }
element-angles = { $count ->
        [one] { $count } γωνία
       *[other] { $count } γωνίες
    }
element-sizes = { $count ->
        [one] { $count } μέγεθος
       *[other] { $count } μεγέθη
    }
element-texts = { $count ->
        [one] { $count } κείμενο
       *[other] { $count } κείμενα
    }
element-messages = { $count ->
        [one] { $count } μήνυμα στον λύτη
       *[other] { $count } μηνύματα στον λύτη
    }
element-settings = { $count ->
        [one] { $count } ρύθμιση
       *[other] { $count } ρυθμίσεις
    }
element-named = { $count } του «{ $name }»

## What formats are called

format-killer = killer σε μία γραμμή
format-lines = γραμμές κειμένου
format-link = { $name } (σύνδεσμος)
format-json-lines = γραμμές JSON
format-sdm = συλλογή sudoku (.sdm)
format-sdx = sudoku με υποψήφιους (.sdx)
format-candidates = πίνακας υποψηφίων
format-picture = εικόνα από γράμματα (.ss)
format-solo = κωδικός παιχνιδιού Solo

## Why a file is not saved

write-unknown-format = το όνομα δεν λέει μορφή που γράφεται· μπορεί να τελειώνει σε { $endings }
write-read-only = το { $format } διαβάζεται, αλλά δεν γράφεται
write-board = το { $format } έχει χώρο μόνο για { $boards }
write-too-many = το { $format } διαβάζεται με ως { $limit } στοιχεία, και ο γρίφος έχει περισσότερα
write-too-many-puzzles = το { $format } διαβάζεται με ως { $limit } γρίφους, και είναι περισσότεροι
write-too-large = { $found } είναι πολλά για το { $format }: διαβάζονται ως { $limit }
boards-one-grid = ένα πλέγμα, με ψηφία από 1
boards-classic = πλέγματα 9x9 με κουτιά 3x3, με ψηφία από 1
boards-one-grid-with-boxes = ένα πλέγμα με κουτιά, με ψηφία από 1
boards-from-one = πίνακες με ψηφία από 1
write-one-puzzle-only = ένα αρχείο .{ $extension } έχει έναν γρίφο, και υπάρχουν { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: δεν αποθηκεύεται: { $reason }
layout-no-folder = το σύστημα δεν ορίζει φάκελο για ρυθμίσεις
layout-no-name = μια διάταξη χρειάζεται όνομα
layout-disk = { $path }: { $reason }
setup-no-name = μια διάταξη σελίδας χρειάζεται όνομα
difficulty-no-number = οι αριθμοί είναι από 0 ως 20, όπως 3..5, 2.6.. ή ..7.1
difficulty-reversed = ο πρώτος αριθμός είναι μεγαλύτερος από τον δεύτερο

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = κανένα ψηφίο
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
formula-and = { $one } και { $two }
formula-or = { $one } ή { $two }
formula-not = όχι { $one }

## Why a formula cannot be read

formula-column = στήλη { $column }: { $problem }
formula-expected-value = αναμενόταν a, b, n, αριθμός, ή κάτι σε παρενθέσεις ή κάθετες
formula-expected-operator = αναμενόταν τελεστής ή το τέλος
formula-expected-bracket = αναμενόταν τελεστής ή )
formula-expected-bar = αναμενόταν τελεστής ή |
formula-expected-opening = αναμενόταν (
formula-expected-number = αναμενόταν αριθμός, όχι κάτι αληθές ή ψευδές
formula-expected-truth = αναμενόταν κάτι αληθές ή ψευδές, όχι αριθμός
formula-expected-comparison = αναμενόταν σύγκριση, όπως = ή >=
formula-unknown-name = το «{ $name }» δεν σημαίνει τίποτα εδώ: υπάρχουν a, b, n, abs, min, max, mod, and, or, not
formula-large-number = ένας αριθμός φτάνει ως { $most }
formula-too-deep = γίνονται ως { $most } παρενθέσεις και κάθετες η μία στην άλλη
formula-too-long = γίνονται ως { $most } γράμματα

## Why a regular expression cannot be read

expression-column = στήλη { $column }: { $problem }
expression-too-long = γίνονται ως { $most } γράμματα
expression-too-complicated = η έκφραση είναι πολύ περίπλοκη: ξεχωρίζει πάρα πολλές λέξεις

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = Σχεδιάζεται και δεν σημαίνει τίποτα.

region = Σκιασμένη περιοχή
    .hint = Σύρετε πάνω σε κελιά για μια επιπλέον περιοχή. Με Shift προστίθενται στην επιλεγμένη ή αφαιρούνται.
    .rules-house = Κάθε σκιασμένη περιοχή περιέχει από μία φορά καθένα από τα { $size } ψηφία.
    .rules-part = Τα ψηφία δεν επαναλαμβάνονται μέσα σε μια σκιασμένη περιοχή.
    .words-house = { $count } κελιά, κάθε ψηφίο μία φορά

diagonals = Διαγώνιοι
    .hint = Κάντε κλικ σε πλέγμα: οι δύο διαγώνιοί του έχουν κάθε ψηφίο μία φορά. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules-both = Καθεμία από τις δύο σημειωμένες διαγωνίους περιέχει κάθε ψηφίο μία φορά.
    .rules-one = Η σημειωμένη διαγώνιος περιέχει κάθε ψηφίο μία φορά.
    .falling = Κατιούσα διαγώνιος
    .falling-hint = Από πάνω αριστερά ως κάτω δεξιά
    .rising = Ανιούσα διαγώνιος
    .rising-hint = Από κάτω αριστερά ως πάνω δεξιά

four-squares = Τέσσερα τετράγωνα
    .hint = Κάντε κλικ σε πλέγμα 9x9: τέσσερα ακόμη τετράγωνα έχουν κάθε ψηφίο μία φορά. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules = Καθένα από τα τέσσερα σκιασμένα τετράγωνα περιέχει κάθε ψηφίο μία φορά.

four-pyramids = Τέσσερις πυραμίδες
    .hint = Κάντε κλικ σε πλέγμα 9x9: τέσσερις πυραμίδες έχουν κάθε ψηφίο μία φορά. Ξανά για επιλογή, Delete για αφαίρεση. Και οι δύο ανεμόμυλοι χωρούν σε ένα πλέγμα.
    .rules = Καθεμία από τις τέσσερις σκιασμένες πυραμίδες περιέχει κάθε ψηφίο μία φορά.
    .words-mirrored = { $grid }, κατοπτρικά
    .pinwheel = Ανεμόμυλος
    .mirrored = Κατοπτρικά
    .mirrored-hint = Ο ανεμόμυλος από την άλλη πλευρά

position = Θέσεις
    .hint = Κάντε κλικ σε πλέγμα: κελιά στην ίδια θέση κάθε κουτιού διαφέρουν. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules = Τα κελιά που βρίσκονται στην ίδια θέση κάθε κουτιού περιέχουν κάθε ψηφίο μία φορά.

magic-box = Μαγικό κουτί
    .hint = Κάντε κλικ σε κουτί: οι γραμμές και στήλες του έχουν ίδιο άθροισμα. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules = Σε κάθε μαγικό κουτί, κάθε γραμμή και κάθε στήλη έχει άθροισμα { $total }.
    .rules-diagonals = Σε κάθε μαγικό κουτί, κάθε γραμμή, κάθε στήλη και κάθε διαγώνιος έχει άθροισμα { $total }.
    .words = { $place } · άθροισμα { $total }
    .diagonals = Και διαγώνιοι
    .diagonals-hint = Και οι δύο διαγώνιοι του κουτιού έχουν το ίδιο άθροισμα

magic-square = Μαγικό τετράγωνο
    .hint = Κάντε κλικ στο μέσον ενός τετραγώνου 3x3: γραμμές και στήλες έχουν ίδιο άθροισμα. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules = Σε κάθε μαγικό τετράγωνο, όλες οι γραμμές και οι στήλες έχουν το ίδιο άθροισμα.
    .rules-diagonals = Σε κάθε μαγικό τετράγωνο, όλες οι γραμμές, οι στήλες και οι διαγώνιοι έχουν το ίδιο άθροισμα.
    .diagonals = Και διαγώνιοι
    .diagonals-hint = Και οι δύο διαγώνιοι του τετραγώνου έχουν το ίδιο άθροισμα

odd-even = Μονά / ζυγά
    .hint = Σύρετε πάνω σε κελιά: ζυγά (τετράγωνο) ή μονά (κύκλος). Πάνω σε ίδια σημάδια, για σβήσιμο.
    .rules = Τα κελιά με κύκλο περιέχουν μονά ψηφία, τα κελιά με τετράγωνο περιέχουν ζυγά ψηφία.
    .rules-odd = Τα κελιά με κύκλο περιέχουν μονά ψηφία.
    .rules-even = Τα κελιά με τετράγωνο περιέχουν ζυγά ψηφία.
    .even = Ζυγά
    .odd = Μονά
    .mark-all = Σήμανση όλων από τη λύση
    .mark-all-hint = Κύκλος σε κάθε κελί με μονό ψηφίο, τετράγωνο σε κάθε κελί με ζυγό
    .mark-even = Σήμανση ζυγών από τη λύση
    .mark-even-hint = Τετράγωνο σε κάθε κελί με ζυγό ψηφίο· οι σωστοί κύκλοι μένουν
    .mark-odd = Σήμανση μονών από τη λύση
    .mark-odd-hint = Κύκλος σε κάθε κελί με μονό ψηφίο· τα σωστά τετράγωνα μένουν
    .rest-odd = Τα υπόλοιπα μονά
    .rest-odd-hint = Κύκλος σε κάθε κελί χωρίς σημάδι
    .rest-even = Τα υπόλοιπα ζυγά
    .rest-even-hint = Τετράγωνο σε κάθε κελί χωρίς σημάδι

outside = Εξωτερικές ενδείξεις
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε ψηφία: καθένα είναι στα πρώτα κελιά που φαίνονται από εκεί.
    .rules = Ένα ψηφίο έξω από το πλέγμα βρίσκεται { $down ->
    [one] στο πρώτο κελί που φαίνεται
   *[other] ανάμεσα στα πρώτα { $down } κελιά που φαίνονται
} από εκεί.
    .rules-two-depths = Ένα ψηφίο έξω από το πλέγμα βρίσκεται { $down ->
    [one] στο πρώτο κελί
   *[other] ανάμεσα στα πρώτα { $down } κελιά
} (από πάνω ή από κάτω) ή { $across ->
    [one] στο πρώτο κελί
   *[other] στα πρώτα { $across } κελιά
} (από το πλάι) που φαίνονται από εκεί.

killer-cage = Κλουβί (killer)
    .hint = Σύρετε πάνω σε κελιά για κλουβί και γράψτε το άθροισμα, ή τίποτα. Με Shift προστίθενται στο κλουβί ή αφαιρούνται.
    .rules = Τα ψηφία μέσα σε ένα κλουβί δεν επαναλαμβάνονται και έχουν άθροισμα τον αριθμό στη γωνία του.
    .rules-no-sum = Τα ψηφία μέσα σε ένα κλουβί χωρίς αριθμό δεν επαναλαμβάνονται.
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των ψηφίων του κλουβιού· κενό όταν μόνο διαφέρουν

thermometer = Θερμόμετρο
    .hint = Σύρετε από τον βολβό ως την άκρη: τα ψηφία αυξάνουν. Συνεχίστε από την άκρη. Ξανά από τον βολβό, ή με Shift από κάθε κελί, κάνει κλάδο· κλικ με Shift κόβει.
    .rules = Κατά μήκος κάθε θερμομέτρου, τα ψηφία αυξάνονται ξεκινώντας από τον βολβό.
    .rules-slow = Κατά μήκος κάθε αργού θερμομέτρου, ξεκινώντας από τον βολβό, τα ψηφία αυξάνονται ή μένουν ίδια.
    .rules-ringed = Κατά μήκος κάθε θερμομέτρου με δακτύλιο στον βολβό, ξεκινώντας από τον βολβό, τα ψηφία αυξάνονται ή μένουν ίδια.
    .slow = Αργό
    .slow-hint = Τα ψηφία μπορεί να μένουν ίδια από κελί σε κελί

whispers = Ψίθυροι
    .hint = Σύρετε στη γραμμή: οι γείτονες διαφέρουν τουλάχιστον 5, ή 4 στους ολλανδικούς. Συνεχίστε από όποια άκρη.
    .rules = Κατά μήκος κάθε γραμμής ψιθύρων, γειτονικά ψηφία διαφέρουν τουλάχιστον κατά { $number }.
    .german = Γερμανικοί
    .dutch = Ολλανδικοί
    .number = Διαφορά
    .number-hint = Η ελάχιστη διαφορά γειτόνων στη γραμμή· κενό: τα μισά ψηφία, προς τα πάνω

renban = Γραμμή ρένμπαν
    .hint = Σύρετε στη γραμμή: τα ψηφία της είναι διαδοχικά, με όποια σειρά. Συνεχίστε από όποια άκρη.
    .rules = Τα ψηφία σε κάθε γραμμή ρένμπαν είναι διαδοχικά, με οποιαδήποτε σειρά, και δεν επαναλαμβάνονται.

palindrome = Παλίνδρομο
    .hint = Σύρετε στη γραμμή: διαβάζεται το ίδιο κι από τα δύο άκρα. Συνεχίστε από όποια άκρη.
    .rules = Τα ψηφία κατά μήκος κάθε παλινδρόμου διαβάζονται το ίδιο και από τα δύο άκρα.

between = Γραμμή ανάμεσα
    .hint = Σύρετε από κύκλο σε κύκλο: ό,τι είναι ανάμεσα, είναι ανάμεσα στα ψηφία τους. Συνεχίστε από όποια άκρη.
    .rules = Τα ψηφία κατά μήκος κάθε γραμμής ανάμεσα σε δύο κύκλους βρίσκονται αυστηρά ανάμεσα στα ψηφία των κύκλων.

region-sum = Γραμμή ίσων αθροισμάτων
    .hint = Σύρετε στη γραμμή: τα μέρη της σε διαφορετικά κουτιά έχουν ίσα αθροίσματα. Συνεχίστε από όποια άκρη.
    .rules = Τα όρια των κουτιών χωρίζουν κάθε γραμμή ίσων αθροισμάτων σε μέρη με το ίδιο άθροισμα. Όταν η γραμμή επιστρέφει σε ένα κουτί, έχει εκεί ένα ακόμη μέρος.

double-arrow = Διπλό βέλος
    .hint = Σύρετε από κύκλο σε κύκλο: ό,τι είναι ανάμεσα έχει άθροισμα το άθροισμά τους. Συνεχίστε από όποια άκρη.
    .rules = Τα ψηφία κατά μήκος κάθε διπλού βέλους έχουν άθροισμα ίσο με το άθροισμα των δύο ψηφίων στους κύκλους των άκρων του.

zipper = Γραμμή φερμουάρ
    .hint = Σύρετε στη γραμμή: κελιά σε ίση απόσταση από το μέσον έχουν ίδιο άθροισμα. Συνεχίστε από όποια άκρη.
    .rules = Σε κάθε γραμμή φερμουάρ, δύο κελιά που απέχουν εξίσου από το μέσο έχουν πάντα το ίδιο άθροισμα· ένα κελί στο μέσο περιέχει αυτό το άθροισμα.

sum-line = Γραμμή αθροίσματος
    .hint = Σύρετε στη γραμμή: χωρίζεται σε μέρη με άθροισμα 10, ή άλλον αριθμό. Συνεχίστε από όποια άκρη.
    .rules = Κάθε γραμμή αθροίσματος χωρίζεται σε μέρη γειτονικών κελιών που το καθένα έχει άθροισμα { $number }.
    .number = Άθροισμα
    .number-hint = Το άθροισμα κάθε μέρους· κενό: ένα πάνω από το πλήθος ψηφίων

lockout = Γραμμή αποκλεισμού
    .hint = Σύρετε από ρόμβο σε ρόμβο: ό,τι είναι στη γραμμή δεν είναι ανάμεσα στα ψηφία τους. Συνεχίστε από όποια άκρη.
    .rules = Τα ψηφία στους ρόμβους στα άκρα κάθε γραμμής αποκλεισμού διαφέρουν τουλάχιστον κατά { $number }. Κανένα ψηφίο κατά μήκος της γραμμής δεν βρίσκεται ανάμεσά τους ούτε είναι ίσο με κάποιο από αυτά.
    .number = Διαφορά
    .number-hint = Η ελάχιστη διαφορά των άκρων· κενό: τα μισά ψηφία, προς τα κάτω

nabner = Γραμμή νάμπνερ
    .hint = Σύρετε στη γραμμή: κανένα ζεύγος ψηφίων της δεν είναι ίσα ή διαδοχικά. Συνεχίστε από όποια άκρη.
    .rules = Σε μια γραμμή νάμπνερ κανένα ζεύγος ψηφίων, όπου κι αν βρίσκονται, δεν είναι ίσα ή διαδοχικά.

entropic = Εντροπική γραμμή
    .hint = Σύρετε στη γραμμή: κάθε τρεις γείτονες είναι ένα χαμηλό, ένα μεσαίο κι ένα υψηλό ψηφίο. Συνεχίστε από όποια άκρη.
    .rules = Από κάθε τρία γειτονικά ψηφία σε μια εντροπική γραμμή ένα είναι χαμηλό ({ $low }), ένα μεσαίο ({ $middle }) και ένα υψηλό ({ $high }).

modular = Γραμμή υπολοίπων
    .hint = Σύρετε στη γραμμή: κάθε τρεις γείτονες έχουν διαφορετικά υπόλοιπα δια 3. Συνεχίστε από όποια άκρη.
    .rules = Κάθε { $number } γειτονικά ψηφία σε μια γραμμή υπολοίπων αφήνουν διαφορετικά υπόλοιπα όταν διαιρεθούν με το { $number } ({ $classes }).
    .number = Διαιρέτης
    .number-hint = Τόσοι γείτονες αφήνουν διαφορετικά υπόλοιπα στη διαίρεση με αυτόν· κενό: 3

parity-line = Γραμμή ισοτιμίας
    .hint = Σύρετε στη γραμμή: μονά και ζυγά εναλλάσσονται. Συνεχίστε από όποια άκρη.
    .rules = Κατά μήκος κάθε γραμμής ισοτιμίας εναλλάσσονται μονά και ζυγά ψηφία.

arithmetic = Αριθμητική ακολουθία
    .hint = Σύρετε στη γραμμή: όλα τα βήματα από ψηφίο σε ψηφίο είναι ίσα. Συνεχίστε από όποια άκρη.
    .rules = Κατά μήκος κάθε αριθμητικής ακολουθίας κάθε ψηφίο διαφέρει από το προηγούμενο κατά το ίδιο ποσό, προς την ίδια κατεύθυνση.

no-repeats = Γραμμή χωρίς επανάληψη
    .hint = Σύρετε στη γραμμή: όλα τα ψηφία της διαφέρουν. Συνεχίστε από όποια άκρη.
    .rules = Κανένα ψηφίο δεν επαναλαμβάνεται κατά μήκος μιας γραμμής χωρίς επανάληψη.

difference-dot = Κουκκίδα διαφοράς
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: τα ψηφία διαφέρουν κατά 1, ή τον αριθμό που γράφεται. Ένα κλικ το επιλέγει, Delete το αφαιρεί.
    .rules = Τα δύο ψηφία δίπλα σε μια λευκή κουκκίδα διαφέρουν κατά 1.
    .rules-number = Τα δύο ψηφία δίπλα σε μια λευκή κουκκίδα με αριθμό διαφέρουν κατά αυτόν τον αριθμό.
    .number = Διαφορά
    .number-hint = Πόσο διαφέρουν τα ψηφία· κενό: 1

ratio-dot = Κουκκίδα λόγου
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: το ένα ψηφίο είναι διπλάσιο, ή όσες φορές γράφεται. Ένα κλικ το επιλέγει, Delete το αφαιρεί.
    .rules = Από τα δύο ψηφία δίπλα σε μια μαύρη κουκκίδα το ένα είναι διπλάσιο του άλλου.
    .rules-number = Από τα δύο ψηφία δίπλα σε μια μαύρη κουκκίδα με αριθμό το ένα είναι τόσες φορές το άλλο.
    .number = Λόγος
    .number-hint = Πόσες φορές το ένα ψηφίο είναι το άλλο· κενό: 2

border-sum = X, V και αθροίσματα
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: άθροισμα 10 (X), 5 (V), ή ο αριθμός που γράφεται. Ένα κλικ το επιλέγει, Delete το αφαιρεί.
    .rules = Δύο ψηφία με έναν αριθμό ανάμεσά τους έχουν άθροισμα αυτόν τον αριθμό.
    .rules-x = Δύο ψηφία με ένα X ανάμεσά τους έχουν άθροισμα 10.
    .rules-v = Δύο ψηφία με ένα V ανάμεσά τους έχουν άθροισμα 5.
    .rules-none = Ένα σύμβολο χωρίς άθροισμα δεν λέει τίποτα.
    .x = X
    .v = V
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των δύο ψηφίων: X είναι 10, V είναι 5

inequality = Ανισότητα
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: το σύμβολο δείχνει το μικρότερο ψηφίο. Ένα κλικ το επιλέγει, Delete το αφαιρεί.
    .rules = Ένα σύμβολο ανάμεσα σε δύο κελιά δείχνει προς το μικρότερο ψηφίο τους.
    .falling = Μεγαλύτερο
    .rising = Μικρότερο
    .rising-hint = Το ψηφίο του αριστερού ή του πάνω κελιού είναι το μικρότερο

quadruple = Τετράδα
    .hint = Κάντε κλικ εκεί που συναντιούνται τέσσερα κελιά και γράψτε ως τέσσερα ψηφία: τα κελιά έχουν το καθένα, ένα διπλό δύο φορές. Ένα κλικ το επιλέγει, Delete το αφαιρεί.
    .rules = Τα ψηφία μέσα σε έναν κύκλο βρίσκονται όλα στα τέσσερα κελιά γύρω του, τα επαναλαμβανόμενα τόσες φορές όσες γράφονται.
    .digits = Ψηφία
    .digits-hint = Ως τέσσερα, που μπορεί να επαναλαμβάνονται

anti-knight = Αντι-ίππος
    .hint = Κάντε κλικ σε πλέγμα: κελιά σε κίνηση ίππου δεν έχουν ποτέ το ίδιο ψηφίο.
    .rules = Κελιά που απέχουν κατά μία κίνηση ίππου του σκακιού δεν περιέχουν ποτέ το ίδιο ψηφίο.

anti-king = Αντι-βασιλιάς
    .hint = Κάντε κλικ σε πλέγμα: κελιά που ακουμπούν, και σε γωνία, δεν έχουν ποτέ το ίδιο ψηφίο.
    .rules = Κελιά που ακουμπούν σε πλευρά ή σε γωνία δεν περιέχουν ποτέ το ίδιο ψηφίο.

entropy = Καθολική εντροπία
    .hint = Κάντε κλικ σε πλέγμα: κάθε τετράγωνο τεσσάρων κελιών έχει ένα χαμηλό, ένα μεσαίο κι ένα υψηλό ψηφίο.
    .rules = Κάθε τετράγωνο 2x2 κελιών περιέχει τουλάχιστον ένα χαμηλό ({ $low }), ένα μεσαίο ({ $middle }) και ένα υψηλό ψηφίο ({ $high }).

nonconsecutive = Μη διαδοχικά
    .hint = Κάντε κλικ σε πλέγμα: οι γείτονες δεν είναι ποτέ διαδοχικοί. Με κουκκίδες στον πίνακα λέει ότι δίνονται όλες.
    .rules = Τα ψηφία σε κελιά με κοινή πλευρά δεν είναι ποτέ διαδοχικά.
    .rules-numbers = Τα ψηφία σε κελιά με κοινή πλευρά δεν διαφέρουν ποτέ κατά { $numbers }.
    .rules-dots = Όλες οι λευκές κουκκίδες δίνονται: όπου δεν υπάρχει κουκκίδα ανάμεσα σε δύο κελιά με κοινή πλευρά, τα ψηφία τους δεν διαφέρουν κατά { $numbers }.

no-ratio = Χωρίς λόγο
    .hint = Κάντε κλικ σε πλέγμα: από δύο γείτονες κανένας δεν είναι διπλάσιος. Με κουκκίδες στον πίνακα λέει ότι δίνονται όλες.
    .rules = Από τα ψηφία σε δύο κελιά με κοινή πλευρά το ένα δεν είναι ποτέ { $numbers } φορές το άλλο.
    .rules-dots = Όλες οι μαύρες κουκκίδες δίνονται: όπου δεν υπάρχει κουκκίδα ανάμεσα σε δύο κελιά με κοινή πλευρά, κανένα ψηφίο δεν είναι { $numbers } φορές το άλλο.

all-sums = Όλα τα X και V δίνονται
    .hint = Κάντε κλικ σε πλέγμα: γείτονες χωρίς X, V ή αριθμό ανάμεσα δεν έχουν τέτοιο άθροισμα.
    .rules = Όλα τα σύμβολα δίνονται: δύο ψηφία σε κελιά με κοινή πλευρά, χωρίς σύμβολο ανάμεσά τους, δεν έχουν άθροισμα { $numbers }.

extremes = Ελάχιστο και μέγιστο
    .hint = Σύρετε πάνω σε κελιά: καθένα είναι μικρότερο ή μεγαλύτερο από όλα δίπλα του χωρίς ίδιο σημάδι. Από σημάδι σβήνει.
    .rules = Ένα κελί με τρίγωνα που δείχνουν προς τα μέσα είναι μικρότερο από κάθε διπλανό του· ένα με τρίγωνα που δείχνουν προς τα έξω είναι μεγαλύτερο. Γείτονες με το ίδιο σημάδι δεν συγκρίνονται.
    .rules-minimum = Ένα κελί με τρίγωνα που δείχνουν προς τα μέσα είναι μικρότερο από κάθε διπλανό του. Γείτονες με το ίδιο σημάδι δεν συγκρίνονται.
    .rules-maximum = Ένα κελί με τρίγωνα που δείχνουν προς τα έξω είναι μεγαλύτερο από κάθε διπλανό του. Γείτονες με το ίδιο σημάδι δεν συγκρίνονται.
    .minimum = Ελάχιστο
    .maximum = Μέγιστο

low-high = Χαμηλά και υψηλά
    .hint = Σύρετε πάνω σε κελιά: καθένα έχει ψηφίο από το κάτω ή το πάνω μισό. Από σημάδι σβήνει.
    .rules = Ένα τρίγωνο που δείχνει προς τα κάτω σημειώνει ψηφίο του χαμηλού μισού ({ $low }), ένα που δείχνει προς τα πάνω ψηφίο του υψηλού μισού ({ $high }){ $has-middle ->
        [yes] · το μεσαίο ψηφίο, το { $middle }, δεν είναι κανένα από τα δύο
       *[no] { "" }
    }.
    .rules-low = Ένα τρίγωνο που δείχνει προς τα κάτω σημειώνει ψηφίο του χαμηλού μισού ({ $low }){ $has-middle ->
        [yes] · το μεσαίο ψηφίο, το { $middle }, δεν ανήκει σε αυτό
       *[no] { "" }
    }.
    .rules-high = Ένα τρίγωνο που δείχνει προς τα πάνω σημειώνει ψηφίο του υψηλού μισού ({ $high }){ $has-middle ->
        [yes] · το μεσαίο ψηφίο, το { $middle }, δεν ανήκει σε αυτό
       *[no] { "" }
    }.
    .low = Χαμηλό
    .high = Υψηλό

indexers = Δείκτες
    .hint = Σύρετε πάνω σε κελιά: το ψηφίο λέει σε ποια θέση γραμμής, στήλης ή κουτιού είναι ο αριθμός της θέσης του κελιού. Από σημάδι σβήνει.
    .rules = Το ψηφίο ενός κελιού με γραμμές λέει πού βρίσκεται ο αριθμός της θέσης του: με γραμμές αριστερά και δεξιά, το κελί στη στήλη c με ψηφίο v λέει ότι η στήλη v της γραμμής του περιέχει το c· με γραμμές πάνω και κάτω ισχύει το ίδιο για τις γραμμές της στήλης του· με γραμμές ολόγυρα, για τις θέσεις του κουτιού του, με τη σειρά της ανάγνωσης.{ $from ->
        [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
       *[other] { "" }
    }
    .rules-column = Ένα κελί με γραμμές αριστερά και δεξιά στη στήλη c με ψηφίο v λέει ότι η στήλη v της γραμμής του περιέχει το c.{ $from ->
        [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
       *[other] { "" }
    }
    .rules-row = Ένα κελί με γραμμές πάνω και κάτω στη γραμμή r με ψηφίο v λέει ότι η γραμμή v της στήλης του περιέχει το r.{ $from ->
        [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
       *[other] { "" }
    }
    .rules-box = Ένα κελί με γραμμές ολόγυρα στη θέση p του κουτιού του, με τη σειρά της ανάγνωσης, με ψηφίο v λέει ότι η θέση v του κουτιού περιέχει το p.{ $from ->
        [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
       *[other] { "" }
    }
    .column = Στήλη
    .row = Γραμμή
    .box = Κουτί

counting-circles = Κύκλοι που μετρούν
    .hint = Σύρετε πάνω σε κελιά: ένα ψηφίο σε κύκλο είναι το πλήθος των κύκλων που το έχουν. Από κύκλο σβήνει.
    .rules = Ένα ψηφίο μέσα σε κύκλο είναι το πλήθος των κύκλων που περιέχουν αυτό το ψηφίο.

cell-sum = Άθροισμα κελιών
    .hint = Σύρετε πάνω σε κελιά και γράψτε το άθροισμα, ή το πολύ ή το λιγότερο· τα ψηφία επαναλαμβάνονται. Με Shift προστίθενται κελιά ή αφαιρούνται από μέσα.
    .rules = Τα ψηφία στα σημειωμένα κελιά έχουν άθροισμα τον αριθμό στη γωνία τους· μπορούν να επαναλαμβάνονται.
    .rules-at-most = Τα ψηφία στα σημειωμένα κελιά έχουν άθροισμα το πολύ τον αριθμό μετά το ≤· μπορούν να επαναλαμβάνονται.
    .rules-at-least = Τα ψηφία στα σημειωμένα κελιά έχουν άθροισμα τουλάχιστον τον αριθμό μετά το ≥· μπορούν να επαναλαμβάνονται.
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των ψηφίων, το πολύ ή το λιγότερο
    .compared = Σύγκριση
    .compared-hint = Αν το άθροισμα είναι ο αριθμός, το πολύ αυτός ή τουλάχιστον αυτός
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Κλουβί γινομένου
    .hint = Σύρετε πάνω στα κελιά κλουβιού και γράψτε το γινόμενο. Με Shift προστίθενται κελιά ή αφαιρούνται από μέσα.
    .rules = Τα ψηφία μέσα σε ένα κλουβί με κουκκίδες έχουν γινόμενο τον αριθμό πριν από το ×· μπορούν να επαναλαμβάνονται.
    .rules-differ = Τα ψηφία μέσα σε ένα κλουβί με παύλες έχουν γινόμενο τον αριθμό πριν από το × και δεν επαναλαμβάνονται.
    .product = Γινόμενο
    .product-hint = Το γινόμενο των ψηφίων
    .differ = Διαφορετικά
    .differ-hint = Κανένα ψηφίο δεν επαναλαμβάνεται στο κλουβί

allowed = Επιτρεπόμενα ψηφία
    .hint = Σύρετε πάνω σε κελιά και γράψτε τα ψηφία που μπορούν να έχουν.
    .rules = Ένα κελί με μικρά ψηφία περιέχει ένα από αυτά.
    .digits = Ψηφία
    .digits-hint = Τι μπορεί να έχει κάθε κελί

clones = Κλώνοι
    .hint = Σύρετε πάνω στα κελιά της πρώτης ομάδας· κλικ με Shift βάζει αντίγραφό της αλλού.
    .rules = Γκρίζες ομάδες με το ίδιο σχήμα περιέχουν τα ίδια ψηφία στις ίδιες θέσεις.

anti-diagonal = Αντι-διαγώνιος
    .hint = Κάντε κλικ σε πλέγμα: κάθε διαγώνιος έχει όσο λιγότερα διαφορετικά ψηφία γίνεται, τρία σε 9x9.
    .rules = Κάθε διακεκομμένη διαγώνιος περιέχει ακριβώς { $count } διαφορετικά ψηφία.
    .rules-one = Η διακεκομμένη διαγώνιος περιέχει ακριβώς { $count } διαφορετικά ψηφία.
    .falling = Κατιούσα διαγώνιος
    .falling-hint = Από πάνω αριστερά ως κάτω δεξιά
    .rising = Ανιούσα διαγώνιος
    .rising-hint = Από κάτω αριστερά ως πάνω δεξιά

arrow = Βέλος
    .hint = Σύρετε από τον κύκλο κατά μήκος του βέλους, και συνεχίστε από τη μύτη του· άλλα βέλη αρχίζουν στον ίδιο κύκλο. Ένα κλικ επιλέγει το βέλος, Delete το αφαιρεί.
    .rules = Τα ψηφία κατά μήκος κάθε βέλους έχουν άθροισμα το ψηφίο στον κύκλο του.
    .rules-figures = Τα ψηφία κατά μήκος κάθε βέλους έχουν άθροισμα τον αριθμό στον κύκλο του, που γράφεται με τα κελιά του κύκλου.
    .shaft = Βέλος
    .circle = Μακρύς κύκλος

figure = Σχήμα
    .hint = Κάντε κλικ σε πλέγμα 9x9: αστερίσκος, κεντρικές κουκκίδες, τζιράντολα, τοις εκατό ή αργκάιλ, που στα μέρη τους κανένα ψηφίο δεν επαναλαμβάνεται.
    .rules = Κανένα ψηφίο δεν επαναλαμβάνεται μέσα σε ένα χρωματιστό σχήμα ή κατά μήκος της γραμμής του.
    .rules-lines = Κανένα ψηφίο δεν επαναλαμβάνεται κατά μήκος μιας χρωματιστής διαγωνίου.
    .words = { $figure }, { $grid }
    .asterisk = Αστερίσκος
    .centre-dots = Κεντρικές κουκκίδες
    .girandola = Τζιράντολα
    .percent = Τοις εκατό
    .argyle = Αργκάιλ

leaps = Άλματα
    .hint = Κάντε κλικ σε πλέγμα: κελιά που απέχουν τόσες γραμμές και στήλες δεν έχουν ποτέ το ίδιο ψηφίο. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Κελιά που απέχουν ένα άλμα δεν έχουν το ίδιο ψηφίο. Άλματα, ως γραμμές × στήλες με οποιαδήποτε σειρά: { $leaps }.
    .rules-rider = Κελιά που απέχουν ένα ή περισσότερα ίσα άλματα σε ευθεία δεν έχουν το ίδιο ψηφίο. Άλματα, ως γραμμές × στήλες με οποιαδήποτε σειρά: { $leaps }.
    .rules-digits = Κελιά που απέχουν ένα άλμα δεν έχουν το ίδιο ψηφίο, αν αυτό είναι ένα από τα { $digits }. Άλματα, ως γραμμές × στήλες με οποιαδήποτε σειρά: { $leaps }.
    .rules-rider-digits = Κελιά που απέχουν ένα ή περισσότερα ίσα άλματα σε ευθεία δεν έχουν το ίδιο ψηφίο, αν αυτό είναι ένα από τα { $digits }. Άλματα, ως γραμμές × στήλες με οποιαδήποτε σειρά: { $leaps }.
    .leaps = Γραμμές και στήλες
    .leaps-hint = Γραμμές και στήλες κάθε άλματος, με όποια σειρά και κατεύθυνση: 1,2 του ίππου, 1,1 διαγώνιο· πολλά με κενά
    .rider = Συνεχές
    .rider-hint = Το ίδιο άλμα ξανά και ξανά, όπως ο αξιωματικός: από 1,1 ολόκληρες διαγώνιοι
    .digits = Μόνο για
    .digits-hint = Τα ψηφία που αφορά ο κανόνας· κενό: όλα

sandwich = Σάντουιτς
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε αριθμό: το άθροισμα ανάμεσα στο μικρότερο και το μεγαλύτερο ψηφίο της γραμμής ή στήλης.
    .rules = Ένας αριθμός έξω από το πλέγμα είναι το άθροισμα των ψηφίων ανάμεσα στο μικρότερο και το μεγαλύτερο ψηφίο της γραμμής ή στήλης του.

x-sum = Αθροίσματα Χ
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε αριθμό: το πρώτο ψηφίο από εκεί λέει πόσα έχουν αυτό το άθροισμα.
    .rules = Ένας αριθμός έξω από το πλέγμα είναι το άθροισμα των πρώτων Χ ψηφίων που φαίνονται από εκεί, όπου Χ είναι το πρώτο από αυτά.

skyscraper = Ουρανοξύστες
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε αριθμό: τόσα ψηφία από εκεί είναι μεγαλύτερα από όλα πριν από αυτά.
    .rules = Ένας αριθμός έξω από το πλέγμα δείχνει πόσα από τα ψηφία που φαίνονται από εκεί είναι μεγαλύτερα από όλα τα προηγούμενά τους.

hidden-skyscraper = Κρυμμένοι ουρανοξύστες
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε ψηφίο: είναι το πρώτο από εκεί με μεγαλύτερο πριν από αυτό.
    .rules = Ένα ψηφίο έξω από το πλέγμα είναι το πρώτο που συναντά κανείς από εκεί έχοντας πριν από αυτό ένα μεγαλύτερο ψηφίο.

numbered-rooms = Αριθμημένα δωμάτια
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε ψηφίο: είναι στο κελί που αριθμεί το πρώτο ψηφίο από εκεί.
    .rules = Ένα ψηφίο έξω από το πλέγμα βρίσκεται στο Χ-οστό κελί μετρώντας από εκεί, όπου Χ είναι το ψηφίο του πρώτου κελιού.

little-killer = Μικρός killer
    .hint = Κάντε κλικ γύρω από πλέγμα, κοντά στη γωνία που θα δείχνει το βέλος, και γράψτε το άθροισμα της διαγωνίου.
    .rules = Ένας αριθμός με βέλος είναι το άθροισμα των ψηφίων κατά μήκος της διαγωνίου· τα ψηφία μπορούν να επαναλαμβάνονται.

text-label = Κείμενο
    .hint = Σύρετε πάνω σε κελιά και γράψτε το κείμενο στο πλαίσιο δεξιά: στέκει στη μέση των κελιών και δεν σημαίνει τίποτα.
    .text = Κείμενο
    .text-hint = Μία γραμμή· στη γραμμή μεταξύ δύο κελιών ή στη γωνία τεσσάρων όταν βαφτούν αυτά
    .size = Μέγεθος
    .size-hint = Το μέγεθος των γραμμάτων σε εκατοστά του κελιού· κενό: το συνηθισμένο
    .coloured = Έγχρωμο
    .coloured-hint = Στο χρώμα παρακάτω, αντί για των ψηφίων

circle-mark = Κύκλος
    .hint = Κάντε κλικ σε κελί, ή σύρετε σε δύο ή τέσσερα: κύκλος στη μέση τους. Δεν σημαίνει τίποτα.
    .size = Μέγεθος
    .size-hint = Το πλάτος σε εκατοστά του κελιού· κενό: το συνηθισμένο
    .fill = Γέμισμα
    .fill-hint = Τι είναι μέσα
    .tint = Χρώμα
    .clear = Τίποτα
    .white = Λευκό
    .black = Μαύρο
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω του
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα

rectangle-mark = Ορθογώνιο
    .hint = Κάντε κλικ σε κελί ή σύρετε σε πολλά: ορθογώνιο στη μέση τους. Δεν σημαίνει τίποτα.
    .width = Πλάτος
    .width-hint = Σε εκατοστά του κελιού· κενό: όσο τα κελιά
    .height = Ύψος
    .height-hint = Σε εκατοστά του κελιού· κενό: όσο τα κελιά
    .fill = Γέμισμα
    .fill-hint = Τι είναι μέσα
    .tint = Χρώμα
    .clear = Τίποτα
    .white = Λευκό
    .black = Μαύρο
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω του
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα

line-mark = Γραμμή
    .hint = Σύρετε από κελί σε κελί: μια γραμμή. Δεν σημαίνει τίποτα. Συνεχίστε από όποια άκρη· κλικ με Shift κόβει.
    .width = Πλάτος
    .width-hint = Τα ψηφία στέκουν σε φαρδιά γραμμή
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Αν η γραμμή έχει κενά
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Βέλος όπου τελειώνει, ή βολβός όπου αρχίζει
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

frame-mark = Πλαίσιο
    .hint = Σύρετε πάνω σε κελιά: μια γραμμή γύρω τους. Δεν σημαίνει τίποτα. Με Shift προστίθενται κελιά ή αφαιρούνται.
    .outline = Περίγραμμα
    .outline-hint = Πώς σχεδιάζεται η γραμμή γύρω από τα κελιά
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα
    .inset = Εσοχή
    .inset-hint = Πόσο μέσα στα κελιά τρέχει η γραμμή, σε εκατοστά του κελιού· κενό: το συνηθισμένο

coloured-cells = Χρωματιστά κελιά
    .hint = Σύρετε πάνω σε κελιά για χρώμα. Το χρώμα δεν σημαίνει τίποτα. Με Shift προστίθενται κελιά ή αφαιρούνται.

own-line = Δική σας γραμμή
    .hint = Σύρετε από κελί σε κελί, μετά γράψτε στο πλαίσιο δεξιά τύπο δύο ψηφίων a και b. Συνεχίστε από όποια άκρη· κλικ με Shift κόβει.
    .rules = Κατά μήκος της γραμμής, κάθε ψηφίο a και το επόμενό του b ικανοποιούν: { $formula }.
    .rules-all = Κατά μήκος της γραμμής, κάθε ψηφίο a και κάθε μεταγενέστερο b ικανοποιούν: { $formula }.
    .formula = Τύπος
    .formula-hint = Τι λέγεται για δύο ψηφία· το a έρχεται πριν από το b στη γραμμή. Γλώσσα τύπων: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος ψηφίων.
    .pairs = Ζεύγη
    .pairs-hint = Κάθε ψηφίο με το επόμενο, ή με όλα τα επόμενα
    .neighbours = Γείτονες
    .all = Όλα
    .name = Όνομα
    .name-hint = Πώς λέγεται ο κανόνας· κενό: το όνομα του είδους
    .sentence = Πρόταση
    .sentence-hint = Τι λέει το φύλλο γι’ αυτόν· κενό: πρόταση από τις ρυθμίσεις εδώ
    .width = Πλάτος
    .width-hint = Τα ψηφία στέκουν σε φαρδιά γραμμή
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Αν η γραμμή έχει κενά
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Βέλος όπου τελειώνει, ή βολβός όπου αρχίζει
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

own-cells = Δικά σας κελιά
    .hint = Σύρετε πάνω σε κελιά, μετά γράψτε στο πλαίσιο δεξιά τύπο δύο ψηφίων a και b: κάθε ζεύγος κελιών τον τηρεί. Με Shift προστίθενται ή αφαιρούνται.
    .rules = Κάθε δύο ψηφία των σημειωμένων κελιών, { $ordered ->
        [yes] με το a πριν από το b στη σειρά ανάγνωσης
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .formula = Τύπος
    .formula-hint = Τι λέγεται για δύο ψηφία· a είναι αυτό του οποίου το κελί έρχεται πρώτο κατά γραμμές. Γλώσσα τύπων: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος ψηφίων.
    .name = Όνομα
    .name-hint = Πώς λέγεται ο κανόνας· κενό: το όνομα του είδους
    .sentence = Πρόταση
    .sentence-hint = Τι λέει το φύλλο γι’ αυτόν· κενό: πρόταση από τις ρυθμίσεις εδώ
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω από τα κελιά
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα
    .white = Λευκό
    .white-hint = Τα κελιά δεν γεμίζουν με το χρώμα

own-border = Δικό σας σημάδι
    .hint = Κάντε κλικ στη γραμμή μεταξύ δύο κελιών, μετά γράψτε στο πλαίσιο δεξιά τύπο των ψηφίων τους a και b. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules = Τα ψηφία δίπλα σε ένα σημάδι, { $ordered ->
        [yes] με το a πάνω ή αριστερά από το b
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .rules-sign = Τα ψηφία δίπλα στο σημάδι { $sign }, { $ordered ->
        [yes] με το a πάνω ή αριστερά από το b
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .formula = Τύπος
    .formula-hint = Τι λέγεται για τα δύο ψηφία· a είναι το πάνω ή το αριστερό. Γλώσσα τύπων: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος ψηφίων.
    .name = Όνομα
    .name-hint = Πώς λέγεται ο κανόνας· κενό: το όνομα του είδους
    .sentence = Πρόταση
    .sentence-hint = Τι λέει το φύλλο γι’ αυτόν· κενό: πρόταση από τις ρυθμίσεις εδώ
    .sign = Σημάδι
    .sign-hint = Ως τρία γράμματα γραμμένα σε αυτό

own-grid = Δικός σας κανόνας πλέγματος
    .hint = Κάντε κλικ σε πλέγμα, μετά γράψτε στο πλαίσιο δεξιά τύπο δύο ψηφίων a και b: όλοι οι γείτονες του πλέγματος τον τηρούν. Ξανά για επιλογή, Delete για αφαίρεση.
    .rules-edges = Τα ψηφία δύο οποιωνδήποτε κελιών με κοινή πλευρά, { $ordered ->
        [yes] με το a πριν από το b στη σειρά ανάγνωσης
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .rules-corners = Τα ψηφία δύο οποιωνδήποτε κελιών με κοινή μόνο μια γωνία, { $ordered ->
        [yes] με το a πριν από το b στη σειρά ανάγνωσης
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .rules-touching = Τα ψηφία δύο οποιωνδήποτε κελιών που εφάπτονται, { $ordered ->
        [yes] με το a πριν από το b στη σειρά ανάγνωσης
       *[no] a και b
    }, ικανοποιούν: { $formula }.
    .rules-leaps = Τα ψηφία δύο οποιωνδήποτε κελιών που απέχουν ένα άλμα, { $ordered ->
        [yes] με το a πριν από το b στη σειρά ανάγνωσης
       *[no] a και b
    }, ικανοποιούν: { $formula }. Άλματα, ως γραμμές × στήλες με οποιαδήποτε σειρά: { $leaps }.
    .formula = Τύπος
    .formula-hint = Τι λέγεται για δύο ψηφία· a είναι αυτό του οποίου το κελί έρχεται πρώτο κατά γραμμές. Γλώσσα τύπων: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος ψηφίων.
    .pairs = Ζεύγη
    .pairs-hint = Ποια κελιά του πλέγματος συγκρίνονται
    .edges = Πλευρές
    .corners = Γωνίες
    .touching = Και τα δύο
    .leaps = Άλματα
    .offsets = Γραμμές και στήλες
    .offsets-hint = Για άλματα: γραμμές και στήλες του καθενός, με όποια σειρά και κατεύθυνση, όπως 1,2· πολλά με κενά
    .name = Όνομα
    .name-hint = Πώς λέγεται ο κανόνας· κενό: το όνομα του είδους
    .sentence = Πρόταση
    .sentence-hint = Τι λέει το φύλλο γι’ αυτόν· κενό: πρόταση από τις ρυθμίσεις εδώ

own-word = Δική σας λέξη
    .hint = Σύρετε από κελί σε κελί με σειρά ανάγνωσης, μετά γράψτε κανονική έκφραση στο πλαίσιο δεξιά. Συνεχίστε από όποια άκρη· κλικ με Shift κόβει.
    .rules = Τα ψηφία κατά μήκος της γραμμής, από την αρχή της, ταιριάζουν στην κανονική έκφραση { $expression }.
    .expression = Έκφραση
    .expression-hint = Ποιες λέξεις ψηφίων επιτρέπονται, από την αρχή ως το τέλος: . κάθε ψηφίο, [135] ένα από μερικά, * όσες φορές, + τουλάχιστον μία, ? το πολύ μία, { "{2,3}" } τόσες φορές, | ή, ( ) ομάδες
    .name = Όνομα
    .name-hint = Πώς λέγεται ο κανόνας· κενό: το όνομα του είδους
    .sentence = Πρόταση
    .sentence-hint = Τι λέει το φύλλο γι’ αυτόν· κενό: πρόταση από τις ρυθμίσεις εδώ
    .width = Πλάτος
    .width-hint = Τα ψηφία στέκουν σε φαρδιά γραμμή
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Αν η γραμμή έχει κενά
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Βέλος όπου τελειώνει, ή βολβός όπου αρχίζει
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

full-rank = Πλήρης κατάταξη
    .hint = Κάντε κλικ δίπλα σε πλέγμα και γράψτε τη σειρά κατάταξης της γραμμής που φαίνεται από εκεί, ανάμεσα σε όλες τις γραμμές και στήλες κι από τα δύο άκρα.
    .rules = Όλες οι γραμμές και οι στήλες, διαβασμένες ως αριθμοί και από τα δύο άκρα, κατατάσσονται από τον μικρότερο (1) έως τον μεγαλύτερο ({ $most }). Ένας αριθμός έξω από το πλέγμα είναι η θέση στην κατάταξη του αριθμού που διαβάζεται από εκεί.
    .rules-equal = Όλες οι γραμμές και οι στήλες, διαβασμένες ως αριθμοί και από τα δύο άκρα, κατατάσσονται από τον μικρότερο (1) έως τον μεγαλύτερο ({ $most })· οι ίσοι μοιράζονται τη χαμηλότερη από τις θέσεις τους. Ένας αριθμός έξω από το πλέγμα είναι η θέση στην κατάταξη του αριθμού που διαβάζεται από εκεί.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } στο { $cell }
logic-removes = όχι { $digits } σε { $cells }
logic-row = γραμμή { $number }
logic-column = στήλη { $number }
logic-box = κουτί { $number }
logic-of-grid = { $house } του πλέγματος { $grid }
logic-board = ο πίνακας
difficulty = { $stars ->
    [1] Εύκολο
    [2] Μέτριο
    [3] Δύσκολο
    [4] Πολύ δύσκολο
   *[5] Διαβολικό
}
logic-last-digit = Τελευταίο ψηφίο
    .why = μόνο το { $digits } λείπει ({ $houses })
logic-hidden-single-box = Κρυφό μοναδικό σε κουτί
    .why = το { $digits } έχει μία θέση ({ $houses })
logic-hidden-single = Κρυφό μοναδικό
    .why = το { $digits } έχει μία θέση ({ $houses })
logic-direct-pointing = Άμεση κατάδειξη
    .why = όλες οι θέσεις του { $digits } στην πρώτη από { $houses } είναι { $cells }, και στην άλλη μένει μία
logic-direct-claiming = Άμεση διεκδίκηση
    .why = όλες οι θέσεις του { $digits } στην πρώτη από { $houses } είναι { $cells }, και στην άλλη μένει μία
logic-direct-hidden-pair = Άμεσο κρυφό ζεύγος
    .why = τα { $digits } πιάνουν { $cells } ({ $houses }), και σε άλλο ψηφίο μένει μία θέση
logic-direct-hidden-triplet = Άμεση κρυφή τριάδα
    .why = τα { $digits } πιάνουν { $cells } ({ $houses }), και σε άλλο ψηφίο μένει μία θέση
logic-naked-single = Φανερό μοναδικό
    .why = στο { $cells } μένει μόνο το { $digits }
logic-pair-consequence = Συνέπεια ζευγών
    .why = { $rules }: λιγότεροι υποψήφιοι σε { $cells }
logic-clause = Θέσεις μιας ένδειξης
    .why = { $rules }: μένουν μόνο { $digits } σε { $cells }
logic-sum-bounds = Όρια αθροίσματος
    .why = { $rules } ({ $cells }): με τις ελάχιστες και μέγιστες τιμές των άλλων κελιών το άθροισμα δεν βγαίνει
logic-parity = Ισοτιμία αθροίσματος
    .why = { $rules } ({ $cells }): η ισοτιμία των άλλων κελιών είναι γνωστή
logic-combinations = Συνδυασμοί αθροίσματος
    .why = { $rules } ({ $cells }): κανένας συνδυασμός δεν τα έχει
logic-word = Λέξεις γραμμής
    .why = { $rules } ({ $cells }): κανένα γέμισμα της γραμμής δεν τα έχει
logic-rank = Σειρά γραμμής
    .why = { $rules } ({ $cells }): με αυτά η γραμμή θα είχε άλλη σειρά
logic-rule-in-house = Κανόνας σε περιοχή
    .why = { $rules }: το { $digits } είναι σε κάθε συνδυασμό, σε { $cells }
logic-leftovers = Κανόνας του 45
    .why = το άθροισμα { $houses } είναι γνωστό, και με { $rules } το άθροισμα { $cells }
logic-leftovers-houses = Κανόνας του 45 σε πολλές περιοχές
    .why = το άθροισμα { $houses } είναι γνωστό, και με { $rules } το άθροισμα { $cells }
logic-pointing = Κατάδειξη
    .why = όλες οι θέσεις του { $digits } ({ $houses }): { $cells }
logic-claiming = Διεκδίκηση
    .why = όλες οι θέσεις του { $digits } ({ $houses }): { $cells }
logic-naked-pair = Φανερό ζεύγος
    .why = τα { $cells } ({ $houses }) έχουν μόνο { $digits }
logic-naked-triplet = Φανερή τριάδα
    .why = τα { $cells } ({ $houses }) έχουν μόνο { $digits }
logic-naked-quad = Φανερή τετράδα
    .why = τα { $cells } ({ $houses }) έχουν μόνο { $digits }
logic-hidden-pair = Κρυφό ζεύγος
    .why = τα { $digits } ({ $houses }) έχουν θέση μόνο σε { $cells }
logic-hidden-triplet = Κρυφή τριάδα
    .why = τα { $digits } ({ $houses }) έχουν θέση μόνο σε { $cells }
logic-hidden-quad = Κρυφή τετράδα
    .why = τα { $digits } ({ $houses }) έχουν θέση μόνο σε { $cells }
logic-x-wing = X-wing
    .why = οι θέσεις του { $digits } στο πρώτο μισό από { $houses } είναι στο άλλο μισό ({ $cells })
logic-swordfish = Ξιφίας
    .why = οι θέσεις του { $digits } στο πρώτο μισό από { $houses } είναι στο άλλο μισό ({ $cells })
logic-jellyfish = Μέδουσα
    .why = οι θέσεις του { $digits } στο πρώτο μισό από { $houses } είναι στο άλλο μισό ({ $cells })
logic-finned-x-wing = X-wing με πτερύγιο
    .why = εκτός από πτερύγια, οι θέσεις του { $digits } στο πρώτο μισό από { $houses } είναι στο άλλο μισό ({ $cells })
logic-sashimi-x-wing = X-wing σασίμι
logic-finned-swordfish = Ξιφίας με πτερύγιο
    .why = εκτός από πτερύγια, οι θέσεις του { $digits } στο πρώτο μισό από { $houses } είναι στο άλλο μισό ({ $cells })
logic-sashimi-swordfish = Ξιφίας σασίμι
logic-xy-wing = XY-wing
    .why = ό,τι κι αν έχει το πρώτο από { $cells }, ένα τους έχει το κοινό ψηφίο από { $digits }
logic-xyz-wing = XYZ-wing
    .why = ό,τι κι αν έχει το πρώτο από { $cells }, ένα τους έχει το κοινό ψηφίο από { $digits }
logic-w-wing = W-wing
    .why = { $cells }: { $houses } ενώνει δύο κελιά με { $digits }, και ένα έχει το άλλο ψηφίο
logic-unique-rectangle = Μοναδικό ορθογώνιο
logic-unique-loop = Μοναδικός βρόχος
    .why = αν τα { $cells } είχαν μόνο { $digits }, θα υπήρχαν δύο λύσεις
logic-bug = Καθολικός τάφος δύο τιμών
    .why = χωρίς { $digits } σε { $cells } θα υπήρχαν δύο λύσεις
logic-aligned-pair = Αποκλεισμός ζεύγους
    .why = τα δύο πρώτα από { $cells } δεν θα άφηναν τίποτα σε ένα από τα άλλα
logic-remote-pairs = Απομακρυσμένα ζεύγη
    .why = τα { $cells } έχουν εναλλάξ { $digits }
logic-turbot-fish = Καλκάνι
    .why = το { $digits } έχει δύο θέσεις σε { $houses } ({ $cells }), άρα το έχει ένα από τα άκρα
logic-skyscraper = Ουρανοξύστης
logic-kite = Χαρταετός
logic-simple-colouring = Απλός χρωματισμός
    .why = το { $digits } εναλλάσσεται στα { $cells }
logic-multi-colouring = Πολλαπλός χρωματισμός
    .why = το { $digits } εναλλάσσεται στα { $cells }
logic-x-chain = Αλυσίδα X
    .why = στα { $cells } ένας ισχυρισμός για { $digits } οδηγεί στον επόμενο
logic-x-cycle = Κύκλος X
logic-y-cycle = Κύκλος XY
logic-chain = Αλυσίδα συνεπειών
    .why = στα { $cells } ένας ισχυρισμός για { $digits } οδηγεί στον επόμενο
logic-cycle = Κύκλος
logic-empty-rectangle = Κενό ορθογώνιο
    .why = το { $digits } είναι σε δύο γραμμές της πρώτης από { $houses } ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = τα { $cells } ({ $houses }) έχουν κάθε { $digits } μία φορά
logic-grouped-chain = Αλυσίδα με ομάδες
    .why = στα { $cells } ένας ισχυρισμός για { $digits } οδηγεί στον επόμενο
logic-nishio = Nishio
    .why = το { $digits } εκεί οδηγεί σε αντίφαση στα { $cells }
logic-multiple-chains = Πολλαπλές αλυσίδες
    .why = κάθε δρόμος μέσα από { $cells } οδηγεί στο ίδιο για το { $digits }
logic-cell-chains = Αλυσίδες από κελί
logic-house-chains = Αλυσίδες από περιοχή
logic-dynamic-chains = Δυναμικές αλυσίδες
    .why = κάθε δρόμος μέσα από { $cells } οδηγεί στο ίδιο για το { $digits }
logic-dynamic-chains-plus = Δυναμικές αλυσίδες με τεχνικές
    .why = κάθε δρόμος μέσα από { $cells } οδηγεί στο ίδιο για το { $digits }
logic-contradiction-chains = Αντίφαση
logic-double-chains = Διπλές αλυσίδες
