package hp41.conformance;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.memory.Word;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Keys that are pressed in a memory with synthetic key assignments.
 *
 * @param model the model of the calculator
 * @param words the registers that are not zero, by address
 */
record AssignedCase(Model model, SortedMap<Integer, Long> words, List<KeyPress> presses)
    implements Case {

  /** The name in the table of results. */
  static final String KIND = "synthetic keys";

  AssignedCase {
    words = Collections.unmodifiableSortedMap(new TreeMap<>(words));
    presses = List.copyOf(presses);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, false, this::load);
    return engines.press(withLast(), false);
  }

  private List<KeyPress> withLast() {
    return Stream.concat(presses.stream(), Stream.of(KeyCase.LAST)).toList();
  }

  private void load(Calculator calculator) {
    Image image = calculator.image();
    long[] registers = new long[image.registers().length];
    words.forEach((address, word) -> registers[address] = word);
    calculator.restore(image.with(false, registers));
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
    return new AssignedCase(model, words, others);
  }

  @Override
  public String command(String options) {
    String registers =
        words.entrySet().stream()
            .map(it -> "%03X: %s".formatted(it.getKey(), Word.hex(it.getValue())))
            .collect(Collectors.joining("\\n"));
    return "printf 'hp41 state 1\\nmodel %s\\nlift off\\n%s\\nend\\n' >case.state; "
            .formatted(model, registers)
        + "hp41 keys %s --frozen-clock --state case.state %s"
            .formatted(options, KeyCase.words(withLast()));
  }
}
