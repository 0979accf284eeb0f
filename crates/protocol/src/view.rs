//! What a client makes of what it hears.

use crate::{Event, Happening, Lobby, Message, Mirror, MirrorError, Standing};

/// What a client makes of what it hears from a table: the lobby first, then one game after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The number of the last event.
    number: u32,
    standing: Standing,
    lobby: Option<Lobby>,
    game: Option<Mirror>,
}

impl View {
    /// Nothing is known yet.
    pub fn new() -> View {
        View::default()
    }

    /// What somebody knows who has heard these events, and was not told who they are.
    ///
    /// # Errors
    ///
    /// The first event that can't have happened.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<View, MirrorError> {
        let mut view = View::new();
        for event in events {
            view.add(event)?;
        }
        Ok(view)
    }

    /// The number of the last event: what to say when the line is opened again.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What this client is at the table.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// The lobby, as it was before the first game.
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// The game that is played, or was played last.
    pub const fn game(&self) -> Option<&Mirror> {
        self.game.as_ref()
    }

    /// Hears something, and tells which events are news.
    ///
    /// # Errors
    ///
    /// If something can't have happened; then this view is not to be trusted.
    pub fn hear(&mut self, message: &Message) -> Result<Vec<Event>, MirrorError> {
        match message {
            Message::Welcome { seats, host, .. } => {
                self.standing = Standing { viewer: *seats, is_host: *host };
                Ok(Vec::new())
            }
            Message::Event(event) => self.apply(std::slice::from_ref(event)),
            Message::Log { events } => self.apply(events),
            _ => Ok(Vec::new()),
        }
    }

    fn apply(&mut self, events: &[Event]) -> Result<Vec<Event>, MirrorError> {
        let mut news = Vec::new();
        for event in events {
            if self.add(event)? {
                news.push(event.clone());
            }
        }
        Ok(news)
    }

    /// Adds what happened, and tells whether it is news.
    ///
    /// # Errors
    ///
    /// If it can't have happened; then this view is as it was.
    pub fn add(&mut self, event: &Event) -> Result<bool, MirrorError> {
        if event.number <= self.number {
            return Ok(false);
        }
        match (&event.what, &mut self.game, &mut self.lobby) {
            (Happening::Opened(_), None, _) => self.game = Some(Mirror::open(event)?),
            (_, Some(game), _) => drop(game.apply(event)?),
            (_, None, Some(lobby)) => lobby.apply(event)?,
            (_, None, None) => self.lobby = Some(Lobby::open(event)?),
        }
        self.number = event.number;
        Ok(true)
    }
}
