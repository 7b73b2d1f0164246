package hp41.modal;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Order.Splits;
import hp41.machine.TimeChip;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.Interval;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The display of the stopwatch: its time and the register for the next split, or a split and its
 * register. From register 100 on the numbers have three digits, and there is no room for
 * hundredths.
 */
final class StopwatchFace {

  private static final int MOST_HOURS = 99;
  private static final int HUNDRED = 100;
  private static final int LARGEST_POINTER = 999;
  private static final int POINTER_PLACES = 3;

  /** The pointers of no registers with differences: a number that has a sign. */
  private static final Decimal NEARLY_ZERO = Decimal.normalized(-1, 2);

  private final Machine machine;
  private final TimeChip chip;
  private final boolean inX;
  private int storing;
  private int recalled;
  private boolean recalling;
  private boolean differences;
  private boolean hidden;
  private boolean wide;
  private Optional<String> keyed = Optional.empty();

  StopwatchFace(Splits splits, Machine machine) {
    this.machine = machine;
    chip = machine.time();
    storing = splits.storing();
    recalled = splits.recalled();
    differences = splits.differences();
    inX = splits.inX();
    widen();
  }

  /** Returns the face that {@link #words} describe; unknown words are ignored. */
  static StopwatchFace of(List<String> words, Machine machine) {
    Splits splits =
        new Splits(
            Integer.parseInt(words.get(1)),
            Integer.parseInt(words.get(2)),
            words.contains("differences"),
            words.contains("pointers"));
    StopwatchFace face = new StopwatchFace(splits, machine);
    face.recalling = words.contains("recalling");
    face.hidden = words.contains("hidden");
    face.keyed =
        words.stream()
            .skip(POINTER_PLACES)
            .filter(it -> it.matches("[\\d_]+"))
            .findFirst()
            .map(it -> it.replace("_", ""));
    return face;
  }

  /** Returns the registers, what is shown of them, and the digits of a register's number. */
  String words() {
    return Stream.of(
            "%02d %02d".formatted(storing, recalled),
            recalling ? "recalling" : "",
            differences ? "differences" : "",
            hidden ? "hidden" : "",
            inX ? "pointers" : "",
            isKeying() ? number() : "")
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private void widen() {
    wide |= Math.max(storing, recalled) >= HUNDRED;
  }

  private int places() {
    return wide ? POINTER_PLACES : POINTER_PLACES - 1;
  }

  /** Returns whether the number of a register is being keyed. */
  boolean isKeying() {
    return keyed.isPresent();
  }

  /** Returns whether the display changes by itself. */
  boolean moves() {
    return chip.isStopwatchRunning() && !recalling;
  }

  /** Returns whether the register whose split is shown exists. */
  boolean isThere() {
    return !recalling || isKeying() || recalled < machine.program().size();
  }

  /** Returns the register for the next split. */
  int next() {
    return storing;
  }

  /** Returns whether the next split goes to the last register, or behind it. */
  boolean isAtEnd() {
    return !recalling && !isKeying() && storing + 1 >= machine.program().size();
  }

  /** Starts or stops the stopwatch and shows the time. */
  void runOrStop() {
    showTime();
    if (chip.isStopwatchRunning()) {
      chip.stopStopwatch();
    } else {
      chip.startStopwatch();
    }
  }

  /** Stores the time in its register; returns the text to be shown. */
  String split() {
    showTime();
    if (storing >= machine.program().size()) {
      throw CalculatorError.NONEXISTENT;
    }
    long time = chip.stopwatch() % (HUNDRED * Interval.HOUR);
    machine.memory().write(address(storing), Word.of(Interval.number(time)));
    return time(time, false) + pointer();
  }

  /** Toggles between splits and the time. */
  void recall() {
    recalling = !recalling;
    hidden = false;
  }

  private void showTime() {
    if (recalling) {
      recall();
    }
  }

  /** Returns from splits to the time; clears the time if the stopwatch is stopped. */
  void back() {
    if (recalling) {
      recall();
    } else if (!chip.isStopwatchRunning()) {
      chip.setStopwatch(0);
    }
  }

  /** Toggles between splits and their differences. */
  void toggleDifferences() {
    differences = !differences;
    hidden = false;
  }

  void toggleRegister() {
    hidden = !hidden;
  }

  /** Moves to another register, whether it exists or not. */
  void move(int registers) {
    pointTo((recalling ? recalled : storing) + registers);
  }

  private void pointTo(int register) {
    if (register < 0 || register > LARGEST_POINTER) {
      return;
    }
    if (recalling) {
      recalled = register;
    } else {
      storing = register;
    }
    widen();
  }

  /** Takes a digit of a register's number; the last one completes it. */
  void key(int digit) {
    hidden = false;
    String digits = keyed.orElse("") + digit;
    keyed = Optional.of(digits).filter(it -> it.length() < places());
    if (!isKeying()) {
      pointTo(Integer.parseInt(digits));
    }
  }

  /** Removes the last digit of a register's number. */
  void erase() {
    keyed = keyed.map(digits -> digits.substring(0, Math.max(0, digits.length() - 1)));
  }

  /**
   * Stores the registers in X if they came from there, negative if differences are shown. A
   * register that is being keyed is 0.
   */
  void leave() {
    if (!inX) {
      return;
    } else if (isKeying()) {
      pointTo(0);
    }
    machine.stack().saveLastX();
    long registers = storing * (LARGEST_POINTER + 1L) + recalled;
    Decimal pointers = Decimal.normalized(differences ? -registers : registers, 6);
    machine.stack().x(Word.of(differences && registers == 0 ? NEARLY_ZERO : pointers));
  }

  String text() {
    return recalling
        ? time(recalledTime(), false) + pointer()
        : time(chip.stopwatch(), chip.isStopwatchRunning()) + pointer();
  }

  /** Returns a time with hundredths, or with tenths while it runs. A minus replaces a zero. */
  private String time(long time, boolean tenths) {
    String whole = Interval.text(time % (HUNDRED * Interval.HOUR));
    String decimals = "%02d".formatted(Math.abs(time % HUNDRED));
    String tenth = decimals.substring(0, 1);
    String blank = tenths ? tenth + " " : decimals;
    return (time < 0 ? "-" + whole.substring(1) : whole) + '.' + (wide ? tenth : blank);
  }

  private String pointer() {
    return hidden ? "" : (recalling ? "=" : "⟶") + (differences ? 'D' : 'R') + number();
  }

  private String number() {
    return keyed
        .map(digits -> digits + "_".repeat(places() - digits.length()))
        .orElseGet(() -> ("%0" + places() + "d").formatted(recalling ? recalled : storing));
  }

  private long recalledTime() {
    long time = content(recalled);
    return differences && recalled > 0 ? time - content(recalled - 1) : time;
  }

  /** Returns the time in a register; 0 if it contains no time. */
  private long content(int register) {
    if (register >= machine.program().size()) {
      return 0;
    }
    long word = machine.memory().read(address(register));
    try {
      return Word.isText(word) ? 0 : Interval.hundredths(Word.toDecimal(word), MOST_HOURS);
    } catch (DomainError noTime) {
      return 0;
    }
  }

  private int address(int register) {
    return machine.program().curtain() + register;
  }
}
