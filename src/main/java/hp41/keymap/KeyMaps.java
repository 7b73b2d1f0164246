package hp41.keymap;

import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.keymap.KeyTable.TableReader;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.keys.KeyNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The key map in use, and the choice of key maps: three that are included in the program, and the
 * user's own files.
 */
public final class KeyMaps {

  /** The names of the included key maps. */
  public static final List<String> NAMES = List.of(KeyNames.STANDARD, "sim41", "v41");

  private static final int LARGEST = 1 << 20;

  private final Consumer<String> remember;
  private KeyTable table;
  private KeyNames names;

  /**
   * Loads the user's key map, or the standard one if it no longer exists.
   *
   * @param name the name or file of the key map; empty for the standard one
   * @param remember receives the name of each key map that the user chooses
   */
  public KeyMaps(String name, Consumer<String> remember) {
    this.remember = remember;
    try {
      table = named(name);
    } catch (IOException gone) {
      table = standard();
    }
    names = table.names();
  }

  /**
   * Returns the table for strokes. While a panel has the focus, it is the standard one, which uses
   * no letters.
   */
  public KeyTable table(boolean inPanel) {
    return inPanel ? standard() : table;
  }

  /** Returns the names of the strokes that press each key. */
  public KeyNames names() {
    return names;
  }

  /**
   * Selects another key map, by its name or file, and returns a message with the selected key map.
   * An empty name only shows the current one.
   */
  public Note choose(String name) {
    if (name.isEmpty()) {
      String all = String.join(" · ", NAMES);
      return explained(
          Note.of("key map " + table.name(), "others: " + all)
              .type("keymap NAME or FILE", Promise.SELECTS_KEYS, ""));
    }
    try {
      table = named(name);
      names = table.names();
      remember.accept(name);
      String how = table.takesLetters() ? ": opens the typed line" : "letters open the typed line";
      return explained(
          Note.of("key map " + table.name(), how).hint("F1", Promise.HELP, "shows the keys"));
    } catch (IOException e) {
      return explained(
          Note.error("keymap", e.getMessage()).type("keymap standard", Promise.SELECTS_KEYS, ""));
    }
  }

  private static Note explained(Note note) {
    return note.means(
        "A key map defines which calculator keys the computer's keys press. standard, "
            + "sim41 and v41 are built in; a file contains your own.");
  }

  /** Returns the standard key map. */
  public static KeyTable standard() {
    return Standard.TABLE;
  }

  /** Read once, when the first key map is needed. */
  private static final class Standard {

    static final KeyTable TABLE = resource(KeyNames.STANDARD);
  }

  /**
   * Returns a key map, whose missing entries are those of the standard one.
   *
   * @param name one of {@link #NAMES}, or else the name of a file; empty for the standard one
   * @throws IOException if there is no such key map or file, or it cannot be parsed; the message
   *     gives the reason
   */
  public static KeyTable named(String name) throws IOException {
    String small = name.toLowerCase(Locale.ROOT);
    if (small.isEmpty() || small.equals(KeyNames.STANDARD)) {
      return standard();
    }
    KeyTable table = NAMES.contains(small) ? resource(small) : file(name);
    return table.over(standard());
  }

  private static KeyTable file(String name) throws IOException {
    try {
      Path path = FileTrouble.path(name);
      ByteBuffer content = ByteBuffer.wrap(FileContent.read(path, LARGEST));
      String text = StandardCharsets.UTF_8.newDecoder().decode(content).toString();
      return TableReader.read(String.valueOf(path.getFileName()), text);
    } catch (NoSuchFileException e) {
      String maps = String.join(", ", NAMES);
      throw new IOException("there is no key map or file " + name + "; there are " + maps, e);
    } catch (FileSystemException e) {
      throw new IOException(FileTrouble.message(e), e);
    } catch (CharacterCodingException e) {
      throw new IOException(name + " is not a text in UTF-8", e);
    }
  }

  private static KeyTable resource(String name) {
    String path = "/hp41/keymap/" + name + ".txt";
    try (InputStream text = KeyMaps.class.getResourceAsStream(path)) {
      return TableReader.read(name, new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the program is incomplete: " + path, e);
    }
  }
}
