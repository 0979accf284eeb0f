//! The line to a table, over a WebSocket of the browser.

use crate::http::{self, HttpError};
use crate::table::Table;
use azulejo_link::{Calls, Link, Lost};
use azulejo_protocol::{Ask, CommandId, Key, Message, Millis, Request, TableId};
use azulejo_web::clock::{self, Alarm};
use azulejo_web::{console, json};
use leptos::task::spawn_local;
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// What the table could not take is asked again after this time.
const BREATH: u64 = 400;

/// The line to a table. It calls again by itself, for as long as somebody holds it.
pub(crate) struct Wire {
    table: TableId,
    shown: Table,
    inner: RefCell<Inner>,
    /// Whether the server knows this browser again.
    is_guest: Cell<bool>,
    /// Itself, for what the browser calls.
    me: Weak<Wire>,
}

struct Inner {
    link: Link,
    calls: Calls,
    socket: Option<Socket>,
    alarm: Option<Alarm>,
}

/// A socket and what it calls; dropped together.
struct Socket {
    line: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.line.set_onopen(None);
        self.line.set_onmessage(None);
        self.line.set_onclose(None);
        // One that is closed already is none to complain about.
        let _ = self.line.close();
    }
}

impl Wire {
    /// Calls a table; what is heard is shown there.
    pub(crate) fn call(table: TableId, key: Option<Key>, shown: Table) -> Rc<Wire> {
        let inner =
            Inner { link: Link::new(key), calls: Calls::default(), socket: None, alarm: None };
        let inner = RefCell::new(inner);
        let is_guest = Cell::new(false);
        let wire = Rc::new_cyclic(|me| Wire { table, shown, inner, is_guest, me: me.clone() });
        wire.ring();
        wire
    }

    /// Calls; who was never at this server has to become a guest first.
    fn ring(&self) {
        if self.is_guest.get() {
            return self.open();
        }
        let me = self.me.clone();
        spawn_local(async move {
            let guest = http::be_guest().await;
            with(&me, |wire| match guest {
                Ok(()) => {
                    wire.is_guest.set(true);
                    wire.open();
                }
                Err(HttpError::Refused(404)) => wire.shown.lost(Lost::NoSuchTable),
                Err(_) => wire.broke_off(None),
            });
        });
    }

    /// Asks the table for something, now or as soon as the line is open.
    pub(crate) fn ask(&self, request: Request) {
        let mut inner = self.inner.borrow_mut();
        let after = inner.link.view().number();
        let id = CommandId(u128::from(clock::seed()) << 64 | u128::from(after));
        let ask = inner.link.ask(id, request);
        if inner.link.is_live() {
            inner.say(&ask);
        }
    }

    fn open(&self) {
        let address = address(self.table);
        let Some(socket) = console::or_log("no line", WebSocket::new(&address)) else {
            return self.broke_off(None);
        };
        let me = || self.me.clone();
        let (opening, hearing, closing) = (me(), me(), me());
        let opened = Closure::<dyn FnMut()>::new(move || with(&opening, Wire::opened));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            with(&hearing, |wire| wire.heard(&event));
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            with(&closing, |wire| wire.broke_off(Some(event.code())));
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let socket = Socket { line: socket, _opened: opened, _heard: heard, _closed: closed };
        self.inner.borrow_mut().socket = Some(socket);
    }

    fn opened(&self) {
        let mut inner = self.inner.borrow_mut();
        let hello = inner.link.hello();
        inner.say(&hello);
        for ask in inner.link.called() {
            inner.say(&ask);
        }
    }

    fn heard(&self, event: &MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        let message: Message = match json::read(&text) {
            Ok(message) => message,
            Err(error) => return console::error(&format!("the server said: {error}")),
        };
        let heard = {
            let mut inner = self.inner.borrow_mut();
            inner.calls.succeeded();
            inner.link.hear(Millis(clock::now()), &message)
        };
        match heard {
            Ok(heard) => {
                if let Some(ask) = heard.again.clone() {
                    self.ask_again(ask);
                }
                // Whoever hears it may ask at once for something more.
                let link = self.inner.borrow().link.clone();
                self.shown.hear(&link, heard);
            }
            Err(error) => {
                // What is known can't be trusted: everything is asked for anew.
                console::error(&format!("the table contradicts itself: {error}"));
                self.begin_anew();
            }
        }
    }

    fn ask_again(&self, ask: Ask) {
        let me = self.me.clone();
        // If there is no timer, the next call will ask.
        let _ = Alarm::after(BREATH, move || with(&me, |wire| wire.inner.borrow_mut().say(&ask)));
    }

    fn begin_anew(&self) {
        let mut inner = self.inner.borrow_mut();
        let key = inner.link.hello().key;
        inner.link = Link::new(key);
        inner.socket = None;
        drop(inner);
        self.shown.begin_anew();
        self.open();
    }

    fn broke_off(&self, code: Option<u16>) {
        let wait = {
            let mut inner = self.inner.borrow_mut();
            inner.socket = None;
            inner.link.broke_off();
            inner.calls.failed(code, clock::seed())
        };
        match wait {
            Ok(wait) => {
                self.shown.waits();
                let me = self.me.clone();
                let alarm = Alarm::after(wait.0, move || with(&me, Wire::ring));
                self.inner.borrow_mut().alarm = alarm;
            }
            Err(lost) => self.shown.lost(lost),
        }
    }
}

impl Inner {
    fn say(&mut self, said: &impl Serialize) {
        let Ok(text) = serde_json::to_string(said) else { return };
        if let Some(socket) = &self.socket {
            // What is not heard is said again when the line is open.
            let _ = socket.line.send_with_str(&text);
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(alarm) = self.alarm.take() {
            alarm.stop();
        }
    }
}

fn with(wire: &Weak<Wire>, act: impl FnOnce(&Wire)) {
    if let Some(wire) = wire.upgrade() {
        act(&wire);
    }
}

/// The address of a table's line, at the server that this page is from.
fn address(table: TableId) -> String {
    let location = leptos::prelude::window().location();
    let origin = console::or_log("no location", location.origin()).unwrap_or_default();
    // `http` becomes `ws`, and `https` becomes `wss`.
    format!("ws{}/api/tables/{table}/live", origin.strip_prefix("http").unwrap_or(&origin))
}
