//! What an engine does about a line, and about what its search has found.

use super::command::Command;
use super::{Budget, Job, Refusal, Setting, options};
use azulejo_rules::{Move, Position};
use std::collections::VecDeque;
use std::time::Duration;

/// How many searches may wait for the one under way.
const MOST_WAITING: usize = 64;

/// A talk by the engine protocol: lines and findings in, acts out. No thread, no clock.
#[derive(Default)]
pub(crate) struct Session {
    /// What the next `go` is about.
    position: Option<Position>,
    mind: Mind,
    /// Searches that were asked for while another was under way.
    waiting: VecDeque<Job>,
}

/// What the engine is thinking about.
#[derive(Clone, Copy, Default)]
enum Mind {
    #[default]
    Idle,
    /// A search is under way; `until_stop`, its answer is not wanted before `stop`.
    Thinking { until_stop: bool },
    /// A search without end has come to its end; the answer waits for `stop`.
    Holding { answer: Option<Move> },
}

/// Something to be done, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Print a line.
    Say(String),
    /// Play differently from the next search on.
    Set(Setting),
    /// Begin a search; the one before it is done.
    Think(Box<Job>),
    /// End the search under way; its answer is awaited.
    Stop,
    /// End the process, whatever is under way.
    Quit,
}

impl Session {
    /// A line was read.
    pub(crate) fn hear(&mut self, line: &str) -> Vec<Act> {
        Command::read(line)
            .and_then(|command| command.map_or(Ok(Vec::new()), |command| self.obey(command)))
            .unwrap_or_else(|refusal| Session::refuse(&refusal))
    }

    /// What was read can't be used.
    pub(crate) fn refuse(refusal: &Refusal) -> Vec<Act> {
        vec![Act::Say(format!("error {refusal}"))]
    }

    /// The search under way is done.
    pub(crate) fn answer(&mut self, answer: Option<Move>) -> Vec<Act> {
        match self.mind {
            Mind::Thinking { until_stop: true } => {
                self.mind = Mind::Holding { answer };
                Vec::new()
            }
            Mind::Thinking { until_stop: false } => self.conclude(answer),
            Mind::Idle | Mind::Holding { .. } => unreachable!("no search is under way"),
        }
    }

    fn obey(&mut self, command: Command) -> Result<Vec<Act>, Refusal> {
        match command {
            Command::Introduce => return Ok(introduction()),
            Command::AreYouReady => return Ok(vec![Act::Say("readyok".to_owned())]),
            // Nothing is kept from one search to the next, so there is nothing to forget.
            Command::NewGame => {}
            // A search has its own copy, so the one under way goes on as it was.
            Command::Position(pos) => self.position = Some(*pos),
            Command::Go(budget) => return self.go(budget),
            Command::Set(setting) => return Ok(vec![Act::Set(setting)]),
            Command::Stop => return Ok(self.stop()),
            Command::Quit => return Ok(vec![Act::Quit]),
        }
        Ok(Vec::new())
    }

    fn go(&mut self, budget: Budget) -> Result<Vec<Act>, Refusal> {
        let position = self.position.clone().ok_or(Refusal::NoPosition)?;
        // Whether this is refused must not depend on how fast we think: we wait for a search that
        // ends by itself, and refuse behind one that does not, even if it has seen everything.
        if self.is_endless() {
            return Err(Refusal::Endless);
        }
        if self.waiting.len() == MOST_WAITING {
            return Err(Refusal::TooManyWait { most: MOST_WAITING });
        }
        self.waiting.push_back(Job { position, budget });
        Ok(match self.mind {
            Mind::Idle => self.think_next(),
            Mind::Thinking { .. } | Mind::Holding { .. } => Vec::new(),
        })
    }

    /// Whether the search asked for last ends by `stop` only.
    fn is_endless(&self) -> bool {
        match (self.waiting.back(), self.mind) {
            (Some(job), _) => job.budget == Budget::Endless,
            (None, Mind::Thinking { until_stop }) => until_stop,
            (None, mind) => matches!(mind, Mind::Holding { .. }),
        }
    }

    /// Ends every search that was asked for so far: each gives its answer, those that wait their
    /// first thought.
    fn stop(&mut self) -> Vec<Act> {
        for job in &mut self.waiting {
            job.budget = Budget::Time(Duration::ZERO);
        }
        match self.mind {
            Mind::Idle => Vec::new(),
            Mind::Thinking { .. } => {
                self.mind = Mind::Thinking { until_stop: false };
                vec![Act::Stop]
            }
            Mind::Holding { answer } => self.conclude(answer),
        }
    }

    fn conclude(&mut self, answer: Option<Move>) -> Vec<Act> {
        let best = answer.map_or("none".to_owned(), |mv| mv.to_string());
        let mut acts = vec![Act::Say(format!("bestmove {best}"))];
        acts.append(&mut self.think_next());
        acts
    }

    fn think_next(&mut self) -> Vec<Act> {
        let job = self.waiting.pop_front();
        let mind = job
            .as_ref()
            .map_or(Mind::Idle, |job| Mind::Thinking { until_stop: job.budget == Budget::Endless });
        self.mind = mind;
        job.map(|job| Act::Think(job.into())).into_iter().collect()
    }
}

fn introduction() -> Vec<Act> {
    let name = concat!("id name Azulejo ", env!("CARGO_PKG_VERSION"));
    let who = [name, "id author the Azulejo contributors"].map(str::to_owned);
    let lines = who.into_iter().chain(options::lines()).chain(["auiok".to_owned()]);
    lines.map(Act::Say).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Seat;

    fn pos(rules: &str) -> Position {
        Position::new(rules.parse().unwrap(), Seat::ALL[0])
    }

    fn session() -> Session {
        let mut session = Session::default();
        assert_eq!(session.hear(&format!("position {}", pos("2cp"))), []);
        session
    }

    fn say(line: &str) -> Act {
        Act::Say(line.to_owned())
    }

    fn think(rules: &str, budget: Budget) -> Act {
        Act::Think(Job { position: pos(rules), budget }.into())
    }

    fn mv() -> Option<Move> {
        "3R2".parse().ok()
    }

    #[test]
    fn the_engine_introduces_itself_and_names_its_options() {
        let acts = Session::default().hear("aui");
        let [Act::Say(name), Act::Say(author), options @ .., end] = &acts[..] else {
            panic!("{acts:?}")
        };
        assert!(name.starts_with("id name Azulejo ") && author.starts_with("id author "));
        let named = |act: &Act| matches!(act, Act::Say(line) if line.starts_with("option name "));
        assert!(options.len() == 5 && options.iter().all(named), "{options:?}");
        assert_eq!(*end, say("auiok"));
    }

    #[test]
    fn blank_lines_and_a_new_game_are_met_with_silence() {
        for line in ["", "  ", "\r", "newgame", "stop"] {
            assert_eq!(session().hear(line), [], "{line:?}");
        }
    }

    #[test]
    fn an_option_counts_from_the_next_search_on() {
        let mut session = session();
        let set = [Act::Set(Setting::Threads(2))];
        assert_eq!(session.hear("setoption name Threads value 2"), set);
        assert_eq!(session.hear("go nodes 5"), [think("2cp", Budget::Nodes(5))]);
        assert_eq!(session.hear("setoption name Threads value 2"), set);
    }

    #[test]
    fn a_search_is_answered_when_it_is_done() {
        let mut session = session();
        assert_eq!(session.hear("go nodes 5"), [think("2cp", Budget::Nodes(5))]);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2")]);
        assert_eq!(session.hear("go nodes 5"), [think("2cp", Budget::Nodes(5))]);
        assert_eq!(session.answer(None), [say("bestmove none")]);
    }

    #[test]
    fn without_a_position_there_is_nothing_to_think_about() {
        let mut session = Session::default();
        assert_eq!(session.hear("go nodes 5"), [say("error go: there is no position yet")]);
    }

    #[test]
    fn after_a_refusal_the_last_good_position_stays() {
        let mut session = session();
        for line in ["position", "position 3cp", &format!("position {} moves 1B1", pos("3cp"))] {
            let acts = session.hear(line);
            assert!(matches!(&acts[..], [Act::Say(line)] if line.starts_with("error position: ")));
        }
        assert_eq!(session.hear("go nodes 5"), [think("2cp", Budget::Nodes(5))]);
    }

    #[test]
    fn an_endless_search_is_answered_after_stop_only() {
        let mut session = session();
        // It is stopped while it goes on.
        assert_eq!(session.hear("go infinite"), [think("2cp", Budget::Endless)]);
        assert_eq!(session.hear("isready"), [say("readyok")]);
        assert_eq!(session.hear("stop"), [Act::Stop]);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2")]);
        // It has seen everything before it is stopped.
        assert_eq!(session.hear("go infinite"), [think("2cp", Budget::Endless)]);
        assert_eq!(session.answer(mv()), []);
        assert_eq!(session.hear("isready"), [say("readyok")]);
        assert_eq!(session.hear("stop"), [say("bestmove 3R2")]);
        assert_eq!(session.hear("stop"), []);
    }

    #[test]
    fn a_search_waits_for_one_that_ends_by_itself_and_keeps_its_own_position() {
        let mut session = session();
        assert_eq!(session.hear("go nodes 5"), [think("2cp", Budget::Nodes(5))]);
        assert_eq!(session.hear(&format!("position {}", pos("3cp"))), []);
        assert_eq!(session.hear("go nodes 6"), []);
        assert_eq!(session.hear(&format!("position {}", pos("4cp"))), []);
        assert_eq!(session.hear("go infinite"), []);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2"), think("3cp", Budget::Nodes(6))]);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2"), think("4cp", Budget::Endless)]);
        assert_eq!(session.answer(mv()), []);
        assert_eq!(session.hear("stop"), [say("bestmove 3R2")]);
    }

    #[test]
    fn nothing_waits_for_a_search_that_does_not_end_by_itself() {
        let refused = [say("error go: thinking until `stop`")];
        let mut session = session();
        session.hear("go nodes 5");
        assert_eq!(session.hear("go infinite"), []);
        assert_eq!(session.hear("go nodes 6"), refused);
        session.answer(mv());
        assert_eq!(session.hear("go nodes 6"), refused);
        session.answer(mv());
        assert_eq!(session.hear("go nodes 6"), refused);
    }

    #[test]
    fn stop_ends_every_search_asked_for_so_far_and_none_after_it() {
        let mut session = session();
        session.hear("go movetime 60000");
        session.hear("go infinite");
        assert_eq!(session.hear("stop"), [Act::Stop]);
        assert_eq!(session.hear("go nodes 7"), []);
        let first_thought = think("2cp", Budget::Time(Duration::ZERO));
        assert_eq!(session.answer(mv()), [say("bestmove 3R2"), first_thought]);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2"), think("2cp", Budget::Nodes(7))]);
        assert_eq!(session.answer(mv()), [say("bestmove 3R2")]);
    }

    #[test]
    fn not_everything_may_wait() {
        let mut session = session();
        session.hear("go nodes 1");
        for _ in 0..MOST_WAITING {
            assert_eq!(session.hear("go nodes 1"), []);
        }
        assert_eq!(session.hear("go nodes 1"), [say("error go: 64 searches wait already")]);
    }

    #[test]
    fn quit_waits_for_nothing() {
        let mut session = session();
        session.hear("go infinite");
        assert_eq!(session.hear("quit"), [Act::Quit]);
    }
}
