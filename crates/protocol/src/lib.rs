//! What a table and its players say to each other, and what a viewer may know.
