//! The sentences: moves, deals, the end of a round and of the game.

mod dealing;
mod ending;
mod moves;
mod rounds;

pub(crate) use dealing::deal;
pub(crate) use ending::game_end;
pub(crate) use moves::play;
pub(crate) use rounds::round_end;

use azulejo_rules::{Effect, FactoryKind, Rules, Runs, Seat, WallSide};

/// `2 players, colored wall, plain factories`.
pub(crate) fn rules(rules: Rules) -> String {
    let wall = match rules.wall {
        WallSide::Colored => "colored",
        WallSide::Free => "free",
    };
    let factories = match rules.factories {
        FactoryKind::Plain => "plain factories",
        FactoryKind::Special => "special factories",
        FactoryKind::SpecialEven => "special factories with the even spread",
    };
    format!("{} players, {wall} wall, {factories}", rules.players.count())
}

/// The word for a gold side.
pub(crate) const fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Extra => "extra",
        Effect::Magnet(_) => "magnet",
        Effect::Keeper => "keeper",
        Effect::Spread => "spread",
        Effect::Tray => "tray",
    }
}

/// `1 point`, `2 points`.
fn counted(count: impl Into<u64>, noun: &str) -> String {
    let count = count.into();
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Why a placed tile scored what it did (RULES 3.2).
fn runs(runs: Runs) -> String {
    match (runs.row, runs.column) {
        (1, 1) => "stands alone".to_owned(),
        (row, 1) => format!("row of {row}"),
        (1, column) => format!("column of {column}"),
        (row, column) => format!("row of {row} + column of {column}"),
    }
}

/// `Seat 1`, `Seats 1 and 3`, `Seats 1, 2 and 4`.
fn seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
    match numbers.as_slice() {
        [] => "Nobody".to_owned(),
        [one] => format!("Seat {one}"),
        [most @ .., last] => format!("Seats {} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_told_as_they_are_counted() {
        for (row, column, words) in [
            (1, 1, "stands alone"),
            (3, 1, "row of 3"),
            (1, 2, "column of 2"),
            (4, 3, "row of 4 + column of 3"),
        ] {
            assert_eq!(runs(Runs { row, column }), words);
        }
    }

    #[test]
    fn several_seats_are_listed() {
        for (count, words) in
            [(0, "Nobody"), (1, "Seat 1"), (2, "Seats 1 and 2"), (3, "Seats 1, 2 and 3")]
        {
            assert_eq!(seats(&Seat::ALL[..count]), words);
        }
    }
}
