//! The short code of a table, typed in.

use crate::http::{self, HttpError};
use crate::place::{Led, Place, use_way};
use crate::trouble;
use azulejo_protocol::{FindTableRequest, FoundTable, Key, TableId};
use azulejo_web::console;
use azulejo_web::live::{State, hear};
use azulejo_web::route::Place as _;
use azulejo_web::words::use_words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::SubmitEvent;

/// What somebody typed or pasted.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Typed {
    /// A code, which the server knows or not.
    Code(Key),
    /// A link, which tells the place itself.
    Link(Place),
    /// None of these.
    Bad,
}

impl Typed {
    /// Codes are told from one to another: capitals, blanks and dashes do not matter.
    fn read(text: &str) -> Typed {
        if let Some((_, hash)) = text.trim().split_once('#') {
            return match Place::of_hash(hash) {
                Place::Home => Typed::Bad,
                place => Typed::Link(place),
            };
        }
        let plain = |letter: &char| !letter.is_whitespace() && *letter != '-';
        let code: String = text.to_lowercase().chars().filter(plain).collect();
        code.parse().map_or(Typed::Bad, Typed::Code)
    }
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Try {
    /// Nothing was asked.
    Idle,
    /// The server was asked.
    Asked,
    /// It leads nowhere; why, as a message id.
    Failed(&'static str),
}

/// The field for a code.
#[component]
pub(super) fn CodeForm() -> impl IntoView {
    let (words, way) = (use_words(), use_way());
    let text = State::new(String::new());
    let attempt = State::new(Try::Idle);
    let enter = move || match Typed::read(&text.get_untracked()) {
        Typed::Bad => attempt.set(Try::Failed("online-code-bad")),
        Typed::Link(place) => way.go(place),
        Typed::Code(code) if attempt.get_untracked() != Try::Asked => {
            attempt.set(Try::Asked);
            spawn_local(async move {
                match find(code.clone()).await {
                    // Whoever has gone elsewhere meanwhile stays there.
                    Ok(table) => {
                        if attempt.try_update(|attempt| *attempt = Try::Idle).is_some() {
                            way.go(Place::Led(Led::Table { table, key: Some(code), seat: None }));
                        }
                    }
                    Err(why) => attempt.try_set(Try::Failed(why)),
                }
            });
        }
        Typed::Code(_) => {}
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        enter();
    };
    let change = move |value: String| {
        text.set(value);
        if matches!(attempt.get_untracked(), Try::Failed(_)) {
            attempt.set(Try::Idle);
        }
    };
    let note = move || match attempt.get() {
        Try::Idle => None,
        Try::Asked => Some(words.told("online-loading")),
        Try::Failed(why) => Some(words.told(why)),
    };
    let is_bad = move || matches!(attempt.get(), Try::Failed(_)).to_string();
    view! {
        <form class="online-code" on:submit=hear(submit)>
            <label class="label" for="code">{words.say("online-code")}</label>
            <div class="online-code-row">
                <input
                    class="input"
                    id="code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-describedby="code-note"
                    aria-invalid=move || is_bad()
                    prop:value=move || text.get()
                    on:input:target=move |event| change(event.target().value())
                />
                <button class="button" type="submit">{words.say("online-code-enter")}</button>
            </div>
            <p class="online-code-note" id="code-note" role="status">{move || note()}</p>
        </form>
    }
}

async fn find(code: Key) -> Result<TableId, &'static str> {
    match http::post::<FoundTable>("./api/codes", &FindTableRequest { code }).await {
        Ok(FoundTable { table }) => Ok(table),
        Err(HttpError::Refused(404)) => Err("online-code-unknown"),
        Err(error) => {
            console::warn(&format!("the code: {error}"));
            Err(trouble::message(&error))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let key: Key = "k7wm2q9d".parse().expect("a key");
        for text in ["k7wm2q9d", "  K7WM2Q9D\n", "k7wm-2q9d", "k7wm 2q9d"] {
            assert_eq!(Typed::read(text), Typed::Code(key.clone()), "{text}");
        }
        for text in ["", "k7wm", "k7wm2q9d!", "číslo123", &"k".repeat(40)] {
            assert_eq!(Typed::read(text), Typed::Bad, "{text}");
        }
    }

    #[test]
    fn a_link_is_as_good_as_a_code() {
        let place = Place::table(TableId(7));
        let link = format!(" https://azulejo.example/online.html{} ", place.href());
        assert_eq!(Typed::read(&link), Typed::Link(place));
        assert_eq!(Typed::read("https://azulejo.example/#start"), Typed::Bad);
    }
}
