//! What is played, in a word.

use azulejo_rules::{FactoryKind, WallSide};

/// The message that names a side of the boards.
pub fn wall_name(wall: WallSide) -> &'static str {
    match wall {
        WallSide::Colored => "wall-colored",
        WallSide::Free => "wall-free",
    }
}

/// The message that names a kind of discs.
pub fn factories_name(kind: FactoryKind) -> &'static str {
    match kind {
        FactoryKind::Plain => "factories-plain",
        FactoryKind::Special => "factories-special",
        FactoryKind::SpecialEven => "factories-even",
    }
}
