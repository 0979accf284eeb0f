//! A host and the store behind it, moved step by step.

use azulejo_fair::{Nonce, Secret};
use azulejo_hub::{Conn, Host, Input, Loaded, NodeId, Output};
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
    /// From where on the host wants to be told.
    after: u32,
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

    /// The same desk in a process that shares the store, and in which bots think or not.
    pub(crate) fn sharing(mut self, thinker: Option<NodeId>) -> Desk {
        self.host = Host::sharing(self.host.id(), thinker);
        self
    }

    /// A table at which the host plays with a bot, whose turn it is.
    pub(crate) fn game_with_bot() -> Desk {
        let mut desk = Desk::lobby();
        desk.begin_with_bot();
        desk
    }

    /// By another process the host begins to play with a bot, whose turn it is.
    pub(crate) fn begin_with_bot(&mut self) {
        let [one, two, ..] = Seat::ALL;
        self.elsewhere(HOST, &Request::Sit { seat: two, name: ann(), key: None });
        self.elsewhere(HOST, &Request::SeatBot { seat: one, level: LevelName::medium() });
        let nonce = Nonce::from_bytes([1; Nonce::BYTES]);
        self.elsewhere(HOST, &Request::Ready { seat: two, nonce });
        self.elsewhere(HOST, &Request::Begin {});
    }

    fn founded(access: Access) -> Desk {
        let (id, now) = (TableId(7), Millis(10_000_000));
        let mut options = TableOptions::new("2cp".parse().unwrap(), []);
        options.first = FirstSeat::Chosen(Seat::ALL[0]);
        let code = code().hash();
        let wish = Wish { options, access, chat: ChatScope::Free, code, watch: code };
        let secret = Secret::from_bytes([1; 32]);
        let (kept, outcome) = Table::found(id, now, HOST, CommandId(0), wish, secret).unwrap();
        let (host, secrets) = (Host::new(id), Secrets::new());
        let mut desk = Desk { host, now, kept, secrets, after: 0, ids: 0 };
        desk.keep_secret(outcome);
        desk
    }

    fn keep_secret(&mut self, outcome: Outcome) {
        self.secrets.extend(outcome.secret.map(|new| (new.game, new.secret)));
    }

    pub(crate) fn bring(&mut self, input: Input) -> Vec<Output> {
        let told = self.host.handle(self.now, input, &mut || Secret::from_bytes([2; 32]));
        for output in &told {
            if let Output::Load { after } = output {
                self.after = *after;
            }
        }
        told
    }

    /// The number of the last event that is kept.
    pub(crate) fn head(&self) -> u32 {
        self.kept.number()
    }

    /// What the store holds is loaded, as far as the host does not know it.
    pub(crate) fn load(&mut self) -> Vec<Output> {
        let entries = self.kept.entries()[self.after as usize..].to_vec();
        let secrets = self.secrets.clone();
        self.bring(Input::Loaded(Some(Loaded { entries, secrets })))
    }

    /// Somebody knocks.
    pub(crate) fn knock(&mut self, conn: Conn, guest: GuestId, after: u32) -> Vec<Output> {
        self.bring(Input::Join { conn, guest, key: None, after })
    }

    /// Somebody is let in.
    pub(crate) fn join(&mut self, conn: Conn, guest: GuestId, after: u32) {
        let mut told = self.knock(conn, guest, after);
        while told.iter().any(|output| matches!(output, Output::Load { .. })) {
            told = self.load();
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
