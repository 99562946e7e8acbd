//! Saved games of Solo: lines of a name, a length and a value. The game ID is made of the settings and the description.

/// The beginning of a saved game.
const HEAD: &str = "SAVEFILE:";

/// The content of a saved game.
pub(super) enum SavedGame<'a> {
    /// The game ID of a puzzle, and the number of moves that were made.
    Id { id: String, moves: usize },
    /// The seed of a puzzle, which only the program itself can make a puzzle of.
    Seed,
    /// A game of another name.
    Other(&'a str),
}

/// Returns whether a text is a saved game.
pub(super) fn is_saved(text: &str) -> bool {
    text.starts_with(HEAD)
}

/// Reads a saved game; None if it lacks settings.
pub(super) fn read(text: &str) -> Option<SavedGame<'_>> {
    let field = |name: &str| {
        text.lines().find_map(|line| {
            let (key, rest) = line.split_once(':')?;
            let (_, value) = rest.split_once(':')?;
            (key.trim() == name).then_some(value.trim())
        })
    };
    if let Some(name) = field("GAME").filter(|name| *name != "Solo") {
        return Some(SavedGame::Other(name));
    }
    let settings = field("PARAMS").or_else(|| field("CPARAMS"))?;
    let moves = text.lines().filter(|line| line.starts_with("MOVE")).count();
    match field("DESC") {
        Some(description) => Some(SavedGame::Id { id: format!("{settings}:{description}"), moves }),
        None => field("SEED").map(|_| SavedGame::Seed),
    }
}

/// Returns whether a text is a seed: settings, `#` and a number.
pub(super) fn is_seed(text: &str) -> bool {
    let Some((settings, number)) = text.trim().split_once('#') else { return false };
    let size = settings.split(|symbol: char| !symbol.is_ascii_digit()).next().unwrap_or_default();
    let rest = settings[size.len()..].strip_prefix(['x', 'j']);
    let letters = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number && (1..=2).contains(&size.len()) && rest.is_some_and(|rest| rest.chars().all(letters))
}
