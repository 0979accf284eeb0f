//! Whether a browser takes brotli.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How a file travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Plain,
    Brotli,
}

impl Encoding {
    /// The best that the request allows.
    pub(crate) fn accepted(headers: &HeaderMap) -> Encoding {
        let values =
            headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut wishes = values.flat_map(|value| value.split(','));
        if wishes.any(takes_brotli) { Encoding::Brotli } else { Encoding::Plain }
    }
}

/// `br`, unless it is given the weight 0, which means never.
fn takes_brotli(wish: &str) -> bool {
    let mut parts = wish.split(';').map(str::trim);
    let is_brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
    is_brotli && !parts.any(is_never)
}

fn is_never(parameter: &str) -> bool {
    let weight = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="));
    weight.and_then(|weight| weight.parse::<f32>().ok()) == Some(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_those_who_name_it() {
        for (wishes, expected) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("br;q=0.5", Encoding::Brotli),
            ("BR ; q=1", Encoding::Brotli),
            ("br;q=0", Encoding::Plain),
            ("br; q=0.000, gzip", Encoding::Plain),
            ("gzip, brotli", Encoding::Plain),
            ("", Encoding::Plain),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, wishes.parse().unwrap());
            assert_eq!(Encoding::accepted(&headers), expected, "{wishes}");
        }
        assert_eq!(Encoding::accepted(&HeaderMap::new()), Encoding::Plain);
    }
}
