package hp41.conformance;

import hp41.Calculator;
import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.listing.Assembler;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Keys pressed one after the other, each when the calculator waits for it.
 *
 * @param kind in the table
 * @param listing of programs in memory, or empty
 */
record KeyCase(String kind, String listing, List<Key> keys) implements Case {

  KeyCase {
    keys = List.copyOf(keys);
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, this::load);
    for (Key key : keys) {
      if (!engines.press(key)) {
        return List.of();
      }
      List<Difference> differences = engines.differences();
      if (!differences.isEmpty()) {
        return differences;
      }
    }
    return List.of();
  }

  private void load(Calculator calculator) {
    if (!listing.isEmpty()) {
      calculator.load(new Assembler(calculator.known()).assemble(listing).programs());
    }
  }

  @Override
  public int moments() {
    return keys.size();
  }

  @Override
  public Stream<Case> smaller() {
    Stream<Case> halves =
        keys.size() < 4
            ? Stream.empty()
            : Stream.of(
                with(keys.subList(keys.size() / 2, keys.size())),
                with(keys.subList(0, keys.size() / 2)));
    return Stream.concat(halves, IntStream.range(0, keys.size()).mapToObj(this::without));
  }

  private Case with(List<Key> others) {
    return new KeyCase(kind, listing, others);
  }

  private Case without(int index) {
    List<Key> others = new ArrayList<>(keys);
    others.remove(index);
    return with(others);
  }

  @Override
  public String command(String images) {
    String pressed = String.join(" ", keys.stream().map(KeyCase::quoted).toList());
    return listing.isEmpty()
        ? "hp41 keys --rom %s --frozen-clock %s".formatted(images, pressed)
        : "printf '%s\\n' | hp41 keys --rom %s --frozen-clock --load - %s"
            .formatted(listing.replace("\n", "\\n"), images, pressed);
  }

  private static String quoted(Key key) {
    return key.label().matches("[A-Z0-9+.-]+(/[A-Z])?|1/X|/")
        ? key.label()
        : "'" + key.label() + "'";
  }
}
