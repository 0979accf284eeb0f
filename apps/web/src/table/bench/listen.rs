//! What is done to the bench, by pointer and by key.

use super::Bare;
use crate::live::{Local, State};
use crate::table::drag::{self, Drag};
use crate::table::hands::Hands;
use crate::table::keys;
use crate::table::paint::{Gesture, Means, Paint};
use crate::words::Words;
use azulejo_rules::{Move, Position};
use azulejo_view::entry::Typed;
use azulejo_view::scene::Pointed;
use azulejo_view::{Answer, ConfirmMode, Entry, Press};
use leptos::ev;
use leptos::prelude::*;
use std::rc::Rc;

impl Bare {
    /// Hears what is done to the parts of the table.
    pub(super) fn hear(self, gesture: Gesture) {
        match gesture {
            // The end of a drag may look like a click.
            Gesture::Press(_, Means::Pointer) if drag::has_just_dropped(self) => {}
            Gesture::Press(press, means) => {
                self.means().set(means);
                self.press(press, means);
            }
            Gesture::Point(pointed) => self.point(pointed),
            Gesture::Grab(source, tile, event) => drag::grab(self, source, tile, &event),
            // Every board is large here.
            Gesture::Look(_) => {}
            Gesture::Explain(effect) => {
                self.explained().set(Some(effect));
                self.explains().set(true);
            }
        }
    }

    /// Follows the keyboard; what means something else than a move is told to somebody else.
    pub(super) fn follow_keys(self, other: Option<Rc<dyn Fn(Typed)>>) {
        let down = window_event_listener(ev::keydown, move |event| {
            self.means().set(Means::Keyboard);
            if event.default_prevented() || keys::is_elsewhere(&event) {
                return;
            }
            match (keys::typed(self, &event), &other) {
                (Some(Typed::Press(press)), _) => self.press(press, Means::Keyboard),
                (Some(typed), Some(other)) => other(typed),
                (Some(_), None) | (None, _) => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || down.remove());
    }

    fn play(self, press: Press, moves: &[Move]) {
        self.point(Pointed::Nothing);
        let Some(on_move) = self.on_move().with(Option::clone) else { return };
        for &mv in moves {
            if let Err(why) = on_move(mv) {
                // What was held is let go, so that something else can be tried.
                self.entry().set(self.shown().with_untracked(Entry::begin));
                return self.refuse_because(press, why);
            }
        }
        // The move may have led to another screen.
        if !self.is_gone() {
            self.keep_focus();
        }
    }

    /// Nothing counts down here, so that there is time to look at what a move would bring.
    fn confirm_mode(self) -> ConfirmMode {
        match self.settings().look_untracked().confirm {
            ConfirmMode::Countdown => ConfirmMode::Button,
            mode => mode,
        }
    }
}

impl Hands for Bare {
    fn words(self) -> Words {
        self.paint().words()
    }

    fn paint(self) -> Paint {
        Bare::paint(self)
    }

    fn entry(self) -> State<Entry> {
        Bare::entry(self)
    }

    fn drag(self) -> Local<Drag> {
        Bare::drag(self)
    }

    fn means(self) -> Local<Means> {
        Bare::means(self)
    }

    fn may_act(self) -> bool {
        self.given().may_act.get_untracked()
            && self.shown().with_untracked(|pos| pos.player_to_move().is_some())
    }

    fn with_position<T>(self, ask: impl FnOnce(&Position) -> T) -> T {
        self.shown().with(ask)
    }

    fn press(self, press: Press, means: Means) {
        if self.paint().refused().with_untracked(Option::is_some) {
            self.paint().refused().set(None);
        }
        if !self.may_act() {
            return;
        }
        let mode = self.confirm_mode();
        let answer = self.shown().with_untracked(|shown| {
            self.entry().try_update(|entry| entry.press(shown, press, mode))
        });
        match answer.unwrap_or(Answer::Nothing) {
            Answer::Nothing => {}
            Answer::Changed => self.lead_focus(means),
            Answer::Refused(illegal) => self.refuse(press, &illegal),
            Answer::Play(moves) => self.play(press, &moves),
        }
    }

    fn announce(self, text: String) {
        self.announcer().say(text);
    }
}
