//! `POST /api/tables`: a new table.

use super::Problem;
use super::cookie::{self, Guest};
use super::json::Given;
use crate::app::App;
use crate::door::Errand;
use crate::edge::Visitor;
use crate::live::{FoundError, Plan};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use azulejo_protocol::{Access, ChatScope, CommandId, Key, TableId, TableOptions};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is asked for.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// The name of the command: whoever asks again is told of the same table.
    command: CommandId,
    options: TableOptions,
    #[serde(default)]
    access: Access,
    #[serde(default)]
    chat: ChatScope,
}

/// The table, and what opens it.
#[derive(Serialize, Debug)]
struct Answer {
    table: TableId,
    code: Key,
    watch: Key,
}

pub(crate) async fn found(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    guest: Guest,
    Given(wanted): Given<Wanted>,
) -> Result<Response, Problem> {
    let Wanted { command, options, access, chat } = wanted;
    app.check_level(&options.substitute).map_err(Problem::Bad)?;
    app.check_pace(Errand::Found, visitor)?;
    let access = if app.has_lobby() { access } else { Access::Private };
    let plan = Plan { options, access, chat };
    let founded = app.tables.found(&guest.token, command, plan).await.map_err(problem)?;
    let answer = Answer { table: founded.table, code: founded.code, watch: founded.watch };
    Ok((cookie::set(&guest), Json(answer)).into_response())
}

fn problem(error: FoundError) -> Problem {
    match error {
        FoundError::Options(faults) => Problem::Bad(faults.to_string()),
        FoundError::ReadOnly => Problem::ReadOnly,
        FoundError::Unknown => Problem::Failed,
    }
}
