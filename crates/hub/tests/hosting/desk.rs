//! A host and the store behind it, moved step by step.

use azulejo_fair::{Nonce, Secret};
use azulejo_hub::{Conn, Host, Input, Loaded, Output};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, FirstSeat, GuestId, Key, LevelName, Message, Millis,
    PersonName, Request, TableId, TableOptions, Think,
};
use azulejo_room::{Outcome, Secrets, Table, Wish};
use azulejo_rules::Seat;

pub(crate) const HOST: GuestId = GuestId(1);
pub(crate) const OTHER: GuestId = GuestId(2);
pub(crate) const STRANGER: GuestId = GuestId(3);

/// A host and the store behind it, to which others may write.
pub(crate) struct Desk {
    pub(crate) host: Host,
    pub(crate) now: Millis,
    kept: Table,
    secrets: Secrets,
    ids: u128,
}

impl Desk {
    /// A public table at which nobody sits.
    pub(crate) fn lobby() -> Desk {
        Desk::founded(Access::Public)
    }

    /// A private one.
    pub(crate) fn private_lobby() -> Desk {
        Desk::founded(Access::Private)
    }

    /// A table at which the host plays with a bot, whose turn it is.
    pub(crate) fn game_with_bot() -> Desk {
        let (mut desk, [one, two, ..]) = (Desk::lobby(), Seat::ALL);
        desk.elsewhere(HOST, &Request::Sit { seat: two, name: ann(), key: None });
        desk.elsewhere(HOST, &Request::SeatBot { seat: one, level: LevelName::medium() });
        let nonce = Nonce::from_bytes([1; Nonce::BYTES]);
        desk.elsewhere(HOST, &Request::Ready { seat: two, nonce });
        desk.elsewhere(HOST, &Request::Begin {});
        desk
    }

    fn founded(access: Access) -> Desk {
        let (id, now) = (TableId(7), Millis(10_000_000));
        let mut options = TableOptions::new("2cp".parse().unwrap(), []);
        options.first = FirstSeat::Chosen(Seat::ALL[0]);
        let code = code().hash();
        let wish = Wish { options, access, chat: ChatScope::Free, code, watch: code };
        let secret = Secret::from_bytes([1; 32]);
        let (kept, outcome) = Table::found(id, now, HOST, CommandId(0), wish, secret).unwrap();
        let mut desk = Desk { host: Host::new(id), now, kept, secrets: Secrets::new(), ids: 0 };
        desk.keep_secret(outcome);
        desk
    }

    fn keep_secret(&mut self, outcome: Outcome) {
        self.secrets.extend(outcome.secret.map(|new| (new.game, new.secret)));
    }

    pub(crate) fn bring(&mut self, input: Input) -> Vec<Output> {
        self.host.handle(self.now, input, &mut || Secret::from_bytes([2; 32]))
    }

    /// What the store holds is loaded.
    pub(crate) fn load(&mut self) -> Vec<Output> {
        let entries = self.kept.entries().to_vec();
        let secrets = self.secrets.clone();
        self.bring(Input::Loaded(Some(Loaded { entries, secrets })))
    }

    /// Somebody knocks.
    pub(crate) fn knock(&mut self, conn: Conn, guest: GuestId, after: u32) -> Vec<Output> {
        self.bring(Input::Join { conn, guest, key: None, after })
    }

    /// Somebody is let in.
    pub(crate) fn join(&mut self, conn: Conn, guest: GuestId, after: u32) {
        if self.knock(conn, guest, after) == [Output::Load] {
            self.load();
        }
    }

    /// The question that a bot has to answer.
    pub(crate) fn think(&self) -> Think {
        self.host.table().and_then(Table::thinking).unwrap()
    }

    /// A command with a name of its own.
    pub(crate) fn ask(&mut self, request: Request) -> Ask {
        self.ids += 1;
        Ask { id: CommandId(self.ids), request }
    }

    /// Another process has something written; the number of its event.
    pub(crate) fn elsewhere(&mut self, guest: GuestId, request: &Request) -> u32 {
        let ask = self.ask(request.clone());
        self.elsewhere_as(guest, &ask)
    }

    pub(crate) fn elsewhere_as(&mut self, guest: GuestId, ask: &Ask) -> u32 {
        let mut draw = || Secret::from_bytes([3; 32]);
        let outcome = self.kept.handle(self.now, guest, ask, &mut draw);
        let Some(&Message::Done { number, .. }) = outcome.answers.last() else {
            panic!("{ask:?}: {:?}", outcome.answers)
        };
        self.keep_secret(outcome);
        number
    }

    /// A connection asks for more than ever waits, and never for anything that is granted; what comes of it after the
    /// table can't take any more.
    pub(crate) fn flood(&mut self, conn: Conn) -> Vec<Output> {
        let mut outputs = Vec::new();
        for _ in 0..2 * super::FLOOD {
            let ask = self.ask(Request::Begin {});
            outputs.extend(self.bring(Input::Ask { conn, ask }));
        }
        outputs.split_off(outputs.len().saturating_sub(super::FLOOD as usize))
    }
}

pub(crate) fn code() -> Key {
    "k7wm2q9d".parse().unwrap()
}

pub(crate) fn ann() -> PersonName {
    "Ann".parse().unwrap()
}
