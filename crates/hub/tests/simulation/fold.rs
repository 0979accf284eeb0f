//! A table as a client knows it.

use azulejo_protocol::{Event, Happening, Lobby, Mirror, MirrorError};

/// A table as a client knows it: what the events it heard add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::large_enum_variant, reason = "there is one for each client")]
pub(crate) enum Fold {
    #[default]
    Nothing,
    Lobby(Lobby),
    Game(Mirror),
}

impl Fold {
    pub(crate) fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Fold, MirrorError> {
        let mut fold = Fold::Nothing;
        events.into_iter().try_for_each(|event| fold.hear(event))?;
        Ok(fold)
    }

    pub(crate) fn hear(&mut self, event: &Event) -> Result<(), MirrorError> {
        match self {
            Fold::Nothing => *self = Fold::Lobby(Lobby::open(event)?),
            Fold::Lobby(_) if matches!(event.what, Happening::Opened(_)) => {
                *self = Fold::Game(Mirror::open(event)?);
            }
            Fold::Lobby(lobby) => lobby.apply(event)?,
            Fold::Game(mirror) => drop(mirror.apply(event)?),
        }
        Ok(())
    }

    pub(crate) const fn mirror(&self) -> Option<&Mirror> {
        match self {
            Fold::Game(mirror) => Some(mirror),
            Fold::Nothing | Fold::Lobby(_) => None,
        }
    }
}
