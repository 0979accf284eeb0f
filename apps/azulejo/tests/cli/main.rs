//! The binary as its users meet it: arguments and files in, texts and an exit status out.

mod analyze;
mod analyze_svg;
mod arena;
mod arena_faults;
mod arena_journal;
mod command_line;
mod demo;
mod manual;
mod play;
mod positions;
mod refused;
mod replay;
mod restore;
mod serve;
mod serve_tls;
mod simulate;
mod support;
mod verify;
