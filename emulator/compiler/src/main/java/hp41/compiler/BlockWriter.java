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

/** Translates the lines from one head of a program to another. */
final class BlockWriter {

  private final ControlFlowGraph outline;
  private final SafePoints gates;
  private final int first;
  private final int behind;
  private final Code code = new Code();
  private final List<CodePlace> places = new ArrayList<>();
  private final List<Runnable> asides = new ArrayList<>();
  private final CodePlace exit = new CodePlace();
  private final CodePlace returning = new CodePlace();
  private final LineWriter lines;
  private boolean returns;

  /** A writer of the lines from a head to the one behind. */
  BlockWriter(ControlFlowGraph outline, SafePoints gates, int first, int behind) {
    this.outline = outline;
    this.gates = gates;
    this.first = first;
    this.behind = behind;
    lines = new LineWriter(outline, code, this);
    for (int head = first; head < behind; head++) {
      places.add(new CodePlace());
    }
  }

  /** Writes the passage. */
  Code.Finished write() {
    begin();
    for (int head = first; head < behind; head++) {
      writeFrom(head);
    }
    if (returns) {
      writeReturns();
    }
    for (int i = 0; i < asides.size(); i++) {
      asides.get(i).run();
    }
    end();
    return code.finish();
  }

  private void begin() {
    code.part(LocalVariables.COURSE, "memory", Memory.class);
    code.storeObject(LocalVariables.MEMORY);
    loadStack();
    code.loadCounter(LocalVariables.COURSE, "left");
    code.storeInteger(LocalVariables.LEFT);
    code.loadCounter(LocalVariables.COURSE, "last");
    code.storeInteger(LocalVariables.LAST);
    code.loadCounter(LocalVariables.COURSE, "lift");
    code.storeInteger(LocalVariables.LIFT);
    code.loadInteger(LocalVariables.HEAD);
    int[] entries = entries();
    List<CodePlace> entered = new ArrayList<>();
    for (int head : entries) {
      entered.add(places.get(head - first));
    }
    code.choose(entries, entered, entered.isEmpty() ? places.get(0) : entered.get(0));
  }

  /** Reads the stack. */
  void loadStack() {
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      code.loadObject(LocalVariables.MEMORY);
      code.integer(level);
      code.readMemory();
      code.storeWord(LocalVariables.of(level));
    }
  }

  /** Writes the stack back. */
  void keepStack() {
    code.loadObject(LocalVariables.MEMORY);
    for (int level = Stack.T; level <= Stack.LAST_X; level++) {
      code.loadWord(LocalVariables.of(level));
    }
    Class<?> word = long.class;
    code.callStatic(
        ArithmeticHelpers.class, "keep", void.class, Memory.class, word, word, word, word, word);
  }

  /** The heads that are gates, or that lines outside lead to. */
  private int[] entries() {
    BitSet entries = new BitSet();
    for (int head = 0; head < outline.heads(); head++) {
      boolean inside = head >= first && head < behind;
      if (inside && gates.isGate(head)) {
        entries.set(head);
      } else if (!inside) {
        outline.following(head).forEach(entries::set);
      }
    }
    return entries.stream().filter(head -> head >= first && head < behind).toArray();
  }

  /** Goes back with the integer that is on the stack; all is written back before. */
  private void end() {
    code.mark(exit);
    code.storeInteger(LocalVariables.HEAD);
    keepStack();
    code.storeCounter(LocalVariables.COURSE, "left", LocalVariables.LEFT);
    code.storeCounter(LocalVariables.COURSE, "last", LocalVariables.LAST);
    code.storeCounter(LocalVariables.COURSE, "lift", LocalVariables.LIFT);
    code.loadInteger(LocalVariables.HEAD);
    code.giveBack();
  }

  /** The lines are paid for at the head. */
  private void writeFrom(int head) {
    int line = outline.line(head);
    int next = outline.behind(head);
    code.mark(places.get(head - first));
    if (gates.isGate(head)) {
      stopIfSpent(head);
    }
    refund(line, next, -1);
    int written = line;
    while (written < next && lines.write(written)) {
      written++;
    }
    if (written == next) {
      go(next - 1, next, outline.lift(next - 1).after(outline.how(next - 1)));
    }
  }

  private void stopIfSpent(int head) {
    CodePlace spent = new CodePlace();
    code.loadInteger(LocalVariables.LEFT);
    code.integer(gates.lines(head));
    code.jumpIfLess(spent);
    asides.add(
        () -> {
          code.mark(spent);
          keepLift(outline.lift(outline.line(head)));
          code.integer(head);
          code.jump(exit);
        });
  }

  private void refund(int from, int to, int times) {
    if (to > from) {
      code.add(LocalVariables.LEFT, times * (to - from));
    }
    int nulls = outline.nulls(from, to);
    if (nulls > 0) {
      code.addToCounter(LocalVariables.COURSE, "nulls", -times * nulls);
    }
  }

  private void keepLift(StackLift lift) {
    if (lift != StackLift.EITHER) {
      code.integer(lift == StackLift.ON ? 1 : 0);
      code.storeInteger(LocalVariables.LIFT);
    }
  }

  /** Where a line is left to the interpreter. */
  CodePlace unusual(int line) {
    CodePlace place = new CodePlace();
    asides.add(
        () -> {
          code.mark(place);
          refund(line, outline.behind(outline.head(line)), 1);
          keepLift(outline.lift(line));
          code.integer(~line);
          code.jump(exit);
        });
    return place;
  }

  /** Where the line behind a test is skipped. */
  CodePlace skip(int line) {
    CodePlace place = new CodePlace();
    asides.add(
        () -> {
          code.mark(place);
          refund(line + 1, outline.behind(outline.head(line)), 1);
          code.addToCounter(LocalVariables.COURSE, "words", Timing.SKIP);
          go(line, outline.skipped(line), StackLift.ON);
        });
    return place;
  }

  /** Goes from one line to another, which is a head. */
  void go(int from, int line, StackLift lift) {
    code.integer(from);
    code.storeInteger(LocalVariables.LAST);
    enter(line, lift);
  }

  private void enter(int line, StackLift lift) {
    if (outline.lift(line) == StackLift.EITHER) {
      keepLift(lift);
    }
    int head = outline.head(line);
    if (head >= first && head < behind) {
      code.jump(places.get(head - first));
    } else {
      code.integer(head);
      code.jump(exit);
    }
  }

  /** Returns from a call. */
  void back(int from) {
    returns = true;
    code.integer(from);
    code.storeInteger(LocalVariables.LAST);
    keepLift(outline.lift(from));
    code.jump(returning);
  }

  /** Returns into this program are known; others, and none, are left to the interpreter. */
  private void writeReturns() {
    Map<Integer, Integer> returnLines = new TreeMap<>();
    for (int line = 0; line < outline.lines().size(); line++) {
      if (outline.how(line) == Translation.CALL) {
        Line call = outline.lines().get(line);
        returnLines.put(ReturnStack.packed(call.following()), line + 1);
      }
    }
    List<CodePlace> known = new ArrayList<>();
    CodePlace other = new CodePlace();
    code.mark(returning);
    code.part(LocalVariables.COURSE, "returns", ReturnStack.class);
    code.call(ReturnStack.class, "newest", int.class);
    returnLines.keySet().forEach(it -> known.add(new CodePlace()));
    code.choose(returnLines.keySet().stream().mapToInt(it -> it).toArray(), known, other);
    int i = 0;
    for (int line : returnLines.values()) {
      code.mark(known.get(i));
      goBack(line);
      i++;
    }
    code.mark(other);
    code.add(LocalVariables.LEFT, 1);
    code.loadInteger(LocalVariables.LAST);
    code.invert();
    code.jump(exit);
  }

  private void goBack(int line) {
    code.part(LocalVariables.COURSE, "returns", ReturnStack.class);
    code.call(ReturnStack.class, "drop", void.class);
    enter(line, StackLift.ON);
  }
}
