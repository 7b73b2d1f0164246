package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Internals;
import hp41.functions.mainframe.Mainframe;
import hp41.listing.TypedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
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

  @Test
  void tablesOfModulesAreReadOnlyForFunctionsThatTheMainframeDoesNotHave() {
    List<String> read = new ArrayList<>();
    ModuleSource source =
        new ModuleSource(
            7,
            () -> {
              read.add("two");
              return two();
            });
    InstructionSet functions =
        new InstructionSet(Mainframe.module(), List.of(source), Mainframe.lines());
    assertThat(TypedLine.read("2 ENTER^ 3 + FIX 2 XEQ \"AA\" -", functions).problem()).isEmpty();
    assertThat(functions.get(Role.CALL).name()).isEqualTo("XEQ");
    assertThat(functions.byXrom(ModuleDefinition.code(8, 1))).isEmpty();
    assertThat(read).isEmpty();
    assertThat(functions.byXrom(other.code())).contains(other);
    assertThat(functions.get("BEYOND")).isEqualTo(undefined);
    assertThat(read).containsExactly("two");
  }

  /** Modules are searched before the mainframe, and the longest name with blanks is read. */
  @Test
  void noFunctionOfAnAccessoryCouldBeMistakenForOneOfTheMainframe() {
    InstructionSet known = Internals.known();
    InstructionSet eager = new InstructionSet(known.modules(), Mainframe.lines());
    List<ModuleDefinition> accessories = known.modules().subList(1, known.modules().size());
    Set<String> mainframe =
        Mainframe.module().functions().stream()
            .map(CalculatorFunction::name)
            .collect(Collectors.toSet());
    for (ModuleDefinition module : accessories) {
      for (CalculatorFunction function : module.functions()) {
        assertThat(mainframe).doesNotContain(StringUtils.substringBefore(function.name(), ' '));
        assertThat(known.byName(function.name())).isEqualTo(eager.byName(function.name()));
        assertThat(known.byXrom(function.code())).isEqualTo(eager.byXrom(function.code()));
      }
    }
    for (Role role : List.of(Role.CX, Role.EDIT, Role.CLOCK)) {
      assertThat(known.byRole(role)).isEqualTo(eager.byRole(role)).isPresent();
    }
  }

  @Test
  void accessoryHasTheNumberOfItsTable() {
    for (Accessory accessory : Accessory.values()) {
      assertThat(Internals.functions(accessory).map(ModuleDefinition::xrom))
          .isEqualTo(Internals.xrom(accessory));
    }
  }
}
