//! Filling the factories for a round (RULES 4.1, 7.2-7.4; FORMATS "The deal").

use super::color::color;
use super::disc::{Disc, Effect, split_prefix, twice};
use super::{Oracle, Phase};

/// How many tiles a disc gets, if the supply lasts (RULES 1.2).
const TILES_ON_A_DISC: usize = 4;

impl Oracle {
    /// Fills the factories; the text is the record's deal without its word, such as
    /// `BBYR KKWW 2R*KKWW - YYKW`.
    ///
    /// # Errors
    /// When no deal is due or this one could not have happened; then nothing has changed.
    pub fn deal(&mut self, deal: &str) -> Result<(), String> {
        if self.phase() != Phase::Deal {
            return Err("no deal is due now".to_string());
        }
        let mut discs = deal.split(' ').map(read_disc).collect::<Result<Vec<Disc>, String>>()?;
        self.check_discs(&discs)?;
        let mut supply = self.supply.clone();
        for (index, disc) in discs.iter().enumerate() {
            let at = |reason: String| format!("factory {}: {reason}", index + 1);
            check_four(disc, &mut supply).map_err(at)?;
        }
        for (index, disc) in discs.iter().enumerate() {
            let at = |reason: String| format!("factory {}: {reason}", index + 1);
            check_extra(disc, &mut supply).map_err(at)?;
        }
        pull_magnets(&mut discs);
        self.supply = supply;
        self.discs = discs.into_iter().map(Some).collect();
        Ok(())
    }

    /// Refuses a wrong number of discs, and gold sides that cannot lie there (RULES 1.2, 7.1, 7.2).
    fn check_discs(&self, discs: &[Disc]) -> Result<(), String> {
        if discs.len() != self.rules.discs() {
            return Err(format!(
                "{} factories were dealt, there are {}",
                discs.len(),
                self.rules.discs()
            ));
        }
        let gold: Vec<Effect> = discs.iter().filter_map(|disc| disc.effect).collect();
        if gold.len() != self.rules.gold_sides() {
            return Err(format!(
                "{} gold sides, there must be {}",
                gold.len(),
                self.rules.gold_sides()
            ));
        }
        match twice(&gold) {
            Some(effect) => Err(format!("the gold side {}* is there twice", effect.text())),
            None => Ok(()),
        }
    }

    /// Draws a deal that could happen now and returns its text, without laying it out. `choose(n)`
    /// is asked for a number below n for each thing chance decides.
    pub fn draw_deal(&self, choose: &mut dyn FnMut(usize) -> usize) -> String {
        let mut discs: Vec<Disc> = Vec::new();
        for effect in self.draw_gold_sides(choose) {
            discs.push(Disc { effect, tiles: Vec::new() });
        }
        let mut supply = self.supply.clone();
        for disc in &mut discs {
            while disc.tiles.len() < TILES_ON_A_DISC && supply.has_tile() {
                disc.tiles.push(supply.draw_blindly(choose));
            }
        }
        for disc in &mut discs {
            if disc.effect == Some(Effect::Extra) && supply.has_tile() {
                disc.tiles.push(supply.draw_blindly(choose));
            }
        }
        discs.iter().map(drawn_text).collect::<Vec<String>>().join(" ")
    }

    /// Shuffles the nine discs, lays out as many as the circle has and turns some to the gold side
    /// (RULES 7.2).
    fn draw_gold_sides(&self, choose: &mut dyn FnMut(usize) -> usize) -> Vec<Option<Effect>> {
        let mut sides = vec![None; self.rules.discs()];
        let mut nine = Effect::all_nine();
        let mut places: Vec<usize> = (0..self.rules.discs()).collect();
        // Which disc lies where is seen only of those that are turned, so only those are drawn.
        for _ in 0..self.rules.gold_sides() {
            let place = places.swap_remove(choose(places.len()));
            let effect = nine.swap_remove(choose(nine.len()));
            sides[place] = Some(effect);
        }
        sides
    }
}

/// Reads one disc of a deal, its tiles in the order they were drawn.
fn read_disc(text: &str) -> Result<Disc, String> {
    let at = |reason: String| format!("factory `{text}`: {reason}");
    let (effect, letters) = split_prefix(text).map_err(at)?;
    if letters.is_empty() {
        return Err(at("expected tiles, or `-` for none".to_string()));
    }
    let letters = if letters == "-" { "" } else { letters };
    let tiles = letters.chars().map(color).collect::<Result<Vec<char>, String>>().map_err(at)?;
    Ok(Disc { effect, tiles })
}

/// The disc as a deal lists it, the tiles in the order they were drawn.
fn drawn_text(disc: &Disc) -> String {
    let prefix = disc.effect.map_or(String::new(), |effect| format!("{}*", effect.text()));
    if disc.tiles.is_empty() {
        return format!("{prefix}-");
    }
    format!("{prefix}{}", disc.tiles.iter().collect::<String>())
}

/// Draws a disc's four tiles, fewer only when bag and lid are both empty (RULES 4.1).
fn check_four(disc: &Disc, supply: &mut super::Supply) -> Result<(), String> {
    for place in 0..TILES_ON_A_DISC {
        let tile = disc.tiles.get(place);
        match (supply.has_tile(), tile) {
            (true, Some(tile)) => supply.draw(*tile)?,
            (true, None) => {
                return Err(format!("only {place} tiles, and there was one more to draw"));
            }
            (false, Some(_)) => {
                return Err(format!("more than {place} tiles, and there was none left to draw"));
            }
            (false, None) => {}
        }
    }
    Ok(())
}

/// Draws effect 1's extra tile, if there is one to draw; no other disc has a fifth tile (RULES
/// 7.3).
fn check_extra(disc: &Disc, supply: &mut super::Supply) -> Result<(), String> {
    if disc.tiles.len() > TILES_ON_A_DISC + 1 {
        return Err(format!("{} tiles are too many", disc.tiles.len()));
    }
    let extra = disc.tiles.get(TILES_ON_A_DISC);
    if disc.effect != Some(Effect::Extra) {
        return if extra.is_none() {
            Ok(())
        } else {
            Err("only the gold side 1* gets a fifth tile".to_string())
        };
    }
    match (supply.has_tile(), extra) {
        (true, Some(tile)) => supply.draw(*tile),
        (true, None) => Err("the extra tile of 1* is missing".to_string()),
        (false, Some(_)) => Err("there was no extra tile left to draw".to_string()),
        (false, None) => Ok(()),
    }
}

/// Every magnet takes one tile of its color from its left and one from its right neighbor (RULES
/// 7.4).
fn pull_magnets(discs: &mut [Disc]) {
    let all = discs.len();
    for index in 0..all {
        let Some(Effect::Magnet(color)) = discs[index].effect else {
            continue;
        };
        for neighbor in [(index + all - 1) % all, (index + 1) % all] {
            let tiles = &mut discs[neighbor].tiles;
            if let Some(place) = tiles.iter().position(|tile| *tile == color) {
                tiles.remove(place);
                discs[index].tiles.push(color);
            }
        }
    }
}
