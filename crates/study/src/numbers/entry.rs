//! One finished game of one person.

use crate::review::Accuracy;
use azulejo_rules::{Bonuses, Game, Outcome, Players, Rules, Seat};
use azulejo_search::Level;

/// A game with what the device knows about it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The game.
    pub game: &'a Game,
    /// What the device knows.
    pub meta: &'a Meta,
}

/// What a device knows about a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meta {
    /// The name under which it is kept.
    pub id: String,
    /// When it was played, as text; best as `2024-05-17`.
    pub date: String,
    /// The seats of the people of this device.
    pub own: Vec<Seat>,
    /// How well each seat played, in seat order, where a review is kept.
    pub accuracy: Vec<Option<Accuracy>>,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Finish {
    /// Won alone.
    Won,
    /// Won together with others.
    Shared,
    /// Lost.
    Lost,
    /// Left before the end.
    Left,
}

impl Finish {
    /// All of them.
    pub const ALL: [Finish; 4] = [Finish::Won, Finish::Shared, Finish::Lost, Finish::Left];

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Finish::Won => "won",
            Finish::Shared => "shared",
            Finish::Lost => "lost",
            Finish::Left => "left",
        }
    }
}

/// Where points came from. Placements and bonuses less the floor are the score of a game that was
/// played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Points {
    /// Tiles as they were placed.
    pub placements: u32,
    /// Complete rows.
    pub rows: u32,
    /// Complete columns.
    pub columns: u32,
    /// Complete colors.
    pub colors: u32,
    /// What the floor took; never more than there was.
    pub floor: u32,
}

impl std::ops::AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.placements += other.placements;
        self.rows += other.rows;
        self.columns += other.columns;
        self.colors += other.colors;
        self.floor += other.floor;
    }
}

/// One finished game of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The name under which the game is kept.
    pub id: String,
    /// When it was played.
    pub date: String,
    /// The rule set.
    pub rules: Rules,
    /// Where the person sat.
    pub seat: Seat,
    /// What the person was called.
    pub name: String,
    /// The levels of the bots at the table, from the weakest, each once.
    pub bots: Vec<Level>,
    /// How it ended.
    pub finish: Finish,
    /// Whether it was played to its end, so that the points can be compared with other games.
    pub whole: bool,
    /// The points in the end.
    pub score: u16,
    /// The lead over the best of the others.
    pub margin: i32,
    /// How many rounds were played to their end.
    pub rounds: u32,
    /// Where the points came from.
    pub points: Points,
    /// How well the person played, where a review is kept.
    pub accuracy: Option<Accuracy>,
}

/// The entries of finished games, in their order; several for a game that several people of this
/// device played. Games that are not finished, or were called off, have none.
pub fn entries(games: &[Played<'_>]) -> Vec<Entry> {
    let own = |played: &Played<'_>| -> Vec<Entry> {
        let rules = played.game.rules();
        let seats = rules.seats().filter(|seat| played.meta.own.contains(seat));
        seats.filter_map(|seat| entry(*played, seat)).collect()
    };
    games.iter().flat_map(own).collect()
}

fn entry(Played { game, meta }: Played<'_>, seat: Seat) -> Option<Entry> {
    let outcome = game.position().outcome();
    let (rounds, points) = points(game, seat, outcome.as_ref());
    let finish = finish(game, seat, outcome.as_ref())?;
    let board = |seat: Seat| i32::from(game.position().board(seat).score());
    let others = game.rules().seats().filter(|&other| other != seat).map(board);
    Some(Entry {
        id: meta.id.clone(),
        date: meta.date.clone(),
        rules: game.rules(),
        seat,
        name: tag(game, "Seat", seat).unwrap_or_default().to_owned(),
        bots: bots(game),
        finish,
        whole: finish != Finish::Left && outcome.is_some(),
        score: game.position().board(seat).score(),
        margin: board(seat) - others.max().unwrap_or(0),
        rounds,
        points,
        accuracy: meta.accuracy.get(seat.index()).copied().flatten(),
    })
}

fn tag<'a>(game: &'a Game, name: &str, seat: Seat) -> Option<&'a str> {
    game.tag(&format!("{name}{seat}"))
}

/// Records name a bot by its level, `bot:hard`.
fn bots(game: &Game) -> Vec<Level> {
    let level = |seat: Seat| tag(game, "Seat", seat)?.strip_prefix("bot:")?.parse().ok();
    let mut levels: Vec<Level> = game.rules().seats().filter_map(level).collect();
    levels.sort_unstable();
    levels.dedup();
    levels
}

/// How it ended for a seat; `None` if it has not, or counts for nobody.
fn finish(game: &Game, seat: Seat, outcome: Option<&Outcome>) -> Option<Finish> {
    if tag(game, "Left", seat).is_some() || leaver(game) == Some(seat) {
        return Some(Finish::Left);
    }
    match outcome {
        Some(outcome) if !outcome.has_won(seat) => Some(Finish::Lost),
        Some(outcome) if outcome.winners.len() > 1 => Some(Finish::Shared),
        Some(_) => Some(Finish::Won),
        // Who is left alone by the only rival has won.
        None => {
            let left_alone = leaver(game).is_some() && game.rules().players == Players::Two;
            left_alone.then_some(Finish::Won)
        }
    }
}

/// Who ended the game by leaving it: `[Ended "resigned 1"]` or `[Ended "time 2"]`.
fn leaver(game: &Game) -> Option<Seat> {
    let (why, seat) = game.tag("Ended")?.split_once(' ')?;
    let seat = Seat::new(seat.parse().ok()?);
    seat.filter(|_| matches!(why, "resigned" | "time"))
}

/// How many rounds ended, and where a seat's points came from.
fn points(game: &Game, seat: Seat, outcome: Option<&Outcome>) -> (u32, Points) {
    let (mut rounds, mut points) = (0, Points::default());
    for report in game.replay().filter_map(|frame| frame.report) {
        rounds += 1;
        if let Some(own) = report.seats.get(seat.index()) {
            points.placements += u32::from(own.gained());
            points.floor += u32::from(own.payment.before - own.payment.after);
        }
    }
    if let Some(standing) = outcome.and_then(|outcome| outcome.standings.get(seat.index())) {
        let Bonuses { rows, columns, colors } = standing.bonuses;
        points.rows = u32::from(rows) * u32::from(Bonuses::ROW);
        points.columns = u32::from(columns) * u32::from(Bonuses::COLUMN);
        points.colors = u32::from(colors) * u32::from(Bonuses::COLOR);
    }
    (rounds, points)
}
