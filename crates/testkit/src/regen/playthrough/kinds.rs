//! What a game has to tell.

use super::Scene;
use azulejo_rules::{
    Destination, Effect, Ending, Floor, Marker, Move, MoveKind, Outcome, Position, RoundReport,
    Seat, SeatReport, Source, TieBreak, Tray,
};
use std::collections::BTreeSet;

/// The kinds of things that do not happen in every game, as far as they happened in this one.
#[derive(Default)]
pub(super) struct Kinds(BTreeSet<&'static str>);

impl Kinds {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Their names, each as one word for a list with commas.
    pub(super) fn names(&self) -> impl Iterator<Item = String> {
        let last = self.len();
        self.0.iter().zip(1..).map(move |(name, number)| {
            if number < last { format!("{name},") } else { (*name).to_owned() }
        })
    }

    /// Notes what a scene has to tell.
    pub(super) fn note(&mut self, scene: &Scene<'_>) {
        match scene {
            Scene::Deal { before, report, .. } => {
                self.note_if(before.barren() > 0, "a barren round");
                self.note_if(report.lid_poured.is_some(), "the lid poured");
                self.note_if(report.missing > 0, "missing tiles");
                self.note_if(report.extra.is_some(), "an extra tile");
                self.note_if(report.pulled.len() > 1, "two pulled tiles");
            }
            Scene::Move { before, seat, mv, report } => {
                self.note_move(before, *seat, *mv);
                if let Some(report) = report {
                    self.note_round(report);
                }
            }
            Scene::End { outcome, .. } => self.note_outcome(outcome),
        }
    }

    fn note_if(&mut self, happened: bool, name: &'static str) {
        if happened {
            self.0.insert(name);
        }
    }

    fn note_move(&mut self, pos: &Position, seat: Seat, mv: Move) {
        let MoveKind::Take(take) = mv.kind() else { return };
        let full = pos.board(seat).floor().len() == Floor::SPACES;
        let marker = take.source == Source::Center && pos.marker() == Marker::Center;
        self.note_if(full && marker, "a marker on a full floor");
        self.note_if(full && take.to == Destination::Floor, "tiles on a full floor");
        let keeper = |factory| pos.disc(factory).effect() == Some(Effect::Keeper);
        let kept = matches!(take.source, Source::Factory(factory) if keeper(factory));
        let rest = pos.tiles_at(take.source).without(take.tile);
        self.note_if(kept && !rest.is_empty(), "tiles kept");
        self.note_if(take.left.is_some(), "tiles spread");
        self.note_if(take.left.is_some_and(|left| left.len() > 1), "two colors spread left");
        self.note_if(
            take.left.is_some() && pos.taken().is_some(),
            "tiles spread after the tray was taken",
        );
    }

    fn note_round(&mut self, report: &RoundReport) {
        for seat in &report.seats {
            self.note_seat(seat);
        }
    }

    fn note_seat(&mut self, report: &SeatReport) {
        let payment = &report.payment;
        let holds = matches!(payment.tray, Some(Tray::Holds(_)));
        let unpaid = u16::from(payment.floor.cost()) > payment.before;
        self.note_if(report.dropped().next().is_some(), "a dropped line");
        self.note_if(report.placements().count() >= 4, "four tiles of one player");
        self.note_if(report.placements().any(|placed| placed.runs.points() >= 6), "long runs");
        self.note_if(payment.floor.len() == Floor::SPACES, "a full floor paid");
        self.note_if(unpaid, "a score held at 0");
        self.note_if(holds, "a tray with an item");
        self.note_if(payment.tray == Some(Tray::Free), "a tray left free");
    }

    fn note_outcome(&mut self, outcome: &Outcome) {
        let bonuses = || outcome.standings.iter().map(|standing| standing.bonuses);
        self.note_if(bonuses().any(|bonuses| bonuses.columns > 0), "a complete column");
        self.note_if(bonuses().any(|bonuses| bonuses.colors > 0), "a complete color");
        self.note_if(bonuses().any(|bonuses| bonuses.rows > 1), "two complete rows");
        self.note_if(outcome.ending != Ending::Row, "an end without a row");
        self.note_if(outcome.tie_break != TieBreak::Points, "a tie");
    }
}
