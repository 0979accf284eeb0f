//! The macro behind every noun that is counted from 1 at the table and from 0 in memory.

/// Defines a small copyable number type: 1 to `$count` for people, 0 to `$count - 1` for arrays.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many there are at the most.
            pub const COUNT: usize = $count;

            /// All of them, in order.
            pub const ALL: [Self; $count] = {
                let mut all = [Self(0); $count];
                let mut index = 0;
                while index < $count {
                    all[index] = Self(index as u8);
                    index += 1;
                }
                all
            };

            /// The one with this number, counted from 1 as people do.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= $count { Some(Self(number - 1)) } else { None }
            }

            /// Its number, counted from 1 as people do.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Its number, counted from 0 as arrays do.
            #[inline]
            pub const fn index(self) -> usize {
                // Where the count is a power of two this spares every array its bounds check.
                if $count == 4 { self.0 as usize & 3 } else { self.0 as usize }
            }

            /// The one at an index that is known to be in range.
            #[inline]
            #[allow(dead_code, reason = "not every noun is built from an index")]
            pub(crate) const fn at(index: usize) -> Self {
                debug_assert!(index < $count);
                Self(index as u8)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.number().fmt(f)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), " {}"), self.number())
            }
        }
    };
}

pub(crate) use numbered;
