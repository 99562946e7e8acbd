//! Recognises the links of other programs and extracts their content.

/// The content of a link, still encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link<'a> {
    /// A packed f-puzzles puzzle.
    FPuzzles(&'a str),
    /// A packed SudokuPad puzzle.
    SudokuPad(&'a str),
    /// A classic sudoku in SudokuPad's compact form, plain or packed.
    Compact(&'a str),
    /// A puzz.link sudoku: columns, rows and cells.
    Pzpr(&'a str),
    /// A packed SudokuMaker puzzle.
    SudokuMaker(&'a str),
    /// A packed Penpa+ puzzle.
    Penpa(&'a str),
    /// A string of the Interactive Sudoku Solver.
    Iss(&'a str),
    /// The ID of a puzzle that only a server can resolve.
    Remote,
}

/// Parses a text as a link or a packed puzzle.
pub(super) fn parse(text: &str) -> Option<Link<'_>> {
    let text = text.trim();
    match text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")) {
        Some(rest) => address(rest),
        None => payload(text),
    }
}

/// Parses a link after its scheme.
fn address(rest: &str) -> Option<Link<'_>> {
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    let host = host.to_ascii_lowercase();
    // The host itself or a subdomain of it.
    let is = |name: &str| host == name || host.strip_suffix(name).is_some_and(|front| front.ends_with('.'));
    if is("f-puzzles.com") {
        return Some(parameter(path, "load").map_or(Link::Remote, Link::FPuzzles));
    }
    if is("sudokupad.app") || is("crackingthecryptic.com") {
        let path = path.trim_start_matches('/');
        let path = path.strip_prefix("sudoku").map_or(path, |rest| rest.trim_start_matches('/'));
        let id = parameter(path, "puzzleid").unwrap_or_else(|| path.split(['?', '&', '#']).next().unwrap_or(path));
        return Some(payload(id).unwrap_or(Link::Remote));
    }
    if ["tinyurl.com", "bit.ly", "youtube.com", "youtu.be"].into_iter().any(is) {
        return Some(Link::Remote);
    }
    if is("sudokumaker.app") {
        return Some(parameter(path, "puzzle").map_or(Link::Remote, Link::SudokuMaker));
    }
    if path.split(['?', '#']).next().is_some_and(|path| path.contains("Interactive-Sudoku-Solver")) {
        return parameter(path, "q").map(Link::Iss);
    }
    if path.contains("penpa-edit") {
        return parameter(path, "p").map(Link::Penpa);
    }
    let names = ["?sudoku/", "?sudoku_edit/", "?sudoku_play/"];
    let body = names.iter().find_map(|name| path.find(name).map(|at| &path[at + name.len()..]));
    // The variant without a border has its name before the size.
    let body = body.map(|body| body.strip_prefix("v:/").unwrap_or(body));
    body.filter(|_| path.starts_with("/p")).map(Link::Pzpr)
}

/// Returns whether a link has the ID of a puzzle that only a server can resolve.
pub(super) fn remote(link: &str) -> bool {
    parse(link) == Some(Link::Remote)
}

/// Returns the value of a parameter, up to the next parameter.
fn parameter<'a>(path: &'a str, name: &str) -> Option<&'a str> {
    let starts = |at: usize| path[..at].ends_with(['?', '&', '#']) && path[at + name.len()..].starts_with('=');
    let (at, _) = path.match_indices(name).find(|(at, _)| starts(*at))?;
    path[at + name.len() + 1..].split(['&', '#']).next()
}

/// Parses a packed puzzle whose format is known from its prefix, or from the data if it has none.
fn payload(text: &str) -> Option<Link<'_>> {
    const MIN: usize = 8;
    let packed = |text: &str| {
        let symbol = |c: char| c.is_ascii_alphanumeric() || "+/=-_%$".contains(c);
        text.len() >= MIN && text.chars().all(symbol)
    };
    let after = |names: &[&str]| names.iter().find_map(|name| text.strip_prefix(name)).filter(|rest| packed(rest));
    if let Some(rest) = after(&["fpuzzles", "fpuz"]) {
        return Some(Link::FPuzzles(rest));
    }
    if let Some(rest) = after(&["scl", "ctc"]) {
        return Some(Link::SudokuPad(rest));
    }
    let compact = |rest: &&str| {
        let start = rest.split(['*', '%']).next().unwrap_or_default();
        start.len() >= MIN && start.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte))
    };
    if let Some(rest) = text.strip_prefix("scf").filter(compact) {
        return Some(Link::Compact(rest));
    }
    // Every packed JSON object begins with these letters.
    (text.starts_with("N4Ig") && packed(text)).then_some(Link::FPuzzles(text))
}

/// Restores a packed text that was part of a link: escapes are decoded, and blanks become the `+` that they were.
pub(super) fn unescaped(text: &str) -> String {
    decoded(text.trim()).replace(' ', "+")
}

/// Decodes escapes such as `%20`.
pub(super) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        let code = code.filter(|_| byte == b'%');
        bytes.push(code.unwrap_or(byte));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Escapes a packed text for use in a link.
pub(super) fn escaped(text: &str) -> String {
    text.replace('%', "%25").replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_all_forms_are_known() {
        let packed = Some(Link::FPuzzles("N4IgzglgXg+/aa=="));
        for text in [
            "https://www.f-puzzles.com/?load=N4IgzglgXg+/aa==",
            "http://f-puzzles.com/?load=N4IgzglgXg+/aa==&x=1",
            "https://sudokupad.app/fpuzzlesN4IgzglgXg+/aa==",
            "https://beta.sudokupad.app/fpuzN4IgzglgXg+/aa==?setting-nogrid=1",
            "https://sudokupad.app/sudoku/fpuzzlesN4IgzglgXg+/aa==",
            "https://sudokupad.app/?puzzleid=fpuzzlesN4IgzglgXg+/aa==",
            "https://app.crackingthecryptic.com/sudoku?puzzleid=fpuzN4IgzglgXg+/aa==",
            "fpuzzlesN4IgzglgXg+/aa==",
            " fpuzN4IgzglgXg+/aa== ",
            "N4IgzglgXg+/aa==",
        ] {
            assert_eq!(parse(text), packed, "{text}");
        }
        for (text, expected) in [
            ("https://sudokupad.app/sclN4Igaaaa?setting-nogrid=1", Link::SudokuPad("N4Igaaaa")),
            ("ctcN4Igaaaa", Link::SudokuPad("N4Igaaaa")),
            ("https://puzz.link/p?sudoku/4/4/g1k23k3g", Link::Pzpr("4/4/g1k23k3g")),
            ("http://pzv.jp/p.html?sudoku/4/4/g1k23k3g", Link::Pzpr("4/4/g1k23k3g")),
            ("https://puzz.link/p?sudoku_edit/4/4/g1k23k3g", Link::Pzpr("4/4/g1k23k3g")),
            ("https://puzz.link/p?sudoku/v:/4/4/g1k23k3g", Link::Pzpr("4/4/g1k23k3g")),
            ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=abc&a=x", Link::Penpa("abc")),
            ("https://sudokumaker.app/?puzzle=N4Ig-a", Link::SudokuMaker("N4Ig-a")),
            ("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~3~R1C1~R1C2", Link::Iss(".Cage~3~R1C1~R1C2")),
        ] {
            assert_eq!(parse(text), Some(expected), "{text}");
        }
        for text in [
            "https://www.f-puzzles.com/?id=yabcdefg",
            "https://sudokupad.app/abcdef",
            "https://sudokupad.app",
            "https://tinyurl.com/abcd1234",
            "https://m.youtube.com/watch?v=abcd1234",
        ] {
            assert_eq!(parse(text), Some(Link::Remote), "{text}");
        }
        for text in
            ["https://example.com/?load=N4Ig", "fpuz", "lines.txt", "N4Ig is no link", "", "https://xf-puzzles.com/"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(unescaped("a%2Bb c%2f%3D%zz"), "a+b+c/=%zz");
        assert_eq!(unescaped(&escaped("a+b/c=%")), "a+b/c=%");
    }
}
