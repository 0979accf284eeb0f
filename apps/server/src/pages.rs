//! The pages that are not part of the app: why there is nothing to see.

/// There is no such file.
pub(crate) const NOT_FOUND: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
     <meta name=\"viewport\" content=\"width=device-width\">\n<title>Not found</title>\n\
     <h1>There is nothing here</h1>\n<p><a href=\"/\">To the table</a></p>\n</html>\n";

/// The page was not packed before the program was built.
pub(crate) const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
     <meta name=\"viewport\" content=\"width=device-width\">\n<title>Not built yet</title>\n\
     <h1>The page is not in this program</h1>\n\
     <p>It was built without it. Run <code>cargo xtask web</code>, which builds the page, and then build and start \
     this program again; <code>cargo xtask run</code> does all of it.</p>\n</html>\n";
