//! The text of a position in the making, sound or not.

use super::OrDash;
use crate::{LineTiles, Seat, SeatSetup, Setup, Tile};
use std::fmt;

/// The text of a position, whatever is wrong with it; a sound one has the text of its position.
///
/// ```
/// use azulejo_rules::{Position, Seat, Setup};
/// let pos = Position::new("2cp".parse()?, Seat::new(2).unwrap());
/// assert_eq!(Setup::from(&pos).to_string(), pos.to_string());
/// # Ok::<(), azulejo_rules::RulesError>(())
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rules, self.round)?;
        if self.barren > 0 {
            write!(f, "+{}", self.barren)?;
        }
        let to_act = self.to_act.map_or(0, Seat::number);
        write!(f, " {to_act} {} {}", self.first, self.marker)?;
        for (index, disc) in self.discs.iter().enumerate() {
            write!(f, "{}{disc}", if index == 0 { ' ' } else { ',' })?;
        }
        write!(f, " {}", OrDash(&self.center))?;
        for heap in [self.bag, self.lid] {
            let [b, y, r, k, w] = heap.counts().0;
            write!(f, " {b}.{y}.{r}.{k}.{w}")?;
        }
        self.seats.iter().try_for_each(|seat| write!(f, " {seat}"))
    }
}

/// `score:lines:wall:floor[:disc]`.
impl fmt::Display for SeatSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score.fmt(f)?;
        for (index, line) in self.lines.iter().enumerate() {
            f.write_str(if index == 0 { ":" } else { "/" })?;
            match line {
                Some(LineTiles { tile, count }) => write!(f, "{tile}{count}")?,
                None => f.write_str("-")?,
            }
        }
        for (index, row) in self.wall.iter().enumerate() {
            f.write_str(if index == 0 { ":" } else { "/" })?;
            let square = |f: &mut fmt::Formatter<'_>, tile: &Option<Tile>| match tile {
                Some(tile) => tile.fmt(f),
                None => f.write_str("."),
            };
            row.iter().try_for_each(|tile| square(f, tile))?;
        }
        f.write_str(if self.floor.is_empty() { ":-" } else { ":" })?;
        self.floor.iter().try_for_each(|item| item.fmt(f))?;
        self.tray.map_or(Ok(()), |tray| write!(f, ":{tray}"))
    }
}

#[cfg(test)]
mod tests {
    use crate::Setup;

    #[test]
    fn a_table_in_the_making_is_read_as_it_was_written() {
        for text in [
            "3cs 34+1 0 1 2 BBYR,2R*KKWW,x,3*-,-,-,5*BBBBBB BYW 1.2.3.4.5 0.0.0.0.7 \
             7:B9/Y1/-/-/W5:BBBBB/...../...../..K../.....:PPBYRKWB:P \
             0:-/-/-/-/-:...../...../...../...../.....:- \
             65535:-/-/-/-/-:...../...../...../...../.....:-:.",
            "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
             0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-",
        ] {
            let setup: Setup = text.parse().expect("well formed");
            assert_eq!(setup.to_string(), text);
        }
    }
}
