//! How much may be asked for, as whoever runs the server writes it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much may be asked for: so much at once, and then so much in a time. Written `300+20/s`, or `off` where nothing
/// is limited.
///
/// ```
/// use azulejo_server::Rate;
/// let rate: Rate = "20+2/min".parse()?;
/// assert_eq!(rate.to_string(), "20+2/min");
/// assert!("20".parse::<Rate>().is_err());
/// # Ok::<(), azulejo_server::RateError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rate {
    burst: u32,
    count: u32,
    unit: Unit,
}

/// What a rate counts by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// A second.
    Second,
    /// A minute.
    Minute,
    /// An hour.
    Hour,
}

impl Unit {
    /// All of them.
    pub const ALL: [Unit; 3] = [Unit::Second, Unit::Minute, Unit::Hour];

    const fn name(self) -> &'static str {
        match self {
            Unit::Second => "s",
            Unit::Minute => "min",
            Unit::Hour => "h",
        }
    }

    const fn duration(self) -> Duration {
        match self {
            Unit::Second => Duration::from_secs(1),
            Unit::Minute => Duration::from_secs(60),
            Unit::Hour => Duration::from_secs(3600),
        }
    }
}

/// Why a text is no rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a rate such as 300+20/s (300 at once, then 20 a second; s, min, h), or off")]
pub struct RateError;

impl Rate {
    /// As much as anybody likes.
    pub const OFF: Rate = Rate { burst: 0, count: 0, unit: Unit::Second };

    /// So much at once, and then so much in a time; of neither nothing, which would be no rate.
    pub const fn new(burst: u32, count: u32, unit: Unit) -> Rate {
        Rate {
            burst: if burst == 0 { 1 } else { burst },
            count: if count == 0 { 1 } else { count },
            unit,
        }
    }

    /// Whether nothing is limited.
    pub const fn is_off(self) -> bool {
        self.count == 0
    }

    pub(crate) const fn burst(self) -> u32 {
        self.burst
    }

    /// How long it takes until one more is allowed.
    pub(crate) fn each(self) -> Duration {
        self.unit.duration() / self.count.max(1)
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_off() {
            return f.write_str("off");
        }
        write!(f, "{}+{}/{}", self.burst, self.count, self.unit.name())
    }
}

impl FromStr for Rate {
    type Err = RateError;

    fn from_str(text: &str) -> Result<Rate, RateError> {
        if text == "off" {
            return Ok(Rate::OFF);
        }
        let (burst, rest) = text.split_once('+').ok_or(RateError)?;
        let (count, unit) = rest.split_once('/').ok_or(RateError)?;
        let number = |text: &str| text.parse().ok().filter(|&number: &u32| number > 0);
        let unit = Unit::ALL.into_iter().find(|known| known.name() == unit).ok_or(RateError)?;
        let (burst, count) = number(burst).zip(number(count)).ok_or(RateError)?;
        Ok(Rate { burst, count, unit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_they_are_written() {
        for text in ["300+20/s", "1+1/h", "20+2/min", "off"] {
            assert_eq!(text.parse::<Rate>().map(|rate| rate.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "0+1/s", "1+0/s", "1/s", "1+1", "1+1/d", "-1+1/s", "1 + 1/s", "OFF"] {
            assert_eq!(text.parse::<Rate>(), Err(RateError), "{text}");
        }
    }

    #[test]
    fn so_much_in_a_time_is_one_each_part_of_it() {
        let rate: Rate = "5+12/min".parse().unwrap();
        assert_eq!((rate.burst(), rate.each()), (5, Duration::from_secs(5)));
    }
}
