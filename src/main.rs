//! The one program: the studio, or with a subcommand the command line.

fn main() -> std::process::ExitCode {
    gridwright::cli::main()
}
