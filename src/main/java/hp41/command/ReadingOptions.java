package hp41.command;

import hp41.Accessory;
import hp41.listing.Assembler;
import hp41.listing.NamesTable;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options of all verbs that read program files: how steps are called, and what of damage. */
final class ReadingOptions {

  private static final long LARGEST = 1 << 20;

  @Option(
      names = "--names",
      paramLabel = "TABLE",
      description = {
        "Names of functions of other modules: lines of XROM rr,ff, a tab, and the name.",
        "If you do not say: hp41/names.tsv in $$XDG_CONFIG_HOME or ~/.config, if it is there."
      })
  private Path names;

  @Option(
      names = "--local-letters",
      description = "Reads LBL \"A\" as the local label A (A to J, a to e).")
  private boolean localLetters;

  @Option(
      names = "--repair",
      description = "Of a damaged file takes the programs and lines that are whole.")
  private boolean repair;

  private InstructionSet functions;

  /** The functions that listings may name; what is wrong with the table is told to errors. */
  InstructionSet functions(PrintWriter errors) {
    if (functions == null) {
      Path table = names == null ? usersTable() : names;
      boolean none = names == null && !Files.exists(table);
      functions = none ? Accessory.known() : named(table, errors);
    }
    return functions;
  }

  /** Reads listings as the options say. */
  Assembler assembler(PrintWriter errors) {
    return new Assembler(
        functions(errors), localLetters ? Assembler.Letters.LOCAL : Assembler.Letters.GLOBAL);
  }

  /** Whether to take what is whole of damaged files. */
  boolean repair() {
    return repair;
  }

  private static InstructionSet named(Path table, PrintWriter errors) {
    NamesTable read = NamesTable.read(text(table));
    read.problems().forEach(problem -> errors.println(problem.report(table.toString())));
    if (!read.problems().isEmpty()) {
      errors.flush();
      throw new Failure(ExitCode.FILE, "");
    }
    return Accessory.known(read.modules());
  }

  private static String text(Path table) {
    try {
      if (Files.size(table) > LARGEST) {
        throw new Failure(ExitCode.FILE, table + ": too large for a table of names");
      }
      return new String(Files.readAllBytes(table), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, Failures.message(unreadable));
    }
  }

  /** Where a table is found without being named: in the user's configuration directory. */
  private static Path usersTable() {
    String directory = System.getenv("XDG_CONFIG_HOME");
    Path base =
        directory == null || directory.isBlank()
            ? Path.of(System.getProperty("user.home"), ".config")
            : Path.of(directory);
    return base.resolve("hp41").resolve("names.tsv");
  }
}
