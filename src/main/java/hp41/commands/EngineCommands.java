package hp41.commands;

import hp41.Calculator;
import hp41.files.FileTrouble;
import hp41.microcode.SystemRom;
import hp41.panel.Note;
import hp41.panel.Promise;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Selects the engine: the built-in one, or the real microcode from the user's ROM image. The choice
 * is stored in the preferences.
 */
public final class EngineCommands {

  /** The preference for the selected engine. */
  public static final String ENGINE = "engine";

  /** The preference for the path of the ROM image. */
  public static final String ROM = "rom";

  /** The name of the engine that needs a ROM image. */
  public static final String MICROCODE = "microcode";

  private static final String OWN = "own";

  private final Calculator calculator;
  private final BiConsumer<String, String> remember;
  private Optional<Path> image;

  /**
   * Creates the commands.
   *
   * @param image the ROM image that was used last
   */
  public EngineCommands(
      Calculator calculator, Optional<Path> image, BiConsumer<String, String> remember) {
    this.calculator = calculator;
    this.image = image;
    this.remember = remember;
  }

  /** Selects an engine: {@code own}, or {@code microcode} with an optional ROM file. */
  public Note engine(String typed) {
    String wanted = typed.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    String file = typed.strip().substring(wanted.length()).strip();
    if (wanted.isEmpty()) {
      return current();
    } else if (calculator.isRunning()) {
      return Note.running("engine");
    }
    return switch (wanted) {
      case OWN -> own();
      case MICROCODE -> microcode(file);
      default ->
          Note.error("engine " + wanted, "the engines are own and microcode")
              .type(example(), Promise.CHANGES_ENGINE, "");
    };
  }

  private Note current() {
    return SystemRom.of(calculator)
        .map(
            it ->
                Note.of("microcode of " + it.path())
                    .type("engine own", Promise.CHANGES_ENGINE, "selects the built-in one"))
        .orElse(Note.of("built-in engine").type(example(), Promise.CHANGES_ENGINE, ""));
  }

  /** Returns the line that selects the microcode, with the usual file name for this model. */
  private String example() {
    return "engine microcode %s.mod".formatted(calculator.model().label().toLowerCase(Locale.ROOT));
  }

  private Note own() {
    calculator.engine(Optional.empty());
    remember.accept(ENGINE, OWN);
    return Note.of("built-in engine", "memory is unchanged")
        .type("engine microcode", Promise.CHANGES_ENGINE, "");
  }

  private Note microcode(String file) {
    if (file.isEmpty() && image.isEmpty()) {
      return Note.error("engine microcode", "needs your file with HP's ROM")
          .type(example(), Promise.CHANGES_ENGINE, "");
    }
    try {
      Path chosen = file.isEmpty() ? image.get() : FileTrouble.path(FileOperands.plain(file));
      SystemRom rom = SystemRom.read(chosen);
      calculator.engine(Optional.of(rom));
      image = Optional.of(rom.path());
      remember.accept(ROM, rom.path().toString());
      remember.accept(ENGINE, MICROCODE);
      return Note.of("microcode of " + rom.path(), "memory is unchanged")
          .type("engine own", Promise.CHANGES_ENGINE, "");
    } catch (IOException unusable) {
      return Note.error("engine microcode", FileTrouble.message(unusable))
          .type(example(), Promise.CHANGES_ENGINE, "");
    } catch (IllegalArgumentException other) {
      return Note.error("engine microcode", other.getMessage())
          .type("model NAME", Promise.CHANGES_MODEL, "changes the model");
    }
  }
}
