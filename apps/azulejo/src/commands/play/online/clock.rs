//! How long people may think, as the command line says it.

use azulejo_protocol::{Clock, Millis};
use std::str::FromStr;

/// How long people may think: `5+20`, `12h`, `3d`, `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockText(pub(super) Clock);

/// As the page offers it first: five minutes, and twenty seconds for every decision.
impl Default for ClockText {
    fn default() -> ClockText {
        ClockText(Clock::Live { main: Millis::from_secs(300), increment: Millis::from_secs(20) })
    }
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

impl FromStr for ClockText {
    type Err = String;

    fn from_str(text: &str) -> Result<ClockText, String> {
        let clock = read(text).ok_or("expected minutes and seconds as 5+20, 12h, 3d, or none")?;
        let most = Clock::MOST;
        let is_sound = match clock {
            Clock::Untimed => true,
            Clock::Live { main, increment } => main <= most && increment <= most,
            Clock::PerMove { time } => time <= most,
        };
        if is_sound { Ok(ClockText(clock)) } else { Err("at most 30 days".to_owned()) }
    }
}

fn read(text: &str) -> Option<Clock> {
    if text == "none" {
        return Some(Clock::Untimed);
    }
    if let Some((main, increment)) = text.split_once('+') {
        let (main, increment) = (number(main)?, digits(increment)?);
        return Some(Clock::Live { main: span(main, MINUTE), increment: span(increment, 1) });
    }
    let (count, unit) = match (text.strip_suffix('h'), text.strip_suffix('d')) {
        (Some(hours), _) => (hours, HOUR),
        (None, Some(days)) => (days, 24 * HOUR),
        (None, None) => return None,
    };
    Some(Clock::PerMove { time: span(number(count)?, unit) })
}

fn span(count: u64, unit: u64) -> Millis {
    Millis::from_secs(count.saturating_mul(unit))
}

/// More than nothing.
fn number(text: &str) -> Option<u64> {
    digits(text).filter(|number| *number > 0)
}

fn digits(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| text.bytes().all(|letter| letter.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_said_in_few_letters() {
        let live = |main, increment| Clock::Live {
            main: Millis::from_secs(main),
            increment: Millis::from_secs(increment),
        };
        let per_move = |hours| Clock::PerMove { time: Millis::from_secs(hours * HOUR) };
        for (text, clock) in [
            ("none", Clock::Untimed),
            ("2+10", live(120, 10)),
            ("10+0", live(600, 0)),
            ("12h", per_move(12)),
            ("7d", per_move(7 * 24)),
        ] {
            assert_eq!(text.parse(), Ok(ClockText(clock)), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "5", "+5", "5+", "0+5", "0h", "-1h", "+1h", "5+20s", "31d", "9999999999999d"]
        {
            assert!(text.parse::<ClockText>().is_err(), "{text}");
        }
    }
}
