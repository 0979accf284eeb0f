//! A finished game by its link, at one of its steps.

mod actions;
mod step;

use crate::frame::{Head, Note};
use crate::http::{self, HttpError};
use crate::place::{Led, Place};
use actions::Actions;
use azulejo_protocol::{RecordResponse, TableId};
use azulejo_rules::Game;
use azulejo_view::Tale;
use azulejo_web::live::{State, Stored, follow, hear};
use azulejo_web::over::Told;
use azulejo_web::words::use_words;
use azulejo_web::{console, html};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What is known of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Found {
    /// The server was asked.
    Asked,
    /// It is this one.
    Game(Box<Game>),
    /// There is none, or it goes on.
    Nothing,
    /// Nobody knows: the server can't be asked, or can't be understood.
    Unknown,
}

/// Which game of which table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Which {
    table: TableId,
    game: u32,
}

impl Which {
    /// Its place at one of its steps.
    const fn at(self, step: usize) -> Place {
        Place::Led(Led::Game { table: self.table, game: self.game, step: Some(step) })
    }

    /// What the library knows it by, the same as if it had been played in this browser.
    fn origin(self) -> String {
        format!("{}-{}", self.table, self.game)
    }

    fn path(self) -> String {
        format!("./api/tables/{}/games/{}", self.table, self.game)
    }
}

/// A finished game.
#[component]
pub(crate) fn GameScreen(table: TableId, game: u32) -> impl IntoView {
    let which = Which { table, game };
    let found = State::new(Found::Asked);
    let ask = move || {
        found.set(Found::Asked);
        spawn_local(async move { found.try_set(look(which).await) });
    };
    ask();
    let screen = move || match found.get() {
        Found::Asked => view! { <Note title="online-game" says="online-game-asked" /> }.into_any(),
        Found::Nothing => {
            view! { <Note title="online-game" says="online-game-nothing" /> }.into_any()
        }
        Found::Unknown => view! { <Unknown ask=ask /> }.into_any(),
        Found::Game(game) => view! { <Whole which=which game=*game /> }.into_any(),
    };
    view! { {move || screen()} }
}

async fn look(which: Which) -> Found {
    let answer = match http::get::<RecordResponse>(&which.path()).await {
        Ok(answer) => answer,
        Err(HttpError::Refused(404)) => return Found::Nothing,
        Err(error) => {
            console::warn(&format!("the game: {error}"));
            return Found::Unknown;
        }
    };
    match answer.record.parse() {
        Ok(game) => Found::Game(Box::new(game)),
        Err(error) => {
            console::error(&format!("the game's record: {error}"));
            Found::Unknown
        }
    }
}

#[component]
fn Whole(which: Which, game: Game) -> impl IntoView {
    let tale = Stored::new(Tale::of_record(&game));
    let at = step::follow_step(which, tale.with(|tale| tale.moments.len()));
    // Whoever waited reads on where the game is told.
    follow(|| html::focus("main h1"));
    let actions = move || view! { <Actions which=which tale=tale at=at /> }.into_any();
    view! { <Told tale=tale at=at actions=actions /> }
}

/// Asking failed, but may succeed another time.
#[component]
fn Unknown(ask: impl Fn() + Copy + 'static) -> impl IntoView {
    let words = use_words();
    view! {
        <main class="online">
            <Head title="online-game" />
            <p class="online-note" role="status">{words.say("online-unreachable")}</p>
            <p>
                <button class="button" type="button" on:click=hear(move |_| ask())>
                    {words.say("online-again")}
                </button>
            </p>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{End, Leaving};
    use azulejo_rules::Seat;
    use azulejo_web::json;

    /// The server writes the same file, and its documentation shows it.
    #[test]
    fn what_the_server_tells_is_a_game_that_can_be_told() {
        let answer = include_str!("../../../crates/protocol/api/game-answer.json");
        let answer: RecordResponse = json::read(answer).expect("an answer");
        let game: Game = answer.record.parse().expect("a record");
        let tale = Tale::of_record(&game);
        assert_eq!(tale.moments.len(), 4);
        assert_eq!(tale.end, Some(End::Left { seat: Seat::ALL[1], why: Leaving::Resigned }));
    }
}
