//! Hosts that can be cut off, clocks that are wrong, and nothing left of either.

use azulejo_testbed::{Guard, Host, Postgres, PostgresOptions, shift_clock};
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A host, or the reason why there is none: making one takes root.
fn host(name: &str) -> Option<Host> {
    Host::new(name).inspect_err(|reason| println!("left out: {reason}")).ok()
}

/// So many seconds are enough on a busy machine, if there is a way at all.
const ENOUGH: &str = "120";

/// Whether the host reaches the server within so many seconds, and else why not.
fn asks(host: &Host, url: &str, seconds: &str) -> Result<(), String> {
    let mut psql = host.command("psql");
    psql.args(["-X", "-c", "select 1", url]).env("PGCONNECT_TIMEOUT", seconds);
    let output = psql.output().expect("psql");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(complaint) }
}

/// Whether somebody takes up at this address.
fn reaches(address: SocketAddr) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(120) {
        if TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_ok() {
            return true;
        }
    }
    false
}

/// NATS at a host, which ends with its value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_host_that_is_cut_off_reaches_the_store_no_more_and_is_still_reached_itself() {
    let (Some(one), Some(two)) = (host("one"), host("two")) else { return };
    let addresses = vec![one.store(), two.store()];
    let postgres = Postgres::with(PostgresOptions { addresses, ..Default::default() });
    let url = |host: &Host| postgres.url_of("postgres", host.store());
    let mut nats = one.command("nats-server");
    nats.args(["-a", "0.0.0.0", "-p", "4222"]).stdout(Stdio::null()).stderr(Stdio::null());
    let _server = Server(nats.spawn().expect("NATS"));
    let at_one = SocketAddr::from((one.address(), 4222));
    assert!(reaches(at_one));
    assert_eq!(asks(&one, &url(&one), ENOUGH), Ok(()));
    one.cut();
    let reason = asks(&one, &url(&one), "2").expect_err("it is cut off");
    assert!(reason.contains("timeout expired"), "it was told: {reason}");
    assert_eq!(asks(&two, &url(&two), ENOUGH), Ok(()));
    assert!(reaches(at_one));
    one.heal();
    assert_eq!(asks(&one, &url(&one), ENOUGH), Ok(()));
}

#[test]
fn nothing_is_left_of_a_host_and_whoever_runs_there() {
    let Some(host) = host("gone") else { return };
    let ours = host.front();
    let mut sleeper = host.command("sh");
    sleeper.args(["-c", "echo here; exec sleep 3600"]).stdout(Stdio::piped());
    let mut sleeper = sleeper.spawn().expect("a shell");
    let mut here = String::new();
    let output = sleeper.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut here).expect("it is there");
    let list = |words: &[&str]| {
        let output = Command::new("ip").args(words).output().expect("ip");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let name = format!("azulejo-{}-gone", std::process::id());
    // With what stands around it: others may have an address that begins like this one.
    let address = format!("inet {ours}/");
    let is_there = || {
        [(&["netns", "list"][..], &name), (&["addr"], &address)]
            .map(|(words, what)| list(words).contains(what))
    };
    assert_eq!(is_there(), [true, true]);
    drop(host);
    assert!(!sleeper.wait().expect("a child").success());
    assert_eq!(is_there(), [false, false]);
}

/// The seconds since 1970.
fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    i64::try_from(now).expect("not that late")
}

#[test]
fn a_clock_is_as_wrong_as_it_is_said_to_be() {
    for seconds in [60, -90] {
        let mut date = Command::new("date");
        if let Err(reason) = shift_clock(date.arg("+%s"), seconds) {
            println!("left out: {reason}");
            return;
        }
        let before = now();
        let told = String::from_utf8(date.output().expect("date").stdout).expect("a number");
        let told: i64 = told.trim().parse().expect("a number");
        // However long it took to start.
        let right = before + seconds - 5..=now() + seconds + 5;
        assert!(right.contains(&told), "{told} is not in {right:?}");
    }
}

#[test]
fn a_guard_ends_its_process_and_no_other() {
    let sleeper = || Command::new("sleep").arg("3600").spawn().expect("sleep");
    let (mut one, mut two) = (sleeper(), sleeper());
    drop(Guard::over(one.id()));
    assert!(!one.wait().expect("a child").success());
    assert!(matches!(two.try_wait(), Ok(None)));
    two.kill().expect("it runs");
    two.wait().expect("it is over");
}
