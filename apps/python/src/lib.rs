//! The game in Python: the native half of the package `azulejo`.
//!
//! A thin shell: facts of the game are asked of `azulejo-rules`, opinions of `azulejo-search`, and what
//! learning programs want of `azulejo-gym`. Here they get Python's types, and their refusals become
//! Python's exceptions with the same words. `docs/PYTHON.md` tells how it is used.

#![allow(clippy::needless_pass_by_value, reason = "Python hands arguments over by value")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "Python's objects are behind references")]

mod analysis;
mod arena;
mod arguments;
mod bot;
mod deal;
mod draw;
mod errors;
mod finding;
mod fleet;
mod game;
mod layout;
mod mind;
mod moves;
mod network;
mod position;
mod record;
mod rules;
mod state;
mod table;
mod values;
mod watch;

/// The module as Python sees it; `azulejo/__init__.py` passes on what is public.
#[pyo3::pymodule]
mod _azulejo {
    #[pymodule_export]
    use crate::analysis::{analyze_game, analyze_position};
    #[pymodule_export]
    use crate::arena::arena;
    #[pymodule_export]
    use crate::bot::{Bot, search};
    #[pymodule_export]
    use crate::deal::Deal;
    #[pymodule_export]
    use crate::errors::{AzulejoError, IllegalDeal, IllegalMove, ReadError};
    #[pymodule_export]
    use crate::finding::Finding;
    #[pymodule_export]
    use crate::fleet::VectorEnv;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::layout::observation_fields;
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::network::PyNetwork;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::table::Table;
}
