package hp41.player;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.entry.Entry;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.AlphaTraces;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Scratch;

/**
 * Records keyed input in scratch digits of the status registers, as the operating system does
 * (observed on the machine).
 */
final class KeyNotes {

  /** The digits of register d that the display of a text line leaves in Q. */
  private static final long FLAGS_LEFT = 0x0F_FFFF_FFFF_0000L;

  /** The digits of Q with the place of an END. */
  private static final long MIDDLE = 0x00_FFFF_FFFF_0000L;

  private static final int GO_TO = 0x01;
  private static final int BST = 0x07;
  private static final int SST = 0x08;
  private static final int RUN = 0x05;
  private static final int BACK = 0x0B;
  private static final int MODE = 0x0C;
  private static final int SHIFT = 0x0E;
  private static final int ASN = 0x0F;
  private static final int PROGRAMMING = 0x10;
  private static final int CALL_BYTES = 2;

  private static final int FIRST_XROM = 0xA000;

  private final Machine machine;
  private final Scratch scratch;

  /** The column of the key that is pressed, as in the bytes of key assignments. */
  private int column;

  /** Whether the next character is the first of a new text in ALPHA. */
  private boolean cleared;

  /** The positions of .END. and of the END of the current program, before a text line is edited. */
  private int permanentEnd;

  private int end;

  /** The address of the label or END that follows the line that is about to be edited. */
  private int following;

  KeyNotes(Machine machine) {
    this.machine = machine;
    scratch = new Scratch(machine.memory());
  }

  /** Records the column of a key that is pressed. */
  void pressed(Key key) {
    boolean shifted = machine.flags().get(Flags.SHIFT);
    column = key.isAssignable() ? key.assignmentByte(shifted) >>> 4 : 0;
  }

  /** Records the content of the display at rest. */
  void shown() {
    Flags flags = machine.flags();
    if (flags.get(Flags.PRGM) || flags.get(Flags.MESSAGE)) {
      return;
    }
    if (flags.get(Flags.ALPHA)) {
      scratch.leaveInQ(AlphaTraces.shown(machine.alpha().text()));
    } else {
      scratch.displayed(machine.stack().x());
    }
  }

  /** Records that USER, PRGM or ALPHA is pressed. */
  void mode() {
    scratch.function(MODE);
  }

  /** Records the function of a key that does nothing. */
  void ignored(int function) {
    scratch.function(function);
  }

  /** Records that SHIFT is pressed. */
  void shift() {
    scratch.function(SHIFT);
  }

  /** Records the function and the kind of a prompt that is opened or continued. */
  void prompt(Entry entry) {
    int function = entry.notedFunction();
    int kind = entry.notedKind();
    scratch.function(function);
    boolean naming = entry.keying() == Keying.NAME;
    if (naming && function == GO_TO) {
      scratch.goTo();
    }
    entry.notedName().ifPresent(naming ? scratch::beginning : scratch::name);
    boolean programming = machine.flags().get(Flags.PRGM) && function > ASN;
    scratch.prompt(programming ? kind | PROGRAMMING : kind);
  }

  /** Records a function that was found by its name. */
  void found(int function) {
    scratch.function(function, page(function - FIRST_XROM >> 6));
  }

  /** Returns the page of the module with an XROM number. */
  private static int page(int xrom) {
    return switch (xrom) {
      case 25 -> 3;
      case 26 -> 5;
      case 28 -> 7;
      case 29 -> 6;
      default -> 8;
    };
  }

  /** Records the function or input of an effect. */
  void effect(Effect effect) {
    if (effect instanceof Effect.Preview preview) {
      scratch.function(preview.function().code(), column);
    } else if (effect instanceof Effect.PreviewBytes preview) {
      scratch.function(preview.bytes().code(), column);
    } else if (effect instanceof Effect.Execute whole) {
      operand(whole.operand());
      call(whole.function(), whole.operand());
    } else if (effect instanceof Effect.ExecuteNamed named) {
      scratch.name(named.name());
      Operand.Local.named(named.name()).ifPresent(label -> call(named.function(), label));
    } else if (effect instanceof Effect.JumpToLabel label) {
      scratch.name(label.name());
    } else if (effect instanceof Effect.NoteNumber number) {
      scratch.number(number.digits());
    } else if (effect instanceof Effect.NumberLine number) {
      scratch.number(number.after());
    } else if (effect instanceof Effect.LineEdit) {
      ProgramMemory program = machine.program();
      permanentEnd = program.permanentEnd();
      end = program.end(program.pointer()).address();
      int inserted =
          program.storedLine() == 0 ? program.pointer() : program.next(program.pointer());
      following =
          program.globals().stream()
              .mapToInt(GlobalLabel::address)
              .filter(it -> it < inserted)
              .findFirst()
              .orElse(end);
    } else if (effect instanceof Effect.AppendAlpha appended) {
      scratch.leaveInQ(AlphaTraces.keyed(machine.alpha().text() + appended.code(), cleared));
      cleared = false;
    } else if (effect instanceof Effect.BeginAlpha begun) {
      cleared = begun.clears();
      scratch.leaveInQ(AlphaTraces.shortened(machine.alpha().text()));
    } else if (effect instanceof Act act) {
      act(act);
    }
  }

  /**
   * Records the length of an edited text line and the position of its last byte. If a register was
   * inserted, also records the positions of the END and of the next label or END.
   */
  void edited(Effect.LineEdit edit) {
    ProgramMemory program = machine.program();
    int pointer = program.pointer();
    if (edit instanceof Effect.NumberLine
        || !(machine.instructionAt(pointer).operand() instanceof Operand.Text text)) {
      return;
    }
    long middle =
        edit instanceof Effect.BeginTextLine
            ? machine.memory().read(Memory.STATUS_D) & FLAGS_LEFT
            : machine.memory().read(Memory.STATUS_Q) & MIDDLE;
    if (program.permanentEnd() != permanentEnd) {
      middle = (long) Scratch.place(end) << 32 | (long) Scratch.place(following) << 16;
    }
    int last = Scratch.place(program.next(pointer));
    scratch.leaveInQ((long) text.characters().length() << 52 | middle | last);
  }

  /** Records the return address of XEQ. */
  void call(CalculatorFunction function, Operand operand) {
    if (machine.flags().get(Flags.PRGM)) {
      return;
    }
    if (function.is(Role.CALL)) {
      int pointer = machine.program().pointer();
      if (operand instanceof Operand.Local) {
        scratch.returnTo(pointer - CALL_BYTES);
      } else if (operand instanceof Operand.Postfix) {
        scratch.returnTo(pointer);
      }
    } else if (function.is(Role.JUMP) && operand instanceof Operand.Postfix) {
      scratch.goToIndirectly();
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
      case DELETE_LINE, WITHDRAW_LINE -> scratch.function(BACK);
      case SHORTEN_ALPHA -> shorten(machine.alpha().text());
      default -> {}
    }
  }

  private void shorten(String alpha) {
    String rest = alpha.substring(0, Math.max(0, alpha.length() - 1));
    scratch.leaveInQ(AlphaTraces.shortened(rest));
  }
}
