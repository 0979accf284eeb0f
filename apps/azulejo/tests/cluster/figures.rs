//! How long players waited, and how far those were behind who looked on elsewhere.

use crate::size;
use azulejo_testbed::clients::{ClientTimeline, TimeSpan, longest_wait};
use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

/// Something that was wrong.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) whom: Whom,
    pub(crate) span: TimeSpan,
}

/// Whom it concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    /// All servers: nobody could do anything for that time.
    Everybody,
    /// One of them.
    Node(usize),
}

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// So much was granted.
    pub(crate) granted: usize,
    /// So often somebody had to come back.
    pub(crate) returns: usize,
    /// The longest time that anybody who plays waited for an answer, or anybody for a server that speaks, beyond the
    /// time in which there was none for anybody.
    pub(crate) back: Duration,
    /// The longest time from an answer to a player until somebody else heard of it, beyond the time in which their own
    /// server was gone or there was none for anybody.
    pub(crate) behind: Duration,
}

impl Figures {
    /// From the diaries of all people, table by table.
    pub(crate) fn of(tables: &[Vec<ClientTimeline>], faults: &[Fault]) -> Figures {
        let all: Vec<&ClientTimeline> = tables.iter().flatten().collect();
        let excused: Vec<TimeSpan> = faults.iter().filter_map(for_everybody).collect();
        let stranded = all.iter().flat_map(|timeline| troubles(timeline, faults));
        let stranded = stranded.map(|span| span.beyond(&excused)).max().unwrap_or_default();
        let behind = tables.iter().map(|clients| behind(clients, faults, &excused)).max();
        Figures {
            granted: all.iter().map(|timeline| timeline.granted.len()).sum(),
            returns: all.iter().map(|timeline| timeline.away.len()).sum(),
            back: longest_wait(all, &excused).max(stranded),
            behind: behind.unwrap_or_default(),
        }
    }

    /// Prints them, and fails if somebody waited for too long.
    pub(crate) fn judge(self, what: &str) {
        println!("{what}: {self}");
        assert!(self.back <= size::longest_wait(), "{what}: {self}");
        assert!(self.behind <= size::farthest_behind(), "{what}: {self}");
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { granted, returns, back, behind } = self;
        let [back, behind] = [back, behind].map(Duration::as_secs_f64);
        write!(f, "{granted} requests granted, {returns} times somebody came back, ")?;
        write!(f, "at most {back:.2} s without an answer, at most {behind:.2} s behind")
    }
}

fn for_everybody(fault: &Fault) -> Option<TimeSpan> {
    (fault.whom == Whom::Everybody).then_some(fault.span)
}

/// When somebody was at a server that was gone or cut off: until they were elsewhere, or it was back.
fn troubles(timeline: &ClientTimeline, faults: &[Fault]) -> Vec<TimeSpan> {
    let trouble = |fault: &Fault| {
        let TimeSpan { begin, end } = fault.span;
        let is_there = timeline.place(begin).is_some_and(|place| fault.whom == Whom::Node(place));
        let left = timeline.elsewhere(begin).unwrap_or(end);
        is_there.then_some(TimeSpan { begin, end: left.min(end) })
    };
    faults.iter().filter_map(trouble).collect()
}

/// How far somebody at a table was behind.
fn behind(clients: &[ClientTimeline], faults: &[Fault], excused: &[TimeSpan]) -> Duration {
    let granted = clients.iter().flat_map(|timeline| timeline.granted.iter().copied());
    let granted: BTreeMap<u32, Instant> = granted.collect();
    let lags = clients.iter().flat_map(|timeline| {
        let excused = [excused, &troubles(timeline, faults)].concat();
        let lag = |&(number, end): &(u32, Instant)| {
            let begin = *granted.get(&number)?;
            Some(TimeSpan { begin, end }.beyond(&excused))
        };
        timeline.heard.iter().filter_map(lag).collect::<Vec<_>>()
    });
    lags.max().unwrap_or_default()
}
