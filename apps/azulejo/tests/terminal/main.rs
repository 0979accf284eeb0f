//! `azulejo play` in a real pseudo terminal: keys go in, escape codes come out, and the terminal is as it was afterwards.

#![cfg(unix)]

mod broken;
mod ending;
mod game;
mod showing;
mod tty;
