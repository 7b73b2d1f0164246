package hp41;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import com.pty4j.WinSize;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jline.builtins.ScreenTerminal;

/**
 * A terminal window with the packaged program. Keys are typed into a pseudo-terminal, and the
 * output is interpreted as by a terminal. A shell around the program reports its exit code and
 * whether it restored the terminal's settings, and continues it after a suspension.
 */
final class Window implements AutoCloseable {

  private static final Duration LONGEST = Duration.ofMinutes(5);

  private static final String BEGIN_UPDATE = "\u001b[?2026h";
  private static final String END_UPDATE = "\u001b[?2026l";

  private static final String SHELL =
      """
      before=$(stty -g)
      settings() { [ "$(stty -g)" = "$before" ] && echo 'settings as before'; }
      set -m
      eval '"$@"' "$REDIRECTION"
      code=$?
      while [ $code -ge 145 ] && [ $code -le 148 ]; do
        settings
        echo 'suspended, Enter continues'
        read -r line
        fg >/dev/null
        code=$?
      done
      echo "exit code $code"
      settings
      """;

  private final PtyProcess process;
  private final ScreenTerminal screen;
  private final StringBuilder received = new StringBuilder();
  private int shown;
  private boolean ended;

  /** The place and the environment of the program. */
  record Start(Path state, int columns, int rows, Map<String, String> environment) {

    Start(Path state) {
      this(state, 80, 24, Map.of("COLORTERM", "truecolor"));
    }

    Start sized(int width, int height) {
      return new Start(state, width, height, environment);
    }

    Start with(String name, String value) {
      return new Start(state, columns, rows, Map.of(name, value));
    }

    Window open() {
      return open(PackagedProgram.command());
    }

    /** Opens a window in which a shell executes a command. */
    Window open(List<String> command) {
      return new Window(this, command);
    }
  }

  private Window(Start start, List<String> command) {
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", SHELL, "sh"));
    words.addAll(command);
    Map<String, String> environment = new HashMap<>(System.getenv());
    List.of("NO_COLOR", "COLORTERM", "TMUX").forEach(environment::remove);
    environment.put("TERM", "xterm-256color");
    environment.put("LC_ALL", "C.UTF-8");
    environment.put("XDG_STATE_HOME", start.state.toString());
    environment.put("XDG_CONFIG_HOME", start.state.toString());
    environment.put("REDIRECTION", "");
    environment.putAll(start.environment);
    screen = new ScreenTerminal(start.columns, start.rows);
    try {
      process =
          new PtyProcessBuilder(words.toArray(String[]::new))
              .setEnvironment(environment)
              .setDirectory(start.state.toString())
              .setInitialColumns(start.columns)
              .setInitialRows(start.rows)
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread reader = new Thread(this::read, "window");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Reads until the shell has ended. The stream remains open while the window is reachable: pty4j
   * 0.13.12 writes to the pipe of a terminal that was closed when its shell ended. That pipe may
   * already belong to the next window, which would end before its program has started (pty4j issue
   * 181).
   */
  private void read() {
    char[] buffer = new char[8192];
    Reader output = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
    try {
      for (int count = output.read(buffer); count >= 0; count = output.read(buffer)) {
        take(new String(buffer, 0, count));
      }
    } catch (IOException e) {
      take(e.toString());
    } finally {
      end();
    }
  }

  /** Shows what was received, but no part of an update whose end has not been received. */
  private synchronized void take(String text) {
    received.append(text);
    int begin = received.lastIndexOf(BEGIN_UPDATE);
    int complete = begin > received.lastIndexOf(END_UPDATE) ? begin : received.length();
    if (complete > shown) {
      screen.write(received.substring(shown, complete));
      shown = complete;
      notifyAll();
    }
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Types keys after a text has appeared that shows that the program is ready for them. */
  Window type(String keys) {
    try {
      process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Pastes a text like a terminal with bracketed paste. */
  Window paste(String text) {
    return type("\u001b[200~" + text + "\u001b[201~");
  }

  /** Waits until a text is on the screen, and clicks the left button on its first character. */
  Window click(String text) {
    await(text);
    List<String> rows = screen().lines().takeWhile(row -> !row.contains(text)).toList();
    int column = row(rows.size()).indexOf(text);
    String place = ";" + (column + 1) + ";" + (rows.size() + 1);
    return type("\u001b[<0" + place + "M\u001b[<0" + place + "m");
  }

  /** Changes the size of the window. */
  Window resize(int columns, int rows) {
    synchronized (this) {
      screen.setSize(columns, rows);
    }
    process.setWinSize(new WinSize(columns, rows));
    return this;
  }

  /** Waits until a text is on the screen. */
  Window await(String text) {
    return await(text, shown -> shown.contains(text));
  }

  /** Waits until the screen satisfies a condition. */
  synchronized Window await(String what, Predicate<String> wanted) {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (!wanted.test(screen())) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0 || ended) {
        throw new AssertionError(
            "no " + what + " on the screen:\n" + screen() + (ended ? "ended" : "of ") + lately());
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return this;
  }

  /** Returns the text of the screen. */
  synchronized String screen() {
    return screen.toString();
  }

  private String lately() {
    String all = received.toString().replace('\u001b', '␛');
    return all.length() + " characters:\n" + all.substring(Math.max(0, all.length() - 400));
  }

  /** Returns a row of the screen, counted from 0. */
  String row(int row) {
    return screen().split("\n", -1)[row].stripTrailing();
  }

  /** Returns all bytes sent to the terminal, including control sequences. */
  synchronized String received() {
    return received.toString();
  }

  /** Asks the program, but not the shell around it, to end. */
  Window terminate() {
    descendants().forEach(ProcessHandle::destroy);
    return this;
  }

  /** Sends a signal to the program, {@code HUP} or {@code KILL}. */
  Window signal(String name) {
    descendants().forEach(it -> signal(name, it.pid()));
    return this;
  }

  private static void signal(String name, long process) {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(process)).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Closes the window, like a terminal that crashes, and waits until the program has ended. */
  void vanish() {
    List<ProcessHandle> programs = descendants().toList();
    try {
      process.getOutputStream().close();
      process.getInputStream().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    programs.forEach(it -> it.onExit().orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS).join());
  }

  /** Waits until the program and the shell have ended; returns the whole output. */
  String awaitEnd() {
    synchronized (this) {
      long end = System.nanoTime() + LONGEST.toNanos();
      while (!ended && System.nanoTime() < end) {
        try {
          wait(1000);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      if (!ended) {
        throw new AssertionError("not left:\n" + screen());
      }
    }
    return received();
  }

  private Stream<ProcessHandle> descendants() {
    return ProcessHandle.of(process.pid()).stream().flatMap(ProcessHandle::descendants);
  }

  @Override
  public void close() {
    descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
