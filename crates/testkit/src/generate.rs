//! Generators: random games, every move that can be written down, and texts with small mistakes.
//!
//! Chance comes from a [`Dealer`], so that everything follows from its seed.

mod mutate;

pub use mutate::{mutate_position, mutate_record};

use azulejo_rules::{
    Column, Dealer, Destination, Factory, Game, Line, Move, Next, Place, Position, Rules, Source,
    Take, Tile, TileSet,
};

/// Plays a random game and shows every position of it, the last one included.
///
/// ```
/// use azulejo_testkit::generate::walk;
/// let mut positions = 0;
/// walk("2cp".parse().unwrap(), 1, |_| positions += 1);
/// assert!(positions > 50);
/// ```
pub fn walk(rules: Rules, seed: u64, mut look: impl FnMut(&Position)) {
    let mut dealer = Dealer::for_game(seed, 0);
    let mut pos = Position::new(rules, dealer.first(rules));
    loop {
        look(&pos);
        match pos.next() {
            Next::Bag => pos.deal_unchecked(&dealer.draw(&pos)),
            Next::Player(_) => match dealer.pick(&pos) {
                Some(mv) => pos.play_unchecked(mv),
                None => return,
            },
            Next::Nobody(_) => return,
        }
    }
}

/// A random game with its history, broken off after so many steps (deals and moves).
///
/// # Panics
///
/// If the engine refuses its own deal or move.
pub fn game(rules: Rules, seed: u64, steps: usize) -> Game {
    let mut dealer = Dealer::for_game(seed, 0);
    let mut game = Game::new(rules, dealer.first(rules));
    for _ in 0..steps {
        match game.position().next() {
            Next::Bag => {
                game.deal(dealer.draw(game.position())).expect("the deal was drawn for it");
            }
            Next::Player(_) => {
                let mv = dealer.pick(game.position()).expect("a move is mandatory");
                game.play(mv).expect("the move is legal");
            }
            Next::Nobody(_) => break,
        }
    }
    game
}

/// Every move that can be written down: all takes with and without a split, and all placements.
pub fn expressible_moves() -> Vec<Move> {
    let mut moves = Vec::new();
    for source in sources() {
        for tile in Tile::ALL {
            for to in destinations() {
                moves.push(Take { source, tile, to, left: None }.into());
                moves.extend(
                    color_sets()
                        .map(|left| Move::from(Take { source, tile, to, left: Some(left) })),
                );
            }
        }
    }
    for line in Line::ALL {
        moves.extend(Column::ALL.map(|column| Move::from(Place { line, column })));
    }
    moves
}

fn sources() -> impl Iterator<Item = Source> {
    Factory::ALL.into_iter().map(Source::Factory).chain([Source::Center])
}

fn destinations() -> impl Iterator<Item = Destination> {
    Line::ALL.into_iter().map(Destination::Line).chain([Destination::Floor])
}

/// All sets of colors.
fn color_sets() -> impl Iterator<Item = TileSet> {
    (0u8..1 << Tile::COUNT)
        .map(|bits| Tile::ALL.into_iter().filter(|tile| bits >> tile.index() & 1 == 1).collect())
}
