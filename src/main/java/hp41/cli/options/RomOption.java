package hp41.cli.options;

import hp41.Model;
import hp41.app.CalculatorFactory;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.files.FileTrouble;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for a ROM image of the real machine. */
public final class RomOption {

  @Option(
      names = "--rom",
      paramLabel = "FILE|FOLDER",
      description =
          "Run the machine's microcode from your image of its operating system, 41cx.mod or"
              + " 41cv.mod.")
  private Path path;

  /** Returns the ROM; empty if the option is missing. */
  public Optional<SystemRom> rom() {
    return Optional.ofNullable(path).map(RomOption::read);
  }

  private static SystemRom read(Path path) {
    try {
      return SystemRom.read(path);
    } catch (IOException unusable) {
      throw new Failure(ExitCode.FILE, "--rom " + FileTrouble.message(unusable));
    }
  }

  /** Returns the model that is wanted, or else that of the ROM; refuses a ROM that does not fit. */
  public static Model model(Optional<Model> wanted, Optional<SystemRom> rom) {
    Model model = CalculatorFactory.model(wanted, rom);
    rom.flatMap(it -> it.problem(model))
        .ifPresent(
            problem -> {
              String other = rom.orElseThrow().model().name().toLowerCase(Locale.ROOT);
              throw new Failure(ExitCode.USAGE, "--rom " + problem + "; use --model " + other);
            });
    return model;
  }
}
