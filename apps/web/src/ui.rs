//! Small parts that every screen is made of. Their markup is the contract of `style/README.md`.

mod art;
mod choose;
pub mod pictures;
mod sheet;
mod toast;

pub use art::{Art, Icon, TileArt};
pub use choose::{Segments, Select, Switch};
pub use sheet::Sheet;
pub use toast::{ToastList, Toasts, Tone, use_toasts};
