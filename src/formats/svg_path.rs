//! The paths of SVG, as SudokuPad's lines may have them: commands with numbers, whose curves become polylines.

/// A polyline, and whether it is closed.
pub(super) type PathLine = (Vec<(f64, f64)>, bool);

/// The number of points of a curve.
const CURVE_STEPS: usize = 12;

/// Parses the lines of a path; `None` if it is malformed or has more than `most` points.
pub(super) fn lines(text: &str, most: usize) -> Option<Vec<PathLine>> {
    let mut path = PathReader { rest: text.trim(), lines: Vec::new(), at: (0.0, 0.0), control: None, points: 0, most };
    let mut command = None;
    while !path.rest.is_empty() {
        if path.rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            command = path.rest.chars().next();
            path.rest = path.rest[1..].trim_start();
            if matches!(command, Some('Z' | 'z')) {
                path.close();
                command = None;
                continue;
            }
        }
        path.step(command?)?;
        // Further pairs after a move are lines.
        command = match command {
            Some('M') => Some('L'),
            Some('m') => Some('l'),
            other => other,
        };
    }
    path.lines.retain(|(points, _)| !points.is_empty());
    Some(path.lines)
}

struct PathReader<'a> {
    rest: &'a str,
    lines: Vec<PathLine>,
    at: (f64, f64),
    /// The last control point, and whether it was that of a quadratic curve.
    control: Option<((f64, f64), bool)>,
    points: usize,
    most: usize,
}

impl PathReader<'_> {
    /// Takes a number, with the white space and the comma after it.
    fn number(&mut self) -> Option<f64> {
        let bytes = self.rest.as_bytes();
        let (mut end, mut has_dot, mut has_exponent) = (0, false, false);
        while let Some(&byte) = bytes.get(end) {
            let fits = match byte {
                b'0'..=b'9' => true,
                b'+' | b'-' => end == 0 || matches!(bytes[end - 1], b'e' | b'E'),
                b'.' => !std::mem::replace(&mut has_dot, true) && !has_exponent,
                b'e' | b'E' => end > 0 && !std::mem::replace(&mut has_exponent, true),
                _ => false,
            };
            if !fits {
                break;
            }
            end += 1;
        }
        let number: f64 = self.rest[..end].parse().ok()?;
        self.rest = self.rest[end..].trim_start().trim_start_matches(',').trim_start();
        number.is_finite().then_some(number)
    }

    /// Takes a flag of an arc, which needs no space after it.
    fn flag(&mut self) -> Option<bool> {
        let flag = match self.rest.chars().next()? {
            '0' => false,
            '1' => true,
            _ => return None,
        };
        self.rest = self.rest[1..].trim_start().trim_start_matches(',').trim_start();
        Some(flag)
    }

    fn place(&mut self, relative: bool) -> Option<(f64, f64)> {
        let (x, y) = (self.number()?, self.number()?);
        Some(if relative { (self.at.0 + x, self.at.1 + y) } else { (x, y) })
    }

    fn line_to(&mut self, to: (f64, f64)) -> Option<()> {
        self.points += 1;
        if self.points > self.most {
            return None;
        }
        match self.lines.last_mut() {
            Some((points, false)) => points.push(to),
            // After a closed line, the next one begins where it was closed.
            Some((_, true)) | None => self.lines.push((vec![self.at, to], false)),
        }
        self.at = to;
        Some(())
    }

    fn close(&mut self) {
        if let Some((points, closed)) = self.lines.last_mut() {
            *closed = true;
            self.at = points.first().copied().unwrap_or(self.at);
        }
        self.control = None;
    }

    fn step(&mut self, command: char) -> Option<()> {
        let relative = command.is_ascii_lowercase();
        let control = self.control.take();
        let (x, y) = self.at;
        match command.to_ascii_uppercase() {
            'M' => {
                self.at = self.place(relative)?;
                self.points += 1;
                self.lines.push((vec![self.at], false));
            }
            'L' => {
                let to = self.place(relative)?;
                self.line_to(to)?;
            }
            'H' => {
                let to = self.number()?;
                self.line_to((if relative { x + to } else { to }, y))?;
            }
            'V' => {
                let to = self.number()?;
                self.line_to((x, if relative { y + to } else { to }))?;
            }
            'Q' => {
                let (a, to) = (self.place(relative)?, self.place(relative)?);
                self.quadratic(a, to)?;
            }
            'T' => {
                let a = mirrored(control, true, self.at);
                let to = self.place(relative)?;
                self.quadratic(a, to)?;
            }
            'C' => {
                let (a, b, to) = (self.place(relative)?, self.place(relative)?, self.place(relative)?);
                self.cubic(a, b, to)?;
            }
            'S' => {
                let a = mirrored(control, false, self.at);
                let (b, to) = (self.place(relative)?, self.place(relative)?);
                self.cubic(a, b, to)?;
            }
            'A' => {
                let (rx, ry, turned) = (self.number()?, self.number()?, self.number()?);
                let (large, sweep) = (self.flag()?, self.flag()?);
                let to = self.place(relative)?;
                self.arc((rx.abs(), ry.abs()), turned, large, sweep, to)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn quadratic(&mut self, a: (f64, f64), to: (f64, f64)) -> Option<()> {
        let from = self.at;
        // A quadratic curve is a cubic one whose control points are two thirds of the way to its own.
        let third = |end: f64, control: f64| end + (control - end) * 2.0 / 3.0;
        let near = |end: (f64, f64)| (third(end.0, a.0), third(end.1, a.1));
        self.cubic(near(from), near(to), to)?;
        self.control = Some((a, true));
        Some(())
    }

    fn cubic(&mut self, a: (f64, f64), b: (f64, f64), to: (f64, f64)) -> Option<()> {
        let from = self.at;
        for step in 1..=CURVE_STEPS {
            let t = step as f64 / CURVE_STEPS as f64;
            let s = 1.0 - t;
            let mix = |from: f64, a: f64, b: f64, to: f64| {
                s * s * s * from + 3.0 * s * s * t * a + 3.0 * s * t * t * b + t * t * t * to
            };
            self.line_to((mix(from.0, a.0, b.0, to.0), mix(from.1, a.1, b.1, to.1)))?;
        }
        self.control = Some((b, false));
        Some(())
    }

    /// Adds an arc of an ellipse, by the conversion of SVG 1.1, appendix F.6.5.
    fn arc(&mut self, (rx, ry): (f64, f64), degrees: f64, large: bool, sweep: bool, to: (f64, f64)) -> Option<()> {
        let from = self.at;
        if rx == 0.0 || ry == 0.0 || from == to {
            return self.line_to(to);
        }
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (dx, dy) = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
        let (x, y) = (cos * dx + sin * dy, -sin * dx + cos * dy);
        let scale = (x * x / (rx * rx) + y * y / (ry * ry)).sqrt().max(1.0);
        let (rx, ry) = (rx * scale, ry * scale);
        let square = (rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x) / (rx * rx * y * y + ry * ry * x * x);
        let factor = square.max(0.0).sqrt() * if large == sweep { -1.0 } else { 1.0 };
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx);
        let centre = (cos * cx - sin * cy + (from.0 + to.0) / 2.0, sin * cx + cos * cy + (from.1 + to.1) / 2.0);
        let start = ((y - cy) / ry).atan2((x - cx) / rx);
        let mut turn = ((-y - cy) / ry).atan2((-x - cx) / rx) - start;
        match sweep {
            true if turn < 0.0 => turn += std::f64::consts::TAU,
            false if turn > 0.0 => turn -= std::f64::consts::TAU,
            _ => {}
        }
        let steps = ((turn.abs() / std::f64::consts::FRAC_PI_2).ceil() as usize).max(1) * CURVE_STEPS;
        for step in 1..steps {
            let (s, c) = (start + turn * step as f64 / steps as f64).sin_cos();
            self.line_to((centre.0 + cos * rx * c - sin * ry * s, centre.1 + sin * rx * c + cos * ry * s))?;
        }
        self.line_to(to)
    }
}

/// Returns the first control point of a smooth curve: the last one mirrored at the current point.
fn mirrored(control: Option<((f64, f64), bool)>, quadratic: bool, at: (f64, f64)) -> (f64, f64) {
    match control {
        Some((last, kind)) if kind == quadratic => (2.0 * at.0 - last.0, 2.0 * at.1 - last.1),
        Some(_) | None => at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_and_refused() {
        let square = vec![(vec![(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)], true)];
        for text in ["M0 0L2 0L2 2L0 2Z", "m0,0 2,0 0,2 -2,0z", "M0 0H2V2H0Z", "M0 0 h2v2 h-2 Z"] {
            assert_eq!(lines(text, 100), Some(square.clone()), "{text}");
        }
        assert_eq!(lines("M1-.5.25 1e1", 9), Some(vec![(vec![(1.0, -0.5), (0.25, 10.0)], false)]));
        assert_eq!(lines("M1 1M2 2", 9).map(|lines| lines.len()), Some(2));
        for bad in ["L", "M1", "M1 1 X2 2", "M1 1 A1 1 0 2 0 3 3", "1 1", "M1 1Z 2 2", "M1 nan"] {
            assert_eq!(lines(bad, 9), None, "{bad}");
        }
        assert_eq!(lines("M0 0L1 1L2 2", 2), None);
    }

    #[test]
    fn curves_are_those_of_svg() {
        let half = lines("M-1 0A1 1 0 0 1 1 0", 100).unwrap();
        let near = |(x, y): &(f64, f64)| (x.hypot(*y) - 1.0).abs() < 1e-9 && *y < 1e-9;
        assert!(half[0].0.iter().all(near), "{half:?}");
        let curve = lines("M0 0Q1 2 2 0T4 0", 100).unwrap();
        let middle = |at: usize| curve[0].0[at];
        assert!((middle(6).1 - 1.0).abs() < 1e-9 && (middle(18).1 + 1.0).abs() < 1e-9, "{curve:?}");
    }
}
