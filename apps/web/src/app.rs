//! The frame around every screen of the table.

use crate::announce::LiveRegion;
use crate::heading::follow_heading;
use crate::live::Derived;
use crate::over::{KeptGameScreen, OverScreen};
use crate::page::Page;
use crate::plan::Draft;
use crate::route::Route;
use crate::rules_page::RulesPage;
use crate::screen::{Screen, use_route};
use crate::settings_panel::SettingsPanel;
use crate::start::StartScreen;
use crate::table::{Surroundings, Table};
use crate::ui::ToastList;
use azulejo_view::Texts;
use leptos::prelude::*;

/// The whole page: what all screens share, and the screen that is shown.
#[component]
pub fn App() -> impl IntoView {
    let page = Page::open(Texts::new);
    provide_context(page);
    let route = Route::<Screen>::follow();
    provide_context(route);
    provide_context(Surroundings::new(move |screen| route.go(screen)));
    provide_context(Draft::open());
    page.session.restore();
    page.session.follow_other_tabs();
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
    let page = Derived::new(move |_| match route.place() {
        Screen::Rules(_) => Screen::Rules(None),
        screen => screen,
    });
    follow_heading(page, title);
    let screen = move || match page.get() {
        Screen::Start => view! { <StartScreen /> }.into_any(),
        Screen::Table => view! { <Table /> }.into_any(),
        Screen::Over => view! { <OverScreen /> }.into_any(),
        Screen::Game(id) => view! { <KeptGameScreen id=id /> }.into_any(),
        Screen::Rules(_) => view! { <RulesPage /> }.into_any(),
    };
    view! { {move || screen()} }
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
