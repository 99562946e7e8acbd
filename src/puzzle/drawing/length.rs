//! Lengths, places and angles of drawings. They are whole numbers of thousandths, so that files and turns keep them
//! exactly.

use serde::{Deserialize, Serialize};

use crate::scene::Point;

/// The farthest coordinate, and the greatest length, in cells.
pub const MAX_COORDINATE: i32 = 300;

/// A length in thousandths of a cell. In files it is a number of cells, such as `0.125`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Length(i32);

impl Length {
    /// Zero.
    pub const ZERO: Length = Length(0);
    /// One cell.
    pub const CELL: Length = Length(1000);

    /// Returns a number of thousandths of a cell, as far as drawings may reach.
    pub fn thousandths(thousandths: i32) -> Length {
        Length(thousandths.clamp(-MAX_COORDINATE * 1000, MAX_COORDINATE * 1000))
    }

    /// Returns the nearest length; `None` if it is farther than [`MAX_COORDINATE`] or no number.
    pub fn of_cells(cells: f64) -> Option<Length> {
        let thousandths = (cells * 1000.0).round();
        (thousandths.abs() <= f64::from(MAX_COORDINATE) * 1000.0).then_some(Length(thousandths as i32))
    }

    /// Returns the number of thousandths of a cell.
    pub fn in_thousandths(self) -> i32 {
        self.0
    }

    /// Returns the length in cells.
    pub fn cells(self) -> f32 {
        self.0 as f32 / 1000.0
    }
}

impl TryFrom<f64> for Length {
    type Error = String;

    fn try_from(cells: f64) -> Result<Length, String> {
        Length::of_cells(cells).ok_or_else(|| format!("{cells}: drawings reach at most {MAX_COORDINATE} cells"))
    }
}

impl From<Length> for f64 {
    fn from(length: Length) -> f64 {
        f64::from(length.0) / 1000.0
    }
}

/// A place on the plane of the lattice. In files it is a pair of x, to the right, and y, down, in cells from the top
/// left corner of r1c1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(Length, Length)", into = "(Length, Length)")]
pub struct DrawingPoint {
    /// The distance to the right.
    pub x: Length,
    /// The distance down.
    pub y: Length,
}

impl DrawingPoint {
    /// Returns the nearest place; `None` if it is too far away.
    pub fn of_cells(x: f64, y: f64) -> Option<DrawingPoint> {
        Some(DrawingPoint { x: Length::of_cells(x)?, y: Length::of_cells(y)? })
    }

    /// Returns the place as a point of a scene.
    pub fn point(self) -> Point {
        Point::new(self.x.cells(), self.y.cells())
    }
}

impl From<(Length, Length)> for DrawingPoint {
    fn from((x, y): (Length, Length)) -> DrawingPoint {
        DrawingPoint { x, y }
    }
}

impl From<DrawingPoint> for (Length, Length) {
    fn from(at: DrawingPoint) -> (Length, Length) {
        (at.x, at.y)
    }
}

/// A clockwise angle, in thousandths of a degree from 0 to below 360 degrees. In files it is a number of degrees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Angle(i32);

impl Angle {
    /// Returns the angle of a number of degrees; `None` if it is no number.
    pub fn of_degrees(degrees: f64) -> Option<Angle> {
        let thousandths = (degrees.rem_euclid(360.0) * 1000.0).round();
        degrees.is_finite().then_some(Angle((thousandths as i32).rem_euclid(360_000)))
    }

    /// Returns the angle in degrees.
    pub fn degrees(self) -> f64 {
        f64::from(self.0) / 1000.0
    }

    /// Returns whether nothing is turned.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Returns `sign` times the angle plus a number of quarter turns.
    pub(super) fn turned(self, sign: i32, quarters: i32) -> Angle {
        Angle((sign * self.0 + quarters * 90_000).rem_euclid(360_000))
    }

    /// Returns the angle without half a turn, if there is one in it.
    pub(super) fn halved(self) -> Angle {
        Angle(self.0 % 180_000)
    }

    /// Returns a point turned by the angle around the origin.
    pub fn rotated(self, at: Point) -> Point {
        // Quarter turns are exact, so that upright shapes stay upright.
        let (sin, cos) = match self.0 {
            0 => (0.0, 1.0),
            90_000 => (1.0, 0.0),
            180_000 => (0.0, -1.0),
            270_000 => (-1.0, 0.0),
            _ => (self.degrees().to_radians()).sin_cos(),
        };
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        Point::new((x * cos - y * sin) as f32, (x * sin + y * cos) as f32)
    }
}

impl TryFrom<f64> for Angle {
    type Error = String;

    fn try_from(degrees: f64) -> Result<Angle, String> {
        Angle::of_degrees(degrees).ok_or_else(|| format!("{degrees} is not an angle"))
    }
}

impl From<Angle> for f64 {
    fn from(angle: Angle) -> f64 {
        angle.degrees()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_bounded() {
        assert_eq!(Length::of_cells(0.1234).map(f64::from), Some(0.123));
        assert_eq!(Length::of_cells(-300.0).map(Length::in_thousandths), Some(-300_000));
        assert_eq!((Length::of_cells(300.001), Length::of_cells(f64::NAN)), (None, None));
        assert_eq!(Angle::of_degrees(-90.0).map(Angle::degrees), Some(270.0));
        assert_eq!(Angle::of_degrees(359.9999).map(Angle::degrees), Some(0.0));
        assert_eq!(Angle::of_degrees(f64::INFINITY), None);
        let quarter = Angle::of_degrees(90.0).unwrap();
        assert_eq!(quarter.rotated(Point::new(1.0, 0.0)), Point::new(0.0, 1.0));
    }
}
