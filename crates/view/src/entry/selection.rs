//! What is selected, and how presses change it.

use super::{Answer, ConfirmMode, Placements, Press, split};
use azulejo_rules::{
    Column, Destination, IllegalMove, Line, Move, Phase, Place, Position, Source, Take, Tile,
};

/// What a player has selected so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A disc or the center, its color still open.
    Source(Source),
    /// All tiles of one color at a source, in the hand.
    Tiles {
        /// Where from.
        source: Source,
        /// Their color.
        tile: Tile,
    },
    /// The whole take, waiting to be confirmed; `left` is there where the spread's rest is to be
    /// split, and may be a split that the rules refuse.
    Aimed(Take),
    /// The completed lines of the free wall and the columns chosen for them.
    Placing(Placements),
}

impl Selection {
    /// What is selected before anything was pressed.
    pub(super) fn begin(pos: &Position) -> Selection {
        Placements::begin(pos).map_or(Selection::Nothing, Selection::Placing)
    }

    /// The source and color in the hand.
    pub fn held(&self) -> Option<(Source, Tile)> {
        match *self {
            Selection::Tiles { source, tile } => Some((source, tile)),
            Selection::Aimed(take) => Some((take.source, take.tile)),
            Selection::Nothing | Selection::Source(_) | Selection::Placing(_) => None,
        }
    }

    /// The source that is selected, with or without a color.
    pub fn source(&self) -> Option<Source> {
        match *self {
            Selection::Source(source) => Some(source),
            _ => self.held().map(|(source, _)| source),
        }
    }

    /// The take that waits to be confirmed.
    pub fn aimed(&self) -> Option<Take> {
        match *self {
            Selection::Aimed(take) => Some(take),
            _ => None,
        }
    }

    /// The columns being chosen.
    pub fn placements(&self) -> Option<&Placements> {
        match self {
            Selection::Placing(placements) => Some(placements),
            _ => None,
        }
    }

    /// Whether a press of [`Press::Confirm`] would play now.
    pub fn can_confirm(&self, pos: &Position) -> bool {
        match self {
            Selection::Aimed(take) => pos.check((*take).into()).is_ok(),
            Selection::Placing(placements) => placements.is_complete(),
            Selection::Nothing | Selection::Source(_) | Selection::Tiles { .. } => false,
        }
    }

    /// Whether the selection can still lead to a move in a position.
    pub(super) fn fits(&self, pos: &Position) -> bool {
        match self {
            Selection::Placing(placements) => placements.fits(pos),
            _ if pos.phase() == Phase::Tiling => false,
            Selection::Nothing => true,
            Selection::Source(source) => check_source(pos, *source).is_ok(),
            Selection::Tiles { source, tile } => check_tile(pos, *source, *tile).is_ok(),
            Selection::Aimed(take) => {
                let split = split::default_split(pos, take.source, take.tile);
                let sound = Take { left: split, ..*take };
                split.is_some() == take.left.is_some() && pos.check(sound.into()).is_ok()
            }
        }
    }

    /// What a press does to a selection that fits the position.
    pub(super) fn press(&mut self, pos: &Position, press: Press, mode: ConfirmMode) -> Answer {
        if let Selection::Placing(placements) = self {
            let answer = placements.press(press);
            if matches!(answer, Answer::Play(_)) {
                *self = Selection::Nothing;
            }
            return answer;
        }
        match press {
            Press::Source(source) => self.press_source(pos, source),
            Press::Tile(source, tile) => self.press_tile(pos, source, tile),
            Press::Destination(to) => self.press_destination(pos, to, mode),
            Press::Left(tile) => self.press_left(pos, tile),
            Press::Column(line, column) => refuse_column(pos, line, column),
            Press::Confirm => self.aimed().map_or(Answer::Nothing, |take| self.play(pos, take)),
            Press::Back => self.step_back(),
            Press::Cancel => self.change(Selection::Nothing),
        }
    }

    /// Another selection takes the place of this one.
    fn change(&mut self, to: Selection) -> Answer {
        if *self == to {
            return Answer::Nothing;
        }
        *self = to;
        Answer::Changed
    }

    fn press_source(&mut self, pos: &Position, source: Source) -> Answer {
        if *self == Selection::Source(source) {
            return self.change(Selection::Nothing);
        }
        match check_source(pos, source) {
            Err(illegal) => Answer::Refused(illegal),
            Ok(()) => self.change(Selection::Source(source)),
        }
    }

    fn press_tile(&mut self, pos: &Position, source: Source, tile: Tile) -> Answer {
        if self.held() == Some((source, tile)) {
            return self.change(Selection::Nothing);
        }
        match check_tile(pos, source, tile) {
            Err(illegal) => Answer::Refused(illegal),
            Ok(()) => self.change(Selection::Tiles { source, tile }),
        }
    }

    fn press_destination(&mut self, pos: &Position, to: Destination, mode: ConfirmMode) -> Answer {
        let Some((source, tile)) = self.held() else { return Answer::Nothing };
        let aimed = self.aimed();
        if let Some(take) = aimed.filter(|take| take.to == to) {
            // The same destination again.
            return if mode == ConfirmMode::TapTwice {
                self.play(pos, take)
            } else {
                Answer::Nothing
            };
        }
        let fresh = Take { source, tile, to, left: split::default_split(pos, source, tile) };
        if let Err(illegal) = pos.check(fresh.into()) {
            return Answer::Refused(illegal);
        }
        if mode == ConfirmMode::Instant && fresh.left.is_none() {
            return self.play(pos, fresh);
        }
        // A split that was chosen stays when only the destination changes.
        let left = aimed.map_or(fresh.left, |take| take.left);
        self.change(Selection::Aimed(Take { left, ..fresh }))
    }

    fn press_left(&mut self, pos: &Position, tile: Tile) -> Answer {
        let Selection::Aimed(take) = self else { return Answer::Nothing };
        match take.left {
            Some(left) if split::rest_of_spread(pos, take.source, take.tile).has(tile) => {
                take.left = Some(split::toggled(left, tile));
                Answer::Changed
            }
            _ => Answer::Nothing,
        }
    }

    fn step_back(&mut self) -> Answer {
        let back = match *self {
            Selection::Aimed(Take { source, tile, .. }) => Selection::Tiles { source, tile },
            Selection::Tiles { source, .. } => Selection::Source(source),
            Selection::Source(_) | Selection::Nothing | Selection::Placing(_) => Selection::Nothing,
        };
        self.change(back)
    }

    fn play(&mut self, pos: &Position, take: Take) -> Answer {
        let mv = Move::from(take);
        match pos.check(mv) {
            Err(illegal) => Answer::Refused(illegal),
            Ok(()) => {
                *self = Selection::Nothing;
                Answer::Play(vec![mv])
            }
        }
    }
}

/// Whether anything can be taken from a source.
fn check_source(pos: &Position, source: Source) -> Result<(), IllegalMove> {
    let any = pos.tiles_at(source).iter().next().unwrap_or(Tile::Blue);
    check_tile(pos, source, any)
}

/// Whether a color can be taken from a source; the floor takes anything, so it decides.
fn check_tile(pos: &Position, source: Source, tile: Tile) -> Result<(), IllegalMove> {
    let left = split::default_split(pos, source, tile);
    pos.check(Take { source, tile, to: Destination::Floor, left }.into())
}

/// A column while nothing is to be placed; the rules say why not.
fn refuse_column(pos: &Position, line: Line, column: Column) -> Answer {
    pos.check(Place { line, column }.into()).err().map_or(Answer::Nothing, Answer::Refused)
}
