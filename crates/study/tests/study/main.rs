//! Games are looked back at, tried out and counted.

mod candidates;
mod corrections;
mod drafts;
mod driver;
mod editor;
mod edits;
mod faults;
mod fixtures;
mod kept;
mod moments;
mod numbers;
mod pinned;
mod plan;
mod referee;
mod review;
mod tree;
mod worker;
