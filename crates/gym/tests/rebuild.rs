//! An observation says everything that a player knows and nothing else: the table can be rebuilt from
//! it, and equal tables look equal.

#![allow(clippy::float_cmp, reason = "zeros and ones are exact")]
#![allow(clippy::cast_sign_loss, reason = "no number of an observation is below 0")]

use azulejo_gym::{Episode, Field, Layout, Seed, observe};
use azulejo_rules::{
    Column, Dealer, Disc, Effect, FloorItem, Line, LineTiles, Marker, Position, Rules, Seat,
    SeatSetup, Setup, Tile, Tiles, Tray, WallSide,
};

/// An observation that is read field by field.
struct Reader<'a> {
    layout: &'a Layout,
    row: &'a [f32],
    rules: Rules,
    looking: Seat,
}

impl Reader<'_> {
    fn field(&self, name: &str) -> (&Field, &[f32]) {
        let field = self.layout.fields().iter().find(|field| field.name == name);
        let field = field.unwrap_or_else(|| panic!("no field {name}"));
        (field, &self.row[field.start..field.end()])
    }

    /// The numbers of a field as the counts they are fractions of.
    fn counts(&self, name: &str) -> Vec<u16> {
        let (field, numbers) = self.field(name);
        let count = |number: &f32| (number * f32::from(field.unit)).round() as u16;
        let counts: Vec<u16> = numbers.iter().map(count).collect();
        assert!(counts.iter().all(|&count| count <= field.most), "{name}: {counts:?}");
        counts
    }

    /// The place of the one in each group of so many.
    fn places(&self, name: &str, of: usize) -> Vec<Option<usize>> {
        let (_, numbers) = self.field(name);
        let place = |group: &[f32]| {
            assert!(group.iter().all(|&number| number == 0.0 || number == 1.0), "{name}");
            assert!(group.iter().sum::<f32>() <= 1.0, "{name}");
            group.iter().position(|&number| number == 1.0)
        };
        numbers.chunks(of).map(place).collect()
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.places(name, self.field(name).1.len())[0]
    }

    fn heaps(&self, name: &str) -> Vec<Tiles> {
        let heap = |counts: &[u16]| {
            let colors = Tile::ALL.into_iter().zip(counts);
            colors.fold(Tiles::NONE, |heap, (tile, &count)| heap + Tiles::of(tile, count))
        };
        self.counts(name).chunks(Tile::COUNT).map(heap).collect()
    }

    /// The seat that is so many places after the one who looks.
    fn seat(&self, away: usize) -> Seat {
        Seat::ALL[(self.looking.index() + away) % self.rules.players.count()]
    }

    fn discs(&self) -> Vec<Disc> {
        let heaps = self.heaps("discs");
        if !self.rules.has_gold() {
            return heaps.into_iter().map(Disc::Plain).collect();
        }
        let gold = self.places("gold", Effect::ALL.len());
        let taken = self.counts("taken");
        let disc = |((tiles, gold), taken): ((Tiles, Option<usize>), u16)| match gold {
            _ if taken == 1 => Disc::Taken,
            Some(index) => Disc::Gold { effect: Effect::ALL[index], tiles },
            None => Disc::Plain(tiles),
        };
        heaps.into_iter().zip(gold).zip(taken).map(disc).collect()
    }

    fn board(&self, away: usize) -> SeatSetup {
        let name = |what: &str| format!("board{away}.{what}");
        let items = self.places(&name("floor"), Tile::COUNT + 1);
        let tray = self.rules.has_gold().then(|| self.place(&name("tray"))).flatten();
        SeatSetup {
            score: self.counts(&name("score"))[0],
            lines: self.lines(&name("lines")),
            wall: self.wall(&name("wall")),
            floor: items.into_iter().map_while(|place| place.map(item)).collect(),
            tray: tray
                .map(|place| place.checked_sub(1).map_or(Tray::Free, |at| Tray::Holds(item(at)))),
        }
    }

    fn lines(&self, name: &str) -> [Option<LineTiles>; Line::COUNT] {
        let (_, numbers) = self.field(name);
        Line::ALL.map(|line| {
            let group = &numbers[line.index() * Tile::COUNT..][..Tile::COUNT];
            let color = group.iter().position(|&number| number > 0.0)?;
            let count = (group[color] * f32::from(line.spaces())).round() as u8;
            Some(LineTiles { tile: Tile::ALL[color], count })
        })
    }

    fn wall(&self, name: &str) -> [[Option<Tile>; Column::COUNT]; Line::COUNT] {
        let colored = self.rules.wall == WallSide::Colored;
        let spaces = self.places(name, if colored { 1 } else { Tile::COUNT });
        Line::ALL.map(|line| {
            Column::ALL.map(|column| {
                let place = spaces[line.index() * Column::COUNT + column.index()]?;
                Some(if colored { column.color(line) } else { Tile::ALL[place] })
            })
        })
    }

    fn setup(&self) -> Setup {
        let players = self.rules.players.count();
        let over = self.place("phase") == Some(3);
        let first = self.seat(self.place("first").expect("somebody begins"));
        // While the bag is to act the text names who will begin.
        let to_act = self.place("to_act").map(|away| self.seat(away)).or(Some(first));
        let marker = self.place("marker").expect("the marker is somewhere");
        let away = |seat: Seat| (seat.index() + players - self.looking.index()) % players;
        Setup {
            rules: self.rules,
            round: self.counts("round")[0],
            barren: self.counts("barren")[0] as u8,
            to_act: to_act.filter(|_| !over),
            first,
            marker: marker.checked_sub(1).map_or(Marker::Center, |at| Marker::Taken(self.seat(at))),
            discs: self.discs(),
            center: self.heaps("center")[0],
            bag: self.heaps("bag")[0],
            lid: self.heaps("lid")[0],
            seats: self.rules.seats().map(|seat| self.board(away(seat))).collect(),
        }
    }
}

fn item(place: usize) -> FloorItem {
    Tile::ALL.get(place).map_or(FloorItem::Marker, |&tile| FloorItem::Tile(tile))
}

fn seen(layout: &Layout, pos: &Position, looking: Seat) -> Vec<f32> {
    let mut row = vec![7.0; layout.size()];
    observe(pos, looking, &mut row);
    row
}

#[test]
fn the_table_can_be_rebuilt_from_what_any_player_sees() {
    for rules in Rules::ALL {
        let layout = Layout::of(rules);
        for game in 0..4 {
            let mut dealer = Dealer::for_game(9, game);
            let mut pos = Position::new(rules, dealer.first(rules));
            loop {
                for looking in rules.seats() {
                    let row = seen(&layout, &pos, looking);
                    let reader = Reader { layout: &layout, row: &row, rules, looking };
                    assert_eq!(Position::try_from(reader.setup()).as_ref(), Ok(&pos));
                }
                match (dealer.pick(&pos), pos.player_to_move()) {
                    (Some(mv), _) => pos.play(mv).unwrap(),
                    (None, None) if pos.outcome().is_none() => {
                        pos.deal(&dealer.draw(&pos)).unwrap();
                    }
                    (None, _) => break,
                }
            }
        }
    }
}

#[test]
fn what_is_seen_does_not_depend_on_the_seed_of_what_will_come() {
    for rules in Rules::ALL {
        let layout = Layout::of(rules);
        let known = Episode::new(rules, Seed { seed: 4, game: 0 }, Some(Seat::ALL[1]));
        let again = |seed| Episode::from_position(known.position().clone(), Seed { seed, game: 0 });
        for looking in rules.seats() {
            let row = seen(&layout, known.position(), looking);
            for seed in 0..5 {
                assert_eq!(seen(&layout, again(seed).position(), looking), row);
            }
        }
    }
}
