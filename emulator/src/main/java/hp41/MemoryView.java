package hp41;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.LinePointer;
import hp41.memory.ProgramTail;
import hp41.memory.Stack;
import hp41.memory.Word;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What stands in a calculator's memory, to be looked at and changed from outside; it is never older
 * than the calculator. After a change nothing is being keyed; a program runs on. What registers
 * hold are 56-bit words, which {@link hp41.memory.Word} explains.
 */
public final class MemoryView {

  /** The levels of the stack and LASTX, as they stand in memory from address 000 on. */
  public static final List<String> LEVELS = List.of("T", "Z", "Y", "X", "L");

  private final Machine machine;

  private final Runnable settle;

  /** The contents of a machine, which settles when they have been changed. */
  MemoryView(Machine machine, Runnable settle) {
    this.machine = machine;
    this.settle = settle;
  }

  /** Number of data registers. */
  public int size() {
    return machine.program().size();
  }

  /** The word in a data register, from 0 to below {@link #size}. */
  public long register(int number) {
    return machine.memory().read(address(number));
  }

  /** The words in all data registers, R00 first. */
  public List<Long> registers() {
    return IntStream.range(0, size()).mapToObj(this::register).toList();
  }

  /** The word in a level of the stack, from T = 0 to X = 3, or LASTX = 4. */
  public long level(int number) {
    return machine.memory().read(checked("level", number, LEVELS.size()));
  }

  /** The word in X. */
  public long x() {
    return level(Stack.X);
  }

  /**
   * A word as the display would show it: a number in the display format, text as its characters.
   */
  public String shown(long word) {
    return machine.display(word);
  }

  /** Returns the exact value of the number in a word; empty if the word contains text. */
  public Optional<BigDecimal> number(long word) {
    return Word.isText(word) ? Optional.empty() : Optional.of(Word.toDecimal(word).toBigDecimal());
  }

  /** Whether a flag is set, 00 to 55. */
  public boolean flag(int number) {
    return machine.flags().get(checked("flag", number, Flags.COUNT));
  }

  /** What ALPHA holds, in the machine's own characters. */
  public String alpha() {
    return machine.alpha().text();
  }

  /** What shows while no message stands: ALPHA in ALPHA mode, else X. */
  public String standing() {
    return flag(Flags.ALPHA) ? CharacterSet.glyphs(alpha()) : shown(x());
  }

  /** The error that stands in the display; empty if none does. */
  public String error() {
    return machine.outbox().error();
  }

  /** Returns whether the error that is shown is one of these. */
  public boolean isError(CalculatorError... kinds) {
    return machine.outbox().isError(kinds);
  }

  /** Why that error was given; empty if its message says it. */
  public String reason() {
    return machine.outbox().reason();
  }

  /** Whether the next number lifts the stack. */
  public boolean stackLift() {
    return machine.stackLift();
  }

  /** The machine's own time and date. */
  public LocalDateTime time() {
    return machine.time().now();
  }

  /** What the stopwatch shows, in hundredths of a second. */
  public long stopwatch() {
    return machine.time().stopwatch();
  }

  /** Whether the stopwatch runs. */
  public boolean isStopwatchRunning() {
    return machine.time().isStopwatchRunning();
  }

  /** The alarms, the next one first. */
  public List<Alarm> alarms() {
    return new Alarms(machine.memory()).all();
  }

  /** The files in extended memory, in the order of their directory. */
  public List<ExtendedFile> files() {
    return new ExtendedMemory(machine.memory()).files();
  }

  /** The file that functions without a name mean. */
  public Optional<ExtendedFile> workingFile() {
    return new ExtendedMemory(machine.memory()).current();
  }

  /** Registers of extended memory that a new file may have. */
  public int roomForFiles() {
    return new ExtendedMemory(machine.memory()).room();
  }

  /** Whether a printer is plugged in. */
  public boolean hasPrinter() {
    return machine.printer().isPlugged();
  }

  /** Puts a word into a data register, from 0 to below {@link #size}. */
  public void register(int number, long word) {
    machine.memory().write(address(number), Word.checked(word));
    settle.run();
  }

  /** Puts a word into a level of the stack, from T = 0 to X = 3, or into LASTX = 4. */
  public void level(int number, long word) {
    int address = checked("level", number, LEVELS.size());
    machine.memory().write(address, Word.checked(word));
    settle.run();
  }

  /** Puts up to 24 of the machine's characters into ALPHA, the last ones of a longer text. */
  public void alpha(String characters) {
    machine.alpha().set(characters);
    settle.run();
  }

  /** Sets or clears a flag, 00 to 55. */
  public void flag(int number, boolean set) {
    machine.flags().set(checked("flag", number, Flags.COUNT), set);
    settle.run();
  }

  /** Says whether the next number lifts the stack. */
  public void stackLift(boolean enabled) {
    machine.stackLift(enabled);
  }

  /** Sets the stopwatch, in hundredths of a second; a running one continues from there. */
  public void stopwatch(long hundredths) {
    machine.time().setStopwatch(hundredths);
  }

  /** Starts or stops the stopwatch. */
  public void stopwatchRunning(boolean runs) {
    if (runs) {
      machine.time().startStopwatch();
    } else {
      machine.time().stopStopwatch();
    }
  }

  /** Takes all programs out of memory. */
  public void clearPrograms() {
    new ProgramTail(machine.memory()).clear(machine.program().top());
  }

  /** Gives it so many data registers, as SIZE does; false if there is no room for them. */
  public boolean resize(int registers) {
    boolean done = machine.editor().resize(registers);
    settle.run();
    return done;
  }

  /** Goes to the line that a pointer points to, and forgets where calls return to, as GTO does. */
  public void goTo(int pointer) {
    machine.jump(pointer);
    machine.returns().clear();
    settle.run();
  }

  /** Goes to a line of the current program, or its last one. */
  public void goToLine(int number) {
    new LinePointer(machine.program()).to(number);
    settle.run();
  }

  private int address(int register) {
    return machine.program().curtain() + checked("register", register, machine.program().size());
  }

  private static int checked(String what, int number, int count) {
    if (number < 0 || number >= count) {
      throw new IndexOutOfBoundsException(
          "there is no %s %02d, only %d from 00 on".formatted(what, number, count));
    }
    return number;
  }
}
