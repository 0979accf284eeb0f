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
use azulejo_protocol::{Access, CreateTableRequest, CreatedTable};
use std::sync::Arc;

pub(crate) async fn found(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    guest: Guest,
    Given(request): Given<CreateTableRequest>,
) -> Result<Response, Problem> {
    let CreateTableRequest { command, options, access, chat } = request;
    app.check_level(&options.substitute).map_err(Problem::Bad)?;
    app.check_pace(Errand::Found, visitor)?;
    let access = if app.has_lobby() { access } else { Access::Private };
    let plan = Plan { options, access, chat };
    let founded = app.tables.found(&guest.token, command, plan).await.map_err(problem)?;
    let created = CreatedTable { table: founded.table, code: founded.code, watch: founded.watch };
    Ok((cookie::set(&guest), Json(created)).into_response())
}

fn problem(error: FoundError) -> Problem {
    match error {
        FoundError::Options(faults) => Problem::Bad(faults.to_string()),
        FoundError::ReadOnly => Problem::ReadOnly,
        FoundError::Unknown => Problem::Failed,
    }
}
