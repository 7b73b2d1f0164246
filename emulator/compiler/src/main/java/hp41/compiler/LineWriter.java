package hp41.compiler;

import static hp41.compiler.LocalVariables.*;
import static hp41.compiler.LocalVariables.LAST_X;
import static hp41.compiler.OperationTables.*;
import static hp41.machine.Translation.*;

import hp41.compiler.Code.CodePlace;
import hp41.compiler.Code.Zero;
import hp41.machine.Operand;
import hp41.machine.Translation;
import hp41.memory.Flags;
import hp41.memory.LoopCounter;
import hp41.memory.Memory;
import hp41.memory.ReturnStack;
import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Compiles single lines; {@link BlockWriter} compiles the code around them. */
record LineWriter(ControlFlowGraph graph, Code code, BlockWriter blocks) {

  /**
   * Compiles a line.
   *
   * @return whether the next line is executed after this one
   */
  boolean write(int line) {
    Translation translation = graph.translation(line);
    switch (translation) {
      case NONE -> code.jump(blocks.leaveToInterpreter(line));
      case NOTHING -> {}
      case CALL_BEHAVIOUR -> callBehaviour(line);
      case LABEL -> code.addToField("labels", 1);
      case JUMP -> blocks.find(line);
      case GO_TO -> goTo(line);
      case CALL -> call(line);
      case RETURN -> blocks.returnFrom(line);
      case NUMBER -> number(line, (Operand.Digits) graph.instruction(line).operand());
      case LAST_X -> push(line, () -> code.loadWord(LAST_X));
      case PI -> push(line, () -> code.word(Word.of(Decimal.PI)));
      case RECALL, STORE, EXCHANGE, INCREMENT, DECREMENT -> register(line, translation);
      case ADD_TO, SUBTRACT_FROM, MULTIPLY_INTO, DIVIDE_INTO -> computeInto(line, translation);
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> computeWithY(line, translation);
      case IS_ZERO, IS_NOT_ZERO, IS_NEGATIVE, IS_NOT_POSITIVE, IS_POSITIVE ->
          compareWithZero(line, translation);
      case EQUALS, DIFFERS, IS_LESS, IS_AT_MOST, IS_GREATER -> compareWithY(line, translation);
      case SET_FLAG, CLEAR_FLAG -> writeFlag(line, translation == SET_FLAG);
      case IS_FLAG_SET, IS_FLAG_CLEAR -> testFlag(line, "get", translation == IS_FLAG_SET);
      case TAKES_FLAG_SET, TAKES_FLAG_CLEAR ->
          testFlag(line, "getAndClear", translation == TAKES_FLAG_SET);
      default -> onStack(line, translation);
    }
    return graph.fallsThrough(line);
  }

  /**
   * Stores the digits in register Q and the state, as the interpreter does, and pushes the number.
   */
  private void number(int line, Operand.Digits digits) {
    blocks.leaveInQ(digits.scratch());
    code.loadObject(MEMORY);
    code.integer(digits.state());
    code.call(Memory.class, "noteNumber", void.class, int.class);
    push(line, () -> code.word(digits.word()));
  }

  private void callBehaviour(int line) {
    blocks.storeRegisters();
    code.loadObject(CONTEXT);
    code.integer(line);
    code.help("execute", int.class, ExecutionContext.class, int.class);
    code.storeInteger(ADDRESS);
    blocks.loadRegisters();
    code.loadInteger(ADDRESS);
    code.jumpIf(Zero.UNEQUAL, blocks.stop(line));
  }

  private void onStack(int line, Translation translation) {
    switch (translation) {
      case ENTER -> lift();
      case CLEAR_X -> zero(X);
      case CLEAR_STACK -> {
        for (int slot = T; slot <= X; slot += 2) {
          zero(slot);
        }
      }
      case ROLL_DOWN -> move(X, WORD, Y, X, Z, Y, T, Z, WORD, T);
      case ROLL_UP -> move(T, WORD, Z, T, Y, Z, X, Y, WORD, X);
      case EXCHANGE_X_AND_Y -> move(X, WORD, Y, X, WORD, Y);
      default -> computeX(line, translation);
    }
  }

  /** Copies words between local variables, given as pairs of source and destination. */
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
    move(Z, T, Y, Z, X, Y);
  }

  /** Writes code that puts a word into X and lifts the stack if stack lift is enabled. */
  private void push(int line, Runnable word) {
    word.run();
    switch (graph.lift(line)) {
      case ON -> lift();
      case OFF -> {}
      case EITHER -> {
        CodePlace without = new CodePlace();
        code.storeWord(OTHER);
        code.loadInteger(LIFT);
        code.jumpIf(Zero.EQUAL, without);
        lift();
        code.mark(without);
        code.loadWord(OTHER);
      }
    }
    code.storeWord(X);
  }

  private void goTo(int line) {
    if (noteName(line)) {
      blocks.noteReturn(Scratch.NO_RETURN);
    }
    blocks.jump(line, graph.target(line), StackLift.ON);
  }

  /** Stores a name in register Q, as the interpreter does. */
  private boolean noteName(int line) {
    if (!(graph.instruction(line).operand() instanceof Operand.Name name)) {
      return false;
    }
    blocks.leaveInQ(Scratch.nameWord(name.text()));
    return true;
  }

  private void call(int line) {
    int address = ReturnStack.packed(graph.lines().get(line).following());
    noteName(line);
    blocks.noteReturn(address);
    code.loadField("returns", ReturnStack.class);
    code.integer(address);
    code.call(ReturnStack.class, "pushPacked", void.class, int.class);
    blocks.jump(line, graph.target(line), StackLift.ON);
  }

  private void computeX(int line, Translation translation) {
    code.loadWord(X);
    code.help(OF_X.get(translation), long.class, long.class);
    storeUnlessNone(line, WORD);
    if (translation == NEGATE) {
      move(WORD, X);
    } else {
      move(X, LAST_X, WORD, X);
    }
  }

  private void computeWithY(int line, Translation translation) {
    code.loadWord(Y);
    code.loadWord(X);
    code.help(OF_Y_AND_X.get(translation), long.class, long.class, long.class);
    storeUnlessNone(line, WORD);
    move(X, LAST_X, WORD, X, Z, Y, T, Z);
  }

  /**
   * Pops the word from the JVM stack into a local variable. If it is {@link Word#NONE}, the
   * interpreter executes the line.
   */
  private void storeUnlessNone(int line, int slot) {
    code.storeWord(slot);
    code.loadWord(slot);
    code.word(0);
    code.compareWords();
    code.jumpIf(Zero.LESS, blocks.leaveToInterpreter(line));
  }

  private void register(int line, Translation translation) {
    RegisterOperand operand = operand(line);
    switch (translation) {
      case RECALL -> {
        read(line, operand);
        push(line, () -> code.loadWord(WORD));
      }
      case STORE -> operand.store(X);
      case EXCHANGE -> {
        read(line, operand);
        operand.store(X);
        move(WORD, X);
      }
      case INCREMENT -> count(line, operand, "increment", Zero.UNEQUAL);
      default -> count(line, operand, "decrement", Zero.EQUAL);
    }
  }

  /**
   * Reads a register. If it is a data register with a word that recalling would change, the
   * interpreter executes the line.
   */
  private void read(int line, RegisterOperand operand) {
    operand.load();
    code.storeWord(WORD);
    if (operand.isData()) {
      code.loadWord(WORD);
      code.help("isPlain", boolean.class, long.class);
      code.jumpIf(Zero.EQUAL, blocks.leaveToInterpreter(line));
    }
  }

  private void count(int line, RegisterOperand operand, String name, Zero skipCondition) {
    operand.load();
    code.storeWord(WORD);
    code.loadWord(WORD);
    code.callStatic(LoopCounter.class, name, long.class, long.class);
    storeUnlessNone(line, OTHER);
    operand.store(OTHER);
    code.loadWord(OTHER);
    code.loadWord(WORD);
    code.callStatic(LoopCounter.class, "isAbove", boolean.class, long.class, long.class);
    code.jumpIf(skipCondition, blocks.skip(line));
  }

  private void computeInto(int line, Translation translation) {
    RegisterOperand operand = operand(line);
    operand.load();
    code.loadWord(X);
    code.help(OF_REGISTER_AND_X.get(translation), long.class, long.class, long.class);
    storeUnlessNone(line, WORD);
    operand.store(WORD);
  }

  private void compareWithZero(int line, Translation translation) {
    code.loadWord(X);
    code.help("order", int.class, long.class);
    code.storeInteger(ADDRESS);
    code.integer(1);
    code.loadInteger(ADDRESS);
    code.jumpIfLess(blocks.leaveToInterpreter(line));
    code.loadInteger(ADDRESS);
    code.jumpIf(SKIP_IF.get(translation), blocks.skip(line));
  }

  private void compareWithY(int line, Translation translation) {
    if (translation != EQUALS && translation != DIFFERS) {
      code.loadWord(Y);
      code.loadWord(X);
      code.help("areNumbers", boolean.class, long.class, long.class);
      code.jumpIf(Zero.EQUAL, blocks.leaveToInterpreter(line));
      code.loadWord(X);
      code.loadWord(Y);
      code.callStatic(Word.class, "compare", int.class, long.class, long.class);
      code.jumpIf(SKIP_IF.get(translation), blocks.skip(line));
    } else {
      code.loadWord(X);
      code.loadWord(Y);
      code.compareWords();
      code.jumpIf(translation == EQUALS ? Zero.UNEQUAL : Zero.EQUAL, blocks.skip(line));
    }
  }

  private void writeFlag(int line, boolean set) {
    code.loadField("flags", Flags.class);
    code.integer(graph.flag(line));
    code.integer(set ? 1 : 0);
    code.call(Flags.class, "set", void.class, int.class, boolean.class);
  }

  private void testFlag(int line, String method, boolean wanted) {
    code.loadField("flags", Flags.class);
    code.integer(graph.flag(line));
    code.call(Flags.class, method, boolean.class, int.class);
    code.jumpIf(wanted ? Zero.EQUAL : Zero.UNEQUAL, blocks.skip(line));
  }

  /**
   * Returns the register that a line uses. For an indirect operand, this writes code that computes
   * the address first.
   */
  private RegisterOperand operand(int line) {
    RegisterReference register = graph.register(line);
    RegisterOperand named = new RegisterOperand(code, register);
    if (!register.isIndirect()) {
      return named;
    }
    read(line, named);
    code.loadObject(CONTEXT);
    code.loadWord(WORD);
    code.help("indirect", int.class, ExecutionContext.class, long.class);
    code.storeInteger(ADDRESS);
    code.loadInteger(ADDRESS);
    code.jumpIf(Zero.LESS, blocks.leaveToInterpreter(line));
    return new RegisterOperand(code, register, true);
  }
}
