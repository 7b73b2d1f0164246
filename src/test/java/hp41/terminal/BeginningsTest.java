package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.KnownName;
import hp41.TypedLineError;
import hp41.panel.Hint;
import hp41.panel.Promise;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Checks the beginnings of the names of functions. Enter uses the name that the row announces;
 * where nothing can be announced, the error proposes the same name.
 */
class BeginningsTest {

  private final TestSession session = new TestSession(Accessory.values()).in(TestSession.MEDIUM);

  /** Functions of the HP-42S are explained instead. */
  @Test
  void errorProposesFirstWhatTheRowOfTheScreenAnnounces() {
    List<String> functions =
        session.calculator.names().stream()
            .filter(it -> !it.isLabel() && !it.text().contains(" "))
            .map(KnownName::text)
            .toList();
    List<String> differences = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String function : functions) {
      for (int end = 1; end < function.length(); end++) {
        String word = function.substring(0, end);
        Optional<String> announced = announced(word).filter(functions::contains);
        if (announced.isPresent() && seen.add(word)) {
          TypedLineError error = session.calculator.type(word).orElseThrow();
          boolean proposes = error.nearest().stream().findFirst().equals(announced);
          if (!proposes && !error.reason().contains("HP-42S")) {
            differences.add(error.message() + " not " + announced.get());
          }
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(100);
    assertThat(differences).isEmpty();
  }

  @Test
  void lineModeRunsNoFunctionByABeginning() {
    session.line("2.5").stroke(new Stroke.InputLine("h", true));
    assertThat(session.calculator.error()).isEqualTo("NONEXISTENT");
    assertThat(session.note()).contains("did you mean HMS, HMS+ or HMS-?");
    session.stroke(new Stroke.InputLine("hms", true));
    assertThat(session.calculator.display()).hasToString(" 2.3000");
  }

  /** Returns the name that the row announces for a word in the typed line. */
  private Optional<String> announced(String word) {
    session.type("a").control('u');
    session.stroke(new Stroke.Pasted(word));
    Hint enter = session.screen().input().line().orElseThrow().enter();
    session.press(KeyName.ESCAPE);
    return Optional.of(enter.word())
        .filter(it -> enter.promise() == Promise.USES_NAME)
        .map(it -> it.substring(it.indexOf(' ') + 1));
  }
}
