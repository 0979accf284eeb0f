//! The browser's console: what a developer may want to know, and panics.

use js_sys::Object;
use std::panic::PanicHookInfo;
use wasm_bindgen::{JsCast, JsValue};

/// Says something that is wrong, but not for the player to mend.
pub fn warn(text: &str) {
    web_sys::console::warn_1(&text.into());
}

/// Says that something failed.
pub fn error(text: &str) {
    web_sys::console::error_1(&text.into());
}

/// What the browser says in an error.
pub fn told(error: &JsValue) -> String {
    match error.dyn_ref::<js_sys::Error>() {
        Some(error) => error.to_string().into(),
        None => match error.dyn_ref::<Object>() {
            Some(object) => object.to_string().into(),
            None => format!("{error:?}"),
        },
    }
}

/// Logs what failed and goes on: a page without one of its comforts is better than none.
pub fn or_log<T>(what: &str, result: Result<T, JsValue>) -> Option<T> {
    result.map_err(|cause| error(&format!("{what}: {}", told(&cause)))).ok()
}

/// Sends the message and the place of every panic to the console; without it the browser would
/// only say that something unreachable was reached.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| error(&info.to_string())));
}
