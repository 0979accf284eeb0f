//! Small tables online.

use azulejo_fair::{Nonce, Secret};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, FirstSeat, GuestId, Key, Millis, Request, TableId,
    TableOptions,
};
use azulejo_room::{Outcome, Secrets, Table, Wish};
use azulejo_rules::Seat;
use std::sync::Arc;

/// Who founds the tables, and sits at seat 1.
pub const HOST: GuestId = GuestId(1);

/// The name of every table.
pub const TABLE: TableId = TableId(7);

/// The secret of a game.
#[must_use]
pub fn secret(game: u8) -> Secret {
    Secret::from_bytes([game; Secret::BYTES])
}

/// The secrets of so many games.
#[must_use]
pub fn secrets(games: u8) -> Secrets {
    (1..=games).map(|game| (game.into(), Arc::new(secret(game)))).collect()
}

/// A table and how many games it has drawn secrets for.
#[derive(Clone)]
pub struct Host {
    /// The table.
    pub table: Table,
    drawn: u8,
}

impl Host {
    /// A public table of two at which nobody sits, with whatever chat and no clock.
    ///
    /// # Panics
    ///
    /// If it can't be founded.
    #[must_use]
    pub fn lobby() -> Host {
        let key = "codecode".parse::<Key>().expect("a key").hash();
        let mut options = TableOptions::new("2cp".parse().expect("rules"), []);
        options.first = FirstSeat::Chosen(Seat::ALL[0]);
        options.bot_pause = Millis::ZERO;
        let (access, chat) = (Access::Public, ChatScope::Free);
        let wish = Wish { options, access, chat, code: key, watch: key };
        let by = CommandId(u128::MAX);
        let founded = Table::found(TABLE, Millis(0), HOST, by, wish, secret(1));
        let (table, _) = founded.expect("such a table can be");
        Host { table, drawn: 1 }
    }

    /// The same when the host plays a game against itself.
    ///
    /// # Panics
    ///
    /// If it does not begin.
    #[must_use]
    pub fn game() -> Host {
        let mut host = Host::lobby();
        let nonce = Nonce::from_bytes([3; Nonce::BYTES]);
        let [one, two, ..] = Seat::ALL;
        let sit = |seat| Request::Sit { seat, name: "Ann".parse().expect("a name"), key: None };
        let ready = |seat| Request::Ready { seat, nonce };
        let requests = [sit(one), sit(two), ready(one), ready(two), Request::Begin {}];
        for (place, request) in requests.into_iter().enumerate() {
            let id = CommandId(u128::MAX - 1 - place as u128);
            host.ask(Millis(0), &Ask { id, request });
        }
        assert!(host.table.mirror().is_some(), "the game has begun");
        host
    }

    /// Its host asks for something.
    pub fn ask(&mut self, now: Millis, ask: &Ask) -> Outcome {
        let drawn = &mut self.drawn;
        self.table.handle(now, HOST, ask, &mut || {
            *drawn = drawn.saturating_add(1);
            secret(*drawn)
        })
    }

    /// It is what its entries make.
    ///
    /// # Panics
    ///
    /// If they make no table, or another one.
    pub fn assert_kept(&self) {
        let restored = Table::restore(TABLE, self.table.entries(), &secrets(self.drawn));
        assert_eq!(restored.as_ref(), Ok(&self.table));
    }
}
