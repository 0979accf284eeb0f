//! What a chapter is made of.

use super::example::Drawn;

/// A part of a chapter.
#[derive(Clone, Copy, Debug)]
pub enum Block {
    /// A paragraph: a message.
    Text(&'static str),
    /// A list: a message an item.
    List(&'static [&'static str]),
    /// A wall with a tile that is being placed.
    Wall(Drawn),
    /// How many discs for how many players.
    Discs,
    /// What so much on the floor costs.
    Floor,
    /// The bonuses.
    Bonuses,
    /// The gold sides.
    Effects,
    /// The keys.
    Keys,
}
