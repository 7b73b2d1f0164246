package hp41.compiler;

import hp41.machine.Instruction;
import hp41.machine.Line;
import hp41.machine.LineReader;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.machine.OperandKind;
import hp41.machine.Translation;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The lines of a program, which of them are translated, and where they lead. A head is a line that
 * others lead to, or where the translation is entered; from each one the lines up to the next are
 * executed in one go.
 */
final class ControlFlowGraph {

  /** So many lines at most are executed in one go. */
  private static final int LONGEST = 48;

  private final Machine machine;
  private final List<Line> lines;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final Translation[] hows;
  private final BitSet unknown = new BitSet();
  private final boolean[] isHead;
  private final int[] headOf;
  private final List<Integer> heads = new ArrayList<>();
  private final StackLift[] lifts;

  private ControlFlowGraph(Machine machine, List<Line> lines) {
    this.machine = machine;
    this.lines = lines;
    for (int i = 0; i < lines.size(); i++) {
      numbers.put(lines.get(i).pointer(), i);
    }
    hows = new Translation[lines.size()];
    for (int i = 0; i < lines.size(); i++) {
      hows[i] = found(i);
      unknown.set(
          i,
          hows[i] == Translation.NONE
              && instruction(i).operand() instanceof Operand.Local
              && lines.get(i).target() == Line.NOT_COMPILED);
    }
    isHead = new boolean[lines.size()];
    headOf = new int[lines.size()];
    lifts = new StackLift[lines.size()];
    findHeads();
    findLifts();
  }

  /** The outline of the program with this END; empty if the lines do not lead to it. */
  static Optional<ControlFlowGraph> of(Machine machine, int start, GlobalLabel end) {
    LineReader reader = machine.lines();
    List<Line> lines = new ArrayList<>();
    int pointer = start;
    while (pointer > end.address()) {
      Line line = reader.at(pointer);
      lines.add(line);
      pointer = line.next();
    }
    return !lines.isEmpty() && isEnd(lines.get(lines.size() - 1), end)
        ? Optional.of(new ControlFlowGraph(machine, lines))
        : Optional.empty();
  }

  private static boolean isEnd(Line line, GlobalLabel end) {
    return line.address() == end.address() && line.instruction().isEnd();
  }

  private void findHeads() {
    isHead[0] = true;
    for (int i = 0; i < lines.size(); i++) {
      Translation how = how(i);
      if (how == Translation.LABEL) {
        isHead[i] = true;
      }
      if (!fallsThrough(i) && i + 1 < lines.size()) {
        isHead[i + 1] = true;
      }
      if (jumps(i)) {
        isHead[target(i)] = true;
      }
      if (skips(how)) {
        isHead[skipped(i)] = true;
      }
    }
    int since = 0;
    for (int i = 0; i < lines.size(); i++) {
      since = isHead[i] ? 0 : since + 1;
      if (since == LONGEST) {
        isHead[i] = true;
        since = 0;
      }
      if (isHead[i]) {
        heads.add(i);
      }
      headOf[i] = heads.size() - 1;
    }
  }

  private void findLifts() {
    StackLift lift = StackLift.EITHER;
    for (int i = 0; i < lines.size(); i++) {
      if (isHead[i]) {
        lift = lift == StackLift.ON ? StackLift.ON : StackLift.EITHER;
      }
      lifts[i] = lift;
      Translation how = how(i);
      lift = how == Translation.NONE ? StackLift.EITHER : lift.after(how);
    }
  }

  /** The lines, nulls among them, down to the END. */
  List<Line> lines() {
    return lines;
  }

  /** The instruction of a line. */
  Instruction instruction(int line) {
    return lines.get(line).instruction();
  }

  /** All instructions. */
  Instruction[] instructions() {
    return lines.stream().map(Line::instruction).toArray(Instruction[]::new);
  }

  /** The share of the lines that are no faster in a translation, now or later. */
  double gainless() {
    return IntStream.range(0, hows.length)
            .filter(i -> hows[i] == Translation.NONE || hows[i] == Translation.AS_IT_IS)
            .filter(i -> !unknown.get(i))
            .count()
        / (double) hows.length;
  }

  /** Number of heads. */
  int heads() {
    return heads.size();
  }

  /** The line that a head is. */
  int line(int head) {
    return heads.get(head);
  }

  /** The line behind those that are executed in one go from a head on. */
  int behind(int head) {
    return head + 1 < heads.size() ? heads.get(head + 1) : lines.size();
  }

  /** The number of the head that a line is, or that stands before it. */
  int head(int line) {
    return headOf[line];
  }

  /** What is known of stack lift in front of a line. */
  StackLift lift(int line) {
    return lifts[line];
  }

  /** Whether the next line is executed behind this one, or can be. */
  boolean fallsThrough(int line) {
    Translation how = how(line);
    return how != Translation.NONE
        && how != Translation.GO_TO
        && how != Translation.CALL
        && how != Translation.RETURN;
  }

  /** Whether a line goes to another one, or calls it. */
  boolean jumps(int line) {
    return how(line) == Translation.GO_TO || how(line) == Translation.CALL;
  }

  /** Whether a line is a jump or a call, whether it is translated or not. */
  boolean isJump(int line) {
    Translation how = instruction(line).function().translation();
    return how == Translation.GO_TO || how == Translation.CALL;
  }

  /** The heads that may follow one, other than by a return. */
  List<Integer> following(int head) {
    List<Integer> following = new ArrayList<>();
    int behind = behind(head);
    for (int line = line(head); line < behind; line++) {
      if (skips(how(line))) {
        following.add(head(skipped(line)));
      }
    }
    if (jumps(behind - 1)) {
      following.add(head(target(behind - 1)));
    } else if (fallsThrough(behind - 1)) {
      following.add(head + 1);
    }
    return following;
  }

  /** Whether lines that are translated so skip the next one at times. */
  static boolean skips(Translation how) {
    return how == Translation.INCREMENT
        || how == Translation.DECREMENT
        || how.compareTo(Translation.IS_ZERO) >= 0
            && how != Translation.SET_FLAG
            && how != Translation.CLEAR_FLAG;
  }

  /** The line that a jump or call leads to, −1 if that is not known. */
  int target(int line) {
    int target = lines.get(line).target();
    return target == Line.NOT_COMPILED ? -1 : numbers.getOrDefault(target, -1);
  }

  /** The line that is executed when the one behind this is skipped. */
  int skipped(int line) {
    int next = line + 1;
    while (instruction(next).isNull()) {
      next++;
    }
    return instruction(next).isEnd() ? next : next + 1;
  }

  /** The register that a line names. */
  RegisterReference register(int line) {
    return RegisterReference.of(machine, instruction(line).operand()).orElseThrow();
  }

  /** The flag that a line names. */
  int flag(int line) {
    return ((Postfix) instruction(line).operand()).number();
  }

  /** How a line is translated. */
  Translation how(int line) {
    return hows[line];
  }

  /** Whether a line is a jump to a label that has not been looked for yet. */
  boolean isUnknownJump(int line) {
    return unknown.get(line);
  }

  private Translation found(int line) {
    Instruction instruction = instruction(line);
    Translation how = instruction.function().translation();
    boolean can =
        switch (how) {
          case GO_TO, CALL -> target(line) >= 0;
          case RECALL, STORE, EXCHANGE, INCREMENT, DECREMENT -> hasRegister(instruction);
          case AS_IT_IS ->
              !(instruction.operand() instanceof Postfix postfix)
                  || isDigit(instruction, postfix)
                  || hasRegister(instruction);
          case ADD_TO, SUBTRACT_FROM, MULTIPLY_INTO, DIVIDE_INTO -> hasRegister(instruction);
          case SET_FLAG -> hasFlag(instruction, Flags.PRINT_TRACE, Flags.SETTABLE);
          case CLEAR_FLAG, TAKES_FLAG_SET, TAKES_FLAG_CLEAR ->
              hasFlag(instruction, -1, Flags.SETTABLE);
          case IS_FLAG_SET, IS_FLAG_CLEAR -> hasFlag(instruction, -1, Flags.COUNT);
          default -> true;
        };
    return can ? how : Translation.NONE;
  }

  private static boolean isDigit(Instruction instruction, Postfix postfix) {
    return instruction.function().operand() == OperandKind.DIGIT && !postfix.isIndirect();
  }

  private boolean hasRegister(Instruction instruction) {
    return RegisterReference.of(machine, instruction.operand()).isPresent();
  }

  private static boolean hasFlag(Instruction instruction, int except, int limit) {
    return instruction.operand() instanceof Postfix postfix
        && !postfix.isIndirect()
        && postfix.number() != except
        && postfix.number() < limit;
  }

  /** How many of some lines are nulls. */
  int nulls(int from, int behind) {
    return (int)
        lines.subList(from, behind).stream().filter(it -> it.instruction().isNull()).count();
  }
}
