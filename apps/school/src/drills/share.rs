//! Handing a text on to another program of the device, where the browser knows how.

use azulejo_web::console;
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Promise, Reflect};

/// Whether the browser can hand a text on.
pub(super) fn can_share() -> bool {
    sharer().is_some()
}

/// Hands a text on. Whom to, or to nobody, is chosen in a dialog of the device.
pub(super) fn share(text: &str) {
    let Some(sharer) = sharer() else { return };
    let data = Object::new();
    let named = Reflect::set(&data, &"text".into(), &text.into());
    let Some(true) = console::or_log("nothing to share", named) else { return };
    let called = sharer.call1(&window().navigator(), &data);
    let promise = console::or_log("sharing", called).and_then(|it| it.dyn_into::<Promise>().ok());
    if let Some(promise) = promise {
        // To call it off is no fault.
        let nothing = Closure::once(|_: JsValue| {});
        let _ = promise.catch(&nothing);
        nothing.forget();
    }
}

/// The function of the browser; not every browser has it, and none away from https.
fn sharer() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}
