//! Every puzzle is examined again: nothing is taken from the file but the position, and what is found must
//! be what the file says.

use crate::puzzles;
use azulejo_lessons::{Difficulty, Examined, Examiner, Loss, Puzzle, Theme};
use azulejo_networks::shipped;
use azulejo_rules::Move;
use azulejo_search::{Champion, HandMade, NetworkEvaluator, RoundSearch};
use std::collections::BTreeSet;
use std::thread;

/// How far the gap may be from what the file says, in hundredths of a point. The examination itself demands
/// the least gap; as it has no chance in it, it finds the very number until the evaluation of positions is
/// changed.
const TOLERANCE: i32 = 50;

const THREADS: usize = 2;

#[test]
fn every_puzzle_has_one_clearly_best_move() {
    let puzzles = puzzles();
    let faults_of = |first: usize| {
        let mut checker = Checker::new();
        let share = puzzles.all().iter().skip(first).step_by(THREADS);
        share.filter_map(|puzzle| checker.fault(puzzle)).collect::<Vec<String>>()
    };
    let faults: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> =
            (0..THREADS).map(|first| scope.spawn(move || faults_of(first))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert!(faults.is_empty(), "{} are wrong:\n{}", faults.len(), faults.join("\n"));
}

struct Checker {
    examiner: Examiner,
    search: Champion,
    /// Looks through the rest of the round, as the examiner does.
    round: RoundSearch<NetworkEvaluator>,
}

impl Checker {
    fn new() -> Checker {
        let evaluator = NetworkEvaluator::new(shipped(), HandMade::default());
        Checker {
            examiner: Examiner::new(shipped()),
            search: Champion::with_networks(shipped()),
            round: RoundSearch::new(evaluator),
        }
    }

    /// What is wrong with a puzzle.
    fn fault(&mut self, puzzle: &Puzzle) -> Option<String> {
        let told = match self.examiner.examine(&puzzle.position) {
            Err(unclear) => Some(unclear.to_string()),
            Ok(examined) => {
                self.difference(puzzle, &examined).or_else(|| self.unexplained(puzzle, &examined))
            }
        };
        told.map(|told| format!("{}: {told}", puzzle.id))
    }

    /// In what an examination differs from the file.
    fn difference(&mut self, puzzle: &Puzzle, examined: &Examined) -> Option<String> {
        let texts = |moves: &mut dyn Iterator<Item = Move>| -> BTreeSet<String> {
            moves.map(|mv| mv.to_string()).collect()
        };
        let found = texts(&mut examined.best.iter().map(|found| found.best));
        if found != texts(&mut puzzle.answers()) {
            return Some(format!("the answers are {found:?}"));
        }
        if (examined.gap - puzzle.gap).abs() > TOLERANCE || examined.solved != puzzle.solved {
            return Some(format!("gap {}, solved: {}", examined.gap, examined.solved));
        }
        let theme = Theme::of(&puzzle.position, &examined.best, &examined.others[0]);
        let difficulty = Difficulty::of(&puzzle.position, examined, &mut self.search);
        let differs = (theme, difficulty) != (Some(puzzle.theme), puzzle.difficulty);
        differs.then(|| format!("it is {theme:?}, {difficulty:?}"))
    }

    /// Whether a wrong move is told no loss, or no reason for it: the one that comes closest, and the one
    /// that is most tempting.
    fn unexplained(&mut self, puzzle: &Puzzle, examined: &Examined) -> Option<String> {
        let wrong = [Some(examined.others[0].best), puzzle.temptation()];
        wrong.into_iter().flatten().find_map(|mv| {
            let loss = Loss::of(puzzle, mv, Loss::NODES, &mut self.round)?;
            let is_told = loss.lead >= Puzzle::LEAST_GAP && !loss.reasons().is_empty();
            (!is_told).then(|| format!("{mv} loses {} for {:?}", loss.lead, loss.reasons()))
        })
    }
}
