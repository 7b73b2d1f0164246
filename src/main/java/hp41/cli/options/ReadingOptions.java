package hp41.cli.options;

import hp41.files.ProgramSource;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of all verbs that read program files: the names of functions, and the repair of
 * damaged files.
 */
public class ReadingOptions {

  @Mixin private final NamesOption names;

  @Option(
      names = "--local-letters",
      description = "Read LBL \"A\" as the local label A (A to J, a to e).")
  private boolean localLetters;

  @Option(names = "--repair", description = "Use the intact programs and lines of a damaged file.")
  private boolean repair;

  private Optional<List<ModuleDefinition>> named = Optional.empty();

  /**
   * Creates the options.
   *
   * @param streams the standard streams; a table of names can be read from stdin, and errors are
   *     written to stderr
   */
  public ReadingOptions(StandardStreams streams) {
    names = new NamesOption(streams);
  }

  /** Returns the modules whose functions the user has named. */
  public final List<ModuleDefinition> named() {
    if (named.isEmpty()) {
      named = Optional.of(names.modules());
    }
    return named.get();
  }

  /** Returns the meaning of labels that are one letter in quotes. */
  public final Assembler.Letters letters() {
    return localLetters ? Assembler.Letters.LOCAL : Assembler.Letters.GLOBAL;
  }

  /** Returns the settings for reading programs that use these functions. */
  public ProgramSource.Reading reading(InstructionSet known) {
    return new ProgramSource.Reading(new Assembler(known, letters()), repair);
  }

  /** Returns whether to use the undamaged parts of damaged files. */
  public final boolean repair() {
    return repair;
  }
}
