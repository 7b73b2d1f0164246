package hp41.debug;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.Word;
import hp41.number.DisplayFormat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;

/** A trace of the most recent lines with the value of X after each. */
public final class Trace {

  /** The maximum number of lines. */
  public static final int MOST = 10_000;

  private static final int COLUMNS = 24;

  private final Machine machine;
  private final Runnable changed;
  private final Deque<Supplier<TraceLine>> lines = new ArrayDeque<>();
  private Optional<Consumer<String>> sink = Optional.empty();
  private boolean on;

  /**
   * Creates an empty trace.
   *
   * @param changed called when tracing was started or stopped
   */
  Trace(Machine machine, Runnable changed) {
    this.machine = machine;
    this.changed = changed;
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
      return x.isEmpty() ? text : StringUtils.rightPad(text, COLUMNS) + ' ' + x;
    }
  }

  /** Starts tracing. */
  public void on() {
    on = true;
    changed.run();
  }

  /** Starts tracing and passes each line as text to a consumer. */
  public void on(Consumer<String> consumer) {
    on = true;
    sink = Optional.of(consumer);
    changed.run();
  }

  /** Stops tracing. The traced lines are kept. */
  public void off() {
    on = false;
    sink = Optional.empty();
    changed.run();
  }

  /** Removes all traced lines. */
  public void clear() {
    lines.clear();
  }

  /** Returns whether lines are traced. */
  public boolean isOn() {
    return on;
  }

  /** Returns whether no line is traced. */
  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /** Returns the traced lines, the oldest first. */
  public List<TraceLine> lines() {
    List<TraceLine> made = lines.stream().map(Supplier::get).toList();
    lines.clear();
    made.forEach(line -> lines.add(() -> line));
    return made;
  }

  /** Prints the traced lines on the calculator's printer, each followed by X. */
  public void print() {
    for (TraceLine line : lines()) {
      machine.printer().print(CharacterSet.characters(line.text()));
      machine.printer().printRight(CharacterSet.characters(line.x()));
    }
  }

  /** Records an executed line. Its text is created only when it is needed, which is rare. */
  void record(Instruction instruction) {
    if (on) {
      long x = machine.stack().x();
      DisplayFormat format = machine.flags().displayFormat();
      add(() -> new TraceLine(StepSpelling.shown(instruction), Word.display(x, format).strip()));
    }
  }

  /** Adds a log message, also while lines are not traced. */
  public void log(String message) {
    TraceLine line = new TraceLine(message, "");
    add(() -> line);
  }

  private void add(Supplier<TraceLine> line) {
    lines.addLast(line);
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
    sink.ifPresent(it -> it.accept(line.get().toString()));
  }
}
