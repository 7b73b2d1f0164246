package hp41.number;

import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Numbers to try what holds for all: each seed gives the same ones again. */
final class RandomNumbers {

  /** How many there are for a seed. */
  static final int COUNT = 2000;

  private RandomNumbers() {}

  /** One that is always the same, and a new one. */
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
