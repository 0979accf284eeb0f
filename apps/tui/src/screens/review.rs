//! The review of a game: chances to win over its moves, what each move cost, what was better, and what was luck.

mod desk;
mod draw;
mod panel;
mod workers;

use crate::canvas::{Canvas, KeyHint};
use crate::input::{Input, Key};
use crate::screen::{Go, Screen, Stage};
use crate::screens::look::Look;
use azulejo_rules::Move;
use azulejo_study::{Grade, Sheet};
use azulejo_view::{Tale, Texts};
use desk::{Desk, Run};
use panel::Panel;
use std::path::PathBuf;

/// The review of a game.
#[derive(Debug)]
pub struct Review {
    tale: Tale,
    desk: Desk,
    /// The moment that is looked at, from 0.
    at: usize,
    /// What lies over it.
    panel: Option<Panel>,
}

impl Review {
    /// The review of a game, which goes on where it was left if the record is kept in this file.
    pub fn new(stage: &Stage, tale: Tale, recorded: Option<PathBuf>) -> Review {
        let desk = Desk::open(&tale, recorded, stage);
        Review { at: desk.last(), tale, desk, panel: None }
    }

    /// What is known so far.
    pub const fn sheet(&self) -> &Sheet {
        self.desk.sheet()
    }

    /// Whether everything is known that will be.
    pub fn is_done(&self) -> bool {
        self.desk.run() == Run::Done
    }

    fn go(&mut self, moment: usize) {
        self.at = moment.min(self.desk.last());
        self.desk.look_at(self.at);
    }

    fn step(&mut self, key: Key) -> bool {
        let to = match key {
            Key::Left => self.at.saturating_sub(1),
            Key::Right => self.at + 1,
            Key::Home => 0,
            Key::End => self.desk.last(),
            _ => return false,
        };
        self.go(to);
        true
    }

    /// To the next move that gave something away; after the last one, to the first.
    fn go_to_mistake(&mut self) {
        let sheet = self.desk.sheet();
        let is_bad = |moment: &usize| {
            sheet.decision(*moment).is_some_and(|decision| decision.grade() >= Grade::Mistake)
        };
        let later = self.at + 1..sheet.story().len();
        if let Some(moment) = later.chain(0..self.at).find(is_bad) {
            self.go(moment);
        }
    }

    /// The table before the move that is looked at, with the best move marked.
    fn look(&self) -> Look {
        let sheet = self.desk.sheet();
        let best = |moment: usize| -> Option<Move> {
            sheet.decision(moment).map(|decision| decision.best.best)
        };
        let known = (0..sheet.story().len()).map(best).collect();
        Look::new(self.tale.clone(), self.at).knowing(known)
    }

    fn keys(&self, texts: &Texts) -> Vec<KeyHint> {
        let key = |key, id| KeyHint::new(texts, key, id);
        let (escape, close) = (key(Key::Escape, "back"), key(Key::Escape, "close"));
        if self.panel.is_some() {
            return vec![close, key(Key::Down, "key-scroll").shown_as("↑↓")];
        }
        let mut keys = vec![
            key(Key::Right, "key-arrows").shown_as("←→"),
            key(Key::Char('n'), "review-next-mistake"),
            key(Key::Char('c'), "review-costliest"),
            key(Key::Char('t'), "key-table"),
            key(Key::Char('l'), "review-luck-title"),
            key(Key::Char('?'), "review-explained"),
        ];
        let go_on = match self.desk.run() {
            Run::Going => Some("menu-stop"),
            Run::Stopped | Run::Failed => Some("review-go-on"),
            Run::Done => None,
        };
        keys.extend(go_on.map(|id| key(Key::Char('s'), id)));
        keys.insert(1, escape);
        keys
    }

    fn hear_panel(&mut self, panel: Panel, input: &Input) {
        self.panel = match (panel.hear(input, self.desk.sheet()), input) {
            (panel::Answer::Stay(panel), _) => Some(panel),
            (panel::Answer::Close, _) => None,
            (panel::Answer::Show(moment), _) => {
                self.go(moment);
                None
            }
        };
    }
}

impl Screen for Review {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        self.draw_review(&stage.texts, canvas);
        let keys = self.keys(&stage.texts);
        canvas.last_row(&keys);
    }

    fn hear(&mut self, _stage: &mut Stage, input: Input) -> Go {
        if let Some(panel) = self.panel {
            self.hear_panel(panel, &input);
            return Go::Stay;
        }
        match &input {
            Input::Scroll(rows) => drop(self.step(if *rows < 0 { Key::Left } else { Key::Right })),
            Input::Key(key) if self.step(*key) => {}
            Input::Key(key) => match key.latin() {
                Key::Char('n') => self.go_to_mistake(),
                Key::Char('c') => self.panel = Some(Panel::Costliest { chosen: 0 }),
                Key::Char('l') => self.panel = Some(Panel::Luck { above: 0 }),
                Key::Char('?') => self.panel = Some(Panel::Explained { above: 0 }),
                Key::Char('s') => self.desk.stop_or_go_on(),
                Key::Char('t') | Key::Enter => return Go::to(self.look()),
                _ if input.is_leaving() => {
                    self.desk.keep();
                    return Go::Back;
                }
                _ => {}
            },
            _ => {}
        }
        Go::Stay
    }

    fn poll(&mut self, _stage: &mut Stage) -> Go {
        self.desk.poll();
        Go::Stay
    }
}
