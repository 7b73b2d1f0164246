package hp41.cli;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.cli.options.Paper;
import hp41.cli.options.StandardStreams;
import hp41.machine.Event;
import hp41.memory.Flags;

/**
 * Writes what a running program shows.
 *
 * @param json whether to write one object for each stop instead of lines
 * @param printing whether to write anything
 * @param kept whether the execution leaves anything behind that is not written here
 * @param paper what the printer prints on
 */
record Transcript(
    StandardStreams streams, boolean json, boolean printing, boolean kept, Paper paper) {

  /** Whether anything comes of going on: not if all of it is written here, and nobody reads it. */
  boolean isWanted() {
    return kept || streams.out().isOpen();
  }

  /**
   * Writes what VIEW, AVIEW and PSE have shown, and the printer has printed, since the last time.
   */
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

  /** Writes what stands at a stop, unless it has been written when it was shown. */
  void stop(Calculator calculator, String answer, ProgramExecution.Outcome outcome) {
    MemoryView contents = calculator.contents();
    if (json) {
      object(StateJson.of(calculator, answer).put("stopped", outcome.word()));
    } else if ((outcome.asks() || outcome == ProgramExecution.Outcome.END)
        && !contents.flag(Flags.MESSAGE)) {
      line(contents.standing());
    }
  }

  /** Writes why it does not go on. */
  void complain(String complaint) {
    streams.errors().complain(complaint);
  }

  /** Writes a line that was executed, with X after it. */
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
