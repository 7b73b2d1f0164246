package hp41.command;

/** What {@code hp41} without a verb does: opens the calculator in the terminal. */
final class TerminalCommand {

  private TerminalCommand() {}

  /** Works with the calculator until the user leaves, and tells the exit code. */
  static int open() {
    throw new Failure(
        ExitCode.USAGE,
        "there is no terminal here; hp41 calc and hp41 run work without one (try hp41 --help)");
  }
}
