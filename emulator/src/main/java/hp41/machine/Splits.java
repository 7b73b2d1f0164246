package hp41.machine;

/**
 * The data registers that the stopwatch keeps times in.
 *
 * @param storing the number of the register that the next goes to
 * @param recalled the number of the register that is shown first
 */
public record Splits(int storing, int recalled) {}
