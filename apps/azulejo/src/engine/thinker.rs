//! The thread that searches, and the clock it is watched by.

use super::info::info;
use super::options::Options;
use super::{Budget, Event, Job, Setting};
use azulejo_rules::{Move, Seat};
use azulejo_search::{Finding, Limit, Searcher, Verdict, Watcher};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// As much as the main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

/// Somebody who thinks in a thread of their own, about one position at a time.
pub(crate) struct Thinker {
    orders: Sender<Order>,
    /// Whether the search begun last is to end.
    stop: Arc<AtomicBool>,
}

impl Thinker {
    /// Starts the thread. It tells what it finds to `events`, and ends when nobody wants to know.
    pub(crate) fn start(events: SyncSender<Event>) -> io::Result<Thinker> {
        let (orders, inbox) = channel();
        let work = move || obey(&inbox, &events);
        thread::Builder::new().name("search".to_owned()).stack_size(STACK).spawn(work)?;
        Ok(Thinker { orders, stop: Arc::default() })
    }

    /// Begins a search, which is answered by [`Event::Answer`]. The one before must be done.
    pub(crate) fn think(&mut self, job: Job) {
        // A flag for each search, so that a late stop never meets the next one.
        self.stop = Arc::default();
        self.order(Order::Think(job.into(), Arc::clone(&self.stop)));
    }

    /// The searches begun from now on play differently.
    pub(crate) fn set(&self, setting: Setting) {
        self.order(Order::Set(setting));
    }

    fn order(&self, order: Order) {
        self.orders.send(order).expect("the thread lives as long as we do");
    }

    /// Ends the search begun last, if it is not done yet.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What the thread is asked for.
enum Order {
    /// Search, until the flag says stop.
    Think(Box<Job>, Arc<AtomicBool>),
    Set(Setting),
}

fn obey(orders: &Receiver<Order>, events: &SyncSender<Event>) {
    let mut options = Options::default();
    let mut search = options.searcher();
    for order in orders {
        match order {
            Order::Set(setting) => {
                options.set(setting);
                search = options.searcher();
            }
            Order::Think(job, stop) => {
                let answer = find(&mut *search, &job, options.lines(), &stop, events);
                if events.send(Event::Answer(answer)).is_err() {
                    return;
                }
            }
        }
    }
}

fn find(
    search: &mut dyn Searcher,
    job: &Job,
    lines: usize,
    stop: &AtomicBool,
    events: &SyncSender<Event>,
) -> Option<Move> {
    let nodes = match job.budget {
        Budget::Nodes(nodes) => nodes,
        Budget::Time(_) | Budget::Endless => u64::MAX,
    };
    let seat = job.position.player_to_move()?;
    let mut watch = Watch::new(seat, lines, job.budget, stop, events);
    let found = search.search_lines(&job.position, Limit::nodes(nodes), lines, &mut watch);
    found.first().map(|finding| finding.best)
}

/// Looks at the clock and at the flag, and passes on what is found.
struct Watch<'a> {
    /// Who is to act.
    seat: Seat,
    /// How many first moves are reported.
    lines: usize,
    start: Instant,
    /// How long the search may take.
    time: Duration,
    stop: &'a AtomicBool,
    events: &'a SyncSender<Event>,
    /// The depth and the best move told last.
    told: (u8, Option<Move>),
}

impl<'a> Watch<'a> {
    fn new(
        seat: Seat,
        lines: usize,
        budget: Budget,
        stop: &'a AtomicBool,
        events: &'a SyncSender<Event>,
    ) -> Watch<'a> {
        let time = match budget {
            Budget::Time(time) => time,
            Budget::Nodes(_) | Budget::Endless => Duration::MAX,
        };
        Watch { seat, lines, start: Instant::now(), time, stop, events, told: (0, None) }
    }

    fn say(&self, finding: &Finding, rank: usize) {
        let rank = (self.lines > 1).then_some(rank);
        let line = info(finding, rank, self.seat, self.start.elapsed());
        // If nobody listens any more, the process is about to end.
        let _ = self.events.send(Event::Info(line));
    }
}

impl Watcher for Watch<'_> {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        if self.stop.load(Ordering::Relaxed) || self.start.elapsed() >= self.time {
            return Verdict::Stop;
        }
        Verdict::GoOn
    }

    fn tell(&mut self, finding: &Finding) {
        let (depth, best) = self.told;
        if finding.depth <= depth && best == Some(finding.best) {
            return;
        }
        self.told = (finding.depth, Some(finding.best));
        self.say(finding, 1);
    }

    fn tell_lines(&mut self, findings: &[Finding]) {
        match findings {
            [best] if self.lines == 1 => self.tell(best),
            _ => findings.iter().zip(1..).for_each(|(finding, rank)| self.say(finding, rank)),
        }
    }
}
