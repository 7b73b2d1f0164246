package hp41.cli;

import hp41.Internals;
import hp41.MemoryContents;
import hp41.StateFile;
import hp41.app.ExitCode;
import hp41.cli.options.StandardStreams;
import hp41.files.FileTrouble;
import hp41.files.ProblemList;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.Proofreader;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hp41 check}: reports the problems of program files. */
@Command(
    name = "check",
    description = {
      "Report the problems of program files without running them: at most 100 of each file, or"
          + " all with --json.",
      "For a module, a state or a dump, list what it contains."
    },
    exitCodeList = {
      "0:no errors",
      "2:wrong usage",
      "3:a file cannot be read or has errors, or warnings with --strict"
    },
    footer = {
      "  hp41 check mine.txt",
      "  hp41 check --strict *.raw",
      "  hp41 check --ocr scanned.txt"
    })
final class CheckCommand extends FilesVerb {

  @Option(names = "--json", description = "Write each problem as a JSON object.")
  private boolean json;

  @Option(names = "--strict", description = "Exit with 3 on warnings, too.")
  private boolean strict;

  CheckCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    InstructionSet functions = options.functions();
    Assembler assembler = options.reader(Assembler.proofreading(functions, options.letters()));
    boolean sound = true;
    for (String name : files) {
      sound &= check(name, assembler, functions);
    }
    return sound ? ExitCode.DONE : ExitCode.FILE;
  }

  /** Reports the problems of a file; returns whether the file can be used. */
  private boolean check(String name, Assembler assembler, InstructionSet functions) {
    Optional<ProgramSource> source = streams.open(name);
    if (source.filter(it -> StateFile.isState(it.content())).isPresent()) {
      boolean complete = checkMemory(source.get());
      if (!complete || !StateFile.isDump(source.get().content())) {
        return complete;
      }
    }
    Optional<ProgramFile> file =
        source.flatMap(it -> it.programs(assembler, streams.errors()::print));
    if (file.isEmpty()) {
      return false;
    }
    String shown = source.get().name();
    source
        .get()
        .module()
        .map(image -> new ModuleReport(shown, image, source.get().functions(functions)))
        .ifPresent(it -> (json ? it.objects() : it.lines()).forEach(streams.out()::print));
    List<Diagnostic> problems = problems(file.get(), functions);
    (json
            ? problems.stream().map(it -> object(shown, it)).toList()
            : new ProblemList(shown, problems).lines())
        .forEach(streams.out()::print);
    return ProgramSource.isUsable(file.get(), options.repair()) && !(strict && !problems.isEmpty());
  }

  /** Lists what a state or dump contains; returns whether it is complete. */
  private boolean checkMemory(ProgramSource source) {
    try {
      for (String line : MemoryContents.of(source.memory())) {
        streams
            .out()
            .print(
                json
                    ? new JsonObject().put("file", source.name()).put("content", line)
                    : source.name() + ": " + line);
      }
      return true;
    } catch (StateFile.Unusable damaged) {
      streams
          .out()
          .print(
              json ? object(source.name(), Internals.diagnostic(damaged)) : damaged.getMessage());
    } catch (IOException unreadable) {
      streams.errors().print(FileTrouble.message(unreadable));
    }
    return false;
  }

  /**
   * Returns all problems. The proofreader is omitted for a listing, whose assembler has reported
   * all problems, for a damaged file, in which labels may be missing, and for a module, whose
   * programs call each other.
   */
  private static List<Diagnostic> problems(ProgramFile file, InstructionSet functions) {
    boolean read = file.format() == ProgramFile.Format.TEXT;
    if (read || file.format() == ProgramFile.Format.MODULE || file.hasErrors()) {
      return file.problems();
    }
    List<Diagnostic> problems = new ArrayList<>(file.problems());
    problems.addAll(Proofreader.warnings(file.programs(), functions));
    return problems;
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
