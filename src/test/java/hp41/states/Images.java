package hp41.states;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.VirtualClock;
import hp41.memory.Memory;
import java.time.Instant;
import java.util.Random;
import java.util.Set;

/** Creates memory images for the tests. */
final class Images {

  private static final int X = 3;
  private static final int TOP = 0x200;
  private static final int SIZE = 100;
  private static final long DIGITS = 0xFFFFFFFFFFFFFFL;

  private Images() {}

  /** Returns memory after MEMORY LOST, with a digit in X. */
  static Image with(int digit) {
    long[] registers = new Memory(TOP, SIZE, Set.of()).words();
    registers[X] = (long) digit << 48;
    return of(registers, true);
  }

  /** Returns memory with random values in up to 90 data registers. */
  static Image any(Random random) {
    long[] registers = new Memory(TOP, SIZE, Set.of()).words();
    for (int i = random.nextInt(90); i > 0; i--) {
      registers[TOP - i] = random.nextLong() & DIGITS;
    }
    return of(registers, random.nextBoolean());
  }

  private static Image of(long[] registers, boolean stackLift) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    return new Calculator(Model.CX, () -> clock).image().with(stackLift, registers);
  }
}
