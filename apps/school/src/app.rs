//! The frame around every subject of the school.

use crate::board::BoardScreen;
use crate::drills::{DailyScreen, DrillsScreen};
use crate::home::HomeScreen;
use crate::learn::LearnScreen;
use crate::numbers::NumbersScreen;
use crate::place::{Place, Subject, use_way};
use crate::referee::RefereeScreen;
use crate::review::ReviewScreen;
use crate::task::provide_worker;
use azulejo_view::Texts;
use azulejo_web::announce::LiveRegion;
use azulejo_web::heading::follow_heading;
use azulejo_web::live::Derived;
use azulejo_web::page::Page;
use azulejo_web::route::Route;
use azulejo_web::settings_panel::SettingsPanel;
use azulejo_web::ui::ToastList;
use leptos::prelude::*;

/// The whole page: what all subjects share, and the one that is shown.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Page::open(Texts::school));
    provide_context(Route::<Place>::follow());
    provide_worker();
    view! {
        <Shown />
        <SettingsPanel />
        <LiveRegion />
        <ToastList />
    }
}

/// The subject that is shown; made anew only if it is another one.
#[component]
fn Shown() -> impl IntoView {
    let way = use_way();
    let subject = Derived::new(move |_| way.place().subject);
    follow_heading(subject, Subject::title);
    let screen = move || match subject.get() {
        Subject::Home => view! { <HomeScreen /> }.into_any(),
        Subject::Review => view! { <ReviewScreen /> }.into_any(),
        Subject::Board => view! { <BoardScreen /> }.into_any(),
        Subject::Learn => view! { <LearnScreen /> }.into_any(),
        Subject::Drills => view! { <DrillsScreen /> }.into_any(),
        Subject::Daily => view! { <DailyScreen /> }.into_any(),
        Subject::Referee => view! { <RefereeScreen /> }.into_any(),
        Subject::Numbers => view! { <NumbersScreen /> }.into_any(),
    };
    view! { {move || screen()} }
}
