package hp41;

import hp41.keyboard.Key;
import hp41.machine.Peripherals;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The calculator: what front ends press, type into, run and look at. */
public final class Calculator {

  /** A calculator after MEMORY LOST, the message cleared. */
  public Calculator(Model model, Peripherals peripherals) {
    throw new UnsupportedOperationException("not yet");
  }

  /** Presses a key and holds it: its function's name shows, what acts at once acts. */
  public void keyDown(Key key) {}

  /** Lets the held key go: its function is done, unless it was held too long. */
  public void keyUp() {}

  /** Presses a key and lets it go at once. */
  public void press(Key key) {}

  /**
   * Executes a typed line as calc words: {@code 2 3 +}, {@code STO 05}, {@code XEQ "NAME"}; in PRGM
   * mode its steps are inserted instead. Stops at the first word that is wrong.
   *
   * @return the words that could not be understood, with the nearest names; empty when all went
   *     well
   */
  public Optional<Misunderstanding> type(String line) {
    return Optional.empty();
  }

  /** A typed word that names nothing. */
  public record Misunderstanding(String word, String reason, List<String> nearest) {}

  /**
   * Time until {@link #proceed} has something to do: zero while a program runs, empty when idle.
   */
  public Optional<Duration> untilDue() {
    return Optional.empty();
  }

  /** Does what is due: up to that many program lines, steps of a scroll, ends of pauses. */
  public void proceed(int lines) {}

  /** Ends a scroll at once, so that the last twelve characters stand. */
  public void finishScroll() {}

  /** The calculator as it stands now. */
  public Snapshot snapshot() {
    throw new UnsupportedOperationException("not yet");
  }

  /** All of memory, to be {@linkplain #restore restored} later. */
  public Image image() {
    throw new UnsupportedOperationException("not yet");
  }

  /** Puts memory back as it was; whatever is being keyed or run is given up. */
  public void restore(Image image) {}

  /** Names that XEQ can reach: functions with their help, and global labels in memory. */
  public List<Name> names() {
    return List.of();
  }

  /**
   * A name that can be typed.
   *
   * @param text the name, in the spelling of listings
   * @param operand what it takes: {@code nn}, {@code n}, {@code "NAME"} …, or empty
   * @param kind {@code function}, {@code label}, or the module's name
   * @param effect the stack effect, {@code x -- |x|}
   * @param help one sentence
   */
  public record Name(String text, String operand, String kind, String effect, String help) {}
}
