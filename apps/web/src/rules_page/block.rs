//! What a chapter is made of.

use super::effects::Effects;
use super::figure::WallFigure;
use super::tables::{BonusTable, DiscTable, FloorTable, KeyTable};
use crate::live::{live, views};
use crate::words::use_words;
use azulejo_view::rulebook::{Block, facts};
use leptos::prelude::*;

/// The parts of a chapter, one after the other.
#[component]
pub(super) fn Blocks(blocks: &'static [Block]) -> impl IntoView {
    let shown = |block: &Block| match *block {
        Block::Text(id) => view! { <p><Said id=id /></p> }.into_any(),
        Block::List(ids) => {
            let item = |id: &&'static str| view! { <li><Said id=id /></li> }.into_any();
            view! { <ul>{views(ids, item)}</ul> }.into_any()
        }
        Block::Wall(drawn) => view! { <WallFigure drawn=drawn /> }.into_any(),
        Block::Discs => view! { <DiscTable /> }.into_any(),
        Block::Floor => view! { <FloorTable /> }.into_any(),
        Block::Bonuses => view! { <BonusTable /> }.into_any(),
        Block::Effects => view! { <Effects /> }.into_any(),
        Block::Keys => view! { <KeyTable /> }.into_any(),
    };
    views(blocks, shown)
}

/// A message of the rules, which may name any number of the game.
#[component]
fn Said(id: &'static str) -> impl IntoView {
    let words = use_words();
    live(move || {
        let texts = words.texts();
        texts.tell(id, &facts(&texts))
    })
}
