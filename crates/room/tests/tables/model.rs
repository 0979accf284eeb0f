//! A second, naive opinion of who may do what.

use crate::crowd::{CODE, HOST};
use azulejo_protocol::{Access, GuestId, Key, Request};
use azulejo_rules::Seat;

/// Who sits where and what opens which seat, by what was granted so far.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    access: Access,
    owners: [Option<GuestId>; Seat::COUNT],
    invites: [Option<azulejo_protocol::KeyHash>; Seat::COUNT],
}

impl Model {
    pub(crate) fn new(access: Access) -> Model {
        Model { access, owners: [None; Seat::COUNT], invites: [None; Seat::COUNT] }
    }

    pub(crate) fn owner(&self, seat: Seat) -> Option<GuestId> {
        self.owners[seat.index()]
    }

    /// Whether a guest could be the one to ask for something.
    pub(crate) fn may_ask(&self, guest: GuestId, request: &Request) -> bool {
        let owns = |seat: Seat| self.owner(seat) == Some(guest);
        let is_host = guest == HOST;
        match request {
            Request::Sync { .. } => true,
            Request::Sit { seat, key, .. } => is_host || self.opens(*seat, key.as_ref()),
            Request::Vacate { seat } => is_host || owns(*seat),
            Request::SeatBot { .. }
            | Request::Swap { .. }
            | Request::Invite { .. }
            | Request::Begin {} => is_host,
            other => other.seat().is_some_and(owns),
        }
    }

    fn opens(&self, seat: Seat, key: Option<&Key>) -> bool {
        let is_invited = |key: &Key| self.invites[seat.index()] == Some(key.hash());
        self.access == Access::Public
            || key.is_some_and(|key| key.as_str() == CODE || is_invited(key))
    }

    /// Something was granted.
    pub(crate) fn note(&mut self, guest: GuestId, request: &Request) {
        match request {
            Request::Sit { seat, .. } => {
                self.owners[seat.index()] = Some(guest);
                self.invites[seat.index()] = None;
            }
            Request::SeatBot { seat, .. } => self.invites[seat.index()] = None,
            Request::Vacate { seat } => self.owners[seat.index()] = None,
            Request::Invite { seat, key } => self.invites[seat.index()] = Some(*key),
            Request::Swap { seat, with } => {
                self.owners.swap(seat.index(), with.index());
                self.invites.swap(seat.index(), with.index());
            }
            _ => {}
        }
    }
}
