package hp41.nut;

import hp41.display.Annunciator;
import hp41.display.Cells;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The processor with the chips that every machine has. It executes words until it falls asleep; a
 * key or a chip that asks for service wakes it.
 */
public final class Nut {

  /** The time that a word takes, in nanoseconds: 56 pulses at about 355 kHz. */
  public static final long WORD_NANOS = 158_000;

  /** Hundredths of a second after which the display goes off that was selected at last. */
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
   * A processor that has just got its batteries.
   *
   * @param ram the registers of memory
   * @param listener hears its tones
   */
  public Nut(Ram ram, Pages pages, BeeperOutput.BeeperListener listener) {
    this.pages = pages;
    bus = new Bus(ram, display, clock);
    beeper = new BeeperOutput(listener);
    powerUp();
  }

  /** Takes its batteries out and puts them in again. */
  public void powerUp() {
    registers.powerUp();
    display.powerUp();
    clock.powerUp();
    keys.powerUp();
    pages.first();
    asleep = false;
  }

  /** Executes other pages from now on. */
  public void pages(Pages other) {
    pages = other;
  }

  Pages pages() {
    return pages;
  }

  /** Executes so many words at most; fewer if it falls asleep. */
  public void run(long most) {
    long end = words + most;
    while (!asleep && words < end) {
      step();
    }
    listen();
  }

  /** Tells of a tone that is over. */
  public void listen() {
    beeper.pass(words);
  }

  /** The address of the next instruction. */
  public int address() {
    return registers.pc;
  }

  /** The registers as they are now. */
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

  /** The word at an address, in the bank that it sees. */
  public int word(int address) {
    return pages.word(address);
  }

  /** Executes an instruction; asleep as well. */
  public void step() {
    int address = registers.pc;
    int word = fetch();
    if (control.hasGivenUp()) {
      control.delegate(word);
      return;
    }
    boolean carry = registers.carry;
    registers.carry = false;
    switch (word & 3) {
      case 0 -> control.execute(word, carry, address >> PAGE_SHIFT);
      case 1 -> jumpFar(word, carry);
      case 2 -> digits.execute(word);
      default -> jumpNear(word, carry, address);
    }
  }

  /** Takes the next word. */
  int fetch() {
    int word = pages.word(registers.pc);
    registers.pc = registers.pc + 1 & 0xFFFF;
    words++;
    return word;
  }

  /** An instruction needs the time of another word. */
  void takeTime() {
    words++;
  }

  private void jumpFar(int first, boolean carry) {
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

  private void jumpNear(int word, boolean carry, int address) {
    if (carry == ((word & CALL_IN_PAGE) != 0)) {
      int displacement = (word >> 3 ^ 0x40) - 0x40;
      registers.pc = address + displacement & 0xFFFF;
    }
  }

  /** Connects a chip that is selected by this address. */
  public void connect(int address, Chip chip) {
    bus.connect(address, chip);
  }

  /** Connects something that takes over when this number, 0 to F, selects it. */
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
   * Falls asleep, lightly while the display is on, which carry tells when it wakes; goes on at once
   * if somebody wants something.
   */
  void sleep() {
    registers.pc = 0;
    pages.first();
    registers.carry = !display.isOn();
    asleep = !keys.flag() && !clock.asks();
    slept = 0;
  }

  /** Wakes, and goes on at an address, with no chip selected. */
  public void goOn(int address) {
    registers.pc = address;
    bus.selectChip(0);
    asleep = false;
  }

  /** Whether it is asleep. */
  public boolean isAsleep() {
    return asleep;
  }

  /** Whether it is asleep and the display is off: only ON or an alarm wakes it. */
  public boolean isOff() {
    return asleep && !display.isOn();
  }

  /** Something outside wakes it from its light sleep, to look for what it may be. */
  public void wake() {
    asleep &= !display.isOn();
  }

  /** A key goes down. */
  public void press(int code) {
    if (!isOff() || code == KeyboardChip.ON) {
      keys.press(code);
      asleep = false;
    }
  }

  /** The key that is down goes up. */
  public void release() {
    keys.release();
  }

  /**
   * Hundredths of a second have passed for the clock chip.
   *
   * @param wall for its clocks, as they go on the wall
   * @param run for its timer
   */
  public void pass(long wall, long run) {
    clock.pass(wall, run);
    asleep &= !clock.asks();
    slept += run;
    if (isGoingOff() && slept >= UNTIL_OFF) {
      display.on(false);
      registers.carry = true;
    }
  }

  /** Whether the display goes off after a while: where it has been selected, and it sleeps. */
  private boolean isGoingOff() {
    return asleep && display.isOn() && bus.isSelected(display);
  }

  /** Hundredths of a second until the clock wants something; none if it never will. */
  public OptionalLong untilDue() {
    return clock.untilDue();
  }

  /** Hundredths of a second until it switches itself off; none if it will not. */
  public OptionalLong untilOff() {
    return isGoingOff() ? OptionalLong.of(Math.max(0, UNTIL_OFF - slept)) : OptionalLong.empty();
  }

  /** How many words it has executed. */
  public long words() {
    return words;
  }

  /** The twelve cells as they are lit. */
  public Cells cells() {
    return display.cells(asleep);
  }

  /** The annunciators that are lit. */
  public Set<Annunciator> lit() {
    return display.lit();
  }

  /** Whether the display is on. */
  public boolean isLit() {
    return display.isLit(asleep);
  }

  /** Puts this into the display. */
  public void show(Cells cells, Set<Annunciator> lit) {
    display.show(cells, lit);
  }

  /** Tells somebody what can be read in the display. */
  public void tell(DisplayDriver.DisplayListener reader) {
    display.tell(reader);
  }

  /** The clock. */
  public ClockChip clock() {
    return clock;
  }

  /** Remembers how the registers stand while it sleeps and waits for a key. */
  public void remember() {
    resting.become(registers);
  }

  /** Sleeps and waits for a key as it did when it was to remember that; or is off. */
  public void rest(boolean on) {
    registers.become(resting);
    registers.pc = 0;
    registers.carry = !on;
    display.on(on);
    keys.powerUp();
    beeper.rest();
    pages.first();
    asleep = true;
    slept = 0;
  }

  /** Whether a bit of the status was set, 0 to 13, since that was forgotten. */
  public boolean wasSet(int bit) {
    return control.wasSet(bit);
  }

  /** Forgets that a bit of the status was set. */
  public void forgetSet(int bit) {
    control.forgetSet(bit);
  }

  /** Sets or clears a bit of the status, 0 to 13. */
  public void status(int bit, boolean set) {
    control.status(bit, set);
  }

  /** Whether a bit of the status is set, 0 to 13. */
  public boolean status(int bit) {
    return (registers.status >> bit & 1) != 0;
  }
}
