//! A deal that is being told, whoever holds it: the game itself, or somebody who corrects an earlier one.

use super::keeper::Keeper;
use azulejo_rules::{DiscDeal, Factory, IllegalDeal, Tile};
use azulejo_study::{Draft, Tap};
use azulejo_view::Args;
use azulejo_web::live::Derived;
use azulejo_web::words::Words;
use leptos::prelude::*;

/// A deal that is being told.
#[derive(Clone, Copy)]
pub(super) struct Telling {
    pub(super) keeper: Keeper,
    pub(super) words: Words,
    /// What is told so far.
    pub(super) draft: Derived<Draft>,
    /// Tells one thing more.
    pub(super) tap: Callback<Tap>,
    /// Takes the last thing back.
    pub(super) undo: Callback<()>,
    /// Takes the deal once it is complete.
    pub(super) done: Callback<()>,
    /// What taking it is called, as a message id.
    pub(super) done_label: &'static str,
}

/// How far a deal is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    /// The discs that lack tiles.
    pub(super) open: Vec<Factory>,
    /// How many gold sides are still to be told.
    pub(super) gold: usize,
    /// What can't be as it is told.
    pub(super) wrong: Vec<IllegalDeal>,
}

impl Progress {
    /// How far a draft is told.
    pub(super) fn of(draft: &Draft) -> Progress {
        let mut progress =
            Progress { open: Vec::new(), gold: draft.gold_missing(), wrong: Vec::new() };
        for fault in draft.faults() {
            match fault {
                IllegalDeal::TooFew { factory, .. } => progress.open.push(factory),
                IllegalDeal::WrongGold { found, expected } if found < expected => {}
                fault => progress.wrong.push(fault),
            }
        }
        progress
    }

    /// Whether nothing is missing or wrong.
    pub(super) fn is_complete(&self) -> bool {
        self.open.is_empty() && self.gold == 0 && self.wrong.is_empty()
    }
}

/// Whether a disc has all its tiles.
pub(super) fn is_full(draft: &Draft, factory: Factory) -> bool {
    disc_of(draft, factory).drawn().len() >= draft.wanted(factory)
}

/// A disc as it is told.
pub(super) fn disc_of(draft: &Draft, factory: Factory) -> DiscDeal {
    draft.told().discs.get(factory.index()).copied().unwrap_or_default()
}

impl Telling {
    /// One tile more on the disc that is filled next, if there is room.
    pub(super) fn tile(self, tile: Tile) {
        let chosen = self.draft.with_untracked(Draft::chosen);
        if self.draft.with_untracked(|draft| is_full(draft, chosen)) {
            return self.keeper.say(untrack(|| self.prompt()));
        }
        self.tell(Tap::Tile(chosen, tile));
    }

    /// Tells one thing, and says what came of it.
    pub(super) fn tell(self, tap: Tap) {
        self.tap.run(tap);
        untrack(|| {
            let mut said = self.label(tap.factory());
            if self.draft.with(Draft::chosen) != tap.factory() || self.is_complete() {
                said = format!("{said} {}", self.prompt());
            }
            self.keeper.say(said);
        });
    }

    pub(super) fn is_complete(self) -> bool {
        self.draft.with(|draft| Progress::of(draft).is_complete())
    }

    /// A disc and what is on it, in words.
    pub(super) fn label(self, factory: Factory) -> String {
        let disc = self.draft.with(|draft| disc_of(draft, factory));
        let args = Args::new().number("factory", factory.number());
        self.keeper.tell(|narrator| {
            let args = args.text("tiles", narrator.tiles(disc.tiles()));
            match disc.gold().map(|effect| narrator.effect_name(effect)) {
                None if disc.drawn().is_empty() => self.words.tell("label-disc-empty", &args),
                None => self.words.tell("label-disc", &args),
                Some(effect) => {
                    let is_empty = disc.drawn().is_empty();
                    let id = if is_empty { "label-disc-gold-empty" } else { "label-disc-gold" };
                    self.words.tell(id, &args.text("effect", effect))
                }
            }
        })
    }

    /// What is to be told next.
    pub(super) fn prompt(self) -> String {
        if self.is_complete() {
            return self.words.told("referee-complete");
        }
        self.draft.with(|draft| {
            let chosen = draft.chosen();
            let lacks = draft.wanted(chosen).saturating_sub(disc_of(draft, chosen).drawn().len());
            let args = Args::new().number("factory", chosen.number());
            match lacks {
                0 => self.words.tell("referee-full", &args),
                lacks => self.words.tell("referee-next", &args.number("count", lacks as u32)),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Effect, Position, Seat};

    fn draft(rules: &str) -> Draft {
        Draft::new(&Position::new(rules.parse().expect("rules"), Seat::ALL[0]))
    }

    #[test]
    fn what_is_missing_is_told_apart_from_what_is_wrong() {
        let mut draft = draft("2cs");
        assert_eq!(Progress::of(&draft).open.len(), 5);
        assert_eq!(Progress::of(&draft).gold, 2);
        assert!(Progress::of(&draft).wrong.is_empty());
        for factory in [0, 1, 2].map(|index| Factory::ALL[index]) {
            draft.tap(Tap::Gold(factory, Some(Effect::Tray)));
        }
        let wrong = Progress::of(&draft).wrong;
        assert!(wrong.contains(&IllegalDeal::WrongGold { found: 3, expected: 2 }), "{wrong:?}");
        assert!(wrong.iter().any(|fault| matches!(fault, IllegalDeal::GoldTwice { .. })));
    }

    #[test]
    fn a_deal_is_complete_when_every_disc_has_its_tiles() {
        let mut draft = draft("2cp");
        for letter in "WKWWRBRBBYYBRYWRYBYB".chars() {
            assert!(!Progress::of(&draft).is_complete());
            draft.tap(Tap::Tile(draft.chosen(), Tile::from_letter(letter).expect("a color")));
        }
        assert!(Progress::of(&draft).is_complete());
        assert!(is_full(&draft, Factory::ALL[4]));
    }
}
