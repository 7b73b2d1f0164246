package hp41.conformance;

import hp41.Calculator;
import hp41.Image;
import hp41.key.Pace;
import hp41.memory.Memory;
import hp41.memory.Word;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A state in which R/S is pressed.
 *
 * @param kind the kind in the table of results
 * @param lift whether the stack lift is enabled
 * @param words the registers that are not zero, by address
 */
record StateCase(String kind, boolean lift, SortedMap<Integer, Long> words) implements Case {

  /** The register whose middle digits contain the address of the first data register. */
  private static final int LIMITS = 0xD;

  /**
   * The first register after the stack and ALPHA. The operating system needs the registers from
   * here on.
   */
  private static final int BEHIND_ALPHA = 9;

  StateCase {
    words = Collections.unmodifiableSortedMap(new TreeMap<>(words));
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.FULL, false, this::load);
    return engines.execute(it -> it.type("R/S"));
  }

  private void load(Calculator calculator) {
    Image image = calculator.image();
    long[] registers = new long[image.registers().length];
    words.forEach((address, word) -> registers[address] = word);
    calculator.restore(image.with(lift, registers));
  }

  @Override
  public int moments() {
    return 1;
  }

  /**
   * Returns the state without a number or text. The program and the pointers to it are never
   * removed.
   */
  @Override
  public Stream<Case> smaller() {
    int curtain = Word.digits(words.getOrDefault(LIMITS, 0L), 5, 3);
    return words.keySet().stream()
        .filter(it -> it < BEHIND_ALPHA || it >= Math.max(curtain, Memory.MAIN))
        .map(this::without);
  }

  private Case without(int address) {
    SortedMap<Integer, Long> fewer = new TreeMap<>(words);
    fewer.remove(address);
    return new StateCase(kind, lift, fewer);
  }

  @Override
  public String command(String options) {
    String registers =
        words.entrySet().stream()
            .map(it -> "%03X: %s".formatted(it.getKey(), Word.hex(it.getValue())))
            .collect(Collectors.joining("\\n"));
    return "printf 'hp41 state 1\\nmodel CX\\nlift %s\\n%s\\nend\\n' >case.state; "
            .formatted(lift ? "on" : "off", registers)
        + "hp41 keys %s --frozen-clock --state case.state R/S 5".formatted(options);
  }
}
