//! When somebody heard what, and how long they waited.

use std::time::{Duration, Instant};

/// A stretch of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Its first moment.
    pub begin: Instant,
    /// Its last.
    pub end: Instant,
}

impl Span {
    /// How long it is, not counting what lies within others.
    pub fn beyond(self, others: &[Span]) -> Duration {
        let mut others: Vec<Span> = others.to_vec();
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

/// When somebody heard what, and how long they waited.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    /// From the first time something was asked until it was answered.
    pub waits: Vec<Span>,
    /// From the loss of a line until the first word on another one.
    pub away: Vec<Span>,
    /// When something was granted, by the number of its event.
    pub granted: Vec<(u32, Instant)>,
    /// When an event was heard, by its number.
    pub heard: Vec<(u32, Instant)>,
    /// Since when the lines led to which server.
    pub places: Vec<(Instant, usize)>,
    /// Since when nobody answers.
    lost: Option<Instant>,
}

impl Diary {
    pub(crate) fn note_loss(&mut self) {
        self.lost.get_or_insert_with(Instant::now);
    }

    /// Somebody speaks.
    pub(crate) fn note_voice(&mut self) {
        if let Some(begin) = self.lost.take() {
            self.away.push(Span { begin, end: Instant::now() });
        }
    }

    /// Where this person was, at that time.
    pub fn place(&self, at: Instant) -> Option<usize> {
        let past = self.places.iter().take_while(|(since, _)| *since <= at);
        past.last().map(|&(_, place)| place)
    }

    /// When this person was somewhere else, after that time.
    pub fn elsewhere(&self, after: Instant) -> Option<Instant> {
        let here = self.place(after);
        let later = self.places.iter().filter(|(since, _)| *since > after);
        later.into_iter().find(|(_, place)| Some(*place) != here).map(|&(since, _)| since)
    }
}

/// The longest of all waits, whether for an answer or for a line, not counting what is excused.
pub fn longest_wait<'a>(
    diaries: impl IntoIterator<Item = &'a Diary>,
    excused: &[Span],
) -> Duration {
    let spans = diaries.into_iter().flat_map(|diary| diary.waits.iter().chain(&diary.away));
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
            Span { begin: at(begin), end: at(end) }
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
