//! Random games, told step by step, and short words for tests.

use azulejo_rules::{
    Column, Deal, DealReport, Dealer, Destination, Game, Move, Next, Position, RoundReport, Rules,
    Source, Tile,
};
use azulejo_testkit::fixture::{factory, line};
use azulejo_view::{Answer, ConfirmMode, Entry, Press};

/// A step of a game, with the table before it.
pub(crate) enum Step {
    Deal { before: Position, deal: Deal, after: Position, report: DealReport },
    Move { before: Position, mv: Move, after: Position, report: Option<RoundReport> },
}

/// Plays a random game and shows every step.
pub(crate) fn play_game(rules: &str, seed: u64, mut look: impl FnMut(&Step, &mut Dealer)) -> Game {
    let rules: Rules = rules.parse().expect("a rule set");
    let mut dealer = Dealer::for_game(seed, 0);
    let mut game = Game::new(rules, dealer.first(rules));
    loop {
        let before = game.position().clone();
        let step = match before.next() {
            Next::Bag => {
                let deal = dealer.draw(&before);
                let report = game.deal(deal.clone()).expect("the deal was drawn for it");
                Step::Deal { before, deal, after: game.position().clone(), report }
            }
            Next::Player(_) => {
                let mv = dealer.pick(&before).expect("a move is mandatory");
                let report = game.play(mv).expect("the move is legal");
                Step::Move { before, mv, after: game.position().clone(), report }
            }
            Next::Nobody(_) => return game,
        };
        look(&step, &mut dealer);
    }
}

/// Plays a random game and shows every position in which a player is to move.
pub(crate) fn each_decision(rules: &str, seed: u64, mut look: impl FnMut(&Position, &mut Dealer)) {
    play_game(rules, seed, |step, dealer| {
        if let Step::Move { before, .. } = step {
            look(before, dealer);
        }
    });
}

/// A disc as a source.
pub(crate) fn disc(number: u8) -> Source {
    Source::Factory(factory(number))
}

/// A line as a destination.
pub(crate) fn to_line(number: u8) -> Destination {
    Destination::Line(line(number))
}

/// A column of the wall.
pub(crate) fn column(number: u8) -> Column {
    Column::new(number).expect("a column")
}

/// The press on a color at a source: `tile(disc(3), 'R')`.
pub(crate) fn tile(source: Source, letter: char) -> Press {
    Press::Tile(source, Tile::from_letter(letter).expect("a color"))
}

/// Presses one after the other; the last answer.
pub(crate) fn press_all(
    entry: &mut Entry,
    pos: &Position,
    mode: ConfirmMode,
    presses: &[Press],
) -> Answer {
    presses.iter().fold(Answer::Nothing, |_, &press| entry.press(pos, press, mode))
}

/// An answer that plays these moves.
pub(crate) fn plays(moves: &str) -> Answer {
    Answer::Play(moves.split(' ').map(azulejo_testkit::fixture::mv).collect())
}
