package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.Snapshot;
import hp41.panel.view.Screen;
import hp41.screen.Stroke.KeyName;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the effects of strokes on the calculator and its peripherals, in each mode. */
class StrokesTest {

  private enum Mode {
    NORMAL,
    ALPHA,
    PRGM
  }

  /**
   * The columns are the strokes and their result: normally the stack from T to X, in ALPHA mode the
   * text, in PRGM mode the line; and in all modes the current line if it has changed, the active
   * modes, what is open, and the message.
   */
  private static final String TABLE =
      """
      7              | 2 50 4 7                 | AB7 ALPHA                    | 03 7 PRGM
      . 5            | 2 50 4 1                 | AB.5 ALPHA                   | 03 .5 PRGM
      , 5            | 2 50 4 1                 | AB,5 ALPHA                   | 03 .5 PRGM
      +              | 1 1 2 54                 | AB+ ALPHA                    | 03 + PRGM
      -              | 1 1 2 46                 | AB- ALPHA                    | 03 - PRGM
      *              | 1 1 2 200                | AB* ALPHA                    | 03 * PRGM
      /              | 1 1 2 13                 | AB/ ALPHA                    | 03 / PRGM
      6 e 3          | 2 50 4 6,000             | AB6E3 ALPHA                  | 03 6 E3 PRGM
      6 e - 2 3      | 2 50 4 6 E-23            | AB6E-23 ALPHA                | 03 6 E-23 PRGM
      6 E - 3        | 2 50 4 6 E-03            | AB6E-3 ALPHA                 | 03 6 E-3 PRGM
      6 e 3 -        | 2 2 50 -5,996            | AB6E3- ALPHA                 | 04 - PRGM
      e              | 1 2 50 4 ›e              | ABE ALPHA                    | 02 9 PRGM ›e
      E              | 1 2 50 4 ›E              | ABE ALPHA                    | 02 9 PRGM ›E
      s              | 1 2 50 4 ›s              | ABS ALPHA                    | 02 9 PRGM ›s
      Z              | 1 2 50 4 ›Z              | ABZ ALPHA                    | 02 9 PRGM ›Z
      "              | 1 2 50 4 ›"              | AB ALPHA says no key enters " | 02 9 PRGM ›"
      >              | 1 2 50 4 ›>              | AB> ALPHA                    | 02 9 PRGM ›>
      :              | 1 2 50 4 ›:              | AB: ALPHA                    | 02 9 PRGM ›:
      p i Enter      | 2 50 4 3                 | ABPI                         | 03 PI PRGM
      F2 A           | 1 2 50 1 USER            | ABA USER ALPHA               | 03 Σ+ USER PRGM
      F2 J           | 1 2 50 7 E-02 USER       | ABJ USER ALPHA               | 03 TAN USER PRGM
      F2 K           | 1 2 50 4 USER ›K         | ABK USER ALPHA               | 02 9 USER PRGM ›K
      A              | 1 2 50 4 ›A              | ABA ALPHA                    | 02 9 PRGM ›A
      Enter          | 2 50 4 4                 | AB                           | 03 ENTER↑ PRGM
      8 Space        | 2 50 4 8                 | AB8␣ ALPHA                   | 03 8 PRGM
      8 Space Space  | 2 50 4 8                 | AB8␣␣ ALPHA                  | 03 8 PRGM
      8 Space 7      | 50 4 8 7                 | AB8␣7 ALPHA                  | 04 7 PRGM
      8 Space 7 Space + | 50 50 4 15            | AB8␣7␣+ ALPHA                | 05 + PRGM
      6 e Space 7    | 50 4 6 7                 | AB6E␣7 ALPHA                 | 04 7 PRGM
      Space          | 1 2 50 4                 | AB␣ ALPHA                    | 02 9 PRGM
      8 9 Backspace  | 2 50 4 8                 | AB8 ALPHA                    | 03 8 PRGM
      Backspace      | 1 2 50 0                 | A ALPHA                      | 01 LBL┬P PRGM
      Delete         | 1 2 50 0                 | ALPHA                        | 01 LBL┬P PRGM
      !              | 50 4 9 8 @0              | AB @0 ALPHA                  | 03 STOP PRGM
      F5             | 50 4 9 8 @0              | AB @0 ALPHA                  | 03 STOP PRGM
      ;              | 1 2 50 4 SHIFT           | AB ALPHA SHIFT               | 02 9 PRGM SHIFT
      F6             | 1 2 50 4 SHIFT           | AB ALPHA SHIFT               | 02 9 PRGM SHIFT
      ; ;            | 1 2 50 4                 | AB ALPHA                     | 02 9 PRGM
      _              | 1 2 50 -4                | AB ALPHA                     | 03 CHS PRGM
      8 _            | 2 50 4 -8                | AB8 ALPHA                    | 03 -8 PRGM
      ^              | 1 1 2 6,250,000          | AB↑ ALPHA                    | 03 Y↑X PRGM
      %              | 1 2 50 2                 | AB% ALPHA                    | 03 % PRGM
      <              | 1 2 4 50                 | AB< ALPHA                    | 03 X<>Y PRGM
      =              | 1 2 50 4 says no = key   | AB= ALPHA                    | 02 9 PRGM says no = key
      (              | 1 2 50 4 says no ( key   | AB ALPHA says no key enters ( | 02 9 PRGM says no ( key
      )              | 1 2 50 4 says no ) key   | AB ALPHA says no key enters ) | 02 9 PRGM says no ) key
      Up             | 1 2 50 4 ›:fix 0         | AB ALPHA                     | 01 LBL┬P PRGM
      Down           | 4 1 2 50                 | AB ALPHA                     | 03 8 PRGM
      F2             | 1 2 50 4 USER            | AB USER ALPHA                | 02 9 USER PRGM
      F4             | 1 2 50 4 ALPHA           | AB                           | 02 9 PRGM ALPHA
      F12            | 1 2 50 4 off             | AB off ALPHA                 | 02 9 off PRGM
      F12 s          | 1 2 50 4                 | AB                           | 02 9
      F7             | 1 2 50 4 @1              | AB @1 ALPHA                  | 01 LBL┬P PRGM
      F8             | 2 50 4 9 @3              | AB @3 ALPHA                  | 03 8 PRGM
      F9             | 1 2 50 4 says 002 9      | AB ALPHA says 002 9          | 02 9 PRGM says 002 9
      F1             | 1 2 50 4 help            | AB ALPHA help                | 02 9 PRGM help
      ?              | 1 2 50 4 help            | AB? ALPHA                    | 02 9 PRGM help
      Tab            | 1 2 50 4 panel           | AB ALPHA panel               | 02 9 PRGM panel
      Back_Tab       | 1 2 50 4 panel           | AB ALPHA panel               | 02 9 PRGM panel
      7 Ctrl-u       | 1 2 50 4 says undone     | AB ALPHA says undone         | 02 9 PRGM says undone
      7 Ctrl-u Alt-u | 2 50 4 7 says redone | AB7 ALPHA says redone    | 03 7 PRGM says redone
      """;

  private static final String CHANGING =
      "7 . + - * / Enter Backspace Delete ! ^ % < F2 F4 F5 F6 F7 F8";

  private final TestSession session = new TestSession();

  static Stream<Arguments> cells() {
    return TABLE
        .lines()
        .map(row -> row.split(" *\\| "))
        .flatMap(
            row ->
                Stream.of(
                    Arguments.of(row[0], Mode.NORMAL, row[1]),
                    Arguments.of(row[0], Mode.ALPHA, row[2]),
                    Arguments.of(row[0], Mode.PRGM, row[3])));
  }

  @BeforeEach
  void begin() {
    session.paste("LBL \"P\"\n9\n8\nEND\n").line("gto .002");
    session.line("1 enter^ 2 enter^ 50 enter^ 4").line("fix 0");
  }

  @ParameterizedTest
  @MethodSource("cells")
  void effectsOfStrokesMatchTheTable(String strokes, Mode mode, String outcome) {
    enter(mode);
    Strokes.all(strokes).forEach(session::stroke);
    assertThat(outcome(mode)).isEqualTo(outcome);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 Space 3 +",
        "2 Space 3 Space +",
        "2 Space Space 3 Space + Space",
        ": 2 Space 3 Space + Enter",
        "2 Space : 3 Space + Enter"
      })
  void blankEndsANumberEverywhere(String strokes) {
    Strokes.all(strokes).forEach(session::stroke);
    assertThat(outcome(Mode.NORMAL)).isEqualTo("50 50 4 5");
  }

  @ParameterizedTest
  @EnumSource(Mode.class)
  void oneUndoRevertsTheChangeOfAStroke(Mode mode) {
    enter(mode);
    Image before = session.calculator.image();
    assertThat(Strokes.all(CHANGING))
        .allSatisfy(
            stroke -> {
              assertThat(session.stroke(stroke).calculator.image()).isNotEqualTo(before);
              assertThat(session.control('u').calculator.image()).matches(before::remembersTheSame);
            });
  }

  @ParameterizedTest
  @CsvSource({"a, ABa", "e, ABe", "f, ABF", "7, AB7", "<, AB<", "^, AB↑"})
  void shiftInAlphaModeMakesFiveSmallLettersAndWaitsNoLonger(char letter, String text) {
    enter(Mode.ALPHA);
    session.type(";" + letter);
    assertThat(outcome(Mode.ALPHA)).isEqualTo(text + " ALPHA");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=", "(", ")"})
  void equalsSignExplainsHowToAdd(String sign) {
    session.type(sign);
    assertThat(session.picture()).contains("\n no " + sign + " key  2 Enter 3 + adds 2 and 3\n");
  }

  @Test
  void wordsTypedInPrgmModeBecomeLines() {
    enter(Mode.PRGM);
    session.type("sin 2 cos").press(KeyName.ENTER);
    assertThat(session.screen().calculator().snapshot().program().lines())
        .extracting(Snapshot.SnapshotLine::text)
        .containsExactly("LBL┬P", "9", "SIN", "2", "COS", "8", "END");
  }

  @Test
  void capitalsExecuteLocalLabelsAndAssignmentsWhileUserIsOn() {
    session.paste("LBL B\n77\nRTN\nEND\n").line("gto .001").line("asn \"PI\" 13");
    session.press(KeyName.F2).type("B");
    assertThat(outcome(Mode.NORMAL)).startsWith("2 50 4 77");
    session.type("C");
    assertThat(outcome(Mode.NORMAL)).startsWith("50 4 77 3");
    assertThat(session.type("K").screen().input().line()).isPresent();
    session.press(KeyName.ESCAPE).line("asn \"PI\" 32").line("9").type("K");
    assertThat(session.screen().input().line()).isEmpty();
    assertThat(outcome(Mode.NORMAL)).startsWith("77 3 9 3");
  }

  @Test
  void enterIsRunStopWhileAProgramWaitsForText() {
    session.paste("LBL \"Q\"\n\"WHO?\"\nAON\nPROMPT\n9\nEND\n").line("xeq \"Q\"");
    assertThat(outcome(Mode.ALPHA)).startsWith("WHO?").contains("ALPHA");
    session.type("me").press(KeyName.ENTER);
    assertThat(outcome(Mode.ALPHA)).startsWith("ME").contains("ALPHA");
    assertThat(outcome(Mode.NORMAL)).startsWith("2 50 4 9");
  }

  private void enter(Mode mode) {
    switch (mode) {
      case NORMAL -> {}
      case ALPHA -> session.press(KeyName.F4).type("ab");
      case PRGM -> session.press(KeyName.F3);
    }
  }

  private String outcome(Mode mode) {
    Screen screen = session.screen();
    Snapshot snapshot = screen.calculator().snapshot();
    Snapshot.Modes modes = snapshot.modes();
    int line = snapshot.program().line();
    return Stream.of(
            content(mode, snapshot),
            word(mode != Mode.PRGM && line != 2, "@" + line),
            word(!snapshot.on(), "off"),
            word(modes.user(), "USER"),
            word(modes.prgm(), "PRGM"),
            word(modes.alpha(), "ALPHA"),
            word(modes.shift(), "SHIFT"),
            screen.input().line().map(it -> "›" + it.text()).orElse(""),
            word(screen.notes().help().isPresent(), "help"),
            word(screen.panels().focused(), "panel"),
            screen.notes().note().map(it -> "says " + it.head()).orElse(""))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private String content(Mode mode, Snapshot snapshot) {
    return switch (mode) {
      case NORMAL ->
          snapshot.stack().stream()
              .limit(4)
              .map(level -> level.text().strip().replaceAll("\\. *", " E").replaceAll(" E$", ""))
              .collect(Collectors.joining(" "));
      case ALPHA -> snapshot.alpha().replace(' ', '␣');
      case PRGM -> session.calculator.programLine();
    };
  }

  private static String word(boolean applies, String word) {
    return applies ? word : "";
  }
}
