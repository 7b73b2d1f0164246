package hp41.cli.options;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.files.ProblemList;
import hp41.files.UserFolders;
import hp41.listing.NamesTable;
import hp41.machine.ModuleDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for the names of functions in other modules. */
public final class NamesOption {

  private static final int LARGEST = 1 << 20;

  @Option(
      names = "--names",
      paramLabel = "TABLE",
      description = {
        "Read names of functions of other modules, - for stdin: lines of XROM rr,ff, a"
            + " tab, and the name.",
        "Default: hp41/names.tsv in $$XDG_CONFIG_HOME or ~/.config, if it exists."
      })
  private Path names;

  private final StandardStreams streams;

  /**
   * Creates the option.
   *
   * @param streams the standard streams; the table can be read from stdin, and errors are written
   *     to stderr
   */
  public NamesOption(StandardStreams streams) {
    this.streams = streams;
  }

  /** Returns the modules in the table; none without a table. */
  public List<ModuleDefinition> modules() {
    if (names != null && names.toString().equals(StandardStreams.NAME)) {
      return modules("stdin", text(streams.input()));
    }
    return Optional.ofNullable(names).or(NamesOption::ofUser).stream()
        .flatMap(table -> modules(table.toString(), text(table)).stream())
        .toList();
  }

  private static Optional<Path> ofUser() {
    return UserFolders.ofThisProcess()
        .config()
        .map(it -> it.resolve("names.tsv"))
        .filter(Files::exists);
  }

  private List<ModuleDefinition> modules(String table, String text) {
    NamesTable read = NamesTable.read(text);
    new ProblemList(table, read.problems()).lines().forEach(streams.errors()::print);
    if (!read.problems().isEmpty()) {
      throw new Failure(ExitCode.FILE, "");
    }
    return read.modules();
  }

  private static String text(Path table) {
    try {
      return new String(FileContent.read(table, LARGEST), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unreadable));
    }
  }

  private static String text(InputStream in) {
    try {
      byte[] content = in.readNBytes(LARGEST + 1);
      if (content.length > LARGEST) {
        throw new Failure(ExitCode.FILE, "stdin: too large for a table of names");
      }
      return new String(content, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, "stdin: " + FileTrouble.reason(unreadable));
    }
  }
}
