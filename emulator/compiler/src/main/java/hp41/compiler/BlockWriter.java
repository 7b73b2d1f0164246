package hp41.compiler;

import static hp41.compiler.LocalVariables.*;

import hp41.compiler.Code.CodePlace;
import hp41.compiler.Code.Zero;
import hp41.machine.Timing;
import hp41.memory.Memory;
import hp41.memory.ReturnStack;
import hp41.memory.Stack;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Compiles a range of basic blocks into one method. */
final class BlockWriter {

  /** The fields of {@link ExecutionContext} that are copied to local variables. */
  private static final Map<String, Integer> FIELDS =
      Map.of("left", LEFT, "last", LAST, "lift", LIFT);

  private final ControlFlowGraph graph;
  private final SafePoints safepoints;
  private final int first;
  private final int end;
  private final Code code = new Code();
  private final List<CodePlace> labels = new ArrayList<>();
  private final List<Runnable> deferred = new ArrayList<>();
  private final CodePlace exit = new CodePlace();
  private final CodePlace exitStored = new CodePlace();
  private final CodePlace returning = new CodePlace();
  private final LineWriter lines;

  /**
   * Whether Q and ⊢ are in local variables. They must be stored before each behaviour and loaded
   * after it, which may cost more time than local variables save.
   */
  private final boolean keepsScratch;

  private boolean returns;

  /** Creates a writer for the basic blocks from {@code first} to before {@code end}. */
  BlockWriter(ControlFlowGraph graph, SafePoints safepoints, int first, int end) {
    this.graph = graph;
    this.safepoints = safepoints;
    this.first = first;
    this.end = end;
    lines = new LineWriter(graph, code, this);
    keepsScratch = graph.leavesDigitsMoreThanItCalls();
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
    code.loadField("memory", Memory.class);
    code.storeObject(MEMORY);
    loadRegisters();
    FIELDS.forEach(
        (name, slot) -> {
          code.loadField(name, int.class);
          code.storeInteger(slot);
        });
    code.loadInteger(BLOCK);
    int[] entries = entries();
    List<CodePlace> entered =
        IntStream.of(entries).mapToObj(block -> labels.get(block - first)).toList();
    code.switchOn(entries, entered, entered.isEmpty() ? labels.get(0) : entered.get(0));
  }

  /** Writes code that loads the stack and LASTX from memory into local variables. */
  void loadRegisters() {
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      load(level, of(level));
    }
    if (keepsScratch) {
      load(Memory.STATUS_Q, Q);
      load(Memory.STATUS_R, R);
    }
  }

  private void load(int address, int slot) {
    code.loadObject(MEMORY);
    code.integer(address);
    code.readMemory();
    code.storeWord(slot);
  }

  /** Writes code that stores the stack and LASTX from local variables to memory. */
  void storeRegisters() {
    code.loadObject(MEMORY);
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      code.loadWord(of(level));
    }
    Class<?> word = long.class;
    code.help("storeStack", void.class, Memory.class, word, word, word, word, word);
    if (keepsScratch) {
      store(Memory.STATUS_Q, Q);
      store(Memory.STATUS_R, R);
    }
  }

  private void store(int address, int slot) {
    code.loadObject(MEMORY);
    code.integer(address);
    code.loadWord(slot);
    code.writeMemory();
  }

  /** Writes code that stores what a number line or a name leaves in Q. */
  void leaveInQ(long word) {
    code.word(word);
    code.storeWord(Q);
    if (!keepsScratch) {
      store(Memory.STATUS_Q, Q);
    }
  }

  /** Writes code that notes a return address in ⊢. */
  void noteReturn(int address) {
    if (!keepsScratch) {
      load(Memory.STATUS_R, R);
    }
    code.loadWord(R);
    code.integer(address);
    code.callStatic(ReturnStack.class, "noted", long.class, long.class, int.class);
    code.storeWord(R);
    if (!keepsScratch) {
      store(Memory.STATUS_R, R);
    }
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
   * Writes the common exits: store all local variables and return the integer on the JVM stack, or
   * return the block if the stack is already stored.
   */
  private void writeExit() {
    code.mark(exit);
    code.storeInteger(BLOCK);
    storeRegisters();
    code.mark(exitStored);
    FIELDS.forEach(code::storeField);
    code.loadInteger(BLOCK);
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
    code.loadInteger(LEFT);
    code.integer(safepoints.lines(block));
    code.jumpIfLess(deferred(() -> exit(block, graph.lift(graph.line(block)))));
  }

  /** Returns the label of code that is written after all lines. */
  private CodePlace deferred(Runnable writer) {
    CodePlace place = new CodePlace();
    deferred.add(
        () -> {
          code.mark(place);
          writer.run();
        });
    return place;
  }

  private void exit(int result, StackLift lift) {
    storeLift(lift);
    code.integer(result);
    code.jump(exit);
  }

  private void refund(int from, int to, int times) {
    if (to > from) {
      code.add(LEFT, times * (to - from));
    }
    int nulls = graph.nulls(from, to);
    if (nulls > 0) {
      code.addToField("nulls", -times * nulls);
    }
  }

  private void storeLift(StackLift lift) {
    if (lift != StackLift.EITHER) {
      code.integer(lift == StackLift.ON ? 1 : 0);
      code.storeInteger(LIFT);
    }
  }

  /** Returns the label of code that leaves a line to the interpreter. */
  CodePlace leaveToInterpreter(int line) {
    return deferred(
        () -> {
          refund(line, graph.end(graph.block(line)), 1);
          exit(~line, graph.lift(line));
        });
  }

  /**
   * Returns the label of code that leaves a line to the interpreter if the integer variable {@link
   * LocalVariables#ADDRESS} is negative, and otherwise stops after it.
   */
  CodePlace stop(int line) {
    CodePlace interpreted = leaveToInterpreter(line);
    return deferred(
        () -> {
          code.loadInteger(ADDRESS);
          code.jumpIf(Zero.LESS, interpreted);
          refund(line + 1, graph.end(graph.block(line)), 1);
          exit(~(line + 1), StackLift.ON);
        });
  }

  /** Returns the label of code that skips the line after a test. */
  CodePlace skip(int line) {
    return deferred(
        () -> {
          refund(line + 1, graph.end(graph.block(line)), 1);
          code.addToField("words", Timing.SKIP);
          jump(line, graph.skipped(line), StackLift.ON);
        });
  }

  /** Writes a jump from one line to another, which starts a basic block. */
  void jump(int from, int line, StackLift lift) {
    storeLast(from);
    enter(line, lift);
  }

  private void storeLast(int line) {
    code.integer(line);
    code.storeInteger(LAST);
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

  /** Writes a jump whose target is found when it is executed. */
  void find(int line) {
    storeLast(line);
    storeLift(graph.lift(line));
    exitByJump();
  }

  /** Writes an exit with the result of {@link Jumps#execute} for the last line. */
  private void exitByJump() {
    storeRegisters();
    code.loadObject(CONTEXT);
    code.loadInteger(LAST);
    code.callStatic(Jumps.class, "execute", int.class, ExecutionContext.class, int.class);
    code.storeInteger(BLOCK);
    code.jump(exitStored);
  }

  /** Writes a return from a call. */
  void returnFrom(int from) {
    returns = true;
    storeLast(from);
    storeLift(graph.lift(from));
    code.jump(returning);
  }

  /** Writes a switch over the return addresses in this program. */
  private void writeReturns() {
    SortedMap<Integer, CodePlace> places = new TreeMap<>();
    for (int line = 0; line < graph.lines().size(); line++) {
      if (graph.isCall(line)) {
        int next = line + 1;
        int address = ReturnStack.packed(graph.lines().get(line).following());
        places.put(address, deferred(() -> writeReturn(next)));
      }
    }
    CodePlace other = new CodePlace();
    code.mark(returning);
    code.loadField("returns", ReturnStack.class);
    code.call(ReturnStack.class, "newest", int.class);
    int[] addresses = places.keySet().stream().mapToInt(Integer::intValue).toArray();
    code.switchOn(addresses, List.copyOf(places.values()), other);
    code.mark(other);
    exitByJump();
  }

  private void writeReturn(int line) {
    code.loadField("returns", ReturnStack.class);
    code.call(ReturnStack.class, "drop", void.class);
    enter(line, StackLift.ON);
  }
}
