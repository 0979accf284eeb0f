//! What the server does with people who mean no good, over the wire: each item of its defence has a test here.

mod admin;
mod bodies;
mod browser;
mod deadlines;
mod drain;
mod limits;
mod names;
mod origins;
mod privacy;
mod restrictions;
mod slow;
mod space;
mod world;
