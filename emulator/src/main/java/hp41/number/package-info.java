/**
 * The machine's arithmetic: ten-digit numbers, functions of one and two numbers, and display
 * formats. All results are equal to the machine's in every digit.
 *
 * <p>Start with {@link hp41.number.Decimal}, the number in a register, and {@link
 * hp41.number.Extended}, the thirteen-digit number that the algorithms use. A function extends its
 * arguments, applies truncating steps and rounds once at the end. Where a {@code double} result is
 * certain to have the same ten digits, the most frequent functions use {@link
 * hp41.number.DoubleFastPath}; emulator/docs/numbers.md has the proof.
 *
 * <p>All functions are pure. Results that are too small are zero. Results that are too large are
 * returned as they are ({@link hp41.number.Decimal#isOutOfRange()}), and the caller either stops
 * with OUT OF RANGE or uses the {@link hp41.number.Decimal#saturated() largest number}, depending
 * on flag 24. Functions of two numbers have the parameters Y and X in this order, as on the stack.
 *
 * <p>{@link hp41.number.Arithmetic} and {@link hp41.number.Trigonometry} and its siblings are the
 * functions; the algorithms that they share, such as {@code Tangent}, are package-private. The
 * package imports no other package of the emulator.
 */
package hp41.number;
