//! The tutorial and the puzzles: every board is real, every sentence can be said, every day has its
//! puzzle.

mod attempts;
mod course;
mod daily;
mod examiner;
mod reader;
mod steps;
mod support;
mod texts;
mod themes;
