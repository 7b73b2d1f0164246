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

/** The last lines that were executed while tracing, each with X after it. */
public final class Trace {

  /** Lines that are kept. */
  public static final int MOST = 10_000;

  private final Machine machine;
  private final Deque<TraceLine> lines = new ArrayDeque<>();
  private Consumer<String> sink = line -> {};
  private boolean on;

  Trace(Machine machine) {
    this.machine = machine;
  }

  /**
   * A line that was executed.
   *
   * @param pointer to it
   * @param text of it
   * @param x what X held after it, as the display shows it
   */
  public record TraceLine(int pointer, String text, String x) {

    /** As it stands in a file: the text in 24 columns, then X. */
    @Override
    public String toString() {
      return "%-24s %s".formatted(text, x);
    }
  }

  /** Traces from now on. */
  public void on() {
    on = true;
  }

  /** Traces from now on, each line also told to somebody as text. */
  public void on(Consumer<String> told) {
    on = true;
    sink = told;
  }

  /** Traces no longer; what has been traced is kept. */
  public void off() {
    on = false;
    sink = line -> {};
  }

  /** Forgets what has been traced. */
  public void clear() {
    lines.clear();
  }

  /** Whether lines are traced. */
  public boolean isOn() {
    return on;
  }

  /** The last lines, the oldest first. */
  public List<TraceLine> lines() {
    return new ArrayList<>(lines);
  }

  /** Prints what has been traced on the calculator's paper, each X behind its line. */
  public void print() {
    for (TraceLine line : lines) {
      machine.printer().print(CharacterSet.characters(line.text()));
      machine.printer().printRight(CharacterSet.characters(line.x()));
    }
  }

  void record(int pointer, Instruction instruction) {
    if (!on) {
      return;
    }
    String x = machine.display(machine.stack().x()).strip();
    TraceLine line = new TraceLine(pointer, StepSpelling.shown(instruction), x);
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
    sink.accept(line.toString());
  }
}
