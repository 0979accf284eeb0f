//! Hearing what is typed and what a line brings at the same time.

use crate::game::Waker;
use crate::online::Table;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// No more than this is read at once.
const MOST: u64 = 1 << 12;

/// For so long a table may owe something before what is typed is read nevertheless: whoever wants to leave is heard.
const PATIENCE: Duration = Duration::from_secs(10);

/// Hears what is typed, and is woken by other threads. What is typed is read like any other input.
#[derive(Debug)]
pub struct Ears {
    heard: Receiver<Heard>,
    /// What was typed and has not been read.
    typed: Vec<u8>,
    /// Whether nothing more will be typed.
    is_over: bool,
}

#[derive(Debug)]
enum Heard {
    Typed(Vec<u8>),
    End(Option<io::Error>),
    Woken,
}

/// What there is to attend to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Attend {
    /// Something was typed, or nothing more will be.
    Input,
    /// Another thread has something to tell, or it is time.
    Other,
}

impl Ears {
    /// Listens from now on; the waker wakes whoever waits.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub fn listen(input: impl Read + Send + 'static) -> io::Result<(Ears, Waker)> {
        let (sender, heard) = channel();
        let typing = sender.clone();
        let read = move || read(io::BufReader::new(input), &typing);
        thread::Builder::new().name("input".to_owned()).spawn(read)?;
        let waker = Waker::by(move || {
            // Whoever has gone need not be woken.
            let _ = sender.send(Heard::Woken);
        });
        Ok((Ears { heard, typed: Vec::new(), is_over: false }, waker))
    }

    /// Waits until there is something to attend to, at most so long.
    pub(super) fn attend(&mut self, at_most: Option<Duration>) -> io::Result<Attend> {
        if !self.typed.is_empty() || self.is_over {
            return Ok(Attend::Input);
        }
        let heard = match at_most {
            Some(time) => self.heard.recv_timeout(time).ok(),
            None => self.heard.recv().ok(),
        };
        match heard {
            None | Some(Heard::Woken) => Ok(Attend::Other),
            Some(heard) => {
                self.take(heard)?;
                Ok(Attend::Input)
            }
        }
    }

    /// Lets a table tell what it owes before anything more is read, so that what is typed in one go is done in order;
    /// for a while at most. Tells whether there is something new.
    pub(super) fn let_tell(&mut self, table: &Table) -> io::Result<bool> {
        let end = Instant::now() + PATIENCE;
        while table.is_owing() {
            match self.heard.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Heard::Woken) => return Ok(true),
                Ok(heard) => self.take(heard)?,
                Err(_) => break,
            }
        }
        Ok(false)
    }

    fn take(&mut self, heard: Heard) -> io::Result<()> {
        match heard {
            Heard::Typed(bytes) => self.typed.extend(bytes),
            Heard::End(None) => self.is_over = true,
            Heard::End(Some(error)) => return Err(error),
            Heard::Woken => {}
        }
        Ok(())
    }
}

impl Read for Ears {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(into)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Ears {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.typed.is_empty() && !self.is_over {
            match self.heard.recv() {
                Ok(heard) => self.take(heard)?,
                Err(_) => self.is_over = true,
            }
        }
        Ok(&self.typed)
    }

    fn consume(&mut self, count: usize) {
        self.typed.drain(..count.min(self.typed.len()));
    }
}

fn read(mut input: impl BufRead, heard: &Sender<Heard>) {
    loop {
        let mut bytes = Vec::new();
        let read = Read::take(&mut input, MOST).read_until(b'\n', &mut bytes);
        let (told, is_last) = match read {
            Ok(0) => (Heard::End(None), true),
            Ok(_) => (Heard::Typed(bytes), false),
            Err(error) => (Heard::End(Some(error)), true),
        };
        if heard.send(told).is_err() || is_last {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::line::{Line, read_line};
    use super::*;

    #[test]
    fn what_is_typed_is_read_and_a_wake_is_not_mistaken_for_it() {
        let (mut ears, waker) = Ears::listen(&b"3R2\nhelp\n"[..]).expect("a thread");
        let text = |text: &str| Line::Text(text.to_owned());
        waker.wake();
        assert_eq!(read_line(&mut ears).expect("in memory"), text("3R2"));
        assert_eq!(ears.attend(None).expect("in memory"), Attend::Input);
        assert_eq!(read_line(&mut ears).expect("in memory"), text("help"));
        assert_eq!(read_line(&mut ears).expect("in memory"), Line::End);
    }
}
