package hp41;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.Stack;
import hp41.memory.Word;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A live view of a calculator's memory, for reading and writing. A write closes an open entry
 * unless a program is running. Registers contain 56-bit words; {@link #number} and {@link #shown}
 * convert them.
 */
public final class MemoryView {

  /** The names of the stack levels and LASTX, by their addresses from 000. */
  public static final List<String> LEVELS = Stack.NAMES;

  private final Machine machine;

  private final Runnable written;

  /**
   * Creates a view.
   *
   * @param written called after a write
   */
  MemoryView(Machine machine, Runnable written) {
    this.machine = machine;
    this.written = written;
  }

  /** Returns the number of data registers. */
  public int size() {
    return machine.program().size();
  }

  /**
   * Returns the word in a data register.
   *
   * @throws IndexOutOfBoundsException if the number is not between 0 and {@link #size} − 1
   */
  public long register(int number) {
    return machine.memory().read(address(number));
  }

  /** Returns the words in all data registers, R00 first. */
  public List<Long> registers() {
    return IntStream.range(0, size()).mapToObj(this::register).toList();
  }

  /**
   * Returns the word in a stack level: T = 0, Z = 1, Y = 2, X = 3, or LASTX = 4.
   *
   * @throws IndexOutOfBoundsException for other numbers
   */
  public long level(int number) {
    return machine.memory().read(checked("level", number, LEVELS.size()));
  }

  /** Returns the word in X. */
  public long x() {
    return level(Stack.X);
  }

  /**
   * Returns a word as the display shows it: a number in the display format, text as its characters.
   */
  public String shown(long word) {
    return machine.display(word);
  }

  /** Returns the exact value of the number in a word; empty if the word contains text. */
  public Optional<BigDecimal> number(long word) {
    return Word.isText(word) ? Optional.empty() : Optional.of(Word.toDecimal(word).toBigDecimal());
  }

  /**
   * Returns whether a flag is set.
   *
   * @throws IndexOutOfBoundsException if the number is not between 0 and 55
   */
  public boolean flag(int number) {
    return machine.flags().get(checked("flag", number, Flags.COUNT));
  }

  /** Returns the ALPHA register in the machine's own character codes. */
  public String alpha() {
    return machine.alpha().text();
  }

  /** Returns what the display shows without a message: ALPHA in ALPHA mode, otherwise X. */
  public String standing() {
    return flag(Flags.ALPHA) ? CharacterSet.glyphs(alpha()) : shown(x());
  }

  /** Returns the displayed error message; empty if none is displayed. */
  public String error() {
    return machine.outbox().error();
  }

  /** Returns whether the displayed error is one of the given errors. */
  public boolean isError(CalculatorError... kinds) {
    return machine.outbox().isError(kinds);
  }

  /** Returns the specific reason of the displayed error; empty if there is none. */
  public String reason() {
    return machine.outbox().reason();
  }

  /** Returns whether stack lift is enabled. */
  public boolean stackLift() {
    return machine.stackLift();
  }

  /** Returns the time and date of the calculator's clock. */
  public LocalDateTime time() {
    return machine.time().now();
  }

  /** Returns the stopwatch time in hundredths of a second. */
  public long stopwatch() {
    return machine.time().stopwatch();
  }

  /** Returns whether the stopwatch is running. */
  public boolean isStopwatchRunning() {
    return machine.time().isStopwatchRunning();
  }

  /**
   * An alarm.
   *
   * @param due when it is due
   * @param interval the time from one repetition to the next; zero if it does not repeat
   * @param message the message as the display shows it, with the arrows of a control alarm
   * @param missed whether it has sounded and was not acknowledged
   */
  public record PendingAlarm(
      LocalDateTime due, Duration interval, String message, boolean missed) {}

  /** Returns the alarms, the next one first. */
  public List<PendingAlarm> alarms() {
    return new Alarms(machine.memory()).all().stream().map(MemoryView::pending).toList();
  }

  private static PendingAlarm pending(Alarm alarm) {
    return new PendingAlarm(
        TimeChip.time(alarm.time()),
        Duration.ofMillis(alarm.interval() * 100),
        CharacterSet.glyphs(alarm.message()),
        alarm.missed());
  }

  /**
   * A file in extended memory.
   *
   * @param name the name as the display shows it, with seven characters
   * @param type PROGRAM, DATA or TEXT
   * @param abbreviation the abbreviation of the type that EMDIRX returns: PR, DA or AS
   * @param registers the number of registers of its contents
   * @param current whether it is the current file, which functions use if ALPHA names none
   */
  public record StoredFile(
      String name, String type, String abbreviation, int registers, boolean current) {}

  /** Returns the files in extended memory in the order of their directory. */
  public List<StoredFile> files() {
    ExtendedMemory memory = new ExtendedMemory(machine.memory());
    Optional<String> current = memory.current().map(ExtendedFile::name);
    return memory.files().stream()
        .map(file -> stored(file, current.equals(Optional.of(file.name()))))
        .toList();
  }

  private static StoredFile stored(ExtendedFile file, boolean current) {
    return new StoredFile(
        CharacterSet.glyphs(file.name()),
        file.type().name(),
        file.type().abbreviation(),
        file.size(),
        current);
  }

  /** Returns the maximum number of registers of a new file in extended memory. */
  public int roomForFiles() {
    return new ExtendedMemory(machine.memory()).room();
  }

  /** Returns whether a printer is plugged in. */
  public boolean hasPrinter() {
    return machine.printer().isPlugged();
  }

  /**
   * Stores a word in a data register.
   *
   * @throws IndexOutOfBoundsException if the number is not between 0 and {@link #size} − 1
   * @throws IllegalArgumentException if the word has more than 56 bits
   */
  public void register(int number, long word) {
    machine.memory().write(address(number), Word.checked(word));
    written.run();
  }

  /**
   * Stores a word in a stack level: T = 0, Z = 1, Y = 2, X = 3, or LASTX = 4.
   *
   * @throws IndexOutOfBoundsException for other numbers
   * @throws IllegalArgumentException if the word has more than 56 bits
   */
  public void level(int number, long word) {
    int address = checked("level", number, LEVELS.size());
    machine.memory().write(address, Word.checked(word));
    written.run();
  }

  /**
   * Replaces the ALPHA register by the last 24 characters of a text in the machine's own character
   * codes.
   */
  public void alpha(String characters) {
    machine.alpha().set(characters);
    written.run();
  }

  /**
   * Sets or clears a flag.
   *
   * @throws IndexOutOfBoundsException if the number is not between 0 and 55
   */
  public void flag(int number, boolean set) {
    machine.flags().set(checked("flag", number, Flags.COUNT), set);
    written.run();
  }

  /** Enables or disables stack lift. */
  public void stackLift(boolean enabled) {
    machine.stackLift(enabled);
  }

  /** Sets the number of data registers, as SIZE does; returns false if memory is too small. */
  public boolean resize(int registers) {
    boolean done = machine.editor().resize(registers);
    written.run();
    return done;
  }

  private int address(int register) {
    return machine.program().curtain() + checked("register", register, machine.program().size());
  }

  private static int checked(String what, int number, int count) {
    if (number < 0 || number >= count) {
      throw new IndexOutOfBoundsException(
          "there is no %s %02d; there are %d, numbered from 00".formatted(what, number, count));
    }
    return number;
  }
}
