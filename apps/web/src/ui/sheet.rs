//! A dialog over the page.

use super::Icon;
use crate::console;
use crate::words::use_words;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A dialog that covers the page while it is open. The browser keeps the focus inside and gives it
/// back afterwards; Escape and a press beside it close it.
#[component]
pub fn Sheet(
    /// The dialog's own class, as `settings`.
    class: &'static str,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its foot: buttons.
    #[prop(optional, into)]
    foot: Option<ViewFn>,
    /// What it holds; made anew whenever it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let words = use_words();
    let dialog: NodeRef<Dialog> = NodeRef::new();
    let title_id = StoredValue::new(format!("{class}-title"));
    let children = StoredValue::new(children);
    let foot = StoredValue::new(foot);
    Effect::new(move || show(dialog, open.get()));
    let close_beside = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let itself = dialog.get_untracked();
        if itself.is_some_and(|dialog| dialog.is_same_node(target.as_ref())) {
            open.set(false);
        }
    };
    view! {
        <dialog
            class=format!("sheet {class}")
            node_ref=dialog
            aria-labelledby=title_id.get_value()
            on:close=move |_| open.set(false)
            on:click=close_beside
        >
            <header class="sheet-head">
                <h2 id=title_id.get_value()>{title}</h2>
                <button
                    class="icon-button"
                    type="button"
                    aria-label=words.say("close")
                    on:click=move |_| open.set(false)
                >
                    <Icon symbol="icon-close" />
                </button>
            </header>
            <Show when=move || open.get()>
                <div class="sheet-body">{children.with_value(|children| children())}</div>
                {foot.with_value(|foot| {
                    foot.as_ref().map(|foot| view! { <footer class="sheet-foot">{foot.run()}</footer> })
                })}
            </Show>
        </dialog>
    }
}

fn show(dialog: NodeRef<Dialog>, open: bool) {
    let Some(dialog) = dialog.get() else { return };
    if open && !dialog.open() {
        console::or_log("the dialog can't be opened", dialog.show_modal());
    } else if !open && dialog.open() {
        dialog.close();
    }
}
