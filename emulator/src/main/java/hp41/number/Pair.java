package hp41.number;

/**
 * The two results of a function that leaves one in X and one in Y.
 *
 * @param x the result for the X register
 * @param y the result for the Y register
 */
public record Pair(Decimal x, Decimal y) {}
