package hp41.cli.options;

import hp41.Image;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.files.FileTrouble;
import hp41.states.HeldState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for a state file. The file is locked until the calculator ends. */
public final class StateOption implements AutoCloseable {

  /** The name of the option. */
  public static final String NAME = "--state";

  @Option(
      names = StateOption.NAME,
      paramLabel = "FILE",
      description =
          "Start with the memory in FILE, if it exists, and save memory to it at the end.")
  private Optional<Path> file = Optional.empty();

  private Optional<HeldState> held = Optional.empty();

  /** Returns the file, if the option names one. */
  public Optional<Path> file() {
    return file;
  }

  /** Returns the memory in the file; empty if there is none or the option is missing. */
  public Optional<Image> read() {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    if (file.get().toString().equals(StandardStreams.NAME)) {
      throw new Failure(
          ExitCode.USAGE,
          "--state - : memory cannot be saved to stdout; type ./- for a file named -");
    }
    held = held.or(() -> Optional.of(acquire(file.get())));
    try {
      return held.get().file().read();
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unreadable));
    }
  }

  private static HeldState acquire(Path file) {
    return HeldState.acquire(file)
        .orElseThrow(
            () ->
                new Failure(
                    ExitCode.FILE,
                    file
                        + ": another calculator has it open; leave that one or name another file"));
  }

  /**
   * Saves memory to the file that was read; without a file it does nothing.
   *
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public void write(Image image) throws IOException {
    if (held.isPresent()) {
      held.get().write(image);
    }
  }

  /** Releases the file for other calculators. */
  @Override
  public void close() {
    held.ifPresent(HeldState::close);
    held = Optional.empty();
  }
}
