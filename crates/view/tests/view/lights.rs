//! In random games: what is lit is what is legal.

use crate::scene::{holding, own};
use crate::support::each_decision;
use azulejo_rules::{
    Destination, Line, Move, MoveKind, Phase, Place, Position, Seat, Source, Tile,
};
use azulejo_view::scene::{Choice, Light, Scene, Turn};
use azulejo_view::{Entry, Press};
use std::collections::BTreeSet;

/// Where the scene says that the tiles in the hand may go.
fn lit_destinations(scene: &Scene, seat: Seat) -> BTreeSet<Destination> {
    let board = &scene.boards[seat.index()];
    let all = Line::ALL.map(Destination::Line).into_iter().chain([Destination::Floor]);
    all.filter(|&to| board.aim(to).is_legal()).collect()
}

#[test]
fn what_is_lit_is_what_is_legal() {
    for rules in ["2cp", "3cs", "4fe", "2fp"] {
        each_decision(rules, 3, |pos, _| {
            let acting = pos.player_to_move().unwrap();
            let scene = Scene::of(pos, &Entry::begin(pos), &own(pos));
            assert_eq!((scene.phase, scene.turn), (pos.phase(), Turn::Own(acting)));
            if pos.phase() == Phase::Tiling {
                return check_columns(pos, &scene);
            }
            let takes = || {
                pos.legal_moves().into_iter().filter_map(|mv| match mv.kind() {
                    MoveKind::Take(take) => Some(take),
                    MoveKind::Place(_) => None,
                })
            };
            let picks: BTreeSet<(Source, Tile)> =
                takes().map(|take| (take.source, take.tile)).collect();
            assert_eq!(pickable(&scene), picks);
            for (source, tile) in picks {
                let entry = holding(pos, &[Press::Tile(source, tile)]);
                let scene = Scene::of(pos, &entry, &own(pos));
                let legal: BTreeSet<Destination> = takes()
                    .filter(|take| (take.source, take.tile) == (source, tile))
                    .map(|take| take.to)
                    .collect();
                assert_eq!(lit_destinations(&scene, acting), legal, "{source}{tile} in {pos}");
            }
        });
    }
}

fn pickable(scene: &Scene) -> BTreeSet<(Source, Tile)> {
    let discs = scene.discs.iter().flat_map(|disc| {
        let source = Source::Factory(disc.factory);
        disc.tiles.iter().map(move |view| (source, view.tile, view.light))
    });
    let center = scene.center.groups.iter().map(|group| (Source::Center, group.tile, group.light));
    let all = discs.chain(center).filter(|(_, _, light)| *light == Light::Pickable);
    all.map(|(source, tile, _)| (source, tile)).collect()
}

/// The legal columns of the line that is to be decided now.
fn check_columns(pos: &Position, scene: &Scene) {
    let board = scene.board(pos.player_to_move().unwrap()).unwrap();
    let moves = pos.legal_moves();
    let MoveKind::Place(Place { line, .. }) = moves[0].kind() else { panic!("a placement") };
    let open: Vec<Move> = board.wall[line.index()]
        .iter()
        .filter(|cell| matches!(cell.choice, Some(Choice::Open { .. } | Choice::Chosen { .. })))
        .map(|cell| Place { line, column: cell.column }.into())
        .collect();
    assert_eq!(open, moves.to_vec());
}
