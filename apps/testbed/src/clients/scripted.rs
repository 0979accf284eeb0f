//! A client that plays by a script, reconnects, and notes every request and message.

use super::pool::ClientPool;
use super::timeline::{ClientTimeline, TimeSpan};
use azulejo_client::{ClientError, Line, View, Visitor, command, nonce};
use azulejo_hub::history::{Note, Witness};
use azulejo_protocol::{Ask, CommandId, Hello, Key, Message, Request, TableId};
use azulejo_rules::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// A player or a spectator that plays by a script.
pub struct ScriptedClient {
    shared: Arc<ClientPool>,
    visitor: Visitor,
    table: TableId,
    key: Option<Key>,
    /// None for spectators.
    seat: Option<Seat>,
    /// The server that the client prefers.
    pub(super) server: usize,
    /// The server that the client preferred at first.
    pub(super) home: usize,
    /// How often the client was sent back there.
    homeward: u64,
    /// The delay before each request.
    pub(super) pause: Duration,
    /// The last event that a client at the table knows of.
    pub(super) head: Arc<AtomicU32>,
    line: Option<Line>,
    /// The state of the table as the client knows it.
    pub view: View,
    /// The request that is not answered yet, and when it was first sent.
    open: Option<(Ask, Instant)>,
    /// Requests and messages, for the check of the history.
    pub witness: Witness,
    /// Their times.
    pub timeline: ClientTimeline,
}

/// The delay before a request is repeated or a connection is opened again.
pub(super) const RETRY_DELAY: Duration = Duration::from_millis(10);

/// A server that does not accept a connection within this time is gone.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// A client that waits longer than this fails the test, also on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(240);

impl ScriptedClient {
    pub(super) fn new(
        shared: &Arc<ClientPool>,
        visitor: Visitor,
        table: TableId,
        seat: Option<Seat>,
        key: Key,
    ) -> ScriptedClient {
        ScriptedClient {
            shared: Arc::clone(shared),
            visitor,
            table,
            key: Some(key),
            seat,
            server: 0,
            home: 0,
            homeward: 0,
            pause: Duration::ZERO,
            head: Arc::default(),
            line: None,
            view: View::new(),
            open: None,
            witness: Witness::default(),
            timeline: ClientTimeline::default(),
        }
    }

    pub(super) async fn sit(&mut self) {
        let seat = self.seat.expect("a seat");
        let name = format!("Player {}", seat.number()).parse().expect("a name");
        self.ask(Request::Sit { seat, name, key: self.key.clone() }).await;
        self.ask(Request::Ready { seat, nonce: nonce() }).await;
    }

    /// Sends a request and waits for the answer, however often the connection breaks.
    pub(super) async fn ask(&mut self, request: Request) {
        self.begin(request).await;
        timeout(PATIENCE, async {
            while self.open.is_some() {
                self.hear(PATIENCE).await;
            }
        })
        .await
        .expect("an answer");
    }

    async fn begin(&mut self, request: Request) {
        self.open = Some((Ask { id: command(), request }, Instant::now()));
        self.send_open().await;
    }

    async fn send_open(&mut self) {
        let Some((ask, _)) = self.open.clone() else { return };
        self.witness.notes.push((self.shared.moment(), Note::Asked(ask.id)));
        let sent = match &mut self.line {
            Some(line) => line.ask(&ask).await,
            None => Ok(()),
        };
        if sent.is_err() {
            self.hang_up();
        }
    }

    /// Drops the connection, and with it all answers that were under way.
    fn hang_up(&mut self) {
        self.line = None;
        self.witness.notes.push((self.shared.moment(), Note::CutOff));
        self.timeline.note_loss();
    }

    /// Receives one message, if one arrives in time; connects if there is no connection.
    async fn hear(&mut self, patience: Duration) {
        let Some(line) = &mut self.line else { return self.call().await };
        // Waiting for a message can be cancelled without losing one; handling it can't.
        match timeout(patience, line.hear()).await {
            Ok(Ok(message)) => self.note(&message).await,
            Ok(Err(ClientError::Unreadable(error))) => panic!("{error}"),
            Ok(Err(_)) => self.hang_up(),
            Err(_) => {}
        }
    }

    /// Connects, and repeats the request that was not answered. A client that is rejected tries the next server next.
    async fn call(&mut self) {
        if self.view.number() > 0 {
            self.shared.note_return();
        }
        let (server, address) = self.shared.way_to(self.server);
        self.server = server;
        self.visitor.move_to(&address).expect("an address");
        let hello = Hello { after: self.view.number(), key: self.key.clone() };
        match timeout(CONNECT_TIMEOUT, self.visitor.join(self.table, &hello)).await {
            Ok(Ok(line)) => {
                self.line = Some(line);
                self.timeline.places.push((Instant::now(), server));
                self.send_open().await;
            }
            _ => {
                self.server += 1;
                sleep(RETRY_DELAY).await;
            }
        }
    }

    async fn note(&mut self, message: &Message) {
        self.timeline.note_voice();
        let news = self.view.hear(message).expect("what can have happened");
        let now = Instant::now();
        self.timeline.heard.extend(news.iter().map(|event| (event.number, now)));
        self.witness.heard.extend(news);
        self.head.fetch_max(self.view.number(), Ordering::Relaxed);
        match message {
            Message::Done { id, number } if self.is_open(*id) => {
                self.witness.notes.push((self.shared.moment(), Note::Done(*id, *number)));
                self.timeline.granted.push((*number, now));
                self.head.fetch_max(*number, Ordering::Relaxed);
                self.shared.note_done();
                self.close();
            }
            Message::Refused { id, why } if self.is_open(*id) => {
                self.witness.notes.push((self.shared.moment(), Note::Refused(*id)));
                assert!(self.view.game().is_some(), "refused before the game: {why}");
                self.close();
            }
            Message::Unavailable { id, .. } if self.is_open(*id) => {
                sleep(RETRY_DELAY).await;
                self.send_open().await;
            }
            Message::Unreadable { why } => panic!("{why}"),
            _ => {}
        }
    }

    fn is_open(&self, id: CommandId) -> bool {
        self.open.as_ref().is_some_and(|(ask, _)| ask.id == id)
    }

    /// Notes that the request is answered.
    fn close(&mut self) {
        if let Some((_, begin)) = self.open.take() {
            self.timeline.waits.push(TimeSpan { begin, end: Instant::now() });
        }
    }

    /// The next request by the script, if the client has something to do.
    fn wish(&self) -> Option<Request> {
        let (game, seat) = (self.view.game()?, self.seat?);
        if game.is_revealed() {
            let waits = !game.rematch().acts_for(seat);
            let game = game.game_number();
            return waits.then(|| Request::Rematch { seat, game, nonce: Some(nonce()) });
        }
        game.to_move().filter(|&it| it == seat)?;
        let legal = game.position().legal_moves();
        let mv = legal[game.number() as usize % legal.len()];
        Some(Request::Play { seat, mv, at: game.turn() })
    }

    /// Plays until the pool ends the test, every request is answered, and every client has heard every event.
    pub async fn run(mut self) -> ScriptedClient {
        while !self.shared.is_over() || self.open.is_some() || self.is_behind() {
            self.go_home_if_sent();
            if self.open.is_none()
                && self.line.is_some()
                && !self.shared.is_over()
                && let Some(request) = self.wish()
            {
                sleep(self.pause).await;
                self.begin(request).await;
            }
            // The end of the test is no message, so waiting is brief.
            self.hear(Duration::from_millis(200)).await;
        }
        self
    }

    fn go_home_if_sent(&mut self) {
        let sent = self.shared.homeward();
        if std::mem::replace(&mut self.homeward, sent) != sent && self.server != self.home {
            self.server = self.home;
            self.hang_up();
        }
    }

    /// Whether other clients at the table know more.
    fn is_behind(&self) -> bool {
        self.view.number() < self.head.load(Ordering::Relaxed)
    }

    /// Lets clients play until the table of each of them fulfills a condition.
    pub async fn play_until(clients: &mut [ScriptedClient], is_so: impl Fn(&View) -> bool) {
        while !clients.iter().all(|client| is_so(&client.view)) {
            for client in &mut *clients {
                if client.open.is_none()
                    && client.line.is_some()
                    && !is_so(&client.view)
                    && let Some(request) = client.wish()
                {
                    client.ask(request).await;
                }
                client.hear(Duration::from_millis(20)).await;
            }
        }
    }
}
