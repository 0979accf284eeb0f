//! Handles: many signals behind one small name that closures may copy.

/// Makes a struct of signals, and a handle to it with a function for each of them.
macro_rules! handle {
    (
        $(#[$handle_doc:meta])*
        $handle:ident of $parts:ident {
            $($(#[$doc:meta])* $name:ident: $kind:ty,)*
        }
    ) => {
        $(#[$handle_doc])*
        #[derive(Clone, Copy)]
        pub(super) struct $handle(Stored<$parts>);

        #[doc = concat!("What a [`", stringify!($handle), "`] leads to.")]
        #[derive(Clone, Copy)]
        pub(super) struct $parts {
            $($(#[$doc])* pub(super) $name: $kind,)*
        }

        impl $handle {
            /// A handle that lives as long as the component in which it is made.
            pub(super) fn new(parts: $parts) -> $handle {
                $handle(Stored::new(parts))
            }

            /// Whether the component is gone: whatever comes late finds nobody.
            pub(super) fn is_gone(self) -> bool {
                self.0.is_gone()
            }

            $($(#[$doc])* pub(super) fn $name(self) -> $kind {
                self.0.read().$name
            })*
        }
    };
}
