package hp41.player;

import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Outcome;

/** The parts of the keyboard that {@link ModalEntry} uses. */
public final class ModalContext {

  final EntryContext entries;
  final PacedTimeline timeline;
  final Lcd lcd;
  final HeldKeys held;
  final KeyPolling polling;
  final CurrentEntry current;
  final KeyPrinterTrace trace;
  final Runner runner;
  final Switches switches;
  final StopHandler stops;
  private final Actions actions;

  ModalContext(
      Actions actions,
      EntryContext entries,
      PacedTimeline timeline,
      Lcd lcd,
      HeldKeys held,
      KeyPolling polling,
      CurrentEntry current,
      KeyPrinterTrace trace,
      Runner runner,
      Switches switches,
      StopHandler stops) {
    this.actions = actions;
    this.entries = entries;
    this.timeline = timeline;
    this.lcd = lcd;
    this.held = held;
    this.polling = polling;
    this.current = current;
    this.trace = trace;
    this.runner = runner;
    this.switches = switches;
    this.stops = stops;
  }

  /** Returns the machine. */
  public Machine machine() {
    return entries.machine();
  }

  /** Executes a function without an operand; the caller handles what it asks for. */
  public Outcome perform(CalculatorFunction function) {
    return actions.perform(function);
  }
}
