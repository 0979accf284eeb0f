//! A table with clients at it.

use super::{ClientPool, ScriptedClient, retry};
use azulejo_client::{Visitor, command};
use azulejo_protocol::{
    Access, ChatScope, Clock, CommandId, Key, Millis, Request, TableId, TableOptions, Takeback,
};
use azulejo_rules::Seat;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

/// A table with two players and a spectator; the game has begun.
pub struct TestTable {
    /// Its id.
    pub id: TableId,
    /// The command that created it.
    pub founded_by: CommandId,
    /// The key for spectators.
    pub watch: Option<Key>,
    /// The players, then the spectator.
    pub clients: Vec<ScriptedClient>,
}

/// How a table is set up.
#[derive(Clone, Copy, Debug)]
pub struct TestTableOptions<'a> {
    /// The rule set; bots have the seats after the second.
    pub rules: &'a str,
    /// The clock of the players.
    pub clock: Clock,
    /// The delay of clients before each request.
    pub pause: Duration,
    /// The servers that the three clients prefer at first.
    pub servers: [usize; 3],
}

impl<'a> TestTableOptions<'a> {
    /// A table at the first server, untimed and without delays.
    pub const fn new(rules: &'a str) -> TestTableOptions<'a> {
        TestTableOptions { rules, clock: Clock::Untimed, pause: Duration::ZERO, servers: [0; 3] }
    }
}

impl TestTable {
    /// Creates a table and begins the first game.
    pub async fn open(shared: &Arc<ClientPool>, wanted: TestTableOptions<'_>) -> TestTable {
        let mut options = TableOptions::new(wanted.rules.parse().expect("rules"), []);
        options.takeback = Takeback::Never;
        options.clock = wanted.clock;
        options.bot_pause = Millis::ZERO;
        let by = command();
        let mut host = arrive(shared, wanted.servers[0]).await;
        // The server answers a repeated command with the same table.
        let founded = retry("a table", async || {
            host.found(by, &options, Access::Private, ChatScope::Off).await
        })
        .await;
        let head = Arc::new(AtomicU32::new(0));
        let client = |visitor, seat, key: &Key, server| {
            let mut client = ScriptedClient::new(shared, visitor, founded.table, seat, key.clone());
            (client.server, client.home, client.pause) = (server, server, wanted.pause);
            client.head = Arc::clone(&head);
            client
        };
        let [one, two, others @ ..] = Seat::ALL;
        let [guest, other] = [wanted.servers[1], wanted.servers[2]];
        let mut ann = client(host, Some(one), &founded.code, wanted.servers[0]);
        let mut bo = client(arrive(shared, guest).await, Some(two), &founded.code, guest);
        let eve = client(arrive(shared, other).await, None, &founded.watch, other);
        ann.sit().await;
        bo.sit().await;
        for seat in others.into_iter().take(options.rules.players.count() - 2) {
            ann.ask(Request::SeatBot { seat, level: "beginner".parse().expect("a level") }).await;
        }
        ann.ask(Request::Begin {}).await;
        let watch = Some(founded.watch);
        TestTable { id: founded.table, founded_by: by, watch, clients: vec![ann, bo, eve] }
    }
}

async fn arrive(shared: &ClientPool, server: usize) -> Visitor {
    retry("a server", async || Visitor::arrive(&shared.address(server)).await).await
}
