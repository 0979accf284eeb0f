//! Three servers that share a PostgreSQL and a NATS, with people at their tables who play on while something goes wrong.
//!
//! Every time nothing that was acknowledged is lost or doubled, players are soon back, and those who watch at other servers
//! are not far behind. The figures are printed. `AZULEJO_CLUSTER` makes everything longer and the limits strict, and
//! `AZULEJO_OLD_PROGRAM` names the program of another version: `cargo xtask faults --cluster` sets both.

mod analyses;
mod clocks;
mod cluster;
mod cut;
mod figures;
mod kills;
mod node;
mod play;
mod servers;
mod size;
mod versions;
mod workers;
