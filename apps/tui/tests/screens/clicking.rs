//! Every legal move can be clicked together, and every tile on offer is seen.

use super::{SIZES, area, texts};
use azulejo_rules::{Move, MoveKind, Position, Source, Take, Tile};
use azulejo_testkit::generate::walk;
use azulejo_tui::canvas::{Hit, Hits};
use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_tui::table::{TableView, Waiting, draw, nearest};
use azulejo_view::{
    Answer, ConfirmMode, Entry, Language, Names, Press, Scene, SceneOptions, Texts,
};
use ratatui::buffer::Buffer;

const RULES: [&str; 5] = ["2cp", "2fs", "3fe", "4cs", "4fp"];
/// A position of so many is looked at.
const EVERY: usize = 9;

/// Somebody at a screen of some size.
struct Player<'a> {
    pos: &'a Position,
    texts: &'a Texts,
    names: Names,
    entry: Entry,
    size: (u16, u16),
}

impl Player<'_> {
    fn look(&self) -> (Buffer, Hits) {
        let options = SceneOptions::own_seats(self.pos.rules().seats());
        let scene = Scene::of(self.pos, &self.entry, &options);
        let view = TableView {
            scene: &scene,
            selection: self.entry.selection(),
            texts: self.texts,
            names: &self.names,
            near: nearest(&scene),
            waiting: Waiting::Turn,
            lit: &[],
            log: &[],
            notice: None,
            command: None,
            keys: &[],
            plates: &[],
        };
        let mut buf = Buffer::empty(area(self.size));
        let paint = Paint::new(Depth::Mono, Glyphs::Unicode, self.texts.theme());
        let hits = draw(&view, paint, area(self.size), &mut buf);
        (buf, hits)
    }

    /// Clicks where the screen says that something is, and takes what lies there.
    fn click(&mut self, press: Press) -> Answer {
        let (_, hits) = self.look();
        let wanted = Hit::Press(press);
        let cell = hits.cell_of(wanted);
        let cell =
            cell.unwrap_or_else(|| panic!("{press:?} is not on the screen of {:?}", self.size));
        assert_eq!(hits.at(cell.x, cell.y), Some(wanted));
        self.entry.press(self.pos, press, ConfirmMode::Button)
    }

    /// Clicks a whole take together.
    fn take(&mut self, take: Take) {
        self.entry = Entry::begin(self.pos);
        self.click(Press::Tile(take.source, take.tile));
        self.click(Press::Destination(take.to));
        if let Some(left) = take.left {
            for tile in Tile::ALL {
                let is_left = |entry: &Entry| {
                    let aimed = entry.selection().aimed();
                    aimed.and_then(|take| take.left).is_some_and(|left| left.has(tile))
                };
                if is_left(&self.entry) != left.has(tile) {
                    self.click(Press::Left(tile));
                }
            }
        }
        let answer = self.click(Press::Confirm);
        assert_eq!(answer, Answer::Play(vec![take.into()]));
    }
}

/// Looks at positions of random games on every size of screen.
fn each_position(mut look: impl FnMut(Player<'_>)) {
    let texts = texts(Language::En);
    for (rules, seed) in RULES.into_iter().zip(1..) {
        let mut step = 0;
        walk(rules.parse().expect("a rule set"), seed, |pos| {
            step += 1;
            if step % EVERY == 0 && pos.player_to_move().is_some() {
                let names = Names::by_seat(&texts, pos.rules());
                let (entry, size) = (Entry::begin(pos), SIZES[step / EVERY % SIZES.len()]);
                look(Player { pos, texts: &texts, names, entry, size });
            }
        });
    }
}

#[test]
fn every_legal_move_can_be_clicked() {
    let mut takes = 0;
    let mut places = 0;
    each_position(|mut player| {
        let moves: Vec<Move> = player.pos.legal_moves().iter().copied().collect();
        // Splits are many and alike.
        for mv in moves.iter().step_by(moves.len().div_ceil(8)) {
            match mv.kind() {
                MoveKind::Take(take) => {
                    player.take(take);
                    takes += 1;
                }
                MoveKind::Place(place) => {
                    let (line, column) = (place.line, place.column);
                    let (_, hits) = player.look();
                    let press = Hit::Press(Press::Column(line, column));
                    assert!(hits.cell_of(press).is_some(), "{mv}");
                    places += 1;
                }
            }
        }
    });
    assert!(takes > 100 && places > 0, "{takes} takes, {places} placements");
}

#[test]
fn every_source_and_every_line_can_be_clicked() {
    each_position(|player| {
        let (_, hits) = player.look();
        for mv in &player.pos.legal_moves() {
            let MoveKind::Take(take) = mv.kind() else { return };
            for press in [Press::Tile(take.source, take.tile), Press::Destination(take.to)] {
                let cell = hits.cell_of(Hit::Press(press));
                assert!(cell.is_some(), "{mv}: {press:?} on {:?}", player.size);
            }
        }
    });
}

#[test]
fn every_tile_on_offer_is_seen() {
    each_position(|player| {
        let (buf, hits) = player.look();
        let sources = player.pos.rules().circle().map(Source::Factory).chain([Source::Center]);
        for source in sources {
            let tiles = player.pos.tiles_at(source);
            let player_takes =
                player.pos.legal_moves().iter().any(|mv| matches!(mv.kind(), MoveKind::Take(_)));
            for tile in tiles.colors().iter().filter(|_| player_takes) {
                let press = Hit::Press(Press::Tile(source, tile));
                let places = hits.places().iter().filter(|(_, hit)| *hit == press);
                let shown: Vec<String> =
                    places.map(|(place, _)| super::rows(&buf, *place).concat()).collect();
                assert!(shown.iter().all(|text| text.contains(tile.letter())), "{shown:?}");
                let count = usize::from(tiles.count(tile));
                let is_counted = shown.len() == 1 && shown[0].contains(&count.to_string());
                assert!(shown.len() == count || is_counted, "{source} {tile}: {shown:?}");
            }
        }
    });
}
