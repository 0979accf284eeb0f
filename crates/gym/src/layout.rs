//! Which numbers an observation has, and where.

use crate::Field;
use azulejo_rules::{Column, Effect, Floor, Line, Rules, Tile, WallSide};

/// Points are hundredths in observations.
pub(crate) const POINTS: u16 = 100;
/// A tenth of an observation's number is a round.
pub(crate) const ROUNDS: u16 = 10;
/// So many barren rounds end a game (RULES 4.3), so none has more.
pub(crate) const BARREN: u16 = 3;
/// A disc is filled with so many tiles, though neighbors may send it more.
pub(crate) const DISC: u16 = 4;
/// The center seldom holds more of one color.
pub(crate) const CENTER: u16 = 10;
/// There are so many tiles of a color (RULES 1.1).
pub(crate) const COLOR: u16 = 20;
/// The phases: deal, offer, tiling, over.
pub(crate) const PHASES: usize = 4;
/// What can lie on a floor space: a color or the marker.
pub(crate) const ITEMS: usize = Tile::COUNT + 1;
/// A tray that is held is free or holds an item.
pub(crate) const TRAY: usize = 1 + ITEMS;

/// The observation of a rule set, field by field: the table first, then every board, beginning with
/// that of the player who looks and going on in turn order.
///
/// ```
/// use azulejo_gym::Layout;
/// let layout = Layout::of("2cp".parse()?);
/// assert_eq!(layout.size(), 239);
/// assert_eq!(layout.fields()[0].name, "phase");
/// # Ok::<(), azulejo_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    fields: Vec<Field>,
}

impl Layout {
    /// The layout of a rule set.
    pub fn of(rules: Rules) -> Layout {
        let mut layout = Layout { fields: Vec::new() };
        layout.add_table(rules);
        for seat in 0..rules.players.count() {
            layout.add_board(rules, seat);
        }
        layout
    }

    /// Its fields, from the first number to the last.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.fields.last().map_or(0, Field::end)
    }

    /// How many numbers the layout of a rule set has, without laying it out.
    pub const fn size_of(rules: Rules) -> usize {
        let (seats, discs) = (rules.players.count(), rules.discs());
        let spaces = match rules.wall {
            WallSide::Colored => Column::COUNT,
            WallSide::Free => Column::COUNT * Tile::COUNT,
        };
        let gold = rules.has_gold() as usize;
        let table = PHASES + 1 + 1 + seats + seats + 1 + seats + (discs + 3) * Tile::COUNT;
        let board = 1 + Line::COUNT * (Tile::COUNT + spaces) + Floor::SPACES * ITEMS;
        table + gold * discs * (Effect::ALL.len() + 1) + seats * (board + gold * TRAY)
    }

    fn add_table(&mut self, rules: Rules) {
        let (seats, discs) = (rules.players.count(), rules.discs());
        self.add("phase", &[PHASES], 1, 1);
        self.add("round", &[1], ROUNDS, u16::MAX);
        self.add("barren", &[1], BARREN, BARREN);
        self.add("to_act", &[seats], 1, 1);
        self.add("first", &[seats], 1, 1);
        self.add("marker", &[1 + seats], 1, 1);
        self.add("discs", &[discs, Tile::COUNT], DISC, COLOR);
        if rules.has_gold() {
            self.add("gold", &[discs, Effect::ALL.len()], 1, 1);
            self.add("taken", &[discs], 1, 1);
        }
        self.add("center", &[Tile::COUNT], CENTER, COLOR);
        self.add("bag", &[Tile::COUNT], COLOR, COLOR);
        self.add("lid", &[Tile::COUNT], COLOR, COLOR);
    }

    fn add_board(&mut self, rules: Rules, seat: usize) {
        let named = |what: &str| format!("board{seat}.{what}");
        self.add(&named("score"), &[1], POINTS, u16::MAX);
        self.add(&named("lines"), &[Line::COUNT, Tile::COUNT], 1, 1);
        match rules.wall {
            WallSide::Colored => self.add(&named("wall"), &[Line::COUNT, Column::COUNT], 1, 1),
            WallSide::Free => {
                self.add(&named("wall"), &[Line::COUNT, Column::COUNT, Tile::COUNT], 1, 1);
            }
        }
        self.add(&named("floor"), &[Floor::SPACES, ITEMS], 1, 1);
        if rules.has_gold() {
            self.add(&named("tray"), &[TRAY], 1, 1);
        }
    }

    fn add(&mut self, name: &str, shape: &[usize], unit: u16, most: u16) {
        let (name, start) = (name.to_owned(), self.size());
        self.fields.push(Field { name, start, shape: shape.to_vec(), unit, most });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_follow_each_other_without_a_gap() {
        for rules in Rules::ALL {
            let layout = Layout::of(rules);
            let mut next = 0;
            for field in layout.fields() {
                assert_eq!(field.start, next, "{rules}: {}", field.name);
                assert!(!field.is_empty());
                next = field.end();
            }
            assert_eq!((next, Layout::size_of(rules)), (layout.size(), layout.size()));
        }
    }
}
