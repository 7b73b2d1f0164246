package hp41.command;

import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.format.Unwritable;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 convert}: programs from one file format to another. */
@Command(
    name = "convert",
    description = "Converts programs between file formats.",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:done", "2:wrong usage", "3:a file can't be read or written"})
final class ConvertCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description =
          "A file of any kind, IMAGE:NAME for one program of an image, or the name of a bundled"
              + " program.")
  private String in;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description =
          "The file to write; .txt, .41 and .rpn are text, .raw .p41 .bin .dat are what they say,"
              + " .svg and .pdf bar code."
              + " To .lif, an image, programs are added under their first label, or one under the"
              + " name in IMAGE.lif:NAME; an image that is not there is made.")
  private String out;

  @Option(
      names = "--to",
      paramLabel = "KIND",
      description = "The kind of OUT: ${COMPLETION-CANDIDATES}.")
  private OutputKind kind;

  @Option(
      names = "--pad",
      description = "Ends a RAW file with its checksum and nulls to 256 bytes.")
  private boolean padded;

  @Mixin private ReadingOptions options;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    OutputKind wanted = kind == null ? kindOf(out) : kind;
    PrintWriter errors = spec.commandLine().getErr();
    InstructionSet functions = options.functions(errors);
    Optional<ProgramFile> programs =
        ProgramSource.read(in, options.reading(errors), errors::println);
    if (programs.isEmpty()) {
      return ExitCode.FILE;
    }
    try {
      wanted.write(out, programs.get().programs(), functions, padded);
      return ExitCode.DONE;
    } catch (IOException unwritable) {
      errors.println(out + ": cannot be written: " + FileTrouble.reason(unwritable));
    } catch (Unwritable unwritable) {
      errors.println(out + ": " + unwritable.getMessage());
    }
    errors.flush();
    return ExitCode.FILE;
  }

  private OutputKind kindOf(String file) {
    return OutputKind.of(file)
        .orElseThrow(
            () ->
                new CommandLine.ParameterException(
                    spec.commandLine(),
                    "the name "
                        + file
                        + " tells no kind of file: say --to "
                        + OutputKind.choice()));
  }
}
