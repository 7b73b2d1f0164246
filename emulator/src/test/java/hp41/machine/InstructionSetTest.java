package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.functions.mainframe.Mainframe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests lookup of functions by name and number. */
class InstructionSetTest {

  private final CalculatorFunction first = function("FIRST", 1);
  private final CalculatorFunction other = function("OTHER", 1);
  private final CalculatorFunction undefined = function("BEYOND", 2);
  private final InstructionSet both =
      new InstructionSet(
          List.of(Mainframe.module(), new ModuleDefinition("one", 7, List.of(first)), two()),
          Mainframe.lines());

  private ModuleDefinition two() {
    return new ModuleDefinition("two", 7, List.of(other, undefined));
  }

  private static CalculatorFunction function(String name, int number) {
    return CalculatorFunction.absent(name, ModuleDefinition.code(7, number), "Does " + name);
  }

  @Test
  void firstOfTwoModulesWithOneNumberIsFoundByNumber() {
    assertThat(both.byXrom(first.code())).containsSame(first);
    assertThat(both.byName("OTHER")).containsSame(first);
  }

  @Test
  void numberThatAnImageDoesNotDefineHasNoNameOfAnotherModule() {
    InstructionSet functions =
        new InstructionSet(List.of(Mainframe.module(), two()), Mainframe.lines())
            .withNames(List.of(new ModuleDefinition("named", 8, List.of())))
            .withImages(List.of(new ModuleDefinition("image", 7, List.of(first))));
    assertThat(functions.byXrom(first.code())).containsSame(first);
    assertThat(functions.byXrom(undefined.code())).isEmpty();
    assertThat(functions.get("BEYOND").code()).isEqualTo(undefined.code());
    assertThat(functions.byName("OTHER")).isEmpty();
  }

  @Test
  void numberThatTheUserHasNotNamedHasItsOriginalName() {
    InstructionSet functions =
        new InstructionSet(List.of(Mainframe.module(), two()), Mainframe.lines())
            .withNames(List.of(new ModuleDefinition("named", 7, List.of(first))));
    assertThat(functions.byXrom(first.code())).containsSame(first);
    assertThat(functions.byXrom(undefined.code())).containsSame(undefined);
  }

  @Test
  void functionOfTheSecondModuleAloneIsNotFound() {
    assertThat(both.get("BEYOND").help()).isEqualTo(CalculatorFunction.NOT_PLUGGED_IN);
    assertThat(both.get("BEYOND").name()).isEqualTo("BEYOND");
  }
}
