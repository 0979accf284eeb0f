//! The JSON of a position and of a round's scoring.

use crate::position_text::{read_seat, read_tiles, read_tray, read_wall_row};
use crate::{
    ByTile, Disc, Effect, FloorItem, Line, LineTiles, Marker, Phase, Position, PositionError,
    RoundReport, SeatSetup, Setup, Tile, Tiles,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A position as JSON, used by the command line, the server and the bindings alike.
///
/// A [`Position`] serializes as this and deserializes from it; reading goes through
/// [`Setup`](crate::Setup), and the parts that follow from others (`phase`, `position`, `result`)
/// may be left out, but must agree where they are given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PositionJson {
    rules: String,
    round: u16,
    barren: u8,
    #[serde(default)]
    phase: Option<PhaseJson>,
    to_act: u8,
    first: u8,
    marker: MarkerJson,
    factories: Vec<DiscJson>,
    center: String,
    bag: [u16; Tile::COUNT],
    lid: [u16; Tile::COUNT],
    seats: Vec<SeatJson>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    result: Option<ResultJson>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseJson {
    Deal,
    Offer,
    Tiling,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum MarkerJson {
    Seat(u8),
    Place(CenterJson),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum CenterJson {
    Center,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    effect: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiles: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    taken: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatJson {
    score: u16,
    lines: [String; Line::COUNT],
    wall: [String; Line::COUNT],
    floor: String,
    discs: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ResultJson {
    winners: Vec<u8>,
    scores: Vec<u16>,
    rows: Vec<u8>,
    bonuses: Vec<BonusesJson>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct BonusesJson {
    rows: u8,
    columns: u8,
    colors: u8,
}

/// The `scoring` of a round: a list in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoringJson(Vec<SeatScoringJson>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatScoringJson {
    tiles: Vec<PlacementJson>,
    floor: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PlacementJson {
    row: u8,
    column: u8,
    color: char,
    points: u8,
}

impl From<&RoundReport> for ScoringJson {
    fn from(report: &RoundReport) -> ScoringJson {
        let seats = report.seats.iter().map(|seat| SeatScoringJson {
            tiles: seat
                .placements()
                .map(|placement| PlacementJson {
                    row: placement.line.number(),
                    column: placement.column.number(),
                    color: placement.tile.letter(),
                    points: placement.runs.points(),
                })
                .collect(),
            floor: seat.payment.floor.cost(),
        });
        ScoringJson(seats.collect())
    }
}

impl From<Phase> for PhaseJson {
    fn from(phase: Phase) -> PhaseJson {
        match phase {
            Phase::Deal => PhaseJson::Deal,
            Phase::Offer => PhaseJson::Offer,
            Phase::Tiling => PhaseJson::Tiling,
            Phase::Over => PhaseJson::Over,
        }
    }
}

impl From<&Position> for PositionJson {
    fn from(pos: &Position) -> PositionJson {
        let setup = Setup::from(pos);
        PositionJson {
            rules: setup.rules.to_string(),
            round: setup.round,
            barren: setup.barren,
            phase: Some(pos.phase().into()),
            to_act: setup.to_act.map_or(0, crate::Seat::number),
            first: setup.first.number(),
            marker: match setup.marker {
                Marker::Center => MarkerJson::Place(CenterJson::Center),
                Marker::Taken(seat) => MarkerJson::Seat(seat.number()),
            },
            factories: setup.discs.into_iter().map(DiscJson::from).collect(),
            center: setup.center.to_string(),
            bag: setup.bag.counts().0,
            lid: setup.lid.counts().0,
            seats: setup.seats.iter().map(SeatJson::from).collect(),
            position: Some(pos.to_string()),
            result: result_of(pos),
        }
    }
}

fn result_of(pos: &Position) -> Option<ResultJson> {
    let outcome = pos.outcome()?;
    let bonuses = outcome.standings.iter().map(|standing| standing.bonuses);
    Some(ResultJson {
        winners: outcome.winners.iter().map(|seat| seat.number()).collect(),
        scores: outcome.standings.iter().map(|standing| standing.score).collect(),
        rows: bonuses.clone().map(|bonuses| bonuses.rows).collect(),
        bonuses: bonuses
            .map(|bonuses| BonusesJson {
                rows: bonuses.rows,
                columns: bonuses.columns,
                colors: bonuses.colors,
            })
            .collect(),
    })
}

impl From<Disc> for DiscJson {
    fn from(disc: Disc) -> DiscJson {
        if disc == Disc::Taken {
            return DiscJson { taken: true, ..DiscJson::default() };
        }
        DiscJson {
            effect: disc.effect().map(|effect| effect.to_string()),
            tiles: Some(disc.tiles().to_string()),
            taken: false,
        }
    }
}

impl From<&SeatSetup> for SeatJson {
    fn from(seat: &SeatSetup) -> SeatJson {
        let line = |line: Option<LineTiles>| {
            line.map_or(String::new(), |LineTiles { tile, count }| {
                tile.to_string().repeat(count.into())
            })
        };
        let row = |row: [Option<Tile>; 5]| {
            row.into_iter().map(|tile| tile.map_or('.', Tile::letter)).collect()
        };
        SeatJson {
            score: seat.score,
            lines: seat.lines.map(line),
            wall: seat.wall.map(row),
            floor: seat.floor.iter().map(ToString::to_string).collect(),
            discs: seat.tray.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Why a JSON value is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// A part that can't be read, by its path.
    Part {
        /// Where in the object, as in `seats[1].floor`.
        path: String,
        /// The value found.
        found: String,
    },
    /// It can be read, but such a position is refused.
    Position(PositionError),
    /// A part that follows from others says something else than they do.
    Disagrees {
        /// `phase`, `position` or `result`.
        part: &'static str,
    },
}

impl std::fmt::Display for JsonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            JsonError::Part { path, found } => {
                write!(f, "{path}: {} can't be read", crate::text::shown(found))
            }
            JsonError::Position(error) => error.fmt(f),
            JsonError::Disagrees { part } => {
                write!(f, "`{part}` does not agree with the rest of the position")
            }
        }
    }
}

impl std::error::Error for JsonError {}

fn part<T>(
    path: impl Into<String>,
    found: impl Into<String>,
    read: Option<T>,
) -> Result<T, JsonError> {
    read.ok_or_else(|| JsonError::Part { path: path.into(), found: found.into() })
}

impl TryFrom<&PositionJson> for Setup {
    type Error = JsonError;

    fn try_from(json: &PositionJson) -> Result<Setup, JsonError> {
        let seat =
            |path: &str, number: u8| part(path, number.to_string(), read_seat(&number.to_string()));
        Ok(Setup {
            rules: part("rules", &json.rules, json.rules.parse().ok())?,
            round: json.round,
            barren: json.barren,
            to_act: if json.to_act == 0 { None } else { Some(seat("to_act", json.to_act)?) },
            first: seat("first", json.first)?,
            marker: match json.marker {
                MarkerJson::Place(CenterJson::Center) => Marker::Center,
                MarkerJson::Seat(number) => Marker::Taken(seat("marker", number)?),
            },
            discs: each("factories", &json.factories, |path, disc| disc.read(path))?,
            center: read_heap("center", &json.center)?,
            bag: read_counts("bag", json.bag)?,
            lid: read_counts("lid", json.lid)?,
            seats: each("seats", &json.seats, |path, seat| seat.read(path))?,
        })
    }
}

fn each<T, U>(
    name: &str,
    values: &[T],
    read: impl Fn(&str, &T) -> Result<U, JsonError>,
) -> Result<Vec<U>, JsonError> {
    let indexed = values.iter().enumerate();
    indexed.map(|(index, value)| read(&format!("{name}[{index}]"), value)).collect()
}

/// Colors in their order, or nothing.
fn read_heap(path: &str, text: &str) -> Result<Tiles, JsonError> {
    let read = if text.is_empty() { Some(Tiles::NONE) } else { read_tiles(text) };
    part(path, text, read.filter(|_| text != "-"))
}

fn read_counts(path: &str, counts: [u16; Tile::COUNT]) -> Result<Tiles, JsonError> {
    let fits = counts.iter().all(|&count| count <= Tiles::MOST);
    part(path, format!("{counts:?}"), fits.then(|| Tiles::from_counts(ByTile(counts))))
}

impl DiscJson {
    fn read(&self, path: &str) -> Result<Disc, JsonError> {
        let shown = || format!("{self:?}");
        match (&self.effect, &self.tiles, self.taken) {
            (None, None, true) => Ok(Disc::Taken),
            (None, Some(tiles), false) => Ok(Disc::Plain(read_heap(path, tiles)?)),
            (Some(effect), Some(tiles), false) => Ok(Disc::Gold {
                effect: part(format!("{path}.effect"), effect, Effect::from_text(effect))?,
                tiles: read_heap(path, tiles)?,
            }),
            _ => part(path, shown(), None),
        }
    }
}

impl SeatJson {
    fn read(&self, path: &str) -> Result<SeatSetup, JsonError> {
        let mut seat = SeatSetup { score: self.score, ..SeatSetup::default() };
        for (index, text) in self.lines.iter().enumerate() {
            seat.lines[index] = part(format!("{path}.lines[{index}]"), text, read_line(text))?;
        }
        for (index, text) in self.wall.iter().enumerate() {
            seat.wall[index] = part(format!("{path}.wall[{index}]"), text, read_wall_row(text))?;
        }
        let floor = self.floor.chars().map(FloorItem::from_letter).collect();
        seat.floor = part(format!("{path}.floor"), &self.floor, floor)?;
        seat.tray = match self.discs.as_slice() {
            [] => None,
            [disc] => Some(part(format!("{path}.discs[0]"), disc, read_tray(disc))?),
            _ => part(format!("{path}.discs"), self.discs.join(","), None)?,
        };
        Ok(seat)
    }
}

fn read_line(text: &str) -> Option<Option<LineTiles>> {
    let Some(first) = text.chars().next() else { return Some(None) };
    let tile = Tile::from_letter(first)?;
    let same = text.chars().all(|letter| Tile::from_letter(letter) == Some(tile));
    let count = u8::try_from(text.len()).ok()?;
    same.then_some(Some(LineTiles { tile, count }))
}

impl TryFrom<PositionJson> for Position {
    type Error = JsonError;

    fn try_from(json: PositionJson) -> Result<Position, JsonError> {
        let setup = Setup::try_from(&json)?;
        let pos = Position::try_from(setup)
            .map_err(|faults| JsonError::Position(PositionError::Faults(faults)))?;
        let own = PositionJson::from(&pos);
        if json.phase.is_some() && json.phase != own.phase {
            return Err(JsonError::Disagrees { part: "phase" });
        }
        if json.position.is_some() && json.position != own.position {
            return Err(JsonError::Disagrees { part: "position" });
        }
        if json.result.is_some() && json.result != own.result {
            return Err(JsonError::Disagrees { part: "result" });
        }
        Ok(pos)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionJson::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let json = PositionJson::deserialize(deserializer)?;
        Position::try_from(json).map_err(D::Error::custom)
    }
}
