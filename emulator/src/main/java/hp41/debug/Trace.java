package hp41.debug;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** A trace of the most recent lines with the value of X after each. */
public final class Trace {

  /** The maximum number of lines. */
  public static final int MOST = 10_000;

  private final Machine machine;
  private final Deque<TraceLine> lines = new ArrayDeque<>();
  private Consumer<String> sink = line -> {};
  private boolean on;

  Trace(Machine machine) {
    this.machine = machine;
  }

  /**
   * A traced line.
   *
   * @param text the text of the line, or a log message
   * @param x the value of X after the line, as displayed; empty for a log message
   */
  public record TraceLine(String text, String x) {

    /** Returns the line as written to a file: the text in 24 columns, then X. */
    @Override
    public String toString() {
      return x.isEmpty() ? text : "%-24s %s".formatted(text, x);
    }
  }

  /** Starts tracing. */
  public void on() {
    on = true;
  }

  /** Starts tracing and passes each line as text to a consumer. */
  public void on(Consumer<String> consumer) {
    on = true;
    sink = consumer;
  }

  /** Stops tracing. The traced lines are kept. */
  public void off() {
    on = false;
    sink = line -> {};
  }

  /** Removes all traced lines. */
  public void clear() {
    lines.clear();
  }

  /** Returns whether lines are traced. */
  public boolean isOn() {
    return on;
  }

  /** Returns the traced lines, the oldest first. */
  public List<TraceLine> lines() {
    return new ArrayList<>(lines);
  }

  /** Prints the traced lines on the calculator's printer, each followed by X. */
  public void print() {
    for (TraceLine line : lines) {
      machine.printer().print(CharacterSet.characters(line.text()));
      machine.printer().printRight(CharacterSet.characters(line.x()));
    }
  }

  void record(Instruction instruction) {
    if (on) {
      String x = machine.display(machine.stack().x()).strip();
      add(new TraceLine(StepSpelling.shown(instruction), x));
    }
  }

  /** Adds a log message, also while lines are not traced. */
  public void log(String message) {
    add(new TraceLine(message, ""));
  }

  private void add(TraceLine line) {
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
    sink.accept(line.toString());
  }
}
