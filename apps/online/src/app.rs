//! The frame around every screen.

use crate::found::FoundScreen;
use crate::game::GameScreen;
use crate::home::HomeScreen;
use crate::place::{Kind, Place, use_way};
use crate::seat::Arrival;
use crate::table::TableScreen;
use azulejo_view::Texts;
use azulejo_web::announce::LiveRegion;
use azulejo_web::heading::follow_heading;
use azulejo_web::live::Derived;
use azulejo_web::page::Page;
use azulejo_web::plan::Draft;
use azulejo_web::route::Route;
use azulejo_web::settings_panel::SettingsPanel;
use azulejo_web::ui::ToastList;
use leptos::prelude::*;

/// The whole page: what all screens share, and the one that is shown.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Page::open(Texts::online));
    provide_context(Route::<Place>::follow());
    provide_context(Draft::open());
    provide_context(Arrival::new());
    view! {
        <Shown />
        <SettingsPanel />
        <LiveRegion />
        <ToastList />
    }
}

/// The screen that is shown; made anew only if it is of another kind.
#[component]
fn Shown() -> impl IntoView {
    let way = use_way();
    let kind = Derived::new(move |_| way.place().kind());
    follow_heading(kind, Kind::title);
    let screen = move || match kind.get() {
        Kind::Home => view! { <HomeScreen /> }.into_any(),
        Kind::New => view! { <FoundScreen /> }.into_any(),
        Kind::Table(table) => view! { <TableScreen table=table /> }.into_any(),
        Kind::Game(table, game) => view! { <GameScreen table=table game=game /> }.into_any(),
    };
    view! { {move || screen()} }
}
