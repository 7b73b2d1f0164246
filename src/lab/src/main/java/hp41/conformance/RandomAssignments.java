package hp41.conformance;

import hp41.Model;
import hp41.key.Key;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Generates keys with any two bytes assigned to them, which are pressed in all modes. */
final class RandomAssignments {

  private static final int PERCENT = 100;
  private static final List<Key> ASSIGNABLE =
      Stream.of(Key.values()).filter(Key::isAssignable).toList();

  /** First bytes that users of synthetic programming assign. */
  private static final int[] PREFIXES = {
    0x90, 0x91, 0x92, 0x98, 0x9A, 0x9B, 0x9F, 0xCE, 0xF7, 0xF1
  };

  private final Random random;
  private final Model model;
  private final Grammar grammar;
  private final Supplier<List<String>> program;

  /**
   * Creates a generator.
   *
   * @param grammar generates the keys before and after those with assignments
   * @param program generates the lines of a program
   */
  RandomAssignments(Random random, Model model, Grammar grammar, Supplier<List<String>> program) {
    this.random = random;
    this.model = model;
    this.grammar = grammar;
    this.program = program;
  }

  /** Returns a case with one to three assignments, and with keys that use them. */
  Case next() {
    SortedMap<Integer, Integer> codes = new TreeMap<>();
    List<String> keys = new ArrayList<>(grammar.keys("<before-assigned> USER"));
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      Key key = ASSIGNABLE.get(random.nextInt(ASSIGNABLE.size()));
      boolean shifted = random.nextInt(PERCENT) < 30;
      codes.put(key.assignmentByte(shifted), code());
      keys.addAll(grammar.keys("<where>"));
      keys.addAll(pressed(key, shifted));
      keys.addAll(grammar.keys("<after-assigned>"));
    }
    return new AssignedCase(
        model,
        String.join("\n", program.get()),
        codes,
        keys.stream().map(it -> KeyPress.of(it).orElseThrow()).toList());
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

  private List<String> pressed(Key key, boolean shifted) {
    String hold = random.nextInt(PERCENT) < 15 ? "@1500" : "";
    return shifted ? List.of("f", key.label() + hold) : List.of(key.label() + hold);
  }
}
