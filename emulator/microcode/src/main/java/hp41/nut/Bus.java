package hp41.nut;

import java.util.HashMap;
import java.util.Map;

/** The data bus: reads and writes the selected register of memory and the selected chip. */
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

  /** Connects a chip that is selected by an address from 0 to FF. */
  void connect(int number, Chip connected) {
    chips.put(number, connected);
  }

  /**
   * Selects the register whose address is in the low ten bits of a word. This deselects the clock
   * chip.
   */
  void selectRegister(long word) {
    address = (int) word & ADDRESS;
    if (chip == clock) {
      chip = Chip.ABSENT;
    }
  }

  /** Selects the chip whose address is in the low eight bits of a word. */
  void selectChip(long word) {
    chip = chips.getOrDefault((int) word & CHIP, Chip.ABSENT);
  }

  /** Returns whether a chip is selected. */
  boolean isSelected(Chip other) {
    return chip == other;
  }

  /** Reads the selected register. */
  long readSelected() {
    return ram.read(address) | chip.read(0);
  }

  /** Selects and reads one of the sixteen registers of the selected group. */
  long read(int register) {
    address = address & ~0xF | register;
    return ram.read(address) | chip.read(register);
  }

  /** Writes to the selected register. */
  void writeSelected(long word) {
    ram.write(address, word);
    chip.data(word);
  }

  /** Selects and writes one of the sixteen registers of the selected group. */
  void write(int register, long word) {
    address = address & ~0xF | register;
    ram.write(address, word);
    chip.write(register, word);
  }

  /** Returns the address of the selected register. */
  int address() {
    return address;
  }

  boolean flag(int number) {
    return switch (number) {
      case TIMER -> chip == clock && clock.needsService();
      case SERVICE -> clock.needsService();
      default -> chip.flag(number);
    };
  }
}
