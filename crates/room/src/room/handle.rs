//! What clients ask.

use super::Room;
use crate::sent::{Post, Sent};
use azulejo_protocol::{
    Ask, CommandId, End, Event, Happening, Leaving, Message, Millis, Request, Viewer,
};

impl Room {
    /// Handles what the client behind a connection asks; the host vouches for the seats it may act
    /// for. Events come first, then the answer, then the question to a bot whose turn it is.
    pub fn handle(&mut self, now: Millis, from: Viewer, ask: &Ask) -> Vec<Sent> {
        let mut post = Post::at(now);
        self.pass_time(&mut post);
        let answer = self.answer(&mut post, from, ask);
        let question = post.sent.pop_if(|last| matches!(last, Sent::Bot(_)));
        post.sent.push(Sent::Asker(answer));
        post.sent.extend(question);
        post.sent
    }

    fn answer(&mut self, post: &mut Post, from: Viewer, ask: &Ask) -> Message {
        let Ask { id, ref request } = *ask;
        if let Some(number) = self.done_before(id) {
            return Message::Done { id, number };
        }
        if let Err(why) = self.mirror.check(from, request) {
            return Message::Refused { id, why };
        }
        post.by = Some(id);
        let number = self.mirror.number();
        self.grant(post, from, request);
        // What only asks to be told brings nothing about.
        let number = if post.by.take().is_none() { number + 1 } else { number };
        Message::Done { id, number }
    }

    /// The event that a command brought about in this game, if it was heard before: a client that was
    /// not answered asks again, and must not be granted twice.
    fn done_before(&self, id: CommandId) -> Option<u32> {
        let event = self.log.iter().find(|event| event.by == Some(id))?;
        Some(event.number)
    }

    /// Does what was asked and is allowed.
    fn grant(&mut self, post: &mut Post, from: Viewer, request: &Request) {
        match *request {
            Request::Sync { after } => {
                let events = self.events_after(after).to_vec();
                post.sent.push(Sent::Asker(Message::Log { events }));
            }
            Request::Play { seat, mv, .. } => {
                self.happen(post, Happening::Moved { seat, mv });
                self.go_on(post);
            }
            Request::Undo { seat, .. } => self.take_back(post, from, seat),
            Request::AnswerTakeback { agree: true, .. } => self.agree(post, from),
            Request::AnswerTakeback { seat, agree: false, .. } => {
                self.happen(post, Happening::TakebackAnswered { seat, agree: false });
            }
            Request::Resign { seat, .. } => self.leave(post, seat, Leaving::Resigned),
            Request::Abort { seat, .. } => {
                self.happen(post, Happening::Ended { why: End::Aborted { seat } });
            }
            Request::Rematch { seat, nonce, .. } => self.ask_rematch(post, from, seat, nonce),
            Request::Say { seat, ref words } => {
                self.happen(post, Happening::Said { seat, words: words.clone() });
            }
            // Before the game: the mirror has refused them.
            Request::Sit { .. }
            | Request::Vacate { .. }
            | Request::SeatBot { .. }
            | Request::Swap { .. }
            | Request::Invite { .. }
            | Request::Ready { .. }
            | Request::Begin {} => {}
        }
    }

    /// The events after a number; all of this game, if that was an event of an earlier one or is
    /// not known at all.
    fn events_after(&self, after: u32) -> &[Event] {
        if after > self.mirror.number() {
            return &self.log;
        }
        let missed = self.log.iter().position(|event| event.number > after);
        missed.map_or(&[], |missed| &self.log[missed..])
    }
}
