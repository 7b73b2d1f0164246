package hp41.keymap;

import hp41.FileContent;
import hp41.files.FileTrouble;
import hp41.keymap.KeyTable.TableReader;
import hp41.panel.Note;
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
 * The key maps there are, three that come with the program and files of the user's own, and the one
 * in use.
 */
public final class KeyMaps {

  /** The key maps that need no file. */
  public static final List<String> NAMES = List.of(KeyNames.STANDARD, "sim41", "v41");

  private static final int LARGEST = 1 << 20;

  private final KeyTable standard = standard();
  private final Consumer<String> remember;
  private KeyTable table;
  private KeyNames names;

  /**
   * The key map that a person is used to; the standard one if it is no longer there.
   *
   * @param name the key map, or a file with one; empty for the standard one
   * @param remember is told which one is chosen
   */
  public KeyMaps(String name, Consumer<String> remember) {
    this.remember = remember;
    try {
      table = named(name);
    } catch (IOException gone) {
      table = standard;
    }
    names = table.names();
  }

  /** What strokes press; a panel that has the strokes leaves no letter to the keys. */
  public KeyTable table(boolean inPanel) {
    return inPanel ? standard : table;
  }

  /** What is struck for each key. */
  public KeyNames names() {
    return names;
  }

  /** Takes another key map, if there is one of that name or a file; says which it is then. */
  public Note choose(String name) {
    if (name.isEmpty()) {
      String all = String.join(" · ", NAMES);
      return Note.of("key map " + table.name(), "there are " + all, "keymap FILE takes your own");
    }
    try {
      table = named(name);
      names = table.names();
      remember.accept(name);
      String how = table.takesLetters() ? ": opens the typed line" : "letters open the typed line";
      return Note.of("key map " + table.name(), how, "F1 and Tab show the keys");
    } catch (IOException e) {
      return Note.error("keymap", e.getMessage(), "keymap FILE takes your own");
    }
  }

  /** The terminal's own keys. */
  public static KeyTable standard() {
    return resource(KeyNames.STANDARD);
  }

  /**
   * A key map; what it does not say is as in the standard one.
   *
   * @param name one of {@link #NAMES}, or else the name of a file; empty for the standard one
   * @throws IOException if there is none, or it cannot be understood; its message says why
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
      throw new IOException(name + " is no text in UTF-8", e);
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
