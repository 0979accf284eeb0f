//! `azulejo serve`.

use crate::support::{command, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server on a free port; ended when it is dropped, whatever became of the test.
struct Serving {
    child: Child,
    /// Host and port, as it printed them.
    address: String,
}

impl Serving {
    fn start() -> Serving {
        let mut command = command(["serve", "--port", "0"]);
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
fn ctrl_c_ends_it_without_complaint() {
    let mut serving = Serving::start();
    // An open connection must not hold it.
    let _idle = TcpStream::connect(&serving.address).unwrap();
    let interrupt = Command::new("kill").args(["-INT", &serving.child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    assert_eq!(serving.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_port_that_is_taken_is_told_with_what_to_do() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let refusal = run(["serve", "--port", &port.to_string()]).refusal(1);
    assert!(refusal.contains(&format!("another program listens at 127.0.0.1:{port}")), "{refusal}");
    assert!(refusal.contains("--port 0"), "{refusal}");
}

#[test]
fn nonsense_is_no_port_and_no_address() {
    for words in [["--port", "65536"], ["--port", "-1"], ["--host", "nowhere"], ["--host", ""]] {
        run(["serve", words[0], words[1]]).refusal(2);
    }
}
