package hp41.command;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.StateFile;
import hp41.files.FileTrouble;
import hp41.keyboard.Pace;
import hp41.machine.Module;
import hp41.machine.Peripherals;
import hp41.terminal.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What {@code hp41} without a verb does: opens the calculator in the terminal. */
final class TerminalCommand {

  private TerminalCommand() {}

  /** Works with the calculator until the user leaves, and tells the exit code. */
  static int open(AccessoryOptions accessories, NamesOption names, PrintWriter errors) {
    if (!Console.isThere()) {
      throw new Failure(
          ExitCode.USAGE, "no terminal on stdin/stdout; hp41 calc and hp41 run work without one");
    }
    List<Module> named = names.modules(errors);
    StateFile memory = new StateFile(memoryFile());
    Optional<Image> kept = read(memory);
    InstantSource clock = InstantSource.system();
    Model model = kept.map(Image::model).orElse(Model.CX);
    Set<Accessory> plugged = accessories.plugged(kept.map(Image::plugged).orElse(Set.of()));
    Peripherals outside = accessories.around(Silence.now(clock));
    Calculator calculator = new Calculator(model, plugged, outside, Pace.FULL, named);
    kept.ifPresent(calculator::restore);
    accessories.insertCards(calculator);
    return Console.open(calculator, clock, image -> write(memory, image), kept.isEmpty(), errors);
  }

  /** Where continuous memory is kept: in the user's state directory. */
  private static Path memoryFile() {
    String directory = System.getenv("XDG_STATE_HOME");
    Path base =
        directory == null || directory.isBlank()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(directory);
    return base.resolve("hp41").resolve("memory.txt");
  }

  private static Optional<Image> read(StateFile memory) {
    try {
      return memory.read();
    } catch (IOException e) {
      throw new Failure(
          ExitCode.FILE, e.getMessage() + "; move the file away to begin with an empty calculator");
    }
  }

  private static void write(StateFile memory, Image image) throws IOException {
    try {
      memory.write(image);
    } catch (IOException e) {
      throw new IOException(FileTrouble.message(e), e);
    }
  }
}
