package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that messages and hints do not promise what another part does differently. */
class PromisesTest {

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  private String row() {
    return session.picture().lines().skip(22).findFirst().orElseThrow().stripTrailing();
  }

  @Test
  void undoThatSwitchesOffSaysSo() {
    session.press(KeyName.F12, KeyName.BACKSPACE, KeyName.F12);
    assertThat(session.calculator.display().toString()).contains("MEMORY LOST");
    session.control('u');
    assertThat(session.calculator.isOn()).isFalse();
    assertThat(row()).contains("the calculator is off", "(F12) turns it on");
    session.press(KeyName.F12);
    assertThat(session.calculator.isOn()).isTrue();
  }

  @Test
  void builtInAccessoryIsNotMissing() {
    session.line("unplug time");
    assertThat(row())
        .contains("time", "is built into the 41CX", "model c starts an empty calculator");
  }

  /**
   * QUIT and names of programs to delete are completed, words that are not understood are reported,
   * others are executed.
   */
  @ParameterizedTest
  @CsvSource({
    "qui,  Enter completes quit",
    "sig,  Enter uses SIGN",
    "asi,  Enter uses ASIN",
    "arcl, Enter runs",
    "clp ol, Enter completes OLD",
    "h,    Enter uses HMS",
    "edit, Enter reports an error: did you mean PRGM?",
    "run,  Enter reports an error: unknown instruction run; did you mean XEQ?",
    "no,   Enter reports an error: unknown instruction no; did you mean ON?",
    "fnord, Enter reports an error: unknown instruction fnord",
    ":fnord, Enter reports an error: unknown instruction fnord",
    "no sig, Enter reports an error: unknown instruction no; did you mean ON?",
    "xeq nosuch, Enter reports an error: there is no such program",
    "old, Enter runs",
    "xeq old, Enter runs",
    "xeq sinh, Enter runs",
    "xeq 8queens, Enter runs",
    "rad xeq nosuch, Enter reports an error: there is no such program",
    "prx, Enter reports an error: needs a printer",
    "pi prx, Enter reports an error: needs a printer",
    "xeq \"sto\", Enter reports an error: type it without XEQ",
    "rad old, Enter runs",
    "lbl new sin, Enter runs",
    "load nothing.txt, Enter runs",
  })
  void enterIsAnnounced(String typed, String expected) {
    session.outside.bundled = true;
    session.paste("LBL \"OLD\"\nSIN\nEND\n");
    session.type(typed);
    String before = row();
    session.press(KeyName.ENTER);
    boolean completes = session.ui.screen(session.outside.instant(), 0).input().line().isPresent();
    assertThat(before.contains("Enter completes")).as(before).isEqualTo(completes);
    assertThat(before).contains(expected);
    assertThat(before.contains("Enter reports"))
        .isEqualTo(session.calculator.error().equals("NONEXISTENT"));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 'Enter reports an error: needs 79 registers, but only 0 are free'",
    "0, Enter uses 8QUEENS"
  })
  void programWithoutRoomIsAnnounced(int last, String expected) {
    session.outside.bundled = true;
    session.line("size 319").line(last + " sto ind X 318 x<>y sto ind Y");
    session.type("8q");
    assertThat(row()).contains(expected);
    session.press(KeyName.ENTER);
    assertThat(row().contains("needs 79 registers")).isEqualTo(last == 1);
  }

  /** While a program runs or a function takes the keys, no line is executed. */
  @ParameterizedTest
  @CsvSource({
    "xeq \"OLD\", sin, Enter reports an error: a program runs",
    "getkey,      sin, Enter reports an error: GETKEY waits for a key",
  })
  void lineThatCannotBeTypedNowIsAnnounced(String first, String typed, String expected) {
    session.paste("LBL \"OLD\"\nLBL 01\nGTO 01\nEND\n").line(first);
    session.type(":" + typed);
    assertThat(row()).contains(expected);
    session.press(KeyName.ENTER);
    assertThat(row()).contains(expected.substring("Enter reports an error: ".length()));
  }

  /** The proposal is more important than the reason, and that there is an error most important. */
  @ParameterizedTest
  @CsvSource({
    "120, 'Enter reports an error: EDIT is a function of the HP-42S, which the HP-41 does not have; did you mean PRGM?'",
    "60,  'Enter reports an error: did you mean PRGM?'",
    "36,  'Enter reports an error'",
  })
  void announcedErrorIsShortened(int columns, String expected) {
    session.in(new Size(columns, 24)).type("edit");
    assertThat(row()).endsWith("› edit  " + expected);
  }

  @ParameterizedTest
  @EnumSource(
      value = KeyName.class,
      names = {"F4", "ENTER"})
  void editorSaysWhichCharactersAreTyped(KeyName alpha) {
    session.line("\"T\" 20 crflas ed");
    assertThat(row()).contains("letters are typed");
    session.type("m").press(alpha);
    assertThat(row()).contains("digits and signs are typed", "F4 types letters");
    session.type("7");
    assertThat(session.calculator.display().toString()).contains("M7");
    session.press(KeyName.F4);
    assertThat(row()).contains("letters are typed");
    session.type("n");
    assertThat(session.calculator.display().toString()).contains("M7N");
  }

  @Test
  void enterDoesNotAnswerWhileAPanelHasTheFocus() {
    session.outside.bundled = true;
    session.line("8queens");
    assertThat(row()).contains("Enter answers");
    session.press(KeyName.TAB);
    assertThat(row()).contains("PUBLISH?", "Esc returns").doesNotContain("Enter answers");
    session.press(KeyName.ESCAPE);
    assertThat(row()).contains("Enter answers");
  }

  @ParameterizedTest
  @CsvSource({
    "size 040 rcl 60,       'NONEXISTENT  there is no R60, SIZE is 040 · type: size 061'",
    "size 040 500 sto 01 rcl ind 01, 'NONEXISTENT  there is no R500, SIZE is 040 · Backspace'",
    "size 012 Σ+,           'NONEXISTENT  there is no R16, SIZE is 012 · type: size 017'",
    "size 990,              'SIZE 990 · there is room for 319 data registers · type: size 319'",
  })
  void missingRegisterIsNamed(String line, String reason) {
    session.line(line);
    assertThat(row()).contains(reason);
  }

  @Test
  void registersMakeRoomForLinesIfMemoryIsFull() {
    session.line("size 317").press(KeyName.F3);
    session.line("\"ABCDEFGHIJKLMNO\"").line("\"ABCDEFGHIJKLMNO\"");
    assertThat(row()).contains("TRY AGAIN", "program memory is full · type: size 307");
    session.line("size 307").line("\"ABCDEFGHIJKLMNO\"");
    assertThat(session.calculator.snapshot().program().lines()).hasSize(3);
  }

  /** Messages that are no errors have an explanation, too. */
  @ParameterizedTest
  @CsvSource({
    "emdir,           Extended memory contains no files",
    "almcat,          The list has no entries",
    "1 2 x>y?,        'The test is true. In a program'",
    "\"TYPE: P\" aview, VER has read a magnetic card",
  })
  void messageOfTheMachineIsExplained(String line, String meaning) {
    session.line(line).press(KeyName.F1);
    assertThat(session.picture().replaceAll("\\s+", " ")).contains(meaning);
  }

  @Test
  void shiftAndAlphaAreExplained() {
    session.press(KeyName.F6, KeyName.F1);
    assertThat(session.picture()).contains("The gold name above a key");
    session.press(KeyName.ESCAPE, KeyName.F6, KeyName.F4, KeyName.F1);
    assertThat(session.picture()).contains("Keys are characters now");
  }

  @Test
  void longMessageDoesNotCoverItsExplanation() {
    session.line("\"ABCDEFGHIJKLMNOPQRSTUVW\" aview").press(KeyName.F1);
    assertThat(session.picture().lines().skip(9).limit(12))
        .allSatisfy(it -> assertThat(it.charAt(18)).isEqualTo('│'));
  }

  @Test
  void getkeySaysWhatItWaitsFor() {
    session.line("getkey");
    assertThat(row()).contains("GETKEY", "waits for a key").doesNotContain("type a name");
    session.line("sin");
    assertThat(row()).contains("GETKEY waits for a key");
  }

  /** Help explains the function whose operand is being typed. */
  @ParameterizedTest
  @CsvSource({"'sto ', STO", "'sto 0', STO", "'sto ind 1', STO", "'xeq ', XEQ", "'sin ', SIN"})
  void operandIsExplainedByItsFunction(String typed, String expected) {
    session.type(typed).press(KeyName.F1);
    assertThat(session.picture()).contains("Name      " + expected + " ");
  }

  @ParameterizedTest
  @CsvSource({
    "integral,    INTG",
    "insert line, F3",
    "new program, F3",
    "reset,       MEMORY LOST",
    "backspce,    Backspace",
    "convert hex, BASE",
    "sine,        SIN",
    "cosine,      COS",
    "tangent,     TAN",
  })
  void helpFindsWhatUsersCallIt(String words, String name) {
    session.outside.bundled = true;
    session.press(KeyName.F1).type(words);
    assertThat(session.picture().lines().filter(it -> it.contains("Name")).findFirst())
        .hasValueSatisfying(it -> assertThat(it).contains("Name      " + name + " "));
  }
}
