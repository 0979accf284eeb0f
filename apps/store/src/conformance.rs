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
//!
//! One that many share is [`Shared`], and `conformance!(Postgres, shared)` writes more tests. [`Memory`] says what is meant
//! in the simplest way. [`Faulty`] loses answers; the same promises hold for it as soon as somebody finds out what became
//! of a question, as [`Settled`] does.

#![allow(clippy::missing_panics_doc, reason = "to panic is how a test fails")]

mod faulty;
mod games;
mod lists;
mod log;
mod memory;
mod races;
mod sample;
mod settled;
mod shared;
mod wait;

pub use faulty::Faulty;
pub use games::*;
pub use lists::*;
pub use log::*;
pub use memory::Memory;
pub use races::*;
pub use sample::{GuestsOf, Sample};
pub use settled::Settled;
pub use shared::*;
pub use wait::{all, wait};

use azulejo_hub::Store;

/// A store that is put to the test.
pub trait Subject {
    /// The store.
    type Store: Store;

    /// Whether everything is answered; otherwise it is found out what became of a question.
    const ANSWERS: bool = true;

    /// One in which nothing was ever written. What it needs may last until it is dropped.
    fn empty() -> Self;

    /// A handle. All handles of a subject are of the same store.
    fn handle(&self) -> Self::Store;
}

/// A store that many share.
pub trait Shared: Subject {
    /// Lets time pass for those who wait for others.
    fn elapse(&self, time: azulejo_protocol::Millis);
}

/// The tests of a store.
#[macro_export]
macro_rules! conformance {
    ($subject:ty) => {
        $crate::conformance!($subject:
            a_table_that_was_never_founded_is_not_there
            entries_and_secrets_come_back_as_they_were
            what_comes_after_an_event_is_loaded_alone
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
            whoever_looks_around_hears_how_far_tables_have_come
            an_analysis_is_asked_for_done_and_kept
            an_analysis_that_nobody_asked_for_is_kept
            games_that_are_not_over_are_not_analysed
            of_a_hundred_appends_through_many_handles_one_succeeds
            of_many_who_found_a_table_at_once_one_succeeds
            a_command_that_is_sent_twice_at_once_is_written_once
            many_tables_are_played_at_once
        );
    };
    ($subject:ty, shared) => {
        $crate::conformance!($subject);
        $crate::conformance!($subject:
            work_is_handed_to_one_node_each
            whoever_asks_again_has_what_it_had_and_more
            work_of_one_that_was_not_heard_of_is_taken_over
            work_that_is_given_back_is_free_at_once
            whoever_writes_may_go_on
            what_bots_have_to_do_is_apart_from_clocks
            an_analysis_is_given_to_one_node
            whoever_is_elsewhere_is_seen_for_a_while
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
