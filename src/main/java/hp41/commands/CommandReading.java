package hp41.commands;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A line that is being typed, with what it may mean as a command. */
public final class CommandReading {

  private final String line;

  /** The readings, the one with the longest command first. */
  private final List<CommandMatch> readings;

  /** A row of the table that matches the line, and the command and operand in it. */
  record CommandMatch(TypedCommand row, CommandText text) {}

  CommandReading(String line, List<CommandMatch> readings) {
    this.line = line;
    this.readings = readings;
  }

  /** Returns a line in which there are no commands. */
  static CommandReading withoutCommands(String line) {
    return new CommandReading(line, List.of());
  }

  String line() {
    return line;
  }

  Stream<CommandMatch> readings() {
    return readings.stream();
  }

  /** Returns the reading whose command completes its own operand. */
  Optional<CommandMatch> completing() {
    return readings().filter(it -> it.text().more() && it.row().offers().isPresent()).findFirst();
  }

  /** Returns whether the line is a command without any text after it. */
  boolean isWhole() {
    return readings().anyMatch(it -> !it.text().more());
  }

  /** Returns whether the line is a command and text after it. */
  public boolean hasText() {
    return readings().anyMatch(it -> it.text().more());
  }

  /** Returns whether the line is this command and text after it. */
  boolean hasTextAfter(String command) {
    return readings()
        .anyMatch(it -> it.text().more() && it.text().word().equalsIgnoreCase(command));
  }

  /** Returns whether the last word is the name of something new. */
  boolean isNew() {
    return completing()
        .filter(it -> it.row().creates().test(new FileOperands(it.text().operand())))
        .isPresent();
  }

  /** Returns whether the line is a command that takes a folder. */
  public boolean takesFolder() {
    return completing().filter(it -> it.row().operand().equals("FOLDER")).isPresent();
  }

  /**
   * Returns the operands of a command that completes its own operand; empty if the calculator's
   * names are completed instead.
   */
  public Optional<FileOperands> operands() {
    return completing().map(it -> new FileOperands(it.text().operand()));
  }
}
