package hp41.cli;

import hp41.app.ExitCode;
import hp41.cli.options.StandardStreams;
import hp41.files.ProblemList;
import hp41.files.ProgramSource;
import hp41.format.LifEntry;
import hp41.format.LifImage;
import hp41.format.LifText;
import hp41.format.ProgramFile;
import hp41.listing.Diagnostic;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hp41 list}: lists programs in canonical spelling. */
@Command(
    name = "list",
    description = {
      "Write the programs of files as listings.",
      "For an image, write its directory; IMAGE:NAME selects a program, text, data,"
          + " keys or status."
    },
    exitCodeList = {"0:success", "2:wrong usage", "3:a file cannot be read"},
    footer = {"  hp41 list --numbers 8QUEENS", "  hp41 list disc.lif:GAMES"})
final class ListCommand extends FilesVerb {

  @Option(
      names = {"-n", "--numbers"},
      description = "Write line numbers.")
  private boolean numbers;

  @Option(
      names = {"-p", "--pretty"},
      description = "Write steps as the display shows them: LBL┬A, X≠Y?, ENTER↑.")
  private boolean pretty;

  @Option(
      names = "--microcode",
      description = "Write images of modules as instructions of the processor.")
  private boolean microcode;

  @Option(
      names = "--map",
      paramLabel = "FILE",
      description = "Read names of addresses for --microcode from lines such as 0108 RUN.")
  private Optional<Path> map = Optional.empty();

  @Option(names = "--json", description = "Write each line as a JSON object.")
  private boolean json;

  ListCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    int exitCode = ExitCode.DONE;
    for (String file : files) {
      if (microcode) {
        exitCode = Math.max(exitCode, new MicrocodeFiles(streams).list(file, map));
        continue;
      }
      boolean done = streams.open(file).filter(this::write).isPresent();
      exitCode = done ? exitCode : ExitCode.FILE;
    }
    return exitCode;
  }

  /** Writes the content of a source; returns whether it has no errors. */
  private boolean write(ProgramSource source) {
    Optional<LifImage> image = source.image();
    if (image.isPresent()) {
      return writeDirectory(source.name(), image.get());
    }
    Optional<LifText> text = source.text();
    return text.isPresent() ? writeText(source.name(), text.get()) : writePrograms(source);
  }

  /** Writes a text or data file. A damaged file is written only with {@code --repair}. */
  private boolean writeText(String name, LifText text) {
    report(name, text.problems());
    if (!text.problems().isEmpty() && !options.repair()) {
      if (!text.lines().isEmpty()) {
        streams.errors().print(name + ProgramSource.REPAIRABLE);
      }
      return false;
    }
    int number = 0;
    for (String line : text.lines()) {
      number++;
      JsonObject object = new JsonObject().put("file", name).put("line", number).put("text", line);
      streams.out().print(json ? object : line);
    }
    return true;
  }

  private void report(String name, List<Diagnostic> problems) {
    new ProblemList(name, problems).lines().forEach(streams.errors()::print);
  }

  private boolean writePrograms(ProgramSource source) {
    InstructionSet functions = source.functions(options.functions());
    Lister lister = new Lister(functions, new Lister.ListingStyle(numbers, pretty));
    Optional<ProgramFile> programs =
        source.usable(options.reading(functions), streams.errors()::print);
    if (programs.isPresent() && json) {
      writeJson(source.name(), programs.get(), lister);
    } else {
      programs.ifPresent(it -> streams.out().printAll(lister.list(it.programs()).lines().toList()));
    }
    return programs.isPresent();
  }

  /** Writes the directory of an image, even if the image is damaged. */
  private boolean writeDirectory(String name, LifImage image) {
    for (LifEntry file : image.files()) {
      streams
          .out()
          .print(
              json
                  ? new JsonObject()
                      .put("file", name)
                      .put("name", file.name())
                      .put("type", file.type())
                      .put("size", file.size())
                  : "%-10s  %-7s  %s".formatted(file.name(), file.type(), file.size()));
    }
    ProgramFile programs = image.programs();
    report(name, programs.problems());
    return !programs.hasErrors() || options.repair();
  }

  private void writeJson(String name, ProgramFile file, Lister lister) {
    int program = 0;
    for (byte[] code : file.programs()) {
      program++;
      for (Lister.ListedLine line : lister.lines(code)) {
        streams
            .out()
            .print(
                new JsonObject()
                    .put("file", name)
                    .put("program", program)
                    .put("line", line.number())
                    .put("text", line.text())
                    .put("bytes", HexFormat.of().withUpperCase().formatHex(line.bytes())));
      }
    }
  }
}
