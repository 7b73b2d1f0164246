package hp41.conformance;

import hp41.Internals;
import hp41.Model;
import hp41.key.Key;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.memory.KeyAssignments;
import hp41.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Generates keys with any two bytes assigned to them, which are pressed in all modes. */
final class RandomAssignments {

  private static final int DATA_OF_CX = 100;
  private static final int PROGRAMS = 47;
  private static final int PERCENT = 100;
  private static final List<Key> ASSIGNABLE =
      Stream.of(Key.values()).filter(Key::isAssignable).toList();

  /** First bytes that users of synthetic programming assign, and what they are followed by. */
  private static final int[] PREFIXES = {
    0x90, 0x91, 0x92, 0x98, 0x9A, 0x9B, 0x9F, 0xCE, 0xF7, 0xF1
  };

  private final Random random;
  private final Model model;
  private final Grammar grammar;
  private final Supplier<List<String>> program;
  private Key key = Key.SIN;
  private boolean shifted;

  /**
   * Creates a generator.
   *
   * @param grammar what is keyed before and after
   * @param program generates the lines of a program
   */
  RandomAssignments(Random random, Model model, Grammar grammar, Supplier<List<String>> program) {
    this.random = random;
    this.model = model;
    this.grammar = grammar;
    this.program = program;
  }

  /** Returns a case with one to three assignments, to which some keys belong. */
  Case next() {
    Memory memory = memory();
    List<String> keys = new ArrayList<>(grammar.keys("<before-assigned> USER"));
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      assign(memory);
      keys.addAll(grammar.keys("<where>"));
      keys.addAll(pressed());
      keys.addAll(grammar.keys("<after-assigned>"));
    }
    return new AssignedCase(
        model, words(memory), keys.stream().map(it -> KeyPress.of(it).orElseThrow()).toList());
  }

  private Memory memory() {
    int top = model == Model.C ? 0x100 : 0x200;
    int size = model == Model.CX ? DATA_OF_CX : top - Memory.MAIN - PROGRAMS;
    Memory memory = new Memory(top, size, Set.of());
    String listing = String.join("\n", program.get());
    new ProgramLoader(memory).load(new Assembler(Internals.known()).assemble(listing).programs());
    return memory;
  }

  private void assign(Memory memory) {
    KeyAssignments keys = new KeyAssignments(memory);
    do {
      key = ASSIGNABLE.get(random.nextInt(ASSIGNABLE.size()));
      shifted = random.nextInt(PERCENT) < 30;
    } while (keys.find(key.assignmentByte(shifted)).isPresent());
    keys.assign(key.assignmentByte(shifted), code());
  }

  /** Returns two bytes: any, or some that are assigned in practice. */
  private int code() {
    int second = random.nextInt(0x100);
    return switch (random.nextInt(10)) {
      case 0, 1 -> PREFIXES[random.nextInt(PREFIXES.length)] << 8 | second;
      case 2, 3 -> PREFIXES[random.nextInt(PREFIXES.length)] << 8 | 0x70 | second & 0x8F;
      case 4 -> 0x0400 | second;
      default -> random.nextInt(0x100) << 8 | second;
    };
  }

  private List<String> pressed() {
    String hold = random.nextInt(PERCENT) < 15 ? "@1500" : "";
    return shifted ? List.of("f", key.label() + hold) : List.of(key.label() + hold);
  }

  private static SortedMap<Integer, Long> words(Memory memory) {
    long[] all = memory.words();
    SortedMap<Integer, Long> words = new TreeMap<>();
    for (int address = 0; address < Memory.ADDRESSES; address++) {
      if (all[address] != 0) {
        words.put(address, all[address]);
      }
    }
    return words;
  }
}
