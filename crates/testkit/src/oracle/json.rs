//! A position as JSON (FORMATS "JSON of a position").

use serde_json::{Value, json};

use super::color::in_color_order;
use super::disc::Disc;
use super::player::Player;
use super::supply::counts;
use super::{Oracle, Phase};

impl Oracle {
    /// The position as one JSON object.
    pub fn json(&self) -> Value {
        let factories: Value = self.discs.iter().map(|disc| disc_json(disc.as_ref())).collect();
        let seats: Value = self.players.iter().map(player_json).collect();
        json!({
            "rules": self.rules.text(),
            "round": self.round,
            "barren": self.barren,
            "phase": match self.phase() {
                Phase::Deal => "deal",
                Phase::Offer => "offer",
                Phase::Tiling => "tiling",
                Phase::Over => "over",
            },
            "to_act": self.to_act.map_or(0, |seat| seat + 1),
            "first": self.first + 1,
            "marker": self.marker.map_or(json!("center"), |seat| json!(seat + 1)),
            "factories": factories,
            "center": in_color_order(&self.center),
            "bag": counts(&self.supply.bag),
            "lid": counts(&self.supply.lid),
            "seats": seats,
            "position": self.position(),
            "result": self.result_json(),
        })
    }

    /// The result of a game that is over, else null.
    fn result_json(&self) -> Value {
        if self.phase() != Phase::Over {
            return Value::Null;
        }
        let winners: Value = self.winners().iter().map(|seat| seat + 1).collect();
        let scores: Value = self.players.iter().map(|player| player.score).collect();
        let rows: Value = self.players.iter().map(|player| player.wall.complete_rows()).collect();
        let bonuses: Value = self.players.iter().map(bonus_json).collect();
        json!({"winners": winners, "scores": scores, "rows": rows, "bonuses": bonuses})
    }
}

fn disc_json(disc: Option<&Disc>) -> Value {
    let Some(disc) = disc else {
        return json!({"taken": true});
    };
    let tiles = in_color_order(&disc.tiles);
    match disc.effect {
        None => json!({"tiles": tiles}),
        Some(effect) => json!({"effect": effect.text(), "tiles": tiles}),
    }
}

fn player_json(player: &Player) -> Value {
    let lines: Value = player.lines.iter().map(|line| line.iter().collect::<String>()).collect();
    let wall: Value = (0..5).map(|row| player.wall.row_text(row)).collect();
    let discs: Value =
        player.tray.iter().map(|tray| tray.item.unwrap_or('.').to_string()).collect();
    json!({
        "score": player.score,
        "lines": lines,
        "wall": wall,
        "floor": player.floor.iter().collect::<String>(),
        "discs": discs,
    })
}

fn bonus_json(player: &Player) -> Value {
    let wall = &player.wall;
    json!({
        "rows": wall.complete_rows(),
        "columns": wall.complete_columns(),
        "colors": wall.complete_colors(),
    })
}
