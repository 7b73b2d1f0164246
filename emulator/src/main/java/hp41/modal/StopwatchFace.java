package hp41.modal;

import hp41.event.CalculatorError;
import hp41.event.StopReason.Splits;
import hp41.machine.Machine;
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
 * What the stopwatch shows: its time and the register that the next split goes to, or a split and
 * the register it is from. Behind register 99 the numbers have three digits, and hundredths no
 * place.
 */
final class StopwatchFace {

  private static final int MOST_HOURS = 99;
  private static final int HUNDRED = 100;
  private static final int LARGEST_POINTER = 999;
  private static final int POINTER_PLACES = 3;

  /** What the machine gives for no registers and differences: a number that has a sign. */
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

  /** As it was when {@link #words} were said; words that say nothing are passed over. */
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

  /** The registers, what is shown of them, and the digits of another's number. */
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

  /** Whether the number of a register is being keyed. */
  boolean isKeying() {
    return keyed.isPresent();
  }

  /** Whether what it shows changes by itself. */
  boolean moves() {
    return chip.isStopwatchRunning() && !recalling;
  }

  /** Whether the register whose split it shows is there. */
  boolean isThere() {
    return !recalling || isKeying() || recalled < machine.program().size();
  }

  /** The register that the next split goes to. */
  int next() {
    return storing;
  }

  /** Whether the next split goes to the last register, or behind it. */
  boolean isAtEnd() {
    return !recalling && !isKeying() && storing + 1 >= machine.program().size();
  }

  /** Starts or stops it, and shows it. */
  void runOrStop() {
    showTime();
    if (chip.isStopwatchRunning()) {
      chip.stopStopwatch();
    } else {
      chip.startStopwatch();
    }
  }

  /** Keeps the time in its register; what to show of it. */
  String split() {
    showTime();
    if (storing >= machine.program().size()) {
      throw CalculatorError.NONEXISTENT;
    }
    long time = chip.stopwatch() % (HUNDRED * Interval.HOUR);
    machine.memory().write(address(storing), Word.of(Interval.number(time)));
    return time(time, false) + pointer();
  }

  /** Shows splits, or the time again. */
  void recall() {
    recalling = !recalling;
    hidden = false;
  }

  private void showTime() {
    if (recalling) {
      recall();
    }
  }

  /** Back from splits to the time; from the time, if it stands, back to zero. */
  void back() {
    if (recalling) {
      recall();
    } else if (!chip.isStopwatchRunning()) {
      chip.setStopwatch(0);
    }
  }

  /** Shows the differences between splits, or no longer. */
  void toggleDifferences() {
    differences = !differences;
    hidden = false;
  }

  /** Hides the number of the register, or shows it again. */
  void toggleRegister() {
    hidden = !hidden;
  }

  /** Goes to another register, there or not. */
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

  /** Takes a digit of a register's number, which the last one completes. */
  void key(int digit) {
    hidden = false;
    String digits = keyed.orElse("") + digit;
    keyed = Optional.of(digits).filter(it -> it.length() < places());
    if (!isKeying()) {
      pointTo(Integer.parseInt(digits));
    }
  }

  /** Takes the last digit back; when there is none, one is still wanted. */
  void erase() {
    keyed = keyed.map(digits -> digits.substring(0, Math.max(0, digits.length() - 1)));
  }

  /**
   * Puts the registers into X if they came from there, negative if differences show; one that is
   * just being keyed is 0.
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

  /** Hundredths while it stands, tenths while it runs; a minus takes the place of a zero. */
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

  /** The time in a register; what is no time counts as none. */
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
