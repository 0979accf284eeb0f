//! What is wrong with a deal that somebody tells.

use super::{compared, of_disc};
use crate::i18n::Args;
use crate::story::Narrator;
use azulejo_rules::{DealError, Drawn, Factory, IllegalDeal, Phase, Seat, Supply};

impl Narrator<'_> {
    /// Why a deal could not have happened, or what it lacks.
    pub fn bad_deal(&self, illegal: &IllegalDeal) -> String {
        let texts = self.texts;
        match *illegal {
            IllegalDeal::NotNow { phase: Phase::Over } => texts.say("fault-deal-over"),
            IllegalDeal::NotNow { .. } => texts.say("fault-deal-not-now"),
            IllegalDeal::WrongDiscs { found, expected } => {
                texts.tell("fault-discs", &compared(found, expected))
            }
            IllegalDeal::WrongGold { found, expected } => {
                texts.tell("fault-deal-gold", &compared(found, expected))
            }
            IllegalDeal::GoldTwice { factory, effect } => {
                let args = of_disc(factory).text("effect", self.effect_name(effect));
                texts.tell("fault-deal-gold-twice", &args)
            }
            IllegalDeal::TooMany { factory, found, expected } => {
                texts.tell("fault-deal-too-many", &filled(factory, found, expected))
            }
            IllegalDeal::TooFew { factory, found, expected } => {
                texts.tell("fault-deal-too-few", &filled(factory, found, expected))
            }
            IllegalDeal::NotThere { factory, tile, supply } => {
                let args = of_disc(factory).tile(tile);
                match supply {
                    Supply::Bag => texts.tell("fault-deal-bag", &args),
                    Supply::Lid => texts.tell("fault-deal-lid", &args),
                }
            }
        }
    }

    /// Why a typed text is no deal.
    pub fn bad_deal_text(&self, error: &DealError) -> String {
        match error {
            DealError::Disc { disc, found } => {
                let args = Args::new().number("factory", *disc as u32);
                let args = args.number("most", Drawn::MOST as u32);
                self.texts.tell("fault-deal-text", &args.text("found", super::texts::short(found)))
            }
            DealError::TooManyDiscs { found } => {
                let args = Args::new().number("found", *found as u32);
                let args = args.number("most", Factory::COUNT as u32);
                self.texts.tell("fault-deal-text-discs", &args)
            }
        }
    }

    /// Why a move no longer follows a corrected one: it was one player's, and now it is another's turn.
    pub fn other_turn(&self, was: Seat, now: Seat) -> String {
        let args = self.of_seat(was).text("now", self.name(now));
        self.texts.tell("fault-other-turn", &args)
    }
}

fn filled(factory: Factory, found: usize, expected: usize) -> Args {
    of_disc(factory).number("count", found as u32).number("expected", expected as u32)
}
