//! Every piece arrives where the table has it.

use crate::picture::follow;
use crate::support::{Step, column, play_game};
use azulejo_rules::{Disc, FloorItem, Position, Setup, Tile};
use azulejo_testkit::fixture::{deal, factory, line, mv, position, seat};
use azulejo_view::motion::{Beat, BeatKind, Caption, Motion, Piece, Speed, Spot};
use azulejo_view::scene::SceneOptions;
use azulejo_view::{Scene, story};

#[test]
fn every_piece_of_every_game_arrives() {
    let games = ["2cp", "3cs", "4ce", "2fp", "3fs", "4fe", "4cp", "2fs", "3cp"];
    for (rules, seed) in games.into_iter().zip(30..) {
        play_game(rules, seed, |step, _| match step {
            Step::Deal { before, deal, after, .. } => {
                follow(before, &Motion::of_deal(before, deal).unwrap(), after);
            }
            Step::Move { before, mv, after, .. } => {
                let motion = Motion::of_move(before, *mv).unwrap();
                follow(before, &motion, after);
                assert!(motion.millis(Speed::Normal) <= 4000, "{mv} in {before}");
                assert_eq!(motion.millis(Speed::Off), 0);
            }
        });
    }
}

#[test]
fn the_beats_tell_the_points_of_the_report() {
    for (rules, seed) in ["2cp", "3fs", "4ce"].into_iter().zip(40..) {
        let mut lit = 0;
        play_game(rules, seed, |step, _| {
            let Step::Move { before, mv, report, .. } = step else { return };
            let motion = Motion::of_move(before, *mv).unwrap();
            let scored = motion.beats.iter().flat_map(|beat| &beat.lit);
            lit += scored.map(|lit| u32::from(lit.ghost.runs.points())).sum::<u32>();
            if let Some(report) = report {
                let gained: u16 = report.seats.iter().map(azulejo_rules::SeatReport::gained).sum();
                assert_eq!(lit, u32::from(gained));
                lit = 0;
            }
        });
    }
}

fn kinds(motion: &Motion) -> Vec<BeatKind> {
    motion.beats.iter().map(|beat| beat.kind).collect()
}

fn has(beat: &Beat, piece: Piece, from: Spot, to: Spot) -> bool {
    beat.flights.iter().any(|f| (f.piece, f.from, f.to) == (piece, from, to))
}

#[test]
fn a_take_and_its_rest_travel_at_once() {
    let pos = position("2cp, round 2\n factories  RRBK RR\n center B");
    let motion = Motion::of_move(&pos, mv("1R1")).unwrap();
    assert_eq!(kinds(&motion), [BeatKind::Take]);
    let beat = &motion.beats[0];
    let (first, on) = (seat(1), factory(1));
    let red = Piece::Tile(Tile::Red);
    let to_line = Spot::Line { seat: first, line: line(1), index: 0 };
    assert!(has(beat, red, Spot::Disc { factory: on, index: 1 }, to_line));
    let to_floor = Spot::Floor { seat: first, index: 0 };
    assert!(has(beat, red, Spot::Disc { factory: on, index: 2 }, to_floor));
    let blue = Piece::Tile(Tile::Blue);
    let second_blue = Spot::Center { tile: Tile::Blue, index: 1 };
    assert!(has(beat, blue, Spot::Disc { factory: on, index: 0 }, second_blue));
    assert_eq!(beat.lasts, 350);
}

#[test]
fn the_keeper_closes_its_gap() {
    let pos = position("2cs, round 2\n factories  3*BRK 1*RR");
    let motion = Motion::of_move(&pos, mv("1R1")).unwrap();
    let slot = |index| Spot::Disc { factory: factory(1), index };
    assert!(has(&motion.beats[0], Piece::Tile(Tile::Black), slot(2), slot(1)));
}

#[test]
fn the_tray_flies_to_the_board() {
    let pos = position("2cs, round 2\n factories  5*BBK 1*RR");
    let motion = Motion::of_move(&pos, mv("1B1")).unwrap();
    let board = seat(1);
    let home = Spot::Circle(factory(1));
    assert!(has(&motion.beats[0], Piece::Tray, home, Spot::TrayDisc { seat: board }));
    let excess = Spot::Disc { factory: factory(1), index: 1 };
    let blue = Piece::Tile(Tile::Blue);
    assert!(has(&motion.beats[0], blue, excess, Spot::Tray { seat: board }));
}

#[test]
fn a_marker_without_a_space_lies_beside_the_board() {
    let pos = position(
        "2cp, round 2
         factories RR
         center B
         seat 1
         floor KKKKWWW",
    );
    let motion = Motion::of_move(&pos, mv("CB1")).unwrap();
    let beside = Spot::Marker { seat: seat(1) };
    assert!(has(&motion.beats[0], Piece::Marker, Spot::CenterMarker, beside));
}

#[test]
fn a_round_ends_row_by_row_with_empty_steps_skipped() {
    let pos = position(
        "2cp, round 2
         factories  W
         seat 1, 4 points
                   B | .....
                  .. | .....
                 ... | .....
                BBBB | .....
               ..... | .....
         floor P
         seat 2, 4 points
                   . | .....
                  .. | .....
                 ... | .....
                KKKK | R....
               ..... | .....",
    );
    let motion = Motion::of_move(&pos, mv("1W5")).unwrap();
    let (tile, floor) = (BeatKind::Tile, BeatKind::Floor);
    assert_eq!(kinds(&motion), [BeatKind::Take, tile, tile, floor, BeatKind::Clear]);
    // Both players place row 4 at the same time.
    let lit = &motion.beats[2].lit;
    assert_eq!(lit.iter().map(|lit| lit.seat).collect::<Vec<_>>(), [seat(1), seat(2)]);
    assert_eq!(lit[1].ghost.row_run, (column(1), column(2)));
    assert_eq!((lit[1].score, story::sum(lit[1].ghost.runs).as_str()), (6, "2"));
    let paid = Caption::Paid { seat: seat(1), cost: 1, score: 5 };
    assert_eq!(motion.beats[3].captions, [paid]);
    let marker = Spot::Floor { seat: seat(1), index: 0 };
    assert!(has(&motion.beats[4], Piece::Marker, marker, Spot::CenterMarker));
}

#[test]
fn the_longest_round_ends_in_time() {
    let board = "B | .YRKW
                YY | .....
               RRR | .....
              KKKK | .....
             WWWWW | .....";
    let pos = position(&format!(
        "2cp, round 6
         factories  W
         seat 1, 4 points
                   {board}
         floor KB"
    ));
    let motion = Motion::of_move(&pos, mv("1WF")).unwrap();
    assert_eq!(motion.beats.iter().filter(|beat| beat.kind == BeatKind::Tile).count(), 5);
    assert_eq!(motion.beats.last().map(|beat| beat.kind), Some(BeatKind::Bonus));
    assert!(motion.millis(Speed::Normal) <= 4000, "{}", motion.millis(Speed::Normal));
}

#[test]
fn a_line_that_falls_is_told() {
    let pos = position(
        "2fp, round 2
         factories  W
         seat 1, 4 points
                   . | R....
                  .. | .R...
                 RRR | ..BKW
                .... | .....
               ..... | .....",
    );
    let motion = Motion::of_move(&pos, mv("1W5")).unwrap();
    let dropped = Caption::Dropped { seat: seat(1), line: line(3), tile: Tile::Red };
    assert_eq!(motion.beats[1].captions, [dropped]);
    assert_eq!(motion.beats[1].flights.len(), 3);
}

#[test]
fn gold_discs_get_short_beats_of_their_own() {
    let mut pos = Position::new("2cs".parse().unwrap(), seat(1));
    let text = "1*BBYYK 2R*KKWW BRRY WWWW RYKB";
    let motion = Motion::of_deal(&pos, &text.parse().unwrap()).unwrap();
    assert_eq!(kinds(&motion), [BeatKind::Fill, BeatKind::Extra, BeatKind::Magnet]);
    let round = Caption::Round { round: 1 };
    assert_eq!(motion.beats[0].captions, [round]);
    let extra = Caption::Extra { factory: factory(1), tile: Tile::Black };
    assert_eq!(motion.beats[1].captions, [extra]);
    let pulled = Caption::Pulled { to: factory(2), from: factory(3), tile: Tile::Red };
    assert_eq!(motion.beats[2].captions, [pulled]);
    deal(&mut pos, text);
    assert_eq!(motion.beats[2].table, Setup::from(&pos));
}

#[test]
fn the_lid_is_poured_when_the_bag_is_empty() {
    let before = position(
        "2cp, round 4
         bag  BBY",
    );
    let text = "BBYW WWWW WWWW WWWW WWWK";
    let motion = Motion::of_deal(&before, &text.parse().unwrap()).unwrap();
    assert_eq!(kinds(&motion), [BeatKind::Fill, BeatKind::Pour, BeatKind::Fill]);
    assert_eq!(motion.beats[0].flights.len(), 3);
    assert_eq!(motion.beats[1].captions, [Caption::Poured]);
    let mut after = before.clone();
    deal(&mut after, text);
    follow(&before, &motion, &after);
}

#[test]
fn tables_between_the_beats_can_be_drawn() {
    let pos = position("2cs, round 2\n factories  5*BBK 1*RR");
    let motion = Motion::of_move(&pos, mv("1B1")).unwrap();
    for beat in &motion.beats {
        let scene = Scene::still(&beat.table, &SceneOptions::own_seats([seat(1)]));
        assert_eq!(
            scene.boards[0].tray.and_then(|tray| tray.item),
            Some(FloorItem::Tile(Tile::Blue))
        );
        assert_eq!(beat.table.discs[0], Disc::Taken);
    }
}

#[test]
fn what_is_refused_does_not_move() {
    let pos = position("2cp, round 2\n factories  RR");
    assert!(Motion::of_move(&pos, mv("1B1")).is_err());
    assert!(Motion::of_deal(&pos, &"RRRR".parse().unwrap()).is_err());
}
