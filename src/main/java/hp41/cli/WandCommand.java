package hp41.cli;

import hp41.app.ExitCode;
import hp41.cli.options.OptionValues;
import hp41.cli.options.StandardStreams;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.format.WandFile;
import hp41.listing.Barcode;
import hp41.memory.LabelName;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hp41 wand}: writes the rows of bar code that a module for the real HP-41 sends. */
@Command(
    name = "wand",
    description = {
      "Write the rows of bar code of programs, and rows of data, as commands of the TULIP4041.",
      "This module for the real HP-41 emulates a wand. Each line sends a row: wand sendx and its"
          + " bytes. The progress is written to stderr."
    },
    exitCodeList = {"0:success", "2:wrong usage", "3:a file cannot be read"},
    footer = {"  hp41 wand mine.raw", "  hp41 wand --pause 0.1 mine.raw"})
final class WandCommand extends FilesVerb {

  private static final HexFormat BYTES = HexFormat.of().withUpperCase();

  @Option(
      names = "--pause",
      paramLabel = "SECONDS",
      converter = OptionValues.Seconds.class,
      description = "Wait after each row, so that the calculator can process it (default: 0).")
  private Duration pause = Duration.ZERO;

  WandCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() throws InterruptedException {
    List<ProgramSource> sources =
        files.stream().flatMap(file -> streams.open(file).stream()).toList();
    if (sources.size() < files.size()) {
      return ExitCode.FILE;
    }
    for (ProgramSource source : ProgramSource.joined(sources)) {
      List<byte[]> others = WandFile.otherRows(source.content());
      Optional<ProgramFile> file = programs(source, others.isEmpty());
      if (file.isEmpty()) {
        return ExitCode.FILE;
      }
      for (byte[] program : file.get().programs()) {
        send(Barcode.of(program));
      }
      for (byte[] row : others) {
        send(row, source.name() + ": a row that is not part of a program");
      }
    }
    return ExitCode.DONE;
  }

  /** Returns the programs of a source. If they are not needed, problems are not reported. */
  private Optional<ProgramFile> programs(ProgramSource source, boolean needed) {
    return needed
        ? source.usable(options.reading(options.functions()), streams.errors()::print)
        : source
            .programs(options.reading(options.functions()).assembler(), problem -> {})
            .filter(it -> ProgramSource.isUsable(it, options.repair()));
  }

  private void send(Barcode code) throws InterruptedException {
    String name =
        code.title().isEmpty() ? "program without a name" : new LabelName(code.title()).typed();
    for (Barcode.BarcodeRow row : code.rows()) {
      send(
          row.bytes(),
          "%s: row %d of %d (%d - %d)"
              .formatted(name, row.number(), code.rows().size(), row.firstLine(), row.lastLine()));
    }
  }

  private void send(byte[] row, String progress) throws InterruptedException {
    streams.errors().print(progress);
    streams.out().print("wand sendx " + BYTES.formatHex(row).replaceAll("..(?=.)", "$0 "));
    Thread.sleep(pause.toMillis());
  }
}
