//! Background work: all threads of the studio are started here. A thread speaks the language of the window. If it
//! panics, unsaved changes are written to the journals and the message of the panic is shown.

pub(in crate::studio) mod jobs;
pub(in crate::studio) mod query;
pub(in crate::studio) mod threads;
pub(in crate::studio) mod worker;
