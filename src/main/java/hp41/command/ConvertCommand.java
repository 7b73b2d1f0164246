package hp41.command;

import hp41.barcode.PdfSheet;
import hp41.barcode.Sheet;
import hp41.barcode.SvgSheet;
import hp41.listing.ProgramFile;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

  private static final Set<String> TEXT_ENDINGS =
      Set.of("txt", "41", "rpn", "lst", "focal", "hp41");

  /** A full HP-41CX takes eleven. */
  private static final int MOST_PAGES = 1000;

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description = "A file of any kind, or the name of a bundled program.")
  private String in;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "The file to write: text (.txt .41 .rpn), RAW (.raw) or bar code (.svg .pdf).")
  private Path out;

  @Option(
      names = "--to",
      paramLabel = "KIND",
      description = "The kind of OUT: ${COMPLETION-CANDIDATES}.")
  private Kind kind;

  @Option(
      names = "--pad",
      description = "Ends a RAW file with its checksum and nulls to 256 bytes.")
  private boolean padded;

  @Mixin private ListingOptions options;

  @Spec private CommandSpec spec;

  /** What can be written. */
  private enum Kind {
    text,
    raw,
    /** Bar code for the wand, all pages one below the other. */
    svg,
    /** Bar code for the wand, to be printed. */
    pdf
  }

  @Override
  public Integer call() {
    Kind wanted = kind == null ? kindOf(out) : kind;
    PrintWriter errors = spec.commandLine().getErr();
    InstructionSet functions = options.functions(errors);
    Optional<ProgramFile> programs = ProgramSource.read(in, options, errors);
    if (programs.isEmpty()) {
      return ExitCode.FILE;
    }
    try {
      OutputFile.write(out, content(wanted, programs.get().programs(), functions));
      return ExitCode.DONE;
    } catch (IOException unwritable) {
      errors.println(out + ": cannot be written: " + unwritable.getMessage());
      errors.flush();
      return ExitCode.FILE;
    }
  }

  private Kind kindOf(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    if (TEXT_ENDINGS.contains(ending)) {
      return Kind.text;
    }
    for (Kind named : Kind.values()) {
      if (named.name().equals(ending)) {
        return named;
      }
    }
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "the name " + file + " tells no kind of file: say --to text, raw, svg or pdf");
  }

  private byte[] content(Kind wanted, List<byte[]> programs, InstructionSet functions) {
    return switch (wanted) {
      case text -> ProgramFile.text(programs, functions);
      case raw -> padded ? ProgramFile.paddedRaw(programs) : ProgramFile.raw(programs);
      case svg -> SvgSheet.of(sheet(programs));
      case pdf -> PdfSheet.of(sheet(programs));
    };
  }

  private Sheet sheet(List<byte[]> programs) {
    int pages = Sheet.pages(programs);
    if (pages > MOST_PAGES) {
      throw new Failure(
          ExitCode.FILE,
          "%s: its programs take %d pages as bar code, and a file holds at most %d; convert fewer"
              .formatted(in, pages, MOST_PAGES));
    }
    return Sheet.of(programs);
  }
}
