package hp41.cli;

import hp41.Image;
import hp41.StateFile;
import hp41.app.ExitCode;
import hp41.cli.options.Candidates;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.files.OutputKind;
import hp41.files.OutputKind.Making;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.machine.InstructionSet;
import hp41.program.ProgramWriteException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 convert}: converts programs between file formats. */
@Command(
    name = "convert",
    description = "Convert programs between file formats.",
    exitCodeList = {"0:success", "2:wrong usage", "3:a file cannot be read or written"},
    footer = {
      "  hp41 convert mine.txt mine.raw",
      "  hp41 convert 8QUEENS 8queens.pdf",
      "  hp41 convert --to text - - <mine.raw",
      "  hp41 convert A.txt B.raw mine.mod --xrom 12",
      "  hp41 convert --to state mine.dm41 mine-memory.txt"
    })
final class ConvertCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "IN... OUT",
      completionCandidates = Candidates.ProgramCandidates.class,
      arity = "1..*",
      hideParamSyntax = true,
      description =
          "IN is a file of any format, IMAGE:NAME for one program of an image, the name of"
              + " a bundled program, or - for stdin. The programs of several IN are joined. The"
              + " ending of OUT decides its format: .txt, .41 and .rpn are listings; .raw, .p41,"
              + " .bin and .dat are bytes; .svg and .pdf are bar code; .mod and .rom are plug-in"
              + " modules, assembled from IN.asm if this is microcode; .dm41 and .d41 contain all"
              + " of memory, from one state or dump. A .lif image is created if"
              + " it does not exist; programs are added under their first label, or under the"
              + " name in IMAGE.lif:NAME. - is stdout.")
  private List<String> files;

  @Option(
      names = "--to",
      paramLabel = "KIND",
      description = "The format of OUT: ${COMPLETION-CANDIDATES}.")
  private OutputKind kind;

  @Option(
      names = "--pad",
      description = "Add the checksum and nulls up to a multiple of 256 bytes to a RAW file.")
  private boolean padded;

  @Option(names = "--xrom", paramLabel = "N", description = "The XROM number of a module, 1 to 31.")
  private int xrom;

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "The title of a module (default: the name of OUT).")
  private String title;

  @Option(
      names = "--force",
      description = "Overwrite a file that has another format or cannot be read.")
  private boolean force;

  @Mixin private final FileOptions options;

  @Spec private CommandSpec spec;

  private final StandardStreams streams;

  ConvertCommand(StandardStreams streams) {
    this.streams = streams;
    options = new FileOptions(streams);
  }

  @Override
  public Integer call() {
    if (files.size() < 2) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "Missing required parameter: 'OUT'");
    }
    if (files.size() == 2 && MicrocodeFiles.isListing(files.get(0))) {
      return assemble();
    }
    OutputKind wanted = kind == null ? kindOf(out()) : kind;
    if (padded && wanted != OutputKind.raw) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--pad is for RAW files: use --to raw");
    }
    if (wanted.isMemory()) {
      return convertMemory(wanted);
    }
    Output errors = streams.errors();
    InstructionSet functions = options.functions();
    List<byte[]> programs = new ArrayList<>();
    for (String in : files.subList(0, files.size() - 1)) {
      Optional<ProgramSource> source = streams.open(in);
      Optional<ProgramFile> file =
          source.flatMap(it -> it.usable(options.reading(options.functions()), errors::print));
      if (file.isEmpty()) {
        return ExitCode.FILE;
      }
      functions = source.get().functions(functions);
      programs.addAll(file.get().programs());
    }
    try {
      return write(wanted, programs, functions);
    } catch (IOException unwritable) {
      errors.print(out() + ": " + FileTrouble.unwritten(unwritable));
    } catch (ProgramWriteException unwritable) {
      errors.print(out() + ": " + unwritable.getMessage());
    }
    return ExitCode.FILE;
  }

  /** Converts all of memory: a state file or a dump to the other. */
  private int convertMemory(OutputKind wanted) {
    if (files.size() != 2) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "a " + wanted + " file contains one memory: name one IN");
    }
    Optional<ProgramSource> source = streams.open(files.get(0));
    if (source.isEmpty()) {
      return ExitCode.FILE;
    }
    try {
      if (!StateFile.isState(source.get().content())) {
        streams
            .errors()
            .print(
                "%s: not a state or a dump; --state %s --load %s writes programs to a memory"
                    .formatted(files.get(0), out(), files.get(0)));
        return ExitCode.FILE;
      }
      return write(wanted, source.get().memory());
    } catch (IOException unusable) {
      streams.errors().print(FileTrouble.message(unusable));
      return ExitCode.FILE;
    }
  }

  private int write(OutputKind wanted, Image memory) throws IOException {
    if (out().equals(StandardStreams.NAME)) {
      streams.out().write(wanted.content(out(), memory));
      return ExitCode.DONE;
    }
    if (!force && wanted.wouldLose(out(), options.functions())) {
      return refuse(wanted);
    }
    wanted.write(out(), memory);
    return ExitCode.DONE;
  }

  private int assemble() {
    boolean loses = false;
    try {
      loses = !force && OutputKind.mod.wouldLose(out(), options.functions());
    } catch (IOException unreadable) {
      loses = true;
    }
    return loses
        ? refuse(OutputKind.mod)
        : new MicrocodeFiles(streams).assemble(files.get(0), out());
  }

  private int refuse(OutputKind wanted) {
    streams
        .errors()
        .print(
            "%s: the file exists, and is not a %s file or cannot be read; --force overwrites it"
                .formatted(out(), wanted));
    return ExitCode.FILE;
  }

  private int write(OutputKind wanted, List<byte[]> programs, InstructionSet functions)
      throws IOException {
    if (out().equals(StandardStreams.NAME)) {
      streams.out().write(wanted.content(programs, functions, making()));
      return ExitCode.DONE;
    }
    if (!force && wanted.wouldLose(out(), functions)) {
      return refuse(wanted);
    }
    wanted.write(out(), programs, functions, making());
    return ExitCode.DONE;
  }

  private String out() {
    return files.get(files.size() - 1);
  }

  private Making making() {
    String name = out().replaceAll(".*[/\\\\]", "").replaceAll("\\.[^.]*$", "");
    return new Making(padded, xrom, title == null ? name.toUpperCase(Locale.ROOT) : title);
  }

  private OutputKind kindOf(String file) {
    return OutputKind.of(file)
        .orElseThrow(
            () ->
                new CommandLine.ParameterException(
                    spec.commandLine(),
                    "the name " + file + " has no known ending: use --to " + OutputKind.choice()));
  }
}
