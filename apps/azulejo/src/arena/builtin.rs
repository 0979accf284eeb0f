//! The engines inside this program.

use super::{Pace, Stop};
use azulejo_search::{
    Champion, Finding, Greedy, Level, Limit, Others, RoundSearch, Searcher, TreeSearch, Verdict,
    Watcher, bench,
};
use std::time::{Duration, Instant};

/// An engine inside this program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Builtin {
    /// Every legal move is as likely as the others.
    Random,
    /// A named strength.
    Level(Level),
    /// A searcher of the table below.
    Searcher(&'static Named),
}

/// A searcher with its name.
#[derive(Debug)]
pub(crate) struct Named {
    name: &'static str,
    /// Whether it thinks as long as it may. The others need no limit.
    paced: bool,
    make: fn() -> Box<dyn Searcher>,
}

/// All searchers that can be asked for by name. A rival is added here and nowhere else.
const SEARCHERS: [Named; 6] = [
    Named { name: "greedy", paced: false, make: || Box::new(Greedy) },
    Named {
        name: "search",
        paced: true,
        make: || Box::new(Champion::with_networks(azulejo_networks::shipped())),
    },
    Named { name: "linear", paced: true, make: || Box::<Champion>::default() },
    Named { name: "paranoid", paced: true, make: || Box::<RoundSearch>::default() },
    Named { name: "best-reply", paced: true, make: || Box::new(best_reply()) },
    Named { name: "tree", paced: true, make: || Box::<TreeSearch>::default() },
];

/// So many positions are thought about to tell programs apart in which engines play otherwise.
const SIGNING: u64 = 50;

fn best_reply() -> RoundSearch {
    RoundSearch::default().against(Others::BestReply)
}

impl Builtin {
    /// The engine of a name, in either case.
    pub(super) fn named(name: &str) -> Option<Builtin> {
        if name.eq_ignore_ascii_case("random") {
            return Some(Builtin::Random);
        }
        if let Ok(level) = name.parse() {
            return Some(Builtin::Level(level));
        }
        let named = SEARCHERS.iter().find(|named| named.name.eq_ignore_ascii_case(name));
        named.map(Builtin::Searcher)
    }

    pub(super) fn name(&self) -> &'static str {
        match self {
            Builtin::Random => "random",
            Builtin::Level(level) => level.name(),
            Builtin::Searcher(named) => named.name,
        }
    }

    /// Whether it thinks as long as it may.
    pub(super) fn is_paced(&self) -> bool {
        matches!(self, Builtin::Searcher(named) if named.paced)
    }

    /// The searcher itself; the random player is none. The seed decides how a level errs.
    pub(super) fn searcher(&self, seed: u64) -> Option<Box<dyn Searcher>> {
        match self {
            Builtin::Random => None,
            Builtin::Level(level) => Some(Box::new(level.bot(seed, &azulejo_networks::shipped()))),
            Builtin::Searcher(named) => Some((named.make)()),
        }
    }

    /// How the engines play, as a number: it is the same in programs in which they play alike.
    pub(super) fn signature() -> String {
        let searchers = SEARCHERS.iter().map(Builtin::Searcher);
        let levels = Level::ALL.into_iter().map(Builtin::Level);
        let all = searchers.chain(levels).filter_map(|builtin| builtin.searcher(1));
        let signed = all.map(|mut searcher| bench(&mut *searcher, SIGNING).signature);
        let whole = signed.fold(0_u64, |sum, one| sum.rotate_left(7).wrapping_mul(31) ^ one);
        format!("{whole:016x}")
    }

    /// All names, for messages.
    pub(super) fn names() -> String {
        let levels = Level::ALL.iter().map(|level| level.name());
        let searchers = SEARCHERS.iter().map(|named| named.name);
        let names: Vec<&str> = ["random"].into_iter().chain(levels).chain(searchers).collect();
        names.join(", ")
    }
}

/// The limit of a search at some pace; time is up to the clock.
pub(super) fn limit(pace: Option<Pace>) -> Limit {
    match pace {
        Some(Pace::Nodes(nodes)) => Limit::nodes(nodes),
        Some(Pace::Time(_)) | None => Limit::NONE,
    }
}

/// Stops a search when its time is up, or nobody wants to know any more.
pub(super) struct Clock<'a> {
    start: Instant,
    time: Duration,
    stop: &'a Stop,
}

impl Clock<'_> {
    pub(super) fn start(pace: Option<Pace>, stop: &Stop) -> Clock<'_> {
        let time = match pace {
            Some(Pace::Time(time)) => time,
            Some(Pace::Nodes(_)) | None => Duration::MAX,
        };
        Clock { start: Instant::now(), time, stop }
    }
}

impl Watcher for Clock<'_> {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        let is_up = self.start.elapsed() >= self.time || self.stop.is_set();
        if is_up { Verdict::Stop } else { Verdict::GoOn }
    }

    fn tell(&mut self, _finding: &Finding) {}
}
