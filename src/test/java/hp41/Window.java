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
 * A terminal window in which the packaged program runs: keys are typed into a pseudo-terminal, and
 * what comes back is read as a terminal would show it. A shell around the program tells its exit
 * code and whether it left the terminal's settings as they were, and continues it when suspended.
 */
final class Window implements AutoCloseable {

  private static final Duration LONGEST = Duration.ofMinutes(5);

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
  private boolean ended;

  /** Where and how the program is started. */
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

    /** Opens a window in which a shell executes this. */
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
   * Reads until the shell has ended. The stream stays open until the window is no longer reachable:
   * pty4j 0.13.12 writes into the pipe of a terminal that was closed as its shell ended, by then
   * perhaps that of the next window, which ends before its program has begun (its issue 181).
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

  private synchronized void take(String text) {
    received.append(text);
    screen.write(text);
    notifyAll();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Types keys, once a text is seen that shows that the program is ready for them. */
  Window type(String keys) {
    try {
      process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Pastes a text, as a terminal with bracketed paste sends it. */
  Window paste(String text) {
    return type("\u001b[200~" + text + "\u001b[201~");
  }

  /** Presses the left button on a cell, counted from 0, and lets it go. */
  Window click(int column, int row) {
    String place = ";" + (column + 1) + ";" + (row + 1);
    return type("\u001b[<0" + place + "M\u001b[<0" + place + "m");
  }

  /** Makes the window larger or smaller. */
  Window resize(int columns, int rows) {
    synchronized (this) {
      screen.setSize(columns, rows);
    }
    process.setWinSize(new WinSize(columns, rows));
    return this;
  }

  /** Waits until a text stands somewhere on the screen. */
  Window await(String text) {
    return await(text, shown -> shown.contains(text));
  }

  /** Waits until the screen is as it should be. */
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

  /** What the screen shows. */
  synchronized String screen() {
    return screen.toString();
  }

  private String lately() {
    String all = received.toString().replace('\u001b', '␛');
    return all.length() + " characters:\n" + all.substring(Math.max(0, all.length() - 400));
  }

  /** One row of the screen, counted from 0. */
  String row(int row) {
    return screen().split("\n", -1)[row].stripTrailing();
  }

  /** Everything that was sent to the terminal, control sequences too. */
  synchronized String received() {
    return received.toString();
  }

  /** Asks the program, not the shell around it, to end. */
  Window terminate() {
    descendants().forEach(ProcessHandle::destroy);
    return this;
  }

  /** Sends the program a signal, {@code HUP} or {@code KILL}. */
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

  /** Closes the window under the program, as a terminal that crashes does, until it has ended. */
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

  /** Waits until the program and the shell have ended; what was received in all. */
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
