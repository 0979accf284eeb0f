//! What happens because time passes.

use super::Room;
use crate::sent::{Post, Sent};
use azulejo_protocol::{Leaving, Millis};

impl Room {
    /// When the host has to call [`Room::tick`] next, if nothing else happens: a bot's pause is over
    /// or a clock has run out.
    pub fn wakes_at(&self) -> Option<Millis> {
        match self.held_move() {
            Some(_) => Some(self.pause_ends()),
            None => self.mirror.clocks().deadline(),
        }
    }

    /// Does what is due by now. Every other call does so, too.
    pub fn tick(&mut self, now: Millis) -> Vec<Sent> {
        let mut post = Post::at(now);
        self.pass_time(&mut post);
        post.sent
    }

    pub(super) fn pass_time(&mut self, post: &mut Post) {
        if self.wakes_at().is_none_or(|due| due > post.now) {
            return;
        }
        if self.held_move().is_some() {
            self.release(post);
        } else if let Some(seat) = self.mirror.clocks().running() {
            self.leave(post, seat, Leaving::Time);
        }
    }
}
