package hp41.terminal;

import hp41.FileContent;
import hp41.files.FileTrouble;
import hp41.panel.KeyNames;
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

/** The key maps there are: three that come with the program, and files of the user's own. */
final class KeyMaps {

  /** The key maps that need no file. */
  static final List<String> NAMES = List.of(KeyNames.STANDARD, "sim41", "v41");

  private static final int LARGEST = 1 << 20;

  private KeyMaps() {}

  /** The terminal's own keys. */
  static KeyTable standard() {
    return resource(KeyNames.STANDARD);
  }

  /**
   * A key map; what it does not say is as in the standard one.
   *
   * @param name one of {@link #NAMES}, or else the name of a file
   * @throws IOException if there is none, or it cannot be understood; its message says why
   */
  static KeyTable named(String name) throws IOException {
    String small = name.toLowerCase(Locale.ROOT);
    if (small.equals(KeyNames.STANDARD)) {
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
      return KeyTableReader.read(String.valueOf(path.getFileName()), text);
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
    String path = "/hp41/terminal/keymaps/" + name + ".txt";
    try (InputStream text = KeyMaps.class.getResourceAsStream(path)) {
      return KeyTableReader.read(name, new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the program is incomplete: " + path, e);
    }
  }
}
