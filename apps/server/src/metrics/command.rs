//! What is asked at tables, and how it is answered.

use super::Text;
use azulejo_protocol::{CommandId, Message, Request};
use std::sync::atomic::{AtomicU64, Ordering};

/// What is asked at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Sync,
    Sit,
    Vacate,
    SeatBot,
    Swap,
    Invite,
    Ready,
    Begin,
    Say,
    Play,
    Undo,
    AnswerTakeback,
    Resign,
    Abort,
    Rematch,
}

impl Command {
    const ALL: [Command; 15] = [
        Command::Sync,
        Command::Sit,
        Command::Vacate,
        Command::SeatBot,
        Command::Swap,
        Command::Invite,
        Command::Ready,
        Command::Begin,
        Command::Say,
        Command::Play,
        Command::Undo,
        Command::AnswerTakeback,
        Command::Resign,
        Command::Abort,
        Command::Rematch,
    ];

    pub(crate) const fn of(request: &Request) -> Command {
        match request {
            Request::Sync { .. } => Command::Sync,
            Request::Sit { .. } => Command::Sit,
            Request::Vacate { .. } => Command::Vacate,
            Request::SeatBot { .. } => Command::SeatBot,
            Request::Swap { .. } => Command::Swap,
            Request::Invite { .. } => Command::Invite,
            Request::Ready { .. } => Command::Ready,
            Request::Begin {} => Command::Begin,
            Request::Say { .. } => Command::Say,
            Request::Play { .. } => Command::Play,
            Request::Undo { .. } => Command::Undo,
            Request::AnswerTakeback { .. } => Command::AnswerTakeback,
            Request::Resign { .. } => Command::Resign,
            Request::Abort { .. } => Command::Abort,
            Request::Rematch { .. } => Command::Rematch,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Command::Sync => "sync",
            Command::Sit => "sit",
            Command::Vacate => "vacate",
            Command::SeatBot => "seat_bot",
            Command::Swap => "swap",
            Command::Invite => "invite",
            Command::Ready => "ready",
            Command::Begin => "begin",
            Command::Say => "say",
            Command::Play => "play",
            Command::Undo => "undo",
            Command::AnswerTakeback => "answer_takeback",
            Command::Resign => "resign",
            Command::Abort => "abort",
            Command::Rematch => "rematch",
        }
    }
}

/// How a command is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Done,
    Refused,
    Unavailable,
}

impl Answer {
    const ALL: [Answer; 3] = [Answer::Done, Answer::Refused, Answer::Unavailable];

    /// The answer that a message is, and to which command; most messages are none.
    pub(crate) const fn of(message: &Message) -> Option<(CommandId, Answer)> {
        match message {
            Message::Done { id, .. } => Some((*id, Answer::Done)),
            Message::Refused { id, .. } => Some((*id, Answer::Refused)),
            Message::Unavailable { id, .. } => Some((*id, Answer::Unavailable)),
            Message::Welcome { .. }
            | Message::Present { .. }
            | Message::Unreadable { .. }
            | Message::Event(_)
            | Message::Log { .. } => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Answer::Done => "done",
            Answer::Refused => "refused",
            Answer::Unavailable => "unavailable",
        }
    }
}

/// How many commands of each kind were answered how.
#[derive(Debug, Default)]
pub(super) struct Commands([[AtomicU64; Answer::ALL.len()]; Command::ALL.len()]);

impl Commands {
    pub(super) fn count(&self, command: Command, answer: Answer) {
        self.0[command as usize][answer as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn write(&self, text: &mut Text) {
        let name = "azulejo_commands_total";
        text.head(name, "counter", "Commands that were answered, by kind and answer.");
        for (command, counts) in Command::ALL.into_iter().zip(&self.0) {
            for (answer, count) in Answer::ALL.into_iter().zip(counts) {
                let labels = [("command", command.name()), ("answer", answer.name())];
                text.line(name, &labels, count.load(Ordering::Relaxed));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_place() {
        for (place, command) in Command::ALL.into_iter().enumerate() {
            assert_eq!(command as usize, place, "{}", command.name());
        }
        for (place, answer) in Answer::ALL.into_iter().enumerate() {
            assert_eq!(answer as usize, place, "{}", answer.name());
        }
    }
}
