//! The end of a round as a table.

use azulejo_rules::{
    BySeat, Column, DroppedLine, FloorItem, Line, Placement, RoundReport, Runs, Seat, SeatReport,
    Tile, TilingStep, Tray,
};

/// The end of a round as a table: for each player the tiles, the floor and the total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundTable {
    /// The round that ended.
    pub round: u16,
    /// What it brought each player, in seat order.
    pub seats: BySeat<SeatTable>,
}

/// What a round brought one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTable {
    /// Who.
    pub seat: Seat,
    /// The score before.
    pub before: u16,
    /// The full lines, from top to bottom.
    pub rows: Vec<TableRow>,
    /// What the placed tiles brought together.
    pub gained: u16,
    /// What lay on the floor, from left to right.
    pub floor: Vec<FloorItem>,
    /// What the floor cost.
    pub floor_cost: u16,
    /// What was really lost: less than the cost where there was less to lose.
    pub lost: u16,
    /// The tray, if the player held it.
    pub tray: Option<Tray>,
    /// The score after the floor, before any bonus.
    pub total: u16,
}

/// One full line of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableRow {
    /// Its tile moved to the wall.
    Placed {
        /// The line.
        line: Line,
        /// The column.
        column: Column,
        /// The color.
        tile: Tile,
        /// Both runs; [`Runs::points`] is what it scored.
        runs: Runs,
        /// The score with it.
        score: u16,
    },
    /// It found no column and fell.
    Dropped {
        /// The line: as many tiles fell as it has spaces.
        line: Line,
        /// The color.
        tile: Tile,
    },
}

impl RoundTable {
    /// The table of a round that ended.
    pub fn of(report: &RoundReport) -> RoundTable {
        let seats = report.seats.iter().zip(Seat::ALL);
        RoundTable {
            round: report.round,
            seats: seats.map(|(report, seat)| SeatTable::of(seat, report)).collect(),
        }
    }
}

impl SeatTable {
    fn of(seat: Seat, report: &SeatReport) -> SeatTable {
        let payment = &report.payment;
        let gained = report.gained();
        SeatTable {
            seat,
            before: payment.before.saturating_sub(gained),
            rows: report.steps.iter().copied().map(TableRow::of).collect(),
            gained,
            floor: payment.floor.items().collect(),
            floor_cost: payment.floor.cost().into(),
            lost: payment.before - payment.after,
            tray: payment.tray,
            total: payment.after,
        }
    }
}

impl TableRow {
    fn of(step: TilingStep) -> TableRow {
        match step {
            TilingStep::Placed(Placement { line, column, tile, runs, score }) => {
                TableRow::Placed { line, column, tile, runs, score }
            }
            TilingStep::Dropped(DroppedLine { line, tile }) => TableRow::Dropped { line, tile },
        }
    }

    /// What the line brought; nothing where it fell.
    pub fn points(&self) -> u8 {
        match self {
            TableRow::Placed { runs, .. } => runs.points(),
            TableRow::Dropped { .. } => 0,
        }
    }
}
