//! Pictures arrive as text.

use anyhow::{Result, bail};

/// The bytes that a text in base64 stands for.
///
/// # Errors
/// When the text holds anything else.
pub fn from_base64(text: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0_u32, 0_u32);
    for letter in text.trim_end_matches('=').bytes() {
        bits = bits << 6 | six_bits(letter)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Ok(bytes)
}

fn six_bits(letter: u8) -> Result<u32> {
    Ok(u32::from(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => bail!("0x{letter:02x} is no letter of base64"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_read() {
        for (text, bytes) in [
            ("", &b""[..]),
            ("YQ==", b"a"),
            ("YWI=", b"ab"),
            ("YWJj", b"abc"),
            ("/+8A", &[255, 239, 0]),
        ] {
            assert_eq!(from_base64(text).unwrap(), bytes);
        }
        assert!(from_base64("YW\u{e9}").is_err());
    }
}
