//! The memory of the server's process.

/// What a process holds in memory, in KiB; nothing where the system does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory(pub(crate) Option<u64>);

pub(crate) fn of(process: Option<u32>) -> Memory {
    let status = process.and_then(|id| std::fs::read_to_string(format!("/proc/{id}/status")).ok());
    Memory(status.as_deref().and_then(resident))
}

/// The line `VmRSS:     1234 kB`.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_resident_memory_is_read() {
        assert_eq!(resident("Name:\tx\nVmRSS:\t   1234 kB\nThreads:\t2\n"), Some(1234));
        assert_eq!(resident("Name:\tx\n"), None);
        assert_eq!(of(None), Memory(None));
    }
}
