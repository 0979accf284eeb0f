//! `azulejo engine` as other programs meet it: a process behind two pipes.

use azulejo_rules::{Dealer, Next, Phase, Position, Rules, Seat};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Far longer than anything here takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// The first round of the page's example, after its deal.
const OFFER: &str = "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
                     0:-/-/-/-/-:...../...../...../...../.....:- \
                     0:-/-/-/-/-:...../...../...../...../.....:-";
const TILING: &str = "2fp 3 2 1 1 -,-,-,-,- - 14.13.10.12.13 5.5.5.5.5 \
                      9:-/-/K2/-/-:R..../.B.../...../...../.....:PW \
                      7:-/Y2/-/R4/-:.W.../..K../...../...../.....:-";
const DEAL: &str = "2cp 1 2 2 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
                    0:-/-/-/-/-:...../...../...../...../.....:- \
                    0:-/-/-/-/-:...../...../...../...../.....:-";
const OVER: &str = "2cp 6 0 1 c -,-,-,-,- - 14.18.18.17.18 0.0.0.0.0 \
                    34:-/-/-/-/-:BYRKW/WB.../K.B../R..B./Y...B:- \
                    21:-/-/-/-/K1:B..../...../...../...../.....:-";

/// An engine in a process of its own.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_azulejo"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (said, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            for line in output.lines() {
                let _ = said.send(line.unwrap());
            }
        });
        Engine { input: child.stdin.take(), child, lines }
    }

    fn tell_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    fn tell(&mut self, line: &str) {
        self.tell_bytes(format!("{line}\n").as_bytes());
    }

    /// The next line.
    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Everything up to the line that begins with a word, that line included.
    fn lines_to(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            let last = line.split(' ').next() == Some(word);
            lines.push(line);
            if last {
                return lines;
            }
        }
    }

    /// The move of the next `bestmove`; `none` if there is none to make.
    fn best_move(&self) -> String {
        let lines = self.lines_to("bestmove");
        let (last, infos) = lines.split_last().unwrap();
        let stray = infos.iter().find(|line| !line.starts_with("info "));
        assert_eq!(stray, None);
        last["bestmove ".len()..].to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.line()
    }

    /// That the engine is alive and has nothing else to say.
    fn is_ready(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    /// That the engine is alive and still thinks.
    fn is_ready_among_infos(&mut self) {
        self.tell("isready");
        let lines = self.lines_to("readyok");
        assert!(lines.iter().all(|line| !line.starts_with("bestmove")), "{lines:?}");
    }

    /// That the process ends by itself, in peace.
    fn ends(mut self) {
        let status = self.wait();
        let mut complaint = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        assert_eq!((status.code(), complaint.as_str()), (Some(0), ""));
        assert_eq!(self.lines.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected));
    }

    fn wait(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the engine does not end");
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn quits(mut self) {
        self.tell("quit");
        self.ends();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Only a test that fails leaves it running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn assert_legal(pos: &Position, mv: &str) {
    let legal = pos.legal_moves().iter().any(|legal| legal.to_string() == mv);
    assert!(legal, "{mv} in {pos}");
}

#[test]
fn the_handshake_is_that_of_the_page() {
    let mut engine = Engine::start();
    engine.tell("aui");
    let lines = engine.lines_to("auiok");
    assert!(lines[0].starts_with("id name Azulejo "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    let names: Vec<&str> = lines[2..].iter().filter_map(|line| line.split(' ').nth(2)).collect();
    assert_eq!(names, ["Threads", "Level", "Seed", "MultiPV", "EvalFile"]);
    assert_eq!(lines.last().map(String::as_str), Some("auiok"));
    engine.is_ready();
    engine.tell("newgame");
    engine.tell(&format!("position {OFFER} moves 4R4 2K2"));
    engine.tell("go movetime 50");
    let mut pos: Position = OFFER.parse().unwrap();
    pos.play("4R4".parse().unwrap()).unwrap();
    pos.play("2K2".parse().unwrap()).unwrap();
    assert_legal(&pos, &engine.best_move());
    engine.quits();
}

#[test]
fn info_lines_have_rising_depths_and_legal_lines() {
    let mut engine = Engine::start();
    engine.tell(&format!("position {OFFER}"));
    engine.tell("go nodes 30000");
    let mut lines = engine.lines_to("bestmove");
    lines.pop();
    assert!(lines.len() >= 2, "{lines:?}");
    let mut depths: Vec<u32> = Vec::new();
    for line in &lines {
        let words: Vec<&str> = line.split(' ').collect();
        let [
            "info",
            "depth",
            depth,
            "nodes",
            nodes,
            "time",
            time,
            "score",
            score,
            "win",
            win,
            "pv",
            moves @ ..,
        ] = &words[..]
        else {
            panic!("{line}")
        };
        depths.push(depth.parse().unwrap());
        assert!(nodes.parse::<u64>().unwrap() <= 30_000, "{line}");
        time.parse::<u64>().unwrap();
        score.parse::<f64>().unwrap();
        assert!((0.0..=1.0).contains(&win.parse::<f64>().unwrap()), "{line}");
        let mut pos: Position = OFFER.parse().unwrap();
        assert!(!moves.is_empty());
        for mv in moves {
            pos.play(mv.parse().unwrap()).unwrap();
        }
    }
    assert!(depths.is_sorted_by(|a, b| a < b), "{lines:?}");
    engine.quits();
}

/// The lines of a search, each set of ranks from 1 by itself, and the best move.
fn search_lines(engine: &mut Engine, go: &str) -> (Vec<Vec<String>>, String) {
    engine.tell(go);
    rank_sets(engine.lines_to("bestmove"))
}

fn rank_sets(mut lines: Vec<String>) -> (Vec<Vec<String>>, String) {
    let best = lines.pop().unwrap()["bestmove ".len()..].to_owned();
    let mut sets: Vec<Vec<String>> = Vec::new();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!((words[0], words[1], words[3]), ("info", "depth", "multipv"), "{line}");
        if words[4] == "1" {
            sets.push(Vec::new());
        }
        let set = sets.last_mut().unwrap();
        set.push(line);
        assert_eq!(set.last().unwrap().split(' ').nth(4), Some(set.len().to_string().as_str()));
    }
    (sets, best)
}

/// An `info` line without its time, which differs from run to run.
fn without_time(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let time = words.iter().position(|&word| word == "time").unwrap();
    [&words[..time], &words[time + 2..]].concat().join(" ")
}

/// The first move of a line.
fn first_move(line: &str) -> &str {
    line.split_once(" pv ").unwrap().1.split(' ').next().unwrap()
}

fn dealt(rules: &str) -> Position {
    let mut dealer = Dealer::new(5);
    let mut pos = Position::new(rules.parse().unwrap(), Seat::ALL[0]);
    pos.deal(&dealer.draw(&pos)).unwrap();
    pos
}

#[test]
fn several_lines_are_ranked_distinct_moves_and_the_first_is_the_best_move() {
    let mut engine = Engine::start();
    engine.tell("setoption name MultiPV value 3");
    for rules in ["2cp", "2fs", "3cp", "4fs"] {
        let pos = dealt(rules);
        engine.tell(&format!("position {pos}"));
        let (sets, best) = search_lines(&mut engine, "go nodes 20000");
        assert!(sets.len() >= 2, "{sets:?}");
        for set in &sets {
            let moves: Vec<&str> = set.iter().map(|line| first_move(line)).collect();
            for mv in &moves {
                assert_legal(&pos, mv);
            }
            assert!((1..moves.len()).all(|at| !moves[..at].contains(&moves[at])), "{set:?}");
        }
        let last = sets.last().unwrap();
        assert_eq!((last.len(), first_move(&last[0])), (3, best.as_str()));
        // A node limit finds the same lines again.
        let (again, _) = search_lines(&mut engine, "go nodes 20000");
        let timeless = |sets: Vec<Vec<String>>| -> Vec<String> {
            sets.iter().flatten().map(|line| without_time(line)).collect()
        };
        assert_eq!(timeless(sets), timeless(again));
    }
    engine.quits();
}

#[test]
fn several_lines_end_by_time_and_by_stop() {
    let mut engine = Engine::start();
    engine.tell("setoption name MultiPV value 5");
    for rules in ["2cp", "3cp"] {
        let pos = dealt(rules);
        engine.tell(&format!("position {pos}"));
        let (sets, best) = search_lines(&mut engine, "go movetime 100");
        assert_legal(&pos, &best);
        assert!(sets.last().is_none_or(|set| first_move(&set[0]) == best), "{sets:?}");
        engine.tell("go infinite");
        let first = engine.line();
        engine.tell("stop");
        let (sets, best) = rank_sets([vec![first], engine.lines_to("bestmove")].concat());
        assert_eq!(sets.last().map(|set| first_move(&set[0])), Some(best.as_str()));
    }
    engine.quits();
}

#[test]
fn one_line_is_told_as_if_there_were_no_such_option() {
    let [mut plain, mut set] = [Engine::start(), Engine::start()];
    set.tell("setoption name MultiPV value 3");
    set.tell("setoption name MultiPV value 1");
    for rules in ["2cp", "2fs", "3cp", "4fs"] {
        let [one, other] = [&mut plain, &mut set].map(|engine| {
            engine.tell(&format!("position {}", dealt(rules)));
            engine.tell("go nodes 20000");
            let mut lines = engine.lines_to("bestmove");
            let best = lines.pop().unwrap();
            let lines: Vec<String> = lines.iter().map(|line| without_time(line)).collect();
            (lines, best)
        });
        assert!(one.0.iter().all(|line| !line.contains("multipv")), "{one:?}");
        assert_eq!(one, other);
    }
    plain.quits();
    set.quits();
}

#[test]
fn two_engines_play_a_game_to_its_end() {
    for rules in ["2cp", "2fs"] {
        play(rules.parse().unwrap());
    }
}

/// A game in which the engines are told its beginning and everything since.
fn play(rules: Rules) {
    let mut dealer = Dealer::new(7);
    let mut engines = [Engine::start(), Engine::start()];
    for engine in &mut engines {
        engine.tell("aui");
        engine.lines_to("auiok");
        engine.tell("newgame");
        engine.is_ready();
    }
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut told = vec![format!("position {pos} moves")];
    loop {
        match pos.next() {
            Next::Bag => {
                let deal = dealer.draw(&pos);
                pos.deal(&deal).unwrap();
                told.push(format!("deal:{}", deal.to_string().replace(' ', ",")));
            }
            Next::Player(seat) => {
                let engine = &mut engines[seat.index()];
                engine.tell(&told.join(" "));
                engine.tell("go nodes 300");
                let mv = engine.best_move();
                assert_legal(&pos, &mv);
                pos.play(mv.parse().unwrap()).unwrap();
                told.push(mv);
            }
            Next::Nobody(_) => break,
        }
    }
    for mut engine in engines {
        engine.tell(&told.join(" "));
        engine.tell("go movetime 1000");
        assert_eq!(engine.best_move(), "none");
        engine.quits();
    }
}

#[test]
fn every_rule_set_is_played() {
    let mut engine = Engine::start();
    for rules in Rules::ALL {
        let mut dealer = Dealer::new(11);
        let mut pos = Position::new(rules, Seat::ALL[1]);
        // Into the second round, through the first tiling phase.
        while pos.round() < 3 && pos.phase() != Phase::Over {
            if pos.phase() == Phase::Deal {
                pos.deal(&dealer.draw(&pos)).unwrap();
            }
            engine.tell(&format!("position {pos}"));
            engine.tell("go nodes 200");
            let mv = engine.best_move();
            assert_legal(&pos, &mv);
            pos.play(mv.parse().unwrap()).unwrap();
        }
    }
    engine.quits();
}

#[test]
fn every_phase_is_answered() {
    let mut engine = Engine::start();
    for (position, moves) in [(OFFER, true), (TILING, true), (DEAL, false), (OVER, false)] {
        engine.tell(&format!("position {position}"));
        for go in ["go nodes 0", "go nodes 1", "go nodes 2000", "go movetime 0", "go movetime 20"] {
            engine.tell(go);
            let mv = engine.best_move();
            if moves {
                assert_legal(&position.parse().unwrap(), &mv);
            } else {
                assert_eq!(mv, "none");
            }
        }
        // Even where there is nothing to think about, the answer waits for `stop`.
        engine.tell("go infinite");
        engine.is_ready_among_infos();
        engine.tell("stop");
        assert_eq!(engine.best_move() != "none", moves);
    }
    engine.quits();
}

#[test]
fn stop_is_answered_again_and_again() {
    let mut engine = Engine::start();
    engine.tell(&format!("position {OFFER}"));
    for wait in 0..10 {
        engine.tell("go infinite");
        thread::sleep(Duration::from_millis(5 * wait));
        engine.is_ready_among_infos();
        engine.tell("stop");
        assert_legal(&OFFER.parse().unwrap(), &engine.best_move());
    }
    // Without a pause in between, and with a limit that would never be reached.
    for go in ["go infinite", "go movetime 18446744073709551615", "go nodes 18446744073709551615"] {
        engine.tell_bytes(format!("{go}\nstop\nstop\n").as_bytes());
        assert_legal(&OFFER.parse().unwrap(), &engine.best_move());
    }
    engine.is_ready();
    engine.quits();
}

#[test]
fn what_is_told_while_thinking_counts_for_the_next_search() {
    let mut engine = Engine::start();
    let script = format!(
        "position {OFFER}\ngo nodes 50000\nposition {DEAL}\ngo nodes 100\nposition {TILING}\n\
         go infinite\nposition nonsense\ngo nodes 5\nstop\n"
    );
    engine.tell_bytes(script.as_bytes());
    let mut lines = engine.lines_to("bestmove");
    lines.append(&mut engine.lines_to("bestmove"));
    lines.append(&mut engine.lines_to("bestmove"));
    let starting = |start: &str| {
        let lines = lines.iter().filter(|line| line.starts_with(start));
        lines.map(|line| line[start.len()..].to_owned()).collect::<Vec<_>>()
    };
    let best = starting("bestmove ");
    assert_legal(&OFFER.parse().unwrap(), &best[0]);
    assert_eq!(best[1], "none");
    assert_legal(&TILING.parse().unwrap(), &best[2]);
    let errors = starting("error ");
    assert!(errors[0].starts_with("position: field 1, column 1: found `nonsense`"), "{errors:?}");
    assert_eq!(errors[1..], ["go: thinking until `stop`"]);
    engine.is_ready();
    engine.quits();
}

#[test]
fn garbage_is_answered_by_an_error_and_nothing_else() {
    let mut engine = Engine::start();
    engine.tell(&format!("position {TILING}"));
    let long = |start: &str| format!("{start}{}", "x".repeat(200_000)).into_bytes();
    for (line, start) in [
        (b"hello".to_vec(), "error found `hello`, expected one of aui,"),
        (b"\xff\xfe".to_vec(), "error byte 1: found 0xff; expected text in UTF-8"),
        (b"position \xe9".to_vec(), "error byte 10: found 0xe9; "),
        (b"\0\0\0".to_vec(), "error found `\\0\\0\\0`"),
        (b"\x1b[2J".to_vec(), "error found `\\u{1b}[2J`"),
        ("жъ\u{202e}".as_bytes().to_vec(), "error found `жъ\\u{202e}`"),
        (long(""), "error line: longer than 65536 bytes"),
        (long("position "), "error line: longer than 65536 bytes"),
        (vec![b'x'; 65_536], "error found `xxx"),
        (vec![b'x'; 65_537], "error line: longer than 65536 bytes"),
        (b"position".to_vec(), "error position: field 1, column 1: found nothing"),
        (b"position 9cp 1".to_vec(), "error position: field 1, column 1: found `9cp`"),
        (b"position 2cp 1 1 1 c".to_vec(), "error position: field 6, column 12: found nothing"),
        (format!("position {OFFER} moves 1W1").into(), "error position: move 1: found `1W1`; "),
        (format!("position {OFFER} 1B1").into(), "error position: field 12, "),
        (b"go".to_vec(), "error go: found nothing"),
        (b"go nodes many".to_vec(), "error go: found `nodes many`"),
        (b"setoption name Hash value 5".to_vec(), "error setoption: found `name Hash value 5`"),
        (
            b"setoption name EvalFile value /no/such file".to_vec(),
            "error setoption: EvalFile `/no/such file`: ",
        ),
        (
            format!("setoption name EvalFile value {}", env!("CARGO_MANIFEST_PATH")).into_bytes(),
            "error setoption: EvalFile ",
        ),
        (b"setoption".to_vec(), "error setoption: found nothing"),
        (
            b"setoption name MultiPV value 0".to_vec(),
            "error setoption: found `name MultiPV value 0`",
        ),
        (
            b"setoption name MultiPV value 257".to_vec(),
            "error setoption: found `name MultiPV value 257`",
        ),
        (b"quit?".to_vec(), "error found `quit?`"),
    ] {
        engine.tell_bytes(&[&line[..], b"\n"].concat());
        let said = engine.line();
        assert!(said.starts_with(start), "{said}\n{start}");
        assert!(said.chars().count() < 300, "{said}");
        engine.is_ready();
    }
    // The last good position has stayed.
    engine.tell("go nodes 100");
    assert_legal(&TILING.parse().unwrap(), &engine.best_move());
    engine.quits();
}

#[test]
fn keywords_may_be_in_either_case_and_lines_may_end_with_crlf() {
    let mut engine = Engine::start();
    engine.tell_bytes(
        format!("Position {DEAL} MOVES Deal:bbyr,kkww,byrk,rrrr,yykw 1b2\r\n").as_bytes(),
    );
    engine.tell_bytes(b"GO Nodes 100\r\n");
    let mut pos: Position = DEAL.parse().unwrap();
    pos.deal(&"BBYR KKWW BYRK RRRR YYKW".parse().unwrap()).unwrap();
    pos.play("1B2".parse().unwrap()).unwrap();
    assert_legal(&pos, &engine.best_move());
    engine.tell_bytes(b"\r\n\n  IsReady  \r\n");
    assert_eq!(engine.line(), "readyok");
    engine.tell_bytes(b"QUIT\r\n");
    engine.ends();
}

#[test]
fn quit_and_the_end_of_the_input_end_the_process_while_it_thinks() {
    for last in [&b"quit\n"[..], b"quit", b""] {
        let mut engine = Engine::start();
        engine.tell(&format!("position {OFFER}"));
        engine.tell("go infinite");
        engine.is_ready_among_infos();
        engine.tell_bytes(last);
        drop(engine.input.take());
        while engine.lines.recv_timeout(PATIENCE).is_ok_and(|line| line.starts_with("info ")) {}
        engine.ends();
    }
}

#[test]
fn an_engine_that_nobody_told_anything_ends_with_its_input() {
    let mut engine = Engine::start();
    drop(engine.input.take());
    engine.ends();
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_azulejo"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // Its input stays open: what ends it is that nobody reads. A process that another test is just
    // starting may hold our end of the pipe for a moment, so one answer may still find a reader.
    let mut input = child.stdin.take().unwrap();
    while child.try_wait().unwrap().is_none() {
        let _ = input.write_all(b"isready\n");
        thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
    drop(input);
}

#[test]
fn options_change_how_the_next_search_plays() {
    let mut engine = Engine::start();
    engine.tell(&format!("position {OFFER}"));
    let options = [
        "Threads value 2",
        "EvalFile value linear",
        "EvalFile value shipped",
        "Level value beginner",
        "Seed value 9",
        "Level value full",
        "MultiPV value 2",
        "Level value easy",
    ];
    for option in options {
        engine.tell(&format!("setoption name {option}"));
        engine.tell("go nodes 3000");
        assert_legal(&OFFER.parse().unwrap(), &engine.best_move());
    }
    engine.quits();
}

#[test]
fn the_command_has_help_and_takes_nothing_else() {
    let run = |word| Command::new(env!("CARGO_BIN_EXE_azulejo")).args(["engine", word]).output();
    assert_eq!(run("--help").unwrap().status.code(), Some(0));
    assert_eq!(run("stockfish").unwrap().status.code(), Some(2));
}
