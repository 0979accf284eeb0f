//! What a press does.

use super::desk::Desk;
use super::doors::Door;
use super::drag::{self, Drag};
use super::hands::Hands;
use super::notice::Notice;
use super::paint::{Gesture, Means, Paint};
use super::sounds;
use crate::console;
use crate::live::{Local, State};
use crate::words::Words;
use azulejo_protocol::Refusal;
use azulejo_rules::{Move, Position};
use azulejo_view::scene::Pointed;
use azulejo_view::story::refusal_message;
use azulejo_view::{Answer, Entry, Press};
use leptos::prelude::untrack;

impl Desk {
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
            Gesture::Look(seat) => self.door().set(Some(Door::Look(seat))),
            Gesture::Explain(effect) => self.door().set(Some(Door::Gold(effect))),
        }
    }

    /// Plays whole moves.
    pub(super) fn play(self, moves: &[Move]) {
        self.point(Pointed::Nothing);
        if let Err(refusal) = self.session().play(moves) {
            console::error(&format!("{moves:?}: {refusal}"));
            return self.say_refusal(&refusal);
        }
        untrack(|| self.take_in_news());
        self.keep_focus();
    }

    /// Takes the last decision back.
    pub(super) fn undo(self) {
        self.come_to_now();
        self.finish();
        self.forget_notices();
        if let Err(refusal) = self.session().undo() {
            self.say_refusal(&refusal);
        }
    }

    /// Says why the room refuses something.
    pub(super) fn say_refusal(self, refusal: &Refusal) {
        let why = self.words().now(refusal_message(refusal));
        self.announce(why.clone());
        self.notice().set(Some(Notice::Refused(why)));
    }

    /// What was to be known until the next press is known.
    fn forget_notices(self) {
        self.forget_refusals();
        if self.notice().with_untracked(Option::is_some) {
            self.notice().set(None);
        }
    }

    /// Something has happened since: what could not be done before is no longer of interest.
    pub(super) fn forget_refusals(self) {
        if self.paint().refused().with_untracked(Option::is_some) {
            self.paint().refused().set(None);
        }
        if self.notice().with_untracked(|notice| matches!(notice, Some(Notice::Refused(_)))) {
            self.notice().set(None);
        }
    }
}

impl Hands for Desk {
    fn words(self) -> Words {
        Desk::words(self)
    }

    fn paint(self) -> Paint {
        Desk::paint(self)
    }

    fn entry(self) -> State<Entry> {
        Desk::entry(self)
    }

    fn drag(self) -> Local<Drag> {
        Desk::drag(self)
    }

    fn means(self) -> Local<Means> {
        Desk::means(self)
    }

    /// Whether a person at this device is to move.
    fn may_act(self) -> bool {
        let viewer = untrack(|| self.session().actor());
        self.shown().with_untracked(|shown| {
            let is_here = |seat| shown.is_person(seat) && viewer.acts_for(seat);
            shown.to_move().is_some_and(is_here)
        })
    }

    fn with_position<T>(self, ask: impl FnOnce(&Position) -> T) -> T {
        self.shown().with(|shown| ask(shown.position()))
    }

    /// Presses something. Whatever is still on its way arrives first, so that no press is lost.
    fn press(self, press: Press, means: Means) {
        self.come_to_now();
        self.finish();
        self.forget_notices();
        if !self.may_act() {
            return;
        }
        let mode = self.settings().look_untracked().confirm;
        let answer = self.shown().with_untracked(|shown| {
            self.entry().try_update(|entry| entry.press(shown.position(), press, mode))
        });
        match answer.unwrap_or(Answer::Nothing) {
            Answer::Nothing => {}
            Answer::Changed => {
                sounds::picked(self);
                self.lead_focus(means);
            }
            Answer::Refused(illegal) => self.refuse(press, &illegal),
            Answer::Play(moves) => self.play(&moves),
        }
    }

    fn announce(self, text: String) {
        self.announcer().say(text);
    }
}
