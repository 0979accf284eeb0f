//! A game looked back at, step by step.

use crate::canvas::{Canvas, KeyHint};
use crate::input::{Input, Key};
use crate::screen::{Go, Screen, Stage};
use crate::screens::review::Review;
use crate::screens::setup::Setup;
use crate::table::{TableView, Waiting, draw_on, nearest};
use azulejo_protocol::{Start, Step};
use azulejo_rules::{Move, Phase, Seat};
use azulejo_view::scene::SceneOptions;
use azulejo_view::stage::last_moves;
use azulejo_view::story::Chronicle;
use azulejo_view::{Entry, Scene, Selection, Tale, Texts};
use std::path::PathBuf;

/// A game looked back at, step by step.
#[derive(Debug)]
pub struct Look {
    tale: Tale,
    steps: Vec<Step>,
    /// So many steps have been made.
    at: usize,
    /// Whose board somebody wants to see in large.
    near: Option<Seat>,
    /// What was found to be best at each table, where that is known.
    best: Vec<Option<Move>>,
    /// Where its record is kept, if it is.
    recorded: Option<PathBuf>,
    /// The game in sentences.
    chronicle: Option<Chronicle>,
}

impl Look {
    /// A game after so many steps, or at its end.
    pub fn new(tale: Tale, at: usize) -> Look {
        let steps: Vec<Step> = tale.moments.iter().map(|moment| moment.step.clone()).collect();
        Look {
            at: at.min(steps.len()),
            tale,
            steps,
            near: None,
            best: Vec::new(),
            recorded: None,
            chronicle: None,
        }
    }

    /// The same with what was best at each table.
    #[must_use]
    pub fn knowing(self, best: Vec<Option<Move>>) -> Look {
        Look { best, ..self }
    }

    /// The same game, whose record is kept in this file.
    #[must_use]
    pub fn recorded_in(self, path: PathBuf) -> Look {
        Look { recorded: Some(path), ..self }
    }

    fn scene(&self) -> Scene {
        let options = SceneOptions {
            last: last_moves(self.steps.get(..self.at).unwrap_or_default()),
            hint: self.best.get(self.at).copied().flatten(),
            bag_tracker: true,
            ..SceneOptions::default()
        };
        Scene::of(self.tale.position(self.at), &Entry::default(), &options)
    }

    /// The game in sentences, up to the table that is shown.
    fn told(&mut self, texts: &Texts) -> Vec<String> {
        let known = self.chronicle.take().filter(|known| known.is_in(texts));
        let chronicle = known.unwrap_or_else(|| Chronicle::of_tale(texts, &self.tale));
        let lines = chronicle.lines().iter();
        let lines = lines.filter(|line| line.step <= self.at && !line.text.is_empty());
        let told: Vec<String> = lines.map(|line| line.text.clone()).collect();
        self.chronicle = Some(chronicle);
        if told.is_empty() { vec![texts.say("step-none")] } else { told }
    }

    /// The step at which another round begins: the next one, or this or the one before.
    fn round_from(&self, is_forward: bool) -> usize {
        let is_deal = |step: &usize| matches!(self.steps.get(*step - 1), Some(Step::Deal { .. }));
        if is_forward {
            (self.at + 1..=self.steps.len()).find(is_deal).unwrap_or(self.steps.len())
        } else {
            (1..self.at).rev().find(is_deal).unwrap_or(0)
        }
    }

    fn go(&mut self, key: Key) -> bool {
        let last = self.steps.len();
        self.at = match key {
            Key::Left | Key::Up => self.at.saturating_sub(1),
            Key::Right | Key::Down | Key::Char(' ') => (self.at + 1).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::PageUp => self.round_from(false),
            Key::PageDown => self.round_from(true),
            _ => return false,
        };
        true
    }

    fn next_board(&mut self) {
        let at = self.near.unwrap_or_else(|| nearest(&self.scene()));
        self.near = self.tale.base.rules().seats_from(at).nth(1);
    }

    /// The game goes on from the table that is shown.
    fn play_on(&self, stage: &mut Stage) -> Go {
        let pos = self.tale.position(self.at);
        if pos.phase() == Phase::Over {
            return Go::Stay;
        }
        let start = match self.tale.record_after(self.at) {
            Some(game) => Start::Record(game),
            None => Start::Position(pos.clone()),
        };
        Go::to(Setup::from_here(stage, start))
    }

    fn keys(&self, texts: &Texts) -> Vec<KeyHint> {
        let key = |key, id| KeyHint::new(texts, key, id);
        let mut keys = vec![
            key(Key::Right, "key-arrows").shown_as("←→"),
            key(Key::PageDown, "round-steps").shown_as("PgUp PgDn"),
            key(Key::Char('v'), "over-review"),
        ];
        if self.tale.position(self.at).phase() != Phase::Over {
            keys.push(key(Key::Char('p'), "over-from-here"));
        }
        keys.extend([key(Key::Char('b'), "act-board"), key(Key::Escape, "back")]);
        keys
    }
}

impl Screen for Look {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (scene, names) = (self.scene(), self.tale.names(&stage.texts));
        let (log, keys) = (self.told(&stage.texts), self.keys(&stage.texts));
        let view = TableView {
            scene: &scene,
            selection: &Selection::Nothing,
            texts: &stage.texts,
            names: &names,
            near: self.near.unwrap_or_else(|| nearest(&scene)),
            waiting: Waiting::Past { step: self.at, steps: self.steps.len() },
            lit: &[],
            log: &log,
            notice: None,
            command: None,
            keys: &keys,
            plates: &[],
        };
        draw_on(&view, canvas);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        match &input {
            Input::Scroll(rows) => drop(self.go(if *rows < 0 { Key::Left } else { Key::Right })),
            Input::Key(key) if self.go(*key) => {}
            Input::Key(key) => match key.latin() {
                Key::Char('v') => {
                    let recorded = self.recorded.clone();
                    return Go::to(Review::new(stage, self.tale.clone(), recorded));
                }
                Key::Char('p') => return self.play_on(stage),
                Key::Char('b') => self.next_board(),
                _ if input.is_leaving() => return Go::Back,
                _ => {}
            },
            _ => {}
        }
        Go::Stay
    }
}
