package hp41.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import hp41.screen.TimedInput.StreamInput;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The tty: buffered, asked for its size by stty, with mouse and paste reported. Once it is given
 * back nothing is written to it, even by a thread that has not noticed yet.
 */
final class LanternaTerminalDevice extends UnixTerminal {

  private static final int BUFFER = 1 << 16;
  private static final String REPORT_ON = "\u001b[?1000h\u001b[?1006h\u001b[?2004h";
  private static final String KEEP_TITLE = "\u001b[22;0t";
  private static final String GIVE_TITLE_BACK = "\u001b[23;0t";
  private static final String REPORT_OFF = "\u001b[?2004l\u001b[?1006l\u001b[?1000l";
  private static final String ALTERNATE_SCREEN = "\u001b[?1049h";
  private static final String BAR_CURSOR = "\u001b[6 q";
  private static final String USUAL_CURSOR = "\u001b[0 q";

  /** A sign of ambiguous width at the left of the second row, and where the cursor is then. */
  private static final String AMBIGUOUS = "\u001b[2;1H●\u001b[6n\u001b[2;1H\u001b[2K";

  private final KeyInput typed = new KeyInput();
  private final LanternaTerminalKeys keys = new LanternaTerminalKeys(new StreamInput(typed));
  private boolean inside;
  private boolean asked;

  LanternaTerminalDevice() throws IOException {
    super(
        InputStream.nullInputStream(),
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
        StandardCharsets.UTF_8,
        CtrlCBehaviour.TRAP);
    takeKeys();
  }

  /** The library's own reading takes a key for ended when the rest of it comes late. */
  @Override
  public KeyStroke readInput() throws IOException {
    return keys.next();
  }

  @Override
  protected TerminalSize findTerminalSize() throws IOException {
    String[] rowsAndColumns = runSTTYCommand("size").strip().split(" ");
    if (rowsAndColumns.length < 2) {
      return new TerminalSize(80, 24);
    }
    int columns = Integer.parseInt(rowsAndColumns[1]);
    int rows = Integer.parseInt(rowsAndColumns[0]);
    return columns == 0 || rows == 0 ? new TerminalSize(80, 24) : new TerminalSize(columns, rows);
  }

  @Override
  public synchronized void enterPrivateMode() throws IOException {
    inside = true;
    super.enterPrivateMode();
    send(KEEP_TITLE + REPORT_ON + BAR_CURSOR);
    if (!asked) {
      asked = true;
      writeToTerminal(AMBIGUOUS.getBytes(StandardCharsets.UTF_8));
    }
    flush();
  }

  /** Leaves it once, though both this program and the library's shutdown hook may ask. */
  @Override
  public synchronized void exitPrivateMode() throws IOException {
    if (!inside) {
      return;
    }
    try {
      send(REPORT_OFF + USUAL_CURSOR + GIVE_TITLE_BACK);
      super.exitPrivateMode();
      flush();
    } finally {
      inside = false;
    }
  }

  /** Gives all back, and then tells the end of the program that it need not: unless it is here. */
  @Override
  public void close() throws IOException {
    try {
      super.close();
    } catch (IllegalStateException endingAlready) {
      flush();
    } finally {
      typed.close();
    }
  }

  @Override
  protected synchronized void writeToTerminal(byte... octets) throws IOException {
    if (inside) {
      super.writeToTerminal(octets);
    }
  }

  /** As many bytes as UTF-8 has for it; the library adds blanks of zero. */
  @Override
  protected byte[] translateCharacter(char character) {
    return String.valueOf(character).getBytes(StandardCharsets.UTF_8);
  }

  /** The words in the title of the window; without any the title that it had. */
  synchronized void title(String words) throws IOException {
    if (words.isEmpty()) {
      send(GIVE_TITLE_BACK + KEEP_TITLE);
    } else {
      setTitle(words);
    }
    flush();
  }

  /** Hands a text to the clipboard of the terminal's window, if the terminal allows that. */
  void copy(String text) throws IOException {
    byte[] characters = text.getBytes(StandardCharsets.UTF_8);
    send("\u001b]52;c;" + Base64.getEncoder().encodeToString(characters) + "\u0007");
    flush();
  }

  /**
   * Gives the tty to the shell and stops until the shell continues this. As Ctrl-Z would, it stops
   * all that was started together; where no shell could continue it, nothing happens.
   */
  void stopProcess() throws IOException {
    restoreTerminalSettings();
    flush();
    exec("kill", "-TSTP", "0");
    takeSettings();
  }

  /** Takes the tty again after a shell has had it that was not given it. */
  void takeBack() throws IOException {
    takeSettings();
    send(ALTERNATE_SCREEN + REPORT_ON + BAR_CURSOR);
    clearScreen();
  }

  private void takeSettings() throws IOException {
    canonicalMode(false);
    keyEchoEnabled(false);
    keyStrokeSignalsEnabled(false);
    takeKeys();
  }

  /**
   * Does something, on another thread, whenever this process goes on after it was stopped. Java has
   * no other access to signals than this class, which need not be there.
   */
  static void whenContinued(Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object runs =
          Proxy.newProxyInstance(
              LanternaTerminalDevice.class.getClassLoader(),
              new Class<?>[] {handler},
              (proxy, method, arguments) -> {
                action.run();
                return null;
              });
      Object continued = signal.getConstructor(String.class).newInstance("CONT");
      signal.getMethod("handle", signal, handler).invoke(null, continued, runs);
    } catch (ReflectiveOperationException noSignals) {
      return;
    }
  }

  /**
   * Lets Ctrl-S, Ctrl-Q, Ctrl-Z and Ctrl-\ through as keys; and Ctrl-O, Ctrl-V and Ctrl-Y, which
   * BSD and macOS keep for themselves.
   */
  private void takeKeys() throws IOException {
    runSTTYCommand("-ixon", "-iexten", "quit", "undef", "susp", "undef");
  }

  private void send(String sequence) throws IOException {
    writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * What is typed, which ends for who reads it when it is closed: to the end of the program, the
   * Java machine waits 0.3 s for a thread that still reads.
   */
  static final class KeyInput extends FilterInputStream {

    private final FileChannel channel;

    KeyInput() {
      this(new FileInputStream(FileDescriptor.in));
    }

    KeyInput(FileInputStream typed) {
      super(typed);
      channel = typed.getChannel();
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      try {
        return channel.read(ByteBuffer.wrap(bytes, start, length));
      } catch (ClosedChannelException closed) {
        return -1;
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
