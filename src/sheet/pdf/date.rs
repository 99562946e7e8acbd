//! Dates in PDF files.

/// The last second of the year 9999, the latest time that PDF can express, in seconds since 1970.
pub(super) const LAST_SECOND: u64 = 253_402_300_799;

/// Returns a time as a PDF date, in UTC.
pub(super) fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!("D:{year:04}{month:02}{day:02}{:02}{:02}{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

/// Returns the year, month and day this many days after 1 January 1970 in the Gregorian calendar, in which 400 years
/// have 146,097 days. Years are counted from March, so that the leap day is the last day of its year.
fn civil(days: u64) -> (u64, u64, u64) {
    // The algorithm is "civil_from_days" of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    const DAYS_BEFORE_1970: u64 = 719_468;
    let days = days + DAYS_BEFORE_1970;
    let (era, day) = (days / 146_097, days % 146_097);
    // Leap days are removed first: one every 4 years, except every 100 years, but again every 400 years.
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    // From March on, five months have 153 days: 31, 30, 31, 30 and 31.
    let from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        // The output of `date -u -d @SECONDS`.
        for (seconds, expected) in [
            (0, "D:19700101000000Z"),
            (951_782_400, "D:20000229000000Z"),
            (1_709_251_199, "D:20240229235959Z"),
            (4_107_542_400, "D:21000301000000Z"),
            (13_574_563_200, "D:24000229000000Z"),
            (LAST_SECOND, "D:99991231235959Z"),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }
}
