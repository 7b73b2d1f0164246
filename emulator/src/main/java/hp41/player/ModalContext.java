package hp41.player;

import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Outcome;

/** The parts of the keyboard that {@link ModalEntry} uses. */
public final class ModalContext {

  final Stage stage;
  final CurrentEntry current;
  final Runner runner;
  final Switches switches;
  final EffectPlayer effects;

  ModalContext(
      Stage stage, CurrentEntry current, Runner runner, Switches switches, EffectPlayer effects) {
    this.stage = stage;
    this.current = current;
    this.runner = runner;
    this.switches = switches;
    this.effects = effects;
  }

  /** Returns the machine. */
  public Machine machine() {
    return stage.machine();
  }

  /** Executes a function without an operand; the caller handles what it asks for. */
  public Outcome perform(CalculatorFunction function) {
    return effects.actions().perform(function);
  }
}
