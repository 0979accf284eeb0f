//! The server: the web app from one binary.
