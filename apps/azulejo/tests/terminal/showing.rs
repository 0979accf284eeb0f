//! What the terminal is told: sizes, colors, signs.

use crate::tty::{Tty, home, play};
use portable_pty::CommandBuilder;
use std::io::Write;

fn left(mut tty: Tty) {
    tty.type_in("\x03");
    assert!(tty.end().success());
    tty.assert_restored();
}

#[test]
fn another_size_is_drawn_at_once_and_too_small_a_one_says_so() {
    let home = home("size");
    let tty = Tty::start((100, 30), play(&home, &["--seat", "person:Ann", "--seat", "person:Bo"]));
    tty.see("your turn");
    tty.resize((60, 20));
    tty.see("60 × 20");
    tty.resize((160, 45));
    tty.see("your turn");
    tty.resize((80, 24));
    tty.see("your turn");
    left(tty);
}

#[test]
fn another_size_in_the_very_first_moment_is_not_missed() {
    let home = home("first-size");
    for _ in 0..20 {
        let tty = Tty::start((100, 30), play(&home, &["--seat", "person", "--seat", "bot"]));
        tty.wait_until("the screen", || tty.is_taken_over());
        tty.resize((60, 20));
        tty.see("60 × 20");
        left(tty);
    }
}

#[test]
fn without_colors_none_is_written() {
    let home = home("no-color");
    let mut command = play(&home, &["--seat", "person:Ann", "--seat", "person:Bo"]);
    command.env("NO_COLOR", "1");
    let tty = Tty::start((100, 30), command);
    tty.see("your turn");
    let written = String::from_utf8_lossy(&tty.bytes()).into_owned();
    let colors = written.split("\x1b[").skip(1).filter(|code| {
        let (numbers, _) = code.split_once('m').unwrap_or(("", ""));
        let is_sgr = !numbers.is_empty() && numbers.chars().all(|c| c.is_ascii_digit() || c == ';');
        // 39 and 49 are the terminal's own.
        let is_color = |number: &str| {
            matches!(number.parse::<u8>(), Ok(30..=38 | 40..=48 | 90..=97 | 100..=107))
        };
        is_sgr && numbers.split(';').any(is_color)
    });
    assert_eq!(colors.count(), 0);
    left(tty);
}

#[test]
fn a_terminal_without_utf_8_gets_none_of_its_letters() {
    let home = home("ascii");
    let mut command = play(&home, &["--seat", "person:Ann", "--seat", "person:Bo"]);
    command.env("LANG", "C");
    let tty = Tty::start((100, 30), command);
    tty.see("your turn");
    assert!(tty.bytes().is_ascii());
    left(tty);
}

#[test]
fn clicks_and_pastes_are_heard() {
    let home = home("mouse");
    let mut tty =
        Tty::start((100, 30), play(&home, &["--seat", "person:Ann", "--seat", "person:Bo"]));
    tty.see("your turn");
    // The name of the menu's key in the last row, which is drawn last, as a terminal tells of a click.
    let mut place = None;
    tty.wait_until("the menu's key", || {
        let text = tty.text();
        let column = text.lines().last().and_then(|row| row.find("m Menu"));
        place = column.map(|column| (column + 1, text.lines().count()));
        place.is_some()
    });
    let (column, row) = place.expect("it was waited for");
    tty.type_in(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    tty.see("Leave the table");
    tty.type_in("\x1b");
    tty.wait_until("no menu", || !tty.text().contains("Give up"));
    tty.type_in("\x1b[200~9R2\x1b[201~");
    tty.see("9R2_");
    tty.type_in("\r");
    tty.see("no factory 9");
    left(tty);
}

#[test]
fn a_long_command_shows_how_far_it_is() {
    let position = "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
                    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
    for (args, told) in [
        (&["bench", "--nodes", "20000"][..], "positions"),
        (&["perft", position, "4"], "branches"),
        (&["simulate", "--games", "300000"], "2cp"),
    ] {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_azulejo"));
        command.args(args);
        // A terminal without a name has no bars.
        command.env("TERM", "xterm-256color");
        let mut tty = Tty::start((100, 30), command);
        // The bar is wiped away in the end, so what counts is what was written.
        let bar = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains(&format!("{told} "));
        tty.wait_until(told, || bar(&tty.bytes()));
        assert!(tty.wait_for_end().success(), "{args:?}");
    }
}

#[test]
fn a_record_is_looked_at_from_a_file_and_from_a_pipe() {
    let home = home("replay");
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/testkit/vectors/2cp.azulejo");
    let tty = Tty::start((100, 30), play(&home, &["--replay", vectors]));
    tty.see("Looking back");
    left(tty);
    let mut shell = CommandBuilder::new("sh");
    let program = env!("CARGO_BIN_EXE_azulejo");
    shell.args(["-c", &format!("'{program}' play --replay - <'{vectors}'")]);
    shell.env("XDG_STATE_HOME", &home);
    shell.env("TERM", "xterm-256color");
    shell.env("LANG", "C.UTF-8");
    shell.env("LC_MESSAGES", "C");
    let piped = Tty::start((100, 30), shell);
    piped.see("Looking back");
    left(piped);
    let missing = Tty::start((100, 30), play(&home, &["--replay", "nowhere.azulejo"]));
    missing.see("nowhere.azulejo: No such file");
    let mut bad = std::fs::File::create(home.join("bad")).expect("a file");
    bad.write_all(b"[Azulejo \"2\"]").expect("a file");
    let path = home.join("bad");
    let refused = Tty::start((100, 30), play(&home, &["--replay", path.to_str().expect("a path")]));
    refused.see("Line 1, column");
}
