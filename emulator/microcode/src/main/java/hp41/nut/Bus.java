package hp41.nut;

import java.util.HashMap;
import java.util.Map;

/** What the processor reads and writes: a register of memory that is selected, and a chip. */
final class Bus {

  private static final int TIMER = 12;
  private static final int SERVICE = 13;
  private static final int ADDRESS = 0x3FF;
  private static final int CHIP = 0xFF;

  private final Ram ram;
  private final ClockChip clock;
  private final Map<Integer, Chip> chips = new HashMap<>();
  private int address;
  private Chip chip = Chip.ABSENT;

  Bus(Ram ram, DisplayDriver display, ClockChip clock) {
    this.ram = ram;
    this.clock = clock;
    connect(DisplayDriver.ADDRESS, display);
    connect(ClockChip.ADDRESS, clock);
  }

  /** Connects a chip that is selected by this address. */
  void connect(int number, Chip connected) {
    chips.put(number, connected);
  }

  /** Selects a register by the low digits of a word; the clock is no longer selected then. */
  void selectRegister(long word) {
    address = (int) word & ADDRESS;
    if (chip == clock) {
      chip = Chip.ABSENT;
    }
  }

  /** Selects a chip by the low digits of a word. */
  void selectChip(long word) {
    chip = chips.getOrDefault((int) word & CHIP, Chip.ABSENT);
  }

  /** Whether this chip is selected. */
  boolean isSelected(Chip other) {
    return chip == other;
  }

  /** Reads the register that is selected. */
  long readSelected() {
    return ram.read(address) | chip.read(0);
  }

  /** Reads this one of the sixteen registers around it; it is selected then. */
  long read(int register) {
    address = address & ~0xF | register;
    return ram.read(address) | chip.read(register);
  }

  /** Writes into the register that is selected. */
  void writeSelected(long word) {
    ram.write(address, word);
    chip.data(word);
  }

  /** Writes into this one of the sixteen registers around it; it is selected then. */
  void write(int register, long word) {
    address = address & ~0xF | register;
    ram.write(address, word);
    chip.write(register, word);
  }

  /** The register of memory that is selected. */
  int address() {
    return address;
  }

  boolean flag(int number) {
    return switch (number) {
      case TIMER -> chip == clock && clock.asks();
      case SERVICE -> clock.asks();
      default -> chip.flag(number);
    };
  }
}
