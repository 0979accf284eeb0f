//! A table that is a server's: this page is one of its clients.

use super::Session;
use azulejo_protocol::{Event, Refusal, Request, Viewer};
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

    /// The seats of this browser at the table of the server.
    pub fn sit(self, viewer: Viewer) {
        if self.guest.get_untracked() != Some(viewer) {
            self.guest.set(Some(viewer));
        }
    }

    /// What happened at the table of the server.
    pub fn hear(self, events: Vec<Event>) {
        self.tell(events);
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
        checked.map(|()| line.ask(request))
    }
}
