//! A server of our own, with a folder that goes with it.

use azulejo_client::Way;
use azulejo_link::Answer;
use azulejo_protocol::{Access, ChatScope, Mirror, Place, TableOptions, Takeback};
use azulejo_rules::Seat;
use azulejo_server::{Assets, Options, Server};
use azulejo_tui::game::{Clock, Waker};
use azulejo_tui::online::{Arrival, Errand, NewTable, Table, Want};
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A server of our own.
pub(crate) struct World {
    server: Server,
    pub(crate) folder: PathBuf,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

/// Nobody waits longer for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

impl World {
    pub(crate) fn new() -> World {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("terminal-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let data = folder.join("data");
        let options = Options::at(([127, 0, 0, 1], 0).into()).with_tables(data);
        World { server: Server::start(&options, Assets::default()).expect("a server"), folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Somebody who founds a table and is called Ann.
    pub(crate) fn founding(&self, wanted: NewTable) -> Errand {
        Errand {
            server: format!("http://{}/", self.address()).parse().expect("an address"),
            want: Want::New(Box::new(wanted)),
            watches: false,
            name: "Ann".parse().ok(),
        }
    }
}

impl Drop for World {
    fn drop(&mut self) {
        // What is left over does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A table at which bots do not wait, with a bot at its last seats.
pub(crate) fn table(rules: &str, bots: usize) -> NewTable {
    let mut options = TableOptions::new(rules.parse().expect("rules"), []);
    options.takeback = Takeback::Consent;
    options.bot_pause = azulejo_protocol::Millis::ZERO;
    let seats: Vec<Seat> = options.rules.seats().collect();
    let bots = seats.iter().rev().take(bots);
    let bots = bots.map(|&seat| (seat, "beginner".parse().expect("a level"))).collect();
    NewTable { options, access: Access::Private, chat: ChatScope::Free, bots }
}

/// What leads somebody to the table of a link.
pub(crate) fn errand(link: &str, name: &str) -> Errand {
    let way: Way = link.parse().expect("a link");
    let place = way.place.expect("a table");
    let watches = matches!(place, Place::Watch { .. });
    Errand { server: way.server, want: Want::Place(place), watches, name: name.parse().ok() }
}

/// Somebody who comes to a table without a screen.
pub(crate) fn come(errand: Errand) -> Table {
    let ground = (Clock::system(), Waker::default());
    Arrival::begin(errand, None, ground).expect("it sets out").wait().expect("a table")
}

/// Waits until a table is so.
#[track_caller]
pub(crate) fn wait_for(table: &mut Table, is_so: impl Fn(&Table) -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so(table) {
        assert!(Instant::now() < end, "it did not come: {table:?}");
        table.wait(Duration::from_millis(50));
    }
}

/// Waits until the game at a table is so, and hands it out as it was then: the line may know more a moment later.
#[track_caller]
pub(crate) fn game(table: &mut Table, is_so: impl Fn(&Mirror) -> bool) -> Mirror {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(game) = table.game().filter(&is_so) {
            return game;
        }
        assert!(Instant::now() < end, "it did not come: {table:?}");
        table.wait(Duration::from_millis(50));
    }
}

/// Waits until something is answered, and hands out all that was. That nothing is open any more is known before.
#[track_caller]
pub(crate) fn answers(table: &mut Table) -> Vec<Answer> {
    let end = Instant::now() + PATIENCE;
    loop {
        let answers = table.take_answers();
        if !answers.is_empty() {
            return answers;
        }
        assert!(Instant::now() < end, "nothing was answered: {table:?}");
        table.wait(Duration::from_millis(50));
    }
}

/// A way to the server that can be cut.
pub(crate) struct Bridge {
    pub(crate) address: SocketAddr,
    open: Arc<Mutex<(bool, Vec<TcpStream>)>>,
}

impl Bridge {
    pub(crate) fn to(server: SocketAddr) -> Bridge {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let open = Arc::new(Mutex::new((true, Vec::new())));
        let known = Arc::clone(&open);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let mut known = known.lock().expect("nobody panics");
                let Ok(there) = TcpStream::connect(server) else { continue };
                if known.0 {
                    carry(&stream, &there);
                    carry(&there, &stream);
                    known.1.extend([stream, there]);
                }
            }
        });
        Bridge { address, open }
    }

    /// Cuts everything, and lets nobody through until it is mended.
    pub(crate) fn cut(&self) {
        let mut open = self.open.lock().expect("nobody panics");
        open.0 = false;
        for stream in open.1.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.open.lock().expect("nobody panics").0 = true;
    }
}

fn carry(from: &TcpStream, to: &TcpStream) {
    let (mut from, mut to) =
        (from.try_clone().expect("a stream"), to.try_clone().expect("a stream"));
    thread::spawn(move || -> io::Result<()> {
        let mut buffer = [0; 4096];
        loop {
            let read = from.read(&mut buffer)?;
            if read == 0 {
                return to.shutdown(Shutdown::Both);
            }
            to.write_all(&buffer[..read])?;
        }
    });
}
