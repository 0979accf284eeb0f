//! What the host of a table has on its disk.

use azulejo_protocol::{Millis, TableId};
use azulejo_room::{Entry, Outcome, Secrets, Table, TableError};
use azulejo_rules::Move;

/// What the host of a table has on its disk, and the last answer of a bot, which it has not.
#[derive(Clone)]
pub(crate) struct Kept {
    id: TableId,
    pub(crate) entries: Vec<Entry>,
    pub(crate) secrets: Secrets,
    answer: Option<Answer>,
}

/// What was found for a bot.
#[derive(Clone, Copy, Debug)]
struct Answer {
    now: Millis,
    turn: u32,
    mv: Move,
}

impl Kept {
    pub(crate) fn new(id: TableId) -> Kept {
        Kept { id, entries: Vec::new(), secrets: Secrets::new(), answer: None }
    }

    /// Writes what followed from something. Every event has the next number, at no earlier time.
    pub(crate) fn keep(&mut self, outcome: &Outcome) {
        for entry in &outcome.entries {
            let last = self.entries.last().map(|last| &last.event);
            assert_eq!(entry.event.number, last.map_or(0, |last| last.number) + 1);
            assert!(last.is_none_or(|last| last.at <= entry.event.at), "{entry:?}");
            self.entries.push(entry.clone());
        }
        if let Some(new) = &outcome.secret {
            let before = self.secrets.insert(new.game, new.secret.clone());
            assert!(before.is_none(), "game {} has two secrets", new.game);
        }
    }

    /// Notes what was found for a bot: it waits for the end of the bot's pause, and is lost with the host.
    pub(crate) fn note_answer(&mut self, now: Millis, turn: u32, mv: Move) {
        self.answer = Some(Answer { now, turn, mv });
    }

    /// The table that this makes.
    pub(crate) fn restore(&self) -> Result<Table, TableError> {
        Table::restore(self.id, &self.entries, &self.secrets)
    }

    /// The table could be made again at this moment: only an answer that waits has to be found again.
    pub(crate) fn assert_makes(&self, table: &Table) {
        let mut restored = self.restore().unwrap();
        if restored.thinking() != table.thinking() {
            let Answer { now, turn, mv } = self.answer.expect("nothing else is lost");
            let outcome = restored.bot_moved(now, turn, mv, &mut || panic!("no game has ended"));
            assert_eq!(outcome, Ok(Outcome::default()));
        }
        assert_eq!(&restored, table);
        assert_eq!(restored.card(), table.card());
        assert_eq!(restored.wakes_at(), table.wakes_at());
    }
}
