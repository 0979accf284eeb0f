//! Tables to be kept.

use azulejo_fair::{Nonce, Secret};
use azulejo_hub::{Append, Loaded};
use azulejo_protocol::{
    Access, Ask, ChatScope, Clock, CommandId, GuestId, Key, KeyHash, Lobby, Millis, Mirror,
    Request, TableId, TableOptions,
};
use azulejo_room::{Outcome, Table, Wish};
use azulejo_rules::{Rules, Seat};

/// The guests at a table, in seat order; the first one founds it.
pub type GuestsOf = [GuestId; 2];

/// A real table of two people, played by the same code as any other. Whatever happens at it comes as what is
/// to be appended. Everything follows from its name, so it is the same every time.
#[derive(Clone)]
pub struct Sample {
    table: Table,
    guests: GuestsOf,
    /// How many names and secrets were drawn.
    drawn: u32,
}

/// How a sample differs from others.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub(super) access: Access,
    pub(super) clock: Clock,
}

impl Kind {
    pub(super) const PRIVATE: Kind = Kind { access: Access::Private, clock: Clock::Untimed };
    pub(super) const PUBLIC: Kind = Kind { access: Access::Public, clock: Clock::Untimed };
}

const SEATS: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];

impl Sample {
    /// Founds a private table.
    pub fn found(table: TableId, guests: GuestsOf, at: Millis) -> (Sample, Append) {
        Sample::found_as(Kind::PRIVATE, table, guests, at)
    }

    /// Founds a private table with other rules for two.
    pub fn found_with(
        rules: Rules,
        table: TableId,
        guests: GuestsOf,
        at: Millis,
    ) -> (Sample, Append) {
        Sample::found_by(rules, Kind::PRIVATE, table, guests, at)
    }

    pub(super) fn found_as(
        kind: Kind,
        table: TableId,
        guests: GuestsOf,
        at: Millis,
    ) -> (Sample, Append) {
        Sample::found_by(rules(), kind, table, guests, at)
    }

    fn found_by(
        rules: Rules,
        kind: Kind,
        table: TableId,
        guests: GuestsOf,
        at: Millis,
    ) -> (Sample, Append) {
        let mut options = TableOptions::new(rules, []);
        options.clock = kind.clock;
        let wish = Wish {
            options,
            access: kind.access,
            chat: ChatScope::Presets,
            code: Sample::code(),
            watch: KeyHash::from_bytes([7; 32]),
        };
        let (by, secret) = (CommandId(table.0), secret(table, 0));
        let (founded, outcome) =
            Table::found(table, at, guests[0], by, wish, secret).expect("the options are sound");
        let sample = Sample { table: founded, guests, drawn: 1 };
        let append = sample.append(0, outcome);
        (sample, append)
    }

    /// A sample that goes on where it was kept; `None` if that makes no table.
    pub fn resume(table: TableId, guests: GuestsOf, loaded: &Loaded) -> Option<Sample> {
        let table = Table::restore(table, &loaded.entries, &loaded.secrets).ok()?;
        // More than were drawn for so many entries.
        let drawn = 4 * (table.number() + 1);
        Some(Sample { table, guests, drawn })
    }

    /// What happens next, whatever it is: a move, or a rematch when the game is over.
    pub fn go_on(&mut self, at: Millis) -> Append {
        if self.table.lobby().is_some() {
            return self.approach(at);
        }
        let asked = self.table.mirror().map(Mirror::rematch).unwrap_or_default();
        self.play(at).unwrap_or_else(|| {
            let seat = if asked.acts_for(SEATS[0]) { SEATS[1] } else { SEATS[0] };
            self.rematch_by(at, seat)
        })
    }

    /// What is missing before the first game.
    fn approach(&mut self, at: Millis) -> Append {
        let chairs = self.table.lobby().map(Lobby::chairs).unwrap_or_default();
        let missing = SEATS.into_iter().zip(chairs).find(|(_, chair)| !chair.is_ready());
        match missing.map(|(seat, chair)| (seat, chair.who.is_some())) {
            Some((seat, true)) => self.ready(at, seat),
            Some((seat, false)) => self.sit_at(at, seat),
            None => self.ask(at, self.guests[0], Request::Begin {}),
        }
    }

    /// The hash of the code that opens every sample.
    pub fn code() -> KeyHash {
        code().hash()
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What brings everybody to the table, up to the first move.
    pub fn begin(&mut self, at: Millis) -> Vec<Append> {
        let mut appends = self.sit(at);
        appends.extend(SEATS.map(|seat| self.ready(at, seat)));
        appends.push(self.ask(at, self.guests[0], Request::Begin {}));
        appends
    }

    /// What brings the first guest and a bot to the table, up to the first move.
    pub(super) fn begin_with_bot(&mut self, at: Millis) -> Vec<Append> {
        let host = self.guests[0];
        let level = azulejo_protocol::LevelName::medium();
        let bot = Request::SeatBot { seat: SEATS[1], level };
        vec![
            self.sit_at(at, SEATS[0]),
            self.ask(at, host, bot),
            self.ready(at, SEATS[0]),
            self.ask(at, host, Request::Begin {}),
        ]
    }

    /// Everybody sits down.
    pub fn sit(&mut self, at: Millis) -> Vec<Append> {
        SEATS.map(|seat| self.sit_at(at, seat)).into()
    }

    fn sit_at(&mut self, at: Millis, seat: Seat) -> Append {
        let name = format!("Guest {}", seat.number()).parse().expect("a short name");
        let sit = Request::Sit { seat, name, key: Some(code()) };
        self.ask(at, self.guests[seat.index()], sit)
    }

    fn ready(&mut self, at: Millis, seat: Seat) -> Append {
        let nonce = self.nonce();
        self.ask(at, self.guests[seat.index()], Request::Ready { seat, nonce })
    }

    /// The second guest gets up again, before the game.
    pub(super) fn vacate(&mut self, at: Millis) -> Append {
        self.ask(at, self.guests[1], Request::Vacate { seat: SEATS[1] })
    }

    /// Whoever has to move does; `None` when the game is over.
    pub fn play(&mut self, at: Millis) -> Option<Append> {
        let mirror = self.table.mirror()?;
        let (seat, turn) = (mirror.to_move()?, mirror.turn());
        let moves = mirror.position().legal_moves();
        let mv = *moves.get(turn as usize % moves.len().max(1))?;
        Some(self.ask(at, self.guests[seat.index()], Request::Play { seat, mv, at: turn }))
    }

    /// The guest whose turn it is.
    pub fn to_move(&self) -> Option<GuestId> {
        let seat = self.table.mirror()?.to_move()?;
        Some(self.guests[seat.index()])
    }

    /// The second guest gives up.
    pub fn resign(&mut self, at: Millis) -> Append {
        let (seat, game) = (SEATS[1], self.game());
        self.ask(at, self.guests[1], Request::Resign { seat, game })
    }

    /// Everybody asks for a rematch, and it begins.
    pub fn rematch(&mut self, at: Millis) -> Vec<Append> {
        SEATS.map(|seat| self.rematch_by(at, seat)).into()
    }

    fn rematch_by(&mut self, at: Millis, seat: Seat) -> Append {
        let (game, nonce) = (self.game(), Some(self.nonce()));
        self.ask(at, self.guests[seat.index()], Request::Rematch { seat, game, nonce })
    }

    fn game(&self) -> u32 {
        self.table.card().game
    }

    /// What follows from what a guest asks.
    fn ask(&mut self, at: Millis, guest: GuestId, request: Request) -> Append {
        let after = self.table.number();
        let id = CommandId(self.table.id().0 ^ u128::from(self.draw()) << 64);
        let (table, drawn) = (self.table.id(), self.drawn);
        let mut draw = || secret(table, drawn);
        let outcome = self.table.handle(at, guest, &Ask { id, request }, &mut draw);
        assert!(!outcome.entries.is_empty(), "nothing came of it: {:?}", outcome.answers);
        self.append(after, outcome)
    }

    fn append(&self, after: u32, outcome: Outcome) -> Append {
        let Outcome { entries, secret, .. } = outcome;
        Append { table: self.table.id(), after, entries, secret, card: self.table.card(), by: None }
    }

    fn draw(&mut self) -> u32 {
        self.drawn += 1;
        self.drawn
    }

    fn nonce(&mut self) -> Nonce {
        Nonce::from_bytes(u128::from(self.draw()).to_be_bytes())
    }
}

fn rules() -> Rules {
    "2cp".parse().expect("a rule set")
}

fn code() -> Key {
    "k7wm2q9d".parse().expect("a key")
}

/// The secret of a table, the next one for every number.
fn secret(table: TableId, drawn: u32) -> Secret {
    let mut bytes = [0; Secret::BYTES];
    bytes[..16].copy_from_slice(&table.0.to_be_bytes());
    bytes[16..20].copy_from_slice(&drawn.to_be_bytes());
    Secret::from_bytes(bytes)
}
