//! The player without comments, indentation and spaces that mean nothing, since every page contains it.
//!
//! This is no compressor for any source: it relies on how `assets/player` is written. Strings and templates stay on one
//! line, and patterns contain neither blanks nor quotes.

/// Returns JavaScript without comments, needless blanks and line breaks. A line break stays where it may end a
/// statement: every statement of the player ends in a semicolon or a brace.
pub(super) fn script(source: &str) -> String {
    let mut short = String::with_capacity(source.len());
    for line in without_comments(source).lines() {
        let line = tight_line(line.trim());
        // What is never assigned again may be declared either way.
        let line = line.strip_prefix("const ").map_or_else(|| line.clone(), |rest| format!("let {rest}"));
        if line.is_empty() {
            continue;
        }
        if line.starts_with(['}', ')', ']']) && short.ends_with([';', ',']) {
            short.pop();
        } else if !short.ends_with([';', '{', '}', ',', '(', '[', '='])
            && !line.starts_with(['}', ')', ']', '.', '?', ':', '&', '|'])
            && !short.is_empty()
        {
            short.push('\n');
        }
        short.push_str(&line);
    }
    short
}

/// Returns style rules without comments and needless blanks.
pub(super) fn style(source: &str) -> String {
    let source = without_comments(source);
    let mut short = String::with_capacity(source.len());
    for word in source.split_whitespace() {
        // Blanks mean something between selectors and between values, but not next to these.
        let joined = short.ends_with(['{', '}', ';', ':', ',', '>']) || word.starts_with(['{', '}', '>']);
        if !joined && !short.is_empty() {
            short.push(' ');
        }
        if word.starts_with('}') && short.ends_with(';') {
            short.pop();
        }
        short.push_str(word);
    }
    short
}

/// Returns source code without comments. A comment begins at a blank or at the start of a line.
fn without_comments(source: &str) -> String {
    let mut rest = String::with_capacity(source.len());
    let mut letters = source.char_indices();
    let mut quote = None;
    while let Some((at, letter)) = letters.next() {
        match quote {
            Some(_) if letter == '\\' => {
                rest.push(letter);
                rest.extend(letters.next().map(|(_, escaped)| escaped));
                continue;
            }
            Some(mark) if mark == letter => quote = None,
            Some(_) => {}
            None if source[at..].starts_with("/*") => {
                let end = source[at..].find("*/").map_or(source.len(), |length| at + length + 2);
                while letters.offset() < end && letters.next().is_some() {}
                continue;
            }
            None if source[at..].starts_with("// ") && (at == 0 || source[..at].ends_with([' ', '\n'])) => {
                let end = source[at..].find('\n').map_or(source.len(), |length| at + length);
                while letters.offset() < end && letters.next().is_some() {}
                continue;
            }
            None if matches!(letter, '"' | '\'' | '`') => quote = Some(letter),
            None => {}
        }
        rest.push(letter);
    }
    rest
}

/// Returns a line of JavaScript without the blanks next to signs.
fn tight_line(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    let mut tight = String::with_capacity(line.len());
    let mut quote = None;
    for (at, &letter) in letters.iter().enumerate() {
        let (before, after) = (tight.chars().last(), letters.get(at + 1).copied());
        match quote {
            Some(mark) if mark == letter && before != Some('\\') => quote = None,
            Some(_) => {}
            None if matches!(letter, '"' | '\'' | '`') => quote = Some(letter),
            None if letter == ' ' => {
                let is_name = |letter: Option<char>| {
                    letter.is_some_and(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'))
                };
                // Two signs of the same sort would become another operator.
                let doubled = before == after && matches!(before, Some('+' | '-'));
                if !(doubled || is_name(before) && is_name(after)) {
                    continue;
                }
            }
            None => {}
        }
        tight.push(letter);
    }
    tight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_only_comments_and_blanks() {
        let source = "// A comment.\n/** @type {X} */\nconst a = /** @type {X} */ (b + +c);\n  \
                      return `a  ${ b } // no`; // why\nx(\"it's /* no */  \", 'a\\'  b');\n";
        let short = "let a=(b+ +c);return`a  ${ b } // no`;x(\"it's /* no */  \",'a\\'  b');";
        assert_eq!(script(source), short);
        let source = "f(a => {\n  if (a) {\n    g();\n  }\n  x\n    .y([\n      1,\n    ]);\n});\nlet b = 1\nlet c\n";
        assert_eq!(script(source), "f(a=>{if(a){g()}x.y([1])});let b=1\nlet c");
    }

    #[test]
    fn styles_lose_only_comments_and_blanks() {
        let source = "/* Why. */\na b > c, .d::e {\n  width: calc(100vw - 4px);\n  font: 1px/2 \"A B\", c;\n}\n\
                      @media (max-width: 1px) { a { b: c; } }\n";
        let short = "a b>c,.d::e{width:calc(100vw - 4px);font:1px/2 \"A B\",c}@media (max-width:1px){a{b:c}}";
        assert_eq!(style(source), short);
    }
}
