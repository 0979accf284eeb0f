//! One table and who may act at it.

mod act;
mod bots;
mod handle;
mod time;

pub use bots::BotError;

use crate::Seed;
use crate::chance::Chance;
use crate::sent::{Post, Sent};
use azulejo_protocol::{
    Event, FirstSeat, Happening, Millis, Mirror, Opening, OptionsFaults, Start, TableOptions,
};
use azulejo_rules::Move;
use serde::{Deserialize, Serialize};

/// One table: it decides everything, and does nothing itself. Its host (a page, a server, a terminal)
/// brings what clients ask, what bots answer and what time it is, and delivers what is [`Sent`].
///
/// ```
/// use azulejo_protocol::{Ask, CommandId, Millis, Occupant, Request, Start, TableOptions, Viewer};
/// use azulejo_room::{Room, Seed, Sent};
///
/// let ann = Occupant::Person { name: "Ann".parse()? };
/// let bot = Occupant::Bot { level: "hard".parse()? };
/// let mut options = TableOptions::new("2cp".parse()?, [ann, bot]);
/// options.first = azulejo_protocol::FirstSeat::Chosen(azulejo_rules::Seat::ALL[0]);
/// let (mut room, sent) = Room::open(Millis(0), options, Start::Fresh, Seed::new(7))?;
/// assert!(matches!(sent[..], [Sent::Everyone(_), Sent::Everyone(_)])); // opened, dealt
///
/// // The device speaks for everybody who sits at it.
/// let device = Viewer::of(room.mirror().people());
/// let mv = room.mirror().position().legal_moves()[0];
/// let seat = room.mirror().to_move().unwrap();
/// let request = Request::Play { seat, mv, at: room.mirror().turn() };
/// let sent = room.handle(Millis(900), device, &Ask { id: CommandId(1), request });
/// let [Sent::Everyone(_), Sent::Asker(_), Sent::Bot(think)] = &sent[..] else { panic!("{sent:?}") };
///
/// // The host finds a move for the bot, which waits until its pause is over.
/// let answer = think.position.legal_moves()[0];
/// assert_eq!(room.bot_moved(Millis(950), think.turn, answer)?, []);
/// assert_eq!(room.wakes_at(), Some(Millis(1_400)));
/// assert!(matches!(room.tick(Millis(1_400))[..], [Sent::Everyone(_)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub(crate) chance: Chance,
    /// All events of the present game, its opening first.
    pub(crate) log: Vec<Event>,
    pub(crate) mirror: Mirror,
    /// Only while it is the turn of the bot that answered.
    pub(crate) held: Option<Held>,
}

/// A bot's answer that waits until the bot's pause is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Held {
    pub(crate) turn: u32,
    #[serde(rename = "move", with = "azulejo_protocol::as_text")]
    pub(crate) mv: Move,
}

impl Room {
    /// Opens a table and deals, if a deal is due.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the options or the starting point.
    pub fn open(
        now: Millis,
        options: TableOptions,
        start: Start,
        seed: Seed,
    ) -> Result<(Room, Vec<Sent>), OptionsFaults> {
        options.check_start(&start)?;
        let mut post = Post::at(now);
        let room = Room::begin(&mut post, 1, options, start, Chance::Seeded(seed));
        Ok((room, post.sent))
    }

    /// Opens the first game of a table with options that were checked, as the event with this number, and
    /// deals, if a deal is due.
    pub(crate) fn begin(
        post: &mut Post,
        number: u32,
        options: TableOptions,
        start: Start,
        chance: Chance,
    ) -> Room {
        let game = 1;
        let first = start.first().unwrap_or_else(|| match options.first {
            FirstSeat::Chosen(seat) => seat,
            FirstSeat::Drawn => chance.first(game, options.rules),
        });
        let fair = chance.fair().map(|fair| fair.terms.clone());
        let what = Happening::Opened(Box::new(Opening { game, options, start, first, fair }));
        let event = Event { number, at: post.now, by: post.by.take(), what };
        let mirror = Mirror::open(&event).expect(SOUND);
        let mut room = Room { chance, log: vec![event.clone()], mirror, held: None };
        post.sent.push(Sent::Everyone(event));
        room.go_on(post);
        room
    }

    /// The public table, as every client has it.
    pub const fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// All events of the present game, its opening first: what a client that joins has to hear.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// Goes on after [`Room::restore`]: does what is due by now, and asks the bot whose turn it is.
    pub fn resume(&mut self, now: Millis) -> Vec<Sent> {
        let mut post = Post::at(now);
        self.pass_time(&mut post);
        if post.sent.is_empty() {
            self.go_on(&mut post);
        }
        post.sent
    }

    /// Something happens, now or, if the host's clock went back, when the last thing did.
    fn happen(&mut self, post: &mut Post, what: Happening) {
        let (number, at) = (self.mirror.number() + 1, post.now.max(self.mirror.at()));
        let event = Event { number, at, by: post.by.take(), what };
        self.mirror.apply(&event).expect(SOUND);
        if self.held_move().is_none() {
            self.held = None;
        }
        if matches!(event.what, Happening::Opened(_)) {
            self.log.clear();
        }
        self.log.push(event.clone());
        post.sent.push(Sent::Everyone(event));
    }
}

/// Why the room's own events apply.
const SOUND: &str = "the room has checked what it says";
