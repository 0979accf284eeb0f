//! What is wrong: with a table set up by hand, with a typed position, with a deal.
//!
//! These sentences are of the school ([`Texts::school`](crate::Texts::school)): who only plays never sets
//! up a table.

mod deals;
mod texts;

use super::Narrator;
use crate::i18n::Args;
use azulejo_rules::{
    DiscDeal, Factory, Fault, Faults, Floor, Leftover, Line, Position, Seat, SeatRole, Tile,
};

impl Narrator<'_> {
    /// One thing that is wrong with a table: where and why.
    ///
    /// ```
    /// use azulejo_rules::{Factory, Fault};
    /// use azulejo_view::{Language, Names, Narrator, Texts, Theme};
    /// let texts = Texts::school(Language::En, Theme::Palace);
    /// let names = Names::by_seat(&texts, "2cp".parse()?);
    /// let fault = Fault::DiscCount { factory: Factory::ALL[2], found: 5 };
    /// let told = Narrator::new(&texts, &names).fault(&fault);
    /// assert_eq!(told, "Factory 3 has 5 tiles; it holds 4.");
    /// # Ok::<(), azulejo_rules::RulesError>(())
    /// ```
    pub fn fault(&self, fault: &Fault) -> String {
        let (id, args) = self.fault_message(fault);
        self.texts.tell(id, &args)
    }

    /// Everything that is wrong with a table, a sentence each.
    pub fn faults(&self, faults: &Faults) -> Vec<String> {
        faults.iter().map(|fault| self.fault(fault)).collect()
    }

    #[allow(clippy::too_many_lines, reason = "a table: one message a fault")]
    fn fault_message(&self, fault: &Fault) -> (&'static str, Args) {
        match *fault {
            Fault::RoundZero => ("fault-round", Args::new()),
            Fault::WrongDiscs { found, expected } => ("fault-discs", compared(found, expected)),
            Fault::WrongSeats { found, expected } => ("fault-seats", compared(found, expected)),
            Fault::NoSuchSeat { role, seat } => {
                let args = Args::new().text("role", role_word(role));
                ("fault-no-seat", args.number("seat", seat.number()))
            }
            Fault::Census { tile, found } => {
                let args = Args::new().tile(tile).number("count", found);
                ("fault-census", args.number("copies", Tile::COPIES))
            }
            Fault::WallColor { seat, line, column, tile } => {
                let args = self.of_line(seat, line).number("column", column.number()).tile(tile);
                ("fault-wall-color", args.text("wanted", self.color(column.color(line))))
            }
            Fault::RowTwice { seat, line, tile } => {
                ("fault-row-twice", self.of_line(seat, line).tile(tile))
            }
            Fault::ColumnTwice { seat, column, tile } => {
                let args = self.of_seat(seat).number("column", column.number());
                ("fault-column-twice", args.tile(tile))
            }
            Fault::LineCount { seat, line, found: 0 } => {
                ("fault-line-none", self.of_line(seat, line))
            }
            Fault::LineCount { seat, line, found } => {
                let args = self.of_line(seat, line).number("count", found);
                ("fault-line-count", args.number("spaces", line.spaces()))
            }
            Fault::LineOnWall { seat, line, tile } => {
                ("fault-line-on-wall", self.of_line(seat, line).tile(tile))
            }
            Fault::FloorCount { seat, found } => {
                let args = self.of_seat(seat).number("count", found as u32);
                ("fault-floor-count", args.number("spaces", Floor::SPACES as u32))
            }
            Fault::MarkerMisplaced { seat } => ("fault-marker-misplaced", self.of_seat(seat)),
            Fault::MarkerMissing { seat } => ("fault-marker-missing", self.of_seat(seat)),
            Fault::GoldCount { found, expected } => ("fault-gold-count", compared(found, expected)),
            Fault::GoldTwice { effect } => {
                ("fault-gold-twice", Args::new().text("effect", self.effect_name(effect)))
            }
            Fault::TakenNotHeld { factory } => ("fault-taken-not-held", of_disc(factory)),
            Fault::HeldNotTaken { seat } => ("fault-held-not-taken", self.of_seat(seat)),
            Fault::DiscCount { factory, found } => {
                let args = of_disc(factory).number("count", found);
                ("fault-disc-count", args.number("most", DiscDeal::TILES as u32))
            }
            Fault::RowComplete { seat, line } => ("fault-row-complete", self.of_line(seat, line)),
            Fault::Barren { found } => ("fault-barren", most_barren().number("found", found)),
            Fault::NothingToDeal => ("fault-nothing-to-deal", Args::new()),
            Fault::NoEnding => ("fault-no-ending", most_barren()),
            Fault::NotCleared { leftover } => self.leftover_message(leftover),
            Fault::NotTheStarter { to_act, first } => {
                ("fault-not-the-starter", self.of_seat(to_act).text("first", self.name(first)))
            }
            Fault::NothingToDecide => ("fault-nothing-to-decide", Args::new()),
            Fault::WrongDecider { found, expected } => {
                ("fault-wrong-decider", self.of_seat(found).text("expected", self.name(expected)))
            }
            Fault::NoColumn { seat, line } => ("fault-no-column", self.of_line(seat, line)),
        }
    }

    /// What should have been cleared away when the round was over.
    fn leftover_message(&self, leftover: Leftover) -> (&'static str, Args) {
        match leftover {
            Leftover::Disc(factory) => ("fault-not-cleared-disc", of_disc(factory)),
            Leftover::Center => ("fault-not-cleared-center", Args::new()),
            Leftover::Marker => ("fault-not-cleared-marker", Args::new()),
            Leftover::Floor(seat) => ("fault-not-cleared-floor", self.of_seat(seat)),
            Leftover::Tray(seat) => ("fault-not-cleared-tray", self.of_seat(seat)),
        }
    }

    fn of_seat(&self, seat: Seat) -> Args {
        Args::new().text("name", self.name(seat))
    }

    fn of_line(&self, seat: Seat, line: Line) -> Args {
        self.of_seat(seat).number("line", line.number())
    }
}

fn of_disc(factory: Factory) -> Args {
    Args::new().number("factory", factory.number())
}

fn compared(found: usize, expected: usize) -> Args {
    Args::new().number("found", found as u32).number("expected", expected as u32)
}

fn most_barren() -> Args {
    Args::new().number("most", Position::MOST_BARREN)
}

/// The part's name in the message `fault-no-seat`.
fn role_word(role: SeatRole) -> &'static str {
    match role {
        SeatRole::ToAct => "act",
        SeatRole::First => "first",
        SeatRole::MarkerTaker => "marker",
    }
}
