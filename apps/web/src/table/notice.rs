//! What is to be known until the next press.

use azulejo_protocol::Refusal;

/// What is to be known until the next press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// A round has ended, and nothing was animated: its scoring can be looked up.
    Scored {
        /// The round.
        round: u16,
        /// What it brought everybody.
        told: String,
    },
    /// Something can't be done.
    Refused(String),
}

/// The message that says why the room refuses something.
pub(super) fn refusal_message(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::PastDeal => "refused-past-deal",
        Refusal::PastStart => "refused-past-start",
        Refusal::NoTakeback => "refused-no-takeback",
        Refusal::GameOver => "refused-over",
        Refusal::NotYourTurn { .. } => "refused-turn",
        Refusal::TooLateToAbort => "refused-abort",
        Refusal::NoSuchSeat { .. }
        | Refusal::NotYourSeat { .. }
        | Refusal::SeatOfBot { .. }
        | Refusal::Stale { .. }
        | Refusal::OtherGame { .. }
        | Refusal::Illegal { .. }
        | Refusal::GameGoesOn
        | Refusal::NoSuchOffer { .. }
        | Refusal::OfferOpen { .. }
        | Refusal::AskedBefore
        | Refusal::RematchAsked
        | Refusal::NonceMissing
        | Refusal::GameBegun
        | Refusal::NotBegun
        | Refusal::NotHost
        | Refusal::SeatTaken { .. }
        | Refusal::SeatFree { .. }
        | Refusal::NotInvited
        | Refusal::NotReady { .. }
        | Refusal::ReadyBefore
        | Refusal::ChatOff => "refused",
    }
}
