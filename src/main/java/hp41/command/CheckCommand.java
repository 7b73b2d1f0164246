package hp41.command;

import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Diagnostic;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 check}: what is wrong with program files. */
@Command(
    name = "check",
    description = "Tells every problem of program files, without running them.",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:no errors", "2:wrong usage", "3:a file can't be read or has errors"})
final class CheckCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of any kind, IMAGE:NAME, or names of bundled programs.")
  private List<String> files;

  @Option(names = "--json", description = "Writes each problem as a JSON object.")
  private boolean json;

  @Mixin private ReadingOptions options;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Lines lines = new Lines(spec.commandLine().getOut());
    PrintWriter errors = spec.commandLine().getErr();
    int exitCode = ExitCode.DONE;
    for (String name : files) {
      Optional<ProgramFile> file =
          ProgramSource.open(name, errors::println)
              .flatMap(source -> source.programs(options.assembler(errors), errors::println));
      for (Diagnostic problem : file.map(ProgramFile::problems).orElse(List.of())) {
        lines.print(json ? object(name, problem) : problem.report(name));
      }
      if (file.filter(it -> ProgramSource.isUsable(it, options.repair())).isEmpty()) {
        exitCode = ExitCode.FILE;
      }
    }
    return exitCode;
  }

  private static JsonObject object(String file, Diagnostic problem) {
    return new JsonObject()
        .put("file", file)
        .put("line", problem.line())
        .put("column", problem.column())
        .put("severity", problem.severity().name().toLowerCase(Locale.ROOT))
        .put("message", problem.message())
        .put("nearest", problem.nearest());
  }
}
