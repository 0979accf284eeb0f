//! People who play, come back when the line breaks off, and note all they asked and were told.

use crate::diary::{Diary, Span};
use crate::shared::Shared;
use azulejo_client::{ClientError, Line, View, Visitor, command, nonce};
use azulejo_hub::history::{Note, Witness};
use azulejo_protocol::{Ask, CommandId, Hello, Key, Message, Request, TableId};
use azulejo_rules::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// Somebody who plays, or only watches.
pub struct Person {
    shared: Arc<Shared>,
    visitor: Visitor,
    table: TableId,
    key: Option<Key>,
    /// Nothing for those who watch.
    seat: Option<Seat>,
    /// At which server this person would like to be.
    pub(crate) server: usize,
    /// Where this person began.
    pub(crate) home: usize,
    /// How often this person has gone back there.
    homeward: u64,
    /// How long this person thinks.
    pub(crate) pause: Duration,
    /// The last event that anybody at the table knows of.
    pub(crate) head: Arc<AtomicU32>,
    line: Option<Line>,
    /// What this person knows.
    pub view: View,
    /// What was asked and not answered, and since when.
    open: Option<(Ask, Instant)>,
    /// What this person asked and was told.
    pub witness: Witness,
    /// And when.
    pub diary: Diary,
}

/// A line that broke off is opened again after this time.
pub(crate) const BREATH: Duration = Duration::from_millis(10);

/// A server that does not take up within this time is gone.
const CALL: Duration = Duration::from_secs(2);

/// Nobody waits for anything longer than this, on a busy machine either.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

impl Person {
    pub(crate) fn new(
        shared: &Arc<Shared>,
        visitor: Visitor,
        table: TableId,
        seat: Option<Seat>,
        key: Key,
    ) -> Person {
        Person {
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
            diary: Diary::default(),
        }
    }

    pub(crate) async fn sit(&mut self) {
        let seat = self.seat.expect("a seat");
        let name = format!("Player {}", seat.number()).parse().expect("a name");
        self.ask(Request::Sit { seat, name, key: self.key.clone() }).await;
        self.ask(Request::Ready { seat, nonce: nonce() }).await;
    }

    /// Asks for something until it is answered, however often the line breaks off.
    pub(crate) async fn ask(&mut self, request: Request) {
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

    /// The line is gone, and with it all answers that were under way.
    fn hang_up(&mut self) {
        self.line = None;
        self.witness.notes.push((self.shared.moment(), Note::CutOff));
        self.diary.note_loss();
    }

    /// Hears one message, if there is one soon; opens the line if there is none.
    async fn hear(&mut self, patience: Duration) {
        let Some(line) = &mut self.line else { return self.call().await };
        // To listen can be given up without losing anything; to answer can't.
        match timeout(patience, line.hear()).await {
            Ok(Ok(message)) => self.note(&message).await,
            Ok(Err(ClientError::Unreadable(error))) => panic!("{error}"),
            Ok(Err(_)) => self.hang_up(),
            Err(_) => {}
        }
    }

    /// Calls, and asks again for what was not answered. Who is not let in tries the next server.
    async fn call(&mut self) {
        if self.view.number() > 0 {
            self.shared.note_return();
        }
        let (server, address) = self.shared.way_to(self.server);
        self.server = server;
        self.visitor.move_to(&address).expect("an address");
        let hello = Hello { after: self.view.number(), key: self.key.clone() };
        match timeout(CALL, self.visitor.join(self.table, &hello)).await {
            Ok(Ok(line)) => {
                self.line = Some(line);
                self.diary.places.push((Instant::now(), server));
                self.send_open().await;
            }
            _ => {
                self.server += 1;
                sleep(BREATH).await;
            }
        }
    }

    async fn note(&mut self, message: &Message) {
        self.diary.note_voice();
        let news = self.view.hear(message).expect("what can have happened");
        let now = Instant::now();
        self.diary.heard.extend(news.iter().map(|event| (event.number, now)));
        self.witness.heard.extend(news);
        self.head.fetch_max(self.view.number(), Ordering::Relaxed);
        match message {
            Message::Done { id, number } if self.is_open(*id) => {
                self.witness.notes.push((self.shared.moment(), Note::Done(*id, *number)));
                self.diary.granted.push((*number, now));
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
                sleep(BREATH).await;
                self.send_open().await;
            }
            Message::Unreadable { why } => panic!("{why}"),
            _ => {}
        }
    }

    fn is_open(&self, id: CommandId) -> bool {
        self.open.as_ref().is_some_and(|(ask, _)| ask.id == id)
    }

    /// What was open is answered.
    fn close(&mut self) {
        if let Some((_, begin)) = self.open.take() {
            self.diary.waits.push(Span { begin, end: Instant::now() });
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

    /// Plays until it is over, what is open is answered, and everybody has heard everything.
    pub async fn run(mut self) -> Person {
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
            // Nobody tells those who wait that it is over.
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

    /// Whether others at the table know more.
    fn is_behind(&self) -> bool {
        self.view.number() < self.head.load(Ordering::Relaxed)
    }

    /// Plays until something is so.
    pub async fn play_until(people: &mut [Person], is_so: impl Fn(&View) -> bool) {
        while !people.iter().all(|person| is_so(&person.view)) {
            for person in &mut *people {
                if person.open.is_none()
                    && person.line.is_some()
                    && !is_so(&person.view)
                    && let Some(request) = person.wish()
                {
                    person.ask(request).await;
                }
                person.hear(Duration::from_millis(20)).await;
            }
        }
    }
}
