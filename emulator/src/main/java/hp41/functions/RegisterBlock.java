package hp41.functions;

import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Arrays;

/**
 * A block of consecutive data registers, usually given by a number in X.
 *
 * @param address the address of the first register
 * @param count the number of registers
 */
public record RegisterBlock(int address, int count) {

  /** The time that SIZE? needs for each register, in words. */
  private static final int COUNTED = 17;

  private static final int LARGEST = 999;
  private static final int DIGITS = 3;

  /** Returns all data registers. */
  public static RegisterBlock all(Machine machine) {
    return new RegisterBlock(machine.program().curtain(), machine.program().size());
  }

  /**
   * Returns the registers from one to another, or the first alone if the last is smaller.
   *
   * @throws hp41.event.CalculatorError NONEXISTENT if one of them does not exist
   */
  public static RegisterBlock of(Machine machine, int first, int last) {
    int address = Operands.dataRegister(machine, first);
    int end = Operands.dataRegister(machine, Math.max(first, last)) + 1;
    return new RegisterBlock(address, end - address);
  }

  /**
   * Returns the registers bbb.eee in X, or bbb alone if eee is smaller.
   *
   * @throws hp41.event.CalculatorError NONEXISTENT if one of them does not exist
   */
  public static RegisterBlock inX(Machine machine) {
    Decimal x = machine.x();
    return of(machine, x.wholeUpTo(LARGEST), x.decimals(1, DIGITS));
  }

  /**
   * Returns the existing registers of the range bbb.eee in X.
   *
   * @throws hp41.event.CalculatorError NONEXISTENT if the first one does not exist
   */
  public static RegisterBlock inXAsFarAsThere(Machine machine) {
    Decimal x = machine.x();
    int last = Math.min(x.decimals(1, DIGITS), machine.program().size() - 1);
    return of(machine, x.wholeUpTo(LARGEST), last);
  }

  /**
   * Returns the registers bbb.eee in X as {@link #inX} does.
   *
   * @throws hp41.event.CalculatorError DATA ERROR if bbb is 1000 or more, NONEXISTENT if a register
   *     does not exist
   */
  public static RegisterBlock fromTo(Machine machine) {
    Operands.whole(machine.x(), LARGEST);
    return inX(machine);
  }

  /** SIZE?: pushes the number of data registers. The machine counts them one by one. */
  public static void pushSize(Machine machine) {
    int size = machine.program().size();
    machine.labels().addSkipTime(COUNTED * size);
    machine.push(Word.of(Decimal.of(size)));
  }

  /**
   * ΣREG?: pushes the number of the first statistics register. It is computed with twelve bits, so
   * that status registers have the highest numbers.
   */
  public static void pushStatistics(Machine machine) {
    int number = machine.program().statistics() - machine.program().curtain() & 0xFFF;
    machine.push(Word.of(Decimal.of(number)));
  }

  /** CLRGX bbb.eeeii: clears every ii-th register; 00 means every one. */
  public static void clear(Machine machine) {
    RegisterBlock block = fromTo(machine);
    int step = Math.max(1, machine.x().decimals(DIGITS + 1, 2));
    for (int i = 0; i < block.count; i += step) {
      machine.memory().write(block.address + i, 0);
    }
  }

  /** REGMOVE sss.dddnnn: copies nnn registers, at least one, from sss to ddd. */
  public static void move(Machine machine) {
    RegisterBlock source = source(machine);
    RegisterBlock target = target(machine);
    target.write(machine, source.read(machine));
  }

  /**
   * REGSWAP sss.dddnnn: exchanges nnn registers, at least one, from sss on with those from ddd on.
   */
  public static void swap(Machine machine) {
    RegisterBlock source = source(machine);
    source.swap(machine, target(machine));
  }

  /**
   * Exchanges these registers with another block. The machine begins at the far end, which matters
   * if the blocks overlap (observed for a second block above the first).
   */
  public void swap(Machine machine, RegisterBlock other) {
    Memory memory = machine.memory();
    boolean up = address < other.address;
    for (int done = 0; done < count; done++) {
      int i = up ? count - 1 - done : done;
      long word = memory.read(address + i);
      memory.write(address + i, memory.read(other.address + i));
      memory.write(other.address + i, word);
    }
  }

  private static RegisterBlock source(Machine machine) {
    return counted(machine, Operands.whole(machine.x(), LARGEST));
  }

  private static RegisterBlock target(Machine machine) {
    return counted(machine, machine.x().decimals(1, DIGITS));
  }

  private static RegisterBlock counted(Machine machine, int first) {
    int count = Math.max(1, machine.x().decimals(DIGITS + 1, DIGITS));
    return of(machine, first, first + count - 1);
  }

  /** Returns the words in the registers. */
  public long[] read(Machine machine) {
    return Arrays.copyOfRange(machine.memory().words(), address, address + count);
  }

  /**
   * Writes words into the registers, starting with the first one.
   *
   * @param words the words, at most as many as there are registers
   */
  public void write(Machine machine, long... words) {
    for (int i = 0; i < words.length; i++) {
      machine.memory().write(address + i, words[i]);
    }
  }
}
