//! The total of inks that a press prints on top of each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The largest sum of the four inks at one point, in percent. More ink would not dry, and print shops refuse it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct InkLimit(u16);

impl InkLimit {
    /// The smallest limit. Black and half a colour need as much.
    pub const MIN: u16 = 150;
    /// The largest limit: all four inks in full.
    pub const MAX: u16 = 400;
    /// The limit of offset printing on coated paper (ISO 12647-2).
    pub const USUAL: InkLimit = InkLimit(300);
    /// The limit of print-on-demand services (IngramSpark, "File creation guide").
    pub const ON_DEMAND: InkLimit = InkLimit(240);

    /// Returns the percentage.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// Returns inks from 0 to 255 within the limit. Black stays, since it gives the shape, and the colours shrink in
    /// proportion, so that the hue stays too.
    pub fn limited(self, inks: [u8; 4]) -> [u8; 4] {
        let [cyan, magenta, yellow, black] = inks.map(u32::from);
        let (most, colours) = (u32::from(self.0) * 255 / 100, cyan + magenta + yellow);
        if colours + black <= most {
            return inks;
        }
        let left = most - black;
        let part = |ink: u32| (ink * left / colours) as u8;
        [part(cyan), part(magenta), part(yellow), black as u8]
    }
}

impl Default for InkLimit {
    fn default() -> InkLimit {
        InkLimit::USUAL
    }
}

impl TryFrom<u16> for InkLimit {
    type Error = String;

    fn try_from(percent: u16) -> Result<InkLimit, String> {
        let (least, most) = (InkLimit::MIN, InkLimit::MAX);
        let is_one = (least..=most).contains(&percent);
        is_one.then_some(InkLimit(percent)).ok_or_else(|| format!("an ink limit is {least} to {most} percent"))
    }
}

impl From<InkLimit> for u16 {
    fn from(limit: InkLimit) -> u16 {
        limit.0
    }
}

impl FromStr for InkLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<InkLimit, String> {
        text.trim().trim_end_matches('%').trim_end().parse::<u16>().unwrap_or_default().try_into()
    }
}

impl fmt::Display for InkLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} %", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_point_has_more_ink_than_the_limit() {
        for percent in [150, 200, 240, 300, 400] {
            let limit = InkLimit::try_from(percent).unwrap();
            for code in 0..625_u32 {
                let inks = [code / 125, code / 25 % 5, code / 5 % 5, code % 5].map(|step| (step * 255 / 4) as u8);
                let limited = limit.limited(inks);
                let sum = |inks: [u8; 4]| inks.map(u32::from).iter().sum::<u32>() as f64 / 2.55;
                assert!(sum(limited) <= f64::from(percent) + 1e-6, "{inks:?} {limited:?}");
                assert!(limited[3] == inks[3] && limited.iter().zip(inks).all(|(to, from)| *to <= from));
                if sum(inks) <= f64::from(percent) {
                    assert_eq!(limited, inks);
                }
            }
        }
        assert!(
            InkLimit::try_from(149).is_err() && "401".parse::<InkLimit>().is_err() && "x".parse::<InkLimit>().is_err()
        );
        assert_eq!("240 %".parse(), Ok(InkLimit::ON_DEMAND));
    }
}
