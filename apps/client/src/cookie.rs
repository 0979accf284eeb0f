//! By what a server knows a guest again.

use std::fmt;
use std::str::FromStr;

/// By what a server knows a guest again: a name and a value, as a browser sends them back. Whoever has it has the
/// guest's seats, so it does not show itself for debugging.
///
/// ```
/// use azulejo_client::Cookie;
/// let cookie: Cookie = "azulejo_guest=2f5a".parse()?;
/// assert_eq!(cookie.as_str(), "azulejo_guest=2f5a");
/// assert_eq!(format!("{cookie:?}"), "Cookie(secret)");
/// # Ok::<(), azulejo_client::CookieError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Cookie(String);

impl Cookie {
    /// The most bytes one has; no server of ours gives a longer one.
    pub const MOST: usize = 4096;

    /// Its text, to be sent or kept.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Cookie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cookie(secret)")
    }
}

/// Why a text is no cookie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum CookieError {
    /// It is no name and a value.
    #[error("a cookie is a name, `=` and a value")]
    NoPair,
    /// It has a character that can't be sent.
    #[error("a cookie has visible letters, and no `;` or `,`")]
    Letter,
    /// It is too long.
    #[error("a cookie has at most {} bytes", Cookie::MOST)]
    Long,
}

impl FromStr for Cookie {
    type Err = CookieError;

    fn from_str(text: &str) -> Result<Cookie, CookieError> {
        let is_plain = |letter: char| letter.is_ascii_graphic() && !";,".contains(letter);
        if text.len() > Cookie::MOST {
            return Err(CookieError::Long);
        }
        if !text.chars().all(is_plain) {
            return Err(CookieError::Letter);
        }
        match text.split_once('=') {
            Some((name, _)) if !name.is_empty() => Ok(Cookie(text.to_owned())),
            _ => Err(CookieError::NoPair),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_break_a_request_is_no_cookie() {
        for (text, expected) in [
            ("", CookieError::NoPair),
            ("=1", CookieError::NoPair),
            ("guest", CookieError::NoPair),
            ("guest=1\r\nhost: there", CookieError::Letter),
            ("guest=1; path=/", CookieError::Letter),
            (&format!("guest={}", "1".repeat(Cookie::MOST)), CookieError::Long),
        ] {
            assert_eq!(text.parse::<Cookie>(), Err(expected), "{text:?}");
        }
    }
}
