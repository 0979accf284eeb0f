//! Whatever is edited, nothing panics and everything wrong has its place.

use azulejo_rules::{
    Column, Dealer, Effect, Factory, FloorItem, Line, LineTiles, Marker, Phase, Position, Rules,
    Seat, Tile, Tray,
};
use azulejo_study::editor::{Edit, Editor, Heap, Side};
use proptest::prelude::*;

fn any_tile() -> impl Strategy<Value = Tile> {
    prop::sample::select(Tile::ALL.to_vec())
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop::sample::select(Seat::ALL.to_vec())
}

fn any_heap() -> impl Strategy<Value = Heap> {
    let disc = prop::sample::select(Factory::ALL.to_vec()).prop_map(Heap::Disc);
    prop_oneof![4 => disc, 1 => Just(Heap::Center), 1 => Just(Heap::Bag), 1 => Just(Heap::Lid)]
}

fn any_item() -> impl Strategy<Value = FloorItem> {
    prop_oneof![4 => any_tile().prop_map(FloorItem::Tile), 1 => Just(FloorItem::Marker)]
}

fn table_edit() -> impl Strategy<Value = Edit> {
    let disc = || prop::sample::select(Factory::ALL.to_vec());
    let gold = prop::sample::select(Effect::ALL.to_vec()).prop_map(Side::Gold);
    let side = prop_oneof![1 => Just(Side::Plain), 4 => gold, 1 => Just(Side::Taken)];
    let marker = prop::option::of(any_seat()).prop_map(|s| s.map_or(Marker::Center, Marker::Taken));
    prop_oneof![
        prop::sample::select(Rules::ALL.to_vec()).prop_map(Edit::Rules),
        any::<u16>().prop_map(Edit::Round),
        any::<u8>().prop_map(Edit::Barren),
        prop::option::of(any_seat()).prop_map(Edit::ToAct),
        any_seat().prop_map(Edit::First),
        marker.prop_map(Edit::Marker),
        (any_heap(), any_tile()).prop_map(|(heap, tile)| Edit::Add(heap, tile)),
        (any_heap(), any_tile()).prop_map(|(heap, tile)| Edit::Remove(heap, tile)),
        (any_heap(), any_tile(), any::<u16>()).prop_map(|(h, t, count)| Edit::Count(h, t, count)),
        (disc(), side).prop_map(|(factory, side)| Edit::Side(factory, side)),
        Just(Edit::RestToBag),
        Just(Edit::RestToBag),
        Just(Edit::Clear),
    ]
}

fn board_edit() -> impl Strategy<Value = Edit> {
    let a_line = || prop::sample::select(Line::ALL.to_vec());
    let a_column = || prop::sample::select(Column::ALL.to_vec());
    let tray = prop_oneof![Just(Tray::Free), any_item().prop_map(Tray::Holds)];
    let tiles = (any_tile(), any::<u8>()).prop_map(|(tile, count)| LineTiles { tile, count });
    prop_oneof![
        (any_seat(), prop::option::of(tray)).prop_map(|(seat, tray)| Edit::Tray(seat, tray)),
        (any_seat(), any::<u16>()).prop_map(|(seat, score)| Edit::Score(seat, score)),
        (any_seat(), a_line(), prop::option::of(tiles)).prop_map(|(s, l, t)| Edit::Line(s, l, t)),
        (any_seat(), a_line(), any_tile()).prop_map(|(s, l, t)| Edit::Fill(s, l, t)),
        (any_seat(), a_line(), a_column(), prop::option::of(any_tile()))
            .prop_map(|(s, l, c, t)| Edit::Square(s, l, c, t)),
        (any_seat(), a_line(), a_column()).prop_map(|(s, l, c)| Edit::Press(s, l, c)),
        (any_seat(), any_item()).prop_map(|(seat, item)| Edit::Drop(seat, item)),
        (any_seat(), 0..9_usize).prop_map(|(seat, space)| Edit::PickUp(seat, space)),
    ]
}

/// Plays a little from a position; nothing may panic.
fn play_on(pos: Position) {
    let (mut pos, mut dealer) = (pos, Dealer::new(1));
    for _ in 0..10 {
        match dealer.pick(&pos) {
            Some(mv) => pos.play(mv).unwrap(),
            None if pos.phase() == Phase::Deal => pos.deal(&dealer.draw(&pos)).unwrap(),
            None => return,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_edited_all_faults_have_a_place(
        start in prop::sample::select(Rules::ALL.to_vec()),
        edits in prop::collection::vec(prop_oneof![table_edit(), board_edit()], 1..40),
    ) {
        let mut editor = Editor::new(start);
        for edit in edits {
            let (before, changed) = (editor.setup().clone(), editor.edit(edit));
            prop_assert_eq!(changed, editor.setup() != &before);
            let faults = editor.faults();
            prop_assert!(faults.iter().all(|found| !found.sites.is_empty()), "{:?}", faults);
            prop_assert_eq!(faults.is_empty(), editor.position().is_some());
            if let Some(pos) = editor.position() {
                play_on(pos);
            }
        }
    }
}
