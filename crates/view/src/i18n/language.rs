//! The languages of the interface.

/// A language of the interface: English and those of the printed books.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Estonian.
    Et,
    /// Hungarian.
    Hu,
    /// Ukrainian.
    Uk,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 6] =
        [Language::En, Language::Et, Language::Hu, Language::Uk, Language::Cs, Language::Pl];

    /// The code of two letters, as in a page's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Et => "et",
            Language::Hu => "hu",
            Language::Uk => "uk",
            Language::Cs => "cs",
            Language::Pl => "pl",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Et => "Eesti",
            Language::Hu => "Magyar",
            Language::Uk => "Українська",
            Language::Cs => "Čeština",
            Language::Pl => "Polski",
        }
    }

    /// The language of a tag such as `et` or `pl-PL`, whatever its region and case.
    ///
    /// ```
    /// use azulejo_view::Language;
    /// assert_eq!(Language::from_tag("PL-pl"), Some(Language::Pl));
    /// assert_eq!(Language::from_tag("de"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first of the reader's preferred languages that we speak, or English.
    ///
    /// ```
    /// use azulejo_view::Language;
    /// assert_eq!(Language::best_of(&["de-AT", "hu", "en"]), Language::Hu);
    /// assert_eq!(Language::best_of(&[]), Language::En);
    /// ```
    pub fn best_of(preferred: &[&str]) -> Language {
        preferred.iter().find_map(|tag| Language::from_tag(tag)).unwrap_or_default()
    }
}
