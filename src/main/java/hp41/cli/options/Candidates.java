package hp41.cli.options;

import hp41.files.Bundle;
import hp41.files.PlugNames;
import hp41.keymap.KeyMaps;
import hp41.screen.Theme;
import java.util.Iterator;

/** What can be given for options and parameters by name: lists for help and for completion. */
public final class Candidates {

  private Candidates() {}

  /** The programs that come with the calculator. */
  public static final class ProgramCandidates implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Bundle.names().iterator();
    }
  }

  /** What {@code --plug} takes by name. */
  public static final class Accessories implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return PlugNames.accessories().iterator();
    }
  }

  /** The key maps of the terminal. */
  public static final class KeyMapNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return KeyMaps.NAMES.iterator();
    }
  }

  /** The colours of the terminal. */
  public static final class Themes implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Theme.ALL.stream().map(Theme::name).iterator();
    }
  }
}
