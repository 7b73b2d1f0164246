package hp41.functions;

import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Arrays;

/**
 * Data registers that follow each other, most often as a number in X names them.
 *
 * @param address of the first
 * @param count how many
 */
public record RegisterBlock(int address, int count) {

  /** Words of time for each register that SIZE? counts. */
  private static final int COUNTED = 17;

  private static final int LARGEST = 999;
  private static final int DIGITS = 3;

  /** All of them. */
  public static RegisterBlock all(Machine machine) {
    return new RegisterBlock(machine.program().curtain(), machine.program().size());
  }

  /** From one register to another, or the first alone. Registers missing: NONEXISTENT. */
  public static RegisterBlock of(Machine machine, int first, int last) {
    int address = Operands.dataRegister(machine, first);
    int behind = Operands.dataRegister(machine, Math.max(first, last)) + 1;
    return new RegisterBlock(address, behind - address);
  }

  /** bbb.eee: from bbb to eee, or bbb alone. Registers missing: NONEXISTENT. */
  public static RegisterBlock inX(Machine machine) {
    Decimal x = machine.x();
    return of(machine, x.wholeUpTo(LARGEST), x.decimals(1, DIGITS));
  }

  /** The same, but only the first one must be there; those that are not are left out. */
  public static RegisterBlock inXAsFarAsThere(Machine machine) {
    Decimal x = machine.x();
    int last = Math.min(x.decimals(1, DIGITS), machine.program().size() - 1);
    return of(machine, x.wholeUpTo(LARGEST), last);
  }

  /** The same as {@link #inX}, but bbb from 1000 on is DATA ERROR. */
  public static RegisterBlock fromTo(Machine machine) {
    Operands.whole(machine.x(), LARGEST);
    return inX(machine);
  }

  /** SIZE?: the machine counts register by register. */
  public static void pushSize(Machine machine) {
    int size = machine.program().size();
    machine.labels().passed(COUNTED * size);
    machine.push(Word.of(Decimal.of(size)));
  }

  /** ΣREG?: counted in twelve bits, so that status registers come behind all others. */
  public static void pushStatistics(Machine machine) {
    int number = machine.program().statistics() - machine.program().curtain() & 0xFFF;
    machine.push(Word.of(Decimal.of(number)));
  }

  /** CLRGX bbb.eeeii: every ii-th register, every one if ii is zero. */
  public static void clear(Machine machine) {
    RegisterBlock block = fromTo(machine);
    int step = Math.max(1, machine.x().decimals(DIGITS + 1, 2));
    for (int i = 0; i < block.count; i += step) {
      machine.memory().write(block.address + i, 0);
    }
  }

  /** REGMOVE sss.dddnnn: nnn registers, at least one, from sss on are copied to ddd on. */
  public static void move(Machine machine) {
    RegisterBlock source = source(machine);
    RegisterBlock target = target(machine);
    target.write(machine, source.read(machine));
  }

  /** REGSWAP sss.dddnnn: nnn registers, at least one, from sss on change places with ddd on. */
  public static void swap(Machine machine) {
    RegisterBlock source = source(machine);
    source.swap(machine, target(machine));
  }

  /**
   * Exchanges these registers with as many others. The machine begins at the far end, which shows
   * where they overlap (observed for others above these).
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

  /** What is in them. */
  public long[] read(Machine machine) {
    return Arrays.copyOfRange(machine.memory().words(), address, address + count);
  }

  /** Puts words into them, from the first one on; there may be fewer. */
  public void write(Machine machine, long... words) {
    for (int i = 0; i < words.length; i++) {
      machine.memory().write(address + i, words[i]);
    }
  }
}
