//! Where beats are put together, table after table.

use super::picture::passages;
use super::{Beat, BeatKind, Caption, Flight, LitRuns, Motion, Spot};
use azulejo_rules::Setup;

/// The table as the beats so far have left it.
pub(super) struct Stage {
    pub(super) table: Setup,
    beats: Vec<Beat>,
}

/// How long the pieces of a beat travel, and the whole of it, in milliseconds.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    pub(super) flight: u32,
    pub(super) beat: u32,
}

/// What a beat shows besides flying pieces.
#[derive(Default)]
pub(super) struct Show {
    pub(super) lit: Vec<LitRuns>,
    pub(super) captions: Vec<Caption>,
}

impl Show {
    pub(super) fn captions(captions: Vec<Caption>) -> Show {
        Show { captions, ..Show::default() }
    }
}

/// How much later each further disc is filled.
const NEXT_DISC: u32 = 45;

impl Stage {
    pub(super) fn new(table: Setup) -> Stage {
        Stage { table, beats: Vec::new() }
    }

    /// One beat, at the end of which the table is like this. Where nothing moves and nothing is
    /// said there is no beat.
    pub(super) fn beat(&mut self, kind: BeatKind, after: Setup, show: Show, pace: Pace) {
        let passages = match kind {
            // A heap of tiles from lid to bag is poured, not counted out.
            BeatKind::Pour => Vec::new(),
            _ => passages(&self.table, &after),
        };
        let flights: Vec<Flight> = passages
            .into_iter()
            .map(|(piece, from, to)| Flight {
                piece,
                from,
                to,
                waits: waits(kind, to),
                lasts: pace.flight,
            })
            .collect();
        self.table = after.clone();
        if !flights.is_empty() || !show.lit.is_empty() || !show.captions.is_empty() {
            let Show { lit, captions } = show;
            let last = flights.iter().map(|flight| flight.waits + flight.lasts).max();
            let lasts = pace.beat.max(last.unwrap_or(0));
            self.beats.push(Beat { kind, flights, lit, captions, table: after, lasts });
        }
    }

    /// The motion, which ends with the table as it is.
    pub(super) fn end(mut self, after: Setup) -> Motion {
        if let Some(last) = self.beats.last_mut() {
            last.table = after;
        }
        Motion { beats: self.beats }
    }
}

/// Discs are filled one after the other, everything else moves at once.
fn waits(kind: BeatKind, to: Spot) -> u32 {
    match (kind, to) {
        (BeatKind::Fill, Spot::Disc { factory, .. }) => NEXT_DISC * factory.index() as u32,
        _ => 0,
    }
}
