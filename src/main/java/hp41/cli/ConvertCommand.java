package hp41.cli;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.Candidates;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.files.OutputKind.WriteOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
      "  hp41 convert page1.jpg page2.jpg paper.raw",
      "  hp41 convert --ocr scanned.txt paper.raw",
      "  hp41 convert A.txt B.raw mine.mod --xrom 12",
      "  hp41 convert --to text *.raw listings/",
      "  hp41 convert --to state mine.dm41 mine-memory.txt"
    })
final class ConvertCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "IN... OUT",
      completionCandidates = Candidates.ProgramCandidates.class,
      arity = "1..*",
      hideParamSyntax = true,
      description =
          "IN is a file of any format, a scan or photo of bar code, IMAGE:NAME for one program of an image, the name of"
              + " a bundled program, or - for stdin. The programs of several IN are joined. The"
              + " ending of OUT decides its format: .txt, .lst, .hp41, .41, .focal and .rpn are"
              + " listings; .raw, .p41, .bin and .dat are bytes; .svg and .pdf are bar code, and .wnd"
              + " contains its rows as text, which the TULIP4041 scans; .mod"
              + " and .rom are plug-in modules, assembled from IN.asm if this is microcode; .dm41"
              + " and .d41 contain all"
              + " of memory, from one state or dump. A .lif image is created if"
              + " it does not exist; programs are added under their first label, or under the"
              + " name in IMAGE.lif:NAME. - is stdout. If OUT is a folder, each IN is converted to"
              + " a file of its own with the ending of --to.")
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
  public Integer call() throws IOException {
    if (files.size() < 2) {
      throw wrong("Missing required parameter: 'OUT'");
    }
    List<String> ins = files.subList(0, files.size() - 1);
    String out = files.get(files.size() - 1);
    if (out.endsWith("/") || Files.isDirectory(FileTrouble.path(out))) {
      return convertEach(ins, out);
    }
    OutputKind wanted = kind;
    if (wanted == null) {
      boolean assembles = ins.size() == 1 && MicrocodeFiles.isListing(ins.get(0));
      wanted = assembles ? OutputKind.mod : kindOf(out);
    }
    return conversion(wanted).convert(ins, out);
  }

  private FileConversion conversion(OutputKind wanted) {
    if (padded && wanted != OutputKind.raw) {
      throw wrong("--pad is for RAW files: use --to raw");
    }
    return new FileConversion(streams, options, wanted, force, this::writing);
  }

  /** Converts each source to a file in a folder. A source that fails does not stop the others. */
  private int convertEach(List<String> ins, String folder) throws IOException {
    if (kind == null) {
      throw wrong(folder + " is a folder: use --to " + OutputKind.choice());
    } else if (!Files.isDirectory(FileTrouble.path(folder))) {
      throw new Failure(ExitCode.FILE, folder + ": there is no such folder; create it first");
    }
    FileConversion conversion = conversion(kind);
    Map<String, String> written = new HashMap<>();
    int exitCode = ExitCode.DONE;
    for (String in : ins) {
      String out = FileTrouble.path(folder).resolve(nameOf(in) + '.' + kind.ending()).toString();
      Optional<String> refusal = refusal(in, out, written.putIfAbsent(out, in));
      refusal.ifPresent(streams.errors()::print);
      int done = refusal.isPresent() ? ExitCode.FILE : conversion.convert(List.of(in), out);
      exitCode = Math.max(exitCode, done);
    }
    return exitCode;
  }

  /** Returns the name of a source without its folder and ending; that of an entry of an image. */
  private static String nameOf(String in) {
    return in.replaceAll(".*[/\\\\:]", "").replaceAll("(?<=.)\\.[^.]*$", "");
  }

  /**
   * Returns why a source is not converted to a file.
   *
   * @param earlier the source that was converted to this file before, or null
   */
  private static Optional<String> refusal(String in, String out, String earlier)
      throws IOException {
    if (in.equals(StandardStreams.NAME)) {
      return Optional.of("stdin has no name for a file in a folder; name a file as OUT");
    } else if (earlier != null) {
      return Optional.of("%s: %s was already written from %s".formatted(in, out, earlier));
    }
    Path file = FileTrouble.path(out);
    boolean same = Files.exists(file) && Files.exists(FileTrouble.path(in));
    return same && Files.isSameFile(file, FileTrouble.path(in))
        ? Optional.of(in + ": the file would replace itself; use another folder")
        : Optional.empty();
  }

  private WriteOptions writing(String out) {
    return new WriteOptions(padded, xrom, title == null ? WriteOptions.title(out) : title);
  }

  private OutputKind kindOf(String file) {
    return OutputKind.of(file)
        .orElseThrow(
            () ->
                wrong(
                    "the name " + file + " has no known ending: use --to " + OutputKind.choice()));
  }

  private CommandLine.ParameterException wrong(String message) {
    return new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
