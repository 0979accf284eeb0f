//! The hash in the names: the same content has the same name, on every machine.

/// FNV-1a: nobody attacks these names, and two versions of one file meeting in 64 bits will not happen.
pub(crate) fn of(bytes: &[u8]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.iter().fold(START, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// `boot.js` with its content's hash: `boot-0123456789abcdef.js`. The service worker knows the pattern.
pub(crate) fn into_name(name: &str, bytes: &[u8]) -> String {
    let hash = of(bytes);
    match name.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash:016x}.{extension}"),
        None => format!("{name}-{hash:016x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_goes_before_the_extension() {
        assert_eq!(into_name("icons/icon.svg", b""), "icons/icon-cbf29ce484222325.svg");
        assert_eq!(into_name("plain", b"a"), "plain-af63dc4c8601ec8c");
    }
}
