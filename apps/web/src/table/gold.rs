//! What a gold side does, in a dialog.

use super::paint::Paint;
use crate::live::{Live, State, live};
use crate::rules_page::Chapter;
use crate::screen::Screen;
use crate::ui::Sheet;
use azulejo_rules::Effect as GoldEffect;
use azulejo_view::Args;
use leptos::prelude::*;

/// What a gold side does.
#[component]
pub(super) fn Gold(
    /// What the table is painted from.
    paint: Paint,
    /// Which one.
    effect: Live<Option<GoldEffect>>,
    /// Whether the dialog is open.
    open: State<bool>,
) -> impl IntoView {
    let name = move |effect: GoldEffect| {
        let name = paint.tell(|narrator| narrator.effect_name(effect));
        paint.words().tell("gold-title", &Args::new().text("effect", name))
    };
    let titled = effect.clone();
    let title = live(move || titled().map(name).unwrap_or_default());
    let rule = live(move || {
        effect()
            .map(|effect| paint.tell(|narrator| narrator.effect_rule(effect)))
            .unwrap_or_default()
    });
    // The rules are on the page of the table, wherever this is shown.
    let more = format!("./{}", Screen::Rules(Some(Chapter::Special)).href());
    view! {
        <Sheet class="ask" title=title open=open>
            <p>{rule.clone()}</p>
            <p>
                <a class="link" href=more.clone()>{paint.words().say("gold-more")}</a>
            </p>
        </Sheet>
    }
}
