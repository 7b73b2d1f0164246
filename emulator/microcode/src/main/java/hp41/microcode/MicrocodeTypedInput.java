package hp41.microcode;

import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.key.Key;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.TypedInputTarget;
import hp41.keyboard.TypedInputTarget.NoKeys;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.ProgramLoader;
import hp41.memory.Flags;
import hp41.number.Decimal;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/** Executes typed input by pressing the keys for it. */
public final class MicrocodeTypedInput implements TypedInputTarget {

  /** Functions that switch ALPHA mode. */
  private static final Set<String> SWITCHING = Set.of("AON", "AOFF");

  private final Machine machine;
  private final Microcode microcode;

  /** Whether earlier key presses may have begun a number. */
  private boolean begins;

  /** Whether the last word was a number that the next digit keys would continue. */
  private boolean afterNumber;

  private boolean userMode;

  public MicrocodeTypedInput(Machine machine, Microcode microcode) {
    this.machine = machine;
    this.microcode = microcode;
  }

  @Override
  public void begin() {
    switchOn();
    microcode.cancelCard();
    if (machine.flags().get(Flags.PARTIAL_KEY) || machine.flags().get(Flags.SHIFT)) {
      machine.flags().set(Flags.SHIFT, false);
      microcode.restore(KeyboardState.READY);
    }
    begins = true;
    afterNumber = false;
    machine.outbox().clearError();
  }

  private void switchOn() {
    if (!microcode.isOn()) {
      microcode.tap(Key.ON);
    }
  }

  @Override
  public boolean isReady() {
    if (userMode && microcode.isAtRest()) {
      userMode = false;
      microcode.tap(Key.USER);
    }
    return microcode.isAtRest();
  }

  @Override
  public void next() {
    // The keys of the next word clear the message.
  }

  @Override
  public void endEntry() {
    if (!machine.flags().get(Flags.ALPHA) && !machine.flags().get(Flags.PARTIAL_KEY)) {
      tap(List.of(Key.ALPHA, Key.ALPHA));
    }
    pressed();
  }

  @Override
  public void end() {
    if (afterNumber) {
      endEntry();
    }
  }

  private void pressed() {
    begins = false;
    afterNumber = false;
  }

  /**
   * Presses keys outside ALPHA and USER mode, and restores both modes afterwards.
   *
   * @throws NoKeys if a part of the input is on no key; no key has been pressed then
   */
  private void press(Keystrokes strokes) {
    boolean alpha = machine.flags().get(Flags.ALPHA);
    pressOutsideAlpha(strokes);
    if (alpha) {
      microcode.tap(Key.ALPHA);
    }
  }

  private void pressOutsideAlpha(Keystrokes strokes) {
    List<Key> keys = strokes.keys();
    boolean user = machine.flags().get(Flags.USER);
    if (machine.flags().get(Flags.ALPHA)) {
      microcode.tap(Key.ALPHA);
    }
    if (user) {
      microcode.tap(Key.USER);
    }
    tap(keys);
    if (user) {
      microcode.tap(Key.USER);
    }
    pressed();
  }

  private void tap(List<Key> keys) {
    keys.forEach(microcode::tap);
  }

  /** Presses digits as they were typed, for example for the prompt of a module function. */
  @Override
  public void number(String typed) {
    if (machine.flags().get(Flags.PARTIAL_KEY) && StringUtils.isNumeric(typed)) {
      press(new Keystrokes().digits(typed));
    } else {
      number(new Keystrokes().value(Decimal.parse(typed).toString()));
    }
  }

  private void number(Keystrokes strokes) {
    if (begins || afterNumber) {
      endEntry();
    }
    press(strokes);
    afterNumber = true;
  }

  @Override
  public void text(Instruction line) {
    press(new Keystrokes().text(((Operand.Text) line.operand()).characters()));
  }

  @Override
  public void perform(CalculatorFunction function, Operand operand) {
    Keystrokes strokes = new Keystrokes().line(function, operand);
    if (SWITCHING.contains(function.name())) {
      pressOutsideAlpha(strokes);
    } else {
      press(strokes);
    }
  }

  @Override
  public void prompt(CalculatorFunction function) {
    press(new Keystrokes().line(function, Operand.NONE));
  }

  @Override
  public void load(Named.External program) {
    new ProgramLoader(machine.memory()).loadWithResize(List.of(program.program()));
    machine.outbox().post(new Event.Loaded(program.name()));
    microcode.restore(KeyboardState.READY);
  }

  @Override
  public void insertCard(String name) {
    switchOn();
    microcode.insertCard(name);
  }

  @Override
  public void insert(Instruction line) {
    if (line.operand() instanceof Operand.Digits digits) {
      number(new Keystrokes().number(digits.bytes()));
    } else if (line.operand() instanceof Operand.Text text) {
      press(new Keystrokes().text(text.characters()));
    } else {
      perform(line.function(), line.operand());
    }
  }

  @Override
  public void refuse(CalculatorError error) {
    // No key has been pressed. The caller reports the error.
    end();
  }

  @Override
  public void runOrStop() {
    pressAs(Key.RUN_STOP);
  }

  @Override
  public void singleStep() {
    pressAs(Key.SST);
  }

  @Override
  public void backStep() {
    pressAs(Key.SHIFT, Key.SST);
  }

  /**
   * Presses keys for their printed function. If they have a key assignment, USER mode is turned off
   * until the processor is at rest again.
   */
  private void pressAs(Key... keys) {
    boolean shifted = keys.length > 1;
    boolean assigned = machine.keys().isMarked(keys[keys.length - 1].assignmentByte(shifted));
    if (assigned && machine.flags().get(Flags.USER)) {
      microcode.tap(Key.USER);
      userMode = true;
    }
    tap(List.of(keys));
    isReady();
  }

  @Override
  public void goToLine(int number) {
    press(new Keystrokes().goTo(number));
  }

  @Override
  public void newProgram() {
    press(new Keystrokes().press(Key.SHIFT, Key.RCL, Key.POINT, Key.POINT));
  }
}
