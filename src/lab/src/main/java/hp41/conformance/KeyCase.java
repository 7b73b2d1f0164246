package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.List;
import java.util.stream.Stream;

/**
 * A sequence of keys. A final digit shows whether the stack lift is equal.
 *
 * @param kind the kind in the table of results
 * @param clockRuns whether the wall clock runs
 * @param interrupts whether keys may interrupt a program
 * @param listing the programs in memory, or empty
 */
record KeyCase(
    String kind, boolean clockRuns, boolean interrupts, String listing, List<KeyPress> presses)
    implements Case {

  /** The key at the end of every case. */
  static final KeyPress LAST = KeyPress.of("5").orElseThrow();

  KeyCase {
    presses = List.copyOf(presses);
  }

  @Override
  public List<Difference> play(Engines engines) {
    begin(engines);
    return press(engines);
  }

  /** Restarts both calculators with the programs in memory. */
  void begin(Engines engines) {
    engines.begin(Pace.AUTHENTIC, clockRuns, new CaseListing(listing)::load);
  }

  /** Presses the keys, and returns the differences. */
  List<Difference> press(Engines engines) {
    return engines.press(withLast(), interrupts);
  }

  private List<KeyPress> withLast() {
    return Stream.concat(presses.stream(), Stream.of(LAST)).toList();
  }

  @Override
  public int moments() {
    return presses.size() + 1;
  }

  @Override
  public KeyCase upTo(int count) {
    return with(listing, presses.subList(0, Math.min(count, presses.size())));
  }

  @Override
  public Stream<Case> smaller() {
    return fewer().map(it -> it);
  }

  /** Returns the case without a part of its keys, or else without a part of the program lines. */
  Stream<KeyCase> fewer() {
    return Stream.concat(
        Parts.without(presses).map(it -> with(listing, it)),
        Parts.without(listing.lines().toList()).map(it -> with(String.join("\n", it), presses)));
  }

  private KeyCase with(String otherListing, List<KeyPress> others) {
    return new KeyCase(kind, clockRuns, interrupts, otherListing, others);
  }

  @Override
  public String command(String options) {
    return command(options, LAST);
  }

  /** Returns the command that presses these keys and another one. */
  String command(String options, KeyPress last) {
    String keys = words(Stream.concat(presses.stream(), Stream.of(last)).toList());
    String clock = clockRuns ? "" : " --frozen-clock";
    String command = "hp41 keys %s --clock 2026-01-15T10:30%s".formatted(options, clock);
    return listing.isEmpty()
        ? command + " " + keys
        : "%s | %s --load - %s".formatted(new CaseListing(listing).printed(), command, keys);
  }

  /** Returns keys as arguments of a command. */
  static String words(List<KeyPress> presses) {
    return String.join(" ", presses.stream().map(KeyCase::quoted).toList());
  }

  /** Returns a key press for the command line of a shell. */
  static String quoted(KeyPress press) {
    return press.text().matches("[A-Za-z0-9+./@~-]+") ? press.text() : "'" + press.text() + "'";
  }
}
