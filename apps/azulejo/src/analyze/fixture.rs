//! An analysis whose numbers can be found by hand, for the tests of how it is told.

use super::GameAnalysis;
use azulejo_rules::{
    BySeat, Destination, Game, Move, MoveKind, Position, Seat, Source, Take, Tiles,
};
use azulejo_search::{Finding, Limit, Prospect, Searcher, Utility, Watcher};
use azulejo_study::{Care, ReviewPlan, Sheet, Story};
use azulejo_view::{Language, Texts, Theme};

/// English.
pub(super) fn texts() -> Texts {
    Texts::terminal(Language::En, Theme::Palace)
}

/// A game that has just begun: a deal and three moves.
pub(super) fn game() -> Game {
    let mut game = Game::new("2cp".parse().unwrap(), Seat::ALL[0]);
    game.set_tag("Seat1", "A & B <c>").unwrap();
    game.deal("WKWW RBRB BYYB RYWR KBYB".parse().unwrap()).unwrap();
    for mv in ["1W3", "4YF", "2R2"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// What a player thinks of it who likes many tiles and long lines.
pub(super) fn analysis<'a>(game: &'a Game, texts: &'a Texts) -> GameAnalysis<'a> {
    let care = Care { deals: 4, ..Care::nodes(100) };
    let (plan, mut sheet) = (ReviewPlan::new([care]), Sheet::new(Story::from(game)));
    while let Some(request) = plan.next_request(&sheet, &[], None) {
        sheet.accept(&request.study(&mut Collector).unwrap()).unwrap();
    }
    GameAnalysis::new(game, care, sheet, texts)
}

/// Every tile taken is five percent, and every space of its line another one.
struct Collector;

impl Collector {
    fn likes(pos: &Position, mv: Move) -> i32 {
        let MoveKind::Take(Take { source, tile, to, .. }) = mv.kind() else { return 0 };
        let tiles: Tiles = pos.tiles_at(source);
        let spaces = match to {
            Destination::Line(line) => i32::from(line.spaces()),
            Destination::Floor => 0,
        };
        let center = if source == Source::Center { 50 } else { 0 };
        3000 + 500 * i32::from(tiles.count(tile)) + 100 * spaces + center
    }
}

impl Searcher for Collector {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        _watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let seat = pos.player_to_move()?;
        let moves = pos.legal_moves();
        let asked = moves.iter().filter(|&&mv| limit.only.is_none_or(|only| only == mv));
        // The first of the best, whatever their order says about the last.
        let best = asked.rev().max_by_key(|&&mv| Collector::likes(pos, mv)).copied()?;
        let chance = Collector::likes(pos, best);
        let prospect = |of: Seat| {
            let chance = if of == seat { chance } else { Utility::WIN - chance };
            Prospect { points: chance / 2, lead: 0, chance }
        };
        let prospects: BySeat<Prospect> = pos.rules().seats().map(prospect).collect();
        let (value, line) = (chance, vec![best]);
        Some(Finding { best, value, prospects, line, depth: 1, nodes: 1, solved: true })
    }
}
