//! The frame around every screen.

use crate::announce::{Announcer, LiveRegion};
use crate::html;
use crate::library::Library;
use crate::over::{KeptGameScreen, OverScreen};
use crate::plan::Draft;
use crate::rules_page::RulesPage;
use crate::screen::{Route, Screen, use_route};
use crate::session::Session;
use crate::settings::SettingsStore;
use crate::settings_panel::{SettingsDoor, SettingsPanel};
use crate::start::StartScreen;
use crate::table::Table;
use crate::ui::{ToastList, Toasts};
use crate::words::{Words, use_words};
use leptos::prelude::*;

/// The whole page: what all screens share, and the screen that is shown.
#[component]
pub fn App() -> impl IntoView {
    let settings = SettingsStore::open();
    let words = Words::of(settings);
    let toasts = Toasts::new();
    let library = Library::open();
    let session = Session::new(library, toasts, words);
    provide_context(settings);
    provide_context(words);
    provide_context(toasts);
    provide_context(library);
    provide_context(session);
    provide_context(Announcer::new());
    provide_context(Route::follow());
    provide_context(Draft::open());
    provide_context(SettingsDoor(RwSignal::new(false)));
    session.restore();
    session.follow_other_tabs();
    view! {
        <Shown />
        <SettingsPanel />
        <LiveRegion />
        <ToastList />
    }
}

/// The screen that is shown. A screen is made anew only if it is another one.
#[component]
fn Shown() -> impl IntoView {
    let route = use_route();
    let page = Memo::new(move |_| match route.screen() {
        Screen::Rules(_) => Screen::Rules(None),
        screen => screen,
    });
    follow_title(page);
    follow_focus(page);
    move || match page.get() {
        Screen::Start => view! { <StartScreen /> }.into_any(),
        Screen::Table => view! { <Table /> }.into_any(),
        Screen::Over => view! { <OverScreen /> }.into_any(),
        Screen::Game(id) => view! { <KeptGameScreen id=id /> }.into_any(),
        Screen::Rules(_) => view! { <RulesPage /> }.into_any(),
    }
}

fn follow_title(page: Memo<Screen>) {
    let words = use_words();
    Effect::new(move || html::set_title(&words.say(title(page.get()))()));
}

/// Whoever went to another screen begins to read there at its heading.
fn follow_focus(page: Memo<Screen>) {
    let words = use_words();
    let announcer: Announcer = expect_context();
    Effect::new(move |before: Option<Screen>| {
        let now = page.get();
        if before.is_some_and(|before| before != now) {
            html::scroll_to_top();
            html::focus("main h1");
            announcer.say(words.now(title(now)));
        }
        now
    });
}

fn title(screen: Screen) -> &'static str {
    match screen {
        Screen::Start => "title-start",
        Screen::Table => "title-table",
        Screen::Over => "title-over",
        Screen::Game(_) => "title-game",
        Screen::Rules(_) => "title-rules",
    }
}
