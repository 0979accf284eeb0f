//! One of a few, and yes or no.

use crate::choice::Choice;
use crate::words::use_words;
use leptos::prelude::*;

/// One of a few, side by side: real radio buttons.
#[component]
pub fn Segments<T: Choice>(
    /// What is chosen, as a message id.
    label: &'static str,
    /// The name of the group, unlike any other on the page.
    name: &'static str,
    /// What each choice is called, as a message id.
    called: fn(T) -> &'static str,
    /// The choice that holds.
    #[prop(into)]
    value: Signal<T>,
    /// What to do with another one.
    #[prop(into)]
    on_choose: Callback<T>,
) -> impl IntoView {
    let words = use_words();
    let segment = move |choice: T| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    value=choice.code()
                    prop:checked=move || value.get() == choice
                    on:change=move |_| on_choose.run(choice)
                />
                <span>{words.say(called(choice))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend class="label">{words.say(label)}</legend>
            <div class="segments">{T::all().into_iter().map(segment).collect_view()}</div>
        </fieldset>
    }
}

/// One of several, in a list that opens.
#[component]
pub fn Select<T: Choice>(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// What each choice is called.
    called: impl Fn(T) -> String + Copy + Send + Sync + 'static,
    /// The choice that holds.
    #[prop(into)]
    value: Signal<T>,
    /// What to do with another one.
    #[prop(into)]
    on_choose: Callback<T>,
) -> impl IntoView {
    let option = move |choice: T| {
        view! {
            <option value=choice.code() selected=move || value.get() == choice>
                {move || called(choice)}
            </option>
        }
    };
    let choose = move |code: String| {
        if let Some(choice) = T::of_code(&code) {
            on_choose.run(choice);
        }
    };
    view! {
        <select
            class="select"
            aria-label=label
            prop:value=move || value.get().code()
            on:change:target=move |event| choose(event.target().value())
        >
            {T::all().into_iter().map(option).collect_view()}
        </select>
    }
}

/// Yes or no.
#[component]
pub fn Switch(
    /// What is switched, as a message id.
    label: &'static str,
    /// Whether it is on.
    #[prop(into)]
    value: Signal<bool>,
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
                prop:checked=value
                on:change:target=move |event| on_switch.run(event.target().checked())
            />
            <span class="switch-track"></span>
            <span class="label">{words.say(label)}</span>
        </label>
    }
}
