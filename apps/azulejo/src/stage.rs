//! Where a game is shown: a terminal on which the table stays in place, or anything that scrolls.

use crate::draw::{Ink, Row};
use std::io::{self, Write};
use std::thread::sleep;
use std::time::Duration;

/// Shows a story line by line and the table that belongs to it.
pub(crate) struct Stage<'a> {
    out: &'a mut dyn Write,
    ink: Ink,
    /// How long a beat lasts.
    pace: Duration,
    manner: Manner,
}

enum Manner {
    /// Everything is printed once; the table when a round begins.
    Scrolling,
    /// The table is drawn anew below the story after every step.
    Living {
        /// How many rows of it are on the screen.
        drawn: usize,
    },
}

impl<'a> Stage<'a> {
    /// A stage on which everything is printed once.
    pub(crate) fn scrolling(out: &'a mut dyn Write, ink: Ink) -> Stage<'a> {
        Stage { out, ink, pace: Duration::ZERO, manner: Manner::Scrolling }
    }

    /// A stage on which the table stays in place while the story scrolls away above it, so that
    /// nothing said is lost. For terminals only.
    pub(crate) fn living(out: &'a mut dyn Write, ink: Ink, pace: Duration) -> Stage<'a> {
        // Moving the cursor asks for the same kind of terminal as color does.
        let manner = match ink {
            Ink::Ansi => Manner::Living { drawn: 0 },
            Ink::Plain => Manner::Scrolling,
        };
        Stage { out, ink, pace, manner }
    }

    /// The same stage with another pace.
    #[must_use]
    pub(crate) fn paced(self, pace: Duration) -> Stage<'a> {
        Stage { pace, ..self }
    }

    /// Goes on with the story; the table is what follows from it. Then waits some beats.
    pub(crate) fn step(&mut self, story: &[Row], table: &[Row], beats: u32) -> io::Result<()> {
        let mut text = self.erase();
        text += &self.lines(story);
        if !fits(table) {
            self.manner = Manner::Scrolling;
        }
        if let Manner::Living { drawn } = &mut self.manner {
            // On a terminal that is too narrow the lines are cut rather than wrapped, or we would
            // count the rows wrongly when taking them off again.
            *drawn = table.len() + 1;
            text += "\x1b[?7l\n";
            text += &self.lines(table);
            text += "\x1b[?7h";
        }
        self.show(&text)?;
        sleep(self.pace * beats);
        Ok(())
    }

    /// Prints a table for good where it is not on the screen anyway.
    pub(crate) fn keep(&mut self, table: &[Row]) -> io::Result<()> {
        match self.manner {
            Manner::Scrolling => self.close(table),
            Manner::Living { .. } => Ok(()),
        }
    }

    /// Prints a table for good, wherever we are.
    pub(crate) fn close(&mut self, table: &[Row]) -> io::Result<()> {
        let mut text = self.erase();
        text.push('\n');
        text += &self.lines(table);
        text.push('\n');
        self.manner = Manner::Scrolling;
        self.show(&text)
    }

    fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        // Where nobody waits, the buffer may do its work.
        if self.pace.is_zero() { Ok(()) } else { self.out.flush() }
    }

    fn lines(&self, rows: &[Row]) -> String {
        rows.iter().map(|row| row.render(self.ink) + "\n").collect()
    }

    /// Takes the table off the screen: up to its first row, and clear to the end.
    fn erase(&mut self) -> String {
        match &mut self.manner {
            Manner::Living { drawn } if *drawn > 0 => {
                format!("\x1b[{}A\x1b[J", std::mem::take(drawn))
            }
            _ => String::new(),
        }
    }
}

/// Whether a table can stay on the screen with a few lines of the story above it.
fn fits(table: &[Row]) -> bool {
    const STORY: usize = 4;
    terminal_size::terminal_size()
        .is_none_or(|(_, height)| table.len() + STORY <= usize::from(height.0))
}
