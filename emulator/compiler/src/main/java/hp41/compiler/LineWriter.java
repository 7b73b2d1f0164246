package hp41.compiler;

import static hp41.compiler.OperationTables.*;
import static hp41.machine.Translation.*;

import hp41.compiler.Code.CodePlace;
import hp41.compiler.Code.Zero;
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

  private final ControlFlowGraph outline;
  private final Code code;
  private final BlockWriter passage;

  /** A writer of lines of a passage. */
  LineWriter(ControlFlowGraph outline, Code code, BlockWriter passage) {
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
      case LABEL -> code.addToCounter(LocalVariables.COURSE, "labels", 1);
      case GO_TO -> passage.go(line, outline.target(line), StackLift.ON);
      case CALL -> call(line);
      case RETURN -> passage.back(line);
      case NUMBER ->
          push(
              line, () -> code.word(((Operand.Digits) outline.instruction(line).operand()).word()));
      case LAST_X -> push(line, () -> code.loadWord(LocalVariables.LAST_X));
      case PI -> push(line, () -> code.word(Word.of(Decimal.PI)));
      case RECALL, STORE, EXCHANGE, INCREMENT, DECREMENT -> register(line, how);
      case ADD_TO, SUBTRACT_FROM, MULTIPLY_INTO, DIVIDE_INTO -> computeInto(line, how);
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> computeWithY(line, how);
      case IS_ZERO, IS_NOT_ZERO, IS_NEGATIVE, IS_NOT_POSITIVE, IS_POSITIVE ->
          compareWithZero(line, how);
      case EQUALS, DIFFERS, IS_LESS, IS_AT_MOST, IS_GREATER -> compareWithY(line, how);
      case SET_FLAG, CLEAR_FLAG -> writeFlag(line, how == SET_FLAG);
      case IS_FLAG_SET, IS_FLAG_CLEAR -> testFlag(line, "get", how == IS_FLAG_SET);
      case TAKES_FLAG_SET, TAKES_FLAG_CLEAR -> testFlag(line, "getAndClear", how == TAKES_FLAG_SET);
      default -> onStack(line, how);
    }
    return outline.fallsThrough(line);
  }

  private void asItIs(int line) {
    passage.keepStack();
    code.loadObject(LocalVariables.COURSE);
    code.integer(line);
    code.callStatic(
        ArithmeticHelpers.class, "execute", boolean.class, ExecutionContext.class, int.class);
    code.jumpIf(Zero.EQUAL, passage.unusual(line));
    passage.loadStack();
  }

  private void onStack(int line, Translation how) {
    switch (how) {
      case ENTER -> lift();
      case CLEAR_X -> zero(LocalVariables.X);
      case CLEAR_STACK -> {
        for (int slot = LocalVariables.T; slot <= LocalVariables.X; slot += 2) {
          zero(slot);
        }
      }
      case ROLL_DOWN ->
          move(
              LocalVariables.X,
              LocalVariables.WORD,
              LocalVariables.Y,
              LocalVariables.X,
              LocalVariables.Z,
              LocalVariables.Y,
              LocalVariables.T,
              LocalVariables.Z,
              LocalVariables.WORD,
              LocalVariables.T);
      case ROLL_UP ->
          move(
              LocalVariables.T,
              LocalVariables.WORD,
              LocalVariables.Z,
              LocalVariables.T,
              LocalVariables.Y,
              LocalVariables.Z,
              LocalVariables.X,
              LocalVariables.Y,
              LocalVariables.WORD,
              LocalVariables.X);
      case EXCHANGE_X_AND_Y ->
          move(
              LocalVariables.X,
              LocalVariables.WORD,
              LocalVariables.Y,
              LocalVariables.X,
              LocalVariables.WORD,
              LocalVariables.Y);
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
    move(
        LocalVariables.Z,
        LocalVariables.T,
        LocalVariables.Y,
        LocalVariables.Z,
        LocalVariables.X,
        LocalVariables.Y);
  }

  /** Puts a word into X, lifting the stack if that is enabled. */
  private void push(int line, Runnable word) {
    word.run();
    switch (outline.lift(line)) {
      case ON -> lift();
      case OFF -> {}
      case EITHER -> {
        CodePlace without = new CodePlace();
        code.storeWord(LocalVariables.OTHER);
        code.loadInteger(LocalVariables.LIFT);
        code.jumpIf(Zero.EQUAL, without);
        lift();
        code.mark(without);
        code.loadWord(LocalVariables.OTHER);
      }
    }
    code.storeWord(LocalVariables.X);
  }

  private void call(int line) {
    Line call = outline.lines().get(line);
    code.part(LocalVariables.COURSE, "returns", ReturnStack.class);
    code.integer(call.following());
    code.call(ReturnStack.class, "push", void.class, int.class);
    passage.go(line, outline.target(line), StackLift.ON);
  }

  private void computeX(int line, Translation how) {
    code.loadWord(LocalVariables.X);
    code.callStatic(ArithmeticHelpers.class, OF_X.get(how), long.class, long.class);
    unlessNone(line, LocalVariables.WORD);
    if (how == NEGATE) {
      move(LocalVariables.WORD, LocalVariables.X);
    } else {
      move(LocalVariables.X, LocalVariables.LAST_X, LocalVariables.WORD, LocalVariables.X);
    }
  }

  private void computeWithY(int line, Translation how) {
    code.loadWord(LocalVariables.Y);
    code.loadWord(LocalVariables.X);
    code.callStatic(
        ArithmeticHelpers.class, OF_Y_AND_X.get(how), long.class, long.class, long.class);
    unlessNone(line, LocalVariables.WORD);
    move(
        LocalVariables.X,
        LocalVariables.LAST_X,
        LocalVariables.WORD,
        LocalVariables.X,
        LocalVariables.Z,
        LocalVariables.Y,
        LocalVariables.T,
        LocalVariables.Z);
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
    RegisterOperand cell = cell(line);
    switch (how) {
      case RECALL -> {
        read(line, cell);
        push(line, () -> code.loadWord(LocalVariables.WORD));
      }
      case STORE -> cell.store(LocalVariables.X);
      case EXCHANGE -> {
        read(line, cell);
        cell.store(LocalVariables.X);
        move(LocalVariables.WORD, LocalVariables.X);
      }
      case INCREMENT -> count(line, cell, "increment", Zero.UNEQUAL);
      default -> count(line, cell, "decrement", Zero.EQUAL);
    }
  }

  /** Reads a register that must hold what is recalled as it is. */
  private void read(int line, RegisterOperand cell) {
    cell.load();
    code.storeWord(LocalVariables.WORD);
    if (cell.isData()) {
      requirePlain(line);
    }
  }

  private void requirePlain(int line) {
    code.loadWord(LocalVariables.WORD);
    code.callStatic(ArithmeticHelpers.class, "isPlain", boolean.class, long.class);
    code.jumpIf(Zero.EQUAL, passage.unusual(line));
  }

  private void count(int line, RegisterOperand cell, String name, Zero skips) {
    cell.load();
    code.storeWord(LocalVariables.WORD);
    code.loadObject(LocalVariables.COURSE);
    code.loadWord(LocalVariables.WORD);
    code.callStatic(ArithmeticHelpers.class, name, long.class, ExecutionContext.class, long.class);
    unlessNone(line, LocalVariables.OTHER);
    cell.store(LocalVariables.OTHER);
    code.loadWord(LocalVariables.OTHER);
    code.loadWord(LocalVariables.WORD);
    code.callStatic(LoopCounter.class, "isAbove", boolean.class, long.class, long.class);
    code.jumpIf(skips, passage.skip(line));
  }

  private void computeInto(int line, Translation how) {
    RegisterOperand cell = cell(line);
    cell.load();
    code.loadWord(LocalVariables.X);
    code.callStatic(
        ArithmeticHelpers.class, OF_REGISTER_AND_X.get(how), long.class, long.class, long.class);
    unlessNone(line, LocalVariables.WORD);
    cell.store(LocalVariables.WORD);
  }

  private void compareWithZero(int line, Translation how) {
    code.loadWord(LocalVariables.X);
    code.callStatic(ArithmeticHelpers.class, "order", int.class, long.class);
    code.storeInteger(LocalVariables.ADDRESS);
    code.loadInteger(LocalVariables.ADDRESS);
    code.integer(1);
    code.jumpIfGreater(passage.unusual(line));
    code.loadInteger(LocalVariables.ADDRESS);
    code.jumpIf(SKIP_IF.get(how), passage.skip(line));
  }

  private void compareWithY(int line, Translation how) {
    if (how != EQUALS && how != DIFFERS) {
      code.loadWord(LocalVariables.Y);
      code.loadWord(LocalVariables.X);
      code.callStatic(ArithmeticHelpers.class, "areNumbers", boolean.class, long.class, long.class);
      code.jumpIf(Zero.EQUAL, passage.unusual(line));
      code.loadWord(LocalVariables.X);
      code.loadWord(LocalVariables.Y);
      code.callStatic(Word.class, "compare", int.class, long.class, long.class);
      code.jumpIf(SKIP_IF.get(how), passage.skip(line));
    } else {
      code.loadWord(LocalVariables.X);
      code.loadWord(LocalVariables.Y);
      code.compareWords();
      code.jumpIf(how == EQUALS ? Zero.UNEQUAL : Zero.EQUAL, passage.skip(line));
    }
  }

  private void writeFlag(int line, boolean set) {
    code.part(LocalVariables.COURSE, "flags", Flags.class);
    code.integer(outline.flag(line));
    code.integer(set ? 1 : 0);
    code.call(Flags.class, "set", void.class, int.class, boolean.class);
  }

  private void testFlag(int line, String method, boolean wanted) {
    code.part(LocalVariables.COURSE, "flags", Flags.class);
    code.integer(outline.flag(line));
    code.call(Flags.class, method, boolean.class, int.class);
    code.jumpIf(wanted ? Zero.EQUAL : Zero.UNEQUAL, passage.skip(line));
  }

  /** The register that a line means; its address is computed first if another one holds it. */
  private RegisterOperand cell(int line) {
    RegisterReference register = outline.register(line);
    RegisterOperand named = new RegisterOperand(code, register);
    if (!register.isIndirect()) {
      return named;
    }
    read(line, named);
    code.loadObject(LocalVariables.COURSE);
    code.loadWord(LocalVariables.WORD);
    code.callStatic(
        ArithmeticHelpers.class, "indirect", int.class, ExecutionContext.class, long.class);
    code.storeInteger(LocalVariables.ADDRESS);
    code.loadInteger(LocalVariables.ADDRESS);
    code.jumpIf(Zero.LESS, passage.unusual(line));
    return new RegisterOperand(code, register, true);
  }
}
