package hp41.lanterna;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import hp41.ansi.AnsiSequences;
import hp41.ansi.TerminalInput;
import hp41.ansi.TimedInput.StreamInput;
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
import org.apache.commons.lang3.function.FailableRunnable;

/**
 * The tty of this process. Output is buffered, stty reports the size, and mouse and paste events
 * are enabled. After the tty has been released, nothing is written to it, even by a thread that has
 * not noticed the release.
 */
final class LanternaTerminalDevice extends UnixTerminal {

  private static final int BUFFER = 1 << 16;
  private static final String RAW_MODE =
      "-icanon min 1 -echo intr undef quit undef susp undef -ixon -iexten";
  private final KeyInput typed = new KeyInput();
  private final TerminalInput input = new TerminalInput(new StreamInput(typed));
  private boolean inPrivateMode;
  private boolean widthRequested;

  LanternaTerminalDevice() throws IOException {
    super(
        InputStream.nullInputStream(),
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
        StandardCharsets.UTF_8,
        CtrlCBehaviour.TRAP);
  }

  /** Returns the decoded input, which is read instead of the library's own. */
  TerminalInput input() {
    return input;
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
    inPrivateMode = true;
    super.enterPrivateMode();
    send(AnsiSequences.PUSH_TITLE + AnsiSequences.REPORTS_ON);
    if (!widthRequested) {
      widthRequested = true;
      writeToTerminal(AnsiSequences.REQUEST_WIDTH.getBytes(StandardCharsets.UTF_8));
    }
    flush();
  }

  /**
   * Leaves private mode only once, although both this program and the library's shutdown hook can
   * call this method.
   */
  @Override
  public synchronized void exitPrivateMode() throws IOException {
    if (!inPrivateMode) {
      return;
    }
    try {
      send(AnsiSequences.REPORTS_OFF + AnsiSequences.POP_TITLE);
      super.exitPrivateMode();
      flush();
    } finally {
      inPrivateMode = false;
    }
  }

  /**
   * Releases the tty and removes the library's shutdown hook. The hook cannot be removed while the
   * JVM is already shutting down.
   */
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
    if (inPrivateMode) {
      super.writeToTerminal(octets);
    }
  }

  /** Encodes a character with exactly as many bytes as UTF-8 needs; the library adds zero bytes. */
  @Override
  protected byte[] translateCharacter(char character) {
    return String.valueOf(character).getBytes(StandardCharsets.UTF_8);
  }

  /** Writes an update of the screen as synchronized output. */
  void update(FailableRunnable<IOException> update) throws IOException {
    send(AnsiSequences.BEGIN_UPDATE);
    update.run();
    send(AnsiSequences.END_UPDATE);
    flush();
  }

  /** Sets the title of the window; an empty title restores the original one. */
  synchronized void title(String words) throws IOException {
    writeToTerminal(AnsiSequences.title(words).getBytes(StandardCharsets.UTF_8));
    flush();
  }

  /** Copies a text to the clipboard of the terminal window (OSC 52), if the terminal allows it. */
  void copy(String text) throws IOException {
    send(AnsiSequences.copy(text));
    flush();
  }

  /**
   * Releases the tty and stops the process until the shell continues it. Like Ctrl-Z, it stops the
   * whole process group. If no shell can continue the process, nothing happens.
   */
  void stopProcess() throws IOException {
    restoreTerminalSettings();
    flush();
    exec("kill", "-TSTP", "0");
    applySettings();
  }

  /**
   * Takes control of the tty again after the process was stopped from outside, without a release of
   * the tty.
   */
  void reacquire() throws IOException {
    applySettings();
    send(AnsiSequences.ALTERNATE_SCREEN + AnsiSequences.REPORTS_ON);
    clearScreen();
  }

  /**
   * Runs an action, on another thread, whenever this process is continued after it was stopped.
   * {@code sun.misc.Signal} is Java's only access to signals and may be missing, so it is called by
   * reflection.
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
   * Configures the tty to pass keys at once, without echo, and to pass Ctrl-C, Ctrl-S, Ctrl-Q,
   * Ctrl-Z and Ctrl-\ as keys, and also Ctrl-O, Ctrl-V and Ctrl-Y, which BSD and macOS intercept
   * otherwise. One process sets all of this; the library would need five processes.
   */
  private void applySettings() throws IOException {
    runSTTYCommand(RAW_MODE.split(" "));
  }

  @Override
  protected void canonicalMode(boolean enabled) throws IOException {
    if (!enabled) {
      applySettings();
    }
  }

  /** Does nothing, because {@link #applySettings} includes it. */
  @Override
  protected void keyEchoEnabled(boolean enabled) {}

  /** Does nothing, because {@link #applySettings} includes it. */
  @Override
  protected void keyStrokeSignalsEnabled(boolean enabled) {}

  private void send(String sequence) throws IOException {
    writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * The typed input. Closing it also ends a read that is in progress: at exit, the JVM would wait
   * 0.3 s for a thread that is still reading.
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
