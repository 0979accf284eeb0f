//! The costliest moments in whole sentences.

use super::describe::{Tense, reasons, replies, told};
use super::units::{percent, points};
use super::{GameAnalysis, Names};
use azulejo_study::{Decision, Reason};

/// How many reasons are given for one move.
const REASONS: usize = 3;

/// The costliest moments, the costliest first.
pub(super) fn costliest(analysis: &GameAnalysis<'_>) -> Vec<String> {
    let costly = analysis.costly_decisions();
    costly.map(|(_, decision)| sentences(decision, &analysis.names)).collect()
}

/// What was played, what was better and why, and what it cost.
pub(super) fn sentences(decision: &Decision, names: &Names) -> String {
    let Decision { round, number, seat, before, best, .. } = decision;
    let played = told(before, decision.mv(), Tense::Past);
    let better = capitalized(&told(before, best.best, Tense::Gerund));
    let who = names.within(*seat);
    let given = decision.reasons();
    let why = why(decision, &given);
    let replies = given.iter().find_map(replies);
    let mut parts = vec![
        format!("Round {round}, move {number}: {who} {played}."),
        format!("{better} was better{why}."),
    ];
    parts.extend(replies);
    parts.push(cost(decision));
    parts.join(" ")
}

/// `: it completes line 2 (blue), and the floor costs 1 point in the end instead of 6`.
fn why(decision: &Decision, given: &[Reason]) -> String {
    let mut told = reasons(given, decision.seat);
    told.truncate(REASONS);
    match told.as_slice() {
        [] => String::new(),
        [one] => format!(": {one}"),
        [most @ .., last] => format!(": {}, and {last}", most.join(", ")),
    }
}

/// `It cost 12.0% of the chance to win and 4.5 points.`
fn cost(decision: &Decision) -> String {
    let loss = decision.loss();
    let chance = percent(loss.chance);
    let margin = match loss.lead {
        ..5 => String::new(),
        lead => format!(" and {:.1} points", points(lead)),
    };
    let exact = if decision.is_solved() { ", exact to the end of the round" } else { "" };
    format!("It cost {chance} of the chance to win{margin}{exact}.")
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Game, Line, Position, Seat, Tile};
    use azulejo_search::{Finding, Prospect};

    /// What a search might have found, with seat 1's chance and lead.
    fn finding(line: &str, chance: i32, lead: i32, solved: bool) -> Finding {
        let line: Vec<_> = line.split(' ').map(|mv| mv.parse().unwrap()).collect();
        let ours = Prospect { points: 3000, lead, chance };
        let theirs = Prospect { points: 3000, lead: -lead, chance: 10_000 - chance };
        let prospects = [ours, theirs].into_iter().collect();
        Finding { best: line[0], value: chance, prospects, line, depth: 2, nodes: 9, solved }
    }

    fn told(position: &str, best: &str, played: &str, solved: bool) -> String {
        let before: Position = position.parse().unwrap();
        let names = Names::of(&Game::new(before.rules(), Seat::ALL[0]));
        let decision = Decision {
            round: before.round(),
            number: 7,
            seat: before.player_to_move().unwrap(),
            choices: before.count_moves(),
            before,
            best: finding(best, 6200, 300, solved),
            played: finding(played, 5000, -150, solved),
        };
        sentences(&decision, &names)
    }

    const LATE: &str = "2cp 3 1 1 2 -,-,-,-,RRKK BB 16.20.18.18.20 0.0.0.0.0 \
                        9:-/B1/-/-/-:...../...../...../...../.....:- \
                        9:-/-/B1/-/-:...../...../...../...../.....:P";

    #[test]
    fn a_line_completed_and_a_cheaper_floor_are_reasons() {
        assert_eq!(
            told(LATE, "CB2 5R2 CK2", "5RF CB3 CK2", true),
            "Round 3, move 7: seat 1 took 2 red from factory 5 to the floor (5RF). Taking 2 blue \
             from the center to line 2 (CB2) was better: it completes line 2 (blue), the floor \
             costs 1 point in the end instead of 2, and seat 2 does not complete line 3 (blue). \
             As played, seat 2 then takes 2 blue (CB3), which completes line 3; after the better \
             move, 2 red (5R2), which completes line 2. It cost 12.0% of the chance to win and \
             4.5 points, exact to the end of the round."
        );
    }

    #[test]
    fn a_placement_is_told_with_what_it_scores() {
        let pos = "2fp 2 1 1 2 -,-,-,-,- - 19.19.18.19.20 0.0.0.0.0 \
                   3:-/R2/-/-/-:B..../.K.../...../...../.....:- \
                   1:-/-/-/-/-:Y..../...../...../...../.....:P";
        assert_eq!(
            told(pos, "2@1", "2@5", false),
            "Round 2, move 7: seat 1 put the tile of line 2 into column 5 (2@5). Putting the tile \
             of line 2 into column 1 (2@1) was better: the tile scores 4 points instead of 1. It \
             cost 12.0% of the chance to win and 4.5 points."
        );
    }

    #[test]
    fn every_reason_has_its_words() {
        let [one, two] = [0, 1].map(|index| Seat::ALL[index]);
        let (line, tile) = (Line::ALL[2], Tile::Red);
        for (given, words) in [
            (Reason::Ends { played: true }, "the game does not end with this round yet"),
            (Reason::Ends { played: false }, "the game ends with this round"),
            (Reason::Completes { line, tile }, "it completes line 3 (red)"),
            (Reason::Falls { played: 1, best: 0 }, "nothing falls to the floor instead of 1 tile"),
            (Reason::Falls { played: 4, best: 2 }, "2 tiles fall to the floor instead of 4"),
            (Reason::GetsLine { line, tile }, "seat 1 can complete line 3 (red) this round"),
            (
                Reason::Floor { played: 6, best: 0 },
                "the floor costs nothing in the end instead of 6",
            ),
            (
                Reason::RivalFloor { seat: two, played: 0, best: 1 },
                "seat 2 pays 1 point for the floor instead of nothing",
            ),
            (
                Reason::RivalGains { seat: two, played: 9, best: 1 },
                "the wall of seat 2 brings 1 point this round instead of 9",
            ),
            (Reason::Starts, "seat 1 starts the next round"),
            (Reason::Expects { seat: two, change: -250 }, "seat 2 can expect 2.5 points fewer"),
        ] {
            assert_eq!(reasons(&[given], one), [words]);
        }
    }

    #[test]
    fn several_lines_are_told_at_once() {
        let line = |number: usize| Line::ALL[number - 1];
        let gets = |number, tile| Reason::GetsLine { line: line(number), tile };
        let loses = |index: usize, number| {
            let (seat, tile) = (Seat::ALL[index], Tile::Blue);
            Reason::RivalLine { seat, line: line(number), tile }
        };
        let given =
            [gets(1, Tile::Red), gets(3, Tile::Blue), loses(1, 2), loses(2, 5), loses(1, 4)];
        assert_eq!(
            reasons(&given, Seat::ALL[0]),
            [
                "seat 1 can complete lines 1 (red) and 3 (blue) this round",
                "seat 2 does not complete lines 2 (blue) and 4 (blue)",
                "seat 3 does not complete line 5 (blue)",
            ]
        );
    }
}
