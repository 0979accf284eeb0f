//! The game among the kept ones.

use super::keeper::Keeper;
use super::kept::Table;
use azulejo_rules::Next;
use azulejo_study::Referee;
use azulejo_web::console;

impl Keeper {
    /// Puts the game into the library, in place of what is there of it.
    pub(super) fn keep_in_library(self) -> bool {
        let kept = self.table().with_untracked(|table| {
            let table = table.as_ref()?;
            Some(self.page().library.keep(table.referee.game(), Some(table.origin())))
        });
        match kept {
            None => false,
            Some(Ok(_)) => true,
            Some(Err(error)) => {
                console::warn(&format!("the library: {error}"));
                self.page().toasts.warn(self.page().words.now("save-failed"));
                false
            }
        }
    }

    /// The game's number in the library, if it is there; follows both.
    pub(super) fn number(self) -> Option<u32> {
        let origin = self.table().with(|table| table.as_ref().map(Table::origin))?;
        self.page().library.of_origin(&origin)
    }

    /// A game that is over is kept by itself.
    pub(super) fn keep_if_over(self) {
        let is_over = |referee: &Referee| matches!(referee.position().next(), Next::Nobody(_));
        if self.ask_now(is_over).unwrap_or(false) {
            self.keep_in_library();
        }
    }
}
