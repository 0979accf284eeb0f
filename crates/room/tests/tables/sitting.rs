//! Who may see a table, and who may sit down where.

use crate::script::{converse, guest, public, wish};
use azulejo_protocol::Viewer;
use azulejo_rules::Seat;

#[test]
fn a_private_table_shows_itself_to_its_host_and_to_whoever_has_a_key() {
    converse(
        wish("2cp"),
        "
            1 founded 2cp, with presets
        @0 ann?
            sees it
        @0 eve?
            sees nothing
        @0 eve? wrongkey
            sees nothing
        @0 eve? codecode
            sees it
        @0 eve? watchwatch
            sees it
        @0 ann> invite 2 bokeybokey
            2 invited to 2
            done 2
        @0 eve? bokeybokey
            sees it
        @0 ann> invite 2 cykeycykey
            3 invited to 2
            done 3
        @0 eve? bokeybokey
            sees nothing
        @0 eve? cykeycykey
            sees it
        ",
    );
}

#[test]
fn a_public_table_shows_itself_and_its_seats_to_everybody() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 eve?
            sees it
        @0 eve? wrongkey
            sees it
        @0 eve> sit 2 Eve
            2 seated 2: Eve
            done 2
        @0 bo> sit 2 Bo
            refused: somebody sits at seat 2
        @0 bo> sit 1 Bo with wrongkey
            3 seated 1: Bo
            done 3
        ",
    );
}

#[test]
fn an_invitation_opens_its_seat_once() {
    converse(
        wish("3cp"),
        "
            1 founded 3cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> invite 2 bokeybokey
            3 invited to 2
            done 3
        @0 eve> sit 2 Eve
            refused: this does not open the seat, or not any more
        @0 eve> sit 2 Eve with wrongkey
            refused: this does not open the seat, or not any more
        @0 eve> sit 3 Eve with bokeybokey
            refused: this does not open the seat, or not any more
        @0 bo> sit 2 Bo with bokeybokey
            4 seated 2: Bo
            done 4
        @0 eve> sit 2 Eve with bokeybokey
            refused: this does not open the seat, or not any more
        @0 eve? bokeybokey
            sees nothing
        @0 bo?
            sees it
        @0 bo> vacate 2
            5 vacated 2
            done 5
        @0 bo?
            sees nothing
        @0 eve> sit 2 Eve with bokeybokey
            refused: this does not open the seat, or not any more
        @0 bo> sit 2 Bo with bokeybokey
            refused: this does not open the seat, or not any more
        ",
    );
}

#[test]
fn the_code_opens_every_seat_and_the_spectators_key_none() {
    let host = converse(
        wish("3cp"),
        "
            1 founded 3cp, with presets
        @0 bo> sit 2 Bo with codecode
            2 seated 2: Bo
            done 2
        @0 cy> sit 2 Cy with codecode
            refused: somebody sits at seat 2
        @0 cy> sit 3 Cy with watchwatch
            refused: this does not open the seat, or not any more
        @0 cy> sit 3 Cy with codecode
            3 seated 3: Cy
            done 3
        @0 cy> sit 4 Cy with codecode
            refused: there is no seat 4 at this table
        @0 cy> sit 4 Cy
            refused: this does not open the seat, or not any more
        @0 bo> sit 1 Bo with codecode
            4 seated 1: Bo
            done 4
        ",
    );
    let [one, two, three, _] = Seat::ALL;
    assert_eq!(host.table.viewer(guest("bo")), Viewer::of([one, two]));
    assert_eq!(host.table.viewer(guest("cy")), Viewer::seat(three));
    assert_eq!(host.table.viewer(guest("ann")), Viewer::SPECTATOR);
}

#[test]
fn a_later_invitation_and_a_bot_make_the_one_before_worthless() {
    converse(
        wish("2cp"),
        "
            1 founded 2cp, with presets
        @0 ann> invite 2 bokeybokey
            2 invited to 2
            done 2
        @0 ann> invite 2 cykeycykey
            3 invited to 2
            done 3
        @0 bo> sit 2 Bo with bokeybokey
            refused: this does not open the seat, or not any more
        @0 ann> bot 2 hard
            4 seated 2: bot:hard
            done 4
        @0 ann> vacate 2
            5 vacated 2
            done 5
        @0 cy> sit 2 Cy with cykeycykey
            refused: this does not open the seat, or not any more
        @0 bo> invite 2 bokeybokey
            refused: only the host of the table may do that
        @0 ann> invite 2 cykeycykey
            6 invited to 2
            done 6
        @0 cy> sit 2 Cy with cykeycykey
            7 seated 2: Cy
            done 7
        @0 ann> invite 2 bokeybokey
            refused: somebody sits at seat 2
        ",
    );
}
