# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_gridwright_global_optspecs
    string join \n h/help V/version
end

function __fish_gridwright_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_gridwright_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_gridwright_using_subcommand
    set -l cmd (__fish_gridwright_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c gridwright -n "__fish_gridwright_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_needs_command" -s V -l version -d 'Print version'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "check" -d 'Check whether each puzzle has exactly one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "candidates" -d 'Find the digits that each cell takes in at least one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "export" -d 'Export a puzzle as a picture, sheet or web page, or several as a booklet or web page'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "book" -d 'Print a booklet from its file'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "convert" -d 'Convert puzzles to another format'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "model" -d 'Write a puzzle as a model for other solvers: integer program, clauses, constraints or ideal'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "minimise" -d 'Remove clues while the solution stays unique'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "generate" -d 'Generate new puzzles, each with exactly one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "derive" -d 'Make variations of a puzzle by rearranging cells and renaming digits'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "canon" -d 'Print the canonical form of each puzzle, which all equivalent puzzles share'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "explain" -d 'Explain why a puzzle is not unique and what would fix it, or which clues of a unique puzzle are redundant'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "rate" -d 'Rate how hard each puzzle is for a person'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l engine -d 'The engine to use; if there are several, they must agree' -r -f -a "native\t'Propagation and search (fast)'
bilp\t'A 0-1 integer program'
algebra\t'Groebner bases of polynomials (for small boards and puzzles that are not too hard)'
both\t'Native and bilp, one after the other; a disagreement is an error'
all\t'All engines, of which at least two must finish; a disagreement is an error'"
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l limit -d 'Count solutions up to N; with 1, only find out whether there is a solution' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l timeout -d 'Give up on a puzzle after this many seconds per engine; what is unproved by then is unknown' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l strict -d 'Refuse a puzzle if something in it was not understood that may change its solutions'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l engine -d 'The engine to use; if there are several, they must agree' -r -f -a "native\t'Propagation and search (fast)'
bilp\t'A 0-1 integer program'
algebra\t'Groebner bases of polynomials (for small boards and puzzles that are not too hard)'
both\t'Native and bilp, one after the other; a disagreement is an error'
all\t'All engines, of which at least two must finish; a disagreement is an error'"
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l timeout -d 'Give up on a puzzle after this many seconds per engine' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l counts -d 'Also count the solutions with each candidate, up to N' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -s o -l output -d 'The output file, whose name ends in .png, .svg, .pdf, .html or .ron; an existing file of that kind is replaced. With --each, the output folder, created if necessary' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l each -d 'Write one file per puzzle into a folder, as png, svg, pdf or html, and print a JSON object with its source and file for each. --timeout then applies to each puzzle' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l dpi -d 'The resolution of a .png in dots per inch (default: 300)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l pixels -d 'Make a .png at most N pixels wide and high, such as a thumbnail, instead of using --dpi' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l paper -d 'The paper size of a .pdf (default: a4)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l ink -d 'The inks of the printer (default: colour)' -r -f -a "colour\t'All colours'
grey\t'Shades of grey'
black\t'Black only; tints become hatching'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l board-size -d 'The width of the board on a single sheet in millimetres; an error if it does not fit' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l label -d 'A difficulty label in your own words' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l number -d 'The number of the puzzle, or of the first puzzle of a booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules -d 'Your own text instead of the rules' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l language -d 'The language of rules and labels such as "Answer": en, el, fa, pt or ru. Any other code only marks the language of the file, and the text is English; booklets in right-to-left languages are bound on the right' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l for -d 'Prepare the booklet for a printer or the screen: its margins, gutter, bleed, number of pages and kind of PDF' -r -f -a "kdp\t'Kindle Direct Publishing'
ingram\t'IngramSpark'
office\t'A home or office printer'
screen\t'Reading on screen'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l per-page -d 'Boards per page: 1 to 64, columns x rows such as 2x3, or best for as many as fit at a good size' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l answers -d 'Print answers at the back, N per page: 1 to 64, columns x rows, or best for as many as are readable' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l title -d 'The title of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l subtitle -d 'A subtitle below the title' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l author -d 'The author of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l copyright -d 'Text for the page after the title, such as a copyright notice' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l back -d 'Text on the back cover' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cover-picture -d 'A PNG, JPEG or WebP picture for the cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l back-picture -d 'A picture for the back cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l picture-fit -d 'Crop these pictures to fill their area, or scale them to fit into it (default: fill)' -r -f -a "fill\t''
fit\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l picture-room -d 'Print these pictures in the middle of the page or over the whole page (default: middle)' -r -f -a "middle\t''
page\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l typeface -d 'The typeface' -r -f -a "inter\t'A sans-serif typeface'
noto-serif\t'A serif typeface'
atkinson\t'Atkinson Hyperlegible Next, for readers with low vision'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l font -d 'A font file to use and embed instead of a typeface' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l bold-font -d 'The font file for semibold text' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l link -d 'Print a QR code of this link next to each puzzle; {number} becomes its number, {sudokupad} its SudokuPad link' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l credits -d 'Credits on a page at the end' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l header -d 'Text at the top of pages; {title}, {section}, {page} and {pages} are replaced' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l footer -d 'Text at the bottom of pages, with the same placeholders (default: {page})' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l bleed -d 'Extend colours past the edge of the page by this many millimetres (without a number: 1/8 inch)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l ink-limit -d 'The largest sum of the four inks at any point, in percent (default: 240 for kdp and ingram, otherwise 300)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l condition -d 'The printing condition for a print shop, by its name in the ICC registry (default: FOGRA39)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l creep -d 'The thickness of the paper in millimetres, to make up for the inner pages that the fold of a stapled booklet pushes outwards' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l solution-check -d 'What an .html knows about the solution: none; whole, to recognise a finished puzzle by a hash; or cells, to find wrong digits at any time, which hides the solution from the eye only (default: whole)' -r -f -a "none\t'Nothing'
whole\t'Whether a finished puzzle is right'
cells\t'Which digits are wrong'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l timeout -d 'Stop solving, proving and rating after this many seconds in total' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l skip-unreadable -d 'Skip puzzles that cannot be read'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l transparent -d 'Make the background of a .png transparent'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l one-bit -d 'Make a .png with black and white pixels only; implies --ink black'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l live-text -d 'Write the text of an .svg as editable text instead of outlines; the fonts must be installed'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l solution -d 'Fill in the solution; the puzzle must be unique'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l small-answer -d 'Print a small solution below the puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l landscape -d 'Use landscape orientation'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l large-print -d 'Print boards and text in large print'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l dots -d 'Print a dot for each digit in empty cells, for noting candidates'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cell-marks -d 'Print the setter\'s marks and colours in cells'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l notes -d 'Print lines for notes'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l sources -d 'Print the source of each puzzle below its title'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l messages -d 'Print the message for those who finish: below a printed solution, or after the puzzles of a booklet'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l no-answers -d 'Print no answers'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cover -d 'Begin with a cover page'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l contents -d 'Add a table of contents that lists the sections'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules-page -d 'Add a page that explains the rules'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules-below -d 'Print the rules below each puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l stars -d 'Rate puzzles without a rating by their solving path, and print the difficulty in stars and a word'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l keep-order -d 'Keep the order of the puzzles instead of moving small boards forward to fill a page'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l print-shop -d 'Write a PDF/X-1a file for print shops, in grey or in four inks with black alone for text and lines'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cmyk -d 'Write colours as CMYK, as --print-shop always does'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l marks -d 'Print crop and fold marks'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l saddle-stitch -d 'Print two pages per side, ordered for folding and stapling'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l manual-duplex -d 'For one-sided printers: print all fronts, then all backs in the order of the turned stack'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l hints -d 'Include hints in an .html: the steps of the solving path, shown one at a time. They contain the solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l anyway -d 'Print despite preflight errors'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l no-preflight -d 'Skip preflight; answers are still solved'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l preflight -d 'Print the results of preflight to standard output'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l json -d 'With --preflight, print one JSON object per problem'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -s o -l output -d 'Write the booklet to this .pdf, or its puzzles to this .html, a web page that plays them; an existing file of that kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l language -d 'Print in this language instead of the booklet\'s: en, el, fa, pt or ru' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l paper -d 'Print on this paper size instead of the booklet\'s' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l ink -d 'Print with these inks instead of the booklet\'s' -r -f -a "colour\t'All colours'
grey\t'Shades of grey'
black\t'Black only; tints become hatching'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l for -d 'Prepare the booklet for a printer or the screen: its margins, gutter, bleed, number of pages and kind of PDF' -r -f -a "kdp\t'Kindle Direct Publishing'
ingram\t'IngramSpark'
office\t'A home or office printer'
screen\t'Reading on screen'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l per-page -d 'Boards per page: 1 to 64, columns x rows such as 2x3, or best for as many as fit at a good size' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l answers -d 'Print answers at the back, N per page: 1 to 64, columns x rows, or best for as many as are readable' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l title -d 'The title of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l subtitle -d 'A subtitle below the title' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l author -d 'The author of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l copyright -d 'Text for the page after the title, such as a copyright notice' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l back -d 'Text on the back cover' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cover-picture -d 'A PNG, JPEG or WebP picture for the cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l back-picture -d 'A picture for the back cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l picture-fit -d 'Crop these pictures to fill their area, or scale them to fit into it (default: fill)' -r -f -a "fill\t''
fit\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l picture-room -d 'Print these pictures in the middle of the page or over the whole page (default: middle)' -r -f -a "middle\t''
page\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l typeface -d 'The typeface' -r -f -a "inter\t'A sans-serif typeface'
noto-serif\t'A serif typeface'
atkinson\t'Atkinson Hyperlegible Next, for readers with low vision'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l font -d 'A font file to use and embed instead of a typeface' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l bold-font -d 'The font file for semibold text' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l link -d 'Print a QR code of this link next to each puzzle; {number} becomes its number, {sudokupad} its SudokuPad link' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l credits -d 'Credits on a page at the end' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l header -d 'Text at the top of pages; {title}, {section}, {page} and {pages} are replaced' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l footer -d 'Text at the bottom of pages, with the same placeholders (default: {page})' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l bleed -d 'Extend colours past the edge of the page by this many millimetres (without a number: 1/8 inch)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l ink-limit -d 'The largest sum of the four inks at any point, in percent (default: 240 for kdp and ingram, otherwise 300)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l condition -d 'The printing condition for a print shop, by its name in the ICC registry (default: FOGRA39)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l creep -d 'The thickness of the paper in millimetres, to make up for the inner pages that the fold of a stapled booklet pushes outwards' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l solution-check -d 'What an .html knows about the solution: none; whole, to recognise a finished puzzle by a hash; or cells, to find wrong digits at any time, which hides the solution from the eye only (default: whole)' -r -f -a "none\t'Nothing'
whole\t'Whether a finished puzzle is right'
cells\t'Which digits are wrong'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l timeout -d 'Stop solving, proving and rating after this many seconds in total' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l large-print -d 'Print boards and text in large print'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l record -d 'Record the current state of all puzzles in the booklet file once they are proved unique, so that preflight can report later changes. A booklet file with comments, which would be lost, is only changed with --force'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l skip-unreadable -d 'Skip puzzles that cannot be read'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l no-answers -d 'Print no answers'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cover -d 'Begin with a cover page'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l contents -d 'Add a table of contents that lists the sections'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l rules-page -d 'Add a page that explains the rules'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l rules-below -d 'Print the rules below each puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l stars -d 'Rate puzzles without a rating by their solving path, and print the difficulty in stars and a word'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l keep-order -d 'Keep the order of the puzzles instead of moving small boards forward to fill a page'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l print-shop -d 'Write a PDF/X-1a file for print shops, in grey or in four inks with black alone for text and lines'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cmyk -d 'Write colours as CMYK, as --print-shop always does'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l marks -d 'Print crop and fold marks'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l saddle-stitch -d 'Print two pages per side, ordered for folding and stapling'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l manual-duplex -d 'For one-sided printers: print all fronts, then all backs in the order of the turned stack'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l hints -d 'Include hints in an .html: the steps of the solving path, shown one at a time. They contain the solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l anyway -d 'Print despite preflight errors'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l no-preflight -d 'Skip preflight; answers are still solved'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l preflight -d 'Print the results of preflight to standard output'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l json -d 'With --preflight, print one JSON object per problem'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -s o -l output -d 'The output file, whose name ends in .ron or .txt or in the extension of another format; an existing file of that kind is replaced. The default, and -, is standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l to -d 'The output format, if the file name does not imply it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l timeout -d 'Give up solving a puzzle after this many seconds; then nothing is written' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l accept -d 'Make rules of marks whose meaning is doubtful, in drawings of other programs'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l json -d 'Instead of converting, print as JSON what each sentence and each group of marks of a drawing is understood as, one line per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l strict -d 'Write nothing if anything would be lost'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l solution -d 'Solve each puzzle and include its only solution, in formats that let solvers check against it'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l rules -d 'Include the rules as text, in formats with optional rules text'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -s o -l output -d 'The output file, or - for standard output; an existing file of that kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -l to -d 'The format, if the file name does not imply it: lp, mps, cnf, mzn, xcsp, sage, sing, m2 or tex' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -s o -l output -d 'The output file, whose name ends in .ron or .txt; an existing file of that kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l symmetry -d 'The symmetry of the clue pattern' -r -f -a "none\t'Any pattern'
half-turn\t'Rotation by 180 degrees'
quarter-turn\t'Rotation by 90 degrees'
horizontal\t'Left-right mirror'
vertical\t'Top-bottom mirror'
falling\t'Mirror in the main diagonal, from the top left'
rising\t'Mirror in the antidiagonal, from the bottom left'
diagonals\t'Mirror in both diagonals'
full\t'All of these'"
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l keep -d 'Keep these clues: cells such as r1c1,r5c4-6, and outside clues such as top4,left1-9, or g2top4 on boards with several grids' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l prefer -d 'Which of several results to prefer' -r -f -a "fewest\t'As few clues as possible'
fewest-givens\t'As few givens as possible, then as few other clues as possible'
even\t'Givens spread over rows, columns and boxes as evenly as possible'"
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l clues -d 'Stop at N clues (default: as few as possible)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l tries -d 'Try this many orders of removing clues and keep the best result' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l seed -d 'The random seed; the same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l difficulty -d 'The difficulty of the hardest step: a range such as 3..5, 2.6.. or ..7.1 (see `rate`), stars such as 2..3 stars, or a word from gentle to diabolical' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l techniques -d 'Require that techniques up to this one solve the puzzle, such as up-to:xy-wing' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l needs -d 'Require a step of this technique, such as x-wing; may be given several times' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l bottlenecks -d 'Require at least N bottlenecks: points where only one step is available and it is not a single' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l patience -d 'Search for such a path for this many seconds per puzzle, then take the closest puzzle, with a warning' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l loose-rules -d 'After the clues, also remove redundant rules: among those with these numbers, such as 1,3, or among all' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l timeout -d 'Stop after this many seconds per puzzle, with the result so far' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l each-grid -d 'Apply the symmetry to each grid, not to the whole board'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l no-guess -d 'Require that the techniques of `rate` solve the puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l kind -d 'The kind of puzzle, or several combined on one board, such as killer+thermometers or jigsaw+diagonals' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l board -d 'The board: the rows and columns of its boxes, such as 5x5, or a puzzle file with that board' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l digits-from -d 'The lowest digit: 0 or 1' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l from -d 'A puzzle whose board and rules to use; its givens are ignored' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l pattern -d 'Put givens into exactly these cells, such as r1c1,r5c4-6, or without CELLS where the file has givens' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l count -d 'The number of puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l symmetry -d 'The symmetry of the clue pattern' -r -f -a "none\t'Any pattern'
half-turn\t'Rotation by 180 degrees'
quarter-turn\t'Rotation by 90 degrees'
horizontal\t'Left-right mirror'
vertical\t'Top-bottom mirror'
falling\t'Mirror in the main diagonal, from the top left'
rising\t'Mirror in the antidiagonal, from the bottom left'
diagonals\t'Mirror in both diagonals'
full\t'All of these'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l keep -d 'Keep these clues: cells such as r1c1,r5c4-6, and outside clues such as top4,left1-9, or g2top4 on boards with several grids' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l prefer -d 'Which of several results to prefer' -r -f -a "fewest\t'As few clues as possible'
fewest-givens\t'As few givens as possible, then as few other clues as possible'
even\t'Givens spread over rows, columns and boxes as evenly as possible'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l clues -d 'Stop at N clues (default: as few as possible)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l tries -d 'Try this many orders of removing clues and keep the best result' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l seed -d 'The random seed; the same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l difficulty -d 'The difficulty of the hardest step: a range such as 3..5, 2.6.. or ..7.1 (see `rate`), stars such as 2..3 stars, or a word from gentle to diabolical' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l techniques -d 'Require that techniques up to this one solve the puzzle, such as up-to:xy-wing' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l needs -d 'Require a step of this technique, such as x-wing; may be given several times' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l bottlenecks -d 'Require at least N bottlenecks: points where only one step is available and it is not a single' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l patience -d 'Search for such a path for this many seconds per puzzle, then take the closest puzzle, with a warning' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l timeout -d 'Stop after this many seconds in total; puzzles finished by then are kept' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -s o -l output -d 'The output folder, created if necessary, or - for standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l to -d 'The format on standard output' -r -f -a "lines\t'The givens if they are the whole puzzle and its board is a standard one, otherwise jsonl'
jsonl\t'A JSON object with the whole puzzle, which all commands read'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l each-grid -d 'Apply the symmetry to each grid, not to the whole board'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l no-guess -d 'Require that the techniques of `rate` solve the puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l thin-marks -d 'After the clues, also remove redundant rules of kinds that have many, such as cages or lines'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l count -d 'The number of variations of each puzzle' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l seed -d 'The random seed; the same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l timeout -d 'Give up on a puzzle after this many seconds, without any variation of it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -s o -l output -d 'The output folder, created if necessary, or - for standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l to -d 'The format on standard output (default: that of the input)' -r -f -a "lines\t'The givens if they are the whole puzzle and its board is a standard one, otherwise jsonl'
jsonl\t'A JSON object with the whole puzzle, which all commands read'"
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l keep-digits -d 'Keep the digits as they are'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l keep-places -d 'Keep the cells where they are'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l force -d 'Overwrite a file of another kind, or one of several inputs once it was read; both are refused otherwise'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l key -d 'Print only the form, without the source'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l timeout -d 'Stop after this many seconds per puzzle, with the results so far' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l seed -d 'The random seed; the same seed gives the same explanation' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l up-to -d 'Use techniques up to this one, such as x-wing, in the order of difficulty' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l timeout -d 'Give up on a puzzle after this many seconds' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l skip -d 'Skip the first N puzzles, such as those already done; unreadable lines count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l shard -d 'Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within this share' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l cores -d 'Process this many puzzles in parallel, at most 256 (default: the number of cores)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l path -d 'Print every step of the solving path'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l json -d 'Print one JSON object per puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "check" -d 'Check whether each puzzle has exactly one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "candidates" -d 'Find the digits that each cell takes in at least one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "export" -d 'Export a puzzle as a picture, sheet or web page, or several as a booklet or web page'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "book" -d 'Print a booklet from its file'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "convert" -d 'Convert puzzles to another format'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "model" -d 'Write a puzzle as a model for other solvers: integer program, clauses, constraints or ideal'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "minimise" -d 'Remove clues while the solution stays unique'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "generate" -d 'Generate new puzzles, each with exactly one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "derive" -d 'Make variations of a puzzle by rearranging cells and renaming digits'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "canon" -d 'Print the canonical form of each puzzle, which all equivalent puzzles share'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "explain" -d 'Explain why a puzzle is not unique and what would fix it, or which clues of a unique puzzle are redundant'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "rate" -d 'Rate how hard each puzzle is for a person'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
