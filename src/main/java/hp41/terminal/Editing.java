package hp41.terminal;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.Image;
import hp41.keyboard.Key;
import hp41.machine.Machine;
import hp41.panel.Item;
import hp41.panel.Note;
import hp41.panel.Values;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Changes what stands in a panel to what was typed there, once it is known to be possible. */
final class Editing {

  private static final List<String> LEVELS = List.of("T", "Z", "Y", "X", "L");

  private final Calculator calculator;
  private final Operator operator;

  Editing(Calculator calculator, Operator operator) {
    this.calculator = calculator;
    this.operator = operator;
  }

  /** Changes a value; what is wrong if it cannot be, and then nothing has changed. */
  Optional<Note> change(Item.Value value, String typed) {
    if (calculator.isRunning()) {
      return Optional.of(Note.error("a program runs", "R/S (F5 or !) stops it"));
    }
    if (value instanceof Item.ProgramLine line) {
      return replace(line.number(), typed);
    }
    OptionalLong word = Values.word(typed);
    if (word.isEmpty()) {
      return Optional.of(
          Note.error(typed, "-1.5E-5 is a number", "\"ABC\" a text", "#01500000000000 all digits"));
    }
    operator.begin();
    machine().memory().write(address(value), word.getAsLong());
    calculator.restore(calculator.image());
    return Optional.empty();
  }

  private int address(Item.Value value) {
    if (value instanceof Item.Register register) {
      return machine().program().curtain() + register.number();
    }
    return LEVELS.indexOf(((Item.Level) value).name());
  }

  /** Deletes a line and inserts what was typed, as PRGM mode does; nothing typed only deletes. */
  private Optional<Note> replace(int number, String typed) {
    operator.begin();
    Image before = calculator.image();
    calculator.restore(before);
    boolean programming = calculator.snapshot().modes().prgm();
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    machine().editor().pointToLine(number);
    calculator.press(Key.BACK);
    Optional<Misunderstanding> wrong =
        typed.isBlank() ? Optional.empty() : calculator.type(Operator.capitals(typed.strip()));
    String error = wrong.map(Misunderstanding::reason).orElse(calculator.snapshot().error());
    if (!error.isEmpty()) {
      calculator.restore(before);
      return Optional.of(Note.error(typed, error, "the line is as it was"));
    }
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    return Optional.empty();
  }

  private Machine machine() {
    return calculator.machine();
  }
}
