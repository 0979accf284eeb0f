//! Somebody at a table online who needs no browser.

use anyhow::{Context, Result, anyhow, ensure};
use azulejo_client::{Line, Visitor, command, nonce};
use azulejo_link::Link;
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, CreatedTable, Event, Key, Message, Millis, Mirror, Refusal,
    Request, TableId, TableOptions, View,
};
use azulejo_rules::{Move, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{sleep, timeout};

/// Nothing a table does takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// So long somebody waits who was too quick.
const BREATH: Duration = Duration::from_millis(100);

/// Somebody at a table online who needs no browser: a client of the same protocol, quicker than any page. It hears only
/// while it asks or waits for something.
pub struct Player {
    runtime: Runtime,
    visitor: Visitor,
    table: Option<TableId>,
    line: Option<Line>,
    link: Link,
}

#[derive(Deserialize)]
struct Log {
    events: Vec<Event>,
}

impl Player {
    /// Somebody new at a server.
    ///
    /// # Errors
    /// When nobody answers there.
    pub fn arrive(server: SocketAddr) -> Result<Player> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let visitor = runtime.block_on(Visitor::arrive(&format!("http://{server}/")))?;
        Ok(Player { runtime, visitor, table: None, line: None, link: Link::new(None) })
    }

    /// Founds a table and looks at it.
    ///
    /// # Errors
    /// When the server refuses.
    pub fn found(
        &mut self,
        options: &TableOptions,
        access: Access,
        chat: ChatScope,
    ) -> Result<CreatedTable> {
        let founding = self.visitor.found(command(), options, access, chat);
        let founded = self.runtime.block_on(founding)?;
        self.join(founded.table, None)?;
        Ok(founded)
    }

    /// Looks at a table, with what opens it.
    ///
    /// # Errors
    /// When the server shows no such table.
    pub fn join(&mut self, table: TableId, key: Option<Key>) -> Result<()> {
        self.link = Link::new(key);
        self.table = Some(table);
        self.call()?;
        self.wait_until("the table", |view| view.lobby().is_some() || view.game().is_some())
    }

    /// Opens the line to the table, again if it broke off.
    ///
    /// # Errors
    /// When the server can't be reached.
    pub fn call(&mut self) -> Result<()> {
        let table = self.table.context("at no table")?;
        self.line = None;
        let line = self.runtime.block_on(self.visitor.join(table, &self.link.hello()))?;
        self.line = Some(line);
        Ok(())
    }

    /// Closes the line; the seat stays.
    pub fn hang_up(&mut self) {
        if let Some(line) = self.line.take() {
            self.runtime.block_on(line.close());
        }
    }

    /// Reads something over HTTP.
    ///
    /// # Errors
    /// When the server refuses.
    pub fn read<T: DeserializeOwned>(&mut self, path: &str) -> Result<T> {
        Ok(self.runtime.block_on(self.visitor.get(path))?)
    }

    /// All that has happened at the table, as the server keeps it.
    ///
    /// # Errors
    /// When the server refuses.
    pub fn log(&mut self) -> Result<Vec<Event>> {
        let table = self.table.context("at no table")?;
        Ok(self.read::<Log>(&format!("/api/tables/{table}/log"))?.events)
    }

    /// What has been heard so far.
    pub fn view(&self) -> &View {
        self.link.view()
    }

    /// The game as far as it has been heard.
    ///
    /// # Errors
    /// When there is none.
    pub fn game(&self) -> Result<&Mirror> {
        self.view().game().context("no game has begun")
    }

    /// Whether somebody at a seat is there, as far as it has been heard; bots are not counted.
    pub fn is_present(&self, seat: Seat) -> bool {
        self.link.present().0.acts_for(seat)
    }

    /// How many watch, as far as it has been heard.
    pub fn watching(&self) -> u32 {
        self.link.present().1
    }

    /// Hears the next message.
    ///
    /// # Errors
    /// When nothing is said for a long time, or the line breaks off.
    pub fn hear(&mut self) -> Result<Message> {
        let line = self.line.as_mut().context("no line is open")?;
        let heard = self.runtime.block_on(async { timeout(PATIENCE, line.hear()).await });
        let message = heard.context("the table says nothing")??;
        self.link.hear(now()?, &message).map_err(|error| anyhow!("it can't be: {error}"))?;
        Ok(message)
    }

    /// Hears until something is so.
    ///
    /// # Errors
    /// When it does not become so.
    pub fn wait_until(&mut self, what: &str, is_so: impl Fn(&View) -> bool) -> Result<()> {
        self.listen_until(what, |player| is_so(player.view()))
    }

    /// The same with everything this player knows.
    ///
    /// # Errors
    /// When it does not become so.
    pub fn listen_until(&mut self, what: &str, is_so: impl Fn(&Player) -> bool) -> Result<()> {
        while !is_so(self) {
            self.hear().with_context(|| format!("waiting for {what}"))?;
        }
        Ok(())
    }

    /// Hears all that there is by now.
    ///
    /// # Errors
    /// When the line breaks off.
    pub fn catch_up(&mut self) -> Result<()> {
        self.grant(Request::Sync { after: self.view().number() }).map(drop)
    }

    /// Asks, and waits for the answer.
    ///
    /// # Errors
    /// When the line breaks off. That the table refuses is an answer.
    pub fn ask(&mut self, request: Request) -> Result<Result<u32, Refusal>> {
        let ask = self.link.ask(command(), request);
        self.say(&ask)?;
        loop {
            if let Some(answer) = self.answer_to(ask.id)? {
                return Ok(answer);
            }
        }
    }

    fn answer_to(&mut self, ask: CommandId) -> Result<Option<Result<u32, Refusal>>> {
        match self.hear()? {
            Message::Done { id, number } if id == ask => return Ok(Some(Ok(number))),
            Message::Refused { id, why } if id == ask => return Ok(Some(Err(why))),
            // Whoever plays as quickly as a program has to wait sometimes.
            Message::Unavailable { id, .. } if id == ask => {
                self.runtime.block_on(sleep(BREATH));
                let open = self.link.open().iter().find(|open| open.id == ask).cloned();
                open.map_or(Ok(()), |open| self.say(&open))?;
            }
            _ => {}
        }
        Ok(None)
    }

    fn say(&mut self, ask: &Ask) -> Result<()> {
        let line = self.line.as_mut().context("no line is open")?;
        Ok(self.runtime.block_on(line.ask(ask))?)
    }

    /// Asks for something that must be granted; the answer is the number of its event.
    ///
    /// # Errors
    /// When it is refused.
    pub fn grant(&mut self, request: Request) -> Result<u32> {
        let asked = format!("{request:?}");
        self.ask(request)?.map_err(|refusal| anyhow!("{asked}: {refusal}"))
    }

    /// Sits down.
    ///
    /// # Errors
    /// When the table refuses.
    pub fn sit(&mut self, seat: Seat, name: &str, key: Option<Key>) -> Result<()> {
        let name = name.parse().with_context(|| format!("`{name}` is no name"))?;
        self.grant(Request::Sit { seat, name, key })?;
        self.wait_until("the seat", |view| view.standing().viewer.acts_for(seat))
    }

    /// Is ready.
    ///
    /// # Errors
    /// When the table refuses.
    pub fn ready(&mut self) -> Result<()> {
        let seat = self.seat()?;
        self.grant(Request::Ready { seat, nonce: nonce() }).map(drop)
    }

    /// Begins the game, as its host.
    ///
    /// # Errors
    /// When the table refuses.
    pub fn begin(&mut self) -> Result<()> {
        self.grant(Request::Begin {})?;
        self.wait_until("the game", |view| view.game().is_some_and(|it| it.to_move().is_some()))
    }

    /// Would like to play again.
    ///
    /// # Errors
    /// When the table refuses.
    pub fn rematch(&mut self) -> Result<()> {
        let (seat, game) = (self.seat()?, self.game()?.game_number());
        self.grant(Request::Rematch { seat, game, nonce: Some(nonce()) }).map(drop)
    }

    /// The own seat.
    ///
    /// # Errors
    /// When there is none.
    pub fn seat(&self) -> Result<Seat> {
        self.view().standing().viewer.seats().next().context("no seat here")
    }

    /// Whether it is this player's turn, as far as it has been heard.
    pub fn is_to_move(&self) -> bool {
        let to_move = self.view().game().and_then(Mirror::to_move);
        to_move.is_some_and(|seat| self.view().standing().viewer.acts_for(seat))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the table refuses.
    pub fn play(&mut self, mv: Move) -> Result<u32> {
        let game = self.game()?;
        let (seat, at) = (game.to_move().context("nobody is to move")?, game.turn());
        self.grant(Request::Play { seat, mv, at })
    }

    /// Plays the first legal move for a seat of one's own whose turn it is: the same in every run, as far as chance lets.
    ///
    /// # Errors
    /// When the turn does not come.
    pub fn play_first(&mut self) -> Result<u32> {
        self.listen_until("the own turn", Player::is_to_move)?;
        let game = self.game()?;
        let mv = game.position().legal_moves().first().copied().context("a move is mandatory")?;
        self.play(mv)
    }

    /// Waits for the own turn and plays some legal move.
    ///
    /// # Errors
    /// When the turn does not come.
    pub fn play_any(&mut self) -> Result<Move> {
        self.listen_until("the own turn", Player::is_to_move)?;
        let game = self.game()?;
        let legal = game.position().legal_moves();
        ensure!(!legal.is_empty(), "nothing can be played");
        // Neither the first nor the last one, so that games are not all alike.
        let mv = legal[game.number() as usize % legal.len()];
        self.play(mv)?;
        Ok(mv)
    }
}

fn now() -> Result<Millis> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH)?;
    Ok(Millis(u64::try_from(since.as_millis())?))
}
