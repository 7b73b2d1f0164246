package hp41.editor.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Reads an editor's messages from a stream. Each message is read completely, by its length, before
 * it is parsed, so that a message that cannot be parsed does not affect the following ones.
 */
record MessageReader(InputStream in) {

  /** The maximum length of a message in bytes; larger than any listing. */
  static final int MAX_BYTES = 1 << 24;

  /**
   * The number of bytes that are read of a message that is too long; they contain its number and
   * method.
   */
  private static final int BEGINNING = 1 << 12;

  private static final int MAX_LINE = 1 << 12;
  private static final int MAX_QUOTED = 60;
  private static final int UNKNOWN = -1;

  /**
   * The content of a message.
   *
   * @param text the text, or only its beginning if the message is too long
   * @param tooLong whether the message is longer than {@link #MAX_BYTES} bytes
   */
  record MessageContent(String text, boolean tooLong) {}

  /**
   * Reads the next message; empty at the end of the stream.
   *
   * @throws Garbled if the header has no valid length
   * @throws IOException if the stream cannot be read
   */
  Optional<MessageContent> next() throws IOException {
    Optional<Integer> length = length();
    if (length.isEmpty()) {
      return Optional.empty();
    }
    boolean tooLong = length.get() > MAX_BYTES;
    int wanted = tooLong ? BEGINNING : length.get();
    byte[] content = in.readNBytes(wanted);
    if (content.length < wanted) {
      return Optional.empty();
    }
    if (tooLong) {
      in.skipNBytes(length.get() - wanted);
    }
    return Optional.of(new MessageContent(new String(content, StandardCharsets.UTF_8), tooLong));
  }

  /** Reads the header of the next message and returns the length of the content. */
  private Optional<Integer> length() throws IOException {
    Optional<String> line = line();
    while (line.filter(String::isEmpty).isPresent()) {
      line = line();
    }
    int length = UNKNOWN;
    for (; line.filter(it -> !it.isEmpty()).isPresent(); line = line()) {
      String[] field = line.get().split(":", 2);
      if (field.length < 2) {
        throw new Garbled("expected Content-Length, not " + quoted(line.get()));
      }
      String name = field[0].strip().toLowerCase(Locale.ROOT);
      if (name.equals("content-length")) {
        length = length(field[1].strip());
      } else if (name.equals("content-type")) {
        checkEncoding(field[1].toLowerCase(Locale.ROOT));
      }
    }
    if (line.isEmpty()) {
      return Optional.empty();
    } else if (length == UNKNOWN) {
      throw new Garbled("the message has no Content-Length");
    }
    return Optional.of(length);
  }

  private static int length(String value) throws Garbled {
    try {
      int length = Integer.parseInt(value);
      if (length >= 0) {
        return length;
      }
    } catch (NumberFormatException noNumber) {
      // The same error as for a negative length follows.
    }
    throw new Garbled("Content-Length cannot be " + quoted(value));
  }

  private static void checkEncoding(String type) throws Garbled {
    String encoding = StringUtils.substringAfter(type, "charset=").strip();
    if (!encoding.isEmpty() && !encoding.matches("\"?utf-?8\"?")) {
      throw new Garbled("messages must be UTF-8, not " + quoted(encoding));
    }
  }

  /** Reads a line of a header; empty at the end of the stream. */
  private Optional<String> line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        return Optional.empty();
      } else if (line.size() > MAX_LINE) {
        throw new Garbled("expected Content-Length, not " + quoted(text(line)));
      } else if (next != '\r') {
        line.write(next);
      }
    }
    return Optional.of(text(line));
  }

  private static String text(ByteArrayOutputStream line) {
    return line.toString(StandardCharsets.UTF_8);
  }

  private static String quoted(String text) {
    return '"' + StringUtils.abbreviate(text, "…", MAX_QUOTED) + '"';
  }
}
