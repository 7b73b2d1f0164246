package hp41.keyboard;

import hp41.machine.Machine;
import hp41.machine.Splits;
import hp41.machine.TimeChip;
import hp41.memory.Word;
import hp41.number.DomainError;
import hp41.number.Interval;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the stopwatch shows: its time and the register that the next split goes to, or a split and
 * the register it is from.
 */
final class StopwatchFace {

  private static final int POINTER_DIGITS = 2;
  private static final int MOST_HOURS = 99;
  private static final int HUNDRED = 100;
  private static final int LARGEST_POINTER = 99;

  private final Machine machine;
  private final TimeChip chip;
  private int storing;
  private int recalled;
  private boolean recalling;
  private boolean differences;
  private boolean hidden;
  private String keyed = "";

  StopwatchFace(Splits splits, Machine machine) {
    this.machine = machine;
    chip = machine.time();
    storing = splits.storing();
    recalled = splits.recalled();
  }

  /** As it was when {@link #words} were said; words that say nothing are passed over. */
  static StopwatchFace of(List<String> words, Machine machine) {
    int[] registers =
        words.stream().filter(it -> it.matches("\\d\\d")).mapToInt(Integer::parseInt).toArray();
    StopwatchFace face = new StopwatchFace(new Splits(registers[0], registers[1]), machine);
    face.recalling = words.contains("recalling");
    face.differences = words.contains("differences");
    face.hidden = words.contains("hidden");
    face.keyed = words.stream().filter(it -> it.matches("\\d")).findFirst().orElse("");
    return face;
  }

  /** The registers, what is shown of them, and the digit of another's number. */
  String words() {
    return Stream.of(
            "%02d %02d".formatted(storing, recalled),
            recalling ? "recalling" : "",
            differences ? "differences" : "",
            hidden ? "hidden" : "",
            keyed)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Whether it shows a split rather than its time. */
  boolean isRecalling() {
    return recalling;
  }

  /** Whether the number of a register is being keyed. */
  boolean isKeying() {
    return !keyed.isEmpty();
  }

  /** Whether what it shows changes by itself. */
  boolean moves() {
    return chip.isStopwatchRunning() && !recalling && !isKeying();
  }

  /** Starts or stops it. */
  void runOrStop() {
    if (chip.isStopwatchRunning()) {
      chip.stopStopwatch();
    } else {
      chip.startStopwatch();
    }
  }

  /** Keeps the time in its register, if there is one; what to show of it. */
  String split() {
    if (recalling) {
      return text();
    }
    long time = chip.stopwatch() % (HUNDRED * Interval.HOUR);
    if (storing < machine.program().size()) {
      machine.memory().write(address(storing), Word.of(Interval.number(time)));
    }
    return time(time, false) + pointer();
  }

  /** Behind a split, goes to the next register. */
  void next() {
    if (!recalling) {
      storing = Math.min(storing + 1, LARGEST_POINTER);
    }
  }

  /** Shows splits. */
  void recall() {
    recalling = true;
  }

  /** Back from splits to the time; from the time, if it stands, back to zero. */
  void back() {
    if (recalling) {
      recalling = false;
      hidden = false;
    } else if (!chip.isStopwatchRunning()) {
      chip.setStopwatch(0);
    }
  }

  /** Shows the differences between splits, or no longer. */
  void toggleDifferences() {
    differences = !differences;
  }

  /** Hides the number of the register of a split, or shows it again. */
  void toggleRegister() {
    hidden = !hidden;
  }

  /** Goes to another register. */
  void move(int registers) {
    pointTo((recalling ? recalled : storing) + registers);
  }

  private void pointTo(int register) {
    if (register < 0 || register >= machine.program().size()) {
      return;
    }
    if (recalling) {
      recalled = register;
    } else {
      storing = register;
    }
  }

  /** Takes a digit of a register's number, which the second one completes. */
  void key(int digit) {
    keyed += digit;
    if (keyed.length() == POINTER_DIGITS) {
      pointTo(Integer.parseInt(keyed));
      keyed = "";
    }
  }

  /** Takes the last digit back. */
  void erase() {
    keyed = keyed.substring(0, keyed.length() - 1);
  }

  String text() {
    return recalling
        ? time(recalledTime(), false) + pointer()
        : time(chip.stopwatch(), chip.isStopwatchRunning()) + pointer();
  }

  /** Hundredths while it stands, tenths while it runs; a minus takes the place of a zero. */
  private static String time(long time, boolean tenths) {
    String whole = Interval.text(time % (HUNDRED * Interval.HOUR));
    int hundredths = (int) Math.abs(time % HUNDRED);
    String decimals = tenths ? hundredths / 10 + " " : "%02d".formatted(hundredths);
    return (time < 0 ? "-" + whole.substring(1) : whole) + '.' + decimals;
  }

  private String pointer() {
    if (hidden && recalling && !isKeying()) {
      return "";
    }
    String number = isKeying() ? keyed + '_' : "%02d".formatted(recalling ? recalled : storing);
    return (recalling ? "=" : "⟶") + (differences ? 'D' : 'R') + number;
  }

  private long recalledTime() {
    long time = content(recalled);
    return differences && recalled > 0 ? time - content(recalled - 1) : time;
  }

  /** The time in a register; what is no time counts as none. */
  private long content(int register) {
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
