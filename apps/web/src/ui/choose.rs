//! One of a few, and yes or no.

use crate::choice::Choices;
use crate::live::{Live, hear, views};
use crate::words::use_words;
use leptos::prelude::*;

/// One of a few, side by side: real radio buttons.
#[component]
pub fn Segments(
    /// What is chosen, as a message id.
    label: &'static str,
    /// The name of the group, unlike any other on the page.
    name: &'static str,
    /// What there is to choose from.
    choices: Choices,
) -> impl IntoView {
    let Choices { names, chosen, choose } = choices;
    let segment = |(code, called): (&'static str, Live<String>)| {
        let (chosen, choose) = (chosen.clone(), choose.clone());
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    value=code
                    prop:checked=move || chosen() == code
                    on:change=hear(move |_| choose(code))
                />
                <span>{called}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choice">
            <legend class="label">{use_words().say(label)}</legend>
            <div class="segments">{views(names, segment)}</div>
        </fieldset>
    }
}

/// One of several, in a list that opens.
#[component]
pub fn Select(
    /// What is chosen.
    label: Live<String>,
    /// What there is to choose from.
    choices: Choices,
) -> impl IntoView {
    let Choices { names, chosen, choose } = choices;
    let option = |(code, called): (&'static str, Live<String>)| {
        let chosen = chosen.clone();
        view! {
            <option value=code selected=move || chosen() == code>
                {called}
            </option>
        }
        .into_any()
    };
    let options = views(names, option);
    view! {
        <select
            class="select"
            aria-label=label
            prop:value=move || chosen()
            on:change:target=move |event| choose(&event.target().value())
        >
            {options}
        </select>
    }
}

/// Yes or no.
#[component]
pub fn Switch(
    /// What is switched, as a message id.
    label: &'static str,
    /// Whether it is on.
    value: Live<bool>,
    /// What to do when it is switched.
    #[prop(into)]
    on_switch: Callback<bool>,
) -> impl IntoView {
    let words = use_words();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || value()
                on:change:target=move |event| on_switch.run(event.target().checked())
            />
            <span class="switch-track"></span>
            <span class="label">{words.say(label)}</span>
        </label>
    }
}
