package hp41.machine;

/**
 * SW, SWPT: keys are those of the stopwatch, and a program goes on when that is left; the data
 * registers that it keeps times in.
 *
 * @param storing the number of the register that the next goes to
 * @param recalled the number of the register that is shown first
 * @param differences whether the differences between splits show rather than these
 * @param inX whether they come from X, and go back there when the stopwatch is left
 */
public record Splits(int storing, int recalled, boolean differences, boolean inX) implements Halt {}
