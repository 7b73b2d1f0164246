package hp41.cli.options;

import hp41.Image;
import hp41.files.FileTrouble;
import hp41.states.HeldState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for a state file; no other calculator writes it before this one has ended. */
public final class StateOption implements AutoCloseable {

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = "Begins with the memory in FILE, if it is there, and saves it at the end.")
  private Optional<Path> file = Optional.empty();

  private Optional<HeldState> held = Optional.empty();

  /** The file, if one was named. */
  public Optional<Path> file() {
    return file;
  }

  /** The memory in the file, empty if there is none, or no file was named. */
  public Optional<Image> read() {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    if (file.get().toString().equals(StandardStreams.NAME)) {
      throw new Failure(
          ExitCode.USAGE, "--state - : memory is kept in a file, not on stdout; ./- is one");
    }
    held = held.or(() -> Optional.of(take(file.get())));
    try {
      return held.get().file().read();
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unreadable));
    }
  }

  private static HeldState take(Path file) {
    return HeldState.acquire(file)
        .orElseThrow(
            () ->
                new Failure(
                    ExitCode.FILE,
                    file
                        + ": another calculator has it open; leave that one or name another file"));
  }

  /**
   * Saves memory in the file that was read; without one nothing happens.
   *
   * @throws IOException if it cannot; the file is as it was then
   */
  public void write(Image image) throws IOException {
    if (held.isPresent()) {
      held.get().file().write(image);
    }
  }

  /** Lets other calculators have the file. */
  @Override
  public void close() {
    held.ifPresent(HeldState::close);
    held = Optional.empty();
  }
}
