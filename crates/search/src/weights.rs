//! The numbers behind the hand-made evaluation, in one table.

/// What the parts of a board are worth, in hundredths of a point.
///
/// The tables are indexed by how many tiles are there: a column with three tiles is worth
/// `column[3]` now, in the hope of its bonus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A wall column with so many tiles.
    pub column: [i32; 6],
    /// A color with so many tiles on the wall.
    pub color: [i32; 6],
    /// A wall row with so many tiles.
    pub row: [i32; 6],
    /// How much of these hopes counts with so many rounds to come, in percent.
    pub horizon: [i32; 6],
    /// What a started line keeps of the points its tile will bring, in percent, by the number of
    /// tiles still missing.
    pub started: [i32; 5],
    /// What a line costs that is started but far from full, by the number of missing tiles: the
    /// tiles must still be found.
    pub missing: [i32; 5],
    /// Starting the next round.
    pub starter: i32,
    /// How many points make a lead about as good as won, with so many rounds to come.
    pub spread: [i32; 6],
}

impl Weights {
    /// All numbers in a row, as a tuner wants them.
    pub fn numbers(&self) -> Vec<i32> {
        let tables = [&self.column, &self.color, &self.row, &self.horizon, &self.spread];
        let six = tables.into_iter().flatten();
        six.chain(&self.started).chain(&self.missing).chain([&self.starter]).copied().collect()
    }

    /// The weights of a row of numbers.
    ///
    /// # Panics
    ///
    /// If there are more or fewer numbers than weights.
    pub fn from_numbers(numbers: &[i32]) -> Weights {
        let six = |table: usize| std::array::from_fn(|count| numbers[6 * table + count]);
        let five = |table: usize| std::array::from_fn(|count| numbers[30 + 5 * table + count]);
        assert_eq!(numbers.len(), 41, "as many numbers as weights");
        Weights {
            column: six(0),
            color: six(1),
            row: six(2),
            horizon: six(3),
            spread: six(4).map(|spread: i32| spread.max(1)),
            started: five(0),
            missing: five(1),
            starter: numbers[40],
        }
    }

    /// No hopes at all: only the points that the round brings as it stands.
    pub const fn only_points() -> Weights {
        Weights {
            column: [0; 6],
            color: [0; 6],
            row: [0; 6],
            horizon: [0; 6],
            started: [0; 5],
            missing: [0; 5],
            starter: 0,
            spread: [1; 6],
        }
    }
}

/// Found by `examples/tune.rs` on the base game for two, and rounded.
impl Default for Weights {
    fn default() -> Weights {
        Weights {
            column: [0, 30, 50, 65, 260, 900],
            color: [0, 30, 65, 115, 210, 890],
            row: [0, 30, 10, 0, 10, 260],
            horizon: [0, 102, 104, 150, 140, 140],
            started: [100, 14, 13, 12, 0],
            missing: [0, 65, 108, 145, 182],
            starter: 38,
            spread: [390, 690, 1600, 1600, 2500, 3000],
        }
    }
}
