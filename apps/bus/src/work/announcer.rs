//! Announces work.

use super::BEAT;
use crate::Post;
use std::time::Instant;

/// Sends the same announcement again and again.
#[derive(Debug)]
pub struct Announcer<'a> {
    post: &'a Post,
    subject: &'static str,
    text: Vec<u8>,
    /// When it was sent last; never, if nobody could have heard it.
    sent: Option<Instant>,
}

impl<'a> Announcer<'a> {
    /// An announcement on a subject.
    pub fn new(post: &'a Post, subject: &'static str, text: Vec<u8>) -> Announcer<'a> {
        Announcer { post, subject, text, sent: None }
    }

    /// Sends it if it is time; whether the bus can be reached.
    pub fn announce(&mut self, now: Instant) -> bool {
        if !self.post.is_connected() {
            self.sent = None;
            return false;
        }
        let is_time = self.sent.is_none_or(|sent| now.duration_since(sent) >= BEAT);
        if is_time && self.post.send(self.subject.to_owned(), self.text.clone()) {
            self.sent = Some(now);
        }
        true
    }
}
