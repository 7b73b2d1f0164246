package hp41.files;

import hp41.AtomicFile;
import hp41.FileContent;
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
 * A file of lines that the program keeps for its user, who may have written some of them.
 *
 * @param file whose lines are UTF-8, as a rule
 */
public record LineFile(Path file) {

  private static final int LARGEST = 1 << 20;

  /**
   * A line as it stands in the file.
   *
   * @param bytes each a character of ISO 8859-1, so that none of them is changed
   */
  public record StoredLine(String bytes) {

    /** The line that is this text. */
    public static StoredLine of(String text) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      return new StoredLine(new String(encoded, StandardCharsets.ISO_8859_1));
    }

    /** The text; empty if the bytes are not UTF-8. */
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
   * All lines; none if there is no file.
   *
   * @throws IOException if there is one that cannot be read
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
   * Puts lines in place of all that are there.
   *
   * @throws IOException if they cannot be written; the file is as it was then
   */
  public void write(List<StoredLine> lines) throws IOException {
    String all = lines.stream().map(line -> line.bytes() + "\n").collect(Collectors.joining());
    AtomicFile.kept(file).write(all.getBytes(StandardCharsets.ISO_8859_1));
  }
}
