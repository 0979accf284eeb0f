//! `azulejo engine`: the engine protocol on standard input and output.
//!
//! One thread reads, one searches, and this one decides and writes.

use crate::engine::{Act, Event, Session, Thinker, read_line};
use anyhow::{Context, Result};
use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// How many events may wait: whoever writes faster than we answer has to wait, too.
const MOST_EVENTS: usize = 64;

pub(super) fn run(out: &mut dyn Write) -> Result<()> {
    let (events, inbox) = sync_channel(MOST_EVENTS);
    let mut thinker = Thinker::start(events.clone())?;
    thread::Builder::new().name("input".to_owned()).spawn(move || listen(&events))?;
    let mut session = Session::default();
    for event in inbox {
        let acts = match event {
            Event::Line(Ok(line)) => session.hear(&line),
            Event::Line(Err(refusal)) => Session::refuse(&refusal),
            Event::Info(line) => vec![Act::Say(line)],
            Event::Answer(answer) => session.answer(answer),
            Event::End(end) => return end.context("standard input"),
        };
        for act in acts {
            match act {
                Act::Say(line) => say(out, &line)?,
                Act::Set(setting) => thinker.set(setting),
                Act::Think(job) => thinker.think(*job),
                Act::Stop => thinker.stop(),
                // The other threads end with the process; nobody waits for them.
                Act::Quit => return Ok(()),
            }
        }
    }
    Ok(())
}

fn say(out: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(out, "{line}")?;
    out.flush()
}

/// Reads to the end of standard input, or until nobody wants to know any more.
fn listen(events: &SyncSender<Event>) {
    let mut input = io::stdin().lock();
    loop {
        let event = match read_line(&mut input) {
            Ok(Some(line)) => Event::Line(line),
            Ok(None) => Event::End(Ok(())),
            Err(error) => Event::End(Err(error)),
        };
        let ends = matches!(event, Event::End(_));
        if events.send(event).is_err() || ends {
            return;
        }
    }
}
