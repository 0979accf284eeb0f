//! The program: its screens, one above the other, without a terminal.
//!
//! Whoever has a terminal tells the program what was done there ([`App::hear`]) and lets it draw into a buffer
//! ([`App::draw`]); tests do the same.

use crate::canvas::{Canvas, Hit, Hits};
use crate::input::{Input, Key};
use crate::screen::{Go, Screen, Stage};
use ratatui::buffer::Buffer;
use std::time::Duration;

/// The program.
#[derive(Debug)]
pub struct App {
    stage: Stage,
    /// The topmost last; the program ends when there is none.
    screens: Vec<Box<dyn Screen>>,
    /// What lay where when it was drawn last.
    hits: Hits,
    /// What the pointer was over last.
    pointed: Option<Hit>,
    /// What the button was pressed on.
    clicked: Option<Hit>,
    /// Whether anything may look different from when it was drawn last.
    is_stale: bool,
}

/// What the mouse does at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mouse {
    /// The left button is pressed.
    Click,
    /// The left button is let go.
    Release,
    /// The pointer is there now.
    Move,
    /// The wheel turns by so many rows, downward if more than none.
    Scroll(i16),
}

impl App {
    /// The program with its first screen.
    pub fn new(stage: Stage, first: impl Screen + 'static) -> App {
        App {
            stage,
            screens: vec![Box::new(first)],
            hits: Hits::default(),
            pointed: None,
            clicked: None,
            is_stale: true,
        }
    }

    /// Whether everything has been left.
    pub fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    /// What all screens share.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What all screens share, to change it.
    pub fn stage_mut(&mut self) -> &mut Stage {
        self.is_stale = true;
        &mut self.stage
    }

    /// What lay where when it was drawn last.
    pub const fn hits(&self) -> &Hits {
        &self.hits
    }

    /// Whether anything may look different from when it was drawn last.
    pub const fn is_stale(&self) -> bool {
        self.is_stale
    }

    /// How long the program may sleep if nobody does anything and no thread wakes it; `None` for ever.
    pub fn wakes_in(&self) -> Option<Duration> {
        let at = self.screens.last()?.wakes_at()?;
        Some(self.stage.clock.until(at))
    }

    /// Draws the topmost screen over the whole buffer.
    pub fn draw(&mut self, buf: &mut Buffer) {
        let Some(screen) = self.screens.last_mut() else { return };
        let mut hits = Hits::default();
        let area = buf.area;
        let mut canvas = Canvas::new(buf, area, self.stage.paint(), &mut hits);
        canvas.clear();
        if !canvas.is_too_small(&self.stage.texts) {
            screen.draw(&self.stage, &mut canvas);
        }
        self.hits = hits;
        self.is_stale = false;
    }

    /// A key is pressed.
    pub fn press(&mut self, key: Key) {
        if key == Key::Ctrl('c') {
            self.go(Go::Quit);
        } else {
            self.hear(Input::Key(key));
        }
    }

    /// The mouse does something.
    pub fn mouse(&mut self, mouse: Mouse, column: u16, row: u16) {
        let hit = self.hits.at(column, row);
        match (mouse, hit) {
            (Mouse::Click, Some(Hit::Key(key))) => self.press(key),
            (Mouse::Click, hit) => {
                self.clicked = hit;
                self.hear(Input::Click(hit));
            }
            // What is dragged somewhere is clicked and then the place clicked.
            (Mouse::Release, hit) => {
                if hit.is_some_and(|hit| matches!(hit, Hit::Press(_)) && Some(hit) != self.clicked)
                {
                    self.hear(Input::Click(hit));
                }
                self.clicked = None;
            }
            (Mouse::Scroll(rows), _) => self.hear(Input::Scroll(rows)),
            // Most movements mean nothing, and there are many of them.
            (Mouse::Move, hit) if hit == self.pointed => {}
            (Mouse::Move, hit) => {
                self.pointed = hit;
                self.hear(Input::Point(hit));
            }
        }
    }

    /// Somebody does something.
    pub fn hear(&mut self, input: Input) {
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.hear(&mut self.stage, input);
        self.is_stale = true;
        self.go(go);
    }

    /// Looks at what other threads have done, and does what is due.
    pub fn poll(&mut self) {
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.poll(&mut self.stage);
        self.is_stale = true;
        self.go(go);
    }

    /// The terminal is not as it was drawn: it has another size, or somebody else has used it.
    pub fn redraw(&mut self) {
        self.is_stale = true;
    }

    /// Goes to another screen.
    pub fn go(&mut self, go: Go) {
        match go {
            Go::Stay => return,
            Go::To(screen) => self.screens.push(screen),
            Go::Instead(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            Go::Back => {
                self.screens.pop();
                if let Some(screen) = self.screens.last_mut() {
                    screen.come_back(&mut self.stage);
                }
            }
            Go::Quit => self.screens.clear(),
        }
        self.pointed = None;
        self.is_stale = true;
        // What has come to the front may have something to do at once.
        self.poll();
    }
}
