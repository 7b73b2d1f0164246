package hp41.compiled;

import static hp41.compiled.Forms.*;
import static hp41.machine.Translation.*;

import hp41.compiled.Code.Place;
import hp41.compiled.Code.Zero;
import hp41.machine.Line;
import hp41.machine.Operand;
import hp41.machine.Translation;
import hp41.memory.Flags;
import hp41.memory.LoopCounter;
import hp41.memory.ReturnStack;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Translates one line after the other. */
final class LineWriter {

  private final Outline outline;
  private final Code code;
  private final PassageWriter passage;

  /** A writer of lines of a passage. */
  LineWriter(Outline outline, Code code, PassageWriter passage) {
    this.outline = outline;
    this.code = code;
    this.passage = passage;
  }

  /**
   * Translates a line.
   *
   * @return whether the next is executed behind it
   */
  boolean write(int line) {
    Translation how = outline.how(line);
    switch (how) {
      case NONE -> code.jump(passage.unusual(line));
      case NOTHING -> {}
      case AS_IT_IS -> asItIs(line);
      case LABEL -> code.addToCounter(Slot.COURSE, "labels", 1);
      case GO_TO -> passage.go(line, outline.target(line), Lift.ON);
      case CALL -> call(line);
      case RETURN -> passage.back(line);
      case NUMBER ->
          push(
              line, () -> code.word(((Operand.Digits) outline.instruction(line).operand()).word()));
      case LAST_X -> push(line, () -> code.loadWord(Slot.LAST_X));
      case PI -> push(line, () -> code.word(Word.of(Decimal.PI)));
      case RECALL, STORE, EXCHANGE, INCREMENT, DECREMENT -> register(line, how);
      case ADD_TO, SUBTRACT_FROM, MULTIPLY_INTO, DIVIDE_INTO -> computeInto(line, how);
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> computeWithY(line, how);
      case IS_ZERO, IS_NOT_ZERO, IS_NEGATIVE, IS_NOT_POSITIVE, IS_POSITIVE ->
          compareWithZero(line, how);
      case EQUALS, DIFFERS, IS_LESS, IS_AT_MOST, IS_GREATER -> compareWithY(line, how);
      case SET_FLAG, CLEAR_FLAG -> writeFlag(line, how == SET_FLAG);
      case IS_FLAG_SET, IS_FLAG_CLEAR -> testFlag(line, "get", how == IS_FLAG_SET);
      case TAKES_FLAG_SET, TAKES_FLAG_CLEAR -> testFlag(line, "take", how == TAKES_FLAG_SET);
      default -> onStack(line, how);
    }
    return outline.fallsThrough(line);
  }

  private void asItIs(int line) {
    passage.keepStack();
    code.loadObject(Slot.COURSE);
    code.integer(line);
    code.callStatic(Steps.class, "execute", boolean.class, Course.class, int.class);
    code.jumpIf(Zero.EQUAL, passage.unusual(line));
    passage.loadStack();
  }

  private void onStack(int line, Translation how) {
    switch (how) {
      case ENTER -> lift();
      case CLEAR_X -> zero(Slot.X);
      case CLEAR_STACK -> {
        for (int slot = Slot.T; slot <= Slot.X; slot += 2) {
          zero(slot);
        }
      }
      case ROLL_DOWN ->
          move(
              Slot.X, Slot.WORD, Slot.Y, Slot.X, Slot.Z, Slot.Y, Slot.T, Slot.Z, Slot.WORD, Slot.T);
      case ROLL_UP ->
          move(
              Slot.T, Slot.WORD, Slot.Z, Slot.T, Slot.Y, Slot.Z, Slot.X, Slot.Y, Slot.WORD, Slot.X);
      case EXCHANGE_X_AND_Y -> move(Slot.X, Slot.WORD, Slot.Y, Slot.X, Slot.WORD, Slot.Y);
      default -> computeX(line, how);
    }
  }

  /** Moves words from slot to slot. */
  private void move(int... slots) {
    for (int i = 0; i < slots.length; i += 2) {
      code.loadWord(slots[i]);
      code.storeWord(slots[i + 1]);
    }
  }

  private void zero(int slot) {
    code.word(0);
    code.storeWord(slot);
  }

  private void lift() {
    move(Slot.Z, Slot.T, Slot.Y, Slot.Z, Slot.X, Slot.Y);
  }

  /** Puts a word into X, lifting the stack if that is enabled. */
  private void push(int line, Runnable word) {
    word.run();
    switch (outline.lift(line)) {
      case ON -> lift();
      case OFF -> {}
      case EITHER -> {
        Place without = new Place();
        code.storeWord(Slot.OTHER);
        code.loadInteger(Slot.LIFT);
        code.jumpIf(Zero.EQUAL, without);
        lift();
        code.mark(without);
        code.loadWord(Slot.OTHER);
      }
    }
    code.storeWord(Slot.X);
  }

  private void call(int line) {
    Line call = outline.lines().get(line);
    code.part(Slot.COURSE, "returns", ReturnStack.class);
    code.integer(call.following());
    code.call(ReturnStack.class, "push", void.class, int.class);
    passage.go(line, outline.target(line), Lift.ON);
  }

  private void computeX(int line, Translation how) {
    code.loadWord(Slot.X);
    code.callStatic(Steps.class, OF_X.get(how), long.class, long.class);
    unlessNone(line, Slot.WORD);
    if (how == NEGATE) {
      move(Slot.WORD, Slot.X);
    } else {
      move(Slot.X, Slot.LAST_X, Slot.WORD, Slot.X);
    }
  }

  private void computeWithY(int line, Translation how) {
    code.loadWord(Slot.Y);
    code.loadWord(Slot.X);
    code.callStatic(Steps.class, OF_Y_AND_X.get(how), long.class, long.class, long.class);
    unlessNone(line, Slot.WORD);
    move(Slot.X, Slot.LAST_X, Slot.WORD, Slot.X, Slot.Z, Slot.Y, Slot.T, Slot.Z);
  }

  /** Keeps the word on the stack, unless it is none: then the line is left to the interpreter. */
  private void unlessNone(int line, int slot) {
    code.storeWord(slot);
    code.loadWord(slot);
    code.word(0);
    code.compareWords();
    code.jumpIf(Zero.LESS, passage.unusual(line));
  }

  private void register(int line, Translation how) {
    Cell cell = cell(line);
    switch (how) {
      case RECALL -> {
        read(line, cell);
        push(line, () -> code.loadWord(Slot.WORD));
      }
      case STORE -> cell.store(Slot.X);
      case EXCHANGE -> {
        read(line, cell);
        cell.store(Slot.X);
        move(Slot.WORD, Slot.X);
      }
      case INCREMENT -> count(line, cell, "increment", Zero.UNEQUAL);
      default -> count(line, cell, "decrement", Zero.EQUAL);
    }
  }

  /** Reads a register that must hold what is recalled as it is. */
  private void read(int line, Cell cell) {
    cell.load();
    code.storeWord(Slot.WORD);
    if (cell.isData()) {
      requirePlain(line);
    }
  }

  private void requirePlain(int line) {
    code.loadWord(Slot.WORD);
    code.callStatic(Steps.class, "isPlain", boolean.class, long.class);
    code.jumpIf(Zero.EQUAL, passage.unusual(line));
  }

  private void count(int line, Cell cell, String name, Zero skips) {
    cell.load();
    code.storeWord(Slot.WORD);
    code.loadObject(Slot.COURSE);
    code.loadWord(Slot.WORD);
    code.callStatic(Steps.class, name, long.class, Course.class, long.class);
    unlessNone(line, Slot.OTHER);
    cell.store(Slot.OTHER);
    code.loadWord(Slot.OTHER);
    code.loadWord(Slot.WORD);
    code.callStatic(LoopCounter.class, "isAbove", boolean.class, long.class, long.class);
    code.jumpIf(skips, passage.skip(line));
  }

  private void computeInto(int line, Translation how) {
    Cell cell = cell(line);
    cell.load();
    code.loadWord(Slot.X);
    code.callStatic(Steps.class, OF_REGISTER_AND_X.get(how), long.class, long.class, long.class);
    unlessNone(line, Slot.WORD);
    cell.store(Slot.WORD);
  }

  private void compareWithZero(int line, Translation how) {
    code.loadWord(Slot.X);
    code.callStatic(Steps.class, "order", int.class, long.class);
    code.storeInteger(Slot.ADDRESS);
    code.loadInteger(Slot.ADDRESS);
    code.integer(1);
    code.jumpIfGreater(passage.unusual(line));
    code.loadInteger(Slot.ADDRESS);
    code.jumpIf(SKIP_IF.get(how), passage.skip(line));
  }

  private void compareWithY(int line, Translation how) {
    if (how != EQUALS && how != DIFFERS) {
      code.loadWord(Slot.Y);
      code.loadWord(Slot.X);
      code.callStatic(Steps.class, "areNumbers", boolean.class, long.class, long.class);
      code.jumpIf(Zero.EQUAL, passage.unusual(line));
      code.loadWord(Slot.X);
      code.loadWord(Slot.Y);
      code.callStatic(Word.class, "compare", int.class, long.class, long.class);
      code.jumpIf(SKIP_IF.get(how), passage.skip(line));
    } else {
      code.loadWord(Slot.X);
      code.loadWord(Slot.Y);
      code.compareWords();
      code.jumpIf(how == EQUALS ? Zero.UNEQUAL : Zero.EQUAL, passage.skip(line));
    }
  }

  private void writeFlag(int line, boolean set) {
    code.part(Slot.COURSE, "flags", Flags.class);
    code.integer(outline.flag(line));
    code.integer(set ? 1 : 0);
    code.call(Flags.class, "set", void.class, int.class, boolean.class);
  }

  private void testFlag(int line, String method, boolean wanted) {
    code.part(Slot.COURSE, "flags", Flags.class);
    code.integer(outline.flag(line));
    code.call(Flags.class, method, boolean.class, int.class);
    code.jumpIf(wanted ? Zero.EQUAL : Zero.UNEQUAL, passage.skip(line));
  }

  /** The register that a line means; its address is computed first if another one holds it. */
  private Cell cell(int line) {
    Register register = outline.register(line);
    Cell named = new Cell(code, register);
    if (!register.isIndirect()) {
      return named;
    }
    read(line, named);
    code.loadObject(Slot.COURSE);
    code.loadWord(Slot.WORD);
    code.callStatic(Steps.class, "indirect", int.class, Course.class, long.class);
    code.storeInteger(Slot.ADDRESS);
    code.loadInteger(Slot.ADDRESS);
    code.jumpIf(Zero.LESS, passage.unusual(line));
    return new Cell(code, register, true);
  }
}
