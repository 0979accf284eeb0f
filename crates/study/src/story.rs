//! What happened at a table, from a position on.

use crate::act::{Act, ActError};
use azulejo_rules::{Course, Game, Position, Rules, Step, shown};

/// What happened at a table from a position on, which need not be the beginning of a game: a table
/// may have been set up by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    scenes: Vec<Scene>,
    start: Position,
    end: Position,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The table before it.
    pub before: Position,
    /// What happened.
    pub act: Act,
    /// Which move of its round it was, from 1 and as far as the story knows; 0 for a deal.
    pub number: u16,
}

impl Story {
    /// A story in which nothing has happened yet.
    pub fn new(start: Position) -> Story {
        Story { scenes: Vec::new(), end: start.clone(), start }
    }

    /// A story told in texts: moves and deals.
    ///
    /// # Errors
    ///
    /// The first step that could not have happened.
    pub fn read(start: Position, steps: &[impl AsRef<str>]) -> Result<Story, StoryError> {
        let mut story = Story::new(start);
        for (index, text) in steps.iter().map(AsRef::as_ref).enumerate() {
            let told = Act::read(text, &story.end).and_then(|act| story.tell(act));
            told.map_err(|why| StoryError { step: index + 1, found: text.to_owned(), why })?;
        }
        Ok(story)
    }

    /// Tells one thing more.
    ///
    /// # Errors
    ///
    /// Why it can't have happened; the story is as it was.
    pub fn tell(&mut self, act: Act) -> Result<(), ActError> {
        let mut course = Course::from(self.end.clone());
        act.perform(&mut course)?;
        self.add(act, course.position().clone());
        Ok(())
    }

    fn add(&mut self, act: Act, after: Position) {
        let number = match act {
            Act::Deal(_) => 0,
            Act::Move(_) => self.scenes.last().map_or(0, |scene| scene.number) + 1,
        };
        let before = std::mem::replace(&mut self.end, after);
        self.scenes.push(Scene { before, act, number });
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The table in the beginning.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The table in the end.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// Everything that happened.
    pub fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    /// The table after one of the scenes, counted from 0.
    pub fn after(&self, index: usize) -> Option<&Position> {
        let next = self.scenes.get(index + 1).map(|scene| &scene.before);
        next.or_else(|| (index + 1 == self.scenes.len()).then_some(&self.end))
    }

    /// How many things happened.
    pub fn len(&self) -> usize {
        self.scenes.len()
    }

    /// Whether nothing happened.
    pub fn is_empty(&self) -> bool {
        self.scenes.is_empty()
    }

    /// The texts of all moves and deals.
    pub fn steps(&self) -> Vec<String> {
        self.scenes.iter().map(|scene| scene.act.to_string()).collect()
    }
}

impl From<&Game> for Story {
    fn from(game: &Game) -> Story {
        let mut story = Story::new(Position::new(game.rules(), game.first()));
        for frame in game.replay() {
            match frame.step {
                Step::Start => {}
                Step::Deal(deal) => story.add(Act::Deal(deal), frame.position),
                Step::Move(mv) => story.add(Act::Move(mv), frame.position),
            }
        }
        story
    }
}

/// Something that could not have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {step}: found {}; {why}", shown(.found))]
pub struct StoryError {
    /// Which step, from 1.
    pub step: usize,
    /// Its text.
    pub found: String,
    /// Why.
    pub why: ActError,
}
