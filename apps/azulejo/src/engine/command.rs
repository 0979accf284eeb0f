//! Reading a line of the protocol.

use super::options::Setting;
use super::refusal::BadMove;
use super::{Budget, Refusal};
use crate::cli::number;
use azulejo_rules::{Deal, Position};
use std::time::Duration;

/// What an engine is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Introduce,
    AreYouReady,
    NewGame,
    Position(Box<Position>),
    Go(Budget),
    Set(Setting),
    Stop,
    Quit,
}

impl Command {
    /// The command of a line; `None` for a blank one.
    pub(super) fn read(line: &str) -> Result<Option<Command>, Refusal> {
        let (word, rest) = split_word(line);
        let (bare, command) = match word.to_ascii_lowercase().as_str() {
            "" => return Ok(None),
            "position" => {
                return read_position(rest).map(|pos| Some(Command::Position(pos.into())));
            }
            "go" => return read_budget(rest).map(|budget| Some(Command::Go(budget))),
            "setoption" => return Setting::read(rest).map(|setting| Some(Command::Set(setting))),
            "aui" => ("aui", Command::Introduce),
            "isready" => ("isready", Command::AreYouReady),
            "newgame" => ("newgame", Command::NewGame),
            "stop" => ("stop", Command::Stop),
            "quit" => ("quit", Command::Quit),
            _ => return Err(Refusal::Unknown { found: word.to_owned() }),
        };
        if !rest.is_empty() {
            return Err(Refusal::Surplus { command: bare, found: rest.to_owned() });
        }
        Ok(Some(command))
    }
}

/// The first word of a text, and what follows it, both without blanks around them.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii();
    let (word, rest) = text.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((text, ""));
    (word, rest.trim_ascii_start())
}

/// `POSITION [moves M1 M2 …]`; a position has blanks itself, but no field of it is `moves`.
fn read_position(text: &str) -> Result<Position, Refusal> {
    let (text, moves) = split_moves(text);
    let mut pos: Position = text.parse().map_err(Refusal::Position)?;
    for (index, word) in moves.split_ascii_whitespace().enumerate() {
        let refuse = |why| Refusal::Move { number: index + 1, found: word.to_owned(), why };
        make(&mut pos, word).map_err(refuse)?;
    }
    Ok(pos)
}

/// The text before the word `moves`, and the text after it.
fn split_moves(text: &str) -> (&str, &str) {
    let mut start = 0;
    for word in text.split(|c: char| c.is_ascii_whitespace()) {
        let end = start + word.len();
        if word.eq_ignore_ascii_case("moves") {
            return (text[..start].trim_ascii_end(), &text[end..]);
        }
        start = end + 1;
    }
    (text, "")
}

/// Makes a move or a deal.
fn make(pos: &mut Position, word: &str) -> Result<(), BadMove> {
    match deal_of(word) {
        Some(text) => {
            let deal: Deal = text.parse().map_err(BadMove::DealText)?;
            pos.deal(&deal).map_err(BadMove::Deal)
        }
        None => {
            let mv = word.parse().map_err(BadMove::MoveText)?;
            pos.play(mv).map_err(BadMove::Move)
        }
    }
}

/// What stands after `deal:`.
fn deal_of(word: &str) -> Option<&str> {
    let (keyword, deal) = word.split_once(':')?;
    keyword.eq_ignore_ascii_case("deal").then_some(deal)
}

/// `movetime MS`, `nodes N` or `infinite`.
fn read_budget(text: &str) -> Result<Budget, Refusal> {
    let refuse = || Refusal::Budget { found: text.to_owned() };
    let (name, value) = split_word(text);
    let amount = || number(value).map_err(|_| refuse());
    match name.to_ascii_lowercase().as_str() {
        "movetime" => Ok(Budget::Time(Duration::from_millis(amount()?))),
        "nodes" => Ok(Budget::Nodes(amount()?)),
        "infinite" if value.is_empty() => Ok(Budget::Endless),
        _ => Err(refuse()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Rules, Seat};

    const DEAL: &str = "BBYR,KKWW,BYRK,RRRR,YYKW";

    fn empty() -> Position {
        Position::new("2cp".parse::<Rules>().unwrap(), Seat::ALL[0])
    }

    fn message(line: &str) -> String {
        Command::read(line).unwrap_err().to_string()
    }

    #[test]
    fn keywords_are_read_in_either_case_and_blanks_around_them_do_not_count() {
        for (line, command) in [
            ("", None),
            (" \t\r", None),
            ("aui", Some(Command::Introduce)),
            ("\tAUI \r", Some(Command::Introduce)),
            ("IsReady", Some(Command::AreYouReady)),
            ("newgame", Some(Command::NewGame)),
            ("Stop", Some(Command::Stop)),
            ("quit", Some(Command::Quit)),
            ("go infinite", Some(Command::Go(Budget::Endless))),
            ("GO  Nodes   17", Some(Command::Go(Budget::Nodes(17)))),
            ("go movetime 250", Some(Command::Go(Budget::Time(Duration::from_millis(250))))),
        ] {
            assert_eq!(Command::read(line), Ok(command), "{line:?}");
        }
    }

    #[test]
    fn a_position_may_be_followed_by_moves_and_deals() {
        let mut pos = empty();
        let plain = format!("position {pos}");
        let listed = format!("POSITION  {pos}  Moves  DEAL:{DEAL}  1b2 2K3 ");
        assert_eq!(Command::read(&plain), Ok(Some(Command::Position(pos.clone().into()))));
        assert_eq!(
            Command::read(&format!("{plain} moves")),
            Ok(Some(Command::Position(pos.clone().into())))
        );
        pos.deal(&DEAL.parse().unwrap()).unwrap();
        pos.play("1B2".parse().unwrap()).unwrap();
        pos.play("2K3".parse().unwrap()).unwrap();
        assert_eq!(Command::read(&listed), Ok(Some(Command::Position(pos.into()))));
    }

    #[test]
    fn a_refused_position_names_the_place() {
        let pos = empty();
        for (rest, start) in [
            (String::new(), "position: field 1, column 1: found nothing, expected a rule set"),
            ("moves 1B1".to_owned(), "position: field 1, column 1: found nothing"),
            ("startpos".to_owned(), "position: field 1, column 1: found `startpos`"),
            ("2cp 1 1 1 c".to_owned(), "position: field 6, column 12: found nothing, expected 11"),
            (format!("{pos} 1B1"), "position: field 12, column "),
            (pos.to_string().replacen(' ', "  ", 1), "position: field 2, column 5: found nothing"),
            (format!("{pos} moves 1B2"), "position: move 1: found `1B2`; the factories have not"),
            (
                format!("{pos} moves deal:{DEAL} 1B2 2K6"),
                "position: move 3: found `2K6`; not a move: character 3: found `6`, expected",
            ),
            (
                format!("{pos} moves deal:{DEAL} 1B2 1K3"),
                "position: move 3: found `1K3`; factory 1 has no black",
            ),
            (
                format!("{pos} moves deal:BBYR,KKPW"),
                "position: move 1: found `deal:BBYR,KKPW`; not a deal: disc 2: found `KKPW`",
            ),
            (
                format!("{pos} moves deal:BBYR,KKWW"),
                "position: move 1: found `deal:BBYR,KKWW`; 2 discs, expected 5",
            ),
            (
                format!("{pos} moves deal:{DEAL} deal:{DEAL}"),
                "position: move 2: found `deal:BBYR,KKWW,BYRK,RRRR,YYKW`; the round is not finished",
            ),
        ] {
            let found = message(&format!("position {rest}"));
            assert!(found.starts_with(start), "{rest}\n  {found}\n  {start}");
        }
    }

    #[test]
    fn what_is_not_understood_is_quoted() {
        let expected = "expected one of `movetime MS`, `nodes N`, `infinite`";
        for (line, said) in [
            ("go", format!("go: found nothing, {expected}")),
            ("go fast", format!("go: found `fast`, {expected}")),
            ("go nodes", format!("go: found `nodes`, {expected}")),
            ("go nodes -1", format!("go: found `nodes -1`, {expected}")),
            ("go nodes 01", format!("go: found `nodes 01`, {expected}")),
            ("go nodes 5 movetime 5", format!("go: found `nodes 5 movetime 5`, {expected}")),
            ("go infinite 5", format!("go: found `infinite 5`, {expected}")),
            (
                "go movetime 18446744073709551616",
                format!("go: found `movetime 18446744073709551616`, {expected}"),
            ),
            ("quit now", "quit: found `now`, expected nothing more".to_owned()),
            (
                "setoption name Hash value 1",
                "setoption: found `name Hash value 1`, expected one of `name Threads value 1-256`, \
                 `name Level value full` (beginner, easy, medium, hard, expert, master, \
                 grandmaster), \
                 `name Seed value N`, `name MultiPV value 1-256`, `name EvalFile value FILE` (shipped, linear or files separated by `,`)"
                    .to_owned(),
            ),
            (
                "fly\u{1b}[2J me",
                "found `fly\\u{1b}[2J`, expected one of aui, isready, setoption, newgame, position, \
                 go, stop, quit"
                    .to_owned(),
            ),
        ] {
            assert_eq!(message(line), said);
        }
    }
}
