package hp41.command;

/** Where the program starts. */
public final class Main {

  private static final String USAGE =
      """
      usage: hp41
      The calculator cannot be started yet: its emulator is being built.
      """;

  private Main() {}

  /** Says how the program is used, and ends with the exit code of wrong usage. */
  public static void main(String[] arguments) {
    System.err.print(USAGE);
    System.exit(2);
  }
}
