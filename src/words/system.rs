//! What the system says of a failure.

use std::io;

/// What the system says of a failure, without the number it has for it: people read "No such file or directory", not
/// "(os error 2)".
pub fn system_reason(error: &io::Error) -> String {
    let said = error.to_string();
    match error.raw_os_error() {
        Some(number) => said.trim_end_matches(&format!(" (os error {number})")).to_owned(),
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_the_system_is_left_out() {
        assert_eq!(system_reason(&io::Error::from_raw_os_error(2)), "No such file or directory");
        assert_eq!(system_reason(&io::Error::other("a file (os error 2)")), "a file (os error 2)");
    }
}
