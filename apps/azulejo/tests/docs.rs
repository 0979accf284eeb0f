//! The pages in `docs/` can't drift: their `console` blocks are run, and the bot in Python is led
//! through their `session` blocks. The other kinds of blocks are checked by the test kit.

#[path = "../../../crates/testkit/tests/markdown/mod.rs"]
mod markdown;

use markdown::{Block, blocks, check_all, same};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const AZULEJO: &str = env!("CARGO_BIN_EXE_azulejo");

/// The file that the commands of a page find: the page's first record.
const GAME: &str = "game.azulejo";

/// Stands for any text within a line, and on a line of its own for any number of lines.
const ANYTHING: &str = "…";

#[test]
fn the_commands_of_the_pages_print_what_the_pages_say() {
    let checked: usize =
        ["FORMATS.md", "BOTS.md", "ARENA.md", "ANALYSIS.md"].into_iter().map(run_page).sum();
    assert!(checked >= 8, "only {checked} blocks");
}

/// Runs a page's commands in a folder of their own, one block after the other.
fn run_page(page: &'static str) -> usize {
    let blocks = blocks(page);
    let folder = fresh_folder(page);
    if let Some(record) = blocks.iter().find(|block| block.kind == "record") {
        std::fs::write(folder.join(GAME), &record.text).unwrap();
    }
    let console = blocks.iter().filter(|block| block.kind == "console");
    let checked = check_all(console, |block| run_block(block, &folder));
    std::fs::remove_dir_all(folder).unwrap();
    checked
}

fn fresh_folder(page: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("docs-{page}"));
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// `$ azulejo …` lines, each followed by what it prints; `$ echo $?` tells a status other than 0.
fn run_block(block: &Block, folder: &Path) -> Result<(), String> {
    let mut steps = block.text.split("$ ").skip(1).peekable();
    while let Some(step) = steps.next() {
        let (command, said) = step.split_once('\n').ok_or("the block ends within a command")?;
        let words = words(command.strip_prefix("azulejo ").ok_or("expected `$ azulejo …`")?);
        let mut run = Command::new(AZULEJO);
        // English, whatever the language of the environment.
        run.args(words).current_dir(folder).env_remove("LC_ALL").env("LC_MESSAGES", "C");
        let run = run.output().unwrap();
        let found = printed(&run);
        if !matches(&lines(said), &lines(&found)) {
            same(&format!("\n{said}"), &format!("\n{found}"))?;
        }
        let status = steps.next_if(|step| step.starts_with("echo $?\n"));
        let status = status.map_or("0", |step| step["echo $?\n".len()..].trim_end());
        same(status, &run.status.code().unwrap_or(-1).to_string())
            .map_err(|error| format!("exit status of {command}: {error}"))?;
    }
    Ok(())
}

/// What a terminal would show.
fn printed(run: &Output) -> String {
    String::from_utf8_lossy(&[&run.stdout[..], &run.stderr[..]].concat()).replace("\r\n", "\n")
}

/// The words of a command; single quotes keep a word together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('\'').enumerate() {
        if index % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else {
            words.push(part.to_owned());
        }
    }
    words
}

fn lines(text: &str) -> Vec<&str> {
    text.trim_end().lines().collect()
}

fn matches(said: &[&str], found: &[&str]) -> bool {
    match said {
        [] => found.is_empty(),
        [said, rest @ ..] if *said == ANYTHING => {
            (0..=found.len()).any(|skipped| matches(rest, &found[skipped..]))
        }
        [said, rest @ ..] => found
            .split_first()
            .is_some_and(|(line, found)| line_matches(said, line) && matches(rest, found)),
    }
}

fn line_matches(said: &str, found: &str) -> bool {
    match said.split_once(ANYTHING) {
        None => said == found,
        Some((start, rest)) => found.strip_prefix(start).is_some_and(|found| {
            let mut ends = found.char_indices().map(|(at, _)| at).chain([found.len()]);
            ends.any(|at| line_matches(rest, &found[at..]))
        }),
    }
}

#[test]
fn an_ellipsis_stands_for_anything_and_nothing_else_does() {
    for (said, found, expected) in [
        ("a\nb", "a\nb", true),
        ("a\nb", "a\nc", false),
        ("a\n…\nd", "a\nb\nc\nd", true),
        ("a\n…\nd", "a\nd", true),
        ("a\n…\nd", "a\nb\nc", false),
        ("a…c", "abbc", true),
        ("a…c…", "abbd", false),
        ("a", "a\nb", false),
    ] {
        assert_eq!(matches(&lines(said), &lines(found)), expected, "{said:?} {found:?}");
    }
}

#[test]
fn the_bot_in_python_answers_as_the_page_says() {
    let blocks = blocks("BOTS.md");
    let sessions = blocks.iter().filter(|block| block.kind == "session");
    assert_eq!(check_all(sessions, talk), 1);
}

/// Tells the bot the lines marked `>` and compares its answers with those marked `<`.
fn talk(block: &Block) -> Result<(), String> {
    let marked = |mark| block.text.lines().filter_map(move |line| line.strip_prefix(mark));
    let told: Vec<&str> = marked("> ").collect();
    let said: Vec<&str> = marked("< ").collect();
    let found = answers(&format!("{}\n", told.join("\n")))?;
    same(&format!("\n{}", said.join("\n")), &format!("\n{}", found.trim_end()))
}

#[test]
fn the_bot_in_python_plays_a_legal_move() {
    let empty = "0:-/-/-/-/-:...../...../...../...../.....:-";
    let discs = "BBYR,KKWW,BYRK,RRRR,YYKW";
    let position = format!("2cp 1 1 1 c {discs} - 17.16.14.16.17 0.0.0.0.0 {empty} {empty}");
    let listed = Command::new(AZULEJO).args(["moves", &position]).output().unwrap();
    let listed = printed(&listed);
    let told = format!("position {position}\ngo movetime 1\nquit\n");
    let found = answers(&told).unwrap_or_else(|error| panic!("{error}"));
    let mv = found.trim_end().strip_prefix("bestmove ").unwrap_or_else(|| panic!("{found}"));
    assert!(listed.lines().any(|legal| legal == mv), "{mv} is not among {listed}");
}

fn answers(told: &str) -> Result<String, String> {
    let mut bot = Command::new("python3")
        .arg(markdown::root().join("crates/testkit/examples/random_bot.py"))
        .env("AZULEJO", AZULEJO)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("the tests need python3 in the path: {error}"))?;
    bot.stdin.take().unwrap().write_all(told.as_bytes()).unwrap();
    Ok(printed(&bot.wait_with_output().unwrap()))
}
