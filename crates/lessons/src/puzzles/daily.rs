//! The puzzle of the day: the same for everyone, from the date alone.

use super::{Day, Puzzle, Puzzles};

/// The first day of the first cycle: 1 November 2026.
pub const DAILY_EPOCH: Day = Day::at(20_758);

/// The order of every cycle follows from this and the cycle's number.
const SEED: u64 = 0x617a_756c_656a_6f00;

impl Puzzles {
    /// The puzzle of a day; `None` only if there is none at all by then.
    ///
    /// Days are grouped into cycles, beginning on [`DAILY_EPOCH`]. A cycle takes every puzzle that may
    /// be used on its first day ([`Puzzle::from`]) once, in an order shuffled by the cycle's number, and
    /// is as many days long; the next begins on the day after. No puzzle is there on two days in a row,
    /// where there are at least three.
    ///
    /// So puzzles can be appended to the file without a change to any day that has been, or to the
    /// rest of the present cycle: give them a `from` of the day on which they are published, and they
    /// come in with the next cycle. What stands in the file must not be moved or removed. An older copy
    /// of the file agrees with a newer one until that cycle ends.
    pub fn daily(&self, day: Day) -> Option<&Puzzle> {
        let cycle = self.cycle_of(day)?;
        let place = usize::try_from(day.number() - cycle.start.number()).ok()?;
        self.order(cycle).get(place).map(|&index| &self.all()[index])
    }

    /// The cycle of a day.
    fn cycle_of(&self, day: Day) -> Option<Cycle> {
        let mut cycle = Cycle { number: 0, start: DAILY_EPOCH, previous: None };
        if day < DAILY_EPOCH {
            return self.cycle_before(day);
        }
        loop {
            let length = self.pool_size(cycle.start);
            let end = Day::at(cycle.start.number() + length.max(1));
            if day < end {
                return (length > 0).then_some(cycle);
            }
            let previous = (length > 0).then_some(cycle.start);
            cycle = Cycle { number: cycle.number + 1, start: end, previous };
        }
    }

    /// Before the first cycle the first pool goes round and round.
    fn cycle_before(&self, day: Day) -> Option<Cycle> {
        let length = Some(self.pool_size(DAILY_EPOCH)).filter(|&length| length > 0)?;
        let number = (day.number() - DAILY_EPOCH.number()).div_euclid(length);
        let start = Day::at(DAILY_EPOCH.number() + number * length);
        Some(Cycle { number, start, previous: None })
    }

    /// The places in the file of the puzzles that may be used from a day on.
    fn pool(&self, start: Day) -> impl Iterator<Item = usize> {
        let may = move |puzzle: &Puzzle| {
            puzzle.from.is_none_or(|from| from <= start || from <= DAILY_EPOCH)
        };
        (0..self.len()).filter(move |&index| may(&self.all()[index]))
    }

    /// How many days a cycle takes that begins on this day.
    fn pool_size(&self, start: Day) -> i64 {
        self.pool(start).map(|_| 1).sum()
    }

    /// The puzzles of a cycle, by their places in the file.
    fn order(&self, cycle: Cycle) -> Vec<usize> {
        let mut order = self.shuffled(cycle.number, cycle.start);
        let previous = cycle.previous.map(|start| self.shuffled(cycle.number - 1, start));
        let yesterday = previous.and_then(|previous| previous.last().copied());
        // Its last place stays what it is, so that the next cycle need not look further back.
        if order.len() > 2 && order.first().copied() == yesterday {
            order.swap(0, 1);
        }
        order
    }

    /// The pool of a day in the order of a cycle's number.
    fn shuffled(&self, number: i64, start: Day) -> Vec<usize> {
        let mut order: Vec<usize> = self.pool(start).collect();
        let mut state = SEED ^ number.cast_unsigned();
        for left in (2..=order.len()).rev() {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let chosen = mixed(state) % left as u64;
            order.swap(left - 1, chosen as usize);
        }
        order
    }
}

/// A run of days on which no puzzle comes twice.
#[derive(Clone, Copy)]
struct Cycle {
    number: i64,
    start: Day,
    /// The first day of the cycle before.
    previous: Option<Day>,
}

/// Every bit of the result depends on every bit of the state.
fn mixed(state: u64) -> u64 {
    let state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}
