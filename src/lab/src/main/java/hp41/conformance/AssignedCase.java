package hp41.conformance;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.memory.Word;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Keys that are pressed in a memory with synthetic key assignments.
 *
 * @param model the model of the calculator
 * @param listing the programs in memory
 * @param codes the two bytes that are assigned to a key, by the byte of the key
 */
record AssignedCase(
    Model model, String listing, SortedMap<Integer, Integer> codes, List<KeyPress> presses)
    implements Case {

  /** The name in the table of results. */
  static final String KIND = "synthetic keys";

  private static final int FIRST_KEY_REGISTER = 0xC0;
  private static final long KEY_REGISTER = 0xF0L << 48;
  private static final int DISPLAYED = 8;
  private static final int KEYS = 0xA;
  private static final int SHIFTED_KEYS = 0xF;
  private static final int FIRST_BIT = 20;

  AssignedCase {
    codes = Collections.unmodifiableSortedMap(new TreeMap<>(codes));
    presses = List.copyOf(presses);
  }

  @Override
  public String kind() {
    return KIND;
  }

  /**
   * Compares what the keys do. Some bytes move the program pointer out of all programs, where the
   * microcode searches for an END until the batteries are removed; such a result is not compared.
   */
  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, false, this::load);
    List<Difference> differences = engines.press(withLast(), false);
    return !differences.isEmpty() && engines.isMicrocodeHung() ? List.of() : differences;
  }

  private List<KeyPress> withLast() {
    return Stream.concat(presses.stream(), Stream.of(KeyCase.LAST)).toList();
  }

  private void load(Calculator calculator) {
    new CaseListing(listing).load(calculator);
    Image image = calculator.image();
    calculator.restore(image.with(false, assigned(image.registers())));
  }

  /**
   * Adds a register for each assignment, and marks the keys. Clears the notes about the display,
   * because only one of the engines updates the display when programs are loaded.
   */
  private long[] assigned(long[] registers) {
    registers[DISPLAYED] = 0;
    int register = FIRST_KEY_REGISTER;
    for (int key : codes.keySet()) {
      registers[register] = KEY_REGISTER | (long) codes.get(key) << 8 | key;
      register++;
      boolean shifted = (key - 1 & 8) != 0;
      int bit = FIRST_BIT + 8 * (key - 1 >> 4) + (key - 1 & 7);
      registers[shifted ? SHIFTED_KEYS : KEYS] |= 1L << bit;
    }
    return registers;
  }

  @Override
  public int moments() {
    return presses.size() + 1;
  }

  @Override
  public Case upTo(int count) {
    return with(presses.subList(0, Math.min(count, presses.size())));
  }

  /** Returns the case without a part of its keys. */
  @Override
  public Stream<Case> smaller() {
    return Parts.without(presses).map(this::with);
  }

  private Case with(List<KeyPress> others) {
    return new AssignedCase(model, listing, codes, others);
  }

  @Override
  public String command(String options) {
    ComparedCalculator side = new ComparedCalculator(model, Plugged.NOTHING, Optional.empty());
    side.attempt(this::load);
    long[] words = side.calculator().image().registers();
    String registers =
        IntStream.range(0, words.length - 1)
            .filter(address -> words[address] != 0)
            .mapToObj(address -> "%03X: %s".formatted(address, Word.hex(words[address])))
            .collect(Collectors.joining("\\n"));
    return "printf 'hp41 state 1\\nmodel %s\\nlift off\\n%s\\nend\\n' >case.state; "
            .formatted(model, registers)
        + "hp41 keys %s --frozen-clock --state case.state %s"
            .formatted(options, KeyCase.words(withLast()));
  }
}
