//! The fields by which a rule is changed in the inspector.

/// One thing to set, with the value it changes.
pub enum Field<'a> {
    /// An option that is on or off.
    Toggle { label: &'static str, hint: &'static str, on: &'a mut bool },
}
