//! Why a table refuses something, for whoever asked.

use azulejo_protocol::Refusal;

/// The message that says why the room refuses something.
pub fn refusal_message(refusal: &Refusal) -> &'static str {
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
        | Refusal::SameSeat { .. }
        | Refusal::SeatTaken { .. }
        | Refusal::SeatFree { .. }
        | Refusal::NotInvited
        | Refusal::NotReady { .. }
        | Refusal::ReadyBefore
        | Refusal::ChatOff => "refused",
    }
}
