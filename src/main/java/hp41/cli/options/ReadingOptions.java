package hp41.cli.options;

import hp41.files.ProgramSource;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all verbs that read program files: how steps are called, and what of damage. */
public class ReadingOptions {

  @Mixin private final NamesOption names;

  @Option(
      names = "--local-letters",
      description = "Reads LBL \"A\" as the local label A (A to J, a to e).")
  private boolean localLetters;

  @Option(
      names = "--repair",
      description = "Of a damaged file takes the programs and lines that are whole.")
  private boolean repair;

  private Optional<List<ModuleDefinition>> named = Optional.empty();

  /**
   * The options.
   *
   * @param streams where a table of names may stand, and what is wrong with it is told
   */
  public ReadingOptions(StandardStreams streams) {
    names = new NamesOption(streams);
  }

  /** The modules whose functions the user has named. */
  public final List<ModuleDefinition> named() {
    if (named.isEmpty()) {
      named = Optional.of(names.modules());
    }
    return named.get();
  }

  /** What labels of one letter in quotes are. */
  public final Assembler.Letters letters() {
    return localLetters ? Assembler.Letters.LOCAL : Assembler.Letters.GLOBAL;
  }

  /** How programs are to be read whose listings may name these functions. */
  public final ProgramSource.Reading reading(InstructionSet known) {
    return new ProgramSource.Reading(new Assembler(known, letters()), repair);
  }

  /** Whether to take what is whole of damaged files. */
  public final boolean repair() {
    return repair;
  }
}
