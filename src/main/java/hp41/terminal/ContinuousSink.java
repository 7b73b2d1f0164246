package hp41.terminal;

import hp41.Image;
import hp41.panel.Note;
import hp41.states.ContinuousMemory;
import hp41.states.ContinuousMemory.News;
import hp41.states.ErrorReport;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/** Saves the continuous memory in a folder, where the named states are, too. */
public record ContinuousSink(ContinuousMemory memory, StateFolder folder) implements StateSink {

  @Override
  public Optional<Note> news() {
    List<News> all = memory.news();
    return all.stream()
        .skip(Math.max(0, all.size() - 1))
        .map(last -> Note.error(last.head(), last.clauses().toArray(String[]::new)))
        .map(
            note ->
                note.means(
                    "Memory is saved in a state file, but that file could not be used. The message "
                        + "shows what is used instead. The command states also lists the memories "
                        + "of other calculators, and load state memory-2 loads one of them."))
        .findFirst();
  }

  @Override
  public void save(Image image) throws IOException {
    memory.save(image);
  }

  @Override
  public boolean isThere() {
    return Files.exists(memory.path());
  }

  @Override
  public Optional<String> report(String text, Image image) {
    return new ErrorReport(folder.path()).write(text, image);
  }

  @Override
  public Optional<NamedStates> states() {
    return Optional.of(folder.namedBeside(memory.path()));
  }
}
