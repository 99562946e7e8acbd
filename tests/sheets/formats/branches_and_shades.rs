//! Lines that branch, bend or end in a wedge, and shadings that are described in words. Every pattern has a near miss.

use gridwright::variant::{Apart, Change, Kind, Rule, Shades, Shading};

use super::sentences::Picture;

const PURPLE: &str = "#C040E0";
const BLUE: &str = "#30B0F0";
const GREY: &str = "#CFCFCF";
const RENBAN: &str = "Purple lines hold consecutive digits in any order.";

// The first two rows of the solution are 1 2 3 4 5 6 7 8 9 and 4 5 6 7 8 9 1 2 3.

#[test]
fn lines_of_a_colour_that_meet_are_one_line_if_the_solution_says_so() {
    // 1 2 3 with a branch that holds 5 and 4.
    let branch = |colour: &str| {
        let line = Picture::default().line(PURPLE, &[(0, 0), (0, 2)]).line(PURPLE, &[(0, 1), (1, 1)]);
        line.line(colour, &[(1, 1), (1, 0)])
    };
    let rules = branch(PURPLE).solved().rules(RENBAN);
    let [Rule::OwnCells(rule)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(rule.cells.iter().count(), 5);
    assert_eq!(branch(BLUE).solved().kinds(RENBAN), [], "1 2 3 and 5");
    assert_eq!(branch(PURPLE).kinds(RENBAN), [Kind::Renban; 3], "without a solution each line stands for itself");

    // 2 + 3 + 6 in one box, and 4 + 7 in the next.
    let said = "Box borders divide a blue line into segments of the same sum.";
    let sums = |branch: (usize, usize)| {
        let line = Picture::default().line(BLUE, &[(0, 1), (0, 3)]).line(BLUE, &[(0, 2), branch]);
        line.line(BLUE, &[(0, 3), (1, 3)]).solved().rules(said)
    };
    let rules = sums((1, 2));
    let [Rule::CellSum(one), Rule::CellSum(other)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!([one, other].map(|area| area.cells.iter().count()), [3, 2]);
    assert_eq!([one, other].map(|area| area.sum.as_ref().and_then(|sum| sum.defined())), [Some('A'); 2]);
    assert!(sums((1, 1)).is_empty(), "2 + 3 + 5");
}

#[test]
fn a_curve_runs_through_the_cells_whose_centres_it_passes() {
    let bend = [(0.5, 0.5), (0.5, 1.5), (0.55, 1.9), (0.8, 2.3), (1.2, 2.48), (1.5, 2.5), (2.5, 2.5)];
    let rules = Picture::default().stroke(PURPLE, &bend).rules(RENBAN);
    let [Rule::Renban(line)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(line.path.to_string(), "r1c1 r1c2 r2c3 r3c3");
    let drawn = Picture::default().path(PURPLE, "M32 32L96 32Q160 32 160 96L160 160");
    assert_eq!(drawn.rules(RENBAN), rules, "the same as a path");
    assert_eq!(Picture::default().path(PURPLE, "M32 32L96 32L96 96Z").kinds(RENBAN), [], "an area");
    let border = [(0.5, 0.5), (1.0, 1.0), (1.0, 3.0), (1.0, 5.0), (0.5, 5.5)];
    assert_eq!(Picture::default().stroke(PURPLE, &border).kinds(RENBAN), []);
}

#[test]
fn wedges_are_heads_of_arrows_and_inequality_signs() {
    let sign = |points: [(f64, f64); 3]| {
        Picture::default().stroke("#000000", &points).rules("Inequality signs point to the smaller digit.")
    };
    let right = sign([(0.3, 0.8), (0.5, 1.2), (0.7, 0.8)]);
    assert!(matches!(&right[..], [Rule::Inequality(rule)] if !rule.rising), "{right:?}");
    let left = sign([(0.3, 1.2), (0.5, 0.8), (0.7, 1.2)]);
    assert!(matches!(&left[..], [Rule::Inequality(rule)] if rule.rising), "{left:?}");
    assert!(sign([(0.4, 0.85), (0.6, 1.0), (0.4, 1.15)]).is_empty(), "along the border");

    let said = "Digits along an arrow sum to the digit in its circle.";
    let shaft = || {
        let circle = Picture::default().shape((0.5, 0.5), 0.8, true, ["#FFFFFF", GREY], "");
        circle.stroke(GREY, &[(0.5, 0.9), (0.5, 3.5)])
    };
    assert_eq!(shaft().kinds(said), []);
    assert_eq!(shaft().stroke(GREY, &[(0.3, 3.3), (0.5, 3.5), (0.7, 3.3)]).kinds(said), [Kind::Arrow]);
    assert_eq!(shaft().stroke(GREY, &[(4.3, 3.3), (4.5, 3.5), (4.7, 3.3)]).kinds(said), [], "elsewhere");
}

#[test]
fn a_thermometer_may_be_drawn_in_one_stroke_that_goes_back() {
    let stroke = [(0.5, 0.5), (0.5, 4.5), (0.5, 2.5), (2.5, 2.5)];
    let bulb = |col: f64| {
        let line = Picture::default().stroke(GREY, &stroke);
        // A bulb that is drawn twice is one.
        let disc = |picture: Picture| picture.shape((0.5, col), 0.8, true, [GREY, "None"], "");
        disc(disc(line)).rules("Digits increase along thermometers, away from the bulb. Grey circles are odd.")
    };
    let ends = |rules: &[Rule]| {
        let end = |rule: &Rule| match rule {
            Rule::Thermometer(rule) => rule.path.0[rule.path.0.len() - 1].to_string(),
            other => panic!("{other:?}"),
        };
        rules.iter().map(end).collect::<Vec<String>>()
    };
    assert_eq!(ends(&bulb(2.5)), ["r1c1", "r1c5", "r3c3"]);
    assert_eq!(ends(&bulb(0.5)), ["r1c5", "r3c3"]);
    assert!(matches!(&bulb(7.5)[..], [Rule::Parity(_)]), "a circle elsewhere");
}

#[test]
fn sentences_of_more_wordings_are_understood() {
    let dot = |fill: &str| Picture::default().shape((0.5, 1.0), 0.3, true, [fill, "#000000"], "");
    let black = dot("#000000");
    let all = "Digits joined by a black dot are in a 1:2 ratio, and all possible black dots are given.";
    assert_eq!(black.kinds(all), [Kind::RatioDot, Kind::NoRatio]);
    assert_eq!(black.kinds("All possible black dots with a 1:2 ratio were eaten."), []);
    let numbered = dot("#FFFFFF").shape((0.5, 1.0), 0.2, false, ["None", "None"], "3");
    let rules = numbered.rules("The number in a circle is the difference between the two cells.");
    assert!(matches!(&rules[..], [Rule::DifferenceDot(rule)] if rule.number == Some(3)), "{rules:?}");
    assert_eq!(numbered.kinds("The number in a circle between the two cells is a date."), []);

    let square = Picture::default().shape((0.5, 0.5), 0.7, false, [GREY, "None"], "");
    let titled = "Odd/even: digits in grey circles are odd, and digits in grey squares even.";
    assert_eq!(square.kinds(titled), [Kind::Parity]);
    assert_eq!(square.kinds("Odd/even: digits in grey circles are odd or even."), []);

    let blue = Picture::default().line(BLUE, &[(0, 2), (0, 3)]);
    let same = "Box borders divide a blue line into segments; the digits on each segment have the same sum.";
    assert_eq!(blue.kinds(same), [Kind::RegionSum]);
    assert_eq!(blue.kinds(&same.replace("the same sum", "different sums")), []);
    let sums = "Box borders divide each line into segments with the same sum.";
    assert_eq!(
        blue.kinds(&format!("{sums} Also, digits do not repeat on a line.")),
        [Kind::RegionSum, Kind::NoRepeats]
    );
    assert_eq!(blue.kinds(&format!("{sums} Some lines do not repeat.")), [Kind::RegionSum]);

    let red = Picture::default().line("#E04040", &[(0, 0), (0, 3)]);
    assert_eq!(red.kinds("Digits on the red line alternate between low and high."), [Kind::OwnLine]);
    assert_eq!(red.kinds("Digits on the red line alternate between low, middle and high."), []);
    let clue = Picture::default().shape((-0.5, 0.5), 0.8, false, ["None", "None"], "6");
    assert_eq!(clue.kinds("A clue outside the grid shows how many buildings are seen from there."), [Kind::Skyscraper]);
    assert_eq!(clue.kinds("A clue outside the grid shows how many buildings were sold."), []);
    let position = "Digits may not repeat in any row, column or relative box position.";
    assert_eq!(Picture::default().kinds(position), [Kind::Position]);
    assert_eq!(Picture::default().kinds("Digits may not repeat in any row, column or box."), []);
}

#[test]
fn lines_of_another_colour_than_is_said_are_meant_if_the_solution_agrees() {
    let black = |cells: &[(usize, usize)]| Picture::default().line("#000000", cells);
    assert_eq!(black(&[(0, 0), (0, 3)]).solved().kinds(RENBAN), [Kind::Renban]);
    assert_eq!(black(&[(0, 0), (0, 3)]).kinds(RENBAN), []);
    assert_eq!(black(&[(0, 0), (1, 0)]).solved().kinds(RENBAN), [], "1 and 4");
}

/// Returns the shading that a text describes. It is a question, because no clue says anything of it.
fn shading(text: &str) -> Option<Shading> {
    let mut loaded = Picture::default().read(text);
    assert!(loaded.puzzle.rules().is_empty(), "{text}");
    loaded.accept_doubtful().unwrap();
    match loaded.puzzle.rules() {
        [placed] => placed.rule.downcast::<Shading>().cloned(),
        _ => None,
    }
}

const YIN_YANG: &str = "Shade some cells so that all shaded cells are orthogonally connected, and all unshaded cells \
    are orthogonally connected. No 2x2 area may be completely shaded or unshaded.";

#[test]
fn shadings_are_described_by_their_parts() {
    for text in [
        YIN_YANG,
        "Yin-yang: colour each cell black or white, so that cells of the same colour are connected. Every 2x2 area \
         holds both colours.",
        "Shade cells: the shaded cells form one orthogonally connected area, as do all unshaded cells. A 2x2 square \
         cannot be entirely shaded or entirely unshaded.",
    ] {
        let rule = shading(text).unwrap();
        assert_eq!((rule.connected, rule.no_square, rule.apart), (Shades::Both, Shades::Both, Apart::No), "{text}");
    }
    let cave = "Shade some cells so that the unshaded cells are orthogonally connected. Each shaded cell is connected \
        to the edge of the grid.";
    let rule = shading(cave).unwrap();
    assert_eq!((rule.connected, rule.to_edge), (Shades::Unshaded, Shades::Shaded));
    let stars = "Star battle: each row, column and box contains exactly two stars. Stars may not touch, not even \
        diagonally.";
    let rule = shading(stars).unwrap();
    assert_eq!((rule.per_house, rule.apart), (Some(2), Apart::Corner));
    for text in [
        "The shaded cells are orthogonally connected.",
        "Colour each cell red, yellow or blue, so that cells of the same colour are connected.",
        "Shade some cells so that 2x2 areas that are completely shaded or unshaded are not forbidden but allowed.",
        "Shade some cells. The number in a circle is the size of its island.",
    ] {
        assert_eq!(shading(text), None, "{text}");
    }
}

#[test]
fn a_shading_may_change_values() {
    let doubled = format!("{YIN_YANG} The value of a shaded cell is doubled.");
    assert_eq!(shading(&doubled).unwrap().value, Some(Change::Doubled));
    let negative = format!("{YIN_YANG} Shaded cells count as positive, and unshaded cells count as negative.");
    assert_eq!(shading(&negative).unwrap().value, Some(Change::Negated));
    assert_eq!(shading(&format!("{YIN_YANG} The value of a shaded cell is the row number.")).unwrap().value, None);
}

#[test]
fn circles_count_shades_and_say_which_they_have() {
    let circle = |col: f64| Picture::default().shape((0.5, col), 0.8, true, ["#FFFFFF", "#000000"], "");
    let kinds = |picture: &Picture, said: &str| picture.kinds(&format!("{YIN_YANG} {said}"));
    let seen = "A digit in a circle counts the cells of the same colour that it sees in its row and column, including \
        itself.";
    assert_eq!(kinds(&circle(0.5), seen), [Kind::Shading, Kind::ShadeCounts]);
    let around = "Circles are unshaded, and their digit is the number of shaded cells around them.";
    assert_eq!(kinds(&circle(0.5), around), [Kind::Shading, Kind::ShadeCounts, Kind::ShadedCells]);
    let in_box = "A digit in a circle is the number of shaded cells in its box.";
    assert_eq!(kinds(&circle(0.5), in_box), [Kind::Shading, Kind::Counting]);
    for said in [
        "A digit in a circle counts the cells of the same colour that it sees.",
        "A digit in a square counts the shaded cells around it.",
    ] {
        assert_eq!(kinds(&circle(0.5), said), [], "{said}");
    }
    // The digit 1 may count its neighbours, but 9 in the corner has only three.
    assert_eq!(kinds(&circle(0.5).solved(), around), [Kind::Shading, Kind::ShadeCounts, Kind::ShadedCells]);
    assert_eq!(kinds(&circle(8.5).solved(), around), [Kind::Shading, Kind::ShadedCells]);
}
