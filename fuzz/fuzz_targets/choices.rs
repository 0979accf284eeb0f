//! A game by arbitrary choices: it stays sound after every deal and every move and comes to an end.
//! A move that nobody offered is refused and changes nothing, unless it is one of the legal ones.

#![no_main]

use azulejo_fuzz::{assert_ends, assert_sound, assert_told};
use azulejo_rules::{
    Column, Dealer, Destination, Factory, Line, Move, Next, Place, Position, Rules, Source, Take,
    Tile,
};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    play(&mut Unstructured::new(bytes)).expect("input that runs out goes on with zeros");
});

fn play(input: &mut Unstructured<'_>) -> Result<()> {
    let rules = *input.choose(&Rules::ALL)?;
    let first = *input.choose(&rules.seats().collect::<Vec<_>>())?;
    let mut pos = Position::new(rules, first);
    while !input.is_empty() {
        match pos.next() {
            Next::Bag => {
                let deal = Dealer::new(input.arbitrary::<u8>()?.into()).draw(&pos);
                assert_eq!(pos.deal(&deal), Ok(()), "{deal}");
            }
            Next::Player(_) if input.ratio(1, 8)? => try_any(&mut pos, any_move(input)?),
            Next::Player(_) => {
                let moves = pos.legal_moves();
                let mv = *input.choose(&moves).expect("a move is mandatory");
                assert_eq!(pos.play(mv), Ok(()), "{mv}");
            }
            Next::Nobody(_) => break,
        }
        assert_sound(&pos);
    }
    assert_ends(pos);
    Ok(())
}

/// Any move that can be written down, legal or not, as its text says it.
fn any_move(input: &mut Unstructured<'_>) -> Result<Move> {
    let mv: Move =
        if input.ratio(1, 4)? { any_place(input)?.into() } else { any_take(input)?.into() };
    Ok(mv.to_string().parse().expect("a move reads its own text"))
}

fn any_place(input: &mut Unstructured<'_>) -> Result<Place> {
    Ok(Place { line: *input.choose(&Line::ALL)?, column: *input.choose(&Column::ALL)? })
}

fn any_take(input: &mut Unstructured<'_>) -> Result<Take> {
    let factory = Factory::new(input.int_in_range(0..=9)?);
    let line = Line::new(input.int_in_range(0..=5)?);
    let set = |bits: u8| Tile::ALL.into_iter().filter(move |tile| bits >> tile.index() & 1 == 1);
    Ok(Take {
        source: factory.map_or(Source::Center, Source::Factory),
        tile: *input.choose(&Tile::ALL)?,
        to: line.map_or(Destination::Floor, Destination::Line),
        left: input.arbitrary::<Option<u8>>()?.map(|bits| set(bits).collect()),
    })
}

fn try_any(pos: &mut Position, mv: Move) {
    let before = pos.clone();
    let legal = before.legal_moves().contains(&mv);
    match pos.play(mv) {
        Ok(()) => assert!(legal, "{mv} was played in {before}"),
        Err(refusal) => {
            assert!(!legal, "{mv} was refused in {before}");
            assert_eq!(before.check(mv), Err(refusal), "{mv}");
            assert_eq!(pos, &before, "{mv}");
            assert_told(&refusal);
        }
    }
}
