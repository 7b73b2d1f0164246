package hp41;

/**
 * The number of rounds of tests with random input. These tests have the tag {@code random}: {@code
 * mvn verify} runs an eighth of the rounds, and {@code mvn verify -Pslow} runs all of them.
 */
public final class Rounds {

  private static final int PART = Boolean.getBoolean("hp41.slow") ? 1 : 8;

  private Rounds() {}

  /** Returns how many of all rounds are run. */
  public static int of(int all) {
    return all / PART;
  }
}
