package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.files.Output;
import hp41.memory.Flags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes the output of a running program.
 *
 * @param streams the standard streams
 * @param json whether to write one object for each stop instead of lines
 * @param printing whether to write anything
 * @param hasOtherEffects whether the execution has effects other than this output
 * @param paper the printer's paper
 * @param pending the lines that are still to be written
 */
record Transcript(
    StandardStreams streams,
    boolean json,
    boolean printing,
    boolean hasOtherEffects,
    Paper paper,
    PendingLines pending) {

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
      if (event instanceof Event.Viewed viewed) {
        line(viewed.text());
      } else if (event instanceof Event.Paused paused && !paused.message()) {
        line(paused.text());
      } else if (printing && event instanceof Event.Printed printed) {
        pending.flush();
        paper.print(printed.line());
      }
    }
    pending.flushLate();
  }

  /** Writes the display at a stop, unless it has already been written as a message. */
  void stop(Calculator calculator, String answer, Cause reason) {
    MemoryView contents = calculator.contents();
    if (json) {
      object(StateJson.of(calculator, answer).put("stopped", word(reason)));
    } else if (reason.isOwn() && !contents.flag(Flags.MESSAGE)) {
      line(contents.standing());
    }
    pending.flush();
  }

  private static String word(Cause reason) {
    return reason == Cause.NONE ? "limit" : reason.name().toLowerCase(Locale.ROOT);
  }

  /** Writes why the program does not continue. */
  void complain(String complaint) {
    pending.flush();
    streams.errors().complain(complaint);
  }

  /** Writes an executed line and X. */
  void executed(String line, Calculator calculator) {
    MemoryView contents = calculator.contents();
    pending.add(
        streams.errors(), StringUtils.rightPad(line, COLUMNS) + ' ' + contents.shown(contents.x()));
  }

  /**
   * Lines that are still to be written. Writing each line separately takes longer than most
   * programs.
   */
  static final class PendingLines {

    private static final int MOST = 1 << 9;
    private static final long MOST_NANOS = 50_000_000;

    private final List<String> lines = new ArrayList<>();
    private Output output;
    private long written = System.nanoTime();

    PendingLines(Output output) {
      this.output = output;
    }

    /** Adds a line. Pending lines for another output are written first. */
    private void add(Output destination, String line) {
      if (!destination.equals(output)) {
        flush();
        output = destination;
      }
      lines.add(line);
      if (lines.size() > MOST) {
        flush();
      }
    }

    /** Writes all lines if the first one may have been waiting for too long. */
    private void flushLate() {
      if (System.nanoTime() - written > MOST_NANOS) {
        flush();
      }
    }

    /** Writes all lines, before something else is written or the program waits. */
    void flush() {
      if (!lines.isEmpty()) {
        output.printAll(lines);
        lines.clear();
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
      pending.add(streams.out(), line.toString());
    }
  }
}
