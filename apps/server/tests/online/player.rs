//! Somebody who plays over the wire.

use crate::world::{World, options};
use azulejo_client::{ClientError, Line, View, Visitor, command, invitation, nonce};
use azulejo_protocol::{
    Access, Ask, ChatScope, CreatedTable, Hello, Key, Message, Refusal, Request, TableId,
    TableOptions,
};
use azulejo_rules::Seat;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// Nothing in these tests takes so long, even on a slow day.
const PATIENCE: Duration = Duration::from_secs(60);

/// So long somebody waits who was too quick.
const BREATH: Duration = Duration::from_millis(100);

/// Somebody who plays over the wire.
pub(crate) struct Player {
    visitor: Visitor,
    line: Option<Line>,
    table: Option<TableId>,
    pub(crate) view: View,
    /// The numbers of the events that were news since the last call.
    pub(crate) missed: Vec<u32>,
}

impl Player {
    pub(crate) async fn arrive(world: &World) -> Player {
        Player::arrive_at(&world.address()).await
    }

    pub(crate) async fn arrive_at(address: &str) -> Player {
        let visitor = Visitor::arrive(address).await.expect("a server");
        Player { visitor, line: None, table: None, view: View::new(), missed: Vec::new() }
    }

    /// Reads something.
    pub(crate) async fn look<T: DeserializeOwned>(&mut self, path: &str) -> T {
        self.visitor.get(path).await.expect("an answer")
    }

    /// Wants something to be done.
    pub(crate) async fn want<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.visitor.post(path, &serde_json::json!({})).await
    }

    /// Founds a table and looks at it.
    pub(crate) async fn found(
        &mut self,
        options: &TableOptions,
        access: Access,
        chat: ChatScope,
    ) -> CreatedTable {
        let founded = self.visitor.found(command(), options, access, chat).await.expect("a table");
        self.join(founded.table, None).await;
        founded
    }

    pub(crate) async fn join(&mut self, table: TableId, key: Option<Key>) {
        let hello = Hello { after: self.view.number(), key };
        self.line = Some(self.visitor.join(table, &hello).await.expect("a line"));
        self.table = Some(table);
        self.missed.clear();
        self.listen_until(|view| view.lobby().is_some() || view.game().is_some()).await;
    }

    /// Another tab of the same browser.
    pub(crate) async fn second_tab(&self) -> Player {
        let visitor = self.visitor.clone();
        let mut tab =
            Player { visitor, line: None, table: None, view: View::new(), missed: Vec::new() };
        tab.join(self.table.expect("a table"), None).await;
        tab
    }

    pub(crate) async fn hang_up(&mut self) {
        if let Some(line) = self.line.take() {
            line.close().await;
        }
    }

    /// Comes back, perhaps to a server that listens elsewhere now.
    pub(crate) async fn call(&mut self, world: &World) {
        self.visitor.move_to(&world.address()).expect("an address");
        let hello = Hello { after: self.view.number(), key: None };
        let table = self.table.expect("a table");
        self.line = Some(self.visitor.join(table, &hello).await.expect("a line"));
        self.missed.clear();
    }

    /// Hears all that there is by now.
    pub(crate) async fn catch_up(&mut self) {
        let ask = Ask { id: command(), request: Request::Sync { after: self.view.number() } };
        self.send(&ask).await.expect("everybody may ask that");
    }

    /// With which code the server ends a line at once.
    pub(crate) async fn end_of(&mut self, table: TableId, hello: &Hello) -> Option<u16> {
        let mut line = self.visitor.join(table, hello).await.expect("a line");
        match timeout(PATIENCE, line.hear()).await.expect("an end") {
            Err(ClientError::Closed { code }) => code,
            heard => panic!("{heard:?}"),
        }
    }

    async fn hear(&mut self) -> Message {
        let line = self.line.as_mut().expect("a line");
        let message = timeout(PATIENCE, line.hear()).await.expect("some news").expect("a message");
        let news = self.view.hear(&message).expect("what can have happened");
        self.missed.extend(news.iter().map(|event| event.number));
        message
    }

    pub(crate) async fn listen_until(&mut self, is_so: impl Fn(&View) -> bool) {
        while !is_so(&self.view) {
            self.hear().await;
        }
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn send(&mut self, ask: &Ask) -> Result<u32, Refusal> {
        self.line.as_mut().expect("a line").ask(ask).await.expect("a line that is open");
        loop {
            match self.hear().await {
                Message::Done { id, number } if id == ask.id => return Ok(number),
                Message::Refused { id, why } if id == ask.id => return Err(why),
                Message::Unreadable { why } => panic!("{why}"),
                // Whoever plays as quickly as a program has to wait sometimes.
                Message::Unavailable { id, .. } if id == ask.id => {
                    tokio::time::sleep(BREATH).await;
                    self.line.as_mut().expect("a line").ask(ask).await.expect("it is open");
                }
                _ => {}
            }
        }
    }

    pub(crate) async fn ask(&mut self, request: Request) -> Result<u32, Refusal> {
        self.send(&Ask { id: command(), request }).await
    }

    pub(crate) async fn grant(&mut self, request: Request) {
        self.ask(request).await.expect("granted");
    }

    pub(crate) async fn sit(&mut self, seat: Seat, name: &str, key: Option<Key>) {
        let name = name.parse().expect("a name");
        self.grant(Request::Sit { seat, name, key }).await;
        self.listen_until(|view| view.standing().viewer.acts_for(seat)).await;
    }

    /// Invites somebody to a seat.
    pub(crate) async fn invite(&mut self, seat: Seat) -> Key {
        let key = invitation();
        self.grant(Request::Invite { seat, key: key.hash() }).await;
        key
    }

    pub(crate) async fn ready(&mut self, seat: Seat) {
        self.grant(Request::Ready { seat, nonce: nonce() }).await;
    }

    pub(crate) fn is_to_move(&self) -> bool {
        let to_move = self.view.game().and_then(azulejo_protocol::Mirror::to_move);
        to_move.is_some_and(|seat| self.view.standing().viewer.acts_for(seat))
    }

    /// A legal move of whoever is to move.
    pub(crate) fn any_move(&self) -> Ask {
        let game = self.view.game().expect("a game");
        let seat = game.to_move().expect("somebody's turn");
        let legal = game.position().legal_moves();
        // Neither the first nor the last one, so that games are not all alike.
        let mv = legal[game.number() as usize % legal.len()];
        Ask { id: command(), request: Request::Play { seat, mv, at: game.turn() } }
    }

    pub(crate) async fn play_any(&mut self) {
        let ask = self.any_move();
        self.send(&ask).await.expect("a legal move");
    }
}

/// Two people sit down and begin.
pub(crate) async fn begin_two(ann: &mut Player, bo: &mut Player) {
    let founded = ann.found(&options("2cp"), Access::Private, ChatScope::Presets).await;
    let [one, two, ..] = Seat::ALL;
    ann.sit(one, "Ann", None).await;
    bo.join(founded.table, Some(founded.code.clone())).await;
    bo.sit(two, "Bo", Some(founded.code)).await;
    ann.ready(one).await;
    bo.ready(two).await;
    ann.grant(Request::Begin {}).await;
    bo.listen_until(|view| view.game().is_some_and(|game| game.to_move().is_some())).await;
}

/// Both want another game, and it begins.
pub(crate) async fn begin_again(ann: &mut Player, bo: &mut Player) {
    let [one, two, ..] = Seat::ALL;
    for (player, seat) in [(&mut *ann, one), (&mut *bo, two)] {
        let game = player.view.game().expect("a game").game_number();
        player.grant(Request::Rematch { seat, game, nonce: Some(nonce()) }).await;
    }
    ann.listen_until(|view| view.game().is_some_and(|game| game.to_move().is_some())).await;
}

/// Who is to move, and the other one.
pub(crate) async fn to_move<'a>(
    ann: &'a mut Player,
    bo: &'a mut Player,
) -> (&'a mut Player, &'a mut Player) {
    ann.catch_up().await;
    bo.catch_up().await;
    if ann.is_to_move() { (ann, bo) } else { (bo, ann) }
}

/// Everybody hears what one of them has heard.
async fn come_together(players: &mut [&mut Player]) -> u32 {
    let latest = players.iter().map(|player| player.view.number()).max().unwrap_or(0);
    for player in players {
        player.listen_until(|view| view.number() >= latest).await;
    }
    latest
}

/// Whoever is to move moves; if it is a bot's turn, everybody waits.
pub(crate) async fn move_once(players: &mut [&mut Player]) {
    let latest = come_together(players).await;
    match players.iter_mut().find(|player| player.is_to_move()) {
        Some(player) => player.play_any().await,
        None => players[0].listen_until(|view| view.number() > latest).await,
    }
    come_together(players).await;
}

/// Everybody plays to the end.
pub(crate) async fn play_out(players: &mut [&mut Player]) {
    while !players[0].view.game().is_some_and(azulejo_protocol::Mirror::is_revealed) {
        move_once(players).await;
    }
    for player in players {
        player
            .listen_until(|view| view.game().is_some_and(azulejo_protocol::Mirror::is_revealed))
            .await;
    }
}
