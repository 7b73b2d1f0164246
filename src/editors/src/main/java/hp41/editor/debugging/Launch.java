package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.TypedLineError;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.debug.Conditions;
import hp41.debug.Programs;
import hp41.files.BundledProgram;
import hp41.files.FileTrouble;
import hp41.files.PlugNames;
import hp41.files.ProgramSource;
import hp41.files.SourceProblem;
import hp41.format.ProgramFile;
import hp41.key.Pace;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.memory.Flags;
import hp41.microcode.SystemRom;
import hp41.peripherals.Peripherals;
import hp41.program.NoRoom;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Creates the calculator for a launch request.
 *
 * @param wanted the launch configuration
 * @param events receives errors
 * @param defaultRom the ROM that is used if the configuration names none
 */
record Launch(LaunchArguments wanted, DapEvents events, Optional<SystemRom> defaultRom) {

  /**
   * A loaded file or bundled program.
   *
   * @param path the path of a listing; empty if the text is available only by its reference
   */
  record LaunchedProgram(String name, Optional<Path> path, String text) {}

  /** The result of a launch: a calculator whose program pointer is at the start. */
  record Launched(Calculator calculator, Peripherals peripherals, List<LaunchedProgram> loaded) {}

  /** Creates the calculator; fails with the reason if the configuration is not valid. */
  Launched launch() {
    if (wanted
        .text(LaunchArguments.PROGRAM)
        .or(() -> wanted.text(LaunchArguments.LABEL))
        .isEmpty()) {
      throw DebugContext.refusal("program: a launch needs a program or a label");
    }
    Optional<ProgramSource> source = wanted.text(LaunchArguments.PROGRAM).map(this::open);
    Optional<ProgramSource> module = source.filter(it -> it.module().isPresent());
    Optional<SystemRom> rom = rom();
    Model model = model(rom);
    Pace pace = pace();
    Peripherals peripherals =
        peripherals(pace)
            .with(
                (hertz, milliseconds) ->
                    events.console("♪ %d Hz, %d ms".formatted(hertz, milliseconds)));
    Calculator calculator =
        CalculatorFactory.builder(model, peripherals)
            .plugged(plugged(model, module))
            .pace(pace)
            .engine(rom)
            .build();
    wanted.entry().get(LaunchArguments.SIZE).ifPresent(size -> resize(calculator, size.intValue()));
    List<LaunchedProgram> loaded =
        module.isPresent() ? List.of() : source.stream().map(it -> load(calculator, it)).toList();
    moveToStart(calculator, module);
    return new Launched(calculator, peripherals, loaded);
  }

  private Pace pace() {
    return switch (wanted.text(LaunchArguments.SPEED).orElse("full")) {
      case "full" -> Pace.FULL;
      case "authentic" -> Pace.AUTHENTIC;
      default -> throw DebugContext.refusal("speed: full or authentic");
    };
  }

  private static HostPeripherals peripherals(Pace pace) {
    return HostPeripherals.now(
        pace == Pace.FULL
            ? new HostPeripherals.SkippingClock()
            : new HostPeripherals.SteadyClock());
  }

  /** Sets the program pointer to the start and opens the debugger. */
  private void moveToStart(Calculator calculator, Optional<ProgramSource> module) {
    int start = start(calculator, module);
    prepare(calculator);
    calculator.endEntry();
    calculator.programs().goTo(calculator.programs().pointer(start));
    calculator.contents().flag(Flags.PRGM, false);
    calculator.takeEvents();
    calculator.debugger().open(true);
  }

  private Optional<SystemRom> rom() {
    Optional<String> name = wanted.text(LaunchArguments.ROM);
    try {
      return name.isEmpty()
          ? defaultRom
          : Optional.of(SystemRom.read(FileTrouble.path(file(name.get()))));
    } catch (IOException unusable) {
      throw DebugContext.refusal("rom: " + FileTrouble.message(unusable));
    }
  }

  private Model model(Optional<SystemRom> rom) {
    Model model =
        CalculatorFactory.model(wanted.text(LaunchArguments.MODEL).map(Launch::named), rom);
    refuse("rom", rom.flatMap(it -> it.problem(model)));
    return model;
  }

  private static Model named(String name) {
    try {
      return Model.valueOf(name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException none) {
      throw DebugContext.refusal("model: c, cv or cx, not " + name.toLowerCase(Locale.ROOT));
    }
  }

  private static void refuse(String what, Optional<String> problem) {
    problem.ifPresent(
        why -> {
          throw DebugContext.refusal(what + ": " + why);
        });
  }

  private Plugged plugged(Model model, Optional<ProgramSource> module) {
    List<String> names =
        new ArrayList<>(wanted.entry().get(LaunchArguments.PLUG).orElse(List.of()));
    module.map(ProgramSource::name).ifPresent(names::add);
    Plugged plugged = Plugged.NOTHING;
    for (String name : names) {
      try {
        String found = PlugNames.isIncluded(name) ? name : file(name);
        plugged = PlugNames.with(plugged, found);
      } catch (IOException unusable) {
        throw DebugContext.refusal("plug: " + FileTrouble.message(unusable));
      }
    }
    refuse("plug", plugged.problem(model));
    return plugged;
  }

  private ProgramSource open(String program) {
    List<SourceProblem> problems = new ArrayList<>();
    return ProgramSource.openStored(file(program), problems::add)
        .orElseThrow(() -> DebugContext.refusal(problems.get(0).toString()));
  }

  /** Returns a file name relative to the working folder of the launch configuration. */
  private String file(String name) {
    Optional<String> folder = wanted.text(LaunchArguments.CWD);
    boolean bundled = BundledProgram.named(name).isPresent();
    return bundled || PlugNames.isIncluded(name) || folder.isEmpty()
        ? name
        : in(folder.get(), name);
  }

  private static String in(String folder, String name) {
    try {
      return FileTrouble.path(folder).resolve(FileTrouble.path(name)).toString();
    } catch (IOException impossible) {
      throw DebugContext.refusal("cwd: " + FileTrouble.message(impossible));
    }
  }

  private static void resize(Calculator calculator, int size) {
    if (!calculator.contents().resize(size)) {
      throw DebugContext.refusal("size: there is no room for " + size + " registers");
    }
  }

  private LaunchedProgram load(Calculator calculator, ProgramSource source) {
    String program = wanted.text(LaunchArguments.PROGRAM).orElseThrow();
    List<String> complaints = new ArrayList<>();
    ProgramSource.Reading reading =
        new ProgramSource.Reading(new Assembler(Internals.known(calculator)), false);
    Optional<ProgramFile> usable = source.usable(reading, complaints::add);
    complaints.forEach(events::error);
    ProgramFile file = usable.orElseThrow(() -> DebugContext.refusal(complaints.get(0)));
    try {
      calculator.load(file.programs());
    } catch (NoRoom tight) {
      throw DebugContext.refusal(program + ": " + tight.getMessage());
    }
    return file.format() == ProgramFile.Format.TEXT
        ? listing(source)
        : new LaunchedProgram(
            program,
            Optional.empty(),
            new Lister(Internals.known(calculator)).list(file.programs()));
  }

  private static LaunchedProgram listing(ProgramSource source) {
    String text = new String(source.content(), StandardCharsets.UTF_8);
    if (source.isBundled()) {
      return new LaunchedProgram(source.name(), Optional.empty(), text);
    }
    Path path = Path.of(source.name()).toAbsolutePath().normalize();
    return new LaunchedProgram(path.getFileName().toString(), Optional.of(path), text);
  }

  /** Returns the position of the label, or else of the program's first line. */
  private int start(Calculator calculator, Optional<ProgramSource> module) {
    Programs programs = calculator.programs();
    Optional<String> label = wanted.text(LaunchArguments.LABEL);
    int pointer =
        label.isPresent()
            ? programs
                .find(label.get())
                .orElseThrow(() -> DebugContext.refusal("label: there is no " + label.get()))
            : module
                .flatMap(it -> programs.beginning(PlugInModule.nameOf(it.name())))
                .orElseGet(programs::beginning);
    return programs.place(pointer);
  }

  /** Sets the initial values of the stack, ALPHA and registers. */
  private void prepare(Calculator calculator) {
    wanted
        .entry()
        .get(LaunchArguments.REGISTERS)
        .orElse(Map.of())
        .forEach((number, word) -> register(calculator, number, word));
    wanted
        .text(LaunchArguments.STACK)
        .ifPresent(
            words -> {
              calculator.type(words).map(TypedLineError::message).ifPresent(Launch::refuseStack);
              if (!calculator.run(DebugContext.MAX_LINES)) {
                refuseStack(Conditions.notDone(DebugContext.MAX_LINES));
              }
              Optional.of(calculator.contents().error())
                  .filter(it -> !it.isEmpty())
                  .ifPresent(Launch::refuseStack);
            });
    wanted
        .text(LaunchArguments.ALPHA)
        .ifPresent(it -> new WatchableValues(calculator).putAlpha(it));
  }

  private static void refuseStack(String why) {
    throw DebugContext.refusal("stack: " + why);
  }

  private static void register(Calculator calculator, int number, long word) {
    if (number >= calculator.contents().size()) {
      throw DebugContext.refusal("registers: there is no register " + number);
    }
    calculator.contents().register(number, word);
  }
}
