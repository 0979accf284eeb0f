//! A table that is a server's: this page is one of its clients.

use super::Session;
use azulejo_protocol::{Event, Mirror, Refusal, Request, Viewer};
use azulejo_rules::Move;
use azulejo_view::story::refusal_message;
use std::collections::VecDeque;
use std::rc::Rc;

/// The line to a table of a server. Whoever has it keeps what was asked until it is answered, and asks again when the
/// line was lost.
pub trait Line {
    /// Asks the table for something.
    fn ask(&self, request: Request);

    /// Tells the table from all others on this device.
    fn origin(&self) -> String;
}

impl Session {
    /// Follows a table of a server from now on; what happens there is brought by [`Session::hear`].
    pub fn follow_line(self, line: Rc<dyn Line>) {
        self.close();
        self.line.set(Some(line));
        self.guest.set(Some(Viewer::SPECTATOR));
    }

    /// Lets go of the table of the server.
    pub fn leave_line(self) {
        self.close();
    }

    pub(super) fn hang_up(self) {
        self.line.set(None);
        self.guest.set(None);
        self.sent.set(None);
        self.rest.set(VecDeque::new());
    }

    /// The seats of this browser at the table of the server.
    pub fn sit(self, viewer: Viewer) {
        if self.guest.get_untracked() != Some(viewer) {
            self.guest.set(Some(viewer));
        }
    }

    /// The game as it stands when this browser comes to the table of the server: how it came to that is not shown.
    pub fn come_to(self, table: Mirror) {
        self.table.set(Some(table));
    }

    /// What happened at the table of the server.
    pub fn hear(self, events: Vec<Event>) {
        self.tell(events);
        self.play_rest();
    }

    /// The table of the server has answered. A refusal that nobody could foresee here is told.
    pub fn answered(self, request: &Request, answer: Result<(), Refusal>) {
        let Err(refusal) = answer else { return };
        if matches!(request, Request::Play { .. }) {
            self.sent.set(None);
            self.rest.set(VecDeque::new());
        }
        self.toasts.warn(self.words.now(refusal_message(&refusal)));
    }

    /// Follows the seats that may act at this device now: nobody while a move is on its way to a server.
    pub fn actor(self) -> Viewer {
        let turn = self.table.with(|table| table.as_ref().map(Mirror::turn));
        let is_sent = self.sent.get().is_some_and(|sent| Some(sent) == turn);
        if is_sent { Viewer::SPECTATOR } else { self.viewer() }
    }

    /// Whether hints are given at this table: where somebody plays elsewhere, they would not know of it.
    pub fn gives_hints(self) -> bool {
        self.guest.get().is_none()
    }

    pub(super) fn line(self) -> Option<Rc<dyn Line>> {
        self.line.try_update(|line| line.clone()).flatten()
    }

    /// What the table would refuse as it is known here is refused at once; the server has the last word.
    pub(super) fn request_there(self, line: &dyn Line, request: Request) -> Result<(), Refusal> {
        let viewer = self.viewer_untracked();
        let checked = self.table.with_untracked(|table| match table {
            Some(table) => table.check(viewer, &request),
            None => Err(Refusal::NotBegun),
        });
        checked?;
        if let Request::Play { at, .. } = request {
            self.sent.set(Some(at));
        }
        line.ask(request);
        Ok(())
    }

    /// Plays a move, and these after it as soon as the server has told of it.
    pub(super) fn play_there(self, mv: Move, rest: &[Move]) -> Result<(), Refusal> {
        self.play_one(mv)?;
        self.rest.set(rest.iter().copied().collect());
        Ok(())
    }

    fn play_rest(self) {
        let Some((seat, turn)) = self.turn() else { return self.rest.set(VecDeque::new()) };
        if self.sent.get_untracked() == Some(turn) {
            return;
        }
        let is_ours = self.viewer_untracked().acts_for(seat);
        let next = self.rest.try_update(VecDeque::pop_front).flatten();
        let Some(next) = next.filter(|_| is_ours) else {
            return self.rest.set(VecDeque::new());
        };
        if let Err(refusal) = self.play_one(next) {
            self.rest.set(VecDeque::new());
            self.toasts.warn(self.words.now(refusal_message(&refusal)));
        }
    }
}
