package hp41.web;

import hp41.Image;
import hp41.panel.Note;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.ContinuousSink;
import hp41.terminal.StateSink;
import java.io.IOException;
import java.util.Optional;

/** Saves memory in the storage of the browser, and reports internal errors on its console. */
record PageSink(ContinuousSink storage) implements StateSink {

  @Override
  public void save(Image image) throws IOException {
    storage.save(image);
  }

  @Override
  public Optional<Note> news() {
    return storage.news();
  }

  @Override
  public Optional<String> report(String text, Image memory) {
    storage.report(text, memory);
    System.err.println(text);
    return Optional.of("the text on the console of the browser");
  }

  @Override
  public Optional<NamedStates> states() {
    return storage.states();
  }
}
