//! Finding what differs between two moves.

use super::ahead::{Ahead, SeatAhead};
use super::compare::after;
use super::{Decision, Reason, Reply};
use crate::expected::POINT;
use azulejo_rules::{Destination, Line, Move, MoveKind, Position, Seat, Tile};
use azulejo_search::Finding;

/// All differences, the weightiest first.
pub(super) fn between(decision: &Decision) -> Vec<Reason> {
    let Decision { before, seat, best, played, .. } = decision;
    let ours = seat.index();
    let good = Ahead::of(before, &best.line);
    let bad = Ahead::of(before, &played.line);
    let mut reasons = Vec::new();
    if good.ends != bad.ends {
        reasons.push(Reason::Ends { played: bad.ends });
    }
    reasons.extend(placement(before, best.best, played.best));
    reasons.extend(at_once(before, *seat, best.best, played.best));
    reasons.extend(own(&good.seats[ours], &bad.seats[ours], &reasons));
    // What the floor costs in the end says it better.
    if reasons.iter().any(|reason| matches!(reason, Reason::Floor { .. })) {
        reasons.retain(|reason| !matches!(reason, Reason::Falls { .. }));
    }
    for rival in before.rules().seats().filter(|rival| rival != seat) {
        reasons.extend(others(rival, &good.seats[rival.index()], &bad.seats[rival.index()]));
    }
    if good.marker == Some(*seat) && bad.marker.is_some_and(|taker| taker != *seat) {
        reasons.push(Reason::Starts);
    }
    let from_own = before.rules().seats_from(*seat);
    reasons.extend(from_own.filter_map(|seat| expects(decision, seat)));
    reasons.extend(replies(before, &best.line, &played.line));
    reasons
}

/// What a player can expect in the end, where that speaks for the best move.
fn expects(decision: &Decision, seat: Seat) -> Option<Reason> {
    let points = |found: &Finding| found.prospects[seat.index()].points;
    let change = points(&decision.best) - points(&decision.played);
    let speaks = if seat == decision.seat { change >= POINT } else { change <= -POINT };
    speaks.then_some(Reason::Expects { seat, change })
}

/// Which of two placements scores more.
fn placement(pos: &Position, best: Move, played: Move) -> Option<Reason> {
    let points = |mv: Move| match mv.kind() {
        MoveKind::Place(place) => {
            let wall = pos.board(pos.player_to_move()?).wall();
            Some(wall.runs(place.line, place.column).points())
        }
        MoveKind::Take(_) => None,
    };
    let (best, played) = (points(best)?, points(played)?);
    (best > played).then_some(Reason::Scores { played, best })
}

/// What the moves themselves do.
fn at_once(pos: &Position, seat: Seat, best: Move, played: Move) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let completes = |mv| completed(pos, mv);
    if let Some((line, tile)) = completes(best).filter(|&line| completes(played) != Some(line)) {
        reasons.push(Reason::Completes { line, tile });
    }
    let [best, played] = [best, played].map(|mv| fallen(pos, seat, mv));
    if played > best {
        reasons.push(Reason::Falls { played, best });
    }
    reasons
}

/// What the player gets later. What was said of the moves themselves is not said again.
fn own(good: &SeatAhead, bad: &SeatAhead, said: &[Reason]) -> Vec<Reason> {
    let missed = good.lines.iter().filter(|line| !bad.lines.contains(line));
    let lines = missed.map(|&(line, tile)| (line, tile));
    let fresh = |&(line, tile): &(Line, Tile)| !said.contains(&Reason::Completes { line, tile });
    let scores = |reason: &Reason| matches!(reason, Reason::Scores { .. });
    let more = gained(good, bad).filter(|(best, played)| best > played);
    let more = more.filter(|_| !said.iter().any(scores));
    let gains = more.map(|(best, played)| Reason::Gains { played, best });
    let mut reasons: Vec<Reason> = gains.into_iter().collect();
    reasons.extend(lines.filter(fresh).map(|(line, tile)| Reason::GetsLine { line, tile }));
    if bad.floor > good.floor {
        reasons.push(Reason::Floor { played: bad.floor, best: good.floor });
    }
    reasons
}

/// What another player gets later.
fn others(seat: Seat, good: &SeatAhead, bad: &SeatAhead) -> Vec<Reason> {
    let more = bad.lines.iter().filter(|line| !good.lines.contains(line));
    let mut reasons: Vec<Reason> =
        more.map(|&(line, tile)| Reason::RivalLine { seat, line, tile }).collect();
    let fewer = gained(good, bad).filter(|(best, played)| best < played);
    reasons.extend(fewer.map(|(best, played)| Reason::RivalGains { seat, played, best }));
    if good.floor > bad.floor {
        reasons.push(Reason::RivalFloor { seat, played: bad.floor, best: good.floor });
    }
    reasons
}

/// What a wall brings after the best move and as played, where both are known.
fn gained(good: &SeatAhead, bad: &SeatAhead) -> Option<(u16, u16)> {
    Some((good.gained?, bad.gained?))
}

/// The line that a take completes.
fn completed(pos: &Position, mv: Move) -> Option<(Line, Tile)> {
    let MoveKind::Take(take) = mv.kind() else { return None };
    let Destination::Line(line) = take.to else { return None };
    let held = pos.board(pos.player_to_move()?).line(line).map_or(0, |held| held.count);
    let count = u16::from(held) + pos.tiles_at(take.source).count(take.tile);
    (count >= u16::from(line.spaces())).then_some((line, take.tile))
}

/// How many tiles of a take find no place in its line; the marker is none.
fn fallen(pos: &Position, seat: Seat, mv: Move) -> usize {
    let MoveKind::Take(take) = mv.kind() else { return 0 };
    let count = usize::from(pos.tiles_at(take.source).count(take.tile));
    let Destination::Line(line) = take.to else { return count };
    let held = pos.board(seat).line(line).map_or(0, |held| usize::from(held.count));
    (held + count).saturating_sub(line.spaces().into())
}

/// What the next player does, where that differs.
fn replies(before: &Position, best: &[Move], played: &[Move]) -> Option<Reason> {
    let best = reply(before, best);
    let played = reply(before, played)?;
    let same = |best: Reply| (best.tile, best.count) == (played.tile, played.count);
    (!best.is_some_and(same)).then_some(Reason::Replies { played, best })
}

/// The second move of a line, if another player takes tiles with it.
fn reply(before: &Position, line: &[Move]) -> Option<Reply> {
    let &[first, mv, ..] = line else { return None };
    let pos = after(before, first);
    let seat = pos.player_to_move().filter(|&seat| Some(seat) != before.player_to_move())?;
    let MoveKind::Take(take) = mv.kind() else { return None };
    Some(Reply {
        seat,
        mv,
        count: pos.tiles_at(take.source).count(take.tile),
        tile: take.tile,
        completes: completed(&pos, mv).map(|(line, _)| line),
        falls: fallen(&pos, seat, mv),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_search::Prospect;

    /// Two takes are left, and the marker is still in the center.
    const LAST: &str = "2cp 4 1 1 c -,-,-,-,RK BB 16.18.17.17.19 0.0.0.0.0 \
                        20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
                        20:-/B1/-/-/-:BYRK./...../...../...../.....:-";

    fn finding(line: &str) -> Finding {
        let line: Vec<Move> = line.split(' ').map(|mv| mv.parse().unwrap()).collect();
        let prospects = [Prospect::default(); 2].into_iter().collect();
        Finding { best: line[0], value: 0, prospects, line, depth: 1, nodes: 1, solved: true }
    }

    fn reasons(pos: &str, best: &str, played: &str) -> Vec<Reason> {
        let before: Position = pos.parse().unwrap_or_else(|error| panic!("{error}"));
        let (best, played) = (finding(best), finding(played));
        for found in [&best, &played] {
            let mut pos = before.clone();
            found.line.iter().for_each(|&mv| pos.play(mv).unwrap());
        }
        let seat = before.player_to_move().unwrap();
        let choices = before.count_moves();
        let round = before.round();
        Decision { round, number: 1, seat, before, choices, best, played }.reasons()
    }

    #[test]
    fn who_takes_the_marker_starts_the_next_round() {
        let found = reasons(LAST, "CB1 5R3 CK4", "5R3 CB2 CK4");
        assert!(found.contains(&Reason::Starts), "{found:?}");
        let found = reasons(LAST, "5R3 CB2 CK4", "CB1 5R3 CK4");
        assert!(!found.contains(&Reason::Starts), "{found:?}");
    }

    #[test]
    fn a_row_that_only_one_move_allows_ends_the_game() {
        let pos = "2cp 5 1 1 2 -,-,-,-,- BW 19.19.19.19.18 0.0.0.0.0 \
                   20:-/-/-/-/-:.YRKW/...../...../...../.....:- \
                   20:-/-/-/-/-:...../...../...../...../.....:P";
        let found = reasons(pos, "CB1 CW1", "CW2 CB1");
        assert_eq!(found[0], Reason::Ends { played: false });
        // The row of five, and the bonus for it.
        let (line, tile) = (Line::ALL[0], Tile::Blue);
        assert_eq!(found[1], Reason::Completes { line, tile });
        assert!(found.contains(&Reason::Gains { played: 0, best: 7 }), "{found:?}");
        assert_eq!(reasons(pos, "CW2 CB1", "CB1 CW1")[0], Reason::Ends { played: true });
    }

    #[test]
    fn what_the_others_lose_is_a_reason() {
        let found = reasons(LAST, "CB1 5R3 CKF", "5R3 CB2 CK4");
        let rival = Seat::ALL[1];
        let (line, tile) = (Line::ALL[1], Tile::Blue);
        assert!(found.contains(&Reason::RivalLine { seat: rival, line, tile }), "{found:?}");
        let gains = Reason::RivalGains { seat: rival, played: 2, best: 0 };
        assert!(found.contains(&gains), "{found:?}");
    }

    #[test]
    fn the_same_answer_is_no_reason() {
        let tells = |found: &[Reason]| found.iter().any(|r| matches!(r, Reason::Replies { .. }));
        assert!(!tells(&reasons(LAST, "CB1 5R3 CK4", "CB3 5R4 CK4")));
        assert!(tells(&reasons(LAST, "CB1 5R3 CK4", "CB3 5K3 CR5")));
    }
}
