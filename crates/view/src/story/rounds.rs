//! Deals, the ends of rounds and the end of the game in words.

use super::{Narrator, RoundTable, SeatTable, TableRow};
use crate::i18n::Args;
use azulejo_rules::{
    AfterRound, Bonuses, DealReport, Effect, Ending, Factory, FloorItem, Outcome, Position,
    RoundReport, Seat, Standing, TieBreak, Tray,
};

impl Narrator<'_> {
    /// A deal, told from the table after it: the round, who starts, and what happened to the
    /// supply and on the gold discs.
    pub fn deal(&self, after: &Position, report: &DealReport) -> Vec<String> {
        let args = Args::new().number("round", after.round());
        let args = args.text("name", self.name(after.first()));
        let mut told = vec![self.texts.tell("deal-round", &args)];
        told.extend(self.supply(report));
        told.extend(self.gold(after));
        if let Some((factory, tile)) = report.extra {
            let args = Args::new().number("factory", factory.number()).tile(tile);
            told.push(self.texts.tell("deal-extra", &args));
        }
        for &(to, from, tile) in &report.pulled {
            let args = Args::new().number("factory", to.number()).number("from", from.number());
            told.push(self.texts.tell("deal-pulled", &args.tile(tile)));
        }
        told
    }

    /// Whether the tiles lasted (RULES 4.1).
    fn supply(&self, report: &DealReport) -> Vec<String> {
        let poured = report.lid_poured.map(|drawn| match drawn {
            0 => self.texts.say("deal-poured"),
            drawn => self.texts.tell("deal-poured-after", &Args::new().number("count", drawn)),
        });
        let short = (report.missing > 0)
            .then(|| self.texts.tell("deal-short", &Args::new().number("count", report.missing)));
        poured.into_iter().chain(short).collect()
    }

    /// Which discs lie with their gold side up.
    fn gold(&self, after: &Position) -> Option<String> {
        let circle = after.rules().circle();
        let discs: Vec<String> = circle
            .filter_map(|factory| Some(self.gold_disc(factory, after.disc(factory).effect()?)))
            .collect();
        let args = Args::new().text("discs", self.texts.list(&discs));
        (!discs.is_empty()).then(|| self.texts.tell("deal-gold", &args))
    }

    fn gold_disc(&self, factory: Factory, effect: Effect) -> String {
        let args = Args::new().number("factory", factory.number());
        self.texts.tell("deal-gold-disc", &args.text("effect", self.effect_name(effect)))
    }

    /// The end of a round: a sentence or more for each player, then what follows.
    pub fn round(&self, report: &RoundReport) -> Vec<String> {
        let table = RoundTable::of(report);
        let mut told =
            vec![self.texts.tell("round-ends", &Args::new().number("round", report.round))];
        told.extend(table.seats.iter().flat_map(|seat| self.seat_round(seat)));
        told.push(self.what_follows(&report.then));
        told
    }

    /// What a round brought one player: what fell, what the tray spared, then the account.
    pub fn seat_round(&self, table: &SeatTable) -> Vec<String> {
        let mut told: Vec<String> =
            table.rows.iter().filter_map(|row| self.dropped(table.seat, *row)).collect();
        if let Some(Tray::Holds(item)) = table.tray {
            told.push(self.spared(table.seat, item));
        }
        told.push(self.account(table));
        if table.lost < table.floor_cost {
            let args = Args::new().text("name", self.name(table.seat));
            told.push(self.texts.tell("round-held", &args));
        }
        told
    }

    fn dropped(&self, seat: Seat, row: TableRow) -> Option<String> {
        let TableRow::Dropped { line, tile } = row else { return None };
        let args = Args::new().text("name", self.name(seat)).tile(tile);
        let args = args.number("line", line.number()).number("count", line.spaces());
        Some(self.texts.tell("round-dropped", &args))
    }

    fn spared(&self, seat: Seat, item: FloorItem) -> String {
        let args = Args::new().text("name", self.name(seat));
        match item {
            FloorItem::Tile(tile) => self.texts.tell("round-tray-tile", &args.tile(tile)),
            FloorItem::Marker => self.texts.tell("round-tray-marker", &args),
        }
    }

    fn account(&self, table: &SeatTable) -> String {
        let placed = table.rows.iter().filter(|row| row.points() > 0).count();
        let args = Args::new()
            .text("name", self.name(table.seat))
            .number("count", placed as u32)
            .number("gained", table.gained)
            .number("cost", table.floor_cost)
            .number("points", table.total);
        let id = match (placed, table.floor_cost) {
            (0, 0) => "round-seat-nothing",
            (0, _) => "round-seat-floor",
            (_, 0) => "round-seat-clean",
            _ => "round-seat",
        };
        self.texts.tell(id, &args)
    }

    fn what_follows(&self, then: &AfterRound) -> String {
        match then {
            AfterRound::Round { starts } => {
                self.texts.tell("round-next", &Args::new().text("name", self.name(*starts)))
            }
            AfterRound::End(outcome) => self.ending(outcome.ending),
        }
    }

    /// Why the game ended.
    pub fn ending(&self, ending: Ending) -> String {
        match ending {
            Ending::Row => self.texts.say("end-row"),
            Ending::Stalemate => {
                let args = Args::new().number("rounds", Position::MOST_BARREN);
                self.texts.tell("end-stalemate", &args)
            }
            Ending::Supply => self.texts.say("end-supply"),
        }
    }

    /// The end of the game: the bonuses, then who won and by which rule. Why it ended is told with
    /// the [round](Narrator::round).
    pub fn game_over(&self, outcome: &Outcome) -> Vec<String> {
        let standings = outcome.standings.iter().zip(Seat::ALL);
        let mut told: Vec<String> =
            standings.filter_map(|(standing, seat)| self.bonus(seat, *standing)).collect();
        told.push(self.verdict(outcome));
        told
    }

    fn bonus(&self, seat: Seat, standing: Standing) -> Option<String> {
        let Bonuses { rows, columns, colors } = standing.bonuses;
        let args = Args::new()
            .text("name", self.name(seat))
            .number("points", standing.bonuses.points())
            .number("rows", rows)
            .number("columns", columns)
            .number("colors", colors);
        (standing.bonuses.points() > 0).then(|| self.texts.tell("over-bonus", &args))
    }

    /// Who won, in one sentence that names the tie-break (RULES 5.3).
    pub fn verdict(&self, outcome: &Outcome) -> String {
        let best = outcome.winners.first().and_then(|seat| outcome.standings.get(seat.index()));
        let Some(Standing { score, bonuses }) = best.copied() else { return String::new() };
        let args = Args::new().number("points", score).number("rows", bonuses.rows);
        let winners = self.name_list(&outcome.winners);
        match outcome.tie_break {
            TieBreak::Points => self.texts.tell("over-points", &args.text("name", winners)),
            TieBreak::Rows => {
                let tied = self.name_list(&tied(outcome, score));
                self.texts.tell("over-rows", &args.text("name", winners).text("names", tied))
            }
            TieBreak::Shared => self.texts.tell("over-shared", &args.text("names", winners)),
        }
    }
}

/// Who has the most points.
fn tied(outcome: &Outcome, score: u16) -> Vec<Seat> {
    let standings = outcome.standings.iter().zip(Seat::ALL);
    standings.filter(|(standing, _)| standing.score == score).map(|(_, seat)| seat).collect()
}
