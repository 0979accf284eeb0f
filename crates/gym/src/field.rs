//! One part of what a player sees.

/// One part of an observation: so many numbers from a place on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is called.
    pub name: String,
    /// Where it begins.
    pub start: usize,
    /// What its numbers are counted by, the outermost first: discs and colors, say.
    pub shape: Vec<usize>,
    /// What a number is a fraction of: a count of 3 is 3 / `unit`.
    pub unit: u16,
    /// The largest count there can be.
    pub most: u16,
}

impl Field {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has no numbers.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Where it ends.
    pub fn end(&self) -> usize {
        self.start + self.len()
    }
}
