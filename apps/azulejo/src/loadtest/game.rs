//! One game of a load test: two people, and some who watch.

use super::figures::Figures;
use super::ledger::Ledger;
use anyhow::{Context, Result, bail};
use azulejo_client::{ClientError, Line, View, Visitor, command, nonce};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, CreatedTable, Event, Happening, Hello, Message, Millis,
    Mirror, Request, TableId, TableOptions, Takeback,
};
use azulejo_rules::{Rules, Seat};
use futures_util::stream::{FuturesUnordered, StreamExt};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

/// Somebody should move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    /// Since this moment.
    pub(crate) due: Instant,
}

/// One game: two people, and some who watch.
pub(crate) struct Game {
    table: TableId,
    people: [Person; 2],
    watchers: Vec<Line>,
    /// Moves that are ordered and can't be made yet.
    orders: VecDeque<Order>,
    /// The move that is not answered yet.
    open: Option<(Ask, Instant)>,
}

/// What a game hears.
enum News {
    Order(Order),
    Heard(usize, Result<Message, ClientError>),
    /// What they hear is only to be taken off the line.
    Watched,
    /// The line of one who watches broke off.
    Gone(usize),
    Over,
}

/// Somebody who plays.
struct Person {
    visitor: Visitor,
    seat: Seat,
    line: Line,
    view: View,
    /// The one of the table.
    ledger: Arc<Ledger>,
}

/// A line that broke off is opened again after this time.
const BREATH: Duration = Duration::from_millis(200);

impl Game {
    /// Founds a table, seats two people, lets so many watch, and begins. Everybody comes by the next server.
    pub(crate) async fn open(servers: &[String], number: usize, watchers: usize) -> Result<Game> {
        let mut servers = servers.iter().cycle().skip(number);
        let mut server = || servers.next().context("at least one server");
        let rules = Rules::ALL.into_iter().filter(|rules| rules.players.count() == 2);
        let rules = rules.cycle().nth(number).context("there are rules for two")?;
        let mut options = TableOptions::new(rules, []);
        options.takeback = Takeback::Never;
        options.bot_pause = Millis::ZERO;
        let mut host = Visitor::arrive(server()?).await?;
        let founded = host.found(command(), &options, Access::Private, ChatScope::Off).await?;
        let [one, two, ..] = Seat::ALL;
        let ledger = Arc::new(Ledger::default());
        let mut ann = Person::sit(host, &founded, one, Arc::clone(&ledger)).await?;
        let guest = Visitor::arrive(server()?).await?;
        let mut bo = Person::sit(guest, &founded, two, ledger).await?;
        let mut lines = Vec::new();
        let watcher = Visitor::arrive(server()?).await?;
        for _ in 0..watchers {
            let hello = Hello { after: 0, key: Some(founded.watch.clone()) };
            lines.push(watcher.join(founded.table, &hello).await?);
        }
        bo.grant(Request::Ready { seat: two, nonce: nonce() }).await?;
        ann.grant(Request::Ready { seat: one, nonce: nonce() }).await?;
        ann.grant(Request::Begin {}).await?;
        let (people, table) = ([ann, bo], founded.table);
        Ok(Game { table, people, watchers: lines, orders: VecDeque::new(), open: None })
    }

    /// Where it is played.
    pub(crate) const fn table(&self) -> TableId {
        self.table
    }

    /// Who founded the table, and may look at it.
    pub(crate) fn host(&self) -> Visitor {
        self.people[0].visitor.clone()
    }

    /// What is acknowledged here.
    pub(crate) fn ledger(&self) -> Arc<Ledger> {
        Arc::clone(&self.people[0].ledger)
    }

    /// Plays as it is ordered to, until nobody can order any more.
    pub(crate) async fn run(mut self, mut orders: mpsc::Receiver<Order>, figures: Arc<Figures>) {
        loop {
            let heard = match self.wait(&mut orders).await {
                News::Order(order) => {
                    self.orders.push_back(order);
                    Ok(())
                }
                News::Heard(who, heard) => self.hear(who, heard, &figures).await,
                News::Watched => Ok(()),
                News::Gone(watcher) => {
                    self.watchers.swap_remove(watcher);
                    figures.break_off();
                    Ok(())
                }
                News::Over => return,
            };
            if heard.is_err() || self.go_on().await.is_err() {
                return;
            }
        }
    }

    /// Whatever comes next.
    async fn wait(&mut self, orders: &mut mpsc::Receiver<Order>) -> News {
        let watchers = self.watchers.iter_mut().enumerate();
        let mut watching: FuturesUnordered<_> =
            watchers.map(async |(watcher, line)| (watcher, line.hear().await)).collect();
        let [ann, bo] = &mut self.people;
        tokio::select! {
            order = orders.recv() => order.map_or(News::Over, News::Order),
            heard = ann.line.hear() => News::Heard(0, heard),
            heard = bo.line.hear() => News::Heard(1, heard),
            Some((watcher, heard)) = watching.next() => {
                heard.map_or(News::Gone(watcher), |_| News::Watched)
            }
        }
    }

    async fn hear(
        &mut self,
        who: usize,
        heard: Result<Message, ClientError>,
        figures: &Figures,
    ) -> Result<()> {
        let Ok(message) = heard else { return self.call_again(who, figures).await };
        let person = &mut self.people[who];
        let news = person.view.hear(&message).map_err(|error| anyhow::anyhow!("{error}"))?;
        if who == 0 {
            let ends = |event: &&Event| matches!(event.what, Happening::Ended { .. });
            figures.end_games(news.iter().filter(ends).count());
        }
        if let Message::Done { id, number } = message {
            self.people[who].ledger.note(id, number);
        }
        match message {
            Message::Done { id, .. } if self.is_open(id) => {
                if let Some((_, due)) = self.open.take() {
                    figures.answer(due);
                }
            }
            Message::Refused { id, .. } if self.is_open(id) => {
                self.open = None;
                figures.refuse();
            }
            Message::Unavailable { id, .. } if self.is_open(id) => {
                sleep(BREATH).await;
                self.send_open(who).await?;
            }
            _ => {}
        }
        Ok(())
    }

    fn is_open(&self, id: CommandId) -> bool {
        self.open.as_ref().is_some_and(|(ask, _)| ask.id == id)
    }

    /// Opens a line again, and asks again for what was not answered.
    async fn call_again(&mut self, who: usize, figures: &Figures) -> Result<()> {
        figures.break_off();
        let person = &mut self.people[who];
        loop {
            sleep(BREATH).await;
            let hello = Hello { after: person.view.number(), key: None };
            if let Ok(line) = person.visitor.join(self.table, &hello).await {
                person.line = line;
                break;
            }
        }
        self.send_open(who).await
    }

    async fn send_open(&mut self, who: usize) -> Result<()> {
        if let Some((ask, _)) = &self.open {
            self.people[who].line.ask(ask).await?;
        }
        Ok(())
    }

    /// Makes the next move, if one is ordered and nothing is waited for; begins anew after the end.
    async fn go_on(&mut self) -> Result<()> {
        if self.open.is_some() || self.orders.is_empty() {
            return Ok(());
        }
        let latest = self.people.iter().map(|person| person.view.number()).max();
        let is_up_to_date = |person: &&mut Person| Some(person.view.number()) == latest;
        for person in self.people.iter_mut().filter(is_up_to_date) {
            let Some(game) = person.view.game() else { continue };
            let Some(request) = person.wish(game) else { continue };
            if matches!(request, Request::Rematch { .. }) {
                person.line.ask(&Ask { id: command(), request }).await?;
                continue;
            }
            let Some(order) = self.orders.pop_front() else { return Ok(()) };
            let ask = Ask { id: command(), request };
            person.line.ask(&ask).await?;
            self.open = Some((ask, order.due));
            return Ok(());
        }
        Ok(())
    }
}

impl Person {
    async fn sit(
        visitor: Visitor,
        founded: &CreatedTable,
        seat: Seat,
        ledger: Arc<Ledger>,
    ) -> Result<Person> {
        let key = Some(founded.code.clone());
        let hello = Hello { after: 0, key: key.clone() };
        let line = visitor.join(founded.table, &hello).await?;
        let mut person = Person { visitor, seat, line, view: View::new(), ledger };
        let name = format!("Player {}", seat.number()).parse()?;
        person.grant(Request::Sit { seat, name, key }).await?;
        Ok(person)
    }

    /// Asks, and waits for the answer.
    async fn grant(&mut self, request: Request) -> Result<()> {
        let ask = Ask { id: command(), request };
        self.line.ask(&ask).await?;
        loop {
            let message = self.line.hear().await?;
            self.view.hear(&message).map_err(|error| anyhow::anyhow!("{error}"))?;
            match message {
                Message::Done { id, number } if id == ask.id => {
                    self.ledger.note(id, number);
                    return Ok(());
                }
                Message::Refused { id, why } if id == ask.id => bail!("{why}"),
                Message::Unreadable { why } => bail!("{why}"),
                _ => {}
            }
        }
    }

    /// What this person would do now: a legal move, or to play again.
    fn wish(&self, game: &Mirror) -> Option<Request> {
        if game.is_revealed() {
            let waits = !game.rematch().acts_for(self.seat);
            let request = Request::Rematch {
                seat: self.seat,
                game: game.game_number(),
                nonce: Some(nonce()),
            };
            return waits.then_some(request);
        }
        let seat = game.to_move().filter(|&seat| seat == self.seat)?;
        let legal = game.position().legal_moves();
        let mv = legal[game.number() as usize % legal.len()];
        Some(Request::Play { seat, mv, at: game.turn() })
    }
}
