//! A store whose answers get lost.

use super::Memory;
use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, Leased, Listed, Loaded, NodeId, Pending, ReadError, Store,
    WorkAsk, WriteError,
};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is kept is [kept as it should be](Memory), but of what is asked a part is never heard, the answers to another part
/// are lost, and some is written long after its answer was given up. Which, follows from a seed.
#[derive(Clone)]
pub struct Faulty {
    memory: Memory,
    trouble: Arc<Mutex<Trouble>>,
}

struct Trouble {
    chance: u64,
    /// What is on its way.
    late: Vec<Late>,
}

enum Late {
    Append(Box<Append>),
    Keep(TableId, u32, String),
}

/// What becomes of a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is answered.
    Answered,
    /// Nobody hears it.
    Unheard,
    /// It is done, and nobody hears of it.
    Unanswered,
    /// It is done later, and nobody hears of it.
    Late,
}

impl Trouble {
    fn fate(&mut self) -> Fate {
        // Xorshift: no chance at all, but as good as any for this.
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        match self.chance >> 32 & 7 {
            0 => Fate::Unheard,
            1 => Fate::Unanswered,
            2 => Fate::Late,
            _ => Fate::Answered,
        }
    }
}

impl Faulty {
    /// Troubles that follow from a seed.
    pub fn new(memory: Memory, seed: u64) -> Faulty {
        let trouble = Trouble { chance: seed | 1 << 63, late: Vec::new() };
        Faulty { memory, trouble: Arc::new(Mutex::new(trouble)) }
    }

    fn trouble(&self) -> MutexGuard<'_, Trouble> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was on its way arrives, one thing at a time.
    fn arrive(&self) {
        let late = self.trouble().late.pop();
        // What comes of it nobody hears.
        let _ = match late {
            Some(Late::Append(append)) => super::wait(self.memory.append(*append)).map(drop),
            Some(Late::Keep(table, game, text)) => {
                super::wait(self.memory.keep_analysis(table, game, text))
            }
            None => Ok(()),
        };
    }

    /// What it is to ask something: it is asked when it is waited for, as at any other store.
    fn ask<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Memory) -> Pending<Result<T, ReadError>> + Send + 'static,
    ) -> Pending<Result<T, ReadError>> {
        let store = self.clone();
        Box::pin(async move {
            let fate = store.trouble().fate();
            // A moment later everything may be different.
            store.arrive();
            match fate {
                Fate::Answered => ask(&store.memory).await,
                Fate::Unheard | Fate::Late => Err(ReadError),
                Fate::Unanswered => ask(&store.memory).await.and(Err(ReadError)),
            }
        })
    }

    fn write<T: Send + 'static>(
        &self,
        late: impl FnOnce() -> Late + Send + 'static,
        write: impl FnOnce(&Memory) -> Pending<Result<T, WriteError>> + Send + 'static,
    ) -> Pending<Result<T, WriteError>> {
        let store = self.clone();
        Box::pin(async move {
            let fate = store.trouble().fate();
            match fate {
                Fate::Answered => return write(&store.memory).await,
                Fate::Unheard => {}
                Fate::Unanswered => drop(write(&store.memory).await),
                Fate::Late => store.trouble().late.push(late()),
            }
            Err(WriteError::Unknown)
        })
    }
}

impl Store for Faulty {
    fn append(&self, append: Append) -> Pending<Result<u32, WriteError>> {
        let late = append.clone();
        self.write(|| Late::Append(Box::new(late)), |memory| memory.append(append))
    }

    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.ask(move |memory| memory.load(table, after))
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.ask(move |memory| memory.by_code(code))
    }

    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |memory| memory.waiting(most))
    }

    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |memory| memory.of_guest(guest, most))
    }

    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |memory| memory.finished_of_guest(guest, before, most))
    }

    fn now(&self) -> Pending<Result<Millis, ReadError>> {
        self.ask(Memory::now)
    }

    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>> {
        self.ask(move |memory| memory.take_on(ask))
    }

    fn give_back(&self, node: NodeId) -> Pending<Result<(), ReadError>> {
        self.ask(move |memory| memory.give_back(node))
    }

    fn look_around(
        &self,
        node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>> {
        self.ask(move |memory| memory.look_around(node, here))
    }

    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>> {
        self.ask(move |memory| memory.analysis(table, game, wanted))
    }

    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>> {
        let late = text.clone();
        self.write(
            move || Late::Keep(table, game, late),
            move |memory| memory.keep_analysis(table, game, text),
        )
    }
}
