/**
 * How the machine computes: ten-digit numbers, and the functions of one and two numbers, equal to
 * the machine's own in every digit.
 *
 * <p>A function takes {@link hp41.number.Decimal}s, widens them to {@link hp41.number.Extended}
 * numbers of thirteen digits, goes through a chain of truncating steps on those and rounds once at
 * the end. Where a {@code double} leaves no doubt about the ten digits, the commonest functions
 * take them from there ({@link hp41.number.DoubleFastPath}; why that is the same,
 * emulator/docs/numbers.md proves). Everything here is a pure function of its arguments. Results
 * too small for the machine are zero already; results too large are handed back as they are ({@link
 * hp41.number.Decimal#isOutOfRange()}), so that the caller may stop with OUT OF RANGE or take the
 * {@link hp41.number.Decimal#saturated() largest number}, as flag 24 tells. Arguments of functions
 * of two numbers stand in the order of the stack, Y before X.
 *
 * <p>The room is large because each of the machine's algorithms is a class, which only its
 * neighbours need; to others there are the two kinds of numbers, the functions, and the display
 * format.
 */
package hp41.number;
