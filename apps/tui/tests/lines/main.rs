//! The game without a screen: the room and its bots, the file it is kept in, and the conversation line by line.

mod game;
mod keep;
mod support;
mod talk;
mod whole;
