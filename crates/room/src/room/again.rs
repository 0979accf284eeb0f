//! Requests that were granted before: a client that was not answered asks again, and must not be
//! granted twice.

use super::Room;
use azulejo_protocol::{End, Event, Happening, Leaving, Request, Viewer};
use azulejo_rules::Seat;

impl Room {
    /// Whether a request was granted before: the number of the event that it brought about.
    pub(super) fn done_before(&self, from: Viewer, request: &Request) -> Option<u32> {
        if !from.acts_for(request.seat()?) {
            return None;
        }
        match *request {
            Request::Sync { .. } => None,
            Request::Play { seat, mv, at } => {
                self.next_turn(at, |what| *what == Happening::Moved { seat, mv })
            }
            Request::Undo { seat, at } => self.undone_before(seat, at),
            Request::AnswerTakeback { seat, offer, agree } => {
                self.answered_before(seat, offer, agree)
            }
            Request::Resign { seat, game } => self.in_game(game, |what| has_resigned(what, seat)),
            Request::Abort { seat, game } => {
                self.in_game(game, |what| *what == Happening::Ended { why: End::Aborted { seat } })
            }
            Request::Rematch { seat, game } => self.rematched_before(seat, game),
        }
    }

    fn undone_before(&self, asking: Seat, at: u32) -> Option<u32> {
        let undone =
            |what: &Happening| matches!(what, Happening::Undone { seat, .. } if *seat == asking);
        self.next_turn(at, undone).or_else(|| self.asked_in_turn(asking, at))
    }

    /// The event that answered a turn, if it is such a one.
    fn next_turn(&self, at: u32, is_it: impl Fn(&Happening) -> bool) -> Option<u32> {
        let next = self.after(at).find(|event| makes_a_turn(&event.what))?;
        is_it(&next.what).then_some(next.number)
    }

    /// The event by which a seat asked for a takeback in a turn.
    fn asked_in_turn(&self, asking: Seat, at: u32) -> Option<u32> {
        let mut turn = self.after(at).take_while(|event| !makes_a_turn(&event.what));
        let asked = turn.find(
            |event| matches!(event.what, Happening::TakebackAsked { seat, .. } if seat == asking),
        );
        asked.map(|event| event.number)
    }

    fn answered_before(&self, seat: Seat, offer: u32, agree: bool) -> Option<u32> {
        let answer = Happening::TakebackAnswered { seat, agree };
        let is_offer = |event: &&Event| matches!(event.what, Happening::TakebackAsked { .. });
        self.log.iter().filter(is_offer).find(|event| event.number == offer)?;
        let mut answers = self.after(offer).take_while(|event| !is_offer(event));
        answers.find(|event| event.what == answer).map(|event| event.number)
    }

    fn rematched_before(&self, seat: Seat, game: u32) -> Option<u32> {
        if game.checked_add(1) == Some(self.mirror.game_number()) {
            return self.log.first().map(|opened| opened.number);
        }
        let asked = self.in_game(game, |what| *what == Happening::RematchAsked { seat });
        // If the end of the game was taken back, everybody has to ask again.
        asked.filter(|_| self.mirror.rematch().acts_for(seat))
    }

    /// The last such event, if this game is played.
    fn in_game(&self, game: u32, is_it: impl Fn(&Happening) -> bool) -> Option<u32> {
        let this = game == self.mirror.game_number();
        let event = self.log.iter().rev().find(|event| is_it(&event.what));
        event.filter(|_| this).map(|event| event.number)
    }

    /// The events of this game after a number.
    fn after(&self, number: u32) -> impl Iterator<Item = &Event> {
        self.log.iter().filter(move |event| event.number > number)
    }
}

/// Whether moves made before this event do not answer what is after it.
const fn makes_a_turn(what: &Happening) -> bool {
    use Happening::{Dealt, Moved, Opened, Undone};
    matches!(what, Opened(_) | Dealt { .. } | Moved { .. } | Undone { .. })
}

fn has_resigned(what: &Happening, resigning: Seat) -> bool {
    match *what {
        Happening::Left { seat, why, .. } | Happening::Ended { why: End::Left { seat, why } } => {
            seat == resigning && why == Leaving::Resigned
        }
        _ => false,
    }
}
