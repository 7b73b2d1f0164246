package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks the images that undo stores as differences. */
class ImageStackTest {

  private static final int ROUNDS = 500;

  private final Calculator calculator = new Calculator(Model.CX, new FakePeripherals());
  private final ImageStack stack = new ImageStack();

  @Test
  void imagesAreReturnedAsTheyWereAdded() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Deque<Image> expected = new ArrayDeque<>();
    for (int round = 0; round < ROUNDS; round++) {
      if (random.nextInt(3) == 0) {
        assertThat(stack.pop())
            .as("seed %d, round %d", seed, round)
            .isEqualTo(Optional.ofNullable(expected.poll()));
      } else {
        change(random);
        stack.push(calculator.image());
        expected.push(calculator.image());
      }
      assertThat(stack.peek()).isEqualTo(Optional.ofNullable(expected.peek()));
    }
  }

  private void change(Random random) {
    int register = random.nextInt(20);
    switch (random.nextInt(6)) {
      case 0 -> calculator.type("CLRG");
      case 1 -> calculator.type("GTO .. \"TEXT\" 5");
      case 2 -> calculator.type("SIZE " + (100 + register));
      case 3 -> calculator.prompt("STO");
      default -> calculator.type(random.nextInt() + " STO " + "%02d".formatted(register));
    }
  }

  @Test
  void theOldestOfTenThousandImagesIsKept() {
    for (int i = 0; i < ImageStack.MOST_IMAGES + 5; i++) {
      stack.push(numbered(i));
    }
    for (int i = ImageStack.MOST_IMAGES + 4; i >= 5; i--) {
      assertThat(stack.pop().orElseThrow().registers()[3]).isEqualTo(i);
    }
    assertThat(stack.pop()).isEmpty();
  }

  private Image numbered(int number) {
    long[] registers = calculator.image().registers();
    registers[3] = number;
    return calculator.image().with(true, registers);
  }

  /** Images keep the pages of modules, and a module that is plugged in again is read again. */
  @Test
  void imagesWithOtherModulesAreFewer() {
    Deque<Image> expected = new ArrayDeque<>();
    for (int i = 0; i < 2 * ImageStack.MOST_PLUGGED; i++) {
      calculator.plug(
          Model.CX, i % 2 == 0 ? Plugged.of(Accessory.PRINTER) : Plugged.of(new Accessory[0]));
      stack.push(calculator.image());
      expected.push(calculator.image());
    }
    for (int i = 0; i <= ImageStack.MOST_PLUGGED; i++) {
      assertThat(stack.pop()).contains(expected.pop());
    }
    assertThat(stack.pop()).isEmpty();
  }

  @Test
  void imagesWithoutAnythingInCommonAreFewer() {
    Random random = new Random(1);
    for (int i = 0; i < 1500; i++) {
      long[] registers = calculator.image().registers();
      for (int address = 0; address < registers.length; address++) {
        registers[address] = random.nextLong() >>> 8;
      }
      stack.push(calculator.image().with(true, registers));
    }
    int kept = 0;
    while (stack.pop().isPresent()) {
      kept++;
    }
    assertThat(kept).isBetween(1000, 1100);
  }
}
