//! Looking at the table: what the screen shows, what is said, and what the rules say to it.

use super::Guest;
use super::replay::{Replay, Step};
use anyhow::{Context, Result, bail, ensure};
use azulejo_e2e::Picture;
use azulejo_rules::MoveKind;
use serde_json::{Value, json};

/// Longer than any bot thinks, even where it shares two slow cores with other tests, in milliseconds.
const PATIENCE: u32 = 90_000;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// A person's move.
    Mine,
    /// Somebody to put away how a round was scored.
    Scored,
    /// Nothing: the game is over.
    Over,
}

/// Everything that can be seen and heard at one moment.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) turn: Turn,
    /// How many steps of the game are on the screen.
    pub(crate) step: usize,
    pub(crate) picture: Picture,
    /// The game so far, by the rules. What the screen shows may be behind.
    pub(crate) replay: Replay,
    /// The last move in the log.
    pub(crate) line: String,
    /// What was on the screen since the last look, step by step.
    notes: Vec<Note>,
}

/// What was on the screen after a step.
#[derive(Debug)]
struct Note {
    step: usize,
    picture: Picture,
    said: Vec<String>,
    line: String,
}

impl Guest {
    /// The game as the page keeps it on the device, by the rules.
    pub(crate) fn replay(&self) -> Result<Replay> {
        let kept = self.run("return localStorage.getItem('azulejo.table');")?;
        Replay::of_kept(kept.as_str().context("no table is kept on the device")?)
    }

    /// What was on the screen so far belongs to another game.
    pub(crate) fn forget_notes(&self) -> Result<()> {
        self.run("if (globalThis.watched) Object.assign(watched, { notes: [], last: Infinity });")
            .map(drop)
    }

    /// Waits until the screen shows just this step, then looks: for what comes back, of which the screen has seen more.
    pub(crate) fn look_back_at(&self, step: usize) -> Result<Look> {
        self.wait_for(&format!("main.table[data-step='{step}'][data-settled]"))?;
        self.look(step)
    }

    /// Waits until the screen has come to a step and waits for a person, and compares everything that was on the
    /// screen since the last look with what the rules say.
    pub(crate) fn look(&self, at_least: usize) -> Result<Look> {
        let script = include_str!("looks.js").replace("PICTURE", Picture::SCRIPT);
        let seen = self.run_with(&script, &[json!(at_least), json!(PATIENCE)])?;
        let look = Look::read(&seen)
            .with_context(|| format!("waiting for step {at_least}, at step {}", seen["step"]))?;
        look.compare()?;
        Ok(look)
    }
}

impl Look {
    fn read(seen: &Value) -> Result<Look> {
        let kept = seen["kept"].as_str().context("no table is kept on the device")?;
        let notes = seen["notes"].as_array().into_iter().flatten();
        Ok(Look {
            turn: match seen["turn"].as_str() {
                Some("mine") => Turn::Mine,
                Some("scored") => Turn::Scored,
                Some("over") => Turn::Over,
                _ => bail!("the table does not come to a rest"),
            },
            step: number(&seen["step"]),
            picture: Picture::seen(&seen["picture"])?,
            replay: Replay::of_kept(kept)?,
            line: text(&seen["line"]),
            notes: notes.map(Note::read).collect::<Result<_>>()?,
        })
    }

    /// Every picture is that of its position, and every move was said as the log has it.
    fn compare(&self) -> Result<()> {
        self.compare_picture(self.step, &self.picture)?;
        for note in &self.notes {
            self.compare_picture(note.step, &note.picture)?;
            let is_said =
                note.line.is_empty() || note.said.iter().any(|said| said.contains(&note.line));
            ensure!(
                is_said,
                "the log says `{}` at step {}, but what is said is {:?}",
                note.line,
                note.step,
                note.said
            );
        }
        Ok(())
    }

    fn compare_picture(&self, step: usize, picture: &Picture) -> Result<()> {
        let pos = self.replay.after(step).with_context(|| {
            format!("step {step} is on the screen, and there are {}", self.replay.steps.len())
        })?;
        let differences = Picture::of(pos).differences(picture);
        ensure!(
            differences.is_empty(),
            "the screen differs from the rules at step {step} ({pos}):\n{differences}"
        );
        Ok(())
    }

    /// Every step since another one was on the screen, also those of bots. Only what happens at once is seen at
    /// once: the lines that a person places together, and, where nobody is held up by the scoring, a round's last
    /// move with the next deal.
    pub(crate) fn check_nothing_missed(&self, since: usize, is_held_up: bool) -> Result<()> {
        for step in since + 1..=self.step {
            let is_noted = self.notes.iter().any(|note| note.step == step);
            ensure!(
                is_noted || self.is_at_once(step, is_held_up),
                "step {step} ({:?}) was never on the screen",
                self.replay.steps[step - 1]
            );
        }
        Ok(())
    }

    /// Whether a step and the next one happen at once.
    fn is_at_once(&self, step: usize, is_held_up: bool) -> bool {
        match self.replay.steps.get(step) {
            Some(Step::Deal(_)) => !is_held_up,
            Some(next @ Step::Move(_, mv)) => {
                matches!(mv.kind(), MoveKind::Place(_)) && self.replay.is_by_person(next)
            }
            None => false,
        }
    }
}

impl Note {
    fn read(seen: &Value) -> Result<Note> {
        Ok(Note {
            step: number(&seen["step"]),
            picture: Picture::seen(&seen["picture"])?,
            said: texts(&seen["said"]),
            line: text(&seen["line"]),
        })
    }
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_default() as usize
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}
