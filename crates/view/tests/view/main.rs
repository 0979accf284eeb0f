//! What a user interface draws and says, without a user interface.

mod entering;
mod entry;
mod faults;
mod files;
mod fluent;
mod keys;
mod labels;
mod ledger;
mod lights;
mod messages;
mod motion;
mod picture;
mod placing;
mod preview;
mod refusals;
mod scene;
mod sentences;
mod study;
mod study_numbers;
mod study_talk;
mod summary;
mod support;
mod talk;
