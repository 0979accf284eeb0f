//! What every store has to promise, as tests that any of them can run.
//!
//! A store is made known as a [`Subject`]; then [`conformance!`](crate::conformance!) writes the tests:
//!
//! ```
//! use azulejo_store::conformance::Subject;
//! # struct Postgres;
//! # impl Subject for Postgres {
//! #     type Store = azulejo_store::Sqlite;
//! #     fn empty() -> Postgres { Postgres }
//! #     fn handle(&self) -> azulejo_store::Sqlite { unreachable!() }
//! # }
//! azulejo_store::conformance!(Postgres);
//! ```

#![allow(clippy::missing_panics_doc, reason = "to panic is how a test fails")]

mod lists;
mod log;
mod sample;
mod wait;

pub use lists::*;
pub use log::*;
pub use sample::{GuestsOf, Sample};
pub use wait::{all, wait};

use azulejo_hub::Store;

/// A store that is put to the test.
pub trait Subject {
    /// The store.
    type Store: Store;

    /// One in which nothing was ever written. What it needs may last until it is dropped.
    fn empty() -> Self;

    /// A handle. All handles of a subject are of the same store.
    fn handle(&self) -> Self::Store;
}

/// The tests of a store.
#[macro_export]
macro_rules! conformance {
    ($subject:ty) => {
        $crate::conformance!($subject:
            a_table_that_was_never_founded_is_not_there
            entries_and_secrets_come_back_as_they_were
            founding_twice_conflicts
            an_append_after_a_stale_head_conflicts_and_changes_nothing
            an_append_beyond_the_head_conflicts
            a_command_is_written_once
            two_tables_may_know_the_same_command
            an_append_that_makes_no_sense_changes_nothing
            of_a_hundred_appends_at_once_one_succeeds
            one_that_conflicts_does_not_hinder_the_others
            handles_see_what_others_have_written
            a_code_opens_a_table_only_while_it_waits
            of_two_tables_with_one_code_the_older_is_opened
            what_is_due_comes_in_order_and_no_more_than_asked
            public_tables_that_wait_are_listed_the_latest_first
            tables_where_it_is_ones_turn_come_first
            who_gets_up_has_left_and_who_founded_stays
            finished_games_come_page_by_page
            games_that_ended_at_once_are_on_one_page
            a_rematch_does_not_replace_the_game_before
        );
    };
    ($subject:ty: $($case:ident)*) => {
        $(
            #[test]
            fn $case() {
                $crate::conformance::$case::<$subject>();
            }
        )*
    };
}
