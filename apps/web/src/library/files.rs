//! Records in and out of the page: files and the clipboard.

use crate::console;
use crate::page::use_page;
use crate::ui::Toasts;
use crate::words::{Words, use_words};
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

/// Offers a text as a file to save.
///
/// # Errors
///
/// What the browser says.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&url)
}

/// Puts a text into the clipboard, then tells whether it is there.
fn copy(text: String, then: impl FnOnce(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    // Away from https a browser has no clipboard.
    if clipboard.is_undefined() {
        return then(false);
    }
    spawn_local(async move {
        let written = JsFuture::from(clipboard.write_text(&text)).await;
        then(console::or_log("the clipboard", written).is_some());
    });
}

/// The clipboard, for whoever wants to be told how it went.
#[derive(Clone, Copy)]
pub struct Clipboard {
    words: Words,
    toasts: Toasts,
}

/// The clipboard; its notes are shown on the page.
pub fn use_clipboard() -> Clipboard {
    Clipboard { words: use_words(), toasts: use_page().toasts }
}

impl Clipboard {
    /// Puts a text into the clipboard and says that it is there, in the words of a message.
    pub fn copy(self, text: String, done: &'static str) {
        copy(text, move |is_done| {
            if is_done {
                self.toasts.tell(self.words.now(done));
            } else {
                self.toasts.warn(self.words.now("not-copied"));
            }
        });
    }
}

/// Reads a file as text.
pub fn read(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    let text = file.text();
    spawn_local(async move {
        let text = console::or_log("the file", JsFuture::from(text).await);
        then(text.and_then(|text| text.as_string()));
    });
}
