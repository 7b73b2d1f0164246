package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.files.Output;
import hp41.memory.Flags;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes the output of a running program.
 *
 * @param streams the standard streams
 * @param json whether to write one object for each stop instead of lines
 * @param printing whether to write anything
 * @param hasOtherEffects whether the execution has effects besides this output
 * @param paper the printer's paper
 * @param trace the executed lines
 */
record Transcript(
    StandardStreams streams,
    boolean json,
    boolean printing,
    boolean hasOtherEffects,
    Paper paper,
    ExecutedLines trace) {

  private static final int COLUMNS = 22;

  /**
   * Returns whether the program should continue: false after a signal, or if this output is its
   * only effect and nobody reads it.
   */
  boolean isWanted() {
    return streams.goOn(hasOtherEffects);
  }

  /** Writes what VIEW, AVIEW, PSE and the printer have produced since the last call. */
  void events(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      trace.flush();
      if (event instanceof Event.Viewed viewed) {
        line(viewed.text());
      } else if (event instanceof Event.Paused paused && !paused.message()) {
        line(paused.text());
      } else if (printing && event instanceof Event.Printed printed) {
        paper.print(printed.line());
      }
    }
  }

  /** Writes the display at a stop, unless it has already been written as a message. */
  void stop(Calculator calculator, String answer, Cause reason) {
    trace.flush();
    MemoryView contents = calculator.contents();
    if (json) {
      object(StateJson.of(calculator, answer).put("stopped", word(reason)));
    } else if (reason.isOwn() && !contents.flag(Flags.MESSAGE)) {
      line(contents.standing());
    }
  }

  private static String word(Cause reason) {
    return reason == Cause.NONE ? "limit" : reason.name().toLowerCase(Locale.ROOT);
  }

  /** Writes why the program does not continue. */
  void complain(String complaint) {
    trace.flush();
    streams.errors().complain(complaint);
  }

  /** Writes an executed line and X. */
  void executed(String line, Calculator calculator) {
    MemoryView contents = calculator.contents();
    trace.add(StringUtils.rightPad(line, COLUMNS) + ' ' + contents.shown(contents.x()));
  }

  /**
   * Executed lines that are still to be written. Writing each line separately would take longer
   * than everything else.
   */
  static final class ExecutedLines {

    private static final int MOST = 1 << 13;
    private static final long MOST_NANOS = 50_000_000;

    private final Output output;
    private final StringBuilder lines = new StringBuilder();
    private long written = System.nanoTime();

    ExecutedLines(Output output) {
      this.output = output;
    }

    private void add(String line) {
      lines.append(line).append('\n');
      if (lines.length() > MOST || System.nanoTime() - written > MOST_NANOS) {
        flush();
      }
    }

    /** Writes all lines, before something else is written or the program waits. */
    void flush() {
      if (!lines.isEmpty()) {
        output.printAll(lines.toString());
        lines.setLength(0);
      }
      written = System.nanoTime();
    }
  }

  private void line(String text) {
    if (!json) {
      object(text);
    }
  }

  private void object(Object line) {
    if (printing) {
      streams.out().print(line);
    }
  }
}
