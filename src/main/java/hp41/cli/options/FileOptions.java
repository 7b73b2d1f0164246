package hp41.cli.options;

import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.machine.InstructionSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of verbs that read program files but need no calculator. */
public final class FileOptions extends ReadingOptions {

  @Option(
      names = "--plug",
      paramLabel = "FILE",
      description =
          "Use the function names of the module whose image is in FILE (.mod, .rom); may be"
              + " repeated.")
  private List<String> plug = List.of();

  private final StandardStreams streams;
  private Optional<InstructionSet> known = Optional.empty();

  /**
   * Creates the options.
   *
   * @param streams the standard streams; a table of names can be read from stdin, and errors are
   *     written to stderr
   */
  public FileOptions(StandardStreams streams) {
    super(streams);
    this.streams = streams;
  }

  /** Returns the functions that listings can use. */
  public InstructionSet functions() {
    if (known.isEmpty()) {
      Plugged plugged = AccessoryOptions.with(Plugged.NOTHING, plug);
      AccessoryOptions.check(plugged, Model.CX);
      plugged.notes(Model.CX).forEach(streams.errors()::complain);
      known = Optional.of(Internals.known(plugged, named()));
    }
    return known.get();
  }
}
