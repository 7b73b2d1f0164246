package hp41.player;

import hp41.effect.ResumeAction;
import hp41.entry.EntryView;
import hp41.entry.KeyResult;
import hp41.entry.ModalFunctions;
import hp41.entry.TextEntry;
import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.key.OperandKind;
import hp41.machine.AssignedBytes;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Order.KeyWait;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.machine.Outcome.Halt;
import hp41.machine.Processor;
import hp41.machine.ProgramLoader;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.memory.ProgramMemory;
import hp41.memory.Scratch;
import hp41.program.NoRoom;
import hp41.text.Announcement;
import java.util.List;

/** Performs the actions of complete keys, such as executing or inserting an instruction. */
final class Actions {

  private final Machine machine;
  private final Flags flags;
  private final Processor processor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final ProgramCursor cursor;
  private final CurrentEntry current;
  private final KeyPrinterTrace trace;
  private final KeyNotes notes;
  private final Runner runner;
  private final KeyedTime keyed;
  private final InstructionTimer timer;
  private final EntryView view;
  private final MemoryPacking packing;

  Actions(Stage stage, CurrentEntry current, Runner runner) {
    machine = stage.machine();
    processor = stage.processor();
    timeline = stage.timeline();
    lcd = stage.lcd();
    trace = stage.trace();
    notes = stage.notes();
    cursor = stage.cursor();
    flags = machine.flags();
    this.current = current;
    this.runner = runner;
    keyed = stage.keyed();
    timer = stage.timer();
    view = stage.view();
    packing = new MemoryPacking(stage);
  }

  /**
   * Executes a keyed instruction or inserts it as a line. Only this method distinguishes the two.
   *
   * @param extraMicros how much longer it takes because its function was found by name
   */
  void complete(CalculatorFunction function, Operand operand, long extraMicros) {
    if (function.is(Role.UNNAMED)) {
      completeUnnamed(function, operand);
      return;
    }
    Instruction instruction = machine.codec().encode(function, operand);
    if (function.is(Role.STEP)) {
      stepByName();
    } else if (function.is(Role.STEP_BACK)) {
      cursor.backward();
      current.refresh();
    } else if (flags.get(Flags.PRGM) && function.programmable()) {
      if (instruction.isEnd()) {
        insertEnd(instruction.bytes());
      } else {
        insert(instruction.bytes());
      }
    } else if (loadIfOutside(instruction)) {
      execute(instruction, extraMicros);
    }
  }

  /** Completes a byte without a name. With letters or IND, the byte acts as LBL, GTO or XEQ. */
  private void completeUnnamed(CalculatorFunction unnamed, Operand operand) {
    boolean number =
        operand instanceof Operand.Local label && label.label() < Operand.Local.FIRST_CAPITAL;
    boolean label = unnamed.operand() == OperandKind.LABEL;
    if (!number && (label || unnamed.operand() == OperandKind.JUMP)) {
      Role jump = unnamed.is(Role.JUMP) ? Role.JUMP : Role.CALL;
      InstructionSet instructions = machine.instructions();
      complete(label ? instructions.get("LBL") : instructions.get(jump), operand, 0);
      if (flags.get(Flags.PRGM)) {
        new Scratch(machine.memory()).name("");
      }
    } else {
      complete(AssignedBytes.of(unnamed, operand));
    }
  }

  /** Executes assigned bytes, or inserts them as a program line. */
  void complete(AssignedBytes assigned) {
    Scratch scratch = new Scratch(machine.memory());
    String name = scratch.name();
    if (assigned.goesToCurrentLine()) {
      machine.stackLift(machine.stackLift() || cursor.number() == 0);
      current.refresh();
    } else if (!flags.get(Flags.PRGM) || assigned.isImmediate()) {
      if (assigned.searches() && !machine.instructions().isExtended()) {
        return;
      }
      Instruction instruction = assigned.executed(machine, name);
      notes.call(instruction.function(), instruction.operand());
      execute(instruction, 0);
    } else if (assigned.isEnd()) {
      insertEnd(assigned.inserted(name));
    } else {
      insert(assigned.inserted(name));
      if (assigned.insertsName()) {
        scratch.name("");
      }
    }
  }

  /**
   * If the called program is outside the calculator, plugs in its module or loads it; returns false
   * if it does not fit.
   */
  private boolean loadIfOutside(Instruction instruction) {
    if (instruction.function().is(Role.CALL)
        && instruction.operand() instanceof Operand.Name name
        && Named.of(machine, name.text()) instanceof Named.Nothing
        && !machine.outbox().plugModuleOf(name.text())
        && Named.includingExternal(machine, name.text()) instanceof Named.External program) {
      try {
        load(program);
      } catch (NoRoom tight) {
        tryAgain();
        return false;
      }
    }
    return true;
  }

  /**
   * Loads a program from outside memory after the programs in memory, as from a card.
   *
   * @throws NoRoom if it does not fit
   */
  void load(Named.External outside) {
    new ProgramLoader(machine.memory()).loadWithResize(List.of(outside.program()));
    machine.outbox().post(new Event.Loaded(outside.name()));
  }

  /** Inserts the bytes of a line after the current line and shows the new line. */
  void insert(byte[] line) {
    trace.endLine();
    if (cursor.insert(line)) {
      trace.line();
      if (!losesMemory()) {
        current.refresh();
      }
    } else {
      refuse(line);
    }
  }

  /** Clears memory if a line has overwritten the status registers; returns whether it did so. */
  boolean losesMemory() {
    boolean lost = machine.memory().isLost();
    if (lost) {
      runner.stopped(Cause.NONE, false);
    }
    return lost;
  }

  /** Prints a whole line as if it had been inserted, and reports why it could not be. */
  private void refuse(byte[] line) {
    trace.line(cursor.insertedNumber(), machine.codec().decode(line));
    refuse();
  }

  /**
   * Reports that a line could not be inserted in a module, in a private program, or because there
   * is no room. In the last case line 01 becomes the current line instead of 00, and in packed
   * memory the pointer moves past nulls; if flag 25 ignores the error, the program runs on
   * (observed on the machine).
   */
  void refuse() {
    if (ProgramMemory.isRom(machine.program().pointer())) {
      report(CalculatorError.ROM);
    } else if (cursor.isPrivate()) {
      report(CalculatorError.PRIVATE);
    } else {
      boolean ignored = flags.getAndClear(Flags.IGNORE_ERROR);
      if (ignored) {
        cursor.goToInsertion();
      } else {
        cursor.leaveTop();
        if (machine.editor().isPacked()) {
          cursor.passNulls();
        }
      }
      packing.tryAgain(ignored, ignored ? runner::start : current::refresh);
    }
  }

  private void report(CalculatorError error) {
    machine.outbox().tell(error.getMessage());
    current.refresh();
  }

  /** Inserts an END: the lines after it become a new program, whose line 00 becomes current. */
  private void insertEnd(byte[] end) {
    trace.endLine();
    if (!cursor.insertEnd(end)) {
      refuse(end);
      return;
    }
    trace.line();
    machine.program().pointer(machine.program().next(machine.program().pointer()));
    machine.program().storeLine(0);
    lcd.show("");
    timeline.afterComputing(Times.INSERT_END, current::refresh);
  }

  /** Packs memory because there was no room, and asks to press the keys again. */
  void tryAgain() {
    packing.tryAgain(false, current::refresh);
  }

  /** Executes a function without an operand; the caller handles the outcome. */
  Outcome perform(CalculatorFunction function) {
    return processor.execute(machine.codec().encode(function, Operand.NONE));
  }

  private void execute(Instruction instruction, long extraMicros) {
    int shown = machine.outbox().messagesShown();
    timer.begin();
    trace.instruction(instruction);
    boolean ignoring = flags.get(Flags.IGNORE_ERROR);
    Outcome outcome = processor.execute(instruction);
    boolean ignored = ignoring && !flags.get(Flags.IGNORE_ERROR);
    boolean message = machine.outbox().messagesShown() != shown;
    boolean showsX = outcome == Halt.NOT_YET && !message && !flags.get(Flags.ALPHA);
    showsX &= !instruction.function().is(Role.PACK);
    long writing = showsX ? Times.WRITE_AFTER_KEY : message ? Times.WRITE_MESSAGE : 0;
    long working = timer.keyedMicros(instruction, outcome);
    long micros = timeline.afterKey(working, extraMicros, writing);
    if (message && !instruction.function().isXrom()) {
      timeline.computeNothing();
    } else {
      timeline.computeFor(micros);
    }
    boolean appended = instruction.function().is(Role.APPEND) && !message && !ignored;
    keyed.begin(outcome, micros, () -> finish(instruction, outcome, message, appended));
  }

  private void finish(Instruction instruction, Outcome outcome, boolean message, boolean appended) {
    if (outcome == Signal.START) {
      runner.start();
    } else if (appended && flags.get(Flags.ALPHA)) {
      trace.beginText();
      notes.shown();
      current.open(TextEntry.of(machine.alpha().text()));
    } else if (message && machine.outbox().isError(CalculatorError.TRY_AGAIN)) {
      packing.show(Times.TRY_AGAIN_MOVING, Times.TRY_AGAIN_PACKING, current::refresh);
    } else if (outcome == Halt.NOT_YET && instruction.function().is(Role.PACK)) {
      packing.show(0, Times.CLP_PACKING, () -> runner.stopped(outcome.cause(), message));
    } else {
      ModalFunctions.catalog(outcome, view)
          .ifPresentOrElse(this::open, () -> stepped(outcome, message));
    }
  }

  private void stepped(Outcome outcome, boolean message) {
    if (outcome instanceof KeyWait wait) {
      runner.await(wait, micros -> runner.stopped(Cause.NONE, false));
    } else {
      boolean shown = message && !outcome.is(Cause.BREAK);
      ModalFunctions.entry(outcome, ResumeAction.NOTHING, view)
          .ifPresentOrElse(this::open, () -> runner.stopped(outcome.cause(), shown));
    }
  }

  private void open(KeyResult entry) {
    runner.follow(new FollowUp.Opened(entry));
  }

  /**
   * Continues the program that has opened an entry, or shows the display in place of the goose. If
   * an alarm is due that runs a program, the goose remains (observed on the microcode).
   */
  void proceed(ResumeAction then) {
    if (then == ResumeAction.PROGRAM) {
      runner.start();
    } else {
      lcd.showGoose(0);
      refreshSoon();
    }
  }

  private void refreshSoon() {
    timeline.afterComputing(Times.WRITE, current::refreshIfNone);
  }

  /** Continues the program after an alarm, and shows a message unless it is empty. */
  void resume(String message) {
    if (!message.isEmpty()) {
      machine.outbox().show(message);
      lcd.show(message);
    } else if (!runner.isActive()) {
      refreshSoon();
    }
    runner.resume();
  }

  /** Starts the program, which enables stack lift. */
  void run() {
    trace.function("RUN");
    machine.stackLift(true);
    runner.start();
  }

  /** Executes SST after it was found by its name. The line is not shown first. */
  private void stepByName() {
    if (flags.get(Flags.PRGM)) {
      cursor.forward();
      current.refresh();
    } else {
      step();
    }
  }

  /** Executes the current line. */
  void step() {
    int shown = machine.outbox().messagesShown();
    Instruction instruction = processor.next();
    timer.begin();
    Outcome outcome = processor.step();
    keyed.begin(
        outcome,
        timer.micros(instruction, outcome),
        () -> stepped(outcome, machine.outbox().messagesShown() != shown));
  }

  /** Moves to a line, as GTO .nnn; line 000 also clears the pending returns. */
  void goToLine(int number) {
    trace.function("GTO .%03d".formatted(number));
    cursor.goTo(number);
    if (number == 0) {
      machine.returns().clear();
      machine.stackLift(true);
    }
    timeline.afterComputing(Times.GO_TO_LINE, current::refresh);
  }

  /** Moves to a label, as GTO . with a name, in PRGM mode as well. */
  void goToLabel(String name) {
    trace.function("GTO ." + StepSpelling.PAPER.quoted(name));
    int shown = machine.outbox().messagesShown();
    CalculatorFunction goTo = machine.instructions().get(Role.JUMP);
    Outcome outcome = processor.execute(machine.codec().encode(goTo, new Operand.Name(name)));
    runner.stopped(outcome.cause(), machine.outbox().messagesShown() != shown);
  }

  /** Begins a new program, as GTO .. does, and packs memory. */
  void beginProgram() {
    trace.function("GTO ..");
    trace.tell(Announcement.PACKING);
    ProgramMemory program = machine.program();
    boolean changed = !machine.editor().isLastProgramEmpty() || !machine.editor().isPacked();
    long micros = packing.micros(changed);
    machine.returns().clear();
    if (!machine.editor().appendEnd()) {
      packing.tryAgain(flags.getAndClear(Flags.IGNORE_ERROR), current::refresh);
      return;
    }
    machine.editor().pack();
    program.pointer(program.start(program.permanentEnd() + 1));
    program.storeLine(0);
    machine.stackLift(true);
    packing.show(Times.BEFORE_PACKING, micros, current::refresh);
  }
}
