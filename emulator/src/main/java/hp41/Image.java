package hp41;

import hp41.keyboard.KeyboardState;
import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ModulePointers;
import hp41.memory.ProgramMemory;
import hp41.memory.Scratch;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** An immutable copy of everything that the calculator keeps while it is off. */
public final class Image {

  /** The flags that are cleared when an open entry is closed. */
  static final Set<Integer> PASSING_FLAGS = Set.of(Flags.PARTIAL_KEY, Flags.SHIFT, Flags.MESSAGE);

  private static final int LAST_OF_ALPHA = 8;

  private final Model model;
  private final Plugged plugged;
  private final boolean stackLift;
  private final TimeChip.ChipSettings time;
  private final KeyboardState keyboard;
  private final long[] registers;

  /**
   * Creates an image.
   *
   * @param time the settings of clock and stopwatch
   * @param keyboard the open entry, and whether a program waits
   * @param registers the words by address, 000 first
   */
  Image(
      Model model,
      Plugged plugged,
      boolean stackLift,
      TimeChip.ChipSettings time,
      KeyboardState keyboard,
      long[] registers) {
    this.model = model;
    this.plugged = plugged;
    this.stackLift = stackLift;
    this.time = time;
    this.keyboard = keyboard;
    this.registers = registers;
  }

  Image(Model model, Plugged plugged, Machine machine, KeyboardState keyboard) {
    this(
        model,
        plugged,
        machine.stackLift(),
        machine.time().settings(),
        keyboard,
        machine.memory().words());
  }

  /** Returns the model of the registers. */
  public Model model() {
    return model;
  }

  /** Returns what is plugged in. */
  public Plugged plugged() {
    return plugged;
  }

  /** Returns whether stack lift is enabled. */
  public boolean stackLift() {
    return stackLift;
  }

  /** Returns the settings of clock and stopwatch. */
  TimeChip.ChipSettings time() {
    return time;
  }

  /** Returns the open entry, and whether a program waits. */
  KeyboardState keyboard() {
    return keyboard;
  }

  /** Returns whether an error is displayed. */
  public boolean showsError() {
    return keyboard.error();
  }

  /** Returns whether a number is being keyed. */
  public boolean isKeyingNumber() {
    return keyboard.number().isPresent();
  }

  /** Returns the words by address, 000 first. */
  public long[] registers() {
    return registers.clone();
  }

  /** Returns this image without an open entry, a message, and a waiting program. */
  public Image atRest() {
    Memory memory = memory();
    PASSING_FLAGS.forEach(flag -> new Flags(memory).set(flag, false));
    return new Image(model, plugged, stackLift, time, KeyboardState.READY, memory.words());
  }

  /**
   * Returns this image with the program counter at the first line of memory and without pending
   * returns, if the counter or a return is in a module. This is used when the programs of modules
   * may have moved.
   */
  Image outsideModules() {
    Memory memory = atRest().memory();
    return new ModulePointers(memory).leaveAll()
        ? new Image(model, plugged, stackLift, time, KeyboardState.READY, memory.words())
        : this;
  }

  /**
   * Returns this image with the stack, ALPHA, flags, program counter, returns and open entry of an
   * earlier image, so that a program that waited in it waits again. Since then, programs may have
   * been added, but not changed.
   */
  public Image waitingAs(Image earlier) {
    Memory memory = memory();
    Memory before = earlier.memory();
    for (int address = 0; address <= LAST_OF_ALPHA; address++) {
      memory.write(address, before.read(address));
    }
    for (int address : new int[] {Memory.STATUS_A, Memory.STATUS_B, Memory.STATUS_D}) {
      memory.write(address, before.read(address));
    }
    ProgramMemory program = new ProgramMemory(memory);
    program.pointerInRom(new ProgramMemory(before).isPointerInRom());
    program.storeLine(ProgramMemory.UNKNOWN_LINE);
    return new Image(model, plugged, earlier.stackLift, time, earlier.keyboard, memory.words());
  }

  /** Returns this image with other words. */
  public Image with(long[] words) {
    return new Image(model, plugged, stackLift, time, keyboard, words);
  }

  /** Returns this image with other words, and without an open entry. */
  public Image with(boolean lift, long[] words) {
    return new Image(model, plugged, lift, time, KeyboardState.READY, words);
  }

  void checkFor(Model there) {
    if (model != there) {
      String message = "a %s has no room for the memory of a %s";
      throw new IllegalArgumentException(message.formatted(there.label(), model.label()));
    }
  }

  private Memory memory() {
    Memory memory = model.memory(plugged);
    memory.restore(registers);
    return memory;
  }

  /** Restores memory, stack lift and time. */
  void restore(Machine machine) {
    machine.memory().restore(registers);
    machine.stackLift(stackLift);
    machine.time().restore(time);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Image image
        && model == image.model
        && plugged.equals(image.plugged)
        && stackLift == image.stackLift
        && time.equals(image.time)
        && keyboard.equals(image.keyboard)
        && Arrays.equals(registers, image.registers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(model, plugged, stackLift, time, keyboard, Arrays.hashCode(registers));
  }

  /**
   * Returns whether two images are equal except for transient state: SHIFT, a prompt, a message,
   * whether the number of the current line is known, and scratch digits.
   */
  public boolean remembersTheSame(Image other) {
    return atRest().uncounted().equals(other.atRest().uncounted());
  }

  private Image uncounted() {
    Memory memory = memory();
    new ProgramMemory(memory).storeLine(ProgramMemory.UNKNOWN_LINE);
    new Scratch(memory).clear();
    return new Image(model, plugged, stackLift, time, keyboard, memory.words());
  }

  /**
   * Returns whether the calculator will {@linkplain Memory#isLost clear} this memory with MEMORY
   * LOST.
   */
  boolean isLost() {
    return memory().isLost();
  }
}
