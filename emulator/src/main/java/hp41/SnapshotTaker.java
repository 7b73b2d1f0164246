package hp41;

import hp41.Snapshot.Level;
import hp41.Snapshot.LineKind;
import hp41.Snapshot.Modes;
import hp41.Snapshot.ProgramView;
import hp41.Snapshot.SnapshotLine;
import hp41.entry.UserKeys;
import hp41.event.CalculatorError;
import hp41.key.Pace;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Creates snapshots of a calculator. It caches the text of the current program, which is long and
 * changes seldom, and the text of the stack, because several snapshots are taken for one line.
 */
final class SnapshotTaker {

  private final Machine machine;
  private final CalculatorSetup setup;
  private final UserKeys userKeys;
  private CachedListing listing = new CachedListing(-1, 0, "", List.of(), 0);

  private CachedStack stack = new CachedStack(List.of(), List.of());

  private final Map<Integer, String> spelled = new HashMap<>();
  private int spelledVersion;

  /**
   * The cached lines of the current program, and the version of memory from which they were read.
   */
  private record CachedListing(
      int version, int start, String name, List<SnapshotLine> lines, int bytes) {}

  /** The cached levels of the stack, and the registers from which they were read. */
  private record CachedStack(List<Long> words, List<Level> levels) {}

  SnapshotTaker(Machine machine, CalculatorSetup setup) {
    this.machine = machine;
    this.setup = setup;
    userKeys = new UserKeys(machine);
  }

  Snapshot snapshot() {
    return new Snapshot(
        setup.engine().isOn(),
        setup.engine().display(),
        setup.engine().annunciators(),
        message(),
        error(),
        stack(),
        CharacterSet.glyphs(machine.alpha().text()),
        setup.engine().prompt(),
        setup.engine().keying(),
        setup.engine().modalFunction(),
        program(),
        modes(),
        userKeys.legends(false),
        userKeys.legends(true));
  }

  String message() {
    return standing(machine.outbox().message());
  }

  String error() {
    return standing(machine.outbox().error());
  }

  /** Returns the displayed message; empty while a prompt is displayed instead. */
  private String standing(String message) {
    return setup.engine().prompt().isPresent() ? "" : message;
  }

  private List<Level> stack() {
    List<Long> words = new ArrayList<>();
    for (int address = 0; address < Stack.NAMES.size(); address++) {
      words.add(machine.memory().read(address));
    }
    words.add(machine.memory().read(Memory.STATUS_D));
    if (!words.equals(stack.words())) {
      stack = new CachedStack(words, levels());
    }
    return stack.levels();
  }

  private List<Level> levels() {
    List<Level> levels = new ArrayList<>();
    for (int address = 0; address < Stack.NAMES.size(); address++) {
      long word = machine.memory().read(address);
      String text = machine.display(word);
      String digits = Word.isText(word) ? text : Word.toDecimal(word).toString();
      levels.add(new Level(Stack.NAMES.get(address), text, digits, Word.hex(word)));
    }
    return List.copyOf(levels);
  }

  private ProgramView program() {
    int start = machine.program().start(machine.program().pointer());
    int version = machine.memory().programVersion();
    if (version != listing.version() || start != listing.start()) {
      listing = listing(version, start);
    }
    boolean inModule = ProgramMemory.isRom(start);
    return new ProgramView(listing.name(), line(), listing.lines(), listing.bytes(), inModule);
  }

  private CachedListing listing(int version, int start) {
    ProgramMemory program = machine.program();
    GlobalLabel end = program.end(start);
    List<SnapshotLine> lines = new ArrayList<>();
    String name = "";
    for (int p = start; program.lineAt(p) >= end.address(); p = program.next(p)) {
      Instruction instruction = machine.instructionAt(p);
      if (name.isEmpty() && instruction.operand() instanceof Operand.Global label) {
        name = CharacterSet.glyphs(label.name());
      }
      lines.add(new SnapshotLine(StepSpelling.shown(instruction), kind(instruction)));
    }
    List<SnapshotLine> seen = end.isPrivate() ? List.of() : List.copyOf(lines);
    return new CachedListing(version, start, name, seen, Math.max(0, start - end.last()));
  }

  private static LineKind kind(Instruction instruction) {
    if (instruction.isLabel()) {
      return LineKind.LABEL;
    } else if (instruction.operand() instanceof Operand.Text) {
      return LineKind.TEXT;
    }
    return instruction.returns() ? LineKind.RETURN : LineKind.OTHER;
  }

  private int line() {
    ProgramMemory program = machine.program();
    int stored = program.storedLine();
    return stored == ProgramMemory.UNKNOWN_LINE ? program.countLines(program.pointer()) : stored;
  }

  /** Returns the current line as PRGM mode shows it. Lines without a known number are cached. */
  String programLine() {
    ProgramMemory program = machine.program();
    int pointer = program.pointer();
    if (program.storedLine() != ProgramMemory.UNKNOWN_LINE
        || program.lineAt(pointer) == program.permanentEnd()) {
      return spelledLine();
    }
    if (spelledVersion != machine.memory().programVersion()) {
      spelledVersion = machine.memory().programVersion();
      spelled.clear();
    }
    return spelled.computeIfAbsent(pointer, it -> spelledLine());
  }

  private String spelledLine() {
    ProgramMemory program = machine.program();
    if (program.end(program.pointer()).isPrivate()) {
      return CalculatorError.PRIVATE.getMessage();
    }
    int number = line();
    String registers = " REG " + ZeroPadding.decimal(program.free(), 2);
    if (number == 0) {
      return "00" + registers;
    }
    boolean last = program.lineAt(program.pointer()) == program.permanentEnd();
    String text =
        last ? ".END." + registers : StepSpelling.shown(machine.instructionAt(program.pointer()));
    String blank = text.charAt(0) == CharacterSet.TEXT_MARK ? "" : " ";
    return ZeroPadding.decimal(number, 2) + blank + text;
  }

  Modes modes() {
    Flags flags = machine.flags();
    return new Modes(
        flags.angleMode().name(),
        flags.displayFormat().style() + " " + flags.displayDigits(),
        machine.program().size(),
        machine.program().free(),
        setup.engine().isRunning(),
        setup.engine().isWaiting(),
        flags.get(Flags.USER),
        flags.get(Flags.PRGM),
        flags.get(Flags.ALPHA),
        flags.get(Flags.SHIFT),
        setup.engine().pace() == Pace.AUTHENTIC,
        setup.model().label());
  }
}
