//! A move that plays itself after a while, unless it is called off.

use super::desk::Desk;
use super::hands::Hands;
use super::paint::Means;
use crate::clock::Alarm;
use crate::live::{Derived, follow};
use azulejo_rules::Take;
use azulejo_view::stage::Stage;
use azulejo_view::{ConfirmMode, Press};

/// So long it takes, in seconds.
pub(super) const SECONDS: u32 = 3;

impl Desk {
    /// The move that counts down: aimed and legal, with nothing in the way.
    pub(super) fn counting(self) -> Option<Take> {
        let is_mode = self.settings().look().confirm == ConfirmMode::Countdown;
        let is_free = self.door().with(Option::is_none);
        let is_now = self.stage().with(|stage| *stage == Stage::Now);
        self.paint()
            .scene()
            .with(|scene| scene.aimed.filter(|_| scene.can_confirm && is_mode && is_free && is_now))
    }

    /// Counts down for every move that waits for it.
    pub(super) fn follow_countdown(self) {
        let counting = Derived::new(move |_| self.counting());
        let confirm = move || {
            if !self.is_gone() {
                self.press(Press::Confirm, Means::Pointer);
            }
        };
        let mut alarm: Option<Alarm> = None;
        follow(move || {
            if let Some(alarm) = alarm.take() {
                alarm.stop();
            }
            let millis = u64::from(SECONDS) * 1_000;
            alarm = counting.get().and_then(|_| Alarm::after(millis, confirm));
        });
    }
}
