//! The clocks of a table while a game is played.

use crate::{Clock, Millis};
use azulejo_rules::{BySeat, Rules, Seat};

/// The clocks of all seats; at an untimed table they never run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    clock: Clock,
    /// What each seat had when its clock was last stopped or started.
    left: BySeat<Millis>,
    running: Option<Running>,
}

/// The one clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    seat: Seat,
    since: Millis,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, rules: Rules) -> Clocks {
        let left = clock.at_start().unwrap_or_default();
        Clocks { clock, left: rules.seats().map(|_| left).collect(), running: None }
    }

    /// What a seat has left at a moment; `None` at an untimed table and where nobody sits.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clock.at_start()?;
        let left = *self.left.get(seat.index())?;
        let running = self.running.filter(|running| running.seat == seat);
        Some(running.map_or(left, |running| left.since(now.since(running.since))))
    }

    /// The seat whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    /// When the clock that runs will have run out.
    pub fn deadline(&self) -> Option<Millis> {
        let Running { seat, since } = self.running?;
        self.left.get(seat.index()).map(|&left| since.plus(left))
    }

    /// Starts the clock of a seat.
    pub(crate) fn start(&mut self, seat: Seat, now: Millis) {
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        match self.clock {
            Clock::Untimed => return,
            Clock::Live { .. } => {}
            Clock::PerMove { time } => *left = time,
        }
        self.running = Some(Running { seat, since: now });
    }

    /// Stops the clock that runs.
    pub(crate) fn stop(&mut self, now: Millis) {
        if let Some(seat) = self.running()
            && let Some(left) = self.left(seat, now)
        {
            self.left[seat.index()] = left;
        }
        self.running = None;
    }

    /// Stops the clock that runs because its seat has decided.
    pub(crate) fn stop_decided(&mut self, now: Millis) {
        let decided = self.running();
        self.stop(now);
        if let (Some(seat), Clock::Live { increment, .. }) = (decided, self.clock) {
            let left = &mut self.left[seat.index()];
            *left = left.plus(increment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];

    fn clocks(clock: Clock) -> Clocks {
        Clocks::new(clock, "2cp".parse().unwrap())
    }

    fn left(clocks: &Clocks, now: u64) -> [u64; 2] {
        [ONE, TWO].map(|seat| clocks.left(seat, Millis(now)).unwrap().0)
    }

    #[test]
    fn a_live_clock_runs_down_and_gains_with_every_decision() {
        let mut clocks = clocks(Clock::Live { main: Millis(1_000), increment: Millis(50) });
        assert_eq!((left(&clocks, 9_000), clocks.deadline()), ([1_000, 1_000], None));
        clocks.start(ONE, Millis(100));
        assert_eq!(left(&clocks, 400), [700, 1_000]);
        assert_eq!(clocks.deadline(), Some(Millis(1_100)));
        clocks.stop_decided(Millis(400));
        clocks.start(TWO, Millis(400));
        assert_eq!(left(&clocks, 500), [750, 900]);
        clocks.stop(Millis(500));
        assert_eq!((left(&clocks, 800), clocks.running()), ([750, 900], None));
    }

    #[test]
    fn a_clock_per_move_is_full_again_with_every_turn() {
        let mut clocks = clocks(Clock::PerMove { time: Millis(1_000) });
        clocks.start(ONE, Millis(0));
        clocks.stop_decided(Millis(600));
        assert_eq!(left(&clocks, 600), [400, 1_000]);
        clocks.start(ONE, Millis(700));
        assert_eq!(left(&clocks, 700), [1_000, 1_000]);
    }

    #[test]
    fn a_clock_that_has_run_out_stays_at_nothing() {
        let mut clocks = clocks(Clock::PerMove { time: Millis(1_000) });
        clocks.start(TWO, Millis(0));
        assert_eq!(left(&clocks, u64::MAX), [1_000, 0]);
    }

    #[test]
    fn nothing_runs_at_an_untimed_table() {
        let mut clocks = clocks(Clock::Untimed);
        clocks.start(ONE, Millis(0));
        assert_eq!((clocks.running(), clocks.left(ONE, Millis(5))), (None, None));
    }
}
