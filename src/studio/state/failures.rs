//! Messages about failed or incomplete file operations.

use crate::formats::Warning;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::{plain_error, shown_lines, shown_name};
use crate::studio::state::{Notice, StudioState};

impl StudioState {
    /// Warns of content that a file format could not hold.
    pub(in crate::studio) fn warn(&mut self, warnings: &[Warning]) {
        if !warnings.is_empty() {
            let words: Vec<String> = warnings.iter().map(Warning::to_string).collect();
            self.tab.notice = Some(Notice::Warning(shown_name(&words.join(" · "))));
        }
    }

    /// Shows the error of a file operation. If the file was chosen in the studio's own file dialog, that dialog opens
    /// again afterwards, with the typed text.
    pub(in crate::studio) fn fail(&mut self, title: &'static str, error: String) {
        let back = self.files.path_probe.last_answer.take().map(|browser| Box::new(Dialog::Browse(browser)));
        self.dialog = Some(Dialog::Failed { title, error: plain_error(&shown_lines(&error)), back });
    }
}
