//! Talking at a table.

use super::{Said, Table};
use azulejo_protocol::{ChatScope, Refusal, Request, Viewer, Words};
use azulejo_rules::Seat;

impl Table {
    /// What may be said here.
    pub fn chat(&self) -> ChatScope {
        self.lobby().map_or(ChatScope::Off, |lobby| lobby.founding().chat)
    }

    /// What was said by those who are listened to, in order.
    pub fn said(&self) -> impl Iterator<Item = &Said> {
        self.said.iter().filter(|said| !self.muted.acts_for(said.seat))
    }

    /// What was said that nobody has read here, by others.
    pub fn unread(&self) -> impl Iterator<Item = &Said> {
        let own = self.standing.viewer;
        let news = self.said.iter().skip(self.read);
        news.filter(move |said| !own.acts_for(said.seat) && !self.muted.acts_for(said.seat))
    }

    /// Somebody has read what was said.
    pub fn read_all(&mut self) {
        self.read = self.said.len();
    }

    /// The others who have said something, and what they are called.
    pub fn speakers(&self) -> Vec<(Seat, String)> {
        let mut speakers: Vec<(Seat, String)> = Vec::new();
        for said in self.said.iter().filter(|said| !self.standing.viewer.acts_for(said.seat)) {
            if speakers.iter().all(|(seat, _)| *seat != said.seat) {
                speakers.push((said.seat, said.name.clone()));
            }
        }
        speakers
    }

    /// Whether somebody is not listened to here.
    pub const fn is_muted(&self, seat: Seat) -> bool {
        self.muted.acts_for(seat)
    }

    /// Listens to somebody no longer, or again.
    pub fn mute(&mut self, seat: Seat) {
        let is_muted = self.is_muted(seat);
        let others = self.muted.seats().filter(|other| *other != seat);
        self.muted = Viewer::of(others.chain((!is_muted).then_some(seat)));
    }

    /// Says something.
    ///
    /// # Errors
    ///
    /// If such a thing is not said here, or not by this terminal.
    pub fn say(&self, words: Words) -> Result<(), Refusal> {
        let seat = self.own_seat().ok_or(Refusal::ChatOff)?;
        self.chat().check(&words)?;
        self.ask(Request::Say { seat, words });
        Ok(())
    }
}
