//! One client: a tab of a browser.

use crate::cast::Role;
use azulejo_hub::Conn;
use azulejo_hub::history::{Note, Witness};
use azulejo_protocol::{Ask, CommandId, Event, GuestId, Key, Message, Request, View, Viewer};
use std::collections::BTreeMap;

/// One client: a tab of a browser, of a guest who may have another.
pub(crate) struct Tab {
    pub(crate) guest: GuestId,
    pub(crate) role: Role,
    /// Which of the tables.
    pub(crate) table: usize,
    pub(crate) key: Option<Key>,
    /// Whether it asks before it was let in.
    pub(crate) is_eager: bool,
    pub(crate) conn: Option<Conn>,
    /// Its seats and whether it is the host, once it was let in.
    pub(crate) welcome: Option<(Viewer, bool)>,
    pub(crate) present: Option<(Viewer, u32)>,
    pub(crate) view: View,
    pub(crate) witness: Witness,
    /// What was asked for and not answered.
    pub(crate) pending: BTreeMap<CommandId, Ask>,
    /// What was granted.
    pub(crate) granted: Vec<Ask>,
    /// Whether it was closed for good.
    pub(crate) is_closed: bool,
    /// How often it was told that there is no such table, since it was let in last.
    pub(crate) rebuffs: u32,
}

/// What a client makes of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reaction {
    Nothing,
    /// It was let in, and asks again for what was not answered.
    LetIn,
    /// It asks for this again later.
    Postpone(CommandId),
}

/// Somebody who was told so often that there is no such table gives up.
const MOST_REBUFFS: u32 = 6;

impl Tab {
    pub(crate) fn new(guest: GuestId, role: Role, table: usize, key: Option<Key>) -> Tab {
        Tab {
            guest,
            role,
            table,
            key,
            is_eager: false,
            conn: None,
            welcome: None,
            present: None,
            view: View::new(),
            witness: Witness::default(),
            pending: BTreeMap::new(),
            granted: Vec::new(),
            is_closed: false,
            rebuffs: 0,
        }
    }

    pub(crate) fn note(&mut self, moment: u64, note: Note) {
        self.witness.notes.push((moment, note));
    }

    /// Whether it does not come back any more.
    pub(crate) const fn has_gone(&self) -> bool {
        self.is_closed || self.rebuffs >= MOST_REBUFFS
    }

    /// Its page is loaded again, and only the first so many events are remembered.
    pub(crate) fn forget(&mut self, rest: usize) {
        self.witness.heard.truncate(rest);
        self.view = View::of(&self.witness.heard).expect("it was folded before");
    }

    /// The number of the last event that it knows.
    pub(crate) fn head(&self) -> u32 {
        self.witness.heard.len() as u32
    }

    pub(crate) fn seats(&self) -> Viewer {
        self.welcome.map_or(Viewer::SPECTATOR, |(seats, _)| seats)
    }

    /// Takes what it is told; an error is a lie.
    pub(crate) fn take(&mut self, moment: u64, message: &Message) -> Result<Reaction, String> {
        match message {
            Message::Welcome { seats, host, .. } => {
                self.rebuffs = 0;
                let before = self.welcome.replace((*seats, *host));
                return Ok(if before.is_none() { Reaction::LetIn } else { Reaction::Nothing });
            }
            Message::Present { seats, watching } => self.present = Some((*seats, *watching)),
            Message::Event(event) => self.hear(event)?,
            Message::Log { events } => events.iter().try_for_each(|event| self.hear(event))?,
            Message::Done { id, number } => {
                if let Some(ask) = self.answered(*id) {
                    self.note(moment, Note::Done(*id, *number));
                    self.granted.push(ask);
                }
            }
            Message::Refused { id, .. } => {
                if self.answered(*id).is_some() {
                    self.note(moment, Note::Refused(*id));
                }
            }
            Message::Unavailable { id, .. } => return Ok(Reaction::Postpone(*id)),
            Message::Unreadable { why } => return Err(format!("was told `{why}`")),
        }
        Ok(Reaction::Nothing)
    }

    /// A command that was waiting for its answer; what only asks to be told is none.
    fn answered(&mut self, id: CommandId) -> Option<Ask> {
        self.pending.remove(&id).filter(|ask| !matches!(ask.request, Request::Sync { .. }))
    }

    fn hear(&mut self, event: &Event) -> Result<(), String> {
        let place = event.number.saturating_sub(1) as usize;
        match self.witness.heard.get(place) {
            Some(known) if known == event => Ok(()),
            Some(_) => Err(format!("heard another event {}", event.number)),
            None if place > self.witness.heard.len() => {
                Err(format!("heard event {} after {}", event.number, self.head()))
            }
            None => {
                self.view.add(event).map_err(|error| format!("can't fold: {error}"))?;
                self.witness.heard.push(event.clone());
                Ok(())
            }
        }
    }
}
