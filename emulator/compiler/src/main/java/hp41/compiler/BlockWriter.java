package hp41.compiler;

import hp41.compiler.Code.CodePlace;
import hp41.machine.Line;
import hp41.machine.Timing;
import hp41.machine.Translation;
import hp41.memory.Memory;
import hp41.memory.ReturnStack;
import hp41.memory.Stack;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compiles a range of basic blocks into one method. */
final class BlockWriter {

  private final ControlFlowGraph graph;
  private final SafePoints safepoints;
  private final int first;
  private final int end;
  private final Code code = new Code();
  private final List<CodePlace> labels = new ArrayList<>();
  private final List<Runnable> deferred = new ArrayList<>();
  private final CodePlace exit = new CodePlace();
  private final CodePlace returning = new CodePlace();
  private final LineWriter lines;
  private boolean returns;

  /** Creates a writer for the basic blocks from {@code first} to before {@code end}. */
  BlockWriter(ControlFlowGraph graph, SafePoints safepoints, int first, int end) {
    this.graph = graph;
    this.safepoints = safepoints;
    this.first = first;
    this.end = end;
    lines = new LineWriter(graph, code, this);
    for (int block = first; block < end; block++) {
      labels.add(new CodePlace());
    }
  }

  /** Writes the method and returns its class. */
  Code.Finished write() {
    begin();
    for (int block = first; block < end; block++) {
      writeFrom(block);
    }
    if (returns) {
      writeReturns();
    }
    for (int i = 0; i < deferred.size(); i++) {
      deferred.get(i).run();
    }
    writeExit();
    return code.finish();
  }

  private void begin() {
    code.loadPart(LocalVariables.CONTEXT, "memory", Memory.class);
    code.storeObject(LocalVariables.MEMORY);
    loadStack();
    code.loadCounter(LocalVariables.CONTEXT, "left");
    code.storeInteger(LocalVariables.LEFT);
    code.loadCounter(LocalVariables.CONTEXT, "last");
    code.storeInteger(LocalVariables.LAST);
    code.loadCounter(LocalVariables.CONTEXT, "lift");
    code.storeInteger(LocalVariables.LIFT);
    code.loadInteger(LocalVariables.BLOCK);
    int[] entries = entries();
    List<CodePlace> entered = new ArrayList<>();
    for (int block : entries) {
      entered.add(labels.get(block - first));
    }
    code.switchOn(entries, entered, entered.isEmpty() ? labels.get(0) : entered.get(0));
  }

  /** Writes code that loads the stack and LASTX from memory into local variables. */
  void loadStack() {
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      code.loadObject(LocalVariables.MEMORY);
      code.integer(level);
      code.readMemory();
      code.storeWord(LocalVariables.of(level));
    }
  }

  /** Writes code that stores the stack and LASTX from local variables to memory. */
  void storeStack() {
    code.loadObject(LocalVariables.MEMORY);
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      code.loadWord(LocalVariables.of(level));
    }
    Class<?> word = long.class;
    code.callStatic(
        ArithmeticHelpers.class,
        "storeStack",
        void.class,
        Memory.class,
        word,
        word,
        word,
        word,
        word);
  }

  /** Returns the basic blocks that are safepoints or successors of blocks outside the range. */
  private int[] entries() {
    BitSet entries = new BitSet();
    for (int block = 0; block < graph.blocks(); block++) {
      boolean inside = block >= first && block < end;
      if (inside && safepoints.isSafepoint(block)) {
        entries.set(block);
      } else if (!inside) {
        graph.successors(block).forEach(entries::set);
      }
    }
    return entries.stream().filter(block -> block >= first && block < end).toArray();
  }

  /**
   * Writes the common exit: stores all local variables and returns the integer on the JVM stack.
   */
  private void writeExit() {
    code.mark(exit);
    code.storeInteger(LocalVariables.BLOCK);
    storeStack();
    code.storeCounter(LocalVariables.CONTEXT, "left", LocalVariables.LEFT);
    code.storeCounter(LocalVariables.CONTEXT, "last", LocalVariables.LAST);
    code.storeCounter(LocalVariables.CONTEXT, "lift", LocalVariables.LIFT);
    code.loadInteger(LocalVariables.BLOCK);
    code.returnInteger();
  }

  /**
   * Writes a basic block. All its lines are subtracted from the budget at its start; exits in the
   * middle refund the rest.
   */
  private void writeFrom(int block) {
    int line = graph.line(block);
    int next = graph.end(block);
    code.mark(labels.get(block - first));
    if (safepoints.isSafepoint(block)) {
      stopIfSpent(block);
    }
    refund(line, next, -1);
    int written = line;
    while (written < next && lines.write(written)) {
      written++;
    }
    if (written == next) {
      jump(next - 1, next, graph.lift(next - 1).after(graph.translation(next - 1)));
    }
  }

  private void stopIfSpent(int block) {
    CodePlace spent = new CodePlace();
    code.loadInteger(LocalVariables.LEFT);
    code.integer(safepoints.lines(block));
    code.jumpIfLess(spent);
    deferred.add(
        () -> {
          code.mark(spent);
          storeLift(graph.lift(graph.line(block)));
          code.integer(block);
          code.jump(exit);
        });
  }

  private void refund(int from, int to, int times) {
    if (to > from) {
      code.add(LocalVariables.LEFT, times * (to - from));
    }
    int nulls = graph.nulls(from, to);
    if (nulls > 0) {
      code.addToCounter(LocalVariables.CONTEXT, "nulls", -times * nulls);
    }
  }

  private void storeLift(StackLift lift) {
    if (lift != StackLift.EITHER) {
      code.integer(lift == StackLift.ON ? 1 : 0);
      code.storeInteger(LocalVariables.LIFT);
    }
  }

  /** Returns the label of code that leaves a line to the interpreter. */
  CodePlace leaveToInterpreter(int line) {
    CodePlace place = new CodePlace();
    deferred.add(
        () -> {
          code.mark(place);
          refund(line, graph.end(graph.block(line)), 1);
          storeLift(graph.lift(line));
          code.integer(~line);
          code.jump(exit);
        });
    return place;
  }

  /** Returns the label of code that skips the line after a test. */
  CodePlace skip(int line) {
    CodePlace place = new CodePlace();
    deferred.add(
        () -> {
          code.mark(place);
          refund(line + 1, graph.end(graph.block(line)), 1);
          code.addToCounter(LocalVariables.CONTEXT, "words", Timing.SKIP);
          jump(line, graph.skipped(line), StackLift.ON);
        });
    return place;
  }

  /** Writes a jump from one line to another, which starts a basic block. */
  void jump(int from, int line, StackLift lift) {
    code.integer(from);
    code.storeInteger(LocalVariables.LAST);
    enter(line, lift);
  }

  private void enter(int line, StackLift lift) {
    if (graph.lift(line) == StackLift.EITHER) {
      storeLift(lift);
    }
    int block = graph.block(line);
    if (block >= first && block < end) {
      code.jump(labels.get(block - first));
    } else {
      code.integer(block);
      code.jump(exit);
    }
  }

  /** Writes a return from a call. */
  void returnFrom(int from) {
    returns = true;
    code.integer(from);
    code.storeInteger(LocalVariables.LAST);
    storeLift(graph.lift(from));
    code.jump(returning);
  }

  /**
   * Writes a switch over the return addresses in this program. The interpreter executes all other
   * returns and those without a pending call.
   */
  private void writeReturns() {
    Map<Integer, Integer> returnLines = new TreeMap<>();
    for (int line = 0; line < graph.lines().size(); line++) {
      if (graph.translation(line) == Translation.CALL) {
        Line call = graph.lines().get(line);
        returnLines.put(ReturnStack.packed(call.following()), line + 1);
      }
    }
    List<CodePlace> known = new ArrayList<>();
    CodePlace other = new CodePlace();
    code.mark(returning);
    code.loadPart(LocalVariables.CONTEXT, "returns", ReturnStack.class);
    code.call(ReturnStack.class, "newest", int.class);
    returnLines.keySet().forEach(it -> known.add(new CodePlace()));
    code.switchOn(returnLines.keySet().stream().mapToInt(it -> it).toArray(), known, other);
    int i = 0;
    for (int line : returnLines.values()) {
      code.mark(known.get(i));
      writeReturn(line);
      i++;
    }
    code.mark(other);
    code.add(LocalVariables.LEFT, 1);
    code.loadInteger(LocalVariables.LAST);
    code.invert();
    code.jump(exit);
  }

  private void writeReturn(int line) {
    code.loadPart(LocalVariables.CONTEXT, "returns", ReturnStack.class);
    code.call(ReturnStack.class, "drop", void.class);
    enter(line, StackLift.ON);
  }
}
