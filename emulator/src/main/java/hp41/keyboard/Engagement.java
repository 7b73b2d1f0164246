package hp41.keyboard;

import hp41.machine.Halt;
import hp41.machine.Machine;

/** Functions that take the keyboard for themselves until they are left. */
final class Engagement {

  private Engagement() {}

  /**
   * Opens what a function has asked for; a program that was stopped between two lines just stands.
   *
   * @param then what to do when it is left
   * @return false if this is no such function
   */
  static boolean begin(Halt halt, Keyboard keyboard, Afterwards then) {
    Machine machine = keyboard.machine();
    switch (halt) {
      case EDITOR ->
          machine
              .outbox()
              .takeEdited()
              .ifPresent(file -> new EditorEntry(file, then).start(keyboard));
      case CLOCK -> ClockEntry.STATE.start(keyboard);
      case STOPWATCH ->
          machine
              .outbox()
              .takeSplits()
              .ifPresent(
                  splits ->
                      new StopwatchEntry(new StopwatchFace(splits, machine), then).start(keyboard));
      case BREAK -> keyboard.stopped(halt, false);
      case ALARMS -> new AlarmCatalogueEntry(machine, then).start(keyboard);
      default -> {
        return false;
      }
    }
    return true;
  }
}
