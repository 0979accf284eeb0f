//! A move typed as text.

use azulejo_rules::{IllegalMove, Move, MoveError, Position};

/// Why a typed text is no move that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandError {
    /// It can't be read.
    Unreadable(MoveError),
    /// It is a move, but against the rules here.
    Illegal(IllegalMove),
}

/// Reads a typed move, such as `3R2`, `CBF`, `4R2<BK` or `3@5`, in either case. Blanks around it
/// and between its parts do not matter.
///
/// # Errors
///
/// Where the text goes wrong, or which rule the move breaks.
///
/// ```
/// use azulejo_rules::{Position, Seat};
/// use azulejo_view::entry::read_command;
/// let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
/// pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// assert_eq!(read_command(&pos, " 1 w 3 "), Ok("1W3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_command(pos: &Position, text: &str) -> Result<Move, CommandError> {
    let mv = compact(text).parse().map_err(|error| place_in(text, error));
    let mv: Move = mv.map_err(CommandError::Unreadable)?;
    pos.check(mv).map_err(CommandError::Illegal)?;
    Ok(mv)
}

/// The text without its blanks.
fn compact(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// The error with its place in the text as it was typed.
fn place_in(text: &str, error: MoveError) -> MoveError {
    let typed = text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace());
    let place = typed.map(|(place, _)| place + 1).nth(error.column - 1);
    MoveError { column: place.unwrap_or(text.trim_end().chars().count() + 1), ..error }
}
