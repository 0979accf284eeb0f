//! Moments of games that are worth looking at.

use azulejo_rules::{
    Column, Dealer, Destination, Factory, Line, Move, Next, Position, Rules, Seat, Source, Tile,
};
use azulejo_testkit::fixture::position;
use azulejo_tui::canvas::Hits;
use azulejo_tui::paint::Paint;
use azulejo_tui::table::{Plate, TableView, Waiting, draw, nearest, usual_keys};
use azulejo_view::motion::{BeatKind, LitRuns, Motion};
use azulejo_view::scene::{LastMove, Pointed, SceneOptions};
use azulejo_view::{ConfirmMode, Entry, Names, Narrator, Press, Scene, Selection, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Names of several scripts and widths, one of them with a trap.
pub(crate) const NAMES: [&str; 4] = ["Anna", "Jan\u{1b}[2J Nepomuk", "Оксана", "小猫"];

/// A moment of a game.
pub(crate) struct Moment {
    /// Its name, by which its screens are kept.
    pub(crate) name: &'static str,
    /// What is on the table.
    pub(crate) scene: Scene,
    /// What is selected.
    pub(crate) selection: Selection,
    waiting: Waiting,
    lit: Vec<LitRuns>,
    /// The last moves, each with the table before it.
    played: Vec<(Position, Move)>,
    /// A hint, which is said instead of the prompt.
    hint: Option<(Position, Move)>,
    command: Option<&'static str>,
    /// What stands beside the names.
    plates: Vec<Plate>,
}

impl Moment {
    fn new(name: &'static str, pos: &Position, entry: &Entry, options: &SceneOptions) -> Moment {
        Moment {
            name,
            scene: Scene::of(pos, entry, options),
            selection: entry.selection().clone(),
            waiting: Waiting::Turn,
            lit: Vec::new(),
            played: Vec::new(),
            hint: None,
            command: None,
            plates: Vec::new(),
        }
    }

    /// Draws the moment into an area of a screen.
    pub(crate) fn draw(&self, texts: &Texts, paint: Paint, area: Rect, buf: &mut Buffer) -> Hits {
        let names = Names::new(texts, self.scene.rules, NAMES);
        let narrator = Narrator::new(texts, &names);
        let played = self.played.iter();
        let log: Vec<String> = played.map(|(pos, mv)| narrator.play(pos, *mv).text()).collect();
        let hint = self.hint.as_ref().map(|(pos, mv)| narrator.hint(pos, *mv));
        let view = TableView {
            scene: &self.scene,
            selection: &self.selection,
            texts,
            names: &names,
            near: nearest(&self.scene),
            waiting: self.waiting,
            lit: &self.lit,
            log: &log,
            notice: hint.as_deref(),
            command: self.command,
            keys: &usual_keys(&self.scene, &self.selection, texts),
            plates: &self.plates,
        };
        draw(&view, paint, area, buf)
    }
}

/// Every moment.
pub(crate) fn all() -> Vec<Moment> {
    vec![
        own_turn(),
        selected(),
        aimed(),
        hinted(),
        typed(),
        other_turn(),
        four_special(),
        spread(),
        placing(),
        scoring(),
        game_over(),
        past(),
        online(),
    ]
}

/// At a table of a server: clocks, one of them nearly run out, and somebody who is away.
fn online() -> Moment {
    let plate = |seat: usize, text: &str, is_urgent| Plate {
        seat: Seat::ALL[seat],
        text: text.to_owned(),
        is_urgent,
    };
    let plates =
        vec![plate(0, "4:05", false), plate(1, "0:09", true), plate(2, "Away 10:00", true)];
    Moment { plates, ..played("online", "4cp", 11, 40, &[1]) }
}

/// Two players, the colored wall, nothing selected yet.
fn own_turn() -> Moment {
    played("own-turn", "2cp", 5, 34, &[1])
}

/// Four white tiles in the hand.
fn selected() -> Moment {
    let pos = middle();
    let mut entry = Entry::begin(&pos);
    press(&pos, &mut entry, Press::Tile(disc(1), Tile::White));
    Moment::new("selected", &pos, &entry, &seats(&[1]))
}

/// The same with a line that completes and a tile that falls.
fn aimed() -> Moment {
    let pos = middle();
    let mut entry = Entry::begin(&pos);
    press(&pos, &mut entry, Press::Tile(disc(1), Tile::White));
    press(&pos, &mut entry, Press::Destination(to_line(3)));
    let options = SceneOptions { bag_tracker: true, ..seats(&[1]) };
    Moment::new("aimed", &pos, &entry, &options)
}

/// A good move is shown.
fn hinted() -> Moment {
    let pos = middle();
    let mv: Move = "4R4".parse().expect("a move");
    let options = SceneOptions { hint: Some(mv), ..seats(&[1]) };
    let moment = Moment::new("hinted", &pos, &Entry::begin(&pos), &options);
    Moment { hint: Some((pos, mv)), ..moment }
}

/// A move is typed.
fn typed() -> Moment {
    let pos = middle();
    let moment = Moment::new("typed", &pos, &Entry::begin(&pos), &seats(&[1, 2]));
    Moment { command: Some("4R"), ..moment }
}

/// Three players and the free wall; another one thinks.
fn other_turn() -> Moment {
    let mut moment = played("other-turn", "3fp", 8, 49, &[1]);
    if let azulejo_view::scene::Turn::Other(seat) = moment.scene.turn {
        moment.waiting = Waiting::Thinking(seat);
    }
    moment
}

/// Four players, special factories, everybody at one screen, the bag by color.
fn four_special() -> Moment {
    played("four-special", "4cs", 3, 53, &[1, 2, 3, 4])
}

/// The rest of the spread is to be split; a tray is held.
fn spread() -> Moment {
    let pos = position(
        "2cs, round 3, seat 1 began
         factories  BBYR  4*BKKW  x  -  RRWW
         center     BYY
         seat 1, 12 points, tray free
                   . | B....
                  .K | .B...
                 ... | ..B..
                ..BB | .....
               ..... | .....
         floor B
         seat 2, 7 points",
    );
    let mut entry = Entry::begin(&pos);
    press(&pos, &mut entry, Press::Tile(disc(2), Tile::Black));
    press(&pos, &mut entry, Press::Destination(to_line(2)));
    Moment::new("spread", &pos, &entry, &seats(&[1]))
}

/// Columns are chosen on the free wall.
fn placing() -> Moment {
    let pos = position(
        "2fp, round 4, seat 1 to act, marker with seat 2
         seat 1, 31 points
                   K | .BYR.
                  YY | R.B..
                 ... | KY.B.
                .... | .....
               YYYYY | ..R..
         floor K
         seat 2, 18 points
                   W | ..BY.
                  .. | .....
                 ... | .....
                .... | .....
               ..... | .....
         floor P",
    );
    let mut entry = Entry::begin(&pos);
    press(&pos, &mut entry, Press::Column(line(2), column(4)));
    let options = SceneOptions { pointed: Pointed::Column(line(5), column(1)), ..seats(&[1]) };
    Moment::new("placing", &pos, &entry, &options)
}

/// A row of tiles has just moved to the walls.
fn scoring() -> Moment {
    let pos = position(
        "3cp, round 4, seat 1 to act, marker with seat 2
         center     B
         seat 1, 31 points
                   . | .YR..
                  YY | WB.RK
                 ... | .WB..
                .... | .....
               ..... | .....
         floor K
         seat 2, 18 points
                   W | ..RK.
                  BB | W....
                 ... | .....
                .... | .....
               ..... | .....
         floor P",
    );
    let mv: Move = "CB1".parse().expect("a move");
    let motion = Motion::of_move(&pos, mv).expect("a legal move");
    let mut tiling = motion.beats.into_iter().filter(|beat| beat.kind == BeatKind::Tile);
    let beat = tiling.next_back().expect("tiles move");
    let options = seats(&[1]);
    let mut moment = Moment::new("scoring", &pos, &Entry::default(), &options);
    moment.scene = Scene::still(&beat.table, &options);
    moment.lit = beat.lit;
    moment.played.push((pos, mv));
    moment
}

/// The end of a game of four.
fn game_over() -> Moment {
    played("game-over", "4fs", 2, usize::MAX, &[2])
}

/// Somebody looks back.
fn past() -> Moment {
    let mut moment = played("past", "3cs", 4, 20, &[]);
    moment.waiting = Waiting::Past { step: 20, steps: 61 };
    moment
}

/// A drawn position in the middle of a game.
fn middle() -> Position {
    position(
        "2cp, round 3, seat 1 began
         factories  WWWW  BBRR  BBYY  RRWY  BBYY
         center     -
         seat 1, 23 points
                   . | .YR..
                  WW | .BYR.
                 ... | ..BYR
                ...R | ..WBY
               ....K | .....
         seat 2, 17 points
                   . | B....
                  .K | .B...
                 ..Y | .....
                .... | .....
               ...WW | .....",
    )
}

/// A random game after so many steps; the drawing shows the last moves.
fn played(name: &'static str, rules: &str, seed: u64, steps: usize, own: &[u8]) -> Moment {
    let rules: Rules = rules.parse().expect("a rule set");
    let mut dealer = Dealer::for_game(seed, 0);
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut played = Vec::new();
    for _ in 0..steps {
        match pos.next() {
            Next::Bag => pos.deal_unchecked(&dealer.draw(&pos)),
            Next::Player(_) => {
                let mv = dealer.pick(&pos).expect("a move is mandatory");
                played.push((pos.clone(), mv));
                pos.play_unchecked(mv);
            }
            Next::Nobody(_) => break,
        }
    }
    let last = played
        .last()
        .and_then(|(before, mv)| Some(LastMove { seat: before.player_to_move()?, mv: *mv }));
    let options = SceneOptions {
        last: last.into_iter().collect(),
        bag_tracker: own.len() > 1,
        hint: None,
        ..seats(own)
    };
    let recent = played.split_off(played.len().saturating_sub(8));
    Moment { played: recent, ..Moment::new(name, &pos, &Entry::begin(&pos), &options) }
}

fn seats(own: &[u8]) -> SceneOptions {
    SceneOptions::own_seats(own.iter().filter_map(|&number| Seat::new(number)))
}

fn press(pos: &Position, entry: &mut Entry, press: Press) {
    entry.press(pos, press, ConfirmMode::Button);
}

fn disc(number: u8) -> Source {
    Source::Factory(Factory::new(number).expect("a factory"))
}

fn line(number: u8) -> Line {
    Line::new(number).expect("a line")
}

fn to_line(number: u8) -> Destination {
    Destination::Line(line(number))
}

fn column(number: u8) -> Column {
    Column::new(number).expect("a column")
}
