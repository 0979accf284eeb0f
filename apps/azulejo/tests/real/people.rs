//! People who play, come back when the line breaks off, and note all they asked and were told.

use azulejo_client::{ClientError, Line, View, Visitor, command, nonce};
use azulejo_hub::history::{Note, Witness};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, Hello, Key, Message, Millis, Request, TableId, TableOptions,
    Takeback,
};
use azulejo_rules::Seat;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// What all people of a test share.
#[derive(Default)]
pub(crate) struct Shared {
    /// Where the server is now.
    pub(crate) address: Mutex<String>,
    /// The clock by which everybody notes.
    clock: AtomicU64,
    /// No more moves are begun.
    pub(crate) is_over: AtomicBool,
    /// How many moves were acknowledged.
    pub(crate) done: AtomicU64,
    /// How often somebody came back.
    pub(crate) returns: AtomicU64,
}

impl Shared {
    pub(crate) fn address(&self) -> String {
        self.address.lock().expect("nobody panicked").clone()
    }

    fn moment(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }
}

/// Somebody who plays, or only watches.
pub(crate) struct Person {
    shared: Arc<Shared>,
    visitor: Visitor,
    table: TableId,
    key: Option<Key>,
    /// Nothing for those who watch.
    seat: Option<Seat>,
    line: Option<Line>,
    pub(crate) view: View,
    /// What was asked and not answered.
    open: Option<Ask>,
    pub(crate) witness: Witness,
}

/// A table of two people and somebody who watches; the game has begun.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) founded_by: CommandId,
    /// What lets others watch.
    pub(crate) watch: Option<Key>,
    pub(crate) people: Vec<Person>,
}

/// A line that broke off is opened again after this time.
const BREATH: Duration = Duration::from_millis(10);

/// Nobody waits for anything longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

impl Table {
    pub(crate) async fn open(shared: &Arc<Shared>, rules: &str) -> Table {
        let mut options = TableOptions::new(rules.parse().expect("rules"), []);
        options.takeback = Takeback::Never;
        options.bot_pause = Millis::ZERO;
        let by = command();
        let mut host = Visitor::arrive(&shared.address()).await.expect("a server");
        let founded = host.found(by, &options, Access::Private, ChatScope::Off).await;
        let founded = founded.expect("a table");
        let guest = Visitor::arrive(&shared.address()).await.expect("a server");
        let other = Visitor::arrive(&shared.address()).await.expect("a server");
        let [one, two, ..] = Seat::ALL;
        let person = |visitor, seat, key| Person {
            shared: Arc::clone(shared),
            visitor,
            table: founded.table,
            key: Some(key),
            seat,
            line: None,
            view: View::new(),
            open: None,
            witness: Witness::default(),
        };
        let mut ann = person(host, Some(one), founded.code.clone());
        let mut bo = person(guest, Some(two), founded.code.clone());
        let eve = person(other, None, founded.watch.clone());
        ann.sit().await;
        bo.sit().await;
        ann.ask(Request::Begin {}).await;
        let watch = Some(founded.watch);
        Table { id: founded.table, founded_by: by, watch, people: vec![ann, bo, eve] }
    }
}

impl Person {
    async fn sit(&mut self) {
        let seat = self.seat.expect("a seat");
        let name = format!("Player {}", seat.number()).parse().expect("a name");
        self.ask(Request::Sit { seat, name, key: self.key.clone() }).await;
        self.ask(Request::Ready { seat, nonce: nonce() }).await;
    }

    /// Asks for something until it is answered, however often the line breaks off.
    async fn ask(&mut self, request: Request) {
        self.open = Some(Ask { id: command(), request });
        self.send_open().await;
        timeout(PATIENCE, async {
            while self.open.is_some() {
                self.hear().await;
            }
        })
        .await
        .expect("an answer");
    }

    async fn send_open(&mut self) {
        let Some(ask) = self.open.clone() else { return };
        self.witness.notes.push((self.shared.moment(), Note::Asked(ask.id)));
        let sent = match &mut self.line {
            Some(line) => line.ask(&ask).await,
            None => Ok(()),
        };
        if sent.is_err() {
            self.line = None;
        }
    }

    /// Hears one message; opens the line if there is none.
    async fn hear(&mut self) {
        let Some(line) = &mut self.line else { return self.call().await };
        match line.hear().await {
            Ok(message) => self.note(&message).await,
            Err(ClientError::Unreadable(error)) => panic!("{error}"),
            Err(_) => self.line = None,
        }
    }

    /// Calls, and asks again for what was not answered.
    async fn call(&mut self) {
        if self.view.number() > 0 {
            self.shared.returns.fetch_add(1, Ordering::Relaxed);
        }
        self.visitor.move_to(&self.shared.address()).expect("an address");
        let hello = Hello { after: self.view.number(), key: self.key.clone() };
        match timeout(Duration::from_secs(5), self.visitor.join(self.table, &hello)).await {
            Ok(Ok(line)) => {
                self.line = Some(line);
                self.send_open().await;
            }
            _ => sleep(BREATH).await,
        }
    }

    async fn note(&mut self, message: &Message) {
        let news = self.view.hear(message).expect("what can have happened");
        self.witness.heard.extend(news);
        let is_open = |id: &CommandId| self.open.as_ref().is_some_and(|ask| ask.id == *id);
        match message {
            Message::Done { id, number } if is_open(id) => {
                self.witness.notes.push((self.shared.moment(), Note::Done(*id, *number)));
                self.shared.done.fetch_add(1, Ordering::Relaxed);
                self.open = None;
            }
            Message::Refused { id, why } if is_open(id) => {
                self.witness.notes.push((self.shared.moment(), Note::Refused(*id)));
                assert!(self.view.game().is_some(), "refused before the game: {why}");
                self.open = None;
            }
            Message::Unavailable { id, .. } if is_open(id) => {
                sleep(BREATH).await;
                self.send_open().await;
            }
            Message::Unreadable { why } => panic!("{why}"),
            _ => {}
        }
    }

    /// What this person would do now.
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

    /// Plays until it is over, and what is open is answered.
    pub(crate) async fn run(mut self) -> Person {
        while !self.shared.is_over.load(Ordering::Relaxed) || self.open.is_some() {
            if self.open.is_none()
                && self.line.is_some()
                && let Some(request) = self.wish()
            {
                self.open = Some(Ask { id: command(), request });
                self.send_open().await;
            }
            // Nobody tells those who wait that it is over.
            let _ = timeout(Duration::from_millis(200), self.hear()).await;
        }
        self
    }

    /// Plays until something is so.
    pub(crate) async fn play_until(people: &mut [Person], is_so: impl Fn(&View) -> bool) {
        while !people.iter().all(|person| is_so(&person.view)) {
            for person in &mut *people {
                if person.open.is_none()
                    && person.line.is_some()
                    && !is_so(&person.view)
                    && let Some(request) = person.wish()
                {
                    person.ask(request).await;
                }
                let _ = timeout(Duration::from_millis(20), person.hear()).await;
            }
        }
    }
}
