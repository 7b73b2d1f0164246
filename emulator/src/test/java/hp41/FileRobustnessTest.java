package hp41;

import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Processor;
import hp41.machine.Tier;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the calculator can continue after it has read a file with any content. */
class FileRobustnessTest {

  private static final List<String> NAMES = List.of("A", "B", "A,B", "");
  private static final List<String> FILES =
      List.of("A.raw", "B.raw", "A.dat", "B.dat", "A.sts", "B.sts", "A.key", "B.all", "A.txt");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void anyFilesLeadSomewhere(long seed) {
    Random random = new Random(seed);
    FileBench bench = new FileBench();
    bench.load("LBL \"A\"\n1.5\nLBL 01\nGTO 01\nEND");
    Machine machine = Inside.of(bench.calculator());
    List<CalculatorFunction> functions =
        machine.instructions().modules().stream()
            .filter(module -> module.xrom() == 28 || module.xrom() == 30)
            .flatMap(module -> module.functions().stream())
            .filter(function -> function.operand() == OperandKind.NONE)
            .toList();
    for (int i = 0; i < 2000; i++) {
      damage(random.nextBoolean() ? bench.disc() : bench.cards(), random);
      machine.alpha().set(NAMES.get(random.nextInt(NAMES.size())));
      machine.stack().x(Word.of(Decimal.of(random.nextInt(30))));
      CalculatorFunction function = functions.get(random.nextInt(functions.size()));
      assertThatCode(
              () -> {
                if (random.nextInt(4) == 0) {
                  bench.calculator().insertCard("A");
                } else {
                  Processor processor = new Processor(machine, Tier.NONE);
                  processor.execute(machine.codec().encode(function, Operand.NONE));
                }
                bench.calculator().snapshot();
              })
          .as("%s with ALPHA %s", function, machine.alpha().text())
          .doesNotThrowAnyException();
    }
  }

  /** Writes a file of random bytes, or changes a byte of a file. */
  private static void damage(KeptFolder folder, Random random) {
    String file = FILES.get(random.nextInt(FILES.size()));
    byte[] content = folder.read(file).orElseGet(() -> new byte[0]);
    if (content.length == 0 || random.nextInt(3) == 0) {
      content = new byte[random.nextInt(200)];
      random.nextBytes(content);
    } else {
      content[random.nextInt(content.length)] = (byte) random.nextInt(0x100);
    }
    folder.write(file, content);
  }
}
