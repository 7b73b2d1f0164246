package hp41;

import hp41.StateFile.Damaged;
import hp41.format.MemoryDump;
import hp41.keyboard.KeyboardState;
import hp41.listing.Diagnostic;
import hp41.machine.TimeChip;
import hp41.memory.Memory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Converts a dump of a DM41, DM41X or PX-41CX to the memory of a CX, and back. A dump contains the
 * registers, the stack lift and the kind of the program pointer, but neither the clock nor what is
 * plugged in. Modules of extended memory are plugged in if the dump uses them.
 *
 * @param path the file for error messages
 */
record DumpState(Path path, MemoryDump dump) {

  private static final int FIRST_MODULE = 0x200;
  private static final int SECOND_MODULE = 0x300;
  private static final Plugged ALL =
      Plugged.of(Accessory.EXTENDED_MEMORY, Accessory.SECOND_EXTENDED_MEMORY);

  /**
   * Returns the memory.
   *
   * @throws Damaged with the line and column, if the dump is incomplete
   */
  Image image() throws Damaged {
    Optional<Diagnostic> problem = dump.problems().stream().findFirst();
    if (problem.isPresent()) {
      throw new Damaged(
          path, problem.get().line(), problem.get().column(), problem.get().message());
    }
    Image image = image(dump);
    if (image.isLost()) {
      throw new Damaged(path, 1, 1, StateText.LOST);
    }
    return image;
  }

  private static Image image(MemoryDump dump) {
    long[] registers = dump.registers();
    Plugged plugged = plugged(registers);
    Memory memory = Model.CX.memory(plugged);
    long[] words = new long[Memory.WORDS];
    for (int address = 0; address < Memory.ADDRESSES; address++) {
      words[address] = memory.exists(address) ? registers[address] : 0;
    }
    words[Memory.ADDRESSES] = dump.isPointerInRom() ? 1 : 0;
    return new Image(
        Model.CX,
        plugged,
        dump.isStackLiftEnabled(),
        TimeChip.ChipSettings.INITIAL,
        KeyboardState.READY,
        words);
  }

  private static Plugged plugged(long[] registers) {
    List<Accessory> modules = new ArrayList<>();
    long first = 0;
    long second = 0;
    for (int address = FIRST_MODULE; address < registers.length; address++) {
      first |= address < SECOND_MODULE ? registers[address] : 0;
      second |= address < SECOND_MODULE ? 0 : registers[address];
    }
    if (first != 0) {
      modules.add(Accessory.EXTENDED_MEMORY);
    }
    if (second != 0) {
      modules.add(Accessory.SECOND_EXTENDED_MEMORY);
    }
    return Plugged.of(modules.toArray(Accessory[]::new));
  }

  /**
   * Returns a memory as the text of a dump.
   *
   * @param existing a dump whose layout and processor registers are used, and which is returned
   *     unchanged if the memory is the same
   * @throws IOException if the memory is not that of a CX
   */
  static String of(Image image, Optional<MemoryDump> existing) throws IOException {
    if (image.model() != Model.CX) {
      throw new IOException(
          "a DM41 or PX-41CX is an HP-41CX, but this is the memory of an HP-"
              + image.model().label());
    }
    boolean ready = image.keyboard().equals(KeyboardState.READY);
    Image atRest = ready ? image : image.atRest();
    MemoryDump layout = existing.orElseGet(MemoryDump::blank);
    if (existing.filter(it -> isSame(atRest, image(it))).isPresent()) {
      return layout.text();
    }
    long[] words = atRest.registers();
    Memory memory = Model.CX.memory(ALL);
    return layout.with(words, memory::exists, image.stackLift(), words[Memory.ADDRESSES] != 0);
  }

  private static boolean isSame(Image image, Image dumped) {
    return withAllMemory(image).remembersTheSame(withAllMemory(dumped));
  }

  private static Image withAllMemory(Image image) {
    return new Image(
        Model.CX,
        ALL,
        image.stackLift(),
        TimeChip.ChipSettings.INITIAL,
        KeyboardState.READY,
        image.registers());
  }
}
