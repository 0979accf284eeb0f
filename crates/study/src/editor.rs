//! A position set up by hand, tile by tile, with everything that is wrong with it at every moment.

mod board;
mod edit;
mod refit;
mod site;
mod table;

pub use edit::{Edit, Heap, Side};
pub use site::{FaultAt, Site};

use azulejo_rules::{Phase, Position, Rules, Seat, Setup, SyntaxError};

/// A table in the making, which may be nonsense for a while.
///
/// Whatever is edited, [`Editor::faults`] has everything that is wrong at once, each with the places
/// that it concerns, and [`Editor::position`] the position as soon as nothing is.
///
/// ```
/// use azulejo_rules::{Factory, Fault, Tile};
/// use azulejo_study::editor::{Edit, Editor, Heap, Site};
///
/// let mut editor = Editor::new("2cp".parse()?);
/// let disc = Factory::ALL[2];
/// editor.edit(Edit::Add(Heap::Disc(disc), Tile::Red));
/// let faults = editor.faults();
/// assert_eq!(faults[0].fault, Fault::Census { tile: Tile::Red, found: 21 });
/// assert_eq!(faults[0].sites, [Site::Color(Tile::Red)]);
///
/// editor.edit(Edit::RestToBag);
/// assert_eq!(editor.position().unwrap().tiles_on(disc).to_string(), "R");
/// # Ok::<(), azulejo_rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    /// What was there before, the latest last.
    past: Vec<Setup>,
    /// What was undone, the latest last.
    future: Vec<Setup>,
}

impl Editor {
    /// The table of a rule set before its first deal.
    pub fn new(rules: Rules) -> Editor {
        Editor::from(&Position::new(rules, Seat::ALL[0]))
    }

    /// Begins with the text of a position, which need not be sound.
    ///
    /// # Errors
    ///
    /// Where the text is malformed.
    pub fn from_text(text: &str) -> Result<Editor, SyntaxError> {
        Ok(Editor::from(read(text)?))
    }

    /// The table as it is now.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game would be waiting for; it follows from the rest.
    pub fn phase(&self) -> Phase {
        self.setup.phase()
    }

    /// Everything that is wrong, each fault with its places.
    pub fn faults(&self) -> Vec<FaultAt> {
        site::locate(&self.setup)
    }

    /// The position, when nothing is wrong.
    pub fn position(&self) -> Option<Position> {
        Position::try_from(self.setup.clone()).ok()
    }

    /// Edits the table; `false` if there is nothing to change, as at a disc that is not there.
    pub fn edit(&mut self, edit: Edit) -> bool {
        self.edit_all([edit])
    }

    /// Several edits that are undone as one; `false` if they change nothing together.
    pub fn edit_all(&mut self, edits: impl IntoIterator<Item = Edit>) -> bool {
        let mut setup = self.setup.clone();
        for edit in edits {
            edit.apply(&mut setup);
        }
        self.put(setup)
    }

    /// Puts another table in place of this one; `false` if it is the same.
    pub fn load(&mut self, setup: impl Into<Setup>) -> bool {
        self.put(setup.into())
    }

    /// Puts the position of a text in place of this one, sound or not; `false` if it is the same.
    ///
    /// # Errors
    ///
    /// Where the text is malformed; the table is as it was.
    pub fn load_text(&mut self, text: &str) -> Result<bool, SyntaxError> {
        Ok(self.put(read(text)?))
    }

    fn put(&mut self, setup: Setup) -> bool {
        if setup == self.setup {
            return false;
        }
        self.past.push(std::mem::replace(&mut self.setup, setup));
        self.future.clear();
        true
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last edit; `false` at the beginning.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.setup, before));
        true
    }

    /// Does again what was undone last; `false` if nothing was.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.setup, after));
        true
    }
}

/// A text as people paste it: blanks around it, a link's `_` for the blanks within.
fn read(text: &str) -> Result<Setup, SyntaxError> {
    text.trim().replace('_', " ").parse()
}

impl From<Setup> for Editor {
    fn from(setup: Setup) -> Editor {
        Editor { setup, past: Vec::new(), future: Vec::new() }
    }
}

impl From<&Position> for Editor {
    fn from(pos: &Position) -> Editor {
        Editor::from(Setup::from(pos))
    }
}
