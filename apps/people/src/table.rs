//! A table with people at it.

use crate::{Person, Shared, insist};
use azulejo_client::{Visitor, command};
use azulejo_protocol::{
    Access, ChatScope, Clock, CommandId, Key, Millis, Request, TableId, TableOptions, Takeback,
};
use azulejo_rules::Seat;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

/// A table of two people and somebody who watches; the game has begun.
pub struct Table {
    /// Its name.
    pub id: TableId,
    /// The command that founded it.
    pub founded_by: CommandId,
    /// What lets others watch.
    pub watch: Option<Key>,
    /// First the two, then whoever watches.
    pub people: Vec<Person>,
}

/// What a table is wanted like.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The rules; where they are for more than two, bots have the other seats.
    pub rules: &'a str,
    /// How long people may think.
    pub clock: Clock,
    /// So long they do.
    pub pause: Duration,
    /// At which servers the three people are in the beginning.
    pub servers: [usize; 3],
}

impl<'a> Wanted<'a> {
    /// A table of one server, at which nobody thinks.
    pub const fn new(rules: &'a str) -> Wanted<'a> {
        Wanted { rules, clock: Clock::Untimed, pause: Duration::ZERO, servers: [0; 3] }
    }
}

impl Table {
    /// Founds a table, and begins the first game.
    pub async fn open(shared: &Arc<Shared>, wanted: Wanted<'_>) -> Table {
        let mut options = TableOptions::new(wanted.rules.parse().expect("rules"), []);
        options.takeback = Takeback::Never;
        options.clock = wanted.clock;
        options.bot_pause = Millis::ZERO;
        let by = command();
        let mut host = arrive(shared, wanted.servers[0]).await;
        // Whoever asks again with the same command is told of the same table.
        let founded = insist("a table", async || {
            host.found(by, &options, Access::Private, ChatScope::Off).await
        })
        .await;
        let head = Arc::new(AtomicU32::new(0));
        let person = |visitor, seat, key: &Key, server| {
            let mut person = Person::new(shared, visitor, founded.table, seat, key.clone());
            (person.server, person.home, person.pause) = (server, server, wanted.pause);
            person.head = Arc::clone(&head);
            person
        };
        let [one, two, others @ ..] = Seat::ALL;
        let [guest, other] = [wanted.servers[1], wanted.servers[2]];
        let mut ann = person(host, Some(one), &founded.code, wanted.servers[0]);
        let mut bo = person(arrive(shared, guest).await, Some(two), &founded.code, guest);
        let eve = person(arrive(shared, other).await, None, &founded.watch, other);
        ann.sit().await;
        bo.sit().await;
        for seat in others.into_iter().take(options.rules.players.count() - 2) {
            ann.ask(Request::SeatBot { seat, level: "beginner".parse().expect("a level") }).await;
        }
        ann.ask(Request::Begin {}).await;
        let watch = Some(founded.watch);
        Table { id: founded.table, founded_by: by, watch, people: vec![ann, bo, eve] }
    }
}

async fn arrive(shared: &Shared, server: usize) -> Visitor {
    insist("a server", async || Visitor::arrive(&shared.address(server)).await).await
}
