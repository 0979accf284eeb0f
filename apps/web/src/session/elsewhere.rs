//! Several tabs of one browser: a game is played in one of them, and the others let go of it.

use super::Session;
use crate::storage::Key;
use leptos::ev;
use leptos::prelude::*;

impl Session {
    /// Lets go of the game as soon as another tab saves it, or puts it aside: what that tab has kept is
    /// newer, and a save from here would undo it.
    pub fn follow_other_tabs(self) {
        // The browser tells this to all tabs but the one that wrote.
        let listener = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(Key::Table.name()) {
                self.let_go(event.new_value().is_some());
            }
        });
        on_cleanup(move || listener.remove());
    }

    fn let_go(self, goes_on: bool) {
        if self.table.with_untracked(Option::is_some) {
            self.close();
            self.toasts.tell(self.words.now("elsewhere"));
        }
        self.elsewhere.set(goes_on);
    }

    /// Follows whether the game that was left goes on in another tab.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// Takes the game over from the other tab, which lets go of it.
    pub fn bring_here(self) {
        self.elsewhere.set(false);
        self.restore();
        self.save();
    }
}
