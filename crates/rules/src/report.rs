//! The end of a round and a deal, told as a story.

use crate::{
    BySeat, DroppedLine, Event, Factory, Outcome, Payment, Phase, Placement, Position, Seat, Tile,
};

/// One full line of a player, as the tiling phase dealt with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TilingStep {
    /// Its tile moved to the wall.
    Placed(Placement),
    /// It found no column and fell.
    Dropped(DroppedLine),
}

/// What the end of a round brought one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatReport {
    /// The full lines, from top to bottom.
    pub steps: Vec<TilingStep>,
    /// What the floor cost.
    pub payment: Payment,
}

impl SeatReport {
    /// The tiles placed, from top to bottom.
    pub fn placements(&self) -> impl Iterator<Item = &Placement> {
        self.steps.iter().filter_map(|step| match step {
            TilingStep::Placed(placement) => Some(placement),
            TilingStep::Dropped(_) => None,
        })
    }

    /// The lines that fell, from top to bottom.
    pub fn dropped(&self) -> impl Iterator<Item = &DroppedLine> {
        self.steps.iter().filter_map(|step| match step {
            TilingStep::Dropped(drop) => Some(drop),
            TilingStep::Placed(_) => None,
        })
    }

    /// What the placed tiles brought.
    pub fn gained(&self) -> u16 {
        self.placements().map(|placement| u16::from(placement.runs.points())).sum()
    }
}

/// The end of a round: everything that happened in its tiling phase and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundReport {
    /// The round that ended.
    pub round: u16,
    /// What it brought each player, in seat order.
    pub seats: BySeat<SeatReport>,
    /// What follows.
    pub then: AfterRound,
}

/// What follows a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AfterRound {
    /// Another round.
    Round {
        /// Who starts it.
        starts: Seat,
    },
    /// The end of the game; its bonuses and tie-break are in the outcome.
    End(Outcome),
}

impl RoundReport {
    /// Tells the story of a round that has just ended.
    pub(crate) fn tell(round: u16, events: &[Event], pos: &Position) -> RoundReport {
        let seats = pos.rules().seats().filter_map(|seat| seat_report(seat, events)).collect();
        let then = match pos.outcome() {
            Some(outcome) => AfterRound::End(outcome),
            None => AfterRound::Round { starts: pos.first() },
        };
        debug_assert!(matches!(pos.phase(), Phase::Deal | Phase::Over));
        RoundReport { round, seats, then }
    }
}

fn seat_report(wanted: Seat, events: &[Event]) -> Option<SeatReport> {
    let steps = events.iter().filter_map(|event| match *event {
        Event::Placed { seat, placement } if seat == wanted => Some(TilingStep::Placed(placement)),
        Event::Dropped { seat, drop } if seat == wanted => Some(TilingStep::Dropped(drop)),
        _ => None,
    });
    let payment = events.iter().find_map(|event| match *event {
        Event::Paid { seat, payment } if seat == wanted => Some(payment),
        _ => None,
    })?;
    Some(SeatReport { steps: steps.collect(), payment })
}

/// What happened while the discs were filled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealReport {
    /// If the lid was poured back into the bag: how many tiles had been drawn before.
    pub lid_poured: Option<u16>,
    /// How many tiles are missing because bag and lid ran out.
    pub missing: u16,
    /// The disc of effect 1 and the tile it got.
    pub extra: Option<(Factory, Tile)>,
    /// What effect 2 pulled: the magnet's disc, the neighbor, the tile.
    pub pulled: Vec<(Factory, Factory, Tile)>,
}

impl DealReport {
    /// Tells the story of a deal.
    pub(crate) fn tell(events: &[Event]) -> DealReport {
        let mut report = DealReport::default();
        for event in events {
            match *event {
                Event::LidPoured { drawn } => report.lid_poured = Some(drawn),
                Event::Short { missing } => report.missing = missing,
                Event::Extra { factory, tile } => report.extra = Some((factory, tile)),
                Event::Pulled { to, from, tile } => report.pulled.push((to, from, tile)),
                Event::Placed { .. } | Event::Dropped { .. } | Event::Paid { .. } => {}
            }
        }
        report
    }
}
