//! The disk, and what goes wrong with it.

use super::World;
use crate::happening::{Asker, Fate, Happening};
use crate::tally::Seen;
use azulejo_hub::{Append, ReadError, WriteError};

impl World {
    pub(super) fn disk_latency(&mut self) -> u64 {
        let is_slow = self.is_rough() && self.chance.one_in(25);
        self.chance.within(1, if is_slow { 2_500 } else { 20 })
    }

    pub(super) fn read(&mut self, asker: Asker, after: u32) {
        let fails = self.is_rough() && self.chance.one_in(40);
        let result = if fails { Err(ReadError) } else { Ok(self.disk.load(asker.table, after)) };
        if fails {
            self.see(Seen::LoadFailed);
        }
        let delay = self.disk_latency();
        self.after(delay, Happening::Loaded { asker, result });
    }

    pub(super) fn write(&mut self, asker: Asker, append: Box<Append>, fate: Fate) {
        if !self.is_alive(asker) {
            return self.write_for_nobody(&append, fate);
        }
        match fate {
            Fate::Honest => {
                let result = self.append(&append);
                self.answer_write(asker, result);
            }
            Fate::Unknown => {
                if self.append(&append).is_ok() {
                    self.see(Seen::UnknownWritten);
                }
                self.answer_write(asker, Err(WriteError::Unknown));
            }
            Fate::Lost => {
                self.see(Seen::UnknownLost);
                self.answer_write(asker, Err(WriteError::Unknown));
            }
            Fate::Late => {
                self.answer_write(asker, Err(WriteError::Unknown));
                self.soon(1, 300, Happening::Write { asker, append, fate: Fate::Silent });
            }
            Fate::Silent => {
                if self.append(&append).is_ok() {
                    self.see(Seen::UnknownLate);
                }
            }
        }
    }

    /// The server has crashed while this was under way.
    fn write_for_nobody(&mut self, append: &Append, fate: Fate) {
        if fate == Fate::Lost || self.chance.one_in(2) {
            self.see(Seen::LostInCrash);
        } else if self.append(append).is_ok() {
            self.see(Seen::WrittenInCrash);
        }
    }

    fn append(&mut self, append: &Append) -> Result<u32, WriteError> {
        let result = self.disk.append(self.now, append);
        match result {
            Err(WriteError::Conflict { .. }) => self.see(Seen::Conflict),
            Err(WriteError::Full) => self.see(Seen::Full),
            Err(WriteError::Unknown) | Ok(_) => {}
        }
        result
    }

    fn answer_write(&mut self, asker: Asker, result: Result<u32, WriteError>) {
        let delay = self.disk_latency();
        self.after(delay, Happening::Written { asker, result });
    }
}
