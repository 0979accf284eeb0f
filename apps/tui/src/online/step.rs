//! Who has to do what before the game begins.

use azulejo_protocol::{Chair, Lobby, Standing};
use azulejo_rules::Seat;

/// Who has to do what before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Seats are free.
    Seats,
    /// Whoever sits here is not ready.
    OwnReady,
    /// Others are not ready.
    OthersReady,
    /// The host may begin.
    Begin,
    /// Everybody waits for the host.
    Host,
}

impl Step {
    /// What is to be done at a table, for somebody.
    pub fn of(lobby: &Lobby, standing: Standing) -> Step {
        let chairs = || Seat::ALL.into_iter().zip(lobby.chairs());
        if chairs().any(|(_, chair)| chair.who.is_none()) {
            return Step::Seats;
        }
        let is_own = |seat: Seat| standing.viewer.acts_for(seat);
        let waits = |(_, chair): &(Seat, &Chair)| !chair.is_ready();
        let others_wait = chairs().filter(waits).any(|(seat, _)| !is_own(seat));
        let own_waits = chairs().filter(waits).any(|(seat, _)| is_own(seat));
        match (standing.is_host, own_waits, others_wait) {
            (false, true, _) => Step::OwnReady,
            (_, _, true) => Step::OthersReady,
            // To begin is to be ready.
            (true, _, false) => Step::Begin,
            (false, false, false) => Step::Host,
        }
    }

    /// The message that says so.
    pub const fn note(self) -> &'static str {
        match self {
            Step::Seats => "begin-seats",
            Step::OwnReady => "begin-ready-note",
            Step::OthersReady => "begin-others",
            Step::Begin => "begin-note",
            Step::Host => "begin-host",
        }
    }
}
