package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.memory.Flags;
import java.util.Locale;

/**
 * Writes the output of a running program.
 *
 * @param streams the standard streams
 * @param json whether to write one object for each stop instead of lines
 * @param printing whether to write anything
 * @param hasOtherEffects whether the execution has effects besides this output
 * @param paper the printer's paper
 */
record Transcript(
    StandardStreams streams, boolean json, boolean printing, boolean hasOtherEffects, Paper paper) {

  /**
   * Returns whether the program should continue: false if this output is its only effect and nobody
   * reads it.
   */
  boolean isWanted() {
    return hasOtherEffects || streams.out().isOpen();
  }

  /** Writes what VIEW, AVIEW, PSE and the printer have produced since the last call. */
  void events(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
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
    MemoryView contents = calculator.contents();
    if (json) {
      object(StateJson.of(calculator, answer).put("stopped", word(reason)));
    } else if (reason.isOwn() && !contents.flag(Flags.MESSAGE)) {
      line(contents.standing());
    }
  }

  private static String word(Cause reason) {
    return reason == Cause.BUDGET ? "limit" : reason.name().toLowerCase(Locale.ROOT);
  }

  /** Writes why the program does not continue. */
  void complain(String complaint) {
    streams.errors().complain(complaint);
  }

  /** Writes an executed line and X. */
  void executed(String line, Calculator calculator) {
    MemoryView contents = calculator.contents();
    streams.errors().print("%-22s %s".formatted(line, contents.shown(contents.x())));
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
