//! Showing what happens, one thing after another.

use super::desk::Desk;
use super::panel::Panel;
use crate::game::Game;
use crate::screen::Stage;
use azulejo_protocol::{Change, Millis, Mirror, News};
use azulejo_view::motion::{Beat, Motion, Speed};
use azulejo_view::stage::{Frame, Stage as Moment, large_board, last_moves};
use azulejo_view::story::Chronicle;
use azulejo_view::{Entry, Names};
use std::collections::VecDeque;

/// What happened and has not been shown.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<News>,
    playing: Option<Playing>,
}

/// What is being shown.
#[derive(Debug)]
struct Playing {
    news: News,
    /// What is still to be seen of it.
    beats: VecDeque<Beat>,
    /// When the next beat comes.
    until: Millis,
}

impl Queue {
    /// Takes in what happened.
    pub(super) fn take_in(&mut self, news: Vec<News>) {
        self.waiting.extend(news);
    }

    /// Whether everything has been shown.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.playing.is_none()
    }

    /// Whether something is on its way.
    pub(super) fn is_moving(&self) -> bool {
        self.playing.is_some()
    }
}

impl Desk {
    /// When the next beat comes, if something is on its way.
    pub(super) fn wakes_at(&self) -> Option<Millis> {
        self.queue.playing.as_ref().map(|playing| playing.until)
    }

    /// Takes in what has happened and goes on showing it.
    pub(super) fn take_in(&mut self, game: &mut Game, stage: &Stage) {
        let news = game.take_news();
        if news.iter().any(News::changes_turn) {
            self.notice = None;
            self.pointed = azulejo_view::scene::Pointed::Nothing;
        }
        self.queue.take_in(news);
        self.go_on(game, stage);
        self.follow_chronicle(stage);
    }

    /// Shows what waits, one after the other, until something takes its time.
    pub(super) fn go_on(&mut self, game: &Game, stage: &Stage) {
        let now = stage.clock.now();
        loop {
            match &self.queue.playing {
                Some(playing) if playing.until > now => return,
                Some(_) => self.next_beat(game, stage, now),
                None if self.is_held_up() => return,
                None => {
                    let Some(news) = self.queue.waiting.pop_front() else { return };
                    let beats: VecDeque<Beat> = Motion::of_news(&news).beats.into();
                    if self.is_still(stage) || beats.is_empty() {
                        self.arrive(game, &news);
                    } else {
                        self.queue.playing = Some(Playing { news, beats, until: now });
                    }
                }
            }
        }
    }

    /// Finishes whatever is on its way.
    pub(super) fn finish(&mut self, game: &Game, stage: &Stage) {
        if let Some(Playing { news, .. }) = self.queue.playing.take() {
            self.arrive(game, &news);
        }
        while !self.is_held_up() {
            let Some(news) = self.queue.waiting.pop_front() else { break };
            self.arrive(game, &news);
        }
        self.follow_chronicle(stage);
    }

    /// Whether somebody looks at the scoring of a round: the next one waits for them.
    fn is_held_up(&self) -> bool {
        matches!(self.panel, Some(Panel::Scoring { .. }))
    }

    /// Whether nothing is to be seen moving.
    fn is_still(&self, stage: &Stage) -> bool {
        stage.settings.speed == Speed::Off || matches!(self.moment, Moment::Past(_))
    }

    /// Shows the next beat, or, after the last one, where it has led.
    fn next_beat(&mut self, game: &Game, stage: &Stage, now: Millis) {
        let Some(playing) = &mut self.queue.playing else { return };
        let Some(beat) = playing.beats.pop_front() else {
            if let Some(Playing { news, .. }) = self.queue.playing.take() {
                self.arrive(game, &news);
            }
            return;
        };
        playing.until = Millis(now.0 + u64::from(beat.millis(stage.settings.speed)));
        let mover = playing.news.before.as_ref().and_then(Mirror::to_move);
        let last = last_moves(playing.news.after.steps());
        self.moment = Moment::Between(Box::new(Frame::of(&beat, mover, last)));
    }

    /// The table is now as something has left it.
    fn arrive(&mut self, game: &Game, news: &News) {
        self.shown = news.after.clone();
        self.entry.follow(self.shown.position());
        self.large = large_board(&self.shown, game.viewer(), Some(self.large));
        let is_past = matches!(self.moment, Moment::Past(_));
        if !is_past || news.change == Change::Opened {
            self.moment = Moment::Now;
        }
        match &news.change {
            Change::Opened | Change::Undone => {
                self.moment = Moment::Now;
                self.entry = Entry::begin(self.shown.position());
            }
            Change::Dealt(_) => self.near = None,
            Change::Moved(Some(report)) => {
                self.panel = Some(Panel::Scoring { round: report.round, above: 0 });
            }
            _ => {}
        }
    }

    /// Goes on with the sentences of the game.
    pub(super) fn follow_chronicle(&mut self, stage: &Stage) {
        let names = Names::of_table(&stage.texts, &self.shown);
        let known = self.chronicle.take();
        let known = known.filter(|known| known.is_beginning_of(&stage.texts, &names, &self.shown));
        let begin =
            || Chronicle::begin(stage.texts.clone(), names, self.shown.history().base().clone());
        let mut chronicle = known.unwrap_or_else(begin);
        chronicle.go_on(&self.shown);
        self.chronicle = Some(chronicle);
    }
}
