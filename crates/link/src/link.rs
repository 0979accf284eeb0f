//! What was asked, and what was heard.

use azulejo_protocol::{
    Ask, CommandId, Event, Hello, Key, Message, Millis, MirrorError, Refusal, Request, View, Viewer,
};

/// A client's end of the line to a table. It outlives the connections it is heard over.
#[derive(Clone, Debug)]
pub struct Link {
    key: Option<Key>,
    view: View,
    /// What was asked and not answered, in order.
    open: Vec<Ask>,
    /// Who is there, and how many watch.
    present: (Viewer, u32),
    /// By how much the table's clock is ahead of ours, in milliseconds.
    ahead: i64,
    is_live: bool,
}

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What was asked.
    pub ask: Ask,
    /// The number of the event that it brought about, or why it was refused.
    pub result: Result<u32, Refusal>,
}

/// What a message brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// What happened that was not known.
    pub news: Vec<Event>,
    /// What came of a command.
    pub answer: Option<Answer>,
    /// What is to be asked after a moment: again, as the table could not take it, or for what was missed.
    pub again: Option<Ask>,
}

impl Link {
    /// Nothing is known yet; the key lets in where there is no seat.
    pub fn new(key: Option<Key>) -> Link {
        Link {
            key,
            view: View::new(),
            open: Vec::new(),
            present: (Viewer::SPECTATOR, 0),
            ahead: 0,
            is_live: false,
        }
    }

    /// What is known of the table.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Who is there, and how many watch.
    pub const fn present(&self) -> (Viewer, u32) {
        self.present
    }

    /// Whether the line is open and the table has said welcome.
    pub const fn is_live(&self) -> bool {
        self.is_live
    }

    /// What was asked and not answered.
    pub fn open(&self) -> &[Ask] {
        &self.open
    }

    /// By how much the table's clock is ahead of ours, in milliseconds.
    pub const fn ahead(&self) -> i64 {
        self.ahead
    }

    /// The time by the table's clock.
    pub fn table_time(&self, now: Millis) -> Millis {
        Millis(now.0.saturating_add_signed(self.ahead))
    }

    /// The first thing to say when the line is open.
    pub fn hello(&self) -> Hello {
        Hello { after: self.view.number(), key: self.key.clone() }
    }

    /// What to say after that: all that was not answered, in order.
    pub fn called(&self) -> Vec<Ask> {
        self.open.clone()
    }

    /// The line broke off. What was asked is kept.
    pub fn broke_off(&mut self) {
        self.is_live = false;
    }

    /// Asks for something; what is returned is to be said now, and again whenever the line was opened anew.
    pub fn ask(&mut self, id: CommandId, request: Request) -> Ask {
        let ask = Ask { id, request };
        self.open.push(ask.clone());
        ask
    }

    /// Hears something, at this time of our own clock.
    ///
    /// # Errors
    ///
    /// If something can't have happened: what is known is not to be trusted then, and a new link has to be made.
    pub fn hear(&mut self, now: Millis, message: &Message) -> Result<Heard, MirrorError> {
        let mut heard = Heard { news: self.view.hear(message)?, ..Heard::default() };
        match message {
            Message::Welcome { now: theirs, head, .. } => {
                // The first one is followed by all that was missed. Later ones are heartbeats.
                heard.again = self.missed(*head).filter(|_| self.is_live);
                self.is_live = true;
                self.ahead = theirs.0.wrapping_sub(now.0).cast_signed();
            }
            Message::Present { seats, watching } => self.present = (*seats, *watching),
            Message::Done { id, number } => heard.answer = self.answered(*id, Ok(*number)),
            Message::Refused { id, why } => heard.answer = self.answered(*id, Err(*why)),
            Message::Unavailable { id, .. } => {
                heard.again = self.open.iter().find(|ask| ask.id == *id).cloned();
            }
            Message::Event(_) | Message::Log { .. } | Message::Unreadable { .. } => {}
        }
        Ok(heard)
    }

    /// What to ask if the table has come further than is known here.
    fn missed(&self, head: u32) -> Option<Ask> {
        let after = self.view.number();
        let id = CommandId(u128::from(head));
        (after < head).then_some(Ask { id, request: Request::Sync { after } })
    }

    fn answered(&mut self, id: CommandId, result: Result<u32, Refusal>) -> Option<Answer> {
        let place = self.open.iter().position(|ask| ask.id == id)?;
        Some(Answer { ask: self.open.remove(place), result })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Seat;

    /// To get up from a seat.
    fn vacate(number: u8) -> Request {
        Request::Vacate { seat: Seat::new(number).unwrap() }
    }

    #[test]
    fn what_was_not_answered_is_asked_again_in_order_and_under_the_same_name() {
        let mut link = Link::new(None);
        let first = link.ask(CommandId(1), vacate(1));
        let second = link.ask(CommandId(2), vacate(2));
        link.broke_off();
        assert_eq!(link.called(), [first.clone(), second.clone()]);
        let heard = link.hear(Millis(0), &Message::Done { id: CommandId(1), number: 9 }).unwrap();
        assert_eq!(heard.answer, Some(Answer { ask: first, result: Ok(9) }));
        assert_eq!(link.called(), [second]);
    }

    #[test]
    fn an_answer_to_somebody_else_is_nothing_to_us() {
        let mut link = Link::new(None);
        let heard = link.hear(Millis(0), &Message::Done { id: CommandId(1), number: 9 }).unwrap();
        assert_eq!(heard, Heard::default());
    }

    #[test]
    fn what_the_table_could_not_take_stays_open_and_is_asked_again() {
        let mut link = Link::new(None);
        let ask = link.ask(CommandId(1), vacate(1));
        let why = azulejo_protocol::Unavailable::Busy;
        let heard = link.hear(Millis(0), &Message::Unavailable { id: CommandId(1), why }).unwrap();
        assert_eq!((heard.again, link.open()), (Some(ask.clone()), &[ask][..]));
    }

    #[test]
    fn a_heartbeat_tells_whether_something_was_missed() {
        let mut link = Link::new(None);
        let welcome = |head| {
            let (seats, now) = (Viewer::SPECTATOR, Millis(7_000));
            Message::Welcome { seats, host: false, head, now }
        };
        // All that was missed follows the first one.
        assert_eq!(link.hear(Millis(0), &welcome(5)).unwrap().again, None);
        let again = link.hear(Millis(0), &welcome(5)).unwrap().again.unwrap();
        assert_eq!(again.request, Request::Sync { after: 0 });
        assert_eq!(link.hear(Millis(0), &welcome(0)).unwrap().again, None);
    }

    #[test]
    fn the_clock_of_the_table_is_followed() {
        let mut link = Link::new(None);
        let welcome =
            |now| Message::Welcome { seats: Viewer::SPECTATOR, host: false, head: 0, now };
        link.hear(Millis(5_000), &welcome(Millis(7_000))).unwrap();
        assert!(link.is_live());
        assert_eq!(link.table_time(Millis(6_000)), Millis(8_000));
        link.hear(Millis(5_000), &welcome(Millis(4_000))).unwrap();
        assert_eq!(link.table_time(Millis(6_000)), Millis(5_000));
        link.broke_off();
        assert!(!link.is_live());
    }
}
