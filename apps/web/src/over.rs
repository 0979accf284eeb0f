//! A game that is looked back at: who won and by what, and every step of it.

mod actions;
mod breakdown;
pub mod plot;
pub mod steps;
mod verdict;

pub use actions::Export;
pub use breakdown::Breakdown;
pub use plot::Plot;

use crate::library::use_library;
use crate::live::{Derived, State, Stored};
use crate::screen::Screen;
use crate::session::use_session;
use crate::words::use_words;
use actions::Actions;
use azulejo_view::Tale;
use leptos::prelude::*;
use steps::Steps;
use verdict::Verdict;

/// The game of this table.
#[component]
pub fn OverScreen() -> impl IntoView {
    let session = use_session();
    let tale = Derived::new(move |_| session.table().with(|it| it.as_ref().map(Tale::of_table)));
    let kept = Derived::new(move |_| session.kept_as());
    view! { <Look tale=tale kept=kept is_ours=true /> }
}

/// A game of the library.
#[component]
pub fn KeptGameScreen(
    /// Its number.
    id: u32,
) -> impl IntoView {
    let library = use_library();
    let tale = Derived::new(move |_| {
        let game = library.game(id).and_then(|kept| kept.game());
        game.as_ref().map(Tale::of_record)
    });
    let kept = Derived::new(move |_| Some(id));
    view! { <Look tale=tale kept=kept is_ours=false /> }
}

#[component]
fn Look(
    tale: Derived<Option<Tale>>,
    /// Its number in the library, if it is kept.
    kept: Derived<Option<u32>>,
    is_ours: bool,
) -> impl IntoView {
    let screen = move || match tale.get() {
        None => view! { <Nothing /> }.into_any(),
        Some(tale) => view! { <Whole tale=tale kept=kept is_ours=is_ours /> }.into_any(),
    };
    view! { {move || screen()} }
}

#[component]
fn Whole(tale: Tale, kept: Derived<Option<u32>>, is_ours: bool) -> impl IntoView {
    let tale = Stored::new(tale);
    let at = State::new(tale.with(|tale| tale.moments.len()));
    let actions =
        move || view! { <Actions tale=tale at=at kept=kept is_ours=is_ours /> }.into_any();
    view! { <Told tale=tale at=at actions=actions /> }
}

/// A game that is looked back at, from its result to every step of it: a whole screen.
#[component]
pub fn Told(
    /// The game.
    tale: Stored<Tale>,
    /// The step that is shown: so many have been made.
    at: State<usize>,
    /// What can be done with it: buttons and links.
    #[prop(into)]
    actions: ViewFnOnce,
) -> impl IntoView {
    let is_plotted = tale.with(|tale| tale.summary.scores.len() > 1);
    view! {
        <main class="over">
            <Verdict tale=tale />
            <section class="card">
                <Breakdown tale=tale />
            </section>
            {is_plotted.then(|| view! { <Plot tale=tale /> }.into_any())}
            <footer class="over-actions">{actions.run()}</footer>
            <Steps tale=tale at=at />
        </main>
    }
}

/// There is no such game.
#[component]
fn Nothing() -> impl IntoView {
    let words = use_words();
    view! {
        <main class="over">
            <header class="over-head">
                <h1 tabindex="-1">{words.say("over-nothing")}</h1>
            </header>
            <footer class="over-actions">
                <a class="button primary" href=Screen::Start.href()>{words.say("home")}</a>
            </footer>
        </main>
    }
}
