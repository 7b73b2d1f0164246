package hp41.files;

import hp41.disk.AtomicFile;
import hp41.disk.FileContent;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text file that the program updates for the user. The user may have edited some of its lines.
 *
 * @param file the file, normally in UTF-8
 */
public record LineFile(Path file) {

  private static final int LARGEST = 1 << 20;

  /**
   * A line as it is stored in the file.
   *
   * @param bytes the bytes as characters of ISO 8859-1, so that invalid UTF-8 is preserved
   */
  public record StoredLine(String bytes) {

    /** Returns the line for a text. */
    public static StoredLine of(String text) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      return new StoredLine(new String(encoded, StandardCharsets.ISO_8859_1));
    }

    /** Returns the text of the line; empty if its bytes are not valid UTF-8. */
    public Optional<String> text() {
      ByteBuffer encoded = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
      try {
        String text = StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
        return Optional.of(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
      } catch (CharacterCodingException otherBytes) {
        return Optional.empty();
      }
    }
  }

  /**
   * Reads all lines; the list is empty if there is no file.
   *
   * @throws IOException if the file exists but cannot be read
   */
  public List<StoredLine> read() throws IOException {
    try {
      String all = new String(FileContent.read(file, LARGEST), StandardCharsets.ISO_8859_1);
      String ended = all.endsWith("\n") || all.isEmpty() ? all : all + "\n";
      return Stream.of(ended.split("(?<=\n)"))
          .filter(line -> !line.isEmpty())
          .map(line -> new StoredLine(line.substring(0, line.length() - 1)))
          .toList();
    } catch (NoSuchFileException noneYet) {
      return List.of();
    }
  }

  /**
   * Replaces all lines of the file.
   *
   * @throws IOException if the lines cannot be written; the file is then unchanged
   */
  public void write(List<StoredLine> lines) throws IOException {
    String all = lines.stream().map(line -> line.bytes() + "\n").collect(Collectors.joining());
    AtomicFile.forUserOnly(file).write(all.getBytes(StandardCharsets.ISO_8859_1));
  }
}
