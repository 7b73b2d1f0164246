package hp41.command;

import picocli.CommandLine.Option;

/** The option to take what is whole of damaged files. */
final class RepairOption {

  @Option(
      names = "--repair",
      description = "Of a damaged file takes the programs and lines that are whole.")
  private boolean wanted;

  /** Whether it was given. */
  boolean wanted() {
    return wanted;
  }
}
