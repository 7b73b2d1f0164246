package hp41.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The tty: buffered, asked for its size by stty, with mouse and paste reported. */
final class LanternaTerminalDevice extends UnixTerminal {

  private static final int BUFFER = 1 << 16;
  private static final String REPORT_ON = "\u001b[?1000h\u001b[?1006h\u001b[?2004h";
  private static final String KEEP_TITLE = "\u001b[22;0t";
  private static final String GIVE_TITLE_BACK = "\u001b[23;0t";
  private static final String REPORT_OFF = "\u001b[?2004l\u001b[?1006l\u001b[?1000l";

  private boolean inside;

  LanternaTerminalDevice() throws IOException {
    super(
        new SequenceInput(new FileInputStream(FileDescriptor.in)),
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
        StandardCharsets.UTF_8,
        CtrlCBehaviour.TRAP);
    getInputDecoder().addProfile(LanternaTerminalPatterns::all);
    takeKeys();
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
    send(KEEP_TITLE + REPORT_ON);
    flush();
  }

  /** Leaves it once, though both this program and the library's shutdown hook may ask. */
  @Override
  public synchronized void exitPrivateMode() throws IOException {
    if (!inside) {
      return;
    }
    inside = false;
    send(REPORT_OFF + GIVE_TITLE_BACK);
    super.exitPrivateMode();
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
    canonicalMode(false);
    keyEchoEnabled(false);
    keyStrokeSignalsEnabled(false);
    takeKeys();
  }

  /** Lets Ctrl-S, Ctrl-Q, Ctrl-Z and Ctrl-\ through as keys. */
  private void takeKeys() throws IOException {
    runSTTYCommand("-ixon", "quit", "undef", "susp", "undef");
  }

  private void send(String sequence) throws IOException {
    writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
  }
}
