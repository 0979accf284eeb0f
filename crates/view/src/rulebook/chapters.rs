//! What each chapter says.

use super::block::Block::{self, Bonuses, Discs, Effects, Floor, Keys, List, Text, Wall};
use super::chapter::Chapter;
use super::example::Drawn;

impl Chapter {
    /// Its parts.
    pub const fn blocks(self) -> &'static [Block] {
        match self {
            Chapter::Short => &[Text("rules-short-take"), Text("rules-short-end")],
            Chapter::Setup => SETUP,
            Chapter::Offer => OFFER,
            Chapter::Floor => FLOOR,
            Chapter::Tiling => TILING,
            Chapter::NextRound => &[Text("rules-next-start"), Text("rules-next-lid")],
            Chapter::End => END,
            Chapter::FreeWall => FREE_WALL,
            Chapter::Special => SPECIAL,
            Chapter::Handling => HANDLING,
        }
    }
}

const SETUP: &[Block] =
    &[Text("rules-setup-bag"), Text("rules-setup-discs"), Discs, Text("rules-setup-board")];

const OFFER: &[Block] = &[
    Text("rules-offer-turn"),
    List(&["rules-offer-factory", "rules-offer-center"]),
    Text("rules-offer-lines"),
    List(&["rules-offer-not-full", "rules-offer-same-color", "rules-offer-wall-row"]),
    Text("rules-offer-excess"),
    Text("rules-offer-marker"),
    Text("rules-offer-ends"),
];

const FLOOR: &[Block] =
    &[Text("rules-floor-costs"), Floor, Text("rules-floor-full"), Text("rules-floor-paid")];

const TILING: &[Block] = &[
    Text("rules-tiling-lines"),
    Text("rules-tiling-score"),
    Wall(Drawn {
        rows: [".....", ".....", ".w...", ".....", "....."],
        caption: "rules-figure-alone",
    }),
    Wall(Drawn {
        rows: ["BYr..", ".....", ".....", ".....", "....."],
        caption: "rules-figure-row",
    }),
    Wall(Drawn {
        rows: ["...K.", "...R.", "KWBy.", ".....", "....."],
        caption: "rules-figure-both",
    }),
    Wall(Drawn {
        rows: ["...K.", "...R.", "K.By.", ".....", "....."],
        caption: "rules-figure-gap",
    }),
    Text("rules-tiling-order"),
];

const END: &[Block] =
    &[Text("rules-end-row"), Bonuses, Text("rules-end-winner"), Text("rules-end-rare")];

const FREE_WALL: &[Block] = &[
    Text("rules-free-column"),
    Wall(Drawn {
        rows: ["...R.", ".....", "BYK.r", ".....", "....."],
        caption: "rules-figure-free",
    }),
    Text("rules-free-order"),
    Text("rules-free-falls"),
    Text("rules-free-taking"),
];

const SPECIAL: &[Block] = &[
    Text("rules-special-gold"),
    Effects,
    Text("rules-special-circle"),
    Text("rules-special-tray"),
    Text("rules-special-even"),
];

const HANDLING: &[Block] =
    &[Text("rules-handling-press"), Text("rules-handling-why"), Keys, Text("rules-handling-typed")];
