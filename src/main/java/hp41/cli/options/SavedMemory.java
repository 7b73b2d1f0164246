package hp41.cli.options;

import hp41.Image;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.states.ContinuousMemory;
import hp41.states.ErrorReport;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.ContinuousSink;
import hp41.terminal.StateSink;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Optional;

/**
 * The memory that the terminal loads and saves: the file named by the option, or else the user's
 * continuous memory.
 */
public record SavedMemory(
    Optional<Image> image, StateSink sink, Optional<ContinuousMemory> continuous)
    implements AutoCloseable {

  /** Opens the file of the option, or else the continuous memory in the user's folder. */
  public static SavedMemory open(Optional<StateFolder> folder, StateOption named, Instant now) {
    if (named.file().isPresent()) {
      StateSink sink = new NamedSink(named, folder);
      return new SavedMemory(named.read(), sink, Optional.empty());
    }
    StateFolder users =
        folder.orElseThrow(
            () ->
                new Failure(
                    ExitCode.FILE,
                    "there is no home folder to save memory in: set HOME, or use --state FILE"));
    try {
      ContinuousMemory memory = ContinuousMemory.open(users, now);
      return new SavedMemory(
          memory.image(), new ContinuousSink(memory, users), Optional.of(memory));
    } catch (IOException unusable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unusable));
    }
  }

  /**
   * Reports the complete messages about the state files; the terminal has room for only one row.
   */
  public void report(Output errors) {
    continuous.ifPresent(memory -> memory.news().forEach(it -> errors.complain(it.sentence())));
  }

  @Override
  public void close() {
    continuous.ifPresent(ContinuousMemory::close);
  }

  /** Saves memory in the file of the option. */
  private record NamedSink(StateOption file, Optional<StateFolder> folder) implements StateSink {

    @Override
    public void save(Image image) throws IOException {
      file.write(image);
    }

    @Override
    public boolean isThere() {
      return file.file().filter(Files::exists).isPresent();
    }

    @Override
    public Optional<String> report(String text, Image memory) {
      return folder.flatMap(it -> new ErrorReport(it.path()).write(text, memory));
    }

    @Override
    public Optional<NamedStates> states() {
      return folder.map(StateFolder::named);
    }
  }
}
