package hp41.cli.options;

import hp41.FileContent;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.files.ProgramSource;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Stdin, stdout and stderr as text, all of it UTF-8.
 *
 * @param input stdin as bytes, of which none are left where text has been read; buffered, since a
 *     file's stream refuses to read all of a pipe
 */
public record StandardStreams(BufferedReader in, Output out, Output errors, InputStream input) {

  /** What stands for stdin or stdout where a file may be named. */
  public static final String NAME = "-";

  /** A larger file is no text of words. */
  private static final int LARGEST = 1 << 22;

  public static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    InputStream whole = new BufferedInputStream(in);
    return new StandardStreams(
        new BufferedReader(
            new ShortLines("stdin", new InputStreamReader(whole, StandardCharsets.UTF_8))),
        new Output(out),
        new Output(err),
        whole);
  }

  /** The source of this name: stdin for {@code -}, else a file or a bundled program. */
  public Optional<ProgramSource> open(String name) {
    if (!name.equals(NAME)) {
      return ProgramSource.open(name, errors::print);
    }
    try {
      return Optional.of(ProgramSource.of("stdin", input));
    } catch (IOException unreadable) {
      errors.print("stdin: cannot be read: " + FileTrouble.reason(unreadable));
      return Optional.empty();
    }
  }

  /**
   * A text: stdin for {@code -}, else a file.
   *
   * @throws IOException if the file cannot be read, or is too large
   */
  public BufferedReader text(String name) throws IOException {
    return name.equals(NAME)
        ? in
        : new BufferedReader(
            new InputStreamReader(
                new ByteArrayInputStream(FileContent.read(FileTrouble.path(name), LARGEST)),
                StandardCharsets.UTF_8));
  }

  /**
   * The next line of stdin, or null if there is none.
   *
   * @param kept whether something is kept of what is made of it; if not, there is none either when
   *     what is made of it cannot be written any more
   */
  public String line(boolean kept) throws IOException {
    return kept || out.isOpen() ? in.readLine() : null;
  }

  /**
   * The exit code after all has been done: that of the verb, unless something could not be written.
   */
  public int exitCode(int ofVerb) {
    Optional<String> lost = out.trouble();
    lost.ifPresent(why -> errors.complain("stdout cannot be written: " + why));
    boolean untold = ofVerb == ExitCode.DONE && errors.trouble().isPresent();
    return lost.isPresent() || untold ? ExitCode.FILE : ofVerb;
  }

  /** Text whose lines do not become so long that they fill the computer's memory. */
  public static final class ShortLines extends FilterReader {

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

  /** Stdin of the process; what keeps it from being read is told with its name. */
  public static final class StandardInput extends FilterInputStream {

    private static final String ITSELF = "/proc/self/fd/0";

    private boolean begun;

    public StandardInput() {
      super(new FileInputStream(FileDescriptor.in));
    }

    /**
     * Where stdin was closed, the first file that the Java machine opened for itself has its place.
     */
    private static boolean isFileOfJava() {
      try {
        return Files.readSymbolicLink(Path.of(ITSELF)).startsWith(System.getProperty("java.home"));
      } catch (IOException unknownHere) {
        return false;
      }
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      if (!begun && isFileOfJava()) {
        throw new IOException("stdin cannot be read: it is closed");
      }
      begun = true;
      try {
        return super.read(bytes, start, length);
      } catch (IOException unreadable) {
        throw new IOException("stdin cannot be read: " + unreadable.getMessage(), unreadable);
      }
    }
  }
}
