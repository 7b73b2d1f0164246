package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.Note;
import hp41.panel.help.HelpPage;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CurrentNote;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the messages about the calculator and about typed lines. */
class SessionMessagesTest extends UserInterfaceFixture {

  SessionMessagesTest() {
    super(false);
  }

  @Test
  void functionWithoutItsOperandOpensItsPrompt() {
    enter("sto");
    assertThat(message().head()).isEqualTo("STO");
    assertThat(calculator.snapshot().display()).hasToString("STO __");
    press(KeyName.ESCAPE);
    for (String function : new String[] {"asn", "fix", "xeq", "size", "cat"}) {
      enter(function);
      assertThat(message().mark()).as(function).isEqualTo("?");
      press(KeyName.ESCAPE);
    }
    enter("fix");
    type("2");
    assertThat(x()).isEqualTo("0.00");
  }

  @Test
  void promptReplacesAnError() {
    enter("0 1/x");
    assertThat(message().isError()).isTrue();
    enter("sto");
    assertThat(message().mark() + message().head()).isEqualTo("?STO");
  }

  @Test
  void tabInsertsTheCallOfTheNearestProgram() {
    press(KeyName.F3);
    enter("lbl \"8QUEENS\"");
    press(KeyName.F3);
    enter("xeq 8quens");
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("XEQ 8QUEENS");
    press(KeyName.ENTER);
    assertThat(calculator.snapshot().error()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"'xeq roots', '', ROOTS", "xeq, roots, NONEXISTENT"})
  void upToThreeOfTheNearestProgramsAreOffered(String line, String keyed, String head) {
    press(KeyName.F3);
    enter("lbl \"ROOTA\" lbl \"ROOTB\" lbl \"ROOTC\" lbl \"ROOTD\"");
    press(KeyName.F3);
    enter(line);
    if (!keyed.isEmpty()) {
      enter(keyed);
    }
    assertThat(message().mark() + message().head()).isEqualTo("▲" + head);
    assertThat(message().clauses(KeyNames.NONE))
        .contains("did you mean ROOTA, ROOTB or ROOTC?", "Tab inserts the first");
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("XEQ ROOTA");
  }

  @Test
  void onlyNearNamesAreSuggested() {
    enter("sinn");
    assertThat(message().clauses(KeyNames.NONE)).anyMatch(it -> it.startsWith("did you mean SIN"));
    enter("xeq fnordfn");
    assertThat(message().clauses(KeyNames.NONE))
        .containsExactly("there is no such program", "F1 explains", "catalogue lists the programs");
    press(KeyName.TAB);
    assertThat(screen().input().line()).isEmpty();
  }

  @Test
  void tabReplacesALowerCaseNameByTheCallInCapitals() {
    press(KeyName.F3);
    enter("lbl \"8QUEENS\"");
    press(KeyName.F3);
    enter("5 xeq \"8quens\"");
    assertThat(message().head()).isEqualTo("8quens");
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("XEQ 8QUEENS");
  }

  @Test
  void namesThatBeginWithKeysAreRecognised() {
    press(KeyName.F3);
    enter("lbl \"8QUEENS\"");
    press(KeyName.F3);
    type("8q");
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("8q");
    assertThat(x()).isEqualTo("0.0000");
    press(KeyName.ENTER);
    calculator.proceed(100);
    assertThat(calculator.snapshot().error()).isEmpty();
    enter("4 1/x");
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("1/X");
  }

  @Test
  void helpExplainsTheErrorOrTheWordInTheLine() {
    type("0");
    enter("log");
    press(KeyName.F1);
    assertThat(chosenInHelp()).isEqualTo("DATA ERROR");
    press(KeyName.ESCAPE);
    type("sto");
    press(KeyName.F1);
    assertThat(chosenInHelp()).isEqualTo("STO");
    press(KeyName.ESCAPE);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("sto");
  }

  @Test
  void earlierDisplayIsNotTheQuestion() {
    enter("\"ABC\"");
    enter("aview");
    assertThat(message().text()).isEqualTo("ABC");
    ui.take(Stroke.control('u'));
    assertThat(message().head()).isNotEqualTo("ABC");
    enter("aview");
    enter("cat 1");
    assertThat(message().head()).isEqualTo("CAT");
  }

  @Test
  void questionIsTheCurrentDisplay() {
    enter("\"ABC\"");
    enter("aview");
    press(KeyName.F3);
    enter("\"PUBLISH?\" aon stop");
    press(KeyName.F3);
    enter("rtn r/s");
    calculator.proceed(100);
    assertThat(message().mark()).isEqualTo("?");
    assertThat(message().text())
        .isEqualTo("PUBLISH? · letters go to ALPHA · Enter answers · the program waits");
    ui.take(Stroke.control('u'));
    assertThat(message().clauses(KeyNames.NONE)).doesNotContain("the program waits");
  }

  private String chosenInHelp() {
    HelpPage page = screen().notes().help().orElseThrow();
    return page.found().get(page.chosen()).text();
  }

  private Note message() {
    return CurrentNote.of(screen());
  }
}
