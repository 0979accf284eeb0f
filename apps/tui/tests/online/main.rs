//! Tables of a server, played at from terminals: the program with its screens, over real sockets.

mod games;
mod keeping;
mod lines;
mod rooms;
mod screens;
mod terminal;
mod world;
