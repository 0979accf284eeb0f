//! Reading a record.

use super::error::{RecordError, RecordErrorKind};
use super::lexer::{Lexer, Tag, Word};
use super::result_of;
use super::tags::{AZULEJO, FACTORIES, FACTORY_KINDS, PLAYERS, RESULT, VERSION, WALL, WALLS};
use crate::position_text::{read_number, read_seat};
use crate::{Deal, Game, IllegalMove, Move, MoveKind, Phase, Players, Position, Rules, Seat, Take};
use std::collections::HashSet;
use std::str::FromStr;

impl FromStr for Game {
    type Err = RecordError;

    /// Reads a record and plays it through: every number, deal, move and the result is checked.
    fn from_str(text: &str) -> Result<Game, RecordError> {
        let mut reader = Reader { lexer: Lexer::new(text) };
        let head = reader.head()?;
        let first = reader.starter(head.rules)?;
        let mut game = Game::new(head.rules, first);
        game.tags = head.tags;
        while reader.round(&mut game)? {}
        reader.check_result(head.result, &game)?;
        Ok(game)
    }
}

/// The tags, read.
struct Head<'a> {
    rules: Rules,
    /// All tags that do not follow from the game.
    tags: Vec<(String, String)>,
    result: Option<Tag<'a>>,
}

struct Reader<'a> {
    lexer: Lexer<'a>,
}

impl<'a> Reader<'a> {
    fn refuse(&self, word: Word<'_>, kind: RecordErrorKind) -> RecordError {
        self.lexer.refuse(word, kind)
    }

    fn head(&mut self) -> Result<Head<'a>, RecordError> {
        self.version()?;
        let (mut players, mut wall, mut factories) = (None, None, None);
        let (mut tags, mut result) = (Vec::new(), None);
        let mut seen = HashSet::from([AZULEJO.to_ascii_lowercase()]);
        while let Some(tag) = self.lexer.tag()? {
            if !seen.insert(tag.name.text.to_ascii_lowercase()) {
                return Err(self.refuse(tag.name, RecordErrorKind::TagTwice));
            }
            let is = |name: &str| tag.name.text.eq_ignore_ascii_case(name);
            if is(PLAYERS) {
                let read = read_number(&tag.value, 4).and_then(|n| Players::new(n as usize));
                players = Some(self.tag_value(&tag, read, "\"2\", \"3\" or \"4\"")?);
            } else if is(WALL) {
                let read = value_in(&WALLS, &tag.value);
                wall = Some(self.tag_value(&tag, read, "\"colored\" or \"free\"")?);
            } else if is(FACTORIES) {
                let read = value_in(&FACTORY_KINDS, &tag.value);
                let expected = "\"plain\", \"special\" or \"special-even\"";
                factories = Some(self.tag_value(&tag, read, expected)?);
            } else if is(RESULT) {
                result = Some(tag);
            } else {
                tags.push((tag.name.text.to_owned(), tag.value));
            }
        }
        let rules = Rules {
            players: self.required(players, PLAYERS)?,
            wall: self.required(wall, WALL)?,
            factories: self.required(factories, FACTORIES)?,
        };
        Ok(Head { rules, tags, result })
    }

    fn version(&mut self) -> Result<(), RecordError> {
        let start = self.lexer.peek_word();
        match self.lexer.tag()? {
            Some(tag) if tag.name.text.eq_ignore_ascii_case(AZULEJO) => {
                if tag.value == VERSION {
                    return Ok(());
                }
                Err(self.refuse(tag.written, RecordErrorKind::Version))
            }
            Some(tag) => Err(self.refuse(tag.name, RecordErrorKind::NotFirst)),
            None => Err(self.refuse(start, RecordErrorKind::NotFirst)),
        }
    }

    fn tag_value<T>(
        &self,
        tag: &Tag<'_>,
        read: Option<T>,
        expected: &'static str,
    ) -> Result<T, RecordError> {
        read.ok_or_else(|| self.refuse(tag.written, RecordErrorKind::TagValue { expected }))
    }

    fn required<T>(&mut self, found: Option<T>, name: &'static str) -> Result<T, RecordError> {
        let next = self.lexer.peek_word();
        found.ok_or_else(|| self.refuse(next, RecordErrorKind::TagMissing { name }))
    }

    fn keyword(&mut self, keyword: &str) -> bool {
        let found = self.lexer.peek_word().text.eq_ignore_ascii_case(keyword);
        if found {
            self.lexer.word();
        }
        found
    }

    /// Reads the beginning of round 1, which sets the starter, seat 1 if it does not say.
    fn starter(&mut self, rules: Rules) -> Result<Seat, RecordError> {
        let seat_one = Seat::ALL[0];
        if self.lexer.peek_word().text.is_empty() {
            return Ok(seat_one);
        }
        self.round_number(1)?;
        Ok(self.first(rules)?.map_or(seat_one, |(seat, _)| seat))
    }

    fn round_number(&mut self, expected: u16) -> Result<(), RecordError> {
        if !self.keyword("round") {
            let word = self.lexer.word();
            return Err(self.refuse(word, RecordErrorKind::NoRound { round: expected }));
        }
        let word = self.lexer.word();
        if read_number(word.text, u16::MAX.into()) != Some(expected.into()) {
            return Err(self.refuse(word, RecordErrorKind::WrongRound { expected }));
        }
        Ok(())
    }

    fn first(&mut self, rules: Rules) -> Result<Option<(Seat, Word<'a>)>, RecordError> {
        if !self.keyword("first") {
            return Ok(None);
        }
        let word = self.lexer.word();
        match read_seat(word.text).filter(|&seat| rules.has_seat(seat)) {
            Some(seat) => Ok(Some((seat, word))),
            None => {
                let seats = rules.players.count();
                Err(self.refuse(word, RecordErrorKind::NoSeat { seats }))
            }
        }
    }

    /// Reads a deal and its moves, and the beginning of the round after it. `false` at the end.
    fn round(&mut self, game: &mut Game) -> Result<bool, RecordError> {
        if self.lexer.peek_word().text.is_empty() {
            return Ok(false);
        }
        self.deal(game)?;
        while game.position().player_to_move().is_some() {
            let word = self.lexer.word();
            if word.text.is_empty() {
                return Ok(false);
            }
            self.play(game, word)?;
        }
        let next = self.lexer.peek_word();
        if next.text.is_empty() {
            return Ok(false);
        }
        if game.position().phase() == Phase::Over {
            return Err(self.refuse(next, RecordErrorKind::AfterEnd));
        }
        self.round_number(game.position().round())?;
        let expected = game.position().first();
        match self.first(game.rules())? {
            Some((seat, word)) if seat != expected => {
                Err(self.refuse(word, RecordErrorKind::WrongFirst { expected }))
            }
            _ => Ok(true),
        }
    }

    fn deal(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let keyword = self.lexer.peek_word();
        if !self.keyword("deal") {
            return Err(self.refuse(keyword, RecordErrorKind::NoDeal));
        }
        let discs = game.rules().discs();
        let mut words = Vec::with_capacity(discs);
        let mut deal = Deal::default();
        for disc in 1..=discs {
            let word = self.lexer.word();
            let read = word
                .text
                .parse()
                .map_err(|()| self.refuse(word, RecordErrorKind::Disc { disc, discs }))?;
            deal.discs.push(read);
            words.push(word);
        }
        let refused = game.deal(deal).map(drop);
        refused.map_err(|illegal| {
            let disc = illegal.factory().and_then(|factory| words.get(factory.index()));
            self.refuse(*disc.unwrap_or(&keyword), RecordErrorKind::Deal(illegal))
        })
    }

    fn play(&mut self, game: &mut Game, word: Word<'_>) -> Result<(), RecordError> {
        let begins_something = ["round", "deal", "first"]
            .iter()
            .any(|keyword| word.text.eq_ignore_ascii_case(keyword));
        if let Some(seat) = game.position().player_to_move()
            && (begins_something || word.text.starts_with('['))
        {
            return Err(self.refuse(word, RecordErrorKind::RoundUnfinished { seat }));
        }
        let mv: Move = word
            .text
            .parse()
            .map_err(|error| self.refuse(word, RecordErrorKind::MoveText(error)))?;
        let refused = game.play(mv);
        refused.map(drop).map_err(|illegal| {
            let legal = alternatives(game.position(), mv, illegal);
            self.refuse(word, RecordErrorKind::Move { illegal, legal })
        })
    }

    fn check_result(&self, result: Option<Tag<'a>>, game: &Game) -> Result<(), RecordError> {
        let expected = result_of(game.position());
        match result {
            Some(tag) if tag.value != expected => {
                Err(self.refuse(tag.written, RecordErrorKind::Result { expected }))
            }
            _ => Ok(()),
        }
    }
}

fn value_in<T: Copy>(names: &[(&str, T)], text: &str) -> Option<T> {
    names.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|&(_, value)| value)
}

/// The legal moves most like an illegal one: the same take to other places, the same source, or
/// simply the first ones.
fn alternatives(pos: &Position, mv: Move, illegal: IllegalMove) -> Vec<Move> {
    const MOST: usize = 12;
    let wanted = match mv.kind() {
        MoveKind::Take(take) => Some(take),
        MoveKind::Place(_) => None,
    };
    let like = |other: &Move, same: &dyn Fn(Take, Take) -> bool| matches!((wanted, other.kind()), (Some(a), MoveKind::Take(b)) if same(a, b));
    let legal = pos.legal_moves();
    let pick = |same: &dyn Fn(Take, Take) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|other| like(other, same)).take(MOST).collect()
    };
    let same_take = pick(&|a, b| a.source == b.source && a.tile == b.tile);
    if !same_take.is_empty() {
        return same_take;
    }
    let same_source = pick(&|a, b| a.source == b.source);
    if !same_source.is_empty() && !matches!(illegal, IllegalMove::FactoryTaken { .. }) {
        return same_source;
    }
    legal.into_iter().take(MOST).collect()
}
