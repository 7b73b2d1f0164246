package hp41.keyboard;

import hp41.display.Cells;
import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.Halt;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.machine.Processor;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The keyboard and the display as a state machine: keys go down and up, time passes, and what is
 * open ({@link Entry}) says what the next key means.
 */
public final class Keyboard {

  private static final long BLINK = 66_000;
  private static final long SHORT = 45_000;
  private static final long FOUND_BY_NAME = 85_000;

  private final Machine machine;
  private final Processor processor;
  private final Timeline timeline;
  private final Lcd lcd;
  private final Runner runner;
  private final Cursor cursor;
  private final UserKeys userKeys;
  private final Pace pace;
  private Entry entry = Ready.STATE;
  private Held held;
  private boolean on = true;
  private boolean stopped;
  private long busyUntil = Long.MIN_VALUE;

  /** The keyboard of a machine. */
  public Keyboard(Machine machine, Processor processor, Pace pace) {
    this.machine = machine;
    this.processor = processor;
    this.pace = pace;
    timeline = new Timeline(machine.peripherals().clock());
    lcd = new Lcd(timeline);
    cursor = new Cursor(machine);
    userKeys = new UserKeys(machine);
    runner = new Runner(machine, processor, this);
    refresh();
  }

  Machine machine() {
    return machine;
  }

  Timeline timeline() {
    return timeline;
  }

  Lcd lcd() {
    return lcd;
  }

  Cursor cursor() {
    return cursor;
  }

  Pace pace() {
    return pace;
  }

  Entry entry() {
    return entry;
  }

  private Flags flags() {
    return machine.flags();
  }

  boolean isProgramming() {
    return flags().get(Flags.PRGM);
  }

  boolean isAlphaMode() {
    return flags().get(Flags.ALPHA);
  }

  boolean isShifted() {
    return flags().get(Flags.SHIFT);
  }

  boolean hasMessage() {
    return flags().get(Flags.MESSAGE);
  }

  /** A key goes down. */
  public void down(Key key) {
    held = null;
    if (!on) {
      held = key == Key.ON ? Held.silent(this, this::switchOn) : null;
      return;
    }
    lcd.finishScroll();
    timelineForKey();
    if (key == Key.ON) {
      switchOff();
    } else if (runner.isRunning() && !runner.isPausing()) {
      if (key == Key.RUN_STOP) {
        held = Held.silent(this, () -> stopped(Halt.STOP, false));
        runner.stop();
        machine.clearMessage();
      }
    } else if (runner.isPausing()) {
      pressInPause(key);
    } else {
      press(key);
    }
  }

  /** Nothing that was to be shown later comes between a key and what it does. */
  private void timelineForKey() {
    if (!runner.isRunning() && !(entry instanceof CatalogueEntry)) {
      timeline.clear();
    }
  }

  /** The key that is down goes up. */
  public void up() {
    Held released = held;
    held = null;
    if (released != null) {
      released.release();
    }
  }

  private void press(Key key) {
    boolean catalogueRuns = entry instanceof CatalogueEntry catalogue && catalogue.isRunning();
    if (catalogueRuns) {
      entry = entry.press(key, false, this);
      return;
    }
    boolean prompt = entry.isPrompt();
    if (key == Key.SHIFT && !entry.takesShift()) {
      flags().set(Flags.SHIFT, !isShifted());
      showEntry();
      return;
    }
    boolean shifted = key != Key.USER && flags().take(Flags.SHIFT);
    if (!prompt && switchMode(key)) {
      return;
    }
    if (!hasMessage() || key != Key.BACK || shifted) {
      machine.clearMessage();
    }
    setEntry(entry.press(key, shifted, this));
  }

  private void setEntry(Entry next) {
    entry = next;
    if (held == null) {
      showEntry();
    }
  }

  private void showEntry() {
    entry.text(this).ifPresent(entry.isPrompt() ? lcd::showPrompt : lcd::showEnd);
  }

  /** USER, PRGM, ALPHA. */
  private boolean switchMode(Key key) {
    switch (key) {
      case USER -> flags().set(Flags.USER, !flags().get(Flags.USER));
      case PRGM -> {
        closeEntry();
        flags().set(Flags.PRGM, !isProgramming());
        flags().set(Flags.ALPHA, false);
        if (!isProgramming()) {
          machine.editor().decompile();
        }
        refresh();
      }
      case ALPHA -> {
        boolean lineStands = isProgramming() && !(entry instanceof TextLineEntry);
        closeEntry();
        flags().set(Flags.ALPHA, !isAlphaMode());
        if (!lineStands) {
          refresh();
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void closeEntry() {
    entry = Ready.STATE;
    machine.clearMessage();
  }

  /** In a PSE digits and letters are entered, modes switched; a function stops the program. */
  private void pressInPause(Key key) {
    boolean switches = key == Key.SHIFT || key == Key.USER || key == Key.ALPHA;
    if (key == Key.RUN_STOP && !isShifted()) {
      runner.stop();
      held = Held.shown(this, "STOP", () -> stopped(Halt.STOP, false));
      return;
    }
    press(key);
    boolean stillOpen = !(entry instanceof Ready) && !entry.isPrompt();
    if (switches || stillOpen) {
      runner.restartPause();
    } else {
      runner.stop();
    }
  }

  /**
   * Whether a key continues the number being keyed rather than being assigned something in USER
   * mode.
   */
  boolean isEntryKey(Key key) {
    return !assigned(key, false);
  }

  boolean assigned(Key key, boolean shifted) {
    return flags().get(Flags.USER) && userKeys.isAssigned(key, shifted, isProgramming());
  }

  Entry pressAssigned(Key key, boolean shifted) {
    UserKeys.Meaning meaning = userKeys.meaning(key, shifted);
    return meaning.function() != null && meaning.operand() == Operand.NONE
        ? offer(meaning.function())
        : finishPreviewed(meaning.function(), meaning.operand(), meaning.text());
  }

  Function functionNamed(String name) {
    return machine.instructions().get(name);
  }

  /** A function key: opens its prompt, or shows its name until it is let go. */
  Entry offer(String name) {
    return offer(functionNamed(name));
  }

  private Entry offer(Function function) {
    OperandKind kind = function.operand();
    return switch (kind) {
      case NONE -> finishPreviewed(function, Operand.NONE, name(function));
      case COUNT -> CountEntry.of(function);
      case PROGRAM, ASSIGNMENT -> NameEntry.unbegun(function);
      default -> OperandEntry.of(function);
    };
  }

  private static String name(Function function) {
    return function.name().replace('^', '↑');
  }

  private Entry finishPreviewed(Function function, Operand operand, String text) {
    held = Held.previewed(this, prompt(function, text), () -> complete(function, operand));
    return Ready.STATE;
  }

  /** A prompt's text: in PRGM mode behind the number of the line it will be. */
  String prompt(Function function, String text) {
    return isProgramming() && function.programmable() ? cursor.inserted(text) : text;
  }

  /** Blanks the display if the function that was found takes its time. */
  void blankIfLong() {
    if (busyUntil > timeline.now() + SHORT) {
      lcd.show("");
    }
  }

  /** The last key of a prompt: what was keyed stands there until the key is let go. */
  Entry finish(Function function, Operand operand, String text) {
    return hold(asLongAsPrompt(prompt(function, text)), () -> complete(function, operand));
  }

  /** What the prompt's text has pushed out at the left stays out. */
  private String asLongAsPrompt(String text) {
    int lost = entry.text(this).map(Lcd::lostOfPrompt).orElse(0);
    return text.substring(Math.min(lost, text.length()));
  }

  Entry hold(String text, Runnable action) {
    held = Held.shown(this, text, action);
    return Ready.STATE;
  }

  /** The name behind XEQ, GTO or LBL is complete. */
  Entry finishName(Function function, String name, String text) {
    Naming.Meaning meaning = Naming.of(machine, function, name);
    Entry next = hold(asLongAsPrompt(prompt(function, text)), () -> completeName(meaning));
    held.readyAfter(pace.of(meaning.searchMicros()));
    return next;
  }

  private void completeName(Naming.Meaning meaning) {
    if (meaning.operand() == Operand.NONE && meaning.function().operand() != OperandKind.NONE) {
      entry = offer(meaning.function());
      showEntry();
    } else {
      complete(
          meaning.function(), meaning.operand(), meaning.searchMicros() > 0 ? FOUND_BY_NAME : 0);
    }
  }

  /** A key that does not fit: the display blinks. */
  Entry blink(Entry same) {
    Cells cells = lcd.cells();
    if (pace == Pace.AUTHENTIC) {
      lcd.show("");
      timeline.after(BLINK, () -> lcd.show(cells));
      held = Held.silent(this, () -> {});
    }
    return same;
  }

  /** ← on an empty prompt: the display is blank until the key is let go. */
  Entry abort() {
    lcd.show("");
    held = Held.silent(this, this::refresh);
    return Ready.STATE;
  }

  /** The tone that says ALPHA is nearly full. */
  void warn() {
    if (flags().get(Flags.AUDIO)) {
      machine.peripherals().tone(630, 250);
    }
  }

  /** Does an instruction that was keyed, or makes a program line of it. The only fork. */
  private void complete(Function function, Operand operand) {
    complete(function, operand, 0);
  }

  private void complete(Function function, Operand operand, long extraMicros) {
    Instruction instruction = machine.codec().encode(function, operand);
    if (isProgramming() && function.programmable()) {
      insert(instruction);
    } else {
      execute(instruction, extraMicros);
    }
  }

  private void insert(Instruction instruction) {
    if (!cursor.insert(instruction.bytes())) {
      tryAgain();
      return;
    }
    refresh();
  }

  void tryAgain() {
    machine.editor().pack();
    machine.show(CalculatorError.TRY_AGAIN.getMessage());
    lcd.show(machine.message());
  }

  private void execute(Instruction instruction, long extraMicros) {
    int shown = machine.messagesShown();
    machine.takeSearched();
    Halt halt = processor.execute(instruction);
    long micros = runner.micros(instruction);
    micros += micros > SHORT ? pace.of(extraMicros) : 0;
    busyUntil = timeline.now() + micros;
    timeline.after(
        micros, () -> finishExecution(instruction, halt, machine.messagesShown() != shown));
    timeline.proceed();
  }

  private void finishExecution(Instruction instruction, Halt halt, boolean message) {
    switch (halt) {
      case CALLED -> runner.start();
      case CATALOGUE -> {
        CatalogueEntry catalogue =
            Catalogue.of(((Operand.Postfix) instruction.operand()).number(), machine);
        entry = catalogue;
        catalogue.start(this);
      }
      default -> {
        if (isAlphaMode() && instruction.function().name().equals("ARCL")) {
          setEntry(TextEntry.STATE);
        } else {
          stopped(halt, message);
        }
      }
    }
  }

  /** The program has stopped, or a function is done: shows what there is to see. */
  void stopped(Halt halt, boolean message) {
    stopped = halt == Halt.STOP;
    if (halt == Halt.OFF) {
      switchOff();
    } else if (message && hasMessage()) {
      lcd.scroll(machine.message(), () -> {});
    } else {
      refresh();
    }
  }

  /** A pause is over: what was being keyed in it is complete. */
  void endPause() {
    entry = Ready.STATE;
  }

  /** Leaves what is open. */
  void close() {
    entry = Ready.STATE;
    refresh();
  }

  void refreshIfIdle() {
    if (!runner.isRunning()) {
      refresh();
      showEntry();
    }
  }

  /** Shows what stands when nothing moves: message, program line, ALPHA, or X. */
  void refresh() {
    if (hasMessage()) {
      lcd.show(machine.message());
    } else if (isProgramming()) {
      LineDisplay.show(this);
    } else if (isAlphaMode()) {
      lcd.scroll(CharacterSet.glyphs(machine.alpha().text()), () -> {});
    } else {
      lcd.show(machine.display(machine.stack().x()));
    }
  }

  /** ←: clears a message, deletes a program line, or is CLX. */
  Entry back() {
    if (hasMessage()) {
      held =
          Held.silent(
              this,
              () -> {
                machine.clearMessage();
                refresh();
              });
    } else if (isProgramming()) {
      held =
          Held.silent(
              this,
              () -> {
                cursor.delete();
                refresh();
              });
    } else {
      return offer("CLX");
    }
    return Ready.STATE;
  }

  /** ← has taken the last character of a new line: the line goes, and the one before shows. */
  Entry withdraw() {
    held =
        Held.silent(
            this,
            () -> {
              cursor.withdraw();
              refresh();
            });
    return Ready.STATE;
  }

  /** R/S: starts the program, or in PRGM mode inserts STOP. */
  Entry runOrStop() {
    if (isProgramming()) {
      return offer("STOP");
    }
    held = LineDisplay.hold(this, true, runner::start);
    return Ready.STATE;
  }

  /** SST: the next line in PRGM mode, else executes the line shown. */
  Entry singleStep() {
    if (isProgramming()) {
      cursor.forward();
      refresh();
      return Ready.STATE;
    }
    held = LineDisplay.hold(this, false, this::step);
    return Ready.STATE;
  }

  private void step() {
    int shown = machine.messagesShown();
    Instruction instruction = processor.next();
    machine.takeSearched();
    Halt halt = processor.step();
    timeline.after(
        runner.micros(instruction), () -> stopped(halt, machine.messagesShown() != shown));
    timeline.proceed();
  }

  /** BST: the line before, shown while the key is down. */
  Entry backStep() {
    cursor.backward();
    if (isProgramming()) {
      refresh();
    } else {
      lcd.showEnd(cursor.text());
      held = Held.silent(this, this::refresh);
    }
    return Ready.STATE;
  }

  void goToLine(int number) {
    machine.returns().clear();
    cursor.goTo(number);
    refresh();
  }

  void goToLabel(String name) {
    flags().set(Flags.PRGM, isProgramming());
    int shown = machine.messagesShown();
    Halt halt =
        processor.execute(machine.codec().encode(functionNamed("GTO"), new Operand.Name(name)));
    stopped(halt, machine.messagesShown() != shown);
  }

  /** GTO .. : a new program at the end of memory, which is packed. */
  void newProgram() {
    LineDisplay.newProgram(this);
  }

  private void switchOff() {
    runner.stop();
    entry = Ready.STATE;
    on = false;
    timeline.clear();
    lcd.show("");
  }

  private void switchOn() {
    on = true;
    PowerOn.apply(machine);
    refresh();
  }

  /** Whether the calculator is on. */
  public boolean isOn() {
    return on;
  }

  /** The twelve cells as they stand now. */
  public Cells display() {
    return lcd.cells();
  }

  /** Whether the display is dark. */
  public boolean isDark() {
    return !on || lcd.isDark();
  }

  /** Whether the display is just being written. */
  public boolean isWriting() {
    return on && (lcd.isWriting() || lcd.isDark());
  }

  /** Whether a program runs or pauses. */
  public boolean isRunning() {
    return runner.isRunning();
  }

  /** Whether a program has stopped by itself and R/S goes on. */
  public boolean isWaiting() {
    return stopped && !runner.isRunning();
  }

  /** Whether lines of a program wait to be executed at full speed. */
  public boolean isBusy() {
    return runner.isBusy();
  }

  /** Whether nothing will change before the next key. */
  public boolean isIdle() {
    return !isBusy() && timeline.untilNext().isEmpty();
  }

  /** Microseconds until something is due; 0 while a program runs. */
  public OptionalLong untilDue() {
    return isBusy() ? OptionalLong.of(0) : timeline.untilNext();
  }

  /** Does what is due, and up to so many program lines at full speed. */
  public void proceed(int lines) {
    timeline.proceed();
    if (runner.isBusy()) {
      runner.run(lines);
    }
  }

  /** Ends a scroll at once. */
  public void finishScroll() {
    lcd.finishScroll();
  }

  /** Gives up what is open or running: memory has been replaced. */
  public void reset() {
    runner.stop();
    timeline.clear();
    entry = Ready.STATE;
    held = null;
    machine.clearMessage();
    refresh();
  }

  /** What is being keyed. */
  public Keying keying() {
    return entry.keying();
  }

  /** What has been keyed of the operand that a function waits for. */
  public String keyed() {
    return entry.isPrompt() ? entry.text(this).orElse("") : "";
  }

  /** What keys mean in USER mode. */
  public UserKeys userKeys() {
    return userKeys;
  }

  /** The function that waits for its operand. */
  public Optional<Function> pending() {
    return entry.function();
  }
}
