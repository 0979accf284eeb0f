//! How far a refereed game is, and what of it is looked at.

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// There is none yet: who plays what?
    Setup,
    /// The discs are being filled.
    Dealing,
    /// Somebody is to move.
    Playing,
    /// The round that has just ended is being explained.
    Scored(u16),
    /// The game is over.
    Over,
}

/// What is looked at, by the rest of the location's hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// The table, at its stage.
    Table,
    /// Everything that was entered: `#referee/steps`.
    Steps,
    /// One step, from 0, that is being corrected: `#referee/steps/12`, counted from 1.
    Step(usize),
}

impl View {
    /// What a hash means; the table where it is not understood.
    pub(super) fn of_rest(rest: &str) -> View {
        let mut parts = rest.split('/');
        let number = |text: &str| text.parse::<usize>().ok().and_then(|step| step.checked_sub(1));
        match (parts.next(), parts.next(), parts.next()) {
            (Some("steps"), None, _) => View::Steps,
            (Some("steps"), Some(step), None) => number(step).map_or(View::Steps, View::Step),
            _ => View::Table,
        }
    }

    /// The rest of the hash.
    pub(super) fn rest(self) -> String {
        match self {
            View::Table => String::new(),
            View::Steps => "steps".to_owned(),
            View::Step(step) => format!("steps/{}", step + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_is_found_again_by_its_hash() {
        for view in [View::Table, View::Steps, View::Step(0), View::Step(40)] {
            assert_eq!(View::of_rest(&view.rest()), view);
        }
    }

    #[test]
    fn a_hash_that_is_not_understood_shows_the_table_or_all_steps() {
        for (rest, view) in [("x", View::Table), ("steps/0", View::Steps), ("steps/x", View::Steps)]
        {
            assert_eq!(View::of_rest(rest), view, "{rest}");
        }
    }
}
