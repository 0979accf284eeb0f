//! What can be taken: the discs in a circle, the center within, bag and lid beside them.

use super::center::Center;
use super::disc::Disc;
use super::paint::use_paint;
use super::picker::Picker;
use super::spread::Spread;
use super::supply::SupplyView;
use crate::live::views;
use leptos::prelude::*;

/// The offer.
///
/// ```text
///        ( 1 )
///   ( 5 )     ( 2 )
///      center
///    ( 4 ) ( 3 )
///  bag, lid        bag tracker
/// ```
#[component]
pub(super) fn Offer() -> impl IntoView {
    let paint = use_paint();
    let rules = paint.scene().with_untracked(|scene| scene.rules);
    let disc = |factory| view! { <Disc factory=factory /> }.into_any();
    view! {
        <section
            class="offer"
            data-discs=rules.discs().to_string()
            data-gold=rules.has_gold()
            aria-label=paint.words().say("offer")
        >
            <ol class="discs">{views(rules.circle(), disc)}</ol>
            <Center />
            <SupplyView />
            <Picker />
            <Spread />
        </section>
    }
}
