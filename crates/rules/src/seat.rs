//! Who sits at the table.

use crate::numbered::numbered;

numbered! {
    /// A player's place at the table, clockwise from seat 1.
    ///
    /// ```
    /// use azulejo_rules::Seat;
    /// let seat = Seat::new(3).unwrap();
    /// assert_eq!((seat.number(), seat.index()), (3, 2));
    /// assert_eq!(Seat::new(5), None);
    /// ```
    Seat, 4
}
