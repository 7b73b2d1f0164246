package hp41.command;

import hp41.Accessory;
import hp41.files.ProgramSource;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import hp41.machine.Module;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all verbs that read program files: how steps are called, and what of damage. */
final class ReadingOptions {

  @Mixin private NamesOption names;

  @Option(
      names = "--local-letters",
      description = "Reads LBL \"A\" as the local label A (A to J, a to e).")
  private boolean localLetters;

  @Option(
      names = "--repair",
      description = "Of a damaged file takes the programs and lines that are whole.")
  private boolean repair;

  private Optional<List<Module>> named = Optional.empty();

  /** The modules whose functions the user has named; what is wrong is told to errors. */
  List<Module> named(StandardStreams streams) {
    if (named.isEmpty()) {
      named = Optional.of(names.modules(streams));
    }
    return named.get();
  }

  /** The functions that listings may name; what is wrong with the table is told to errors. */
  InstructionSet functions(StandardStreams streams) {
    return Accessory.known(named(streams));
  }

  /** What labels of one letter in quotes are. */
  Assembler.Letters letters() {
    return localLetters ? Assembler.Letters.LOCAL : Assembler.Letters.GLOBAL;
  }

  /** Reads listings as the options say. */
  private Assembler assembler(StandardStreams streams) {
    return new Assembler(functions(streams), letters());
  }

  /** How programs are to be read. */
  ProgramSource.Reading reading(StandardStreams streams) {
    return new ProgramSource.Reading(assembler(streams), repair);
  }

  /** Whether to take what is whole of damaged files. */
  boolean repair() {
    return repair;
  }
}
