package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.debug.Trace.TraceLine;
import hp41.event.StopReason.Cause;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests conditions, hit counts and log messages of breakpoints. */
class ConditionsTest extends DebuggerBench {

  private static final String COUNT =
      """
      LBL "C"
      1.005
      STO 00
      LBL 01
      RCL 00
      INT
      ISG 00
      GTO 01
      END
      """;
  private static final int INCREMENT = 7;

  @BeforeEach
  void prepare() {
    calculator.type("3 STO 05 -2 \"YES\" ASTO 06 SF 01");
  }

  private static StopCondition typed(String text) {
    return StopCondition.typed(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "X<0, true",
        "X > 0, false",
        "R05=3, true",
        "R05 >= X, true",
        "R05!=3.0, false",
        "R05 <= 3E0, true",
        "ALPHA=\"YES\", true",
        "ALPHA!=\"YES\", false",
        "R06=ALPHA, true",
        "flag 01=1, true",
        "flag 01, true",
        "R04, false",
        "RCL 05 3 X=Y?, true",
        "RCL 05 3 -, false",
        "0 \"YES\" AVIEW, false",
        "1 \"NO\" AVIEW, true",
      })
  void comparisonsValuesAndWordsAreConditions(String condition, boolean holds) {
    assertThat(debugger.conditions().evaluate(condition, 1_000).wrong()).isFalse();
    assertThat(debugger.conditions().evaluate(condition, 1_000).holds()).isEqualTo(holds);
    assertThat(x()).isEqualTo("-2.0000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if NONSENSE 3",
        "if X>>3",
        "if X>3 hits now",
        "hits 0x3",
        "hits 0",
        "hits % 00",
        "log \"sum {R01}, {NONSENSE}\"",
        "log \"{R01 >}\"",
      })
  void invalidConditionIsAProblem(String text) {
    assertThat(debugger.conditions().problem(typed(text))).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"if R999", "if R999>1", "if X<=R999", "log \"sum {R999}\""})
  void missingRegisterIsReported(String text) {
    assertThat(debugger.conditions().problem(typed(text)))
        .contains("there is no R999: SIZE is 100");
  }

  @ParameterizedTest
  @ValueSource(strings = {"if ALPHA>3", "if X<=\"A\"", "log \"{ALPHA<ALPHA}\""})
  void orderOfTextsIsReported(String text) {
    assertThat(debugger.conditions().problem(typed(text)))
        .contains("texts can only be compared by = or !=");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if R05 <= R06",
        "if ALPHA=\"YES\"",
        "if RCL 05 3 X=Y?",
        "if X=0 hits >= 1",
        "log \"{R05} { braces {X>3} {}\"",
      })
  void validConditionIsNoProblem(String text) {
    assertThat(debugger.conditions().problem(typed(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"if X>", "if <3", "if R00 !="})
  void missingValueIsReported(String text) {
    assertThat(debugger.conditions().problem(typed(text))).contains("a value is missing");
  }

  @Test
  void problemNamesTheWrongWordOnce() {
    assertThat(debugger.conditions().problem(typed("if FOO"))).contains("unknown instruction FOO");
  }

  @ParameterizedTest
  @ValueSource(strings = {"if", "hits", "log \"\"", "if hits 3", "when X>3"})
  void missingPartCannotBeParsed(String text) {
    assertThat(StopCondition.typed(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"if X>3", "if XEQ \"HITS\" hits >= 3", "log \"a {R01}\"", "if R05 log \"b\""})
  void conditionIsWrittenAsItIsTyped(String text) {
    assertThat(typed(text)).hasToString(text);
  }

  @Test
  void conditionAndHitCountDecideWhetherABreakpointStops() {
    load(COUNT);
    calculator.type("GTO \"C\"");
    debugger.breakpoints().set(pointer(), typed("if X>1 hits % 2"));
    start("XEQ \"C\"");
    assertThat(calculator.stopped()).isEqualTo(Cause.BREAKPOINT);
    assertThat(x()).isEqualTo("3.0000");
    goOn();
    assertThat(x()).isEqualTo("5.0000");
  }

  @Test
  void logMessageIsTracedInsteadOfAStop() {
    load(COUNT);
    calculator.type("GTO \"C\"");
    debugger.breakpoints().set(pointer(), typed("log \"at {X}, next {RCL 00 1 +}\""));
    start("XEQ \"C\"");
    assertThat(calculator.stopped()).isEqualTo(Cause.END);
    assertThat(debugger.trace().lines())
        .extracting(TraceLine::toString)
        .startsWith("at 1, next 2.0050");
    assertThat(debugger.trace().lines()).hasSize(5);
  }

  @Test
  void textsHaveNoOrder() {
    assertThat(debugger.conditions().evaluate("ALPHA < 3", 10).wrong()).isTrue();
  }

  private int pointer() {
    return calculator.programs().lines(calculator.programs().pointer()).get(INCREMENT - 1);
  }
}
