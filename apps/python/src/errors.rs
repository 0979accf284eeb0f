//! Refusals as Python's exceptions, in the same words.

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use std::fmt::Display;

create_exception!(azulejo, AzulejoError, PyValueError, "Something that the game refuses.");
create_exception!(azulejo, ReadError, AzulejoError, "A text or a weight file that can't be read.");
create_exception!(azulejo, IllegalMove, AzulejoError, "A move that breaks a rule.");
create_exception!(azulejo, IllegalDeal, AzulejoError, "A deal that could not have happened.");

/// Something that the game refuses.
pub(crate) fn refused(why: impl Display) -> PyErr {
    AzulejoError::new_err(why.to_string())
}

/// A text or a weight file that can't be read.
pub(crate) fn unread(why: impl Display) -> PyErr {
    ReadError::new_err(why.to_string())
}

/// A move that breaks a rule.
pub(crate) fn illegal_move(why: impl Display) -> PyErr {
    IllegalMove::new_err(why.to_string())
}

/// A deal that could not have happened.
pub(crate) fn illegal_deal(why: impl Display) -> PyErr {
    IllegalDeal::new_err(why.to_string())
}
