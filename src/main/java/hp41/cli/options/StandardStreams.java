package hp41.cli.options;

import hp41.app.ExitCode;
import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.files.ProgramSource;
import hp41.files.ProgramSources;
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
 * Stdin, stdout and stderr as UTF-8 text.
 *
 * @param in stdin as text
 * @param out stdout
 * @param errors stderr
 * @param input stdin as bytes, without those that were already read as text. It is buffered,
 *     because the stream of a file cannot read a whole pipe
 * @param end the end of the verb, which a signal can cause while stdin is read
 * @param sources opens the sources that the arguments name
 */
public record StandardStreams(
    BufferedReader in,
    Output out,
    Output errors,
    InputStream input,
    OrderlyEnd end,
    ProgramSources sources) {

  /** The name of stdin or stdout in place of a file name. */
  public static final String NAME = "-";

  /** The name of stdin in messages. */
  private static final String STDIN = "stdin";

  /** The maximum size of a text file with words. */
  private static final int MAX_BYTES = 1 << 22;

  public static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    OrderlyEnd end = new OrderlyEnd();
    InputStream whole = new BufferedInputStream(end.during(in));
    return new StandardStreams(
        new BufferedReader(
            new ShortLines("stdin", new InputStreamReader(whole, StandardCharsets.UTF_8))),
        new Output(out),
        Output.ofMessages(err),
        whole,
        end,
        new ProgramSources());
  }

  /** Opens the source with a name: stdin for {@code -}, else a file or a bundled program. */
  public Optional<ProgramSource> open(String name) {
    if (!name.equals(NAME)) {
      return sources.open(name, errors::print);
    }
    try {
      return Optional.of(ProgramSource.of(STDIN, input));
    } catch (IOException unreadable) {
      errors.print("stdin: cannot be read: " + FileTrouble.reason(unreadable));
      return Optional.empty();
    }
  }

  /**
   * Opens a text: stdin for {@code -}, else a file.
   *
   * @throws IOException if the file cannot be read, or is too large
   */
  public BufferedReader text(String name) throws IOException {
    return name.equals(NAME)
        ? in
        : new BufferedReader(
            new InputStreamReader(
                new ByteArrayInputStream(FileContent.read(FileTrouble.path(name), MAX_BYTES)),
                StandardCharsets.UTF_8));
  }

  /**
   * Returns the next line of stdin, or null if there is none or the verb should not continue.
   *
   * @param hasOtherEffects whether the line has effects other than its output
   */
  public String line(boolean hasOtherEffects) throws IOException {
    return goOn(hasOtherEffects) ? in.readLine() : null;
  }

  /**
   * Returns whether a verb should continue: no signal has ended the program, and the output can
   * still be written, unless the verb has other effects.
   */
  public boolean goOn(boolean hasOtherEffects) {
    return !end.isRequested() && (hasOtherEffects || out.isOpen());
  }

  /** Returns the exit code of the process: that of the verb, unless output was lost. */
  public int exitCode(int verbCode) {
    Optional<String> lost = out.error();
    lost.ifPresent(why -> errors.complain("stdout cannot be written: " + why));
    boolean errorsLost = verbCode == ExitCode.DONE && errors.error().isPresent();
    return lost.isPresent() || errorsLost ? ExitCode.FILE : verbCode;
  }

  /** A reader that limits the length of lines, so that they cannot fill the memory. */
  public static final class ShortLines extends FilterReader {

    /** The maximum length of a line; a line for {@code step} can be long. */
    private static final int MAX_LENGTH = 1 << 22;

    private final String name;
    private int length;

    /**
     * Creates a reader.
     *
     * @param name the name of the text for error messages
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
     * Reads characters.
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
      if (length > MAX_LENGTH) {
        throw new IOException(name + ": a line has more than %,d characters".formatted(MAX_LENGTH));
      }
      return count;
    }
  }

  /** The stdin of the process, whose name is in error messages. */
  public static final class StandardInput extends FilterInputStream {

    private static final String STDIN = "/proc/self/fd/0";

    private boolean started;

    public StandardInput() {
      super(new FileInputStream(FileDescriptor.in));
    }

    /**
     * Returns whether stdin is a file of the JVM. If stdin was closed at the start, the first file
     * that the JVM opens has its file descriptor.
     */
    private static boolean isFileOfJava() {
      try {
        return Files.readSymbolicLink(Path.of(STDIN)).startsWith(System.getProperty("java.home"));
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
      if (!started && isFileOfJava()) {
        throw new IOException("stdin cannot be read: it is closed");
      }
      started = true;
      try {
        return super.read(bytes, start, length);
      } catch (IOException unreadable) {
        throw new IOException("stdin cannot be read: " + unreadable.getMessage(), unreadable);
      }
    }
  }
}
