package hp41.cli.options;

import hp41.files.BundledProgram;
import hp41.files.PlugNames;
import hp41.keymap.KeyMaps;
import hp41.screen.Theme;
import java.util.Iterator;

/** Lists of the names that options and parameters accept, for help and completion. */
public final class Candidates {

  private Candidates() {}

  /** The bundled programs. */
  public static final class ProgramCandidates implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return BundledProgram.names().iterator();
    }
  }

  /** The names of accessories and bundled modules for {@code --plug}. */
  public static final class Pluggable implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return PlugNames.included().iterator();
    }
  }

  /** The key maps of the terminal. */
  public static final class KeyMapNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return KeyMaps.NAMES.iterator();
    }
  }

  /** The themes of the terminal. */
  public static final class Themes implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Theme.ALL.stream().map(Theme::name).iterator();
    }
  }
}
