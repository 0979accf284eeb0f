//! Threads that think for bots, outside of everything that answers people.

mod turns;

use azulejo_networks::shipped;
use azulejo_protocol::{GuestId, TableId, Think};
use azulejo_rules::Move;
use azulejo_search::{Level, Limit, Searcher};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use turns::Turns;

/// Where thoughts are brought to.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// No bot thinks harder than this one, whatever it is called at its table.
    strongest: Level,
    jobs: Mutex<Jobs>,
    news: Condvar,
}

#[derive(Debug)]
struct Jobs {
    turns: Turns<Job>,
    is_over: bool,
}

/// A thought that is waited for.
struct Job {
    table: TableId,
    think: Think,
    answer: Box<dyn FnOnce(u32, Move) + Send>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("table", &self.table).finish_non_exhaustive()
    }
}

/// The threads; they end when this is dropped.
#[derive(Debug)]
pub(crate) struct Thinkers {
    pool: BotPool,
    threads: Vec<JoinHandle<()>>,
}

impl BotPool {
    /// Bots up to this strength; at the tables of one host so many think at once.
    pub(crate) fn new(strongest: Level, per_host: usize) -> BotPool {
        let jobs = Mutex::new(Jobs { turns: Turns::new(per_host), is_over: false });
        BotPool(Arc::new(Shared { strongest, jobs, news: Condvar::new() }))
    }

    /// Has a move found. A table waits for one thought at a time: an earlier one that has not begun is forgotten.
    pub(crate) fn think(
        &self,
        host: GuestId,
        table: TableId,
        think: Think,
        answer: impl FnOnce(u32, Move) + Send + 'static,
    ) {
        let job = Job { table, think, answer: Box::new(answer) };
        self.lock().turns.push(host, job, |earlier| earlier.table != table);
        self.0.news.notify_one();
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().turns.waiting()
    }

    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next thought; none when it is over.
    fn next(&self) -> Option<(GuestId, Job)> {
        let mut jobs = self.lock();
        loop {
            if jobs.is_over {
                return None;
            }
            match jobs.turns.next() {
                Some(next) => return Some(next),
                None => {
                    jobs = self.0.news.wait(jobs).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    fn work(&self) {
        while let Some((host, Job { table, think, answer })) = self.next() {
            match find(table, &think, self.0.strongest) {
                Some(mv) => answer(think.turn, mv),
                None => tracing::error!(%table, level = %think.level, "no bot of this level moves"),
            }
            self.lock().turns.done(host);
            // Somebody may have waited for this host's share.
            self.0.news.notify_one();
        }
    }
}

impl Thinkers {
    /// Starts so many threads.
    ///
    /// # Errors
    ///
    /// If the system gives none.
    pub(crate) fn start(pool: &BotPool, count: usize) -> std::io::Result<Thinkers> {
        let begin = |number: usize| {
            let pool = pool.clone();
            let name = format!("bot-{number}");
            thread::Builder::new().name(name).spawn(move || pool.work())
        };
        let threads = (1..=count).map(begin).collect::<std::io::Result<Vec<_>>>()?;
        Ok(Thinkers { pool: pool.clone(), threads })
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.pool.lock().is_over = true;
        self.pool.0.news.notify_all();
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so.
            let _ = thread.join();
        }
    }
}

/// The move of a bot. Levels are limited by how many positions they look at, so that a move costs about the same
/// everywhere; how a bot errs follows from the table.
fn find(table: TableId, think: &Think, strongest: Level) -> Option<Move> {
    let level: Level = think.level.as_str().parse().ok()?;
    let mut hasher = DefaultHasher::new();
    table.hash(&mut hasher);
    let mut bot = level.min(strongest).bot(hasher.finish(), &shipped());
    let finding = bot.search(&think.position, Limit::NONE, &mut ())?;
    Some(finding.best)
}
