//! The table with people who are elsewhere: what it has beyond a table at one device.

mod bell;
mod clocks;
mod company;
mod strip;

pub(crate) use bell::Bell;
pub(crate) use strip::LineNote;

use crate::table::Table;
use azulejo_web::table::Additions;

/// What the page adds to the table.
pub(crate) fn additions() -> Additions {
    Additions { plate: clocks::plate, tools: company::tools, strip: strip::strip }
}

/// Tells whoever looks elsewhere when it is their turn.
pub(crate) fn follow(table: Table) -> Bell {
    let bell = Bell::open();
    bell.follow(table);
    bell
}
