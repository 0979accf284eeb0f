//! A game at this terminal: the room, the threads of its bots, and the file in which it is kept.
//!
//! # What whoever draws may use
//!
//! - [`Game::table`] is the table as it is now: its position, whose turn, who sits where, what may be asked
//!   ([`Mirror::check`], [`Mirror::can_undo`] with [`Game::viewer`]).
//! - [`Game::take_news`] hands out what happened, once and in order: each [`News`] has the event, what it changed and
//!   the table before and after it. [`sentences`] tells one in words.
//! - [`Game::take_notices`] hands out what went wrong beside the table, or was put somewhere.
//! - [`Game::request`] asks for anything and answers at once, by the rules of the room. For what is asked often there
//!   are [`Game::play`], [`Game::undo`], [`Game::resign`], [`Game::abort`] and [`Game::rematch`].
//! - [`Game::thinking`], [`Game::ask_hint`], [`Game::hint`], [`Game::stop`] and [`Game::go_on`] are about thinking. Bots
//!   think in threads of their own, so nothing here blocks but [`Game::wait`].
//! - [`Game::poll`] takes what was thought and does what is due. It has to be called when the [`Waker`] wakes, and
//!   after [`Game::wakes_in`]; in between the drawer may sleep.
//!
//! After every event the game is saved, if it has a [`Keep`].
//!
//! # A table of a server
//!
//! Everything but `Host` follows from events alone: [`Game::table`] and the news are folded from them in `hear`, and
//! never read from the room. So a table of a server takes the room's place ([`Game::there`]): what the table as it is known
//! here would refuse anyway is refused at once, the rest is asked of the server, and what it brings is heard like what the
//! room brings. [`Game::online`] is what such a game has beyond others: the line, clocks, who is away, talk. Hints are not
//! given there, and nothing is kept, as the server keeps it.

mod ask;
mod clock;
mod deliver;
mod keep;
mod notice;
mod story;
mod there;
mod thinking;
mod thought;
mod waker;

pub use clock::{Clock, random};
pub(crate) use keep::write_secret;
pub use keep::{Found, Keep, KeepError, Kept, KeptError};
pub use notice::Notice;
pub use story::{foreseen, placement, refusal, sentences, unnamed};
pub use thinking::{Hint, Thinking};
pub use waker::Waker;

use azulejo_protocol::{Millis, Mirror, News, OptionsFaults, Start, TableOptions, Viewer};
use azulejo_room::{Room, Seed};
use azulejo_rules::Seat;
use std::collections::VecDeque;
use std::time::Duration;
use there::There;
use thought::Thought;

/// So many positions a hint looks at, unless somebody says otherwise: as many as the strongest bot.
const HINT_NODES: u64 = 100_000;

/// A game at this terminal.
///
/// ```
/// use azulejo_protocol::{Occupant, Start, TableOptions};
/// use azulejo_tui::game::{Game, Ground};
///
/// let ann = Occupant::Person { name: "Ann".parse()? };
/// let bot = Occupant::Bot { level: "beginner".parse()? };
/// let options = TableOptions::new("2cp".parse()?, [ann, bot]);
/// let mut game = Game::open(Ground::default(), options, Start::Fresh, 7)?;
/// while game.is_busy() {
///     game.wait();
/// }
/// let mv = game.table().position().legal_moves()[0];
/// game.play(&[mv])?;
/// assert!(!game.take_news().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Game {
    table: Mirror,
    news: VecDeque<News>,
    notices: VecDeque<Notice>,
    thinking: Thinking,
    /// The search under way.
    thought: Option<Thought>,
    hint: Option<Hint>,
    hint_nodes: u64,
    host: Host,
    ground: Ground,
    /// Whether the last thing that happened could not be saved.
    is_unsaved: bool,
}

/// Who decides at the table.
#[derive(Debug)]
enum Host {
    /// The room at this terminal.
    Here(Box<Here>),
    /// A server.
    There(Box<There>),
}

/// The room at this terminal.
#[derive(Debug)]
struct Here {
    room: Room,
    /// Decides how the bots err.
    whims: u64,
}

impl Host {
    /// The room, if it is at this terminal.
    fn room(&mut self) -> Option<&mut Room> {
        match self {
            Host::Here(here) => Some(&mut here.room),
            Host::There(_) => None,
        }
    }
}

/// What a game stands on.
#[derive(Debug)]
pub struct Ground {
    /// What time it is.
    pub clock: Clock,
    /// Where the game is kept, if it is.
    pub keep: Option<Keep>,
    /// Who is told when a thought is done.
    pub waker: Waker,
}

/// The clock of this machine; nothing is kept, and nobody is woken.
impl Default for Ground {
    fn default() -> Ground {
        Ground { clock: Clock::system(), keep: None, waker: Waker::default() }
    }
}

impl Game {
    /// Opens a table. The bag and the slips of the bots follow from the seed.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the options or the starting point.
    pub fn open(
        ground: Ground,
        options: TableOptions,
        start: Start,
        seed: u64,
    ) -> Result<Game, OptionsFaults> {
        let (room, sent) = Room::open(ground.clock.now(), options, start, Seed::new(seed))?;
        let mut game = Game::here(ground, Here { room, whims: seed });
        // Nobody asked the room, so nothing can be refused.
        let _ = game.deliver(sent);
        Ok(game)
    }

    /// Goes on with a game that was left.
    pub fn resume(ground: Ground, kept: Kept) -> Game {
        let Kept { room, whims } = kept;
        let mut here = Here { room, whims };
        let sent = here.room.resume(ground.clock.now());
        let mut game = Game::here(ground, here);
        let _ = game.deliver(sent);
        game
    }

    fn here(ground: Ground, here: Here) -> Game {
        if let Some(keep) = &ground.keep {
            keep.take_over();
        }
        let table = here.room.mirror().clone();
        Game::around(ground, table, Host::Here(Box::new(here)))
    }

    fn around(ground: Ground, table: Mirror, host: Host) -> Game {
        Game {
            table,
            news: VecDeque::new(),
            notices: VecDeque::new(),
            thinking: Thinking::Nobody,
            thought: None,
            hint: None,
            hint_nodes: HINT_NODES,
            host,
            ground,
            is_unsaved: false,
        }
    }

    /// The same game with hints that look at so many positions.
    #[must_use]
    pub fn hinting(self, nodes: u64) -> Game {
        Game { hint_nodes: nodes, ..self }
    }

    /// The table as it is now.
    pub const fn table(&self) -> &Mirror {
        &self.table
    }

    /// Whether everything that happened is saved.
    pub const fn is_saved(&self) -> bool {
        matches!(self.host, Host::There(_)) || self.ground.keep.is_some() && !self.is_unsaved
    }

    /// The seats that act at this terminal: everybody who sat down as a person, also if a bot has taken over since. At a
    /// table of a server those that the server says.
    pub fn viewer(&self) -> Viewer {
        match &self.host {
            Host::Here(_) => Viewer::of(people_at_start(&self.table)),
            Host::There(there) => there.viewer(),
        }
    }

    /// What happened since it was last asked, in order.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news).into()
    }

    /// What is to be known besides, since it was last asked.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices).into()
    }

    /// Who thinks.
    pub const fn thinking(&self) -> Thinking {
        self.thinking
    }

    /// The hint for this turn, once it is found.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether something will happen without anybody at this terminal: somebody thinks, or a bot waits with its move.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some() || self.wakes_at().is_some()
    }

    /// How long whoever draws may sleep if nobody wakes them; `None` for ever.
    pub fn wakes_in(&self) -> Option<Duration> {
        match &self.host {
            Host::Here(_) => Some(self.ground.clock.until(self.wakes_at()?)),
            Host::There(there) => there.ticks_in(&self.table),
        }
    }

    /// When the room has something to do.
    fn wakes_at(&self) -> Option<Millis> {
        match &self.host {
            Host::Here(here) => here.room.wakes_at(),
            Host::There(_) => None,
        }
    }

    /// Takes what was thought or told, and does what is due. Never blocks.
    pub fn poll(&mut self) {
        self.take_thought();
        let now = self.ground.clock.now();
        match &mut self.host {
            Host::Here(here) => {
                let sent = here.room.tick(now);
                let _ = self.deliver(sent);
            }
            Host::There(_) => self.poll_there(),
        }
    }

    /// Waits until something has happened, if anything will by itself.
    pub fn wait(&mut self) {
        let wakes_in = self.wakes_in();
        match (&mut self.thought, wakes_in) {
            (Some(thought), at_most) => thought.wait(at_most),
            (None, Some(time)) => std::thread::sleep(time),
            (None, None) => {}
        }
        self.poll();
    }

    /// Whose turn it is, and which.
    fn turn(&self) -> Option<(Seat, u32)> {
        Some((self.table.to_move()?, self.table.turn()))
    }
}

/// Everybody who sat down as a person.
fn people_at_start(table: &Mirror) -> Vec<Seat> {
    let seats = table.options().rules.seats().zip(&table.options().seats);
    seats.filter(|(_, occupant)| occupant.is_person()).map(|(seat, _)| seat).collect()
}
