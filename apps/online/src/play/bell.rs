//! "Your turn", for whoever looks elsewhere: in the title, to be heard, and by the browser where it may.

use crate::table::Table;
use azulejo_protocol::Mirror;
use azulejo_web::live::{Derived, State, follow};
use azulejo_web::settings::{SettingsStore, use_settings};
use azulejo_web::sound::{self, Sound};
use azulejo_web::storage::{self, Key};
use azulejo_web::ui::{Toasts, use_toasts};
use azulejo_web::words::{Words, use_words};
use azulejo_web::{console, html};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Tells when it is one's turn; in the context of a table's screen.
#[derive(Clone, Copy)]
pub(crate) struct Bell {
    is_on: State<bool>,
    words: Words,
    toasts: Toasts,
    settings: SettingsStore,
}

/// The bell, of the context.
pub(super) fn use_bell() -> Bell {
    expect_context()
}

const ON: &str = "on";

impl Bell {
    /// The bell as it was left.
    pub(super) fn open() -> Bell {
        let was_on = storage::read(Key::Bell).as_deref() == Some(ON);
        Bell {
            is_on: State::new(was_on && may_notify() == NotificationPermission::Granted),
            words: use_words(),
            toasts: use_toasts(),
            settings: use_settings(),
        }
    }

    /// Follows whether the browser is to tell.
    pub(super) fn is_on(self) -> bool {
        self.is_on.get()
    }

    /// Switches it on or off; the browser asks whether it may.
    pub(super) fn turn(self, on: bool) {
        if !on {
            return self.keep(false);
        }
        spawn_local(async move {
            if let Ok(asked) = Notification::request_permission() {
                // What came of it is asked below.
                let _ = JsFuture::from(asked).await;
            }
            let may = may_notify() == NotificationPermission::Granted;
            self.keep(may);
            if !may {
                self.toasts.warn(self.words.now("bell-refused"));
            }
        });
    }

    fn keep(self, on: bool) {
        self.is_on.set(on);
        if let Err(error) = storage::write(Key::Bell, if on { ON } else { "off" }) {
            console::warn(&format!("the bell is not kept: {error}"));
        }
    }

    /// Tells when it becomes the turn of somebody at this browser.
    pub(super) fn follow(self, table: Table) {
        let is_turn = Derived::new(move |_| is_own_turn(table));
        follow(move || {
            let id = if is_turn.get() { "title-your-turn" } else { "title-online-table" };
            html::set_title(&self.words.told(id));
        });
        let mut was_turn = None;
        follow(move || {
            let now = is_turn.get();
            // Whoever has just come sees it.
            if now && was_turn == Some(false) {
                self.ring();
            }
            was_turn = Some(now);
        });
    }

    fn ring(self) {
        if self.settings.look_untracked().sounds {
            sound::play(Sound::Chime);
        }
        let is_hidden = document().hidden();
        if is_hidden
            && self.is_on.get_untracked()
            && may_notify() == NotificationPermission::Granted
        {
            let how = NotificationOptions::new();
            how.set_tag("azulejo-turn");
            let shown = Notification::new_with_options(&self.words.now("turn-own"), &how);
            console::or_log("no notification", shown);
        }
    }
}

fn may_notify() -> NotificationPermission {
    // A browser without notifications grants none.
    let window = window();
    if js_sys::Reflect::has(&window, &"Notification".into()).unwrap_or(false) {
        Notification::permission()
    } else {
        NotificationPermission::Denied
    }
}

fn is_own_turn(table: Table) -> bool {
    let viewer = table.session().viewer();
    let turn = table.session().table().with(|game| game.as_ref().and_then(Mirror::to_move));
    turn.is_some_and(|seat| viewer.acts_for(seat) && table.is_person(seat))
}
