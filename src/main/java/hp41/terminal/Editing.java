package hp41.terminal;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.Contents;
import hp41.Image;
import hp41.keyboard.Key;
import hp41.memory.Alpha;
import hp41.panel.AlphaSpelling;
import hp41.panel.Item;
import hp41.panel.Note;
import hp41.panel.Values;
import java.util.Optional;
import java.util.OptionalLong;

/** Changes what stands in a panel to what was typed there, once it is known to be possible. */
final class Editing {

  private static final Note RUNNING = Note.error("a program runs", "R/S (F5 or !) stops it");

  private final Calculator calculator;
  private final Operator operator;

  Editing(Calculator calculator, Operator operator) {
    this.calculator = calculator;
    this.operator = operator;
  }

  /** Changes a value; what is wrong if it cannot be, and then nothing has changed. */
  Optional<Note> change(Item.Value value, String typed) {
    if (calculator.isRunning()) {
      return Optional.of(RUNNING);
    }
    if (value instanceof Item.ProgramLine line) {
      return program(line.number(), true, typed);
    }
    return value instanceof Item.AlphaText ? alpha(typed) : register(value, typed);
  }

  private Optional<Note> register(Item.Value value, String typed) {
    OptionalLong word = Values.word(typed);
    if (word.isEmpty()) {
      return Optional.of(
          Note.error(typed, "-1.5E-5 is a number", "\"ABC\" a text", "#01500000000000 all digits"));
    }
    operator.begin();
    if (value instanceof Item.Register register) {
      calculator.register(register.number(), word.getAsLong());
    } else {
      calculator.level(Contents.LEVELS.indexOf(((Item.Level) value).name()), word.getAsLong());
    }
    return Optional.empty();
  }

  private Optional<Note> alpha(String typed) {
    Optional<String> text = AlphaSpelling.text(typed).filter(it -> it.length() <= Alpha.CAPACITY);
    if (text.isEmpty()) {
      return Optional.of(
          Note.error(typed, "ALPHA holds 24 of its own characters", "#414243 is ABC by its bytes"));
    }
    operator.begin();
    calculator.alpha(text.get());
    return Optional.empty();
  }

  /** Inserts a line behind another; what is wrong if it cannot be. */
  Optional<Note> insert(int behind, String typed) {
    return calculator.isRunning() ? Optional.of(RUNNING) : program(behind, false, typed);
  }

  /**
   * Inserts what was typed behind a line, as PRGM mode does.
   *
   * @param instead whether that line is deleted first; then nothing typed only deletes it
   */
  private Optional<Note> program(int number, boolean instead, String typed) {
    operator.begin();
    Image before = calculator.image();
    calculator.goToLine(number);
    boolean programming = calculator.snapshot().modes().prgm();
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    if (instead) {
      calculator.press(Key.BACK);
    }
    Optional<Misunderstanding> wrong =
        typed.isBlank() ? Optional.empty() : calculator.type(Operator.capitals(typed.strip()));
    String error = wrong.map(Misunderstanding::reason).orElse(calculator.snapshot().error());
    if (!error.isEmpty()) {
      calculator.restore(before);
      String head = typed.isBlank() ? "line %03d".formatted(number) : typed;
      return Optional.of(Note.error(head, error, "the program is as it was"));
    }
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    return Optional.empty();
  }

  /** Sets or clears a flag, or goes to a label; what is wrong if it cannot be. */
  Optional<Note> act(Item.Deed deed) {
    if (calculator.isRunning()) {
      return Optional.of(RUNNING);
    }
    if (deed instanceof Item.Flag flag) {
      return FlagSwitch.of(flag.number())
          .turn(calculator, flag.number(), operator::begin)
          .map(why -> Note.error("flag %02d".formatted(flag.number()), why, "it stays as it is"));
    }
    operator.begin();
    calculator.goTo(((Item.Label) deed).pointer());
    return Optional.empty();
  }
}
