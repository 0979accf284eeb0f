//! `azulejo completions` and `azulejo man`: what they make knows every command.

use crate::support::{command, run};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The commands, as the help lists them.
fn commands() -> Vec<String> {
    let help = run(["--help"]).success();
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    // What a line begins with; the rest of a long explanation stands further to the right.
    let names = list.lines().filter_map(|line| line.strip_prefix("  "));
    let names = names.filter(|line| !line.starts_with(' '));
    let names = names.filter_map(|line| line.split(' ').next()).filter(|name| *name != "help");
    let names: Vec<String> = names.map(str::to_owned).collect();
    assert!(names.len() >= 17, "{names:?}");
    names
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(["completions", shell]).success();
        for name in commands() {
            assert!(script.contains(&name), "{shell}: {name}");
        }
        assert!(script.contains("plain"), "{shell}: options are completed, too");
    }
    run(["completions", "csh"]).refusal(2);
    run(["completions"]).refusal(2);
}

#[test]
fn bash_understands_its_completions() {
    let script = run(["completions", "bash"]).success();
    let mut bash = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn().unwrap();
    bash.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(bash.wait().unwrap().success());
    // A shell that has read it completes what was begun.
    let ask = "COMP_WORDS=(azulejo pl); COMP_CWORD=1; _azulejo azulejo pl azulejo; \
               echo \"${COMPREPLY[@]}\"";
    let asked = Command::new("bash").args(["-c", &format!("{script}\n{ask}")]).output().unwrap();
    assert_eq!(String::from_utf8(asked.stdout).unwrap().trim(), "play");
}

#[test]
fn a_reader_of_completions_may_leave_early() {
    let mut child = command(["completions", "bash"]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
}

#[test]
fn every_command_has_its_page() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let told = run(["man".as_ref(), folder.as_os_str()]).success();
    let commands = commands();
    assert_eq!(told.lines().count(), commands.len() + 1);
    let page = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let whole = page("azulejo.1");
    for name in &commands {
        let text = page(&format!("azulejo-{name}.1"));
        assert!(text.contains(&format!(".TH azulejo-{name} 1")), "{text}");
        assert!(text.contains(".SH SYNOPSIS"), "{text}");
        let escaped = name.replace('-', "\\-");
        assert!(whole.contains(&format!("azulejo\\-{escaped}(1)")), "{whole}");
    }
    let file = folder.join("azulejo.1");
    run(["man".as_ref(), file.as_os_str()]).refusal(1);
}
