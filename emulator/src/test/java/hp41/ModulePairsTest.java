package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.module.ModuleWriter;
import hp41.module.PlugInImage;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plugs in random pairs of modules, often with one XROM number and common names. A name is searched
 * in both modules, and its number then finds a function of the first module with that XROM number,
 * or none.
 */
class ModulePairsTest {

  private static final int PAIRS = 12;
  private static final int MANY = 400;
  private static final int NAMES = 5;
  private static final String LETTERS = "ABC";

  /**
   * A module whose functions are programs that return the module's base plus their number; function
   * 0 is the heading.
   */
  private record RandomModule(int xrom, int base, List<String> names) {

    static RandomModule of(Random random, int base) {
      List<String> names = new ArrayList<>(List.of("-M" + base));
      IntStream.rangeClosed(1, 1 + random.nextInt(8)).forEach(i -> names.add(name(random)));
      return new RandomModule(1 + random.nextInt(2), base, names);
    }

    PlugInModule plugIn() {
      StringBuilder listing = new StringBuilder();
      for (int function = 1; function < names.size(); function++) {
        listing.append("LBL \"%s\"\n%d\nEND\n".formatted(names.get(function), base + function));
      }
      byte[] content =
          ModuleWriter.mod(
              new Assembler(Fixtures.MAINFRAME).assemble(listing.toString()).programs(),
              xrom,
              "M" + base);
      return new PlugInModule(
          Path.of("/m" + base + ".mod"), content.length, PlugInImage.of(content), "");
    }
  }

  private static String name(Random random) {
    return "" + LETTERS.charAt(random.nextInt(3)) + LETTERS.charAt(random.nextInt(3));
  }

  /**
   * The function that a name finds.
   *
   * @param module the first module with the XROM number; empty if the number is beyond its last
   *     function
   */
  private record FoundFunction(int xrom, int function, Optional<RandomModule> module) {

    static Optional<FoundFunction> of(String name, List<RandomModule> modules) {
      return modules.stream()
          .filter(module -> module.names.contains(name))
          .findFirst()
          .map(module -> of(module.xrom, module.names.indexOf(name), modules));
    }

    private static FoundFunction of(int xrom, int function, List<RandomModule> modules) {
      RandomModule first =
          modules.stream().filter(module -> module.xrom == xrom).findFirst().orElseThrow();
      return new FoundFunction(
          xrom, function, Optional.of(first).filter(it -> function < it.names.size()));
    }

    String result() {
      return module.map(it -> it.base + function + ".0000").orElse("NONEXISTENT");
    }

    String line() {
      return module
          .map(it -> "01 XROM┬" + it.names.get(function))
          .orElse("01 XROM %02d,%02d".formatted(xrom, function));
    }
  }

  @Test
  void namesOfTwoModulesFindWhatTheMachineFinds() {
    long seed = System.nanoTime();
    IntStream.range(0, PAIRS).forEach(pair -> check(seed + pair));
  }

  @Tag("slow")
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {41_000, 42_000, 43_000})
  void namesOfVeryManyModulesFindWhatTheMachineFinds(long seed) {
    IntStream.range(0, MANY).forEach(pair -> check(seed + pair));
  }

  private void check(long seed) {
    Random random = new Random(seed);
    List<RandomModule> modules =
        List.of(RandomModule.of(random, 100), RandomModule.of(random, 200));
    Plugged plugged = plugged(modules);
    for (int i = 0; i < NAMES; i++) {
      String name = name(random);
      Optional<FoundFunction> found = FoundFunction.of(name, modules);
      String result = found.map(FoundFunction::result).orElse("NONEXISTENT");
      String what = "%s in %s, seed %d".formatted(name, modules, seed);
      assertThat(keyed(plugged, name, false)).as(what).isEqualTo(result);
      assertThat(typed(plugged, "XEQ \"" + name + "\"")).as(what).isEqualTo(result);
      found.ifPresent(
          it -> {
            assertThat(keyed(plugged, name, true)).as(what).isEqualTo(it.line());
            assertThat(assigned(plugged, name)).as(what).isEqualTo(result);
          });
    }
  }

  private static Plugged plugged(List<RandomModule> modules) {
    Plugged plugged = Plugged.NOTHING;
    for (RandomModule module : modules) {
      plugged = plugged.with(module.plugIn());
    }
    return plugged;
  }

  private static Calculator calculator(Plugged plugged) {
    return Calculator.builder(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)))
        .plugged(plugged)
        .build();
  }

  private static String display(Calculator calculator) {
    calculator.run();
    return calculator.display().toString().strip();
  }

  private static String typed(Plugged plugged, String line) {
    Calculator calculator = calculator(plugged);
    calculator.type(line);
    return display(calculator);
  }

  private static String keyed(Plugged plugged, String name, boolean prgm) {
    Calculator calculator = calculator(plugged);
    if (prgm) {
      calculator.press(Key.PRGM);
    }
    calculator.press(Key.XEQ);
    spell(calculator, name);
    return display(calculator);
  }

  /** Returns what an assigned function shows. */
  private static String assigned(Plugged plugged, String name) {
    Calculator calculator = calculator(plugged);
    calculator.type("ASN \"" + name + "\" 11");
    calculator.press(Key.USER);
    calculator.press(Key.SIGMA_PLUS);
    return display(calculator);
  }

  private static void spell(Calculator calculator, String name) {
    calculator.press(Key.ALPHA);
    for (String letter : name.split("")) {
      calculator.press(
          Stream.of(Key.values())
              .filter(key -> key.alpha(false).equals(letter))
              .findFirst()
              .orElseThrow());
    }
    calculator.press(Key.ALPHA);
  }
}
