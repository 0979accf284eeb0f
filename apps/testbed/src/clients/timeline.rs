//! When a client heard what, and how long it waited.

use std::time::{Duration, Instant};

/// A span of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeSpan {
    /// Its start.
    pub begin: Instant,
    /// Its end.
    pub end: Instant,
}

impl TimeSpan {
    /// Its length without the parts that lie within other spans.
    pub fn beyond(self, others: &[TimeSpan]) -> Duration {
        let mut others: Vec<TimeSpan> = others.to_vec();
        others.sort_by_key(|other| other.begin);
        let mut counted = Duration::ZERO;
        let mut from = self.begin;
        for other in others {
            counted += other.begin.min(self.end).saturating_duration_since(from);
            from = from.max(other.end);
        }
        counted + self.end.saturating_duration_since(from)
    }
}

/// When a client heard what, and how long it waited.
#[derive(Clone, Debug, Default)]
pub struct ClientTimeline {
    /// From the first time a request was sent until it was answered.
    pub waits: Vec<TimeSpan>,
    /// From the loss of a connection until the first message on another one.
    pub away: Vec<TimeSpan>,
    /// When requests were granted, by the number of their event.
    pub granted: Vec<(u32, Instant)>,
    /// When events were heard, by their number.
    pub heard: Vec<(u32, Instant)>,
    /// To which server the client was connected, and since when.
    pub places: Vec<(Instant, usize)>,
    /// Since when the client has no connection.
    lost: Option<Instant>,
}

impl ClientTimeline {
    pub(super) fn note_loss(&mut self) {
        self.lost.get_or_insert_with(Instant::now);
    }

    /// Notes that a message has arrived.
    pub(super) fn note_voice(&mut self) {
        if let Some(begin) = self.lost.take() {
            self.away.push(TimeSpan { begin, end: Instant::now() });
        }
    }

    /// The server to which the client was connected at that time.
    pub fn place(&self, at: Instant) -> Option<usize> {
        let past = self.places.iter().take_while(|(since, _)| *since <= at);
        past.last().map(|&(_, place)| place)
    }

    /// When the client first was at another server after that time.
    pub fn elsewhere(&self, after: Instant) -> Option<Instant> {
        let here = self.place(after);
        let later = self.places.iter().filter(|(since, _)| *since > after);
        later.into_iter().find(|(_, place)| Some(*place) != here).map(|&(since, _)| since)
    }
}

/// The longest wait for an answer or a connection, without the parts that are excused.
pub fn longest_wait<'a>(
    timelines: impl IntoIterator<Item = &'a ClientTimeline>,
    excused: &[TimeSpan],
) -> Duration {
    let spans =
        timelines.into_iter().flat_map(|timeline| timeline.waits.iter().chain(&timeline.away));
    spans.map(|span| span.beyond(excused)).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_excused_does_not_count() {
        let zero = Instant::now();
        let span = |begin, end| {
            let at = |seconds| zero + Duration::from_secs(seconds);
            TimeSpan { begin: at(begin), end: at(end) }
        };
        for (others, seconds) in [
            (vec![], 10),
            (vec![span(0, 5)], 10),
            (vec![span(0, 12)], 8),
            (vec![span(15, 30)], 5),
            (vec![span(30, 40)], 10),
            (vec![span(14, 16), span(12, 15)], 6),
            (vec![span(12, 13), span(11, 18)], 3),
            (vec![span(0, 40)], 0),
        ] {
            assert_eq!(span(10, 20).beyond(&others), Duration::from_secs(seconds), "{others:?}");
        }
    }
}
