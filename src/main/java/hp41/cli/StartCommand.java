package hp41.cli;

import hp41.Calculator;
import hp41.CalculatorBuilder;
import hp41.Image;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.cli.options.AccessoryOptions;
import hp41.cli.options.Candidates;
import hp41.cli.options.NamesOption;
import hp41.cli.options.RomOption;
import hp41.cli.options.SavedMemory;
import hp41.cli.options.Settings;
import hp41.cli.options.StandardStreams;
import hp41.cli.options.StateOption;
import hp41.commands.EngineCommands;
import hp41.files.Output;
import hp41.files.UserFolders;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.microcode.SystemRom;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import hp41.peripherals.Peripherals;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.states.StateFolder;
import hp41.terminal.Console;
import hp41.terminal.Console.AttachedDevices;
import hp41.terminal.InternalErrors;
import hp41.terminal.UserPreferences;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code hp41} without a verb: opens the calculator in the terminal or in line mode. Missing
 * options have the values that were last chosen in the terminal.
 */
final class StartCommand {

  @Option(
      names = "--keymap",
      paramLabel = "NAME|FILE",
      completionCandidates = Candidates.KeyMapNames.class,
      description = "Use the keys of sim41, of v41, or of your own file in the terminal.")
  private Optional<String> keymap = Optional.empty();

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      completionCandidates = Candidates.Themes.class,
      description = "Use these colours in the terminal: ${COMPLETION-CANDIDATES}.")
  private Optional<String> theme = Optional.empty();

  @Option(names = "--ascii", description = "Draw with ASCII characters only.")
  private boolean ascii;

  @Option(
      names = "--plain",
      description =
          "Read and write lines instead of drawing a screen, for screen readers and logs"
              + " (default with TERM=dumb).")
  private boolean plain;

  @Option(
      names = "--speed",
      paramLabel = "SPEED",
      description = "full (default): as fast as possible; authentic: at the speed of a real HP-41.")
  private Optional<Pace> speed = Optional.empty();

  @Option(names = "--no-sound", description = "Play no sound, even if flag 26 is set.")
  private boolean silent;

  @Mixin private final StateOption state = new StateOption();

  @Mixin private final AccessoryOptions accessories = new AccessoryOptions();

  @Mixin private final RomOption romOption = new RomOption();

  @Mixin private final NamesOption names;

  private final StandardStreams streams;
  private final Host host;
  private final UserFolders user = UserFolders.ofThisProcess();

  StartCommand(StandardStreams streams, Host host) {
    this.streams = streams;
    this.host = host;
    names = new NamesOption(streams);
  }

  /** Opens the calculator until the user leaves; returns the exit code. */
  int open() {
    boolean lines = plain || ("dumb".equals(System.getenv("TERM")) && Console.isThere());
    if (!lines && !Console.isThere()) {
      throw new Failure(
          ExitCode.USAGE,
          "no terminal on stdin/stdout; hp41 --plain, calc and run work without one");
    }
    Optional<StateFolder> folder = user.state().map(StateFolder::new);
    UserPreferences preferences = preferences(folder.map(it -> it.path().resolve("history.txt")));
    Output errors = streams.errors();
    InstantSource clock = new HostPeripherals.SteadyClock();
    try (SavedMemory memory = SavedMemory.open(folder, state, clock.instant())) {
      Optional<Image> savedImage = memory.image();
      memory.report(errors);
      Optional<SystemRom> rom = romOption.rom();
      Model model = RomOption.model(savedImage.map(Image::model), rom);
      Plugged plugged = accessories.plugged(savedImage, model, errors);
      Loudspeaker speaker = speaker();
      HostPeripherals around = HostPeripherals.now(clock).with(speaker::sound);
      Peripherals outside = accessories.around(around);
      AttachedDevices attached =
          new AttachedDevices(speaker, around.media(), host.thread("auto-save"), host.reader());
      CalculatorBuilder builder =
          Internals.named(CalculatorFactory.builder(model, outside), names.modules())
              .plugged(plugged)
              .pace(pace())
              .engine(rom);
      Calculator calculator =
          InternalErrors.start(
              savedImage,
              memory.sink(),
              image -> switchedOn(builder.image(image).build(), rom),
              errors::complain);
      accessories.insertCards(calculator);
      Console console =
          new Console(
              calculator, clock, memory.sink(), preferences, attached, errors, host.terminal());
      return lines
          ? console.openPlain(streams.in(), streams.out())
          : console.open(savedImage.isEmpty());
    }
  }

  private Calculator switchedOn(Calculator calculator, Optional<SystemRom> rom) {
    choose(rom, calculator, streams.errors());
    if (!calculator.isOn()) {
      calculator.press(Key.ON);
    }
    return calculator;
  }

  /**
   * Runs the microcode of the option, or the microcode that was chosen before if it still exists.
   */
  private void choose(Optional<SystemRom> wanted, Calculator calculator, Output errors) {
    EngineCommands words = new EngineCommands(calculator, settings().rom(), settings()::put);
    if (wanted.isPresent()) {
      settings().put(EngineCommands.ROM, wanted.get().path().toString());
      settings().put(EngineCommands.ENGINE, EngineCommands.MICROCODE);
    } else if (settings().isSet(EngineCommands.ENGINE, EngineCommands.MICROCODE)) {
      Note note = words.engine(EngineCommands.MICROCODE);
      if (note.isError()) {
        errors.complain(note.head() + ": " + String.join("; ", note.clauses(KeyNames.NONE)));
      }
    }
  }

  /** Returns the user's preferences, including the history file. */
  private UserPreferences preferences(Optional<Path> history) {
    UserPreferences preferences =
        preferences(keymap.or(() -> settings().get("keymap")).orElse(""), history);
    try {
      preferences.check();
    } catch (IOException e) {
      if (keymap.isEmpty()) {
        return preferences("", history);
      }
      throw new Failure(ExitCode.FILE, "--keymap " + e.getMessage());
    }
    return preferences;
  }

  private UserPreferences preferences(String keys, Optional<Path> history) {
    return settings().preferences(keys, theme(), theme.isPresent(), history);
  }

  private Theme theme() {
    Optional<Theme> chosen = theme.flatMap(Theme::named);
    if (theme.isPresent() && chosen.isEmpty()) {
      throw new Failure(ExitCode.USAGE, "--theme " + theme.get() + ": there are " + Theme.names());
    }
    Theme wanted = chosen.orElseGet(() -> settings().theme());
    return ascii || settings().isSet("ascii", "on") ? wanted.inAscii() : wanted;
  }

  /** Returns the speed. */
  Pace pace() {
    return speed.orElseGet(() -> settings().pace());
  }

  /** Returns the loudspeaker. */
  Loudspeaker speaker() {
    Loudspeaker speaker = host.speaker();
    speaker.on(!silent && settings().hasSound());
    return speaker;
  }

  /** Returns the settings that were chosen in the terminal. */
  private Settings settings() {
    return new Settings(user);
  }
}
