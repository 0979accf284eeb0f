//! The game in a terminal: `azulejo play`.
//!
//! `game` is a game at this terminal: the room, the threads of its bots, and the file in which it is kept. `table` draws
//! what `azulejo-view` computes; `plain` is the same game line by line, for screen readers and pipes.

pub mod game;
pub mod paint;
pub mod plain;
pub mod table;
