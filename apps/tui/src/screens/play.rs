//! The table at which a game is played.

mod act;
mod command;
mod desk;
mod draw;
mod panel;
mod show;
mod there;

use crate::canvas::Canvas;
use crate::game::Game;
use crate::input::Input;
use crate::screen::{Go, Screen, Stage};
use crate::screens::over::Over;
use azulejo_protocol::Millis;
use desk::Desk;

/// The table at which a game is played.
#[derive(Debug)]
pub struct Play {
    /// The game, until it is handed to the next screen.
    game: Option<Game>,
    desk: Desk,
}

/// What a table wants of the program.
#[derive(Debug)]
enum Wish {
    /// Nothing.
    Stay,
    /// To leave the table; the game is kept.
    Leave,
    /// To see how the game has ended.
    Result,
    /// To see something else for a while.
    Look(Box<dyn Screen>),
}

impl Play {
    /// The table of a game that begins or goes on.
    pub fn new(mut game: Game) -> Play {
        let desk = Desk::of(&mut game);
        Play { game: Some(game), desk }
    }

    /// The same with something to be said first.
    #[must_use]
    pub fn saying(mut self, told: Option<String>) -> Play {
        self.desk.notice = told;
        self
    }

    /// The game that is played here.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    fn follow(&mut self, wish: Wish) -> Go {
        match wish {
            Wish::Stay => Go::Stay,
            Wish::Leave => Go::Back,
            Wish::Look(screen) => Go::To(screen),
            Wish::Result => self.game.take().map_or(Go::Back, |game| Go::instead(Over::new(game))),
        }
    }
}

impl Screen for Play {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        if let Some(game) = &mut self.game {
            self.desk.draw(game, stage, canvas);
            self.desk.draw_talk(game, stage, canvas);
        }
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let Some(game) = &mut self.game else { return Go::Back };
        let wish = self.desk.hear(game, stage, input);
        self.follow(wish)
    }

    fn poll(&mut self, stage: &mut Stage) -> Go {
        let Some(game) = &mut self.game else { return Go::Back };
        let wish = self.desk.poll(game, stage);
        self.follow(wish)
    }

    fn wakes_at(&self) -> Option<Millis> {
        let game = self.game.as_ref()?;
        let wait = game.wakes_in().map(|wait| game.clock().after(wait));
        wait.into_iter().chain(self.desk.wakes_at()).min()
    }
}
