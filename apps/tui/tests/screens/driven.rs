//! The program, driven by keys and mouse as a terminal drives it: whole games, and every way from screen to screen.

mod around;
mod games;
mod looking_back;
