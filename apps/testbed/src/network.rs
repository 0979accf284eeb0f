//! Other machines on this one: namespaces of the network, which can be cut off.

use crate::guard::Guard;
use crate::program;
use crate::unavailable::Unavailable;
use std::net::Ipv4Addr;
use std::process::{self, Command};
use std::sync::atomic::{AtomicU32, Ordering};

/// The package of Debian.
const PACKAGE: &str = "iproute2";

/// The addresses that are set aside for trials of networks, 198.18.0.0/15, in pieces of four.
const FIRST: u32 = 0xc612_0000;
const PIECES: u32 = 1 << 15;

/// Nobody has this number, so what is sent to it arrives and is thrown away, without a word to anybody.
const NOBODY: &str = "02:00:00:00:00:99";

/// Ends whoever runs there, and takes the machine away with its lines: those first, as the system takes its time with
/// the rest.
const REMOVE: &str = r#"
kill -KILL $(ip netns pids "$1")
ip -n "$1" link del front
ip -n "$1" link del store
ip netns del "$1"
"#;

/// A machine of its own, as far as the network can tell: two lines lead to us, a front one and one to the store, and the
/// second can be cut.
pub struct Host {
    namespace: String,
    front: Line,
    store: Line,
    /// Removes it.
    _guard: Guard,
}

/// A pair of ends, each with an address.
struct Line {
    /// Our end.
    ours: String,
    /// Its end; the name within the namespace.
    its: &'static str,
    /// The addresses are the two in the middle of a piece.
    piece: u32,
}

impl Host {
    /// A new one, of this name and the process's own number.
    ///
    /// # Errors
    /// Where this process may not make one: that takes root, and `ip`.
    pub fn new(name: &str) -> Result<Host, Unavailable> {
        if !program::is_there("ip") {
            return Err(Unavailable::Missing { program: "ip", package: PACKAGE });
        }
        let namespace = format!("azulejo-{}-{name}", process::id());
        ip(&["netns", "add", &namespace]).map_err(Unavailable::Refused)?;
        let guard = Guard::new(REMOVE, [&namespace]);
        ip(&["-n", &namespace, "link", "set", "lo", "up"]).map_err(Unavailable::Refused)?;
        let front = Line::lay(&namespace, "front")?;
        let store = Line::lay(&namespace, "store")?;
        Ok(Host { namespace, front, store, _guard: guard })
    }

    /// Where we reach it.
    pub fn address(&self) -> Ipv4Addr {
        self.front.its_address()
    }

    /// Where it reaches us, always.
    pub fn front(&self) -> Ipv4Addr {
        self.front.our_address()
    }

    /// Where it reaches us until it is cut off.
    pub fn store(&self) -> Ipv4Addr {
        self.store.our_address()
    }

    /// A program to be run there. Its process is the program's own.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program::find("ip", PACKAGE));
        command.args(["netns", "exec", &self.namespace, program]);
        command
    }

    /// From now on nothing arrives on the line to the store, in either direction, and nobody is told.
    pub fn cut(&self) {
        let (ours, its) = self.neighbors();
        must(&[
            "neigh",
            "replace",
            &its,
            "lladdr",
            NOBODY,
            "dev",
            &self.store.ours,
            "nud",
            "permanent",
        ]);
        let there = ["-n", &self.namespace, "neigh", "replace", &ours, "lladdr", NOBODY];
        must(&[&there[..], &["dev", self.store.its, "nud", "permanent"]].concat());
    }

    /// The line works again.
    pub fn heal(&self) {
        let (ours, its) = self.neighbors();
        must(&["neigh", "del", &its, "dev", &self.store.ours]);
        must(&["-n", &self.namespace, "neigh", "del", &ours, "dev", self.store.its]);
    }

    fn neighbors(&self) -> (String, String) {
        (self.store.our_address().to_string(), self.store.its_address().to_string())
    }
}

impl Line {
    /// Lays a line into a namespace. Its name is that of the piece, so whoever has laid it first has the piece.
    fn lay(namespace: &str, its: &'static str) -> Result<Line, Unavailable> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let begin = process::id().wrapping_mul(61);
        let mut refusal = String::new();
        for _ in 0..100 {
            let piece = begin.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % PIECES;
            let ours = format!("azulejo{piece}");
            let pair = ["link", "add", &ours, "type", "veth", "peer", "name", its];
            match ip(&[&pair[..], &["netns", namespace]].concat()) {
                Ok(()) => {
                    let line = Line { ours, its, piece };
                    line.open(namespace).map_err(Unavailable::Refused)?;
                    return Ok(line);
                }
                Err(reason) => refusal = reason,
            }
        }
        Err(Unavailable::Refused(refusal))
    }

    fn open(&self, namespace: &str) -> Result<(), String> {
        let (ours, its) = (self.our_address(), self.its_address());
        ip(&["addr", "add", &format!("{ours}/30"), "dev", &self.ours])?;
        ip(&["link", "set", &self.ours, "up"])?;
        ip(&["-n", namespace, "addr", "add", &format!("{its}/30"), "dev", self.its])?;
        ip(&["-n", namespace, "link", "set", self.its, "up"])
    }

    fn our_address(&self) -> Ipv4Addr {
        Ipv4Addr::from(FIRST + self.piece * 4 + 1)
    }

    fn its_address(&self) -> Ipv4Addr {
        Ipv4Addr::from(FIRST + self.piece * 4 + 2)
    }
}

fn ip(words: &[&str]) -> Result<(), String> {
    let mut ip = Command::new(program::find("ip", PACKAGE));
    program::attempt(ip.args(words)).map(drop)
}

/// What works if the host could be made at all.
fn must(words: &[&str]) {
    ip(words).expect("a host of ours");
}
