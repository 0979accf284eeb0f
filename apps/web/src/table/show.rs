//! Showing what has happened, step by step and in order.
//!
//! The session's news wait in a queue. When the turn of one comes it is told to the screen reader, its
//! pieces travel beat by beat, and then the table has arrived there. A press, a tap or Space finishes
//! whatever is on its way.

use super::desk::Desk;
use super::doors::Door;
use super::flights;
use super::hands::Hands;
use super::sounds;
use crate::clock::Alarm;
use crate::live::follow;
use azulejo_protocol::{Change, Mirror, News};
use azulejo_view::motion::{Beat, Caption, Motion, Speed};
use azulejo_view::stage::{Frame, Stage, last_moves};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use std::collections::VecDeque;

/// What waits to be shown.
#[derive(Default)]
pub(super) struct Queue {
    waiting: VecDeque<News>,
    playing: Option<Playing>,
}

/// What is being shown.
struct Playing {
    news: News,
    beats: VecDeque<Beat>,
    alarm: Option<Alarm>,
}

impl Desk {
    /// Shows whatever happens from now on, after these.
    pub(super) fn follow_news(self, first: Vec<News>) {
        self.queue().update(|queue| queue.waiting.extend(first));
        follow(move || self.take_in_news());
        // A scoring that somebody looks at holds the next round back.
        follow(move || {
            if self.door().get().is_none() {
                self.go_on();
                self.keep_focus();
            }
        });
        on_cleanup(move || self.leave());
    }

    /// Takes in what has happened and begins to show it. Where a press has made it happen this is called
    /// at once, so that the picture between the press and its consequences is never painted.
    pub(super) fn take_in_news(self) {
        let news = self.session().take_news();
        if news.iter().any(News::changes_turn) {
            self.forget_refusals();
        }
        self.queue().update(|queue| queue.waiting.extend(news));
        self.go_on();
    }

    /// Leaves the table in the midst of it all: what has not been shown is shown to nobody.
    fn leave(self) {
        let playing = self.queue().try_update(|queue| queue.playing.take()).flatten();
        if let Some(alarm) = playing.and_then(|playing| playing.alarm) {
            alarm.stop();
        }
        flights::clear();
    }

    /// Shows what waits, one after the other, until something takes its time.
    fn go_on(self) {
        while !self.is_held_up() {
            let Some(news) = self.next_news() else {
                self.is_settled().set(true);
                return;
            };
            self.is_settled().set(false);
            self.tell(&news);
            let beats: VecDeque<Beat> = Motion::of_news(&news).beats.into();
            if self.is_still() || beats.is_empty() {
                for beat in &beats {
                    self.notice_still(beat);
                }
                self.arrive(&news);
            } else {
                let playing = Playing { news, beats, alarm: None };
                self.queue().update(|queue| queue.playing = Some(playing));
                self.next_beat();
            }
        }
    }

    /// Finishes whatever is on its way.
    pub(super) fn finish(self) {
        let playing = self.queue().try_update(|queue| queue.playing.take()).flatten();
        if let Some(Playing { news, alarm, .. }) = playing {
            if let Some(alarm) = alarm {
                alarm.stop();
            }
            flights::clear();
            self.arrive(&news);
        }
        while !self.is_held_up() {
            let Some(news) = self.next_news() else { break };
            self.tell(&news);
            self.arrive(&news);
        }
        let is_settled = !self.queue().with(|queue| !queue.waiting.is_empty());
        if self.is_settled().get_untracked() != is_settled {
            self.is_settled().set(is_settled);
        }
    }

    /// Whether something is on its way.
    pub(super) fn is_moving(self) -> bool {
        self.queue().with(|queue| queue.playing.is_some())
    }

    /// Whether something is on its way, or somebody looks at the scoring of a round.
    fn is_held_up(self) -> bool {
        self.is_moving() || matches!(self.door().get_untracked(), Some(Door::Scoring(_)))
    }

    fn next_news(self) -> Option<News> {
        self.queue().try_update(|queue| queue.waiting.pop_front()).flatten()
    }

    /// What is heard and read of a beat that is not seen moving.
    fn notice_still(self, beat: &Beat) {
        sounds::of_beat(self, beat, Speed::Off);
        for caption in &beat.captions {
            if matches!(caption, Caption::Poured | Caption::Short { .. }) {
                self.toasts().tell(self.tell_now(|narrator| narrator.caption(caption)));
            }
        }
    }

    /// Whether nothing is to be seen moving.
    fn is_still(self) -> bool {
        self.speed() == Speed::Off
            || document().hidden()
            || self.stage().with_untracked(|stage| matches!(stage, Stage::Past(_)))
    }

    fn speed(self) -> Speed {
        self.settings().look_untracked().speed
    }

    /// Shows the next beat, or, after the last one, where it has led.
    fn next_beat(self) {
        if self.is_gone() {
            return;
        }
        let next = self.queue().try_update(|queue| {
            let playing = queue.playing.as_mut()?;
            let news = &playing.news;
            let mover = news.before.as_ref().and_then(Mirror::to_move);
            Some((playing.beats.pop_front()?, mover, last_moves(news.after.steps())))
        });
        let Some((beat, mover, last)) = next.flatten() else { return self.land() };
        let speed = self.speed();
        let departures = flights::depart(&beat);
        self.stage().set(Stage::Between(Box::new(Frame::of(&beat, mover, last))));
        sounds::of_beat(self, &beat, speed);
        spawn_local(async move {
            tick().await;
            flights::fly(departures, speed);
        });
        let alarm = Alarm::after(beat.millis(speed).into(), move || self.next_beat());
        self.queue().update(|queue| {
            if let Some(playing) = &mut queue.playing {
                playing.alarm = alarm;
            }
        });
    }

    /// The last beat is over.
    fn land(self) {
        let playing = self.queue().try_update(|queue| queue.playing.take()).flatten();
        if let Some(Playing { news, .. }) = playing {
            flights::clear();
            self.arrive(&news);
        }
        // What comes next leaves from places that are painted first.
        spawn_local(async move {
            tick().await;
            if !self.is_gone() {
                self.go_on();
            }
        });
    }

    /// The table is now as something has left it.
    fn arrive(self, news: &News) {
        self.shown().set(news.after.clone());
        self.entry().update(|entry| entry.follow(news.after.position()));
        let is_past = self.stage().with_untracked(|stage| matches!(stage, Stage::Past(_)));
        if !is_past || news.change == Change::Opened {
            self.stage().set(Stage::Now);
        }
        match &news.change {
            Change::Moved(Some(report)) if !is_past => self.show_scoring(report),
            Change::Undone => self.stage().set(Stage::Now),
            _ => {}
        }
    }
}
