//! A box for typed moves, such as `3R2`.

use super::desk::{Desk, use_desk};
use super::hands::Hands;
use crate::live::{State, hear};
use crate::ui::Icon;
use azulejo_rules::Move;
use azulejo_view::entry::read_command;
use leptos::html::Input;
use leptos::prelude::*;
use web_sys::SubmitEvent;

/// A box for typed moves.
#[component]
pub(super) fn Command() -> impl IntoView {
    let desk = use_desk();
    let input: NodeRef<Input> = NodeRef::new();
    let error: State<Option<String>> = State::new(None);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        match desk.read_command(&input.value()) {
            Ok(mv) => {
                input.set_value("");
                error.set(None);
                desk.play(&[mv]);
            }
            Err(why) => {
                desk.announce(why.clone());
                error.set(Some(why));
            }
        }
    };
    view! {
        <form class="command" on:submit=hear(submit)>
            <input
                class="input"
                type="text"
                node_ref=input
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                enterkeyhint="go"
                placeholder="3R2"
                aria-label=desk.words().say("command")
                aria-invalid=move || error.with(Option::is_some).to_string()
                on:input=hear(move |_| error.set(None))
            />
            <button class="icon-button" type="submit" aria-label=desk.words().say("command-play")>
                <Icon symbol="icon-right" />
            </button>
            {move || error.get().map(|why| view! { <output class="command-error">{why}</output> }.into_any())}
        </form>
    }
}

impl Desk {
    /// The move of a typed text, or why there is none.
    fn read_command(self, text: &str) -> Result<Move, String> {
        self.come_to_now();
        self.finish();
        if !self.may_act() {
            return Err(self.words().now("refused-turn"));
        }
        let read = untrack(|| self.with_position(|pos| read_command(pos, text)));
        read.map_err(|error| self.tell_now(|narrator| narrator.why_not_typed(&error)))
    }
}
