//! `azulejo serve`.

use crate::support::{command, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server on a free port; ended when it is dropped, whatever became of the test.
struct Serving {
    child: Child,
    /// Host and port, as it printed them.
    address: String,
}

impl Serving {
    fn start() -> Serving {
        Serving::of(command(["serve", "--port", "0"]))
    }

    fn of(mut command: Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let after = line.split_once("http://").unwrap().1;
        let address = after.split_once('/').unwrap().0.to_owned();
        Serving { child, address }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_browser_is_answered_at_the_address_that_is_printed() {
    let serving = Serving::start();
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    // With the page or without it, as the program was built.
    assert!(answer.contains("<!doctype html>"), "{answer}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_and_the_polite_signal_end_it_without_complaint() {
    for signal in ["-INT", "-TERM"] {
        let mut serving = Serving::start();
        // An open connection must not hold it.
        let _idle = TcpStream::connect(&serving.address).unwrap();
        let sent = Command::new("kill").args([signal, &serving.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
        assert_eq!(serving.child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

#[test]
fn a_port_that_is_taken_is_told_with_what_to_do() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let refusal = run(["serve", "--port", &port.to_string()]).refusal(1);
    assert!(refusal.contains(&format!("another program listens at 127.0.0.1:{port}")), "{refusal}");
    assert!(refusal.contains("--port 0"), "{refusal}");
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    // Left over from another run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn flags_beat_the_environment_which_beats_the_file() {
    let file = folder("serve-config").join("azulejo.toml");
    std::fs::write(&file, "port = 1\nbots = 1\nlobby = false\n").unwrap();
    let mut command = command(["serve", "--print-config", "--port", "3"]);
    command.env("AZULEJO_CONFIG", &file).env("AZULEJO_PORT", "2").env("AZULEJO_BOTS", "2");
    let output = command.output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    for line in ["port = 3", "bots = 2", "lobby = false", "admin = \"127.0.0.1:9180\""] {
        assert!(printed.lines().any(|told| told == line), "{line}\n{printed}");
    }
}

#[test]
fn a_file_that_can_not_be_read_is_told_with_the_place() {
    let file = folder("serve-typo").join("azulejo.toml");
    std::fs::write(&file, "port = 1\nprot = 2\n").unwrap();
    let refusal = run(["serve", "--config", file.to_str().unwrap()]).refusal(1);
    for part in ["azulejo.toml", "line 2", "prot"] {
        assert!(refusal.contains(part), "{part}: {refusal}");
    }
    run(["serve", "--config", "there-is-no-such.toml"]).refusal(1);
}

#[test]
fn settings_are_checked_without_serving() {
    let data = folder("serve-check");
    let data = data.to_str().unwrap();
    let check = |words: &[&str]| run(["serve", "--check-config"].iter().chain(words));
    assert_eq!(check(&["--open", "--port", "0", "--data", data]).success(), "");
    assert!(std::fs::read_dir(data).unwrap().next().is_none(), "nothing is opened");
    for (words, status, part) in [
        (vec!["--prot", "1"], 2, "--port"),
        (vec!["--port", "many"], 2, "--port"),
        (vec!["--config", "there-is-no-such.toml"], 1, "there-is-no-such.toml"),
        (vec!["--data", data, "--store", "postgres://azulejo@db/azulejo"], 1, "store: "),
        (vec!["--log", "azulejo=loud"], 1, "log: "),
    ] {
        let refusal = check(&words).refusal(status);
        assert!(refusal.contains(part), "{words:?}: {refusal}");
    }
}

#[test]
fn nobody_else_reaches_what_only_whoever_runs_it_may_ask() {
    let data = folder("serve-open-admin");
    let data = data.to_str().unwrap();
    let refusal = run(["serve", "--data", data, "--admin", "0.0.0.0:0"]).refusal(1);
    assert!(refusal.contains("--admin-anywhere"), "{refusal}");
}

#[test]
fn whoever_runs_it_can_ask_how_it_is_and_end_it() {
    let data = folder("serve-drain");
    let words = ["serve", "--port", "0", "--admin", "127.0.0.1:0", "--log-json", "--data"];
    let mut command = command(words);
    command.arg(&data).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut log = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    log.read_line(&mut line).unwrap();
    let serving: serde_json::Value = serde_json::from_str(&line).unwrap();
    let admin = serving["fields"]["admin"].as_str().unwrap();
    let admin = admin.trim_start_matches("Some(").trim_end_matches(')');
    let ask = |request: &str| {
        let mut stream = TcpStream::connect(admin).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let rest = "HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    assert!(ask(&format!("GET /readyz {rest}")).ends_with("ready\n"));
    assert!(ask(&format!("POST /drain {rest}")).ends_with("draining\n"));
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut told = String::new();
    log.read_to_string(&mut told).unwrap();
    assert!(told.contains("\"ended\""), "{told}");
}

/// Sends a request and hears the whole answer.
fn ask(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let rest = format!("Host: here\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(format!("{head}\r\n{rest}").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_log_holds_no_token_and_no_key_even_if_it_holds_everything_else() {
    let data = folder("serve-log");
    let mut command =
        command(["serve", "--port", "0", "--admin", "off", "--log", "trace", "--data"]);
    let log = data.join("log");
    command.arg(data.join("tables")).stderr(std::fs::File::create(&log).unwrap());
    let serving = Serving::of(command);
    let guest = ask(&serving.address, "POST /api/guest HTTP/1.1", "");
    let cookie = guest.split_once("set-cookie: ").unwrap().1.split(';').next().unwrap();
    let options = azulejo_protocol::TableOptions::new("2cp".parse().unwrap(), []);
    let wish = serde_json::json!({"command": "1".repeat(32), "options": options});
    let json = format!("Cookie: {cookie}\r\nContent-Type: application/json");
    let head = format!("POST /api/tables HTTP/1.1\r\n{json}");
    let founded = ask(&serving.address, &head, &wish.to_string());
    let founded: serde_json::Value =
        serde_json::from_str(founded.split_once("\r\n\r\n").unwrap().1).unwrap();
    let [code, watch] = ["code", "watch"].map(|name| founded[name].as_str().unwrap());
    let head = format!("POST /api/codes HTTP/1.1\r\n{json}");
    let found = ask(&serving.address, &head, &format!("{{\"code\":\"{code}\"}}"));
    assert!(found.starts_with("HTTP/1.1 200"), "{found}");
    let token = cookie.split_once('=').unwrap().1;
    let told = std::fs::read_to_string(&log).unwrap();
    assert!(told.contains("serving"), "{told}");
    for secret in [token, code, watch] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
}

#[test]
fn nonsense_is_no_port_and_no_address() {
    for words in [["--port", "65536"], ["--port", "-1"], ["--host", "nowhere"], ["--host", ""]] {
        run(["serve", words[0], words[1]]).refusal(2);
    }
}
