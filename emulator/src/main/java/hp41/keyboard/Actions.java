package hp41.keyboard;

import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.KeyWait;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Processor;
import hp41.machine.ProgramLoader;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.memory.ProgramMemory;
import hp41.program.NoRoom;
import hp41.time.Times;
import java.util.List;

/**
 * What keys do once they are complete: instructions executed or inserted, lines stepped and
 * deleted.
 */
final class Actions {

  private final Keyboard keyboard;
  private final Machine machine;
  private final Processor processor;
  private final KeyPrinterTrace journal;
  private long busyUntil = Long.MIN_VALUE;
  private boolean starting;

  Actions(Keyboard keyboard, Processor processor) {
    this.keyboard = keyboard;
    this.machine = keyboard.machine();
    this.processor = processor;
    journal = new KeyPrinterTrace(keyboard);
  }

  /** What the printer prints of it. */
  KeyPrinterTrace journal() {
    return journal;
  }

  /**
   * Does an instruction that was keyed, or makes a program line of it: the only fork.
   *
   * @param extraMicros what a function found by its name takes longer
   */
  void complete(CalculatorFunction function, Operand operand, long extraMicros) {
    Instruction instruction = machine.codec().encode(function, operand);
    if (function.is(Role.STEP)) {
      stepByName();
    } else if (function.is(Role.STEP_BACK)) {
      keyboard.cursor().backward();
      keyboard.refresh();
    } else if (keyboard.isProgramming() && function.programmable()) {
      if (instruction.isEnd()) {
        divide(instruction.bytes());
      } else {
        insert(instruction.bytes());
      }
    } else if (isThere(instruction)) {
      execute(instruction, extraMicros);
    }
  }

  /** Loads the program that is to be called, if it is kept outside. False: it does not fit. */
  private boolean isThere(Instruction instruction) {
    if (instruction.function().is(Role.CALL)
        && instruction.operand() instanceof Operand.Name name
        && Named.orOutside(machine, name.text()) instanceof Named.Outside program) {
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
   * Loads a program that is kept outside behind those in memory, as a card would be read.
   *
   * @throws NoRoom if it does not fit
   */
  void load(Named.Outside outside) {
    new ProgramLoader(machine.memory()).makeRoomAndLoad(List.of(outside.program()));
    machine.outbox().post(new Event.Loaded(outside.name()));
  }

  /** Inserts the bytes of a line behind the current one and shows it. */
  void insert(byte[] line) {
    if (keyboard.cursor().insert(line)) {
      journal.line();
      keyboard.refresh();
    } else {
      refuse();
    }
  }

  /**
   * A line could not be inserted: in a module, in a private program, or for want of room. Then line
   * 01 becomes the current one in place of 00, and in packed memory the pointer passes over nulls
   * (observed on the machine).
   */
  void refuse() {
    if (ProgramMemory.isRom(machine.program().pointer())) {
      tell(CalculatorError.ROM);
    } else if (keyboard.cursor().isPrivate()) {
      tell(CalculatorError.PRIVATE);
    } else {
      keyboard.cursor().leaveTop();
      if (machine.editor().isPacked()) {
        keyboard.cursor().passNulls();
      }
      tryAgain();
    }
  }

  private void tell(CalculatorError error) {
    machine.outbox().show(error.getMessage());
    keyboard.refresh();
  }

  /** Inserts an END: what followed is a program of its own, at its line 00. */
  private void divide(byte[] end) {
    if (!keyboard.cursor().insertEnd(end)) {
      refuse();
      return;
    }
    journal.line();
    machine.program().pointer(machine.program().next(machine.program().pointer()));
    machine.program().storeLine(0);
    keyboard.lcd().show("");
    keyboard.afterComputing(Times.INSERT_END, keyboard::refresh);
  }

  /** A line being keyed finds no room for its next byte: all of the line is deleted. */
  Entry refuseRest() {
    journal.withdraw();
    keyboard.cursor().withdraw();
    tryAgain();
    return FunctionKeys.STATE;
  }

  /** There was no room: memory is packed, and the keys must be pressed again. */
  void tryAgain() {
    long packing = PackingDisplay.micros(keyboard, !machine.editor().isPacked());
    machine.editor().pack();
    machine.outbox().show(CalculatorError.TRY_AGAIN.getMessage());
    PackingDisplay.show(keyboard, Times.BEFORE_PACKING, packing, keyboard::refresh);
  }

  /** Executes a function without an operand, and leaves what it asks of the keyboard to others. */
  StopReason perform(CalculatorFunction function) {
    return processor.execute(machine.codec().encode(function, Operand.NONE));
  }

  private void execute(Instruction instruction, long extraMicros) {
    int shown = machine.outbox().messagesShown();
    machine.labels().takeSearched();
    journal.instruction(instruction);
    boolean forgiving = machine.flags().get(Flags.IGNORE_ERROR);
    StopReason reason = processor.execute(instruction);
    boolean forgiven = forgiving && !machine.flags().get(Flags.IGNORE_ERROR);
    long micros = keyboard.runner().micros(instruction);
    micros += micros > Times.SHORT_FUNCTION ? keyboard.pace().of(extraMicros) : 0;
    boolean message = machine.outbox().messagesShown() != shown;
    boolean written = message && !instruction.function().isXrom();
    busyUntil = written ? Long.MIN_VALUE : keyboard.timeline().now() + micros;
    boolean appended = instruction.function().is(Role.APPEND) && !message && !forgiven;
    begin(reason, micros, () -> finish(instruction, reason, message, appended));
  }

  /**
   * Does the rest when the function has taken its time; whether something is about to begin is
   * known meanwhile.
   */
  private void begin(StopReason reason, long micros, Runnable rest) {
    starting = reason == Cause.CALLED || reason instanceof KeyWait;
    keyboard
        .timeline()
        .after(
            micros,
            () -> {
              starting = false;
              rest.run();
            });
    keyboard.timeline().proceed();
  }

  /** What was about to begin is given up. */
  void giveUp() {
    starting = false;
  }

  /** Whether a program, or a function that waits for a key, is about to begin. */
  boolean isStarting() {
    return starting;
  }

  private void finish(
      Instruction instruction, StopReason reason, boolean message, boolean appended) {
    if (reason == Cause.CALLED) {
      keyboard.runner().start();
    } else if (keyboard.isAlphaMode() && appended) {
      keyboard.open(TextEntry.of(keyboard));
    } else if (message && machine.outbox().isError(CalculatorError.TRY_AGAIN)) {
      PackingDisplay.show(
          keyboard, Times.TRY_AGAIN_MOVING, Times.TRY_AGAIN_PACKING, keyboard::refresh);
    } else if (reason == Cause.BUDGET && instruction.function().is(Role.PACK)) {
      PackingDisplay.show(keyboard, 0, Times.CLP_PACKING, () -> keyboard.stopped(reason, message));
    } else if (!keyboard.engagements().beginCatalogue(reason)) {
      stepped(reason, message);
    }
  }

  /** Blanks the display if the function that was found takes its time. */
  void blankIfLong() {
    if (busyUntil > keyboard.timeline().now() + Times.SHORT_FUNCTION) {
      keyboard.lcd().show("");
    }
  }

  /** The tone that says ALPHA is nearly full. */
  void warn() {
    machine.outbox().sound(630, 250);
  }

  /**
   * ←: clears a message, deletes a program line, or is CLX; it acts at once, however long it is
   * held.
   */
  Entry back() {
    if (keyboard.hasMessage()) {
      return whenReleased(machine.outbox()::clearMessage);
    }
    return keyboard.isProgramming() ? deleteLine() : clearX();
  }

  /** The current line goes, and the one before shows. */
  Entry deleteLine() {
    journal.withdraw();
    return whenReleased(keyboard.cursor()::delete);
  }

  /** CLX by the ← key. */
  Entry clearX() {
    CalculatorFunction clear = machine.instructions().the(Role.CLEAR_X);
    journal.function(clear.name());
    perform(clear);
    return keyboard.prompts().hold(clear.name(), keyboard::refresh);
  }

  /** ← has taken the last character of a new line: the line goes, and the one before shows. */
  Entry withdraw() {
    journal.withdraw();
    return whenReleased(keyboard.cursor()::withdraw);
  }

  private Entry whenReleased(Runnable action) {
    return keyboard.hold(
        HeldKey.silent(
            keyboard,
            () -> {
              action.run();
              keyboard.refresh();
            }));
  }

  /** R/S: starts the program, or in PRGM mode inserts STOP. */
  Entry runOrStop() {
    return keyboard.isProgramming()
        ? keyboard.prompts().offer(machine.instructions().the(Role.STOP))
        : keyboard.hold(LineDisplay.hold(keyboard, true, this::run));
  }

  /** Starts the program, which enables stack lift. */
  private void run() {
    journal.function("RUN");
    machine.stackLift(true);
    keyboard.runner().start();
  }

  /** SST: the next line in PRGM mode, else executes the line shown. */
  Entry singleStep() {
    if (!keyboard.isProgramming()) {
      return keyboard.hold(LineDisplay.hold(keyboard, false, this::step));
    }
    keyboard.cursor().forward();
    keyboard.refresh();
    return FunctionKeys.STATE;
  }

  /** SST found by its name shows no line before it executes one. */
  private void stepByName() {
    if (keyboard.isProgramming()) {
      keyboard.cursor().forward();
      keyboard.refresh();
    } else {
      step();
    }
  }

  private void step() {
    journal.nextNumber();
    int shown = machine.outbox().messagesShown();
    Instruction instruction = processor.next();
    machine.labels().takeSearched();
    StopReason reason = processor.step();
    begin(
        reason,
        keyboard.runner().micros(instruction),
        () -> stepped(reason, machine.outbox().messagesShown() != shown));
  }

  private void stepped(StopReason reason, boolean message) {
    if (reason instanceof KeyWait wait) {
      keyboard.runner().await(wait, () -> keyboard.stopped(Cause.BUDGET, false));
    } else if (!keyboard.engage(reason, ResumeAction.NOTHING)) {
      keyboard.stopped(reason, message);
    }
  }

  /** BST: the line before, shown while the key is down. */
  Entry backStep() {
    keyboard.cursor().backward();
    if (keyboard.isProgramming()) {
      keyboard.refresh();
      return FunctionKeys.STATE;
    }
    return keyboard.hold(LineDisplay.holdBack(keyboard, keyboard::refresh));
  }

  /** GTO .nnn: moves to a line; GTO .000 also clears the pending returns. */
  void goToLine(int number) {
    journal.function("GTO .%03d".formatted(number));
    keyboard.cursor().goTo(number);
    if (number == 0) {
      machine.returns().clear();
      machine.stackLift(true);
    }
    keyboard.afterComputing(Times.GO_TO_LINE, keyboard::refresh);
  }

  /** GTO . with a name: moves to the label, in PRGM mode as well. */
  void goToLabel(String name) {
    int shown = machine.outbox().messagesShown();
    CalculatorFunction goTo = machine.instructions().the(Role.JUMP);
    StopReason reason = processor.execute(machine.codec().encode(goTo, new Operand.Name(name)));
    keyboard.stopped(reason, machine.outbox().messagesShown() != shown);
  }

  /** Number of program lines executed so far. */
  long executed() {
    return processor.executed();
  }
}
