//! What processes on this machine take.

use std::str::FromStr;
use std::time::Duration;

/// A process that is watched, with all its children.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Watched {
    pub(crate) name: String,
    id: u32,
}

impl FromStr for Watched {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Watched, &'static str> {
        let (name, id) = text.split_once('=').unwrap_or(("the server", text));
        let id = id.parse().map_err(|_| "expected the number of a process, or NAME=NUMBER")?;
        Ok(Watched { name: name.to_owned(), id })
    }
}

/// What a process and its children hold and have taken; nothing where the system does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Usage {
    /// Memory of their own, in KiB.
    pub(crate) memory: u64,
    /// The time of the processors.
    pub(crate) time: Duration,
}

/// What each of these takes by now.
pub(crate) fn usage(processes: &[Watched]) -> Vec<Option<Usage>> {
    processes.iter().map(|process| of_all(process.id)).collect()
}

/// Of a process and all that came from it and is still there.
fn of_all(id: u32) -> Option<Usage> {
    let mut sum = of(id)?;
    for child in children(id) {
        if let Some(usage) = of_all(child) {
            sum.memory += usage.memory;
            sum.time += usage.time;
        }
    }
    Some(sum)
}

fn of(id: u32) -> Option<Usage> {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{id}/{name}")).ok();
    let (memory, time) = (own_memory(&read("status")?)?, time(&read("stat")?)?);
    Some(Usage { memory, time })
}

fn children(id: u32) -> Vec<u32> {
    let list = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
    list.unwrap_or_default().split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

/// `RssAnon`: what it shares with others, such as the program itself, is not its own.
fn own_memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// The 14th to 17th field, in hundredths of a second: its own time and that of children that are gone.
fn time(stat: &str) -> Option<Duration> {
    // The second field is a name, in which anything may stand.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11..15)?.iter().filter_map(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * ticks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_read() {
        let status = "Name:\tx\nVmRSS:\t   1234 kB\nRssAnon:\t 1200 kB\nThreads:\t2\n";
        assert_eq!(own_memory(status), Some(1200));
        assert_eq!(own_memory("Name:\tx\n"), None);
        let stat = "7 (a) b) S 1 7 7 0 -1 4 1 2 3 4 100 20 3 1 20 0 2 0 99";
        assert_eq!(time(stat), Some(Duration::from_millis(1240)));
        assert_eq!(time("nonsense"), None);
    }

    #[test]
    fn a_process_may_have_a_name() {
        let watched = |name: &str| Watched { name: name.to_owned(), id: 12 };
        assert_eq!("12".parse(), Ok(watched("the server")));
        assert_eq!("PostgreSQL=12".parse(), Ok(watched("PostgreSQL")));
        assert!("PostgreSQL".parse::<Watched>().is_err());
    }

    #[test]
    fn nothing_is_known_of_a_process_that_is_not_there() {
        let gone = Watched { name: "gone".to_owned(), id: u32::MAX };
        assert_eq!(usage(&[gone]), [None]);
    }
}
