//! Descriptions of system errors.

use std::io::{self, ErrorKind};

use super::say;

/// Describes a system error without its number: "No such file or directory", not "(os error 2)". The most frequent
/// errors are translated into the thread's language; all others stay in that of the system.
pub fn system_reason(error: &io::Error) -> String {
    let said = error.to_string();
    let Some(number) = error.raw_os_error() else { return said };
    let key = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::IsADirectory => "system-is-folder",
        ErrorKind::NotADirectory => "system-no-folder",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::InvalidFilename => "system-name",
        ErrorKind::FileTooLarge => "system-too-large",
        _ => return said.trim_end_matches(&format!(" (os error {number})")).to_owned(),
    };
    say!(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, ThreadLanguage, set_language};

    #[test]
    fn the_number_of_the_system_is_left_out() {
        assert_eq!(system_reason(&io::Error::from_raw_os_error(2)), "No such file or directory");
        // ECONNRESET, which never concerns a file.
        assert_eq!(system_reason(&io::Error::from_raw_os_error(104)), "Connection reset by peer");
        assert_eq!(system_reason(&io::Error::other("a file (os error 2)")), "a file (os error 2)");
    }

    #[test]
    fn what_fails_often_is_said_in_every_language() {
        let before = ThreadLanguage::current();
        for number in [2, 13, 17, 20, 21, 27, 28, 30, 36] {
            let said = |language| {
                set_language(language, true);
                system_reason(&io::Error::from_raw_os_error(number))
            };
            let english = said(Language::English);
            let others = Language::ALL.into_iter().filter(|&language| language != Language::English);
            others.for_each(|language| assert_ne!(said(language), english, "{number}"));
        }
        before.apply();
    }
}
