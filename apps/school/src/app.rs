//! The frame around every subject of the school.

use crate::board::BoardScreen;
use crate::drills::{DailyScreen, DrillsScreen};
use crate::home::HomeScreen;
use crate::learn::LearnScreen;
use crate::numbers::NumbersScreen;
use crate::place::{Place, Subject, use_way};
use crate::referee::RefereeScreen;
use crate::review::ReviewScreen;
use azulejo_view::Texts;
use azulejo_web::announce::LiveRegion;
use azulejo_web::bots::Bots;
use azulejo_web::html;
use azulejo_web::live::{Derived, follow};
use azulejo_web::page::{Page, use_page};
use azulejo_web::route::Route;
use azulejo_web::settings_panel::SettingsPanel;
use azulejo_web::ui::ToastList;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The whole page: what all subjects share, and the one that is shown.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Page::open(Texts::school));
    provide_context(Route::<Place>::follow());
    provide_context(Bots::new());
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
    follow_title(subject);
    follow_focus(subject);
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

fn follow_title(subject: Derived<Subject>) {
    let words = use_words();
    follow(move || html::set_title(&words.told(subject.get().title())));
}

/// Whoever went to another subject begins to read there at its heading.
fn follow_focus(subject: Derived<Subject>) {
    let words = use_words();
    let announcer = use_page().announcer;
    let mut before = None;
    follow(move || {
        let now = subject.get();
        if before.is_some_and(|before| before != now) {
            html::scroll_to_top();
            html::focus("main h1");
            announcer.say(words.now(now.title()));
        }
        before = Some(now);
    });
}
