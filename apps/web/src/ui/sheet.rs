//! A dialog over the page.

use super::Icon;
use crate::console;
use crate::live::{Live, State, follow, hear, when};
use crate::words::use_words;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

/// A dialog that covers the page while it is open. The browser keeps the focus inside and gives it
/// back afterwards; Escape and a press beside it close it.
#[component]
pub fn Sheet(
    /// The dialog's own class, as `settings`.
    class: &'static str,
    /// Its title.
    title: Live<String>,
    /// Whether it is open.
    open: State<bool>,
    /// Its foot: buttons.
    #[prop(optional, into)]
    foot: Option<ViewFn>,
    /// Whether it holds nothing to focus: then the keyboard scrolls it as a whole.
    #[prop(optional)]
    is_read: bool,
    /// What it holds; made anew whenever it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let words = use_words();
    let dialog: NodeRef<Dialog> = NodeRef::new();
    let title_id = format!("{class}-title");
    let labelled_by = title_id.clone();
    follow(move || show(dialog, open.get()));
    let close_beside = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let itself = dialog.get_untracked();
        if itself.is_some_and(|dialog| dialog.is_same_node(target.as_ref())) {
            open.set(false);
        }
    };
    let inside = move || {
        let foot = foot
            .as_ref()
            .map(|foot| view! { <footer class="sheet-foot">{foot.run()}</footer> }.into_any());
        view! {
            <div class="sheet-body" tabindex=is_read.then_some("0")>
                {children()}
            </div>
            {foot}
        }
        .into_any()
    };
    view! {
        <dialog
            class=format!("sheet {class}")
            node_ref=dialog
            aria-labelledby=labelled_by
            on:close=hear(move |_| open.set(false))
            on:click=hear(close_beside)
        >
            <header class="sheet-head">
                <h2 id=title_id>{title}</h2>
                <button
                    class="icon-button"
                    type="button"
                    aria-label=words.say("close")
                    on:click=hear(move |_| open.set(false))
                >
                    <Icon symbol="icon-close" />
                </button>
            </header>
            {when(move || open.get(), inside)}
        </dialog>
    }
}

fn show(dialog: NodeRef<Dialog>, open: bool) {
    let Some(dialog) = dialog.get() else { return };
    if open && !dialog.open() {
        console::or_log("the dialog can't be opened", dialog.show_modal());
        spawn_local(focus_first(dialog));
    } else if !open && dialog.open() {
        dialog.close();
    }
}

/// The browser looks for what wants the focus before the dialog is filled.
async fn focus_first(dialog: HtmlDialogElement) {
    tick().await;
    let wants = console::or_log("a selector", dialog.query_selector("[autofocus]")).flatten();
    if let Some(element) = wants.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        console::or_log("the focus can't be moved", element.focus());
    }
}
