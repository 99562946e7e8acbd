//! Comparison with brute force over all forms, and with published forms.

use std::cmp::Ordering;

use super::*;
use crate::board::Random;

fn cells(text: &str) -> Vec<u8> {
    text.chars().map(|symbol| symbol.to_digit(10).unwrap_or(0) as u8).collect()
}

fn text(cells: &[u8]) -> String {
    cells.iter().map(|digit| if *digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// Returns all orders of `count` items.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![vec![]];
    }
    let shorter = orders(count - 1);
    let put = |order: &Vec<usize>, at: usize| [&order[..at], &[count - 1], &order[at..]].concat();
    shorter.iter().flat_map(|order| (0..count).map(move |at| put(order, at))).collect()
}

/// Returns all orders of lines that keep groups of `group` lines together.
fn orders_of_lines(lines: usize, group: usize) -> Vec<Vec<usize>> {
    let within = orders(group);
    let mut all = Vec::new();
    for groups in orders(lines / group) {
        let mut found: Vec<Vec<usize>> = vec![vec![]];
        for at in groups {
            let longer = |start: &Vec<usize>| -> Vec<Vec<usize>> {
                let lines = |order: &Vec<usize>| order.iter().map(|line| at * group + line).collect::<Vec<_>>();
                within.iter().map(|order| [start.clone(), lines(order)].concat()).collect()
            };
            found = found.iter().flat_map(longer).collect();
        }
        all.extend(found);
    }
    all
}

/// Returns the least of all forms of a grid by brute force, each with its digits renamed in the order of their
/// positions. A form is abandoned once it is greater than the least so far.
fn by_all_forms(size: usize, (band, stack): (usize, usize), cells: &[u8]) -> Vec<u8> {
    let mut least = vec![u8::MAX; cells.len()];
    let (rows, columns) = (orders_of_lines(size, band), orders_of_lines(size, stack));
    let turns: &[bool] = if band == stack { &[false, true] } else { &[false] };
    for &mirrored in turns {
        for rows in &rows {
            for columns in &columns {
                let (mut names, mut next) = ([0; 10], 1);
                let (mut form, mut order) = (Vec::with_capacity(cells.len()), Ordering::Equal);
                for (row, column) in rows.iter().flat_map(|row| columns.iter().map(move |column| (row, column))) {
                    let digit = cells[if mirrored { column * size + row } else { row * size + column }];
                    if digit > 0 && names[usize::from(digit)] == 0 {
                        names[usize::from(digit)] = next;
                        next += 1;
                    }
                    form.push(names[usize::from(digit)]);
                    order = order.then(form[form.len() - 1].cmp(&least[form.len() - 1]));
                    if order == Ordering::Greater {
                        break;
                    }
                }
                if order == Ordering::Less {
                    least = form;
                }
            }
        }
    }
    least
}

#[test]
fn it_is_the_least_of_all_forms() {
    for (size, shape, rounds) in [(4, (2, 2), 300), (6, (2, 3), 50), (6, (3, 2), 50), (4, (4, 4), 60), (9, (3, 3), 8)] {
        for round in 0..rounds {
            let mut random = Random::for_part(size as u64, round);
            let filled = random.below(size * size + 1);
            let mut grid = vec![0; size * size];
            // Random digits without repeats in a line; forms do not require a solution.
            for _ in 0..filled {
                let (at, digit) = (random.below(size * size), 1 + random.below(size) as u8);
                let in_line = |other: usize| other / size == at / size || other % size == at % size;
                if !(0..size * size).any(|other| in_line(other) && grid[other] == digit) {
                    grid[at] = digit;
                }
            }
            let found = minlex(size, shape, &grid).unwrap();
            assert_eq!(text(&found), text(&by_all_forms(size, shape, &grid)), "{shape:?} {}", text(&grid));
        }
    }
}

#[test]
fn classics_have_the_forms_that_are_published() {
    for (grid, expected) in [
        // The least and the greatest of the 5472730538 classes of grids, by Red Ed in the Sudoku Players' Forum, 2007.
        (
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
        ),
        (
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
        ),
        // The example from the page "Sudoku Min-Lex" of SudokuWiki.
        (
            "369218475215749863487635912754861239631924758928357641173482596542196387896573124",
            "123456789457189236698273541261947853745831692839625417384792165512368974976514328",
        ),
        // From the list of puzzles with 17 givens, which gives them in this form.
        (
            "................12..3.45......1....6..4.......35...7.....2..3.....6......89...5..",
            "................12..3.45......1....6..4.......35...7.....2..3.....6......89...5..",
        ),
        (
            "........1.......23..4..5..........6......75..12..3.......12...8...4......76......",
            "........1.......23..4..5..........6......75..12..3.......12...8...4......76......",
        ),
        (
            ".................1..2.34..........2..5.....346..1........62.7.....8...5..74......",
            ".................1..2.34..........2..5.....346..1........62.7.....8...5..74......",
        ),
    ] {
        let grid = cells(grid);
        assert_eq!(text(&minlex(9, (3, 3), &grid).unwrap()), expected);
        for round in 0..20 {
            let mixed = mixed(&grid, &mut Random::for_part(9, round));
            assert_eq!(text(&minlex(9, (3, 3), &mixed).unwrap()), expected, "{}", text(&mixed));
        }
    }
}

/// Returns a classic grid with its lines permuted and its digits renamed.
fn mixed(grid: &[u8], random: &mut Random) -> Vec<u8> {
    let mut shuffled = |mut list: Vec<usize>| {
        random.shuffle(&mut list);
        list
    };
    let mut lines = || -> Vec<usize> {
        let bands = shuffled(vec![0, 1, 2]);
        bands.into_iter().flat_map(|band| shuffled(vec![0, 1, 2]).into_iter().map(move |at| 3 * band + at)).collect()
    };
    let (rows, columns) = (lines(), lines());
    let names = shuffled((1..10).collect());
    let mirrored = shuffled(vec![0, 1])[0] == 1;
    let digit = |(row, column): (usize, usize)| {
        let digit = grid[if mirrored { 9 * column + row } else { 9 * row + column }];
        if digit == 0 { 0 } else { names[usize::from(digit) - 1] as u8 }
    };
    rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column))).map(digit).collect()
}

#[test]
fn too_many_forms_that_agree_are_given_up() {
    let full: Vec<u8> =
        (0..16).flat_map(|row| (0..16).map(move |col| ((4 * row + row / 4 + col) % 16) as u8 + 1)).collect();
    assert_eq!(minlex(16, (4, 4), &full), None);
    assert_eq!(minlex(16, (4, 4), &[0; 256]), Some(vec![0; 256]));
}

#[test]
fn a_digit_twice_in_a_line_is_left_to_others() {
    for (text, whole) in [("11..............", false), ("1...1...........", false), ("1....1..........", true)] {
        assert_eq!(minlex(4, (2, 2), &cells(text)).is_some(), whole, "{text}");
    }
}
