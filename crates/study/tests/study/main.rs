//! Games are looked back at, tried out and counted.

mod candidates;
mod fixtures;
mod kept;
mod numbers;
mod pinned;
mod plan;
mod review;
mod tree;
