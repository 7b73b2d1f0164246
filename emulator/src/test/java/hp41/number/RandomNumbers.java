package hp41.number;

import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random numbers for property tests. Each seed always gives the same numbers. */
final class RandomNumbers {

  /** The number of values per seed. */
  static final int COUNT = 2000;

  private RandomNumbers() {}

  /** Returns one fixed seed and one new seed. */
  static LongStream seeds() {
    return LongStream.of(41, System.nanoTime());
  }

  static Stream<Decimal> of(long seed) {
    Random random = new Random(seed);
    return Stream.generate(() -> next(random)).limit(COUNT);
  }

  static Decimal next(Random random) {
    int digits = 1 + random.nextInt(10);
    int range = random.nextBoolean() ? 10 : 99;
    long coefficient =
        Decimal.normalized(random.nextLong() % PowersOfTen.power(digits), 0).coefficient();
    return Decimal.normalized(coefficient, random.nextInt(2 * range + 1) - range);
  }
}
