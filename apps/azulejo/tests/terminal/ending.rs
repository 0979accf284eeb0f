//! Whatever ends the program, the terminal is as it was.

use crate::tty::{Tty, home, kept, play};
use std::fs;

/// A program with somebody to move.
fn playing(name: &str) -> Tty {
    let home = home(name);
    let args = ["--seat", "person:Ann", "--seat", "person:Bo", "--seed", "3", "--first", "1"];
    let tty = Tty::start((100, 30), play(&home, &args));
    tty.see("Ann: your turn");
    assert!(tty.is_taken_over());
    tty
}

#[test]
fn a_signal_ends_it_and_gives_the_terminal_back() {
    for (signal, told) in [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt")] {
        let mut tty = playing(&format!("signal-{signal}"));
        tty.signal(signal);
        let status = tty.end();
        assert!(!status.success(), "{signal}");
        assert_eq!(status.signal().map(|why| why.contains(told)), Some(true), "{status:?}");
        tty.assert_restored();
    }
}

#[test]
fn a_shell_gets_the_terminal_while_the_program_is_stopped() {
    let mut tty = playing("stopped");
    let state = |tty: &Tty| {
        let stat = fs::read_to_string(format!("/proc/{}/stat", tty.process())).expect("it runs");
        stat.rsplit(") ").next().and_then(|rest| rest.chars().next())
    };
    // Ctrl-Z.
    tty.type_in("\x1a");
    tty.wait_until("a stop", || state(&tty) == Some('T'));
    tty.wait_until("the normal screen", || !tty.is_taken_over());
    tty.assert_restored();
    tty.signal("CONT");
    tty.wait_until("the screen", || tty.is_taken_over());
    tty.see("Ann: your turn");
    tty.type_in("q");
    tty.see("New game");
    tty.type_in("q");
    assert!(tty.end().success());
    tty.assert_restored();
}

#[test]
fn somebody_who_does_nothing_costs_nothing() {
    let mut tty = playing("idle");
    let process = tty.process();
    let worked = || -> u64 {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
        let fields: Vec<&str> = stat.rsplit(") ").next().expect("fields").split(' ').collect();
        // User and system time, in ticks: the 14th and the 15th field.
        fields[11].parse::<u64>().expect("a number") + fields[12].parse::<u64>().expect("a number")
    };
    // How often any of its threads was given the processor.
    let runs = || -> u64 {
        let tasks = fs::read_dir(format!("/proc/{process}/task")).expect("threads");
        let count = |task: fs::DirEntry| -> u64 {
            // One that has just ended runs no more.
            let status = fs::read_to_string(task.path().join("status")).unwrap_or_default();
            let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
            counts.map(|(_, count)| count.trim().parse::<u64>().expect("a number")).sum()
        };
        tasks.map(|task| count(task.expect("a thread"))).sum()
    };
    // What it has begun is finished first, which takes as long as a busy machine lets it wait for the processor. Then it
    // never does anything: whoever wakes now and then has no such rest.
    tty.wait_until("rest", || {
        let before = (worked(), runs());
        std::thread::sleep(std::time::Duration::from_secs(3));
        (worked(), runs()) == before
    });
    tty.type_in("\x03");
    assert!(tty.end().success());
}

#[test]
fn what_was_played_last_is_kept_when_the_program_is_killed() {
    let tty_home = home("killed");
    let args = ["--seat", "person:Ann", "--seat", "person:Bo", "--seed", "3", "--first", "1"];
    let mut tty = Tty::start((100, 30), play(&tty_home, &args));
    tty.see("Ann: your turn");
    let mv = kept(&tty_home).expect("a game").position().legal_moves()[0];
    tty.type_in(&format!(":{mv}\r"));
    tty.see("Bo: your turn");
    tty.signal("KILL");
    tty.wait_for_end();
    let table = kept(&tty_home).expect("a game");
    assert_eq!(table.last_move().and_then(azulejo_protocol::Step::mv), Some(mv));
}
