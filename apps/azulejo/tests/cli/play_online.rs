//! `azulejo play --plain` at tables of a server, behind pipes.

use crate::support::{command, run};
use azulejo_client::Way;
use azulejo_protocol::{End, Mirror, Place};
use azulejo_rules::Seat;
use azulejo_server::{Assets, Options, Server, TlsFiles};
use azulejo_tui::game::{Clock, Waker};
use azulejo_tui::online::{Arrival, Errand, Table, Want};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that nobody else has.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-online-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Somebody who plays line by line.
struct Person {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    told: Vec<String>,
}

impl Person {
    fn begin(home: &Path, args: &[&str], set: impl FnOnce(&mut Command)) -> Person {
        let mut command = command(["play", "--plain"].iter().chain(args));
        command.env("XDG_STATE_HOME", home).env_remove("LC_ALL").env("LC_MESSAGES", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        set(&mut command);
        let mut child = command.spawn().unwrap();
        let (teller, lines) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            out.lines().map_while(Result::ok).try_for_each(|line| teller.send(line))
        });
        Person { input: child.stdin.take(), child, lines, told: Vec::new() }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits for a line that has this in it.
    #[track_caller]
    fn hears(&mut self, text: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(line) = self.lines.recv_timeout(left) else {
                panic!("{text:?} was not said:\n{}", self.told.join("\n"));
            };
            self.told.push(line.clone());
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Ends the input, and tells how the program ended.
    fn leave(mut self) -> Option<i32> {
        self.input = None;
        let status = self.child.wait().unwrap();
        self.told.extend(self.lines.iter());
        assert!(self.told.iter().all(|line| !line.contains(char::is_control)), "{:?}", self.told);
        status.code()
    }
}

/// The address after the first colon and blank of a line.
fn link(line: &str) -> String {
    line.split_once(": ").unwrap().1.to_owned()
}

fn watcher(link: &str) -> Table {
    let way: Way = link.parse().unwrap();
    let place: Place = way.place.unwrap();
    let errand = Errand { server: way.server, want: Want::Place(place), watches: true, name: None };
    Arrival::begin(errand, None, (Clock::system(), Waker::default())).unwrap().wait().unwrap()
}

fn game(table: &mut Table, is_so: impl Fn(&Mirror) -> bool) -> Mirror {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(game) = table.game().filter(|game| is_so(game)) {
            return game;
        }
        assert!(Instant::now() < end, "it did not come to that");
        table.wait(Duration::from_millis(50));
    }
}

/// Whoever hosts and whoever joins, with the links; the game has begun.
fn begin(name: &str, host: &[&str]) -> (Person, Person, Table) {
    let folder = folder(name);
    let mut ann = Person::begin(&folder.join("ann"), host, |_| {});
    let invited = link(&ann.hears("Link for everybody"));
    let watch = link(&ann.hears("only watch"));
    ann.hears("1. Ann (you)");
    let mut bo = Person::begin(&folder.join("bo"), &["--join", &invited, "--name", "Bo"], |_| {});
    bo.hears("Rules: 2 players");
    bo.hears("type “sit” and your name");
    bo.type_line("sit");
    bo.hears("2. Bo (you), Not ready yet");
    bo.type_line("ready");
    ann.hears("Everybody is ready");
    ann.type_line("begin");
    for person in [&mut ann, &mut bo] {
        person.hears("Ann and Bo");
    }
    (ann, bo, watcher(&watch))
}

#[test]
fn a_whole_game_is_typed_at_a_table_that_one_of_the_players_serves() {
    let data = folder("served-data");
    let host = [
        "--host",
        "--listen",
        "127.0.0.1",
        "--port",
        "0",
        "--name",
        "Ann",
        "--clock",
        "none",
        "--talk",
        "free",
        "--data",
        data.to_str().unwrap(),
    ];
    let (mut ann, mut bo, mut table) = begin("served", &host);
    let mut turn = 0;
    let mut has_asked = false;
    let over = loop {
        let game = game(&mut table, |game| {
            game.end().is_some() || game.turn() > turn && game.to_move().is_some()
        });
        let Some(seat) = game.to_move() else { break game };
        turn = game.turn();
        let moves = game.position().legal_moves();
        let best = moves.iter().max_by_key(|mv| !mv.to_string().ends_with('F')).unwrap();
        let person = if seat == Seat::ALL[0] { &mut ann } else { &mut bo };
        // Whoever watches may know it sooner.
        person.hears("it is your turn");
        if seat != Seat::ALL[0] && !std::mem::replace(&mut has_asked, true) {
            person.type_line("fair");
            person.hears("can be checked when the server has revealed its secret");
        }
        person.type_line(&best.to_string());
    };
    assert_eq!(over.end(), Some(End::Played));
    ann.hears("to play again");
    ann.type_line("fair");
    ann.hears("deals follow from the secret");
    // Who has asked before is told as soon as it is known, and need not ask again.
    bo.hears("deals follow from the secret");
    ann.type_line("say Well met!");
    bo.hears("Ann: Well met!");
    bo.type_line("say 1");
    ann.hears("Bo: Hello!");
    ann.type_line("rematch");
    bo.hears("Ann would like to play again.");
    bo.type_line("rematch");
    game(&mut table, |game| game.game_number() == 2);
    bo.type_line("hint");
    bo.hears("can’t be done now");
    assert_eq!(bo.leave(), Some(0));
    assert_eq!(ann.leave(), Some(0));
}

#[test]
fn what_is_typed_in_one_go_is_done_in_order() {
    let folder = folder("at-once");
    let options = Options::at(([127, 0, 0, 1], 0).into()).with_tables(folder.join("data"));
    let server = Server::start(&options, Assets::default()).unwrap();
    let address = format!("http://{}/", server.address());
    let mut ann =
        Person::begin(&folder.join("ann"), &["--host", &address, "--name", "Ann"], |_| {});
    ann.type_line("ready");
    let invited = link(&ann.hears("Link for everybody"));
    ann.hears("1. Ann (you), Ready");
    let mut bo = Person::begin(&folder.join("bo"), &["--join", &invited], |_| {});
    bo.type_line("sit Bo\nready\nsay 1");
    // Everything is said before the end of the input is heard.
    bo.input = None;
    bo.hears("2. Bo (you), Ready");
    bo.hears("Bo: Hello!");
    bo.hears("Your seat is kept");
    ann.hears("Bo: Hello!");
    assert_eq!((bo.leave(), ann.leave()), (Some(0), Some(0)));
}

#[test]
fn tables_are_joined_over_tls_by_whoever_trusts_the_server() {
    let folder = folder("tls");
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    let files = TlsFiles { certificate: folder.join("cert.pem"), key: folder.join("key.pem") };
    fs::write(&files.certificate, made.cert.pem()).unwrap();
    fs::write(&files.key, made.signing_key.serialize_pem()).unwrap();
    let mut options = Options::at(([127, 0, 0, 1], 0).into()).with_tables(folder.join("data"));
    options.tls = Some(files.clone());
    let server = Server::start(&options, Assets::default()).unwrap();
    let address = format!("https://{}/", server.address());
    let trusting = |command: &mut Command| {
        command.env("SSL_CERT_FILE", &files.certificate);
    };
    let host = ["--host", &address, "--name", "Ann"];
    let mut ann = Person::begin(&folder.join("ann"), &host, trusting);
    let invited = link(&ann.hears("Link for everybody"));
    assert!(invited.starts_with(&address), "{invited}");
    let code = ann.hears("Or this code").rsplit_once(' ').unwrap().1.to_owned();
    ann.hears("1. Ann (you)");
    let joining = ["--join", &address, "--code", &code.to_uppercase(), "--name", "Bo"];
    let mut bo = Person::begin(&folder.join("bo"), &joining, trusting);
    bo.hears("type “sit” and your name");
    bo.type_line("sit");
    bo.hears("2. Bo (you)");
    ann.hears("2. Bo, Not ready yet");
    bo.type_line("ready");
    ann.hears("Everybody is ready");
    ann.type_line("begin");
    bo.hears("Ann and Bo");
    let mut command = command(["play", "--plain", "--join", &invited]);
    command.env("XDG_STATE_HOME", folder.join("eve")).env("LC_MESSAGES", "C");
    let refused = command.env_remove("SSL_CERT_FILE").output().unwrap();
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("certificate"), "{told}");
    assert_eq!((bo.leave(), ann.leave()), (Some(0), Some(0)));
}

#[test]
fn what_can_not_be_joined_or_hosted_is_refused_with_place_and_reason() {
    let table = "0".repeat(32);
    for (args, status, reason) in [
        ("--join x#t/7", 2, "`#t/7` is no table: an id has 32 digits, this has 1"),
        ("--join ftp://x", 2, "only `http://` and `https://` are spoken here"),
        ("--join x:0", 2, "a port is a number from 1 to 65535"),
        ("--join x --code k", 2, "a key has 8 to 32 characters, not 1"),
        ("--join x", 1, "give the whole link, or --code CODE"),
        (&format!("--join x#g/{table}/1"), 1, "leads to a finished game"),
        (&format!("--join x#t/{table} --code abcdefgh"), 1, "names its table already"),
        ("--join 127.0.0.1:9 --code abcdefgh", 1, "http://127.0.0.1:9/"),
        ("--host --clock 5", 2, "expected minutes and seconds as 5+20"),
        ("--host --seat bot --seat bot", 1, "none is left for people"),
        ("--host 127.0.0.1:9 --port 80", 1, "--port: the table is set up at http://127.0.0.1:9/"),
        ("--host --first 3", 1, "--first: there is no seat 3 in 2cp"),
        ("--host --resume", 2, "cannot be used with"),
        ("--name Ann", 2, "required"),
    ] {
        let words = ["play", "--plain"].into_iter().chain(args.split(' '));
        let run = run(words);
        assert_eq!(run.status, Some(status), "{args}: {}", run.err);
        assert!(run.err.contains(reason), "{args}: {}", run.err);
    }
}
