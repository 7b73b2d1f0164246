package hp41.nut;

import hp41.display.Annunciator;
import hp41.display.Cells;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The processor with the chips of every HP-41. It executes words until it falls asleep; a key or a
 * chip that requests service wakes it.
 */
public final class Nut {

  /** The word time in nanoseconds: 56 clock cycles at about 355 kHz. */
  public static final long WORD_NANOS = 158_000;

  /**
   * The time after which the display switches itself off if it is selected and the processor
   * sleeps, in hundredths of a second.
   */
  private static final long UNTIL_OFF = 60_000;

  private static final int CALL_IN_PAGE = 4;
  private static final int GO = 2;
  private static final int IF_CARRY = 1;
  private static final int PAGE_SHIFT = 12;

  final NutRegisters registers = new NutRegisters();
  final FieldDigits digits = new FieldDigits(registers);
  final DisplayDriver display = new DisplayDriver(this::words);
  final ClockChip clock = new ClockChip();
  final KeyboardChip keys = new KeyboardChip();
  final Bus bus;
  private final BeeperOutput beeper;
  private final ControlUnit control = new ControlUnit(this);
  private final Map<Integer, SelectablePeripheral> units = new HashMap<>();
  private final NutRegisters resting = new NutRegisters();
  private Pages pages;
  private boolean asleep;
  private long slept;
  private long words;

  /**
   * Creates a processor in its power-up state.
   *
   * @param ram the registers of memory
   * @param pages the pages of ROM
   * @param listener receives the tones of the beeper
   */
  public Nut(Ram ram, Pages pages, BeeperOutput.BeeperListener listener) {
    this.pages = pages;
    bus = new Bus(ram, display, clock);
    beeper = new BeeperOutput(listener);
    powerUp();
  }

  /** Resets the processor and its chips, as when the batteries are removed and inserted. */
  public void powerUp() {
    registers.powerUp();
    display.powerUp();
    clock.powerUp();
    keys.powerUp();
    pages.first();
    asleep = false;
  }

  /** Replaces the pages that the processor executes. */
  public void pages(Pages other) {
    pages = other;
  }

  Pages pages() {
    return pages;
  }

  /** Executes at most maxWords words; fewer if the processor falls asleep. */
  public void run(long maxWords) {
    long end = words + maxWords;
    while (!asleep && words < end) {
      step();
    }
    listen();
  }

  /** Reports a tone to the listener if it has ended. */
  public void listen() {
    beeper.pass(words);
  }

  /** Returns the address of the next instruction. */
  public int address() {
    return registers.pc;
  }

  /** Returns a copy of the registers. */
  public State state() {
    NutRegisters r = registers;
    return new State(
        r.pc,
        pages.word(r.pc),
        pages.word(r.pc + 1),
        r.a,
        r.b,
        r.c,
        r.m,
        r.n,
        r.g,
        r.f,
        r.p,
        r.q,
        r.pointerIsQ,
        r.carry,
        r.decimal,
        r.status,
        Arrays.stream(r.returns).boxed().toList(),
        bus.address(),
        asleep);
  }

  /** Returns the word at an address in the active bank. */
  public int word(int address) {
    return pages.word(address);
  }

  /** Executes one instruction, even if the processor is asleep. */
  public void step() {
    int address = registers.pc;
    int word = fetch();
    if (control.isDelegating()) {
      control.delegate(word);
      return;
    }
    boolean carry = registers.carry;
    registers.carry = false;
    switch (word & 3) {
      case 0 -> control.execute(word, carry, address >> PAGE_SHIFT);
      case 1 -> longJump(word, carry);
      case 2 -> digits.execute(word);
      default -> shortJump(word, carry, address);
    }
  }

  /** Fetches the next word. */
  int fetch() {
    int word = pages.word(registers.pc);
    registers.pc = registers.pc + 1 & 0xFFFF;
    words++;
    return word;
  }

  /** Counts an additional word time for the current instruction. */
  void takeTime() {
    words++;
  }

  private void longJump(int first, boolean carry) {
    int second = fetch();
    int address = second >> 2 << 8 | first >> 2;
    if (carry != ((second & IF_CARRY) != 0)) {
      return;
    }
    if ((second & GO) != 0) {
      registers.pc = address;
    } else if (pages.word(address) != 0) {
      registers.push(registers.pc);
      registers.pc = address;
    }
  }

  private void shortJump(int word, boolean carry, int address) {
    if (carry == ((word & CALL_IN_PAGE) != 0)) {
      int displacement = (word >> 3 ^ 0x40) - 0x40;
      registers.pc = address + displacement & 0xFFFF;
    }
  }

  /** Connects a chip that is selected by an address from 0 to FF. */
  public void connect(int address, Chip chip) {
    bus.connect(address, chip);
  }

  /**
   * Connects a peripheral that executes instructions itself when SELP with a number from 0 to F
   * selects it.
   */
  public void connect(int number, SelectablePeripheral unit) {
    units.put(number, unit);
  }

  SelectablePeripheral unit(int number) {
    return units.getOrDefault(number, SelectablePeripheral.ABSENT);
  }

  void beep(int bits) {
    registers.f = bits;
    beeper.set(bits, words);
  }

  /**
   * Puts the processor to sleep: light sleep if the display is on, deep sleep if it is off. Carry
   * is set in deep sleep. If a key or the clock requests service, the processor continues at once.
   */
  void sleep() {
    registers.pc = 0;
    pages.first();
    registers.carry = !display.isOn();
    asleep = !keys.flag() && !clock.needsService();
    slept = 0;
  }

  /** Wakes the processor and continues at an address with no chip selected. */
  public void continueAt(int address) {
    registers.pc = address;
    bus.selectChip(0);
    asleep = false;
  }

  /** Returns whether the processor is asleep. */
  public boolean isAsleep() {
    return asleep;
  }

  /**
   * Returns whether the machine is off: the processor is asleep and the display is off. Then only
   * ON or an alarm wakes it.
   */
  public boolean isOff() {
    return asleep && !display.isOn();
  }

  /** Wakes the processor from light sleep, as a peripheral does that requests service. */
  public void wake() {
    asleep &= !display.isOn();
  }

  /** Presses a key. While the machine is off, only ON wakes it; another key is held. */
  public void press(int code) {
    if (isOff() && code != KeyboardChip.ON) {
      keys.hold(code);
    } else {
      keys.press(code);
      asleep = false;
    }
  }

  /** Releases the pressed key; if two keys are down, the one that was pressed last. */
  public void release() {
    keys.release();
  }

  /**
   * Advances the clock chip, and wakes the processor if the chip requests service.
   *
   * @param wall the hundredths of a second to add to the clocks
   * @param run the hundredths of a second to add to the timer
   */
  public void pass(long wall, long run) {
    clock.pass(wall, run);
    asleep &= !clock.needsService();
    slept += run;
    if (isTurningOff() && slept >= UNTIL_OFF) {
      display.on(false);
      registers.carry = true;
    }
  }

  /**
   * Returns whether the display will switch itself off: it is on and selected, and the processor
   * sleeps.
   */
  private boolean isTurningOff() {
    return asleep && display.isOn() && bus.isSelected(display);
  }

  /** Returns the hundredths of a second until the clock requests service; empty if it will not. */
  public OptionalLong untilDue() {
    return clock.untilDue();
  }

  /**
   * Returns the hundredths of a second until the display switches itself off; empty if it will not.
   */
  public OptionalLong untilOff() {
    return isTurningOff() ? OptionalLong.of(Math.max(0, UNTIL_OFF - slept)) : OptionalLong.empty();
  }

  /** Returns the number of words executed so far. */
  public long words() {
    return words;
  }

  /** Returns the visible cells of the display. */
  public Cells cells() {
    return display.cells(asleep);
  }

  /** Returns the annunciators that are lit. */
  public Set<Annunciator> lit() {
    return display.lit();
  }

  /** Returns whether the display is on. */
  public boolean isLit() {
    return display.isLit(asleep);
  }

  /** Replaces the cells and annunciators of the display. */
  public void show(Cells cells, Set<Annunciator> lit) {
    display.show(cells, lit);
  }

  /** Sets the listener that receives readable displays. */
  public void listener(DisplayDriver.DisplayListener listener) {
    display.listener(listener);
  }

  /** Returns the clock chip. */
  public ClockChip clock() {
    return clock;
  }

  /**
   * Stores the registers for {@link #restoreRegisters}. Call this while the processor sleeps and
   * waits for a key.
   */
  public void saveRegisters() {
    resting.copyFrom(registers);
  }

  /**
   * Restores the registers stored by {@link #saveRegisters} and puts the processor to sleep.
   *
   * @param on whether the display is on
   */
  public void restoreRegisters(boolean on) {
    registers.copyFrom(resting);
    registers.pc = 0;
    registers.carry = !on;
    display.on(on);
    keys.powerUp();
    beeper.reset();
    pages.first();
    asleep = true;
    slept = 0;
  }

  /**
   * Returns whether a status bit, 0 to 13, has been set since {@link #clearWasSet} was called for
   * it.
   */
  public boolean wasSet(int bit) {
    return control.wasSet(bit);
  }

  /** Resets the result of {@link #wasSet} for a status bit. */
  public void clearWasSet(int bit) {
    control.clearWasSet(bit);
  }

  /** Sets or clears a status bit, 0 to 13. */
  public void status(int bit, boolean set) {
    control.status(bit, set);
  }

  /** Returns whether a status bit, 0 to 13, is set. */
  public boolean status(int bit) {
    return (registers.status >> bit & 1) != 0;
  }
}
