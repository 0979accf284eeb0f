//! Playing games on several threads, in batches that are summed up and written in order.

use super::tally::Tally;
use anyhow::Result;
use azulejo_rules::{Dealer, Game, Next, PlayOut, Position, Rules, Seat};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Games a thread plays before it reports: some milliseconds' worth.
const BATCH: u64 = 256;

/// Which games are to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) rules: Rules,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// Whether the games are written down.
    pub(crate) records: bool,
}

/// What a thread reports.
pub(crate) struct Batch {
    index: u64,
    tally: Tally,
    /// The records with a blank line between them, if they are wanted.
    pub(crate) records: String,
}

impl Batch {
    /// How many games are in it.
    pub(crate) fn games(&self) -> u64 {
        self.tally.games
    }
}

/// Plays all games of a plan. The batches are handed over in the order of the games.
///
/// # Errors
///
/// Whatever `each` fails with; the games that are left are not played then.
pub(crate) fn play(plan: Plan, each: impl FnMut(&Batch) -> Result<()>) -> Result<Tally> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(2 * plan.threads);
        for _ in 0..plan.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || work(plan, next, &sender));
        }
        drop(sender);
        collect(plan, receiver, each)
    })
}

/// Adds the batches up. It owns the receiver, so that the threads stop when it fails.
#[allow(clippy::needless_pass_by_value, reason = "dropping it is what stops the threads")]
fn collect(
    plan: Plan,
    receiver: Receiver<Batch>,
    mut each: impl FnMut(&Batch) -> Result<()>,
) -> Result<Tally> {
    let mut sum = Tally::new(plan.rules);
    let mut early = BTreeMap::new();
    let mut due = 0;
    for batch in &receiver {
        early.insert(batch.index, batch);
        while let Some(batch) = early.remove(&due) {
            each(&batch)?;
            sum.merge(&batch.tally);
            due += 1;
        }
    }
    Ok(sum)
}

/// Takes batch after batch until none is left or nobody listens any more.
fn work(plan: Plan, next: &AtomicU64, sender: &SyncSender<Batch>) {
    let player = Player::new(plan);
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(first) = index.checked_mul(BATCH).filter(|&first| first < plan.games) else {
            return;
        };
        let games = first..plan.games.min(first.saturating_add(BATCH));
        let mut batch = Batch { index, tally: Tally::new(plan.rules), records: String::new() };
        games.for_each(|game| player.play(game, &mut batch));
        if sender.send(batch).is_err() {
            return;
        }
    }
}

/// Plays single games of a plan.
struct Player {
    plan: Plan,
    /// The empty table for each starter: copying it is cheaper than laying it out.
    starts: Vec<Position>,
}

impl Player {
    fn new(plan: Plan) -> Player {
        let starts = plan.rules.seats().map(|first| Position::new(plan.rules, first)).collect();
        Player { plan, starts }
    }

    /// Plays a game, which follows from the seed and its number alone.
    fn play(&self, game: u64, batch: &mut Batch) {
        let mut dealer = Dealer::for_game(self.plan.seed, game);
        let first = dealer.first(self.plan.rules);
        if self.plan.records {
            self.play_and_write(game, first, &mut dealer, batch);
            return;
        }
        let mut pos = self.starts[first.index()].clone();
        let size = dealer.play_out(&mut pos);
        batch.tally.add(&pos, size);
    }

    /// The same game with its history: slower by far, so only where records are wanted.
    fn play_and_write(&self, number: u64, first: Seat, dealer: &mut Dealer, batch: &mut Batch) {
        let mut game = Game::new(self.plan.rules, first);
        let size = play_out(&mut game, dealer);
        for (name, value) in [("Seed", self.plan.seed), ("Game", number)] {
            game.set_tag(name, &value.to_string()).expect("names and values are sound");
        }
        batch.tally.add(game.position(), size);
        let gap = if batch.records.is_empty() { "" } else { "\n" };
        write!(batch.records, "{gap}{game}").expect("a string takes everything");
    }
}

/// What [`Dealer::play_out`] does, on a game that remembers.
fn play_out(game: &mut Game, dealer: &mut Dealer) -> PlayOut {
    let mut size = PlayOut::default();
    loop {
        let pos = game.position();
        match pos.next() {
            Next::Bag => {
                let deal = dealer.draw(pos);
                game.deal(deal).expect("what was drawn can be dealt");
            }
            Next::Player(_) => {
                size.moves += 1;
                size.choices += pos.count_moves() as u64;
                let mv = dealer.pick(pos).expect("a move is mandatory");
                game.play(mv).expect("a picked move is legal");
            }
            Next::Nobody(_) => return size,
        }
    }
}
