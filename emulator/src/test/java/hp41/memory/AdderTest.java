package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Rounds;
import hp41.number.Arithmetic;
import hp41.number.Counter;
import hp41.number.Decimal;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares computations on words with computations on numbers. */
class AdderTest {

  private static final int NUMBERS = Rounds.of(1_000_000);

  private final Random random = new Random(41);

  @Tag("random")
  @Test
  void sumsAndDifferencesMatchThoseOfNumbers() {
    for (int i = 0; i < NUMBERS; i++) {
      Decimal a = number(100);
      Decimal b = random.nextInt(3) == 0 ? near(a) : number(random.nextBoolean() ? 100 : 5);
      assertThat(Adder.sum(Word.of(a), Word.of(b)))
          .as("%s + %s", a, b)
          .isEqualTo(word(Arithmetic.add(a, b)));
      assertThat(Adder.difference(Word.of(a), Word.of(b)))
          .as("%s − %s", a, b)
          .isEqualTo(word(Arithmetic.subtract(a, b)));
    }
  }

  @Test
  void wordsThatAreNotNormalizedAreNotAdded() {
    long one = Word.of(Decimal.ONE);
    for (long other : new long[] {0x01000000000150L, 0x00100000000000L, 0x0A000000000000L, 0x11L}) {
      assertThat(Adder.sum(one, other)).isEqualTo(Word.NONE);
      assertThat(Adder.sum(other, one)).isEqualTo(Word.NONE);
      assertThat(Adder.difference(one, other)).isEqualTo(Word.NONE);
    }
    assertThat(Adder.sum(Word.ofText("A"), one)).isEqualTo(Word.NONE);
  }

  @Tag("random")
  @Test
  void countersMatchThoseOfNumbers() {
    int counted = 0;
    for (int i = 0; i < NUMBERS; i++) {
      Decimal counter = number(12);
      long word = Word.of(counter);
      long up = LoopCounter.increment(word);
      if (up != Word.NONE) {
        Decimal count = Counter.increment(counter);
        assertThat(up).as("ISG of %s", counter).isEqualTo(Word.of(count));
        assertThat(LoopCounter.isAbove(up, word)).isEqualTo(Counter.isAbove(count, counter));
        counted++;
      }
      long down = LoopCounter.decrement(word);
      if (down != Word.NONE) {
        Decimal count = Counter.decrement(counter);
        assertThat(down).as("DSE of %s", counter).isEqualTo(Word.of(count));
        assertThat(LoopCounter.isAbove(down, word)).isEqualTo(Counter.isAbove(count, counter));
        counted++;
      }
    }
    assertThat(counted).isGreaterThan(NUMBERS / 5);
  }

  @Tag("random")
  @Test
  void integerPartsMatchThoseOfNumbers() {
    for (int i = 0; i < NUMBERS; i++) {
      long word = Word.of(number(8));
      int limit = random.nextInt(1000);
      assertThat(Word.wholeUpTo(word, limit))
          .as("%s up to %s", Word.hex(word), limit)
          .isEqualTo(Word.toDecimal(word).wholeUpTo(limit));
    }
  }

  /** Returns the register word, or {@link Word#NONE} if the number is out of range. */
  private static long word(Decimal number) {
    return number.isOutOfRange() ? Word.NONE : Word.of(number);
  }

  /** Returns a number with few or many digits. Half of the numbers have an exponent of 0. */
  private Decimal number(int exponents) {
    if (random.nextInt(20) == 0) {
      return Decimal.ZERO;
    }
    long digits = random.nextLong(1, (long) Math.pow(10, 1 + random.nextInt(10)));
    long coefficient = Decimal.normalized(digits, 0).coefficient();
    int exponent = random.nextInt(2) == 0 ? 0 : random.nextInt(2 * exponents - 1) - exponents + 1;
    return new Decimal(random.nextBoolean() ? coefficient : -coefficient, exponent);
  }

  /** Returns a number that differs only in its last digits, or also in its sign. */
  private Decimal near(Decimal number) {
    long coefficient = Math.abs(number.coefficient()) + random.nextInt(21) - 10;
    boolean inRange = coefficient >= 1_000_000_000L && coefficient < 10_000_000_000L;
    return inRange && !number.isZero()
        ? new Decimal(random.nextBoolean() ? coefficient : -coefficient, number.exponent())
        : number;
  }
}
