//! A program behind two pipes that speaks the engine protocol.

use super::{Pace, Patience};
use crate::engine::{Refusal, read_line};
use azulejo_arena::Fault;
use azulejo_rules::{Move, Position};
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines may wait: whoever writes faster than we read has to wait, too.
const MOST_LINES: usize = 64;

/// How many lines that nobody asked for are thrown away before a question.
const MOST_STALE: usize = 10_000;

/// How long a program may take to end when it is asked to, or to be gone when it closed its output.
const FAREWELL: Duration = Duration::from_secs(1);

/// A program that speaks the engine protocol.
pub(super) struct Process {
    child: Child,
    told: Sender<String>,
    heard: Receiver<Heard>,
    patience: Patience,
}

/// What comes out of a program.
enum Heard {
    Line(String),
    NoText(Refusal),
    End,
}

impl Process {
    /// Starts a program and exchanges greetings.
    pub(super) fn start(words: &[String], patience: Patience) -> Result<Process, Fault> {
        let failed = |error: io::Error| Fault::NotStarted { why: error.to_string() };
        let (program, args) = words.split_first().expect("a command has a first word");
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(if patience.verbose { Stdio::inherit() } else { Stdio::null() })
            .spawn()
            .map_err(failed)?;
        let (told, to_tell) = channel();
        let (said, heard) = sync_channel(MOST_LINES);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let mut process = Process { child, told, heard, patience };
        if let (Some(input), Some(output)) = (input, output) {
            // Both end with the pipes. Nobody waits for them: a grandchild may keep a pipe open.
            let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
                thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
            };
            spawn("engine input", Box::new(move || tell_all(input, &to_tell))).map_err(failed)?;
            spawn("engine output", Box::new(move || hear_all(output, &said))).map_err(failed)?;
        }
        process.greet()?;
        Ok(process)
    }

    fn greet(&mut self) -> Result<(), Fault> {
        self.tell("aui");
        self.wait_for("auiok", self.patience.timeout, Errors::Ignored)?;
        self.ready()
    }

    /// Tells it that a game begins, and waits until it is ready for it.
    pub(super) fn new_game(&mut self) -> Result<(), Fault> {
        self.tell("newgame");
        self.ready()
    }

    fn ready(&mut self) -> Result<(), Fault> {
        self.tell("isready");
        self.wait_for("readyok", self.patience.timeout, Errors::Ignored).map(drop)
    }

    /// Asks it for a move.
    pub(super) fn choose(&mut self, pos: &Position, pace: Pace) -> Result<Move, Fault> {
        self.forget_stale_lines();
        let (go, time) = match pace {
            Pace::Nodes(nodes) => (format!("go nodes {nodes}"), self.patience.timeout),
            Pace::Time(time) => {
                (format!("go movetime {}", time.as_millis()), time + self.patience.grace)
            }
        };
        self.tell(&format!("position {pos}\n{go}"));
        let answer = self.wait_for("bestmove", time, Errors::Fatal)?;
        let word = answer.split_ascii_whitespace().next().unwrap_or_default();
        if word.eq_ignore_ascii_case("none") {
            return Err(Fault::NoMove);
        }
        word.parse().map_err(|why| Fault::Unreadable { said: word.to_owned(), why })
    }

    /// Ends it at once.
    pub(super) fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn tell(&self, line: &str) {
        // If it is gone, its silence will tell.
        let _ = self.told.send(format!("{line}\n"));
    }

    fn forget_stale_lines(&self) {
        self.heard.try_iter().take(MOST_STALE).for_each(drop);
    }

    /// What follows a word at the beginning of a line, which is waited for.
    fn wait_for(
        &mut self,
        word: &'static str,
        waited: Duration,
        errors: Errors,
    ) -> Result<String, Fault> {
        let start = Instant::now();
        loop {
            let left = waited.checked_sub(start.elapsed()).filter(|left| !left.is_zero());
            let stalled = Fault::Stalled { awaited: word, waited };
            let Some(left) = left else { return Err(stalled) };
            let line = match self.heard.recv_timeout(left) {
                Ok(Heard::Line(line)) => line,
                Ok(Heard::NoText(why)) => return Err(Fault::NoText { why: why.to_string() }),
                Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => return Err(self.end()),
                Err(RecvTimeoutError::Timeout) => return Err(stalled),
            };
            let line = line.trim_ascii();
            let (first, rest) =
                line.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((line, ""));
            if first.eq_ignore_ascii_case(word) {
                return Ok(rest.trim_ascii().to_owned());
            }
            if errors == Errors::Fatal && first.eq_ignore_ascii_case("error") {
                return Err(Fault::Refused { said: rest.trim_ascii().to_owned() });
            }
        }
    }

    /// How it ended, once its output is closed.
    fn end(&mut self) -> Fault {
        let how = match wait(&mut self.child, FAREWELL) {
            Some(status) => status.to_string(),
            None => "closed its output".to_owned(),
        };
        Fault::Ended { how }
    }
}

/// Whether a line that begins with `error` ends the matter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Errors {
    Fatal,
    Ignored,
}

/// A program that is no longer needed is asked to end, and made to if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        self.tell("quit");
        // Without this the pipe would stay open, and a program that waits for its end with it.
        self.told = channel().0;
        if wait(&mut self.child, FAREWELL).is_none() {
            self.kill();
        }
    }
}

/// Waits for a process to end, but not longer than that.
fn wait(child: &mut Child, most: Duration) -> Option<std::process::ExitStatus> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if start.elapsed() < most => thread::sleep(Duration::from_millis(2)),
            Ok(None) | Err(_) => return None,
        }
    }
}

/// Passes on what is to be told, until nobody tells or listens any more.
fn tell_all(mut input: ChildStdin, to_tell: &Receiver<String>) {
    for text in to_tell {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Passes on what is said, until there is no more or nobody listens.
fn hear_all(output: ChildStdout, said: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let heard = match read_line(&mut output) {
            Ok(Some(Ok(line))) => Heard::Line(line),
            Ok(Some(Err(refusal))) => Heard::NoText(refusal),
            Ok(None) | Err(_) => Heard::End,
        };
        let ends = matches!(heard, Heard::End);
        if said.send(heard).is_err() || ends {
            return;
        }
    }
}
