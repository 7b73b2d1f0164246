package hp41.cli.options;

import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.files.ProgramSource;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of verbs that read program files but need no calculator. */
public final class FileOptions extends ReadingOptions {

  /** The option for listings from text recognition. */
  public static final String RECOGNIZED = "--ocr";

  @Option(
      names = "--plug",
      paramLabel = "FILE",
      description =
          "Use the function names of the module whose image is in FILE (.mod, .rom); may be"
              + " repeated.")
  private List<String> plug = List.of();

  @Option(
      names = RECOGNIZED,
      description =
          "Correct what text recognition (OCR) has misread in a listing. Each change is a warning,"
              + " and each doubtful line an error.")
  private boolean recognized;

  private final StandardStreams streams;
  private Optional<InstructionSet> known = Optional.empty();

  /**
   * Creates the options.
   *
   * @param streams the standard streams; a table of names can be read from stdin, and errors are
   *     written to stderr
   */
  public FileOptions(StandardStreams streams) {
    super(streams);
    this.streams = streams;
  }

  /** Returns an assembler that corrects listings if the user wants this. */
  public Assembler reader(Assembler assembler) {
    return recognized ? assembler.recognizing() : assembler;
  }

  @Override
  public ProgramSource.Reading reading(InstructionSet known) {
    ProgramSource.Reading reading = super.reading(known);
    return new ProgramSource.Reading(reader(reading.assembler()), reading.repair());
  }

  /** Returns the functions that listings can use. */
  public InstructionSet functions() {
    if (known.isEmpty()) {
      Plugged plugged = AccessoryOptions.with(Plugged.NOTHING, plug);
      AccessoryOptions.check(plugged, Model.CX);
      plugged.notes(Model.CX).forEach(streams.errors()::complain);
      known = Optional.of(Internals.known(plugged, named()));
    }
    return known.get();
  }
}
