package hp41.number;

/** The two results of a function that returns one in X and one in Y. */
public record Pair(Decimal x, Decimal y) {}
