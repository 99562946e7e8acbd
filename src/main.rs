use std::process::ExitCode;

fn main() -> ExitCode {
    let file = std::env::args_os().nth(1).map(Into::into);
    match gridwright::studio::run(file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gridwright: {error}");
            ExitCode::from(2)
        }
    }
}
