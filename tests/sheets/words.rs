//! The message files: every key is used, every used key exists, and every language is complete.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use gridwright::author::{AuthorError, SymmetryError};
use gridwright::board::{Board, Cell, Digit, Filling, GridId, Numbering, TraditionalLayout};
use gridwright::book::{self, PreflightProblem};
use gridwright::formats;
use gridwright::logic::TechniqueId;
use gridwright::puzzle::{PlacedRule, Puzzle, PuzzleError};

use crate::common::pdf;
use crate::common::tools::{assert_sound, run, written};
use gridwright::scene::{Item, Weight};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, FewerPerPage, PerPage, compose};
use gridwright::sheet::{PageOptions, PagePart, Paper, PdfError, PngError, Role, puzzle_page, puzzle_pdf, text};
use gridwright::solve::SolveError;
use gridwright::variant::{Context, FieldValue, FourSquares, Kind, Rule};
use gridwright::words::{Language, Message};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the messages of a language: the keys (`message` or `message.attribute`) with their texts.
fn word_file(language: Language) -> BTreeMap<String, String> {
    let folder = fs::read_dir(root().join("assets/words").join(language.code())).unwrap();
    let text: String = folder.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let mut entries: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let opened = line.split_once(" =").filter(|(name, _)| is_key(name.trim().trim_start_matches('.')));
        let words = match opened {
            Some((name, words)) if !line.starts_with(' ') => {
                message = name.to_owned();
                key.clone_from(&message);
                words
            }
            Some((name, words)) if name.trim().starts_with('.') => {
                key = format!("{message}{}", name.trim());
                words
            }
            _ => {
                entries.get_mut(&key).unwrap_or_else(|| panic!("{line} goes on nothing")).push_str(line);
                continue;
            }
        };
        let before = entries.insert(key.clone(), words.to_owned());
        assert!(before.is_none(), "{}: {key} stands twice", language.code());
    }
    entries
}

/// Returns whether a text looks like a key or part of one.
fn is_key(text: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase());
    text.split('.').count() <= 2 && text.split('.').all(|name| name.split('-').all(word))
}

/// Returns the names after each `$`.
fn placeholders(words: &str) -> BTreeSet<&str> {
    let name = |rest: &'_ str| rest.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(rest.len());
    words.split('$').skip(1).map(|rest| &rest[..name(rest)]).collect()
}

fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

#[test]
fn every_language_says_everything_with_the_same_placeholders() {
    let english = word_file(Language::English);
    for language in translations() {
        let own = word_file(language);
        for (key, words) in &english {
            let found = own.get(key).unwrap_or_else(|| panic!("{}: {key} is missing", language.code()));
            assert_eq!(placeholders(found), placeholders(words), "{}: {key}", language.code());
            assert!(language.has_translation(key), "{}: {key} cannot be read", language.code());
        }
        let unknown: Vec<&String> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(unknown.is_empty(), "{}: English has no {unknown:?}", language.code());
    }
    assert!(english.keys().all(|key| Language::English.has_translation(key)));
}

/// Returns the string literals of source code without comments, each with its byte offset.
fn literals(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut letters = code.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '/' if code[at..].starts_with("//") => while letters.next_if(|(_, letter)| *letter != '\n').is_some() {},
            // A quote as a character.
            '\'' if code[at..].starts_with("'\"'") || code[at..].starts_with("'\\\"'") => {
                while letters.next().is_some_and(|(_, letter)| letter != '"') {}
                letters.next();
            }
            '"' => {
                let mut literal = String::new();
                while let Some((_, letter)) = letters.next() {
                    match letter {
                        '"' => break,
                        '\\' => literal.extend(letters.next().map(|(_, letter)| letter)),
                        _ => literal.push(letter),
                    }
                }
                found.push((at, literal));
            }
            _ => {}
        }
    }
    found
}

fn source_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => source_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "rs") => found.push(path),
            false => {}
        }
    }
}

/// Returns the keys derived from the definitions of kinds.
fn keys_of_kinds() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for kind in Kind::ALL {
        let id = kind.info().id;
        let mut add = |attribute: &str| keys.insert(format!("{id}.{attribute}"));
        add("hint");
        kind.info().brushes.iter().for_each(|brush| _ = add(brush));
        for (board, mut rule) in kind.examples() {
            for field in rule.form(&Context::without_rules(&board)).into_iter().filter(|field| field.shared.is_none()) {
                add(field.id);
                add(&format!("{}-hint", field.id));
                if let FieldValue::Choice { options, .. } = field.value {
                    options.iter().for_each(|option| _ = add(option));
                }
            }
        }
        for (action, _) in kind.action_list() {
            add(action);
            add(&format!("{action}-hint"));
        }
        keys.insert(id.to_owned());
    }
    keys
}

/// Returns the end of the group that opens at this byte of the code, whose strings contain no unbalanced parentheses.
fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, letter) in code[open..].char_indices() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if depth == 0 {
            return open + at;
        }
    }
    code.len()
}

#[test]
fn every_key_in_the_source_is_there_and_every_key_is_used() {
    let english: BTreeSet<String> = word_file(Language::English).into_keys().collect();
    let families: BTreeSet<&str> = english.iter().filter_map(|key| key.split(['-', '.']).next()).collect();
    let mut paths = Vec::new();
    source_files(&root().join("src"), &mut paths);
    let mut used = keys_of_kinds();
    let mut shared: BTreeSet<String> = BTreeSet::new();
    for path in paths {
        let code = fs::read_to_string(&path).unwrap();
        // Tests at the end of a file use keys that do not exist.
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let speaks = code.contains("Message") || code.contains("say!");
        let asking = ["Message::new(", "say!("].into_iter().flat_map(|name| code.match_indices(name));
        let asked: Vec<(usize, usize)> = asking.map(|(at, name)| (at, closing(code, at + name.len() - 1))).collect();
        for (at, literal) in literals(code) {
            if path.components().any(|part| part.as_os_str() == "variant") {
                let attribute = literal.strip_prefix("{}.").unwrap_or(&literal);
                shared.extend(Some(attribute).filter(|attribute| attribute.starts_with("rules")).map(str::to_owned));
            }
            let within = asked.iter().any(|(from, to)| (*from..*to).contains(&at)) && is_key(&literal);
            let family = literal.split_once(['-', '.']).is_some_and(|(family, _)| families.contains(family));
            // Kinds have other names on the command line, and file names look like keys.
            let other =
                [" name: ", "file!("].iter().any(|before| code[..at].ends_with(before)) || literal.ends_with(".ron");
            if within || (speaks && family && is_key(&literal) && !other) || english.contains(&literal) {
                used.insert(literal);
            }
        }
    }
    // Related kinds build keys from their own key and these attributes, or from a brush.
    for kind in Kind::ALL {
        let of_brushes = kind.info().brushes.iter().map(|brush| format!("rules-{brush}"));
        let made = shared.iter().cloned().chain(of_brushes);
        used.extend(
            made.map(|attribute| format!("{}.{attribute}", kind.info().id)).filter(|key| english.contains(key)),
        );
    }
    // Search synonyms of kinds, which are optional.
    used.extend(Kind::ALL.iter().map(|kind| format!("find-{}", kind.info().id)).filter(|key| english.contains(key)));
    // Each technique has a sentence that explains its steps, with a key derived from that of its name.
    used.extend(TechniqueId::all().map(|id| format!("{}.why", id.info().key)));
    // Two more forms for a grid among several, with keys derived from that of its name.
    let grids = used.iter().filter(|key| key.starts_with("grid-") && *key != "grid-whole");
    let forms: Vec<String> = grids.flat_map(|key| [format!("{key}.in"), format!("{key}.of")]).collect();
    used.extend(forms);
    let missing: Vec<_> = used.difference(&english).collect();
    let unused: Vec<_> = english.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing: {missing:?}\nunused: {unused:?}");
}

#[test]
fn fonts_have_all_letters_of_the_word_files() {
    for language in Language::ALL {
        let words: String = word_file(language).into_values().collect();
        for weight in [Weight::Regular, Weight::Medium, Weight::Semibold] {
            assert_eq!(text::missing(&words, weight), BTreeSet::new(), "{} {weight:?}", language.code());
        }
        let numbers = language.with_direction(language.format_number(1_234_567_890));
        assert_eq!(text::missing(&numbers, Weight::Medium), BTreeSet::new());
    }
}

/// Returns an example of each kind as a puzzle, and one whose rule is in one of several grids.
fn of_every_kind() -> Vec<BookEntry> {
    let puzzle = |board: Board, rules| BookEntry::new(Puzzle::builder(board).rules(rules).build().unwrap());
    let examples = Kind::ALL.iter().flat_map(|kind| kind.examples());
    let mut entries: Vec<BookEntry> =
        examples.map(|(board, rule)| puzzle(board, vec![PlacedRule::new(rule)])).collect();
    for preset in [
        TraditionalLayout::Samurai,
        TraditionalLayout::Sohei,
        TraditionalLayout::Windmill,
        TraditionalLayout::Chain { grids: 5 },
    ] {
        let board = preset.board(3, 3).unwrap();
        let rules = board.grid_ids().map(|grid: GridId| FourSquares { grid });
        entries.push(puzzle(board.clone(), rules.map(PlacedRule::new).collect()));
    }
    entries
}

/// Returns all texts of a part, visible and alternative.
fn said(part: &PagePart) -> Vec<String> {
    let told = match &part.role {
        Role::Picture(words) | Role::Chapter(words) | Role::Code { words, .. } => Some(words.clone()),
        Role::Heading(_) | Role::Text | Role::Artifact => None,
    };
    let texts = part.scene.layered().filter_map(|(_, item)| match item {
        Item::Text { text, .. } => Some(text.clone()),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    // Texts on boards belong to the puzzle.
    let on_board = matches!(part.role, Role::Picture(_));
    told.into_iter().chain(texts.filter(|_| !on_board).collect::<Vec<_>>()).collect()
}

fn booklet(language: Language, saddle_stitch: bool) -> (BookSettings, Booklet) {
    let settings = BookSettings {
        language: language.code().to_owned(),
        rules_below: true,
        notes: true,
        answers: Some(PerPage::Best),
        credits: "1".to_owned(),
        per_page: PerPage::One,
        saddle_stitch,
        ..BookSettings::default()
    };
    let mut entries = of_every_kind();
    for entry in &mut entries {
        let cells = entry.puzzle.board().cells().len();
        entry.answer = Some(Filling::new(vec![Digit::new(1).unwrap(); cells]));
    }
    let booklet = compose(&settings, &entries);
    (settings, booklet)
}

#[test]
fn nothing_that_is_printed_falls_back_to_english() {
    // The only words in Latin letters in these languages; "mod" is a sign of arithmetic.
    let foreign = ["sudoku", "killer", "mod"];
    for language in [Language::Persian, Language::Greek, Language::Russian] {
        let (_, booklet) = booklet(language, false);
        let mut parts: Vec<PagePart> = booklet.leaves.into_iter().flat_map(|leaf| leaf.parts).collect();
        for entry in of_every_kind() {
            let filling = Filling::new(vec![Digit::new(1).unwrap(); entry.puzzle.board().cells().len()]);
            let options = PageOptions { language, notes: true, small_answer: Some(&filling), ..PageOptions::default() };
            let solved = PageOptions { language, solution: Some(&filling), ..PageOptions::default() };
            parts.extend([options, solved].into_iter().flat_map(|options| puzzle_page(&entry.puzzle, options).parts));
        }
        let texts: BTreeSet<String> = parts.iter().flat_map(said).collect();
        assert!(texts.len() > 60, "{texts:?}");
        for text in &texts {
            let words = text.split(|letter: char| !letter.is_ascii_alphabetic()).map(str::to_ascii_lowercase);
            // Symbols of large boards are letters.
            let latin: Vec<String> = words.filter(|word| word.len() > 1 && !foreign.contains(&word.as_str())).collect();
            assert!(latin.is_empty(), "{}: {latin:?} in {text}", language.code());
            if language == Language::Persian {
                let puzzle_symbols = text.contains(" تا ");
                // Text between direction marks uses the symbols of the puzzle, too.
                let own = text.split('\u{200E}').step_by(2).collect::<String>();
                let western = own.contains(|letter: char| letter.is_ascii_digit());
                assert!(!western || puzzle_symbols || text == "1", "{text}");
            }
        }
    }
    // Portuguese has Latin letters but different words, except for layouts with Japanese names.
    let japanese = ["Samurai", "Sohei"];
    let texts = |language| -> BTreeSet<String> {
        let leaves = booklet(language, false).1.leaves;
        leaves.iter().flat_map(|leaf| &leaf.parts).flat_map(said).collect()
    };
    let (english, portuguese) = (texts(Language::English), texts(Language::Portuguese));
    let same: Vec<&String> = english
        .intersection(&portuguese)
        .filter(|text| text.chars().filter(|it| it.is_alphabetic()).count() > 1 && !japanese.contains(&text.as_str()))
        .collect();
    assert!(same.is_empty(), "{same:?}");
}

#[test]
fn persian_pages_are_read_from_right_to_left() {
    let (settings, pages) = booklet(Language::Persian, false);
    let file = book::print(&settings, &pages, 0, &mut |_| ControlFlow::Continue(())).unwrap();
    let plain = pdf::text(&file);
    assert!(plain.contains("/Direction/R2L") && plain.contains("/Lang(fa)"));
    // All lines of text start at the right.
    let mut lines = 0;
    for leaf in &pages.leaves {
        for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Heading(_) | Role::Text)) {
            for (_, item) in part.scene.layered() {
                let Item::Text { text: line, at, .. } = item else { continue };
                if line == &settings.credits {
                    continue;
                }
                lines += 1;
                assert!(text::is_right_to_left(line), "{line:?}");
                // The reference to the answer's page ends the caption on the other side.
                if line.contains("پاسخ در صفحه") {
                    continue;
                }
                // Rules in the second of two columns start at the right of that column.
                let in_column = (at.x - part.scene.bounds().max.x).abs() < 0.1;
                let begins = at.x > leaf.area.content.center().x || in_column;
                assert!(begins, "{line:?} begins at {} mm", at.x);
            }
        }
    }
    assert!(lines > 60, "{lines}");
}

#[test]
#[ignore = "runs qpdf, pdffonts, pdftotext"]
fn persian_pages_are_sound_and_hold_their_words() {
    let (settings, pages) = booklet(Language::Persian, false);
    let folder = tempfile::tempdir().unwrap();
    let file = book::print(&settings, &pages, 0, &mut |_| ControlFlow::Continue(())).unwrap();
    let path = written(folder.path(), "x.pdf", &file);
    assert_sound("Persian booklet", &path);
    let words = run("pdftotext", &[&path, "-"]);
    assert!(words.contains('۱') && words.contains("پاسخ"), "{words}");
}

#[test]
fn sheets_speak_the_language_that_is_asked_for_and_no_other() {
    let board = Board::classic();
    let puzzle = Puzzle::empty(board);
    let rules = |language| {
        let page = puzzle_page(&puzzle, PageOptions { language, ..PageOptions::default() });
        page.parts.iter().flat_map(said).collect::<Vec<_>>().join(" ")
    };
    assert!(rules(Language::English).contains("Each row, column and box"));
    assert!(rules(Language::Russian).contains("В каждой строке"));
    assert!(rules(Language::Greek).contains("Κάθε γραμμή"));
    assert!(rules(Language::Portuguese).contains("Cada linha"));
    assert!(rules(Language::Persian).contains("هر سطر"));
    let options = PageOptions { language: Language::Greek, ..PageOptions::default() };
    assert!(pdf::text(&puzzle_pdf(&puzzle, options, Paper::A4).unwrap()).contains("/Lang(el)"));

    // A booklet in a language without translation keeps its language, with English texts.
    let settings = BookSettings { language: "ar".to_owned(), ..BookSettings::default() };
    let leaves = compose(&settings, &[BookEntry::new(puzzle)]).leaves;
    let words: Vec<String> = leaves.iter().flat_map(|leaf| &leaf.parts).flat_map(said).collect();
    assert!(words.iter().any(|words| words == "Rules"), "{words:?}");
}

#[test]
fn a_rule_in_one_of_several_grids_says_which_as_the_language_does() {
    let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
    let rule = FourSquares { grid: GridId(0) };
    let rule = Rule::from(rule).rules_text(&Context::without_rules(&board));
    let table = [
        (Language::English, "In the north-west grid, each of the four shaded squares contains each digit once."),
        (Language::Persian, "در جدول شمال غربی، هر یک از چهار مربع رنگی هر رقم را یک بار دارد."),
        (
            Language::Greek,
            "Στο βορειοδυτικό πλέγμα, καθένα από τα τέσσερα σκιασμένα τετράγωνα περιέχει κάθε ψηφίο μία φορά.",
        ),
        (
            Language::Portuguese,
            "Na grade noroeste, cada um dos quatro quadrados sombreados contém cada dígito uma única vez.",
        ),
        (
            Language::Russian,
            "В северо-западной сетке в каждом из четырёх закрашенных квадратов каждая цифра стоит ровно один раз.",
        ),
    ];
    for (language, expected) in table {
        assert_eq!(language.translate(&rule), expected);
    }
}

#[test]
fn reasons_and_findings_are_said_in_full() {
    let cell: Cell = "r1c12".parse().unwrap();
    let text = |words: &str| words.to_owned();
    let file = |problem: formats::ReadErrorKind| problem.at("x.txt", 7, 3).to_string();
    let table: Vec<(String, &str)> = vec![
        (PreflightProblem::NoPuzzles.to_string(), "the booklet has no puzzles; add at least one"),
        (PreflightProblem::NoSolution.to_string(), "has no solution"),
        (PreflightProblem::SeveralSolutions.to_string(), "has several solutions"),
        (
            PreflightProblem::NotProved(SolveError::OutOfTime).to_string(),
            "not proved to have exactly one solution: out of time",
        ),
        (
            PreflightProblem::NotProved(SolveError::Engine(text("why"))).to_string(),
            "not proved to have exactly one solution: the engine failed: why",
        ),
        (PreflightProblem::MissingAnswer.to_string(), "its answer is missing"),
        (
            PreflightProblem::SmallText { points: 5.96, least: 7.0 }.to_string(),
            "text of 6.0 pt; text below 7 pt is hard to read",
        ),
        (PreflightProblem::OverMargin { mm: 2.04 }.to_string(), "extends 2.0 mm into the margin or gutter"),
        (PreflightProblem::LowContrast { ratio: 2.25 }.to_string(), "text with low contrast (2.2:1)"),
        (
            PreflightProblem::MissingLetters(text("☃")).to_string(),
            "the fonts do not have “☃”, so empty squares would be printed",
        ),
        (
            PreflightProblem::FewerPerPage(FewerPerPage { requested: 12, boards: 30, least: 6, most: 8 }).to_string(),
            "12 boards per page would be too small to read; 30 puzzles are on pages with room for only 6–8",
        ),
        (
            PreflightProblem::FewerPerPage(FewerPerPage { requested: 4, boards: 1, least: 1, most: 1 }).to_string(),
            "4 boards per page would be too small to read; 1 puzzle is on a page with room for only 1",
        ),
        (
            PreflightProblem::FewerAnswers(FewerPerPage { requested: 64, boards: 90, least: 40, most: 40 }).to_string(),
            "64 answers per page would be too small to read; at most 40 are printed per page",
        ),
        (
            PreflightProblem::MarksInPieces {
                count: 1,
                kind: Message::verbatim("Killer cage"),
                place: Message::verbatim("3 cells from r1c1"),
            }
            .to_string(),
            "a mark is in separate pieces, joined by a dotted line: Killer cage (3 cells from r1c1)",
        ),
        (PreflightProblem::DuplicateNumber { number: 3 }.to_string(), "puzzle number 3 is used twice"),
        (PreflightProblem::NumberJump { before: 3, number: 1700 }.to_string(), "puzzle number 1700 follows 3"),
        (
            PreflightProblem::RepeatedPuzzle { earlier_number: 4 }.to_string(),
            "the same as puzzle 4 except for symmetry and relabelled digits",
        ),
        (
            PreflightProblem::TooManyPages { pages: 1000, most: 828, is_limit: false }.to_string(),
            "1000 pages are too many; at most 828 can be bound into one book",
        ),
        (
            AuthorError::SeveralSolutions { cell, one: text("3"), other: text("4") }.to_string(),
            "the puzzle has several solutions (r1c12 is 3 in one and 4 in another), but clues can only be removed \
             from a puzzle with exactly one; add a given or a rule first",
        ),
        (
            AuthorError::NoDigits { starts: 20 }.to_string(),
            "no digits for these cells were found that give exactly one solution (20 random attempts); add cells or \
             choose other ones",
        ),
        (
            AuthorError::TooFewDerived { found: 1, wanted: 7 }.to_string(),
            "this puzzle has only 1 variation with the same board and rules, but 7 were requested",
        ),
        (
            AuthorError::TooFewDerived { found: 0, wanted: 7 }.to_string(),
            "this puzzle has only 0 variations with the same board and rules, but 7 were requested",
        ),
        (
            AuthorError::from(SymmetryError::NotSquare { rows: 9, cols: 18 }).to_string(),
            "the board is 9 cells high and 18 wide, so only 180° rotation, horizontal and vertical symmetry are \
             possible; or apply the symmetry to each grid",
        ),
        (
            "77".parse::<PerPage>().unwrap_err().to_string(),
            "“77” is not a number of boards per page; use 1 to 64, best, or columns x rows from 1x1 to 8x8",
        ),
        (
            "1x1mm".parse::<Paper>().unwrap_err().to_string(),
            "paper of 1x1mm cannot be printed; each side must be 50 to 2000 mm long",
        ),
        (
            "a3".parse::<Paper>().unwrap_err().to_string(),
            "“a3” is not a paper size; choose a4, a5, letter, 8.5x11, 8x10, 7x10, 6x9, 5.5x8.5 or a custom size such \
             as 170x240mm or 6.14x9.21in",
        ),
        (
            PngError::TooLarge { width: 30_000, height: 20_000 }.to_string(),
            "a picture of 30000 x 20000 pixels is too large; the limit is 400000000 pixels",
        ),
        (PdfError::Paper { width_mm: 0.5, height_mm: 10.0 }.to_string(), "a PDF page of 0.5 x 10 mm is not possible"),
        (
            file(formats::ReadErrorKind::NewerVersion { found: u64::MAX, newest: 1 }),
            "x.txt: line 7, column 3: made with a newer Gridwright (format 18446744073709551615; this version reads \
             up to 1); update Gridwright to open it",
        ),
        (
            formats::ReadErrorKind::TooLarge { bytes: Some(3 << 19), limit: 1 << 20 }.at_line("x.txt", 7).to_string(),
            "x.txt: line 7: too large (1.5 MiB); the limit is 1 MiB",
        ),
        (
            formats::ReadErrorKind::TooLarge { bytes: None, limit: 1 << 20 }.of_file("-").to_string(),
            "-: too large; the limit is 1 MiB",
        ),
        (
            file(formats::ReadErrorKind::Puzzle(PuzzleError::DigitTooLarge {
                cell,
                number: 10,
                size: 9,
                numbering: Numbering::FromOne,
            })),
            "x.txt: line 7, column 3: r1c12: digit 10 is too large for a 9x9 board",
        ),
        (
            formats::Warning::RulesLost { puzzle: 2, rules: 1 }.to_string(),
            "puzzle 2: 1 rule is lost; lines of text cannot hold rules",
        ),
        (
            formats::Warning::RulesLost { puzzle: 2, rules: 3 }.to_string(),
            "puzzle 2: 3 rules are lost; lines of text cannot hold rules",
        ),
    ];
    for (found, expected) in table {
        assert_eq!(found, expected);
    }
}
