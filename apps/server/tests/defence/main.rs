//! What the server does with people who mean no good, over the wire: each item of its defence has a test here.

mod admin;
mod bodies;
mod browser;
mod certificate;
mod deadlines;
mod drain;
mod limits;
mod names;
mod origins;
mod privacy;
mod restrictions;
mod slow;
mod soloist;
mod space;
mod tls;
mod wire;
mod world;
