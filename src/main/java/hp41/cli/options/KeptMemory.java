package hp41.cli.options;

import hp41.Image;
import hp41.app.ExitCode;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.panel.Note;
import hp41.states.ContinuousMemory;
import hp41.states.ContinuousMemory.News;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.StateSink;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The memory that the terminal loads and saves: the file named by the option, or else the user's
 * continuous memory.
 */
public record KeptMemory(
    Optional<StateFolder> folder, StateOption named, Optional<ContinuousMemory> continuous)
    implements StateSink, AutoCloseable {

  /** Opens the file of the option, or else the continuous memory in the user's folder. */
  public static KeptMemory open(Optional<StateFolder> folder, StateOption named, Instant now) {
    if (named.file().isPresent()) {
      return new KeptMemory(folder, named, Optional.empty());
    }
    StateFolder users =
        folder.orElseThrow(
            () ->
                new Failure(
                    ExitCode.FILE,
                    "there is no home folder to keep memory in: set HOME, or use --state FILE"));
    try {
      return new KeptMemory(folder, named, Optional.of(ContinuousMemory.open(users, now)));
    } catch (IOException unusable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unusable));
    }
  }

  /** Returns the saved memory; empty if there is none yet. */
  public Optional<Image> image() {
    return continuous.isPresent() ? continuous.get().image() : named.read();
  }

  /**
   * Reports the complete messages about the state files; the terminal has room for only one row.
   */
  public void report(Output errors) {
    all().forEach(it -> errors.complain(it.sentence()));
  }

  private List<News> all() {
    return continuous.map(ContinuousMemory::news).orElse(List.of());
  }

  @Override
  public Optional<Note> news() {
    List<News> all = all();
    return all.stream()
        .skip(Math.max(0, all.size() - 1))
        .map(last -> Note.error(last.head(), last.clauses().toArray(String[]::new)))
        .map(
            note ->
                note.means(
                    "Memory is kept in a state file. This one could not be used as it was found; "
                        + "the message says which file contains what."))
        .findFirst();
  }

  @Override
  public void keep(Image image) throws IOException {
    try {
      if (continuous.isPresent()) {
        continuous.get().keep(image);
      } else {
        named.write(image);
      }
    } catch (IOException e) {
      throw new IOException(FileTrouble.message(e), e);
    }
  }

  @Override
  public Optional<NamedStates> states() {
    return folder.map(StateFolder::named);
  }

  @Override
  public void close() {
    continuous.ifPresent(ContinuousMemory::close);
  }
}
