//! Who is let in, and how often.

mod counts;
mod paces;

pub(crate) use counts::Permit;

use crate::limits::Limits;
use crate::pace::Pace;
use crate::place::Place;
use crate::proxies::Proxies;
use axum::http::HeaderMap;
use counts::Counts;
use paces::Paces;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Who is let in, and how often.
#[derive(Debug)]
pub(crate) struct Door {
    proxies: Proxies,
    files: Paces,
    requests: Paces,
    foundings: Paces,
    codes: Paces,
    all_codes: Mutex<Pace>,
    analyses: Paces,
    sockets: Paces,
    connections: Counts,
}

/// What is limited for each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    /// To fetch a file of the page.
    File,
    /// Any other request.
    Request,
    /// To found a table.
    Found,
    /// To try a short code.
    Code,
    /// To have a finished game looked back at.
    Analysis,
    /// To open a socket.
    Socket,
}

impl Door {
    pub(crate) fn new(limits: &Limits, proxies: Proxies) -> Door {
        Door {
            proxies,
            files: Paces::new(limits.files),
            requests: Paces::new(limits.requests),
            foundings: Paces::new(limits.foundings),
            codes: Paces::new(limits.codes),
            all_codes: Mutex::new(Pace::new(limits.all_codes)),
            analyses: Paces::new(limits.analyses),
            sockets: Paces::new(limits.sockets),
            connections: Counts::new(limits.connections_per_address, limits.connections),
        }
    }

    /// Where a request comes from.
    pub(crate) fn place(&self, connected: IpAddr, headers: &HeaderMap) -> Place {
        self.proxies.asker(connected, headers).into()
    }

    /// Whether a connection is taken. Our proxies bring those of everybody, and are not counted by address.
    pub(crate) fn connect(&self, connected: IpAddr) -> Option<Permit> {
        let place = (!self.proxies.hold(connected)).then(|| Place::from(connected));
        self.connections.enter(place)
    }

    /// Whether a socket may stay.
    pub(crate) fn stay(&self, place: Place) -> Option<Permit> {
        self.connections.enter(Some(place))
    }

    /// Whether somebody may ask for something now.
    ///
    /// # Errors
    ///
    /// After how long they may.
    pub(crate) fn allow(&self, errand: Errand, place: Place, now: Instant) -> Result<(), Duration> {
        match errand {
            Errand::File => self.files.allow(place, now),
            Errand::Request => self.requests.allow(place, now),
            Errand::Found => self.foundings.allow(place, now),
            Errand::Analysis => self.analyses.allow(place, now),
            Errand::Socket => self.sockets.allow(place, now),
            Errand::Code => {
                self.codes.allow(place, now)?;
                let mut all = self.all_codes.lock().unwrap_or_else(PoisonError::into_inner);
                all.wait(now).map_or(Ok(()), Err)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::{Rate, Unit};

    #[test]
    fn codes_are_limited_for_each_and_for_all() {
        let limits = Limits {
            codes: Rate::new(2, 1, Unit::Hour),
            all_codes: Rate::new(3, 1, Unit::Hour),
            ..Limits::none()
        };
        let door = Door::new(&limits, Proxies::default());
        let now = Instant::now();
        let tries = [1, 1, 1, 2, 3].map(|number: u8| {
            let place = Place::from(IpAddr::from([192, 0, 2, number]));
            door.allow(Errand::Code, place, now).is_ok()
        });
        assert_eq!(tries, [true, true, false, true, false]);
        assert!(door.allow(Errand::Found, Place::V6(1), now).is_ok());
    }
}
