//! Lines of a model, kept short.

/// The width lines are kept to; readers of LP files allow 255.
pub(super) const WIDTH: usize = 100;

/// A text of lines.
#[derive(Default)]
pub(super) struct Lines {
    pub text: String,
}

impl Lines {
    pub fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A statement that goes on in the next line, indented, where a line would grow too long.
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
