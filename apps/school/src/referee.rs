//! The referee of a physical table: it is told what comes out of the bag and what is played, checks it,
//! tiles, scores, explains, and keeps the record.
//!
//! [`keeper::Keeper`] holds the game and does what is done to it. A game is at one [`stage::Stage`] at a
//! time, each with a module of its own (`setup`, `deal`, `moves`, `scoring`, `over`); `steps` lists
//! everything that was entered, and `correct` changes any of it.

mod bar;
mod boards;
mod correct;
mod deal;
mod discs;
mod keeper;
mod kept;
mod keys;
mod menu;
mod moves;
mod over;
mod pad;
mod plan;
mod scoring;
mod setup;
mod shelf;
mod sight;
mod stage;
mod steps;
mod telling;
mod told;
mod verdict;

use crate::frame::Head;
use crate::place::use_way;
use azulejo_web::html;
use azulejo_web::live::{Derived, follow};
use bar::Bar;
use correct::CorrectView;
use deal::DealStage;
use keeper::{Keeper, use_keeper};
use leptos::prelude::*;
use menu::{Ask, Menu};
use moves::MoveStage;
use over::OverStage;
use scoring::ScoredStage;
use setup::SetupStage;
use stage::{Stage, View};
use steps::StepsView;

/// The referee.
#[component]
pub(crate) fn RefereeScreen() -> impl IntoView {
    let keeper = Keeper::open();
    provide_context(keeper);
    let way = use_way();
    let view = Derived::new(move |_| View::of_rest(&way.place().rest));
    let stage = Derived::new(move |_| keeper.stage());
    follow_focus(view, stage);
    let shown = move || match (view.get(), stage.get()) {
        (_, Stage::Setup) => view! { <SetupStage /> }.into_any(),
        (View::Table, stage) => view! { <Table stage=stage /> }.into_any(),
        (View::Steps, _) => view! { <StepsView /> }.into_any(),
        (View::Step(step), _) => view! { <CorrectView step=step /> }.into_any(),
    };
    view! {
        <main class="school referee">
            <Head title="referee" />
            {move || shown()}
            <Menu />
            <Ask />
        </main>
    }
}

/// The game at its stage.
#[component]
fn Table(stage: Stage) -> impl IntoView {
    let keeper = use_keeper();
    let body = match stage {
        Stage::Setup => ().into_any(),
        Stage::Dealing => view! { <DealStage /> }.into_any(),
        Stage::Playing => view! { <MoveStage /> }.into_any(),
        Stage::Scored(round) => view! { <ScoredStage round=round /> }.into_any(),
        Stage::Over => view! { <OverStage /> }.into_any(),
    };
    view! {
        <Bar keeper=keeper stage=stage />
        {body}
    }
}

/// Whoever came to another stage goes on at its heading, with as much of it in sight as there can be.
fn follow_focus(view: Derived<View>, stage: Derived<Stage>) {
    let mut before = None;
    follow(move || {
        let now = (view.get(), stage.get());
        if before.is_some_and(|before| before != now) {
            // The new stage is there with the next frame.
            request_animation_frame(go_on);
        }
        before = Some(now);
    });
}

fn go_on() {
    html::focus(".referee h2");
    html::scroll_to("referee-top");
}
