package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.Internals;
import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the function tables are complete and match the table in the documentation. */
class RowsTest {

  private static final Path TABLE = Path.of("docs", "functions.md");
  private static final List<ModuleDefinition> MODULES = Internals.known().modules();

  private static Stream<CalculatorFunction> rows() {
    return MODULES.stream().flatMap(module -> module.functions().stream());
  }

  @Test
  void everyRowHasHelpInOneSentence() {
    assertThat(rows())
        .allSatisfy(row -> assertThat(row.help()).as(row.name()).matches("([A-Z0-9]|e ).*[^.]\\."));
  }

  @Test
  void everyRowHasAStackEffect() {
    assertThat(rows())
        .allSatisfy(row -> assertThat(row.effect()).as(row.name()).matches("(\\S.* )?--( .*\\S)?"));
  }

  @Test
  void noTwoRowsOfAModuleHaveTheSameNameOrCode() {
    for (ModuleDefinition module : MODULES) {
      assertThat(module.functions()).extracting(CalculatorFunction::name).doesNotHaveDuplicates();
      assertThat(module.functions()).extracting(CalculatorFunction::code).doesNotHaveDuplicates();
    }
  }

  /** A program line of a module's function has two bytes, which leave none for an operand. */
  @Test
  void functionOfAModuleWithAnOperandIsForTheKeyboardAlone() {
    assertThat(rows().filter(row -> row.isXrom() && row.operand() != OperandKind.NONE))
        .isNotEmpty()
        .allSatisfy(row -> assertThat(row.programmable()).as(row.name()).isFalse());
  }

  @Test
  void documentationMatchesTheFunctionTables() throws IOException {
    Document.isWritten(TABLE, table());
  }

  private static String table() {
    StringBuilder text =
        new StringBuilder(
            """
            # Functions

            A test generates this page from the rows of [`hp41.functions`](../src/main/java/hp41/functions),
            in the order of the catalogs; `mvn test -Dhp41.update=true` updates it. The stack effect shows
            the stack before and after `--`, with X at the right. A function without a code cannot be a
            program line.
            """);
    for (ModuleDefinition module : MODULES) {
      text.append("\n## ").append(module.name()).append("\n\n");
      text.append("| function | code | stack effect | |\n|---|---|---|---|\n");
      module.functions().forEach(row -> text.append(line(row)));
    }
    return text.toString();
  }

  private static String line(CalculatorFunction row) {
    String call = (row.name() + " " + row.operand().placeholder()).strip();
    return "| `%s` | %s | `%s` | %s |\n"
        .formatted(cell(call), code(row), cell(row.effect()), cell(row.help()));
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  private static String code(CalculatorFunction row) {
    if (!row.programmable()) {
      return "";
    }
    return row.isXrom() ? ModuleDefinition.numbers(row.code()) : "%02X".formatted(row.code());
  }
}
