//! Lines of a model, limited in width.

/// The width of lines. Readers of LP files allow 255.
pub(super) const WIDTH: usize = 100;

/// A text built line by line.
#[derive(Default)]
pub(super) struct ModelText {
    pub text: String,
}

impl ModelText {
    pub fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Adds a statement, which continues on indented lines if it is too long for one.
    pub fn wrapped(&mut self, head: &str, words: impl IntoIterator<Item = String>) {
        let mut line = head.to_owned();
        for word in words {
            if line.len() + 1 + word.len() > WIDTH {
                self.line(&line);
                line = " ".to_owned();
            }
            line.push(' ');
            line.push_str(&word);
        }
        self.line(&line);
    }
}
