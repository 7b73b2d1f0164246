package hp41.cli.options;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.files.FileTrouble;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.key.Pace;
import hp41.microcode.SystemRom;
import hp41.peripherals.Peripherals;
import hp41.program.NoRoom;
import hp41.text.Counted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all verbs that use a calculator: its model, configuration and initial memory. */
public final class CalculatorOptions {

  @Option(names = "--json", description = "Write one JSON object a line.")
  private boolean json;

  @Mixin private final StateOption state = new StateOption();

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      description = "The model: c, cv or cx (default: cx).")
  private Optional<Model> model = Optional.empty();

  @Option(
      names = "--load",
      paramLabel = "FILE",
      completionCandidates = Candidates.ProgramCandidates.class,
      description = "Load the programs of FILE first, - for stdin; may be repeated.")
  private List<String> load = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      converter = OptionValues.SizeConverter.class,
      description = "Start with N data registers.")
  private Integer size;

  @Mixin private final AccessoryOptions accessories = new AccessoryOptions();

  @Mixin private final RomOption romOption = new RomOption();

  @Mixin private final ReadingOptions reading;

  private final StandardStreams streams;
  private List<ProgramSource> sources = List.of();

  /**
   * Creates the options.
   *
   * @param streams the standard streams; errors of named files are written to stderr
   */
  public CalculatorOptions(StandardStreams streams) {
    this.streams = streams;
    reading = new ReadingOptions(streams);
  }

  /** Returns whether to write JSON. */
  public boolean json() {
    return json;
  }

  /** Returns whether the calculator's work is saved in files. */
  public boolean savesFiles() {
    return state.file().isPresent() || accessories.haveFolder();
  }

  /** Plugs in an accessory or a module image that the options do not name. */
  public void plugIn(String name) {
    accessories.plugIn(name);
  }

  /** Returns the paper of a printer without a file, which is stderr. */
  public Paper paper() {
    return Paper.into(streams.errors());
  }

  /** Returns a calculator that is configured by the options, with its programs loaded. */
  public Calculator calculator(HostPeripherals peripherals, Pace pace) {
    Optional<Image> image = state.read();
    Optional<SystemRom> rom = romOption.rom();
    Model wanted = RomOption.model(model(image), rom);
    List<ProgramSource> programs = loaded().filter(it -> !it.isModuleFile()).toList();
    Plugged plugged = accessories.plugged(image, wanted, streams.errors());
    Calculator calculator =
        Internals.named(CalculatorFactory.builder(wanted, around(peripherals)), reading.named())
            .plugged(plugged)
            .pace(pace)
            .image(image)
            .engine(rom)
            .build();
    if (size != null && !calculator.contents().resize(size)) {
      throw noRoom("", calculator.modes().size() + calculator.modes().free());
    }
    loadPrograms(calculator, programs);
    accessories.insertCards(calculator);
    return calculator;
  }

  /** Returns the peripherals with the folders of the options. */
  public Peripherals around(HostPeripherals host) {
    return accessories.around(host);
  }

  /**
   * Returns the model of saved memory, or else the one that the option names.
   *
   * @throws Failure if the option names another model than that of saved memory
   */
  private Optional<Model> model(Optional<Image> image) {
    Optional<Model> saved = image.map(Image::model);
    if (model.isPresent() && saved.isPresent() && !saved.equals(model)) {
      throw new Failure(
          ExitCode.USAGE,
          "%s contains a %s, not a %s"
              .formatted(state.file().orElseThrow(), saved.get().label(), model.get().label()));
    }
    return saved.or(() -> model);
  }

  /** Returns the sources of the option, which are read only once. */
  private Stream<ProgramSource> loaded() {
    if (sources.isEmpty()) {
      sources = load.stream().map(this::open).toList();
    }
    return sources.stream();
  }

  /**
   * Reads a file or bundled program, and plugs it in if it is the file of a module image; errors
   * are written to stderr.
   */
  public ProgramSource open(String name) {
    ProgramSource source = streams.open(name).orElseThrow(() -> new Failure(ExitCode.FILE, ""));
    if (source.isModuleFile()) {
      plugIn(name);
    }
    return source;
  }

  private void loadPrograms(Calculator calculator, List<ProgramSource> from) {
    List<byte[]> programs = new ArrayList<>();
    for (ProgramSource source : ProgramSource.joined(from)) {
      programs.addAll(programs(source, calculator));
    }
    if (!programs.isEmpty()) {
      String names = from.stream().map(ProgramSource::name).collect(Collectors.joining(", "));
      load(calculator, names, programs);
    }
  }

  /** Returns the programs of a source; errors are written to stderr. */
  public List<byte[]> programs(ProgramSource source, Calculator calculator) {
    return source
        .usable(reading.reading(Internals.known(calculator)), streams.errors()::print)
        .map(ProgramFile::programs)
        .orElseThrow(() -> new Failure(ExitCode.FILE, ""));
  }

  /** Writes a warning to stderr. */
  public void warn(String text) {
    streams.errors().complain(text);
  }

  /**
   * Loads programs; if there is too little room, fails with the size that would fit. Loading
   * removes unused data registers if necessary, but not those that the option asks for.
   */
  public void load(Calculator calculator, String name, List<byte[]> programs) {
    try {
      calculator.load(programs);
    } catch (NoRoom tight) {
      throw new Failure(ExitCode.USAGE, name + ": " + tight.getMessage());
    }
    int registers = calculator.contents().size();
    if (size != null && registers < size) {
      throw noRoom(" with " + name, registers);
    }
  }

  private Failure noRoom(String loaded, int registers) {
    return new Failure(
        ExitCode.USAGE,
        "--size %d: there is room for %s%s; type --size %d or less"
            .formatted(size, Counted.of(registers, "register"), loaded, registers));
  }

  /**
   * Does the work of a verb. At the end, also after a failure or a signal, the paper is finished,
   * and memory is saved if the options name a state file.
   *
   * @param memory returns the memory to save
   * @return the exit code
   */
  public int saving(Callable<Integer> work, Paper paper, Supplier<Image> memory) throws Exception {
    return streams
        .end()
        .saving(
            work,
            exitCode -> {
              int printed = paper.end();
              int saved = save(memory.get());
              boolean done = exitCode == ExitCode.DONE;
              return saved != ExitCode.DONE ? saved : done ? printed : exitCode;
            },
            this::warnUnsaved);
  }

  private int save(Image memory) {
    try {
      state.write(memory);
      return ExitCode.DONE;
    } catch (IOException unwritable) {
      warn(FileTrouble.message(unwritable));
      return ExitCode.FILE;
    }
  }

  private void warnUnsaved() {
    warn(
        "the calculator did not stop, so nothing was saved"
            + state.file().map(it -> "; " + it + " is unchanged").orElse(""));
  }
}
