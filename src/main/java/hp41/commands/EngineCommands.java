package hp41.commands;

import hp41.Calculator;
import hp41.SystemRom;
import hp41.files.FileTrouble;
import hp41.panel.Note;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Which engine computes: the calculator's own, or the machine's microcode, from an image of its
 * operating system that the user has. What is chosen is remembered.
 */
public final class EngineCommands {

  /** What a choice of the engine is remembered by. */
  public static final String ENGINE = "engine";

  /** What the file of the image is remembered by. */
  public static final String ROM = "rom";

  /** The engine that needs an image. */
  public static final String MICROCODE = "microcode";

  private static final String OWN = "own";
  private static final String HOW = "engine microcode 41cx.mod";

  private final Calculator calculator;
  private final BiConsumer<String, String> remember;
  private Optional<Path> image;

  /**
   * The words.
   *
   * @param image the file of the image that was used last
   */
  public EngineCommands(
      Calculator calculator, Optional<Path> image, BiConsumer<String, String> remember) {
    this.calculator = calculator;
    this.image = image;
    this.remember = remember;
  }

  /** Takes an engine, {@code own}, or {@code microcode} with a file if it is a new one. */
  public Note engine(String typed) {
    String wanted = typed.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    String file = typed.strip().substring(wanted.length()).strip();
    if (wanted.isEmpty()) {
      return told();
    } else if (calculator.isRunning()) {
      return Note.error("engine", "a program is running", "R/S stops it");
    }
    return switch (wanted) {
      case OWN -> own();
      case MICROCODE -> microcode(file);
      default -> Note.error("engine " + wanted, "there is own and microcode", HOW);
    };
  }

  private Note told() {
    return calculator
        .rom()
        .map(it -> Note.of("microcode of " + it.path(), "engine own is the other"))
        .orElse(Note.of("the calculator's own engine", HOW + " is the other"));
  }

  private Note own() {
    calculator.rom(Optional.empty());
    remember.accept(ENGINE, OWN);
    return Note.of("the calculator's own engine", "memory is as it was", "engine microcode");
  }

  private Note microcode(String file) {
    Optional<Path> chosen = file.isEmpty() ? image : Optional.of(Path.of(file));
    if (chosen.isEmpty()) {
      return Note.error("engine microcode", "needs the image of HP's ROM that you have", HOW);
    }
    try {
      SystemRom rom = SystemRom.read(chosen.get());
      calculator.rom(Optional.of(rom));
      image = Optional.of(rom.path());
      remember.accept(ROM, rom.path().toString());
      remember.accept(ENGINE, MICROCODE);
      return Note.of("microcode of " + rom.path(), "memory is as it was", "engine own");
    } catch (IOException unusable) {
      return Note.error("engine microcode", FileTrouble.message(unusable), HOW);
    } catch (IllegalArgumentException other) {
      return Note.error("engine microcode", other.getMessage(), "model NAME is another");
    }
  }
}
