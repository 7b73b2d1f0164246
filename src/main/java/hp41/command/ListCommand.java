package hp41.command;

import hp41.listing.Lister;
import hp41.listing.ProgramFile;
import java.io.PrintWriter;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 list}: programs as listings in canonical spelling. */
@Command(
    name = "list",
    description = "Writes the programs of files as listings.",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:done", "2:wrong usage", "3:a file can't be read"})
final class ListCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of any kind, or names of bundled programs.")
  private List<String> files;

  @Option(
      names = {"-n", "--numbers"},
      description = "Begins each line with its number.")
  private boolean numbers;

  @Option(
      names = {"-p", "--pretty"},
      description = "Spells steps as the display shows them: LBL┬A, X≠Y?, ENTER↑.")
  private boolean pretty;

  @Option(names = "--json", description = "Writes each line as a JSON object.")
  private boolean json;

  @Mixin private ListingOptions options;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter errors = spec.commandLine().getErr();
    Lister lister = new Lister(options.functions(errors), new Lister.Style(numbers, pretty));
    int exitCode = ExitCode.DONE;
    for (String file : files) {
      Optional<ProgramFile> programs = ProgramSource.read(file, options, errors);
      if (programs.isEmpty()) {
        exitCode = ExitCode.FILE;
      } else if (json) {
        writeJson(file, programs.get(), lister, out);
      } else {
        out.print(lister.list(programs.get().programs()));
      }
    }
    out.flush();
    return exitCode;
  }

  private static void writeJson(String name, ProgramFile file, Lister lister, PrintWriter out) {
    int program = 0;
    for (byte[] code : file.programs()) {
      program++;
      for (Lister.Line line : lister.lines(code)) {
        out.print(
            "{\"file\":%s,\"program\":%d,\"line\":%d,\"text\":%s,\"bytes\":\"%s\"}\n"
                .formatted(
                    Json.quoted(name),
                    program,
                    line.number(),
                    Json.quoted(line.text()),
                    HexFormat.of().withUpperCase().formatHex(line.bytes())));
      }
    }
  }
}
