//! How many people a server can bear: many games at once, at a steady pace, with everything measured that a player
//! would notice.

mod figures;
mod game;
mod ledger;
mod processes;

use anyhow::{Context, Result, ensure};
use azulejo_client::Visitor;
use azulejo_protocol::TableId;
use figures::{Figures, Summary};
use game::{Game, Order};
use ledger::{Ledger, lost};
pub(crate) use processes::Watched;
use processes::usage;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, MissedTickBehavior, timeout};

/// What is to be tried.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    /// The servers, `http://host:port/`; at least one.
    pub(crate) servers: Vec<String>,
    /// How many games are played at once, by two people each; at least one.
    pub(crate) games: usize,
    /// How many sockets are open in all; those that are not needed to play watch.
    pub(crate) sockets: usize,
    /// How many moves are made in a second, over all games; at least one.
    pub(crate) rate: u32,
    /// For how long.
    pub(crate) time: Duration,
    /// Processes that run here, for their memory and time.
    pub(crate) processes: Vec<Watched>,
}

/// So many tables are set up at the same time.
const HANDS: usize = 32;

/// What is under way when the time is over is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// Tries it, and tells what was found; `tell` hears how far it is.
pub(crate) fn run(trial: &Trial, tell: impl FnMut(&str)) -> Result<Summary> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(try_out(trial, tell))
}

async fn try_out(trial: &Trial, mut tell: impl FnMut(&str)) -> Result<Summary> {
    ensure!(
        trial.sockets >= 2 * trial.games,
        "{} games need at least {} sockets, not {}",
        trial.games,
        2 * trial.games,
        trial.sockets
    );
    let before = usage(&trial.processes);
    let figures = Arc::new(Figures::default());
    tell(&format!("opening {} tables and {} sockets", trial.games, trial.sockets));
    let start = Instant::now();
    let games = open(trial, &figures).await?;
    let opening = start.elapsed();
    let with_sockets = usage(&trial.processes);
    tell(&format!("playing {} moves a second for {} s", trial.rate, trial.time.as_secs()));
    play(trial, &games, &figures).await;
    figures.wait_until_answered(PATIENCE).await;
    let after = usage(&trial.processes);
    tell("comparing what was acknowledged with the logs of all tables");
    look_back(games, &figures).await?;
    Ok(figures.summary(trial, opening, [before, with_sockets, after]))
}

/// A game that is played.
struct Played {
    orders: mpsc::Sender<Order>,
    table: TableId,
    /// Somebody who may look at the table.
    visitor: Visitor,
    ledger: Arc<Ledger>,
}

/// Sets up all games; the watchers are spread over them evenly.
async fn open(trial: &Trial, figures: &Arc<Figures>) -> Result<Vec<Played>> {
    let hands = Arc::new(Semaphore::new(HANDS));
    let watchers = trial.sockets - 2 * trial.games;
    let mut opening = Vec::new();
    for number in 0..trial.games {
        let share = watchers / trial.games + usize::from(number < watchers % trial.games);
        let (servers, hands) = (trial.servers.clone(), Arc::clone(&hands));
        opening.push(tokio::spawn(async move {
            let _hand = hands.acquire_owned().await?;
            Game::open(&servers, number, share).await
        }));
    }
    let mut games = Vec::new();
    for game in opening {
        let game = game.await?.context("a table could not be set up")?;
        let (orders, ordered) = mpsc::channel(8);
        let (table, visitor, ledger) = (game.table(), game.host(), game.ledger());
        tokio::spawn(game.run(ordered, Arc::clone(figures)));
        games.push(Played { orders, table, visitor, ledger });
    }
    Ok(games)
}

/// Reads the logs of all tables as the server has kept them, and counts what was acknowledged and is not there.
async fn look_back(games: Vec<Played>, figures: &Arc<Figures>) -> Result<()> {
    let hands = Arc::new(Semaphore::new(HANDS));
    let mut looking = Vec::new();
    for Played { table, mut visitor, ledger, .. } in games {
        let (hands, figures) = (Arc::clone(&hands), Arc::clone(figures));
        looking.push(tokio::spawn(async move {
            let _hand = hands.acquire_owned().await?;
            // What is acknowledged while the log is on its way need not be in it.
            let acknowledged = ledger.by_now();
            let log = timeout(PATIENCE, visitor.log(table)).await;
            let log = log.context("the server does not answer").and_then(|log| Ok(log?));
            let log = log.with_context(|| format!("the log of table {table} can't be had"))?;
            figures.lose(lost(&acknowledged, &log));
            anyhow::Ok(())
        }));
    }
    for look in looking {
        look.await??;
    }
    Ok(())
}

/// Orders moves at a steady pace, from one game after the other.
async fn play(trial: &Trial, games: &[Played], figures: &Figures) {
    let mut pace = tokio::time::interval(Duration::from_secs(1) / trial.rate);
    // A generator that falls behind has to catch up, else it would hide how slow the server is.
    pace.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let end = Instant::now() + trial.time;
    let mut next = 0;
    while Instant::now() < end {
        let due = pace.tick().await;
        figures.order();
        if games[next].orders.try_send(Order { due }).is_err() {
            figures.skip();
        }
        next = (next + 1) % games.len();
    }
}
