package hp41.command;

import hp41.Calculator;
import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;
import picocli.CommandLine;

/** Writes what a running program shows. */
final class Transcript {

  private final Lines out;
  private final Lines err;
  private final boolean json;
  private final boolean printing;
  private final Paper paper;

  /**
   * A transcript.
   *
   * @param json whether to write one object for each stop instead of lines
   * @param printing whether to write anything
   * @param paper what the printer prints on
   */
  Transcript(CommandLine command, boolean json, boolean printing, Paper paper) {
    out = new Lines(command.getOut());
    err = new Lines(command.getErr());
    this.json = json;
    this.printing = printing;
    this.paper = paper;
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
  void stop(Calculator calculator, String answer) {
    Machine machine = calculator.machine();
    if (json) {
      object(StateJson.of(calculator, answer));
    } else if (calculator.isOn() && !machine.flags().get(Flags.MESSAGE)) {
      line(
          machine.flags().get(Flags.ALPHA)
              ? CharacterSet.glyphs(machine.alpha().text())
              : machine.display(machine.stack().x()));
    }
  }

  /** Writes why it does not go on. */
  void complain(String complaint) {
    err.print("hp41: " + complaint);
  }

  /** Writes the state at an error and what went wrong; tells whether there was an error. */
  boolean error(Calculator calculator, String answer) {
    Optional<String> complaint = Complaint.about(calculator);
    complaint.ifPresent(
        text -> {
          if (json) {
            object(StateJson.of(calculator, answer));
          }
          complain(text);
        });
    return complaint.isPresent();
  }

  /** Writes a line that was executed, with X after it. */
  void executed(String line, Calculator calculator) {
    Machine machine = calculator.machine();
    err.print("%-22s %s".formatted(line, machine.display(machine.stack().x())));
  }

  private void line(String text) {
    if (!json) {
      object(text);
    }
  }

  private void object(Object line) {
    if (printing) {
      out.print(line);
    }
  }
}
