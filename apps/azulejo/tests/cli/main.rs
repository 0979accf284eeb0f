//! The binary as its users meet it: arguments and files in, texts and an exit status out.

mod command_line;
mod demo;
mod positions;
mod refused;
mod replay;
mod simulate;
mod support;
