package hp41.editor.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Reads the messages of an editor from a stream. A message is taken from the stream by its length
 * before it is parsed, so that one which cannot be parsed does not hide those behind it.
 */
final class MessageReader {

  /** More than the largest listing that an editor sends as a whole. */
  static final int LONGEST = 1 << 24;

  /** What is kept of a longer message, enough to see which request it is. */
  private static final int BEGINNING = 1 << 12;

  private static final int LONGEST_LINE = 1 << 12;
  private static final int MOST_QUOTED = 60;
  private static final int UNKNOWN = -1;

  private final InputStream in;

  /** A reader of the messages in a stream. */
  MessageReader(InputStream in) {
    this.in = in;
  }

  /**
   * What a message contains.
   *
   * @param text of the message, or the beginning of one that is too long
   * @param tooLong whether the message was longer than {@link #LONGEST} bytes
   */
  record MessageContent(String text, boolean tooLong) {}

  /**
   * Reads the next message; empty at the end of the stream.
   *
   * @throws Garbled if the length of the message cannot be read
   * @throws IOException if the stream cannot be read
   */
  Optional<MessageContent> next() throws IOException {
    Optional<Integer> length = length();
    if (length.isEmpty()) {
      return Optional.empty();
    }
    boolean tooLong = length.get() > LONGEST;
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

  /** Reads the header of the next message, which gives the length of its content. */
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
      // It is refused as a negative one is.
    }
    throw new Garbled("Content-Length cannot be " + quoted(value));
  }

  private static void checkEncoding(String type) throws Garbled {
    String encoding = StringUtils.substringAfter(type, "charset=").strip();
    if (!encoding.isEmpty() && !encoding.matches("\"?utf-?8\"?")) {
      throw new Garbled("messages are read in UTF-8 only, not in " + quoted(encoding));
    }
  }

  /** Reads a line of a header; empty at the end of the stream. */
  private Optional<String> line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        return Optional.empty();
      } else if (line.size() > LONGEST_LINE) {
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
    return '"' + StringUtils.abbreviate(text, "…", MOST_QUOTED) + '"';
  }
}
