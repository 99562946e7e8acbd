//! The program's only binary: the studio, or the command line if a subcommand is given.

fn main() -> std::process::ExitCode {
    gridwright::cli::main()
}
