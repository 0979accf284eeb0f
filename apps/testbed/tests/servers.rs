//! The servers start, stop, pause and come back, and nothing of them is left afterwards.

use azulejo_testbed::{Certificate, Nats, NatsOptions, Postgres, PostgresOptions, shared};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Longer than anything here takes, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until something is so, or gives up.
fn becomes(is_so: impl Fn() -> bool) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        if is_so() {
            return true;
        }
        sleep(Duration::from_millis(20));
    }
    false
}

/// The processes that are there, and not only their endings, whose command line has this in it.
fn processes_of(part: &str) -> Vec<String> {
    let entries = std::fs::read_dir("/proc").expect("processes").flatten();
    let lines = entries.filter_map(|entry| {
        let line = std::fs::read(entry.path().join("cmdline")).ok()?;
        Some(String::from_utf8_lossy(&line).replace('\0', " "))
    });
    lines.filter(|line| line.contains(part)).collect()
}

/// Whether something answers at this port.
fn answers(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

/// Where its folder is, as it tells itself.
fn folder_of(postgres: &Postgres) -> String {
    let data = postgres.sql("postgres", "show data_directory");
    let folder = Path::new(data.trim()).parent().expect("a folder");
    folder.display().to_string()
}

#[test]
fn what_postgres_acknowledged_is_there_after_every_end() {
    let mut postgres = Postgres::start();
    assert!(postgres.database("kept").contains("/kept"));
    postgres.sql("kept", "create table it (value int)");
    let ends: [fn(&mut Postgres); 3] = [
        |it| it.restart_immediate(),
        |it| {
            it.kill();
            assert!(!it.is_running() && !answers(it.port()));
            it.start_again();
        },
        |it| {
            it.stop();
            it.start_again();
        },
    ];
    for (number, end) in ends.iter().enumerate() {
        let insert = format!("insert into it values ({number})");
        postgres.sql("kept", &insert);
        end(&mut postgres);
    }
    assert_eq!(postgres.sql("kept", "select value from it order by value"), "0\n1\n2\n");
    assert_eq!(postgres.sql("postgres", "show fsync").trim(), "on");
}

#[test]
fn a_paused_postgres_is_silent_until_it_is_resumed() {
    let postgres = Postgres::start();
    let ask = || {
        let url = postgres.url();
        let mut psql = Command::new("psql");
        psql.args(["-X", "-A", "-t", "-c", "select 1", &url]);
        psql.stdout(Stdio::piped()).spawn().expect("psql")
    };
    postgres.pause();
    let mut asked = ask();
    sleep(Duration::from_millis(500));
    assert!(asked.try_wait().expect("psql").is_none(), "it was answered");
    postgres.resume();
    let output = asked.wait_with_output().expect("psql");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1\n");
}

#[test]
fn only_who_has_the_password_is_let_in() {
    let options = PostgresOptions { password: Some("open-sesame".into()), ..Default::default() };
    let postgres = Postgres::with(options);
    let select = |url: &str| {
        let mut psql = Command::new("psql");
        psql.args(["-X", "-w", "-c", "select 1", url]).stdout(Stdio::null()).stderr(Stdio::null());
        psql.status().expect("psql").success()
    };
    let url = postgres.database("guarded");
    assert!(select(&url));
    assert!(!select(&url.replace("open-sesame", "wrong")));
}

#[test]
fn with_a_certificate_both_servers_speak_tls_only() {
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).expect("a certificate");
    let (chain, key) = (made.cert.pem(), made.signing_key.serialize_pem());
    let tls = Some(Certificate { chain, key });
    let postgres = Postgres::with(PostgresOptions { tls: tls.clone(), ..Default::default() });
    let select = |url: &str| {
        let mut psql = Command::new("psql");
        let ask = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
        psql.args(["-X", "-A", "-t", "-c", ask, url]).stderr(Stdio::null());
        String::from_utf8(psql.output().expect("psql").stdout).expect("text")
    };
    assert_eq!(select(&postgres.url()), "t\n");
    assert_eq!(select(&postgres.url().replace("require", "disable")), "");
    let nats = Nats::with(NatsOptions { tls, ..Default::default() });
    assert_eq!(nats.url(), format!("tls://127.0.0.1:{}", nats.port()));
    let mut line = String::new();
    let stream = TcpStream::connect(("127.0.0.1", nats.port())).expect("NATS");
    BufReader::new(stream).read_line(&mut line).expect("it greets");
    assert!(line.contains(r#""tls_required":true"#), "{line}");
}

#[test]
fn all_share_one_where_that_is_enough() {
    let (one, two) = (shared().database("one"), shared().database("two"));
    assert_ne!(one, two);
    let names = shared().sql("postgres", "select datname from pg_database order by 1");
    assert!(names.contains("one\n") && names.contains("two\n"), "{names}");
}

#[test]
fn a_failing_test_leaves_no_postgres() {
    let mut seen = (String::new(), 0);
    let failed = catch_unwind(AssertUnwindSafe(|| {
        let postgres = Postgres::start();
        seen = (folder_of(&postgres), postgres.port());
        assert!(!processes_of(&seen.0).is_empty());
        // Not even one that cannot end by itself.
        postgres.pause();
        panic!("a test that fails");
    }));
    assert!(failed.is_err());
    let (folder, port) = seen;
    assert!(!answers(port));
    assert!(becomes(|| processes_of(&folder).is_empty()), "{:?}", processes_of(&folder));
    assert!(!Path::new(&folder).exists());
}

#[test]
fn nats_comes_back_at_the_same_port() {
    let mut nats = Nats::start();
    let (url, port) = (nats.url(), nats.port());
    assert!(answers(port));
    nats.stop();
    assert!(!nats.is_running() && !answers(port));
    nats.start_again();
    assert!(answers(port));
    assert_eq!(nats.url(), url);
    drop(nats);
    assert!(!answers(port));
}

/// What NATS says to somebody who introduces itself so.
fn greet(port: u16, introduction: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("NATS");
    write!(stream, "CONNECT {introduction}\r\nPING\r\n").expect("NATS listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    let mut heard = String::new();
    let mut bytes = [0; 4096];
    while !heard.contains("PONG") && !heard.contains("-ERR") {
        let count = stream.read(&mut bytes).expect("NATS speaks");
        heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    heard
}

#[test]
fn nats_asks_for_the_password_it_was_given() {
    let user = Some(("ann".to_owned(), "secret".to_owned()));
    let nats = Nats::with(NatsOptions { user, ..Default::default() });
    assert_eq!(nats.url(), format!("nats://ann:secret@127.0.0.1:{}", nats.port()));
    let good = greet(nats.port(), r#"{"verbose":false,"user":"ann","pass":"secret"}"#);
    assert!(good.contains("PONG"), "{good}");
    let bad = greet(nats.port(), r#"{"verbose":false,"user":"ann","pass":"wrong"}"#);
    assert!(bad.contains("Authorization Violation"), "{bad}");
}

/// Not a test: what the next one starts and kills.
#[test]
#[ignore = "it waits to be killed"]
fn somebody_with_servers() {
    let nats = Nats::start();
    println!("\nport {} folder {}", nats.port(), folder_of(shared()));
    std::io::stdout().flush().expect("somebody reads");
    sleep(Duration::from_secs(3600));
}

#[test]
fn tests_that_are_killed_leave_nothing() {
    let program = std::env::current_exe().expect("this program");
    let mut tests = Command::new(program)
        .args(["--exact", "somebody_with_servers", "--ignored", "--nocapture"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program");
    let lines = BufReader::new(tests.stdout.take().expect("its output")).lines();
    let line = lines.map_while(Result::ok).find(|line| line.starts_with("port "));
    tests.kill().expect("it runs");
    tests.wait().expect("it is over");
    let line = line.expect("it had servers");
    let words: Vec<_> = line.split(' ').collect();
    let (port, folder) = (words[1].parse().expect("a port"), words[3]);
    assert!(becomes(|| !answers(port)), "NATS is left");
    assert!(becomes(|| processes_of(folder).is_empty()), "{:?}", processes_of(folder));
    assert!(becomes(|| !Path::new(folder).exists()), "{folder} is left");
}
