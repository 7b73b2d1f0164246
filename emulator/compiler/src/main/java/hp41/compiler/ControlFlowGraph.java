package hp41.compiler;

import hp41.key.OperandKind;
import hp41.machine.Instruction;
import hp41.machine.Line;
import hp41.machine.LineReader;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.machine.Translation;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The basic blocks of a program and the jumps between them. A block starts at a label, at the
 * target of a jump or skip, or after a line that does not continue with the next one. Its lines are
 * executed in sequence, and it is entered only at the first.
 */
final class ControlFlowGraph {

  /** The largest number of lines in a basic block. */
  private static final int LONGEST = 48;

  private final Machine machine;
  private final List<Line> lines;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final int[] targets;
  private final Translation[] translations;
  private final boolean[] startsBlock;
  private final int[] blockOf;
  private final List<Integer> blocks = new ArrayList<>();
  private final StackLift[] lifts;

  private ControlFlowGraph(Machine machine, List<Line> lines) {
    this.machine = machine;
    this.lines = lines;
    for (int i = 0; i < lines.size(); i++) {
      numbers.put(lines.get(i).pointer(), i);
    }
    targets = new int[lines.size()];
    translations = new Translation[lines.size()];
    for (int i = 0; i < lines.size(); i++) {
      targets[i] = findTarget(i);
      translations[i] = translationOf(i);
    }
    startsBlock = new boolean[lines.size()];
    blockOf = new int[lines.size()];
    lifts = new StackLift[lines.size()];
    findBlocks();
    findLifts();
  }

  /**
   * Reads the program that ends with the given END; empty if decoding from the start does not lead
   * to this END.
   */
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

  private void findBlocks() {
    startsBlock[0] = true;
    for (int i = 0; i < lines.size(); i++) {
      Translation translation = translation(i);
      if (translation == Translation.LABEL) {
        startsBlock[i] = true;
      }
      if (!fallsThrough(i) && i + 1 < lines.size()) {
        startsBlock[i + 1] = true;
      }
      if (jumps(i)) {
        startsBlock[target(i)] = true;
      }
      if (skips(translation)) {
        startsBlock[skipped(i)] = true;
      }
    }
    int since = 0;
    for (int i = 0; i < lines.size(); i++) {
      since = startsBlock[i] ? 0 : since + 1;
      if (since == LONGEST) {
        startsBlock[i] = true;
        since = 0;
      }
      if (startsBlock[i]) {
        blocks.add(i);
      }
      blockOf[i] = blocks.size() - 1;
    }
  }

  private void findLifts() {
    StackLift lift = StackLift.EITHER;
    for (int i = 0; i < lines.size(); i++) {
      if (startsBlock[i]) {
        lift = lift == StackLift.ON ? StackLift.ON : StackLift.EITHER;
      }
      lifts[i] = lift;
      Translation translation = translation(i);
      lift = translation == Translation.NONE ? StackLift.EITHER : lift.after(translation);
    }
  }

  /** Returns all lines down to the END, including nulls. */
  List<Line> lines() {
    return lines;
  }

  /** Returns the instruction of a line. */
  Instruction instruction(int line) {
    return lines.get(line).instruction();
  }

  /** Returns the share of lines that compilation does not make faster, from 0 to 1. */
  double unchangedShare() {
    return IntStream.range(0, translations.length)
            .filter(
                i ->
                    translations[i] == Translation.NONE
                        || translations[i] == Translation.CALL_BEHAVIOUR)
            .count()
        / (double) translations.length;
  }

  /** Returns the number of basic blocks. */
  int blocks() {
    return blocks.size();
  }

  /** Returns the number of a basic block's first line. */
  int line(int block) {
    return blocks.get(block);
  }

  /** Returns the number of the line after a basic block. */
  int end(int block) {
    return block + 1 < blocks.size() ? blocks.get(block + 1) : lines.size();
  }

  /** Returns the number of the basic block that contains a line. */
  int block(int line) {
    return blockOf[line];
  }

  /** Returns the state of stack lift before a line. */
  StackLift lift(int line) {
    return lifts[line];
  }

  /** Returns whether the next line can be executed after a line. */
  boolean fallsThrough(int line) {
    return switch (translation(line)) {
      case NONE, JUMP, GO_TO, CALL, RETURN -> false;
      default -> true;
    };
  }

  /** Returns whether a line is a jump or call with a known target. */
  boolean jumps(int line) {
    return translation(line) == Translation.GO_TO || translation(line) == Translation.CALL;
  }

  /** Returns whether a line is a call, with a known target or not. */
  boolean isCall(int line) {
    return instruction(line).function().translation() == Translation.CALL;
  }

  /** Returns whether all names in known jumps still lead to the same lines. */
  boolean namesLeadToSameLines() {
    return IntStream.range(0, targets.length)
        .allMatch(i -> !jumps(i) || findTarget(i) == targets[i]);
  }

  /** Returns the successors of a basic block, without the targets of returns. */
  List<Integer> successors(int block) {
    List<Integer> successors = new ArrayList<>();
    int end = end(block);
    for (int line = line(block); line < end; line++) {
      if (skips(translation(line))) {
        successors.add(block(skipped(line)));
      }
    }
    if (jumps(end - 1)) {
      successors.add(block(target(end - 1)));
    } else if (fallsThrough(end - 1)) {
      successors.add(block + 1);
    }
    return successors;
  }

  /** Returns whether lines with this translation can skip the next line. */
  static boolean skips(Translation translation) {
    return translation == Translation.INCREMENT
        || translation == Translation.DECREMENT
        || translation.compareTo(Translation.IS_ZERO) >= 0
            && translation != Translation.SET_FLAG
            && translation != Translation.CLEAR_FLAG;
  }

  /**
   * Returns the number of the line that a jump or call leads to, or −1 if the target is not known.
   */
  int target(int line) {
    return targets[line];
  }

  private int findTarget(int line) {
    int target =
        instruction(line).operand() instanceof Operand.Name name
            ? Jumps.pointer(machine, name.text())
            : lines.get(line).target();
    return numbers.getOrDefault(target, -1);
  }

  /** Returns the number of the line that is executed if the line after this one is skipped. */
  int skipped(int line) {
    int next = line + 1;
    while (instruction(next).isNull()) {
      next++;
    }
    return instruction(next).isEnd() ? next : next + 1;
  }

  /** Returns the register that a line names. */
  RegisterReference register(int line) {
    return RegisterReference.of(machine, instruction(line).operand()).orElseThrow();
  }

  /** Returns the number of the flag that a line names. */
  int flag(int line) {
    return ((Postfix) instruction(line).operand()).number();
  }

  /**
   * Returns the translation of a line; {@link Translation#NONE} if the interpreter executes the
   * line.
   */
  Translation translation(int line) {
    return translations[line];
  }

  /** Returns whether more lines leave digits in Q or ⊢ than call the behaviour of a function. */
  boolean leavesDigitsMoreThanItCalls() {
    int balance = 0;
    for (Translation translation : translations) {
      balance +=
          switch (translation) {
            case NUMBER, CALL -> 1;
            case CALL_BEHAVIOUR -> -2;
            default -> 0;
          };
    }
    return balance >= 0;
  }

  /** Returns whether a line is a jump that had no stored distance when it was compiled. */
  boolean isUnresolvedJump(int line) {
    return translation(line) == Translation.JUMP
        && instruction(line).operand() instanceof Operand.Local;
  }

  private Translation translationOf(int line) {
    Instruction instruction = instruction(line);
    Translation translation = instruction.function().translation();
    boolean canCompile =
        switch (translation) {
          case GO_TO, CALL ->
              instruction.operand() instanceof Postfix
                  ? hasRegister(instruction)
                  : target(line) >= 0 || lines.get(line).target() == Line.NOT_COMPILED;
          case RECALL, STORE, EXCHANGE, INCREMENT, DECREMENT -> hasRegister(instruction);
          case CALL_BEHAVIOUR ->
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
    boolean isJump = translation == Translation.GO_TO || translation == Translation.CALL;
    Translation compiled = isJump && target(line) < 0 ? Translation.JUMP : translation;
    return canCompile ? compiled : Translation.NONE;
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

  /** Returns the number of nulls from a line up to, but not including, another line. */
  int nulls(int from, int end) {
    return (int) lines.subList(from, end).stream().filter(it -> it.instruction().isNull()).count();
  }
}
