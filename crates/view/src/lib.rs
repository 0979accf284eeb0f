//! Everything a user interface draws and says, without a screen.
