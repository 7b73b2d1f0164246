package hp41.command.options;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Text whose lines do not become so long that they fill the computer's memory. */
public final class ShortLines extends FilterReader {

  /** Longer than any line of sense, as a line for {@code step} may be long. */
  private static final int LONGEST = 1 << 22;

  private final String name;
  private int length;

  /**
   * The lines of a text.
   *
   * @param name of the text, for who has to be told of a line that is too long
   */
  ShortLines(String name, Reader text) {
    super(text);
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  /**
   * Reads on.
   *
   * @throws IOException also if a line is too long
   */
  @Override
  public int read(char[] characters, int start, int most) throws IOException {
    int count = super.read(characters, start, most);
    for (int i = start; i < start + count; i++) {
      boolean ends = characters[i] == '\n' || characters[i] == '\r';
      length = ends ? 0 : length + 1;
    }
    if (length > LONGEST) {
      throw new IOException(name + ": a line has more than %,d characters".formatted(LONGEST));
    }
    return count;
  }
}
