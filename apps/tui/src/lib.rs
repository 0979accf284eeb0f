//! The game in a terminal: `azulejo play`.
//!
//! `game` is a game at this terminal: the room, the threads of its bots, and the file in which it is kept. `table` draws
//! what `azulejo-view` computes; `plain` is the same game line by line, for screen readers and pipes.

pub mod app;
pub mod canvas;
mod form;
pub mod game;
pub mod input;
pub mod memory;
pub mod online;
pub mod paint;
pub mod plain;
pub mod qr;
pub mod screen;
pub mod screens;
pub mod settings;
mod sheet;
pub mod table;
pub mod terminal;
