//! What every screen of the program can do, and what all of them share.

use crate::canvas::Canvas;
use crate::game::{Clock, Ground, Keep, KeepError, Waker};
use crate::input::Input;
use crate::memory::Memory;
use crate::paint::{Depth, Glyphs, Paint};
use crate::settings::Settings;
use azulejo_protocol::Millis;
use azulejo_view::plan::Plan;
use azulejo_view::{Language, Texts, Theme};
use std::fmt;

/// A screen: the start, the table, the rules. The program shows the topmost of several, and sleeps until somebody
/// does something, another thread wakes it, or [`Screen::wakes_at`] has come.
pub trait Screen: fmt::Debug {
    /// Draws it. What is drawn also says what lies where, so that a click finds it.
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>);

    /// Somebody does something.
    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go;

    /// Looks at what other threads have done, and does what is due. Called whenever the program wakes.
    fn poll(&mut self, _stage: &mut Stage) -> Go {
        Go::Stay
    }

    /// When it has something to do by itself.
    fn wakes_at(&self) -> Option<Millis> {
        None
    }

    /// The screen above it was left.
    fn come_back(&mut self, _stage: &mut Stage) {}
}

/// Where the program goes next.
#[derive(Debug)]
pub enum Go {
    /// Nowhere.
    Stay,
    /// To another screen, with this one below it.
    To(Box<dyn Screen>),
    /// To another screen, in the place of this one.
    Instead(Box<dyn Screen>),
    /// To the screen below.
    Back,
    /// Out of the program.
    Quit,
}

impl Go {
    /// To a screen, with this one below it.
    pub fn to(screen: impl Screen + 'static) -> Go {
        Go::To(Box::new(screen))
    }

    /// To a screen, in the place of this one.
    pub fn instead(screen: impl Screen + 'static) -> Go {
        Go::Instead(Box::new(screen))
    }
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The words of the language and the theme.
    pub texts: Texts,
    /// How the player likes it.
    pub settings: Settings,
    /// The table that was chosen last.
    pub plan: Plan,
    /// What the terminal can show.
    pub terminal: (Depth, Glyphs),
    /// What time it is.
    pub clock: Clock,
    /// Wakes the program from another thread.
    pub waker: Waker,
    /// Where games are kept, if they are.
    pub keep: Option<Keep>,
}

impl Stage {
    /// How things are painted.
    pub fn paint(&self) -> Paint {
        let (depth, glyphs) = self.terminal;
        Paint::new(depth, glyphs, self.texts.theme())
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.texts = Texts::terminal(language, self.texts.theme());
    }

    /// Remembers how the player likes it, for the next time.
    ///
    /// # Errors
    ///
    /// If there is a folder for it, and it can't be written there.
    pub fn remember(&self) -> Result<(), KeepError> {
        let Some(keep) = &self.keep else { return Ok(()) };
        let memory = Memory {
            language: Some(self.texts.language()),
            theme: Some(self.texts.theme()),
            settings: self.settings,
            plan: self.plan.clone(),
        };
        memory.remember(keep)
    }

    /// What a game at this terminal stands on.
    pub fn ground(&self) -> Ground {
        Ground { clock: self.clock.clone(), keep: self.keep.clone(), waker: self.waker.clone() }
    }

    /// Uses the pieces of another theme from now on.
    pub fn use_theme(&mut self, theme: Theme) {
        self.texts = self.texts.with_theme(theme);
    }
}
