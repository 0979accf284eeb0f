//! A worker that lives as long as its handle.

use crate::console;
use js_sys::{Function, Reflect};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker};

/// What comes from a worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Happening {
    /// The answer to the thought it was sent.
    Answer(String),
    /// It broke down.
    Crash(String),
}

/// A worker; ended when this is dropped.
pub(super) struct ThoughtWorker {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

impl ThoughtWorker {
    /// A new worker, ready for thoughts.
    pub(super) fn new(hear: Rc<dyn Fn(Happening)>) -> Result<ThoughtWorker, String> {
        let worker = spawn().map_err(|error| console::told(&error))?;
        let heard = Rc::clone(&hear);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // Other messages are for the script that made the worker.
            if let Some(text) = event.data().as_string() {
                heard(Happening::Answer(text));
            }
        });
        let on_error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            // Where the script itself can't be loaded the event has no message.
            let message = Reflect::get(&event, &"message".into()).ok();
            let message = message.and_then(|message| message.as_string());
            hear(Happening::Crash(message.unwrap_or_else(|| "it can't be loaded".to_owned())));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(ThoughtWorker { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends a thought.
    pub(super) fn send(&self, thought: &str) -> Result<(), String> {
        self.worker.post_message(&thought.into()).map_err(|error| console::told(&error))
    }
}

impl Drop for ThoughtWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// `globalThis.azulejo.worker()`.
fn spawn() -> Result<Worker, JsValue> {
    let home = Reflect::get(&js_sys::global(), &"azulejo".into())?;
    let make: Function = Reflect::get(&home, &"worker".into())?.dyn_into()?;
    make.call0(&home)?.dyn_into()
}
