//! The binary as its users meet it: arguments and files in, texts and an exit status out.

mod analyze;
mod analyze_svg;
mod arena;
mod arena_faults;
mod arena_journal;
mod arena_spread;
mod arena_spread_faults;
mod command_line;
mod demo;
mod manual;
mod migrate_store;
mod play;
mod play_online;
mod positions;
mod refused;
mod replay;
mod restore;
mod serve;
mod serve_tls;
mod simulate;
mod spread;
mod stranger;
mod support;
mod verify;
