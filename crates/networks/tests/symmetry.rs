//! On the free wall colors may be exchanged: the features follow.

use azulejo_rules::{Phase, Position, Rules, Tile, WallSide};
use azulejo_search::{FeatureSymmetry, NetworkInput, SeatInput};
use azulejo_testkit::generate::walk;

/// Which color takes the place of each.
const EXCHANGES: [[usize; Tile::COUNT]; 4] =
    [[1, 0, 2, 3, 4], [1, 2, 3, 4, 0], [4, 3, 2, 1, 0], [2, 3, 0, 4, 1]];

const IDENTITY: [usize; Tile::COUNT] = [0, 1, 2, 3, 4];

/// The letters of the colors in texts, in their order.
const LETTERS: &str = "BYRKW";

/// The same position with exchanged colors, by its text.
fn exchanged(pos: &Position, colors: [usize; Tile::COUNT]) -> Position {
    let text = pos.to_string();
    let parts = text.split(' ').enumerate().map(|(place, part)| match place {
        5 => part
            .split(',')
            .map(|disc| with_letters(disc, colors, true))
            .collect::<Vec<_>>()
            .join(","),
        6 => with_letters(part, colors, true),
        7 | 8 => with_counts(part, colors),
        9.. => with_letters(part, colors, false),
        _ => part.to_owned(),
    });
    let text = parts.collect::<Vec<_>>().join(" ");
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Exchanges the letters of colors; tiles of one place are listed in the order of the colors.
fn with_letters(part: &str, colors: [usize; Tile::COUNT], is_place: bool) -> String {
    let letter = |letter: char| match LETTERS.find(letter) {
        Some(color) => char::from(LETTERS.as_bytes()[colors[color]]),
        None => letter,
    };
    let mut letters: Vec<char> = part.chars().map(letter).collect();
    let tiles = letters.iter().rposition(|letter| *letter == '*').map_or(0, |gold| gold + 1);
    if is_place {
        letters[tiles..].sort_by_key(|letter| LETTERS.find(*letter));
    }
    letters.into_iter().collect()
}

/// Exchanges counts of all colors, as in `1.0.3.2.0`.
fn with_counts(part: &str, colors: [usize; Tile::COUNT]) -> String {
    let mut counts = [""; Tile::COUNT];
    for (color, count) in part.split('.').enumerate() {
        counts[colors[color]] = count;
    }
    counts.join(".")
}

/// The features of a seat under a symmetry, each group in ascending order.
fn relabeled(input: &SeatInput, symmetry: &FeatureSymmetry) -> [Vec<u16>; 3] {
    let relabel = |features: &[u16], labels: &[u16]| {
        let mut features: Vec<u16> =
            features.iter().map(|feature| labels[usize::from(*feature)]).collect();
        features.sort_unstable();
        features
    };
    let mut seat = input.seat.to_vec();
    seat.sort_unstable();
    [relabel(&input.board, &symmetry.board), relabel(&input.table, &symmetry.table), seat]
}

#[test]
fn features_of_exchanged_colors_are_those_of_the_exchanged_position() {
    let same = FeatureSymmetry::new(IDENTITY, false);
    for rules in Rules::ALL.into_iter().filter(|rules| rules.wall == WallSide::Free) {
        for (seed, colors) in (0..).zip(EXCHANGES) {
            let symmetry = FeatureSymmetry::new(colors, false);
            walk(rules, seed, |pos| {
                if pos.phase() == Phase::Over {
                    return;
                }
                let other = exchanged(pos, colors);
                let (input, expected) = (NetworkInput::of(pos), NetworkInput::of(&other));
                assert_eq!(input.phase, expected.phase, "{pos}");
                for (seat, expected) in input.seats.iter().zip(&expected.seats) {
                    assert_eq!(seat.score, expected.score, "{pos}");
                    assert_eq!(relabeled(seat, &symmetry), relabeled(expected, &same), "{pos}");
                }
            });
        }
    }
}

#[test]
fn every_symmetry_is_a_permutation() {
    for colors in EXCHANGES {
        for is_mirrored in [false, true] {
            let FeatureSymmetry { board, table } = FeatureSymmetry::new(colors, is_mirrored);
            for mut labels in [board, table] {
                labels.sort_unstable();
                assert!(labels.iter().copied().eq(0..labels.len() as u16), "{colors:?}");
            }
        }
    }
}

#[test]
fn a_mirror_undoes_itself() {
    let mirror = FeatureSymmetry::new(IDENTITY, true);
    let twice: Vec<u16> =
        mirror.board.iter().map(|label| mirror.board[usize::from(*label)]).collect();
    assert_ne!(mirror.board, twice);
    assert!(twice.iter().copied().eq(0..twice.len() as u16));
    assert!(mirror.table.iter().copied().eq(0..mirror.table.len() as u16));
}
