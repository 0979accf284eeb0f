//! Whether the bag was fair, drawn again here from what everybody has heard.

use super::Table;
use azulejo_protocol::prove;
use azulejo_view::{Args, Texts};

impl Table {
    /// Whether the bag of a game was fair, in words: all its deals are drawn again from the revealed secret. Nothing
    /// while the secret is not known here: it comes after the end of the game, and maybe not at once.
    pub fn fairness(&self, texts: &Texts, game: u32) -> Option<String> {
        let proofs = match prove(self.log()) {
            Ok(proofs) => proofs,
            Err(why) => {
                return Some(texts.tell("fair-no", &Args::new().text("why", why.to_string())));
            }
        };
        let proof = proofs.into_iter().find(|proof| proof.game() == game)?;
        if proof.table() != self.id() {
            return Some(texts.say("fair-elsewhere"));
        }
        let deals = u32::try_from(proof.deals).unwrap_or(u32::MAX);
        proof.is_fair().then(|| texts.tell("fair-yes", &Args::new().number("deals", deals)))
    }
}
