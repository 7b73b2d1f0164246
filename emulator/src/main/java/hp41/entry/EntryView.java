package hp41.entry;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.machine.Timing;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.Flags;
import hp41.number.DisplayFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** The state of the calculator that entries read. */
public final class EntryView {

  private final Machine machine;
  private final Supplier<Cells> display;
  private final CurrentLine line;
  private final UserKeys userKeys;

  /**
   * Creates a view of a machine.
   *
   * @param display the cells that are shown
   */
  public EntryView(Machine machine, Supplier<Cells> display) {
    this.machine = machine;
    this.display = display;
    line = new CurrentLine(machine);
    userKeys = new UserKeys(machine);
  }

  /**
   * The meaning of a key in USER mode.
   *
   * @param meaning empty if the key has its usual meaning
   * @param searched the microseconds for which the machine searches for it
   */
  record Assigned(Optional<UserKeys.KeyMeaning> meaning, long searched) {}

  /** Returns the machine, for reading only. */
  Machine machine() {
    return machine;
  }

  boolean flag(int number) {
    return machine.flags().get(number);
  }

  DisplayFormat displayFormat() {
    return machine.flags().displayFormat();
  }

  /** Returns the characters of ALPHA. */
  String alpha() {
    return machine.alpha().text();
  }

  Cells display() {
    return display.get();
  }

  /** Returns the current line of the current program. */
  public CurrentLine line() {
    return line;
  }

  /** Returns the alarms in the order of their times. */
  List<Alarm> alarms() {
    return new Alarms(machine.memory()).all();
  }

  InstructionSet instructions() {
    return machine.instructions();
  }

  CalculatorFunction function(Role role) {
    return machine.instructions().get(role);
  }

  /** Returns whether a key has a meaning of its own in USER mode. */
  public boolean isAssigned(Key key, boolean shifted) {
    return flag(Flags.USER)
        && !flag(Flags.ALPHA)
        && userKeys.isAssigned(key, shifted, flag(Flags.PRGM));
  }

  /** Returns the function byte of an assigned key that does nothing; empty otherwise. */
  public OptionalInt ignored(Key key, boolean shifted) {
    return flag(Flags.USER) && !flag(Flags.ALPHA)
        ? userKeys.ignored(key, shifted, flag(Flags.PRGM))
        : OptionalInt.empty();
  }

  /** Returns the key that synthetic programming has assigned to a key. */
  public Optional<Key> assignedKey(Key key, boolean shifted) {
    return isAssigned(key, shifted)
            && userKeys.meaning(key, shifted) instanceof UserKeys.AssignedKey other
        ? Optional.of(other.key())
        : Optional.empty();
  }

  /** Returns the meaning of a key in USER mode, and how long the machine searches for it. */
  Assigned assigned(Key key, boolean shifted) {
    machine.labels().takeSearched();
    boolean assigned = isAssigned(key, shifted);
    long searched = Timing.search(machine.labels().takeSearched());
    return new Assigned(
        assigned ? Optional.of(userKeys.meaning(key, shifted)) : Optional.empty(), searched);
  }
}
