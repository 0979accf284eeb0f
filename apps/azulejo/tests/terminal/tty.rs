//! A pseudo terminal with a program in it, and whoever sits there.

use azulejo_protocol::Mirror;
use azulejo_tui::game::{Found, Keep};
use azulejo_tui::memory::Memory;
use azulejo_view::motion::Speed;
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A key that was not heard by then is not heard any more.
const HEARD: Duration = Duration::from_secs(6);

/// The longest that a test waits; it never comes to that.
const PATIENCE: Duration = Duration::from_secs(240);

/// How often it looks.
const LOOK: Duration = Duration::from_millis(10);

/// A pseudo terminal with a program in it.
pub(crate) struct Tty {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<Mutex<Seen>>,
    /// How the terminal was set up before the program came.
    before: String,
}

/// What the program has written.
struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
}

/// A home in which nobody has played, with nothing to wait for.
pub(crate) fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
    if home.exists() {
        fs::remove_dir_all(&home).expect("an old folder");
    }
    let mut memory = Memory::default();
    memory.settings.speed = Speed::Off;
    memory.plan.pause = azulejo_view::plan::Pause::Off;
    memory.remember(&keep(&home)).expect("a file");
    home
}

fn keep(home: &Path) -> Keep {
    Keep::open(home.join("azulejo")).expect("a folder")
}

/// The table that is kept in a home.
pub(crate) fn kept(home: &Path) -> Option<Mirror> {
    match keep(home).find().expect("a folder") {
        Found::Game(kept) => Some(kept.table().clone()),
        Found::Nothing => None,
        Found::Damaged { why, .. } => panic!("{why}"),
    }
}

/// `azulejo play` in such a home, with these arguments.
pub(crate) fn play(home: &Path, args: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_azulejo"));
    command.arg("play");
    command.args(args);
    for name in ["LC_ALL", "LC_CTYPE", "NO_COLOR", "COLORTERM"] {
        command.env_remove(name);
    }
    command.env("LC_MESSAGES", "C");
    command.env("LANG", "C.UTF-8");
    command.env("TERM", "xterm-256color");
    command.env("XDG_STATE_HOME", home);
    command
}

impl Tty {
    /// Starts a program in a terminal of this size.
    pub(crate) fn start((cols, rows): (u16, u16), command: CommandBuilder) -> Tty {
        let size = PtySize { rows, cols, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a pseudo terminal");
        let before = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let seen = Seen { screen: vt100::Parser::new(rows, cols, 0), bytes: Vec::new() };
        let seen = Arc::new(Mutex::new(seen));
        let reader = pair.master.try_clone_reader().expect("a reader");
        let reading = Arc::clone(&seen);
        thread::spawn(move || read(reader, &reading));
        let writer = pair.master.take_writer().expect("a writer");
        Tty { writer, child, seen, before, master: pair.master }
    }

    /// Types something.
    pub(crate) fn type_in(&mut self, text: &str) {
        self.writer.write_all(text.as_bytes()).and_then(|()| self.writer.flush()).expect("a key");
    }

    /// The screen as it is read.
    pub(crate) fn text(&self) -> String {
        self.seen.lock().expect("the reader lives").screen.screen().contents()
    }

    /// Everything that was written so far.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.seen.lock().expect("the reader lives").bytes.clone()
    }

    /// Waits until the screen shows something.
    #[track_caller]
    pub(crate) fn see(&self, wanted: &str) {
        self.wait_until(wanted, || self.text().contains(wanted));
    }

    /// Waits until something is so.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let begin = Instant::now();
        while !is_so() {
            assert!(begin.elapsed() < PATIENCE, "{what:?} never comes:\n{}", self.text());
            thread::sleep(LOOK);
        }
    }

    /// The terminal gets another size.
    pub(crate) fn resize(&self, (cols, rows): (u16, u16)) {
        self.seen.lock().expect("the reader lives").screen.screen_mut().set_size(rows, cols);
        let size = PtySize { rows, cols, ..PtySize::default() };
        self.master.resize(size).expect("another size");
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let process = self.process().to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &process]).status();
        assert!(sent.expect("kill is there").success(), "{name}");
    }

    /// Waits until the program is no more, however that came.
    #[track_caller]
    pub(crate) fn wait_for_end(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            thread::sleep(LOOK);
        }
    }

    /// Waits until the program has ended and the terminal has heard its last word.
    #[track_caller]
    pub(crate) fn end(&mut self) -> ExitStatus {
        let status = self.wait_for_end();
        // What it wrote last may still be on its way.
        self.wait_until("the normal screen", || !self.is_taken_over());
        status
    }

    /// Whether the program has the screen, the cursor, the mouse or the clipboard of the terminal.
    pub(crate) fn is_taken_over(&self) -> bool {
        let seen = self.seen.lock().expect("the reader lives");
        let screen = seen.screen.screen();
        screen.alternate_screen()
            || screen.hide_cursor()
            || screen.bracketed_paste()
            || screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// That the terminal is as it was before the program came.
    #[track_caller]
    pub(crate) fn assert_restored(&self) {
        assert!(!self.is_taken_over());
        assert_eq!(modes(&*self.master), self.before);
        // Its title was remembered, and recalled as often.
        let written = String::from_utf8_lossy(&self.bytes()).into_owned();
        let [remembered, recalled] =
            ["\x1b[22;2t", "\x1b[23;2t"].map(|it| written.matches(it).count());
        assert!(remembered > 0);
        assert_eq!(remembered, recalled);
    }
}

/// How a terminal is set up: echo, lines, signals.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("a terminal"))
}

fn read(mut reader: Box<dyn Read + Send>, seen: &Mutex<Seen>) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = reader.read(&mut buffer) {
        let mut seen = seen.lock().expect("nobody broke down");
        seen.screen.process(&buffer[..count]);
        seen.bytes.extend_from_slice(&buffer[..count]);
    }
}

/// Whether something is so within the time in which a key is heard, even on a slow day.
pub(crate) fn is_soon(is_so: impl Fn() -> bool) -> bool {
    let begin = Instant::now();
    while !is_so() {
        if begin.elapsed() > HEARD {
            return false;
        }
        thread::sleep(LOOK);
    }
    true
}
