//! What a press does.

use super::desk::Desk;
use super::doors::Door;
use super::focus;
use super::notice::{Notice, refusal_message};
use super::paint::{Gesture, Means, Refused};
use super::sounds;
use crate::console;
use azulejo_protocol::Refusal;
use azulejo_rules::{IllegalMove, Move};
use azulejo_view::scene::Pointed;
use azulejo_view::{Answer, Press};
use leptos::prelude::untrack;

impl Desk {
    /// Hears what is done to the parts of the table.
    pub(super) fn hear(self, gesture: Gesture) {
        match gesture {
            // The end of a drag may look like a click.
            Gesture::Press(_, Means::Pointer) if self.has_just_dropped() => {}
            Gesture::Press(press, means) => {
                self.means().set(means);
                self.press(press, means);
            }
            Gesture::Point(pointed) => self.point(pointed),
            Gesture::Grab(source, tile, event) => self.grab(source, tile, &event),
            Gesture::Look(seat) => self.door().set(Some(Door::Look(seat))),
            Gesture::Explain(effect) => self.door().set(Some(Door::Gold(effect))),
        }
    }

    /// The pointer or the focus is on something.
    pub(super) fn point(self, pointed: Pointed) {
        if self.paint().pointed().get_untracked() != pointed {
            self.paint().pointed().set(pointed);
        }
    }

    /// Presses something. Whatever is still on its way arrives first, so that no press is lost.
    pub(super) fn press(self, press: Press, means: Means) {
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

    /// Plays whole moves.
    pub(super) fn play(self, moves: &[Move]) {
        self.point(Pointed::Nothing);
        for &mv in moves {
            if let Err(refusal) = self.session().play(mv) {
                console::error(&format!("{mv}: {refusal}"));
                return self.say_refusal(&refusal);
            }
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

    /// Whether a person at this device is to move.
    pub(super) fn may_act(self) -> bool {
        self.shown()
            .with_untracked(|shown| shown.to_move().is_some_and(|seat| shown.is_person(seat)))
    }

    /// Says why the rules refuse something.
    fn refuse(self, press: Press, illegal: &IllegalMove) {
        let why = self.tell_now(|narrator| narrator.why_not(illegal));
        let at = if let Press::Destination(to) = press { Some(to) } else { None };
        self.announce(why.clone());
        self.paint().refused().set(Some(Refused { at, why }));
    }

    /// Says why the room refuses something.
    pub(super) fn say_refusal(self, refusal: &Refusal) {
        let why = self.words().now(refusal_message(refusal));
        self.announce(why.clone());
        self.notice().set(Some(Notice::Refused(why)));
    }

    /// What was to be known until the next press is known.
    fn forget_notices(self) {
        if self.paint().refused().with_untracked(Option::is_some) {
            self.paint().refused().set(None);
        }
        if self.notice().with_untracked(Option::is_some) {
            self.notice().set(None);
        }
    }

    /// Looks after the focus of whoever uses the keyboard: where it was is perhaps no longer there.
    pub(super) fn keep_focus(self) {
        if self.means().with(|means| *means == Means::Keyboard) {
            focus::keep_soon();
        }
    }

    /// Moves the focus of a keyboard to where the move goes on.
    fn lead_focus(self, means: Means) {
        if means == Means::Keyboard {
            let next = self.entry().with_untracked(|entry| focus::next_place(entry.selection()));
            if let Some(next) = next {
                focus::go_soon(next);
            }
        }
    }
}
