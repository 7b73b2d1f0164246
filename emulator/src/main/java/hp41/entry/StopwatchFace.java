package hp41.entry;

import hp41.display.Cells;
import hp41.machine.Machine;
import hp41.machine.Order.Splits;
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
 * register. From register 100 on the numbers have three digits, and there is no room for hundredths
 * beside them.
 *
 * @param inX whether the registers come from X and are returned to it
 * @param hidden whether no register is shown
 * @param keyed the digits of a register's number that are being keyed
 */
record StopwatchFace(
    Pointers pointers,
    boolean inX,
    boolean recalling,
    boolean differences,
    boolean hidden,
    Optional<String> keyed) {

  private static final int MOST_HOURS = 99;
  private static final int WHOLE_DIGITS = 6;
  private static final int HUNDRED = 100;
  private static final int LARGEST_POINTER = 999;
  private static final int POINTER_PLACES = 3;

  /** −1E-7, returned for the pointers 00 and 00 with differences, because 0 cannot be negative. */
  private static final Decimal NEARLY_ZERO = Decimal.normalized(-1, 2);

  /**
   * The registers.
   *
   * @param storing the register for the next split
   * @param recalled the register of the split that is shown
   * @param wide whether their numbers have three digits
   */
  private record Pointers(int storing, int recalled, boolean wide) {

    static Pointers of(int storing, int recalled, boolean wide) {
      return new Pointers(storing, recalled, wide || Math.max(storing, recalled) >= HUNDRED);
    }

    int places() {
      return wide ? POINTER_PLACES : POINTER_PLACES - 1;
    }
  }

  static StopwatchFace of(Splits splits) {
    return new StopwatchFace(
        Pointers.of(splits.storing(), splits.recalled(), false),
        splits.inX(),
        false,
        splits.differences(),
        false,
        Optional.empty());
  }

  /** Returns the face that {@link #words} describe; unknown words are ignored. */
  static StopwatchFace of(List<String> words) {
    return new StopwatchFace(
        Pointers.of(Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)), false),
        words.contains("pointers"),
        words.contains("recalling"),
        words.contains("differences"),
        words.contains("hidden"),
        words.stream()
            .skip(POINTER_PLACES)
            .filter(it -> it.matches("[\\d_]+"))
            .findFirst()
            .map(it -> it.replace("_", "")));
  }

  /** Returns the registers, what is shown of them, and the digits of a register's number. */
  String words() {
    return Stream.of(
            "%02d %02d".formatted(pointers.storing(), pointers.recalled()),
            recalling ? "recalling" : "",
            differences ? "differences" : "",
            hidden ? "hidden" : "",
            inX ? "pointers" : "",
            isKeying() ? number() : "")
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Returns whether the number of a register is being keyed. */
  boolean isKeying() {
    return keyed.isPresent();
  }

  /** Returns whether the display changes by itself. */
  boolean moves(Machine machine) {
    return machine.time().isStopwatchRunning() && !recalling;
  }

  /** Returns whether the register whose split is shown exists. */
  boolean isThere(Machine machine) {
    return !recalling || isKeying() || pointers.recalled() < machine.program().size();
  }

  /** Returns the register for the next split. */
  int storing() {
    return pointers.storing();
  }

  private int register() {
    return recalling ? pointers.recalled() : storing();
  }

  /** Returns whether keys have moved to the last register, or have named it or a greater number. */
  boolean hasReachedEnd(StopwatchFace before, Machine machine) {
    boolean moved = register() != before.register() || before.isKeying();
    return moved
        && recalling == before.recalling
        && !isKeying()
        && register() + 1 >= machine.program().size();
  }

  private StopwatchFace with(Pointers next, Optional<String> digits, boolean hides) {
    return new StopwatchFace(next, inX, recalling, differences, hides, digits);
  }

  /** Toggles between splits and the time. */
  StopwatchFace toggled() {
    return new StopwatchFace(pointers, inX, !recalling, differences, false, keyed);
  }

  StopwatchFace showingTime() {
    return recalling ? toggled() : this;
  }

  /** Toggles between splits and their differences. */
  StopwatchFace withDifferences() {
    return new StopwatchFace(pointers, inX, recalling, !differences, false, keyed);
  }

  /** Toggles whether the register is shown. */
  StopwatchFace withoutRegister() {
    return with(pointers, keyed, !hidden);
  }

  /** Moves to another register, whether it exists or not. */
  StopwatchFace moved(int registers) {
    return at(register() + registers);
  }

  private StopwatchFace at(int register) {
    if (register < 0 || register > LARGEST_POINTER) {
      return this;
    }
    Pointers next =
        recalling
            ? Pointers.of(storing(), register, pointers.wide())
            : Pointers.of(register, pointers.recalled(), pointers.wide());
    return with(next, keyed, hidden);
  }

  /** Adds a digit to the number of a register; the last digit completes it. */
  StopwatchFace keyed(int digit) {
    String digits = keyed.orElse("") + digit;
    return digits.length() < pointers.places()
        ? with(pointers, Optional.of(digits), false)
        : with(pointers, Optional.empty(), false).at(Integer.parseInt(digits));
  }

  /** Removes the last digit of a register's number. */
  StopwatchFace erased() {
    return with(
        pointers,
        keyed.map(digits -> digits.substring(0, Math.max(0, digits.length() - 1))),
        hidden);
  }

  /**
   * Returns the register numbers as the number that is returned to X, if they came from X; it is
   * negative if differences are shown. A register that is being keyed is 0.
   */
  Optional<Long> returned() {
    if (!inX) {
      return Optional.empty();
    }
    Pointers left = isKeying() ? at(0).pointers : pointers;
    long registers = left.storing() * (LARGEST_POINTER + 1L) + left.recalled();
    Decimal number = Decimal.normalized(differences ? -registers : registers, 6);
    return Optional.of(Word.of(differences && registers == 0 ? NEARLY_ZERO : number));
  }

  /** Returns the time of a split. */
  static long split(Machine machine) {
    return machine.time().stopwatch() % (HUNDRED * Interval.HOUR);
  }

  /** Returns the text that is shown while a split is stored. */
  String text(long split) {
    return time(split, false) + pointer();
  }

  String text(Machine machine) {
    return recalling
        ? recalledText(machine)
        : time(machine.time().stopwatch(), machine.time().isStopwatchRunning()) + pointer();
  }

  /**
   * Returns a time with hundredths, or with tenths while it runs. A minus sign replaces the first
   * digit.
   */
  private String time(long time, boolean tenths) {
    String whole = Interval.text(time % (HUNDRED * Interval.HOUR));
    String decimals = "%02d".formatted(Math.abs(time % HUNDRED));
    String tenth = decimals.substring(0, 1);
    String blank = tenths ? tenth + " " : decimals;
    String shown = pointers.wide() && !hidden ? tenth : blank;
    return (time < 0 ? "-" + whole.substring(1) : whole) + '.' + shown;
  }

  private String pointer() {
    return hidden ? "" : shownPointer();
  }

  private String shownPointer() {
    return (recalling ? "=" : "⟶") + (differences ? 'D' : 'R') + number();
  }

  private String number() {
    return keyed
        .map(digits -> digits + "_".repeat(pointers.places() - digits.length()))
        .orElseGet(() -> ("%0" + pointers.places() + "d").formatted(register()));
  }

  /** Returns the digits of a register, or the difference from the previous register. */
  private String recalledText(Machine machine) {
    Optional<Decimal> content = content(machine, pointers.recalled());
    Optional<Decimal> shown =
        differences ? content.flatMap(it -> difference(machine, it)) : content;
    return shown.map(this::digits).orElseGet(this::error);
  }

  /** Returns ERROR and the pointer. For a pointer of three digits, the first blank is omitted. */
  private String error() {
    return (pointers.wide() ? "" : " ") + "ERROR  " + shownPointer();
  }

  /**
   * Returns the difference from the previous register; empty if it is negative, or if one of the
   * registers contains no time.
   */
  private Optional<Decimal> difference(Machine machine, Decimal content) {
    Optional<Long> time = time(content);
    if (pointers.recalled() == 0) {
      return time.map(it -> content);
    }
    return time.flatMap(
        later ->
            content(machine, pointers.recalled() - 1)
                .flatMap(StopwatchFace::time)
                .map(earlier -> later - earlier)
                .filter(length -> length >= 0)
                .map(length -> Interval.number(length % (HUNDRED * Interval.HOUR))));
  }

  private static Optional<Long> time(Decimal content) {
    try {
      return Optional.of(Interval.hundredths(content, MOST_HOURS));
    } catch (DomainError noTime) {
      return Optional.empty();
    }
  }

  /** Writes the digits of a register, even if they are not a time, with as many decimals as fit. */
  private String digits(Decimal number) {
    String sign = number.isNegative() ? "-" : "";
    int decimals = Math.min(2, Cells.COUNT - WHOLE_DIGITS - sign.length() - Cells.count(pointer()));
    String fraction = "%02d".formatted(number.decimals(5, 2)).substring(0, decimals);
    return "%s%02d:%02d:%02d%s%s"
        .formatted(
            sign,
            number.wholeUpTo(MOST_HOURS),
            number.decimals(1, 2),
            number.decimals(3, 2),
            decimals > 0 ? "." + fraction : "",
            pointer());
  }

  /** Returns the number in a register; empty if it is a text or has too many hours. */
  private static Optional<Decimal> content(Machine machine, int register) {
    if (register >= machine.program().size()) {
      return Optional.of(Decimal.ZERO);
    }
    long word = machine.memory().read(machine.program().curtain() + register);
    return Optional.of(word)
        .filter(it -> !Word.isText(it))
        .map(Word::toDecimal)
        .filter(it -> it.wholeUpTo(MOST_HOURS) <= MOST_HOURS);
  }
}
