package hp41.player;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.memory.Scratch;
import hp41.memory.Word;

/**
 * Notes what is keyed in scratch digits of the status registers, as the operating system does
 * (observed on the machine).
 */
final class KeyNotes {

  private static final int BST = 0x07;
  private static final int SST = 0x08;
  private static final int RUN = 0x05;
  private static final int BACK = 0x0B;
  private static final int MODE = 0x0C;
  private static final int SHIFT = 0x0E;
  private static final int PROGRAMMING = 0x10;
  private static final int CALL_BYTES = 2;

  private static final int NAMED = 3;

  private final Machine machine;
  private final Scratch scratch;

  /** The column of the key that is pressed, as in the bytes of key assignments. */
  private int column;

  KeyNotes(Machine machine) {
    this.machine = machine;
    scratch = new Scratch(machine.memory());
  }

  /** Notes the column of a key that is pressed, and that a number is displayed. */
  void pressed(Key key) {
    column = key.isAssignable() ? key.assignmentByte(false) >>> 4 : 0;
    if (showsNumber()) {
      scratch.displayed();
    }
  }

  private boolean showsNumber() {
    Flags flags = machine.flags();
    return !flags.get(Flags.PRGM)
        && !flags.get(Flags.ALPHA)
        && !flags.get(Flags.MESSAGE)
        && !Word.isText(machine.stack().x());
  }

  /** Notes that USER, PRGM or ALPHA is pressed. */
  void mode() {
    scratch.function(MODE);
  }

  /** Notes that SHIFT is pressed. */
  void shift() {
    scratch.function(SHIFT);
  }

  /** Notes the function and the kind of a prompt that is opened or continued. */
  void prompt(int function, int kind) {
    scratch.function(function);
    boolean programming = machine.flags().get(Flags.PRGM) && function > SHIFT;
    scratch.prompt(programming ? kind | PROGRAMMING : kind);
  }

  /** Notes a function that was found by its name. */
  void found(int function) {
    scratch.function(function, NAMED);
  }

  /** Notes what an effect executes or enters. */
  void effect(Effect effect) {
    if (effect instanceof Effect.Preview preview) {
      scratch.function(preview.function().code(), column);
    } else if (effect instanceof Effect.PreviewBytes preview) {
      scratch.function(preview.bytes().code(), column);
    } else if (effect instanceof Effect.Execute whole) {
      operand(whole.operand());
      call(whole.function(), whole.operand() instanceof Operand.Local);
    } else if (effect instanceof Effect.ExecuteNamed named) {
      scratch.name(named.name());
    } else if (effect instanceof Effect.JumpToLabel label) {
      scratch.name(label.name());
    } else if (effect instanceof Effect.NoteNumber number) {
      scratch.number(number.digits());
    } else if (effect instanceof Effect.NumberLine number) {
      scratch.number(number.after());
    } else if (effect instanceof Act act) {
      act(act);
    }
  }

  /** Notes the return address of XEQ with a local label. */
  private void call(CalculatorFunction function, boolean local) {
    if (local && function.is(Role.CALL) && !machine.flags().get(Flags.PRGM)) {
      scratch.returnTo(machine.program().pointer() - CALL_BYTES);
    }
  }

  private void operand(Operand operand) {
    if (operand instanceof Operand.Name name) {
      scratch.name(name.text());
    } else if (operand instanceof Operand.Assignment assignment) {
      scratch.name(assignment.name());
    }
  }

  private void act(Act act) {
    switch (act) {
      case RUN -> scratch.function(RUN);
      case STEP -> scratch.function(SST);
      case STEP_BACK -> scratch.function(BST);
      case CLEAR_X -> scratch.function(machine.instructions().get(Role.CLEAR_X).code());
      case CLEAR_MESSAGE, DELETE_LINE, WITHDRAW_LINE -> scratch.function(BACK);
      default -> {}
    }
  }
}
