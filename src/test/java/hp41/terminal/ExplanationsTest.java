package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.KnownName;
import hp41.panel.ModalKeys;
import hp41.panel.Note;
import hp41.panel.help.HelpPage;
import hp41.panel.help.Messages;
import hp41.panel.view.CurrentNote;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that F1 explains every message on the screen, in a window of 80×24. */
class ExplanationsTest {

  /** Strokes after which each kind of message is shown that no typed command reports. */
  private static final List<String> STROKES =
      List.of(
          "=",
          "#",
          "F4 { ",
          "Ctrl-u",
          "7 Ctrl-u",
          "7 Ctrl-u Alt-u",
          "Alt-u",
          "n o n s e n s e Enter",
          "Ctrl-c",
          "Ctrl-y",
          "F9",
          "Alt-s",
          ": x e q Space n o n e Enter",
          ": 2 + 3 Enter",
          ": p i = Enter",
          ": a v i e w Enter",
          ": w n d d t a Enter",
          ": r c l p t a Enter",
          ": 0 Space 1 / x Enter");

  private static final Pattern MESSAGES = Pattern.compile("/(terminal|keymap|panel)/.*\\.java$");
  private static final Pattern MEMBERS = Pattern.compile("(?m)^ {2,4}}$|;\n\n");
  private static final Pattern CREATES =
      Pattern.compile("\\bNote\\.(of|error|question)\\((?!\"\")");

  private TestSession session = new TestSession(Accessory.CARD_READER).in(TestSession.MEDIUM);

  static Stream<String> lines() {
    return NextStepTest.LINES.stream().filter(it -> !List.of("off", "prgm", "load $").contains(it));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void answersOfCommandsAreExplained(String lines, @TempDir Path folder) {
    session = new TestSession(folder, Accessory.CARD_READER).in(TestSession.MEDIUM);
    for (String line : lines.split(" : ")) {
      session.line(line.replace("$", folder.toString()));
    }
    assertThat(CurrentNote.of(session.screen()).head()).as(lines).isNotEmpty();
    assertThatTheMessageIsExplained();
  }

  @ParameterizedTest
  @FieldSource("STROKES")
  void otherMessagesAreExplained(String strokes) {
    session.paste("LBL \"AREA\"\nX^2\nPI\n*\nEND\n").line("\"TEXT\"");
    Strokes.all(strokes.strip()).forEach(session::stroke);
    assertThatTheMessageIsExplained();
  }

  @ParameterizedTest
  @CsvSource({"REGISTERS, abc", "ALPHA, AAAAABBBBBAAAAABBBBBAAAAAB", "PROGRAM, nonsense"})
  void errorsInPanelsAreExplained(hp41.panel.view.Panels panel, String typed) {
    session.paste("LBL \"AREA\"\nX^2\nEND\n").line("1 sto 05").open(panel);
    session.press(KeyName.ENTER).change(typed);
    assertThatTheMessageIsExplained();
  }

  @Test
  void resultOfPastingAListingIsExplained() {
    session.paste("LBL \"AREA\"\nX^2\nEND\n");
    assertThat(session.note()).startsWith("3 lines loaded");
    assertThatTheMessageIsExplained();
  }

  @ParameterizedTest
  @CsvSource({"watch X, WATCHES", "break 1, BREAKPOINTS"})
  void removalFromAListIsExplained(String line, hp41.panel.view.Panels list) {
    session.in(TestSession.LARGE).paste("LBL \"AREA\"\nX^2\nEND\n").line("debug").line(line);
    session.open(list).press(KeyName.DELETE);
    assertThat(session.note()).isNotEmpty();
    assertThatTheMessageIsExplained();
  }

  @Test
  void lostStrokesAreExplained() {
    session.stroke(new Stroke.Dropped());
    assertThatTheMessageIsExplained();
    session.press(KeyName.ESCAPE).stroke(new Stroke.Unpasted("its end is missing"));
    assertThatTheMessageIsExplained();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void traceFileThatCannotBeWrittenIsExplained() {
    session.paste("LBL \"T\"\nEND\n").line("traceon /dev/full").line("xeq t");
    assertThat(session.note()).startsWith("/dev/full").contains("cannot be written");
    assertThatTheMessageIsExplained();
  }

  @Test
  void stoppedProgramIsExplained() {
    session.paste("LBL \"W\"\nSTOP\nPI\nEND\n").line("xeq \"W\"");
    assertThat(CurrentNote.of(session.screen()).head()).startsWith("W stopped at");
    assertThatTheMessageIsExplained();
  }

  /**
   * Checks that each method that creates a message explains it. Messages of commands are explained
   * by their rows, errors of the calculator and functions that wait for keys by their own pages,
   * and messages about modes and panels by the lists of keys.
   */
  @Test
  void everyMethodThatCreatesAMessageExplainsIt() throws IOException {
    Set<String> elsewhere =
        Set.of("CurrentNote", "OperandHelp", "ModalKeys", "PanelItem", "Note", "CalculatorInput");
    List<String> unexplained = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("main/java/hp41"))) {
      for (Path file : files.filter(it -> MESSAGES.matcher(it.toString()).find()).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        for (String member : MEMBERS.split(Files.readString(file))) {
          boolean explains = member.matches("(?s).*(\\.means\\(|explained\\(|explainError\\().*");
          if (CREATES.matcher(member).find() && !explains && !elsewhere.contains(name)) {
            unexplained.add(name + ": " + member.strip());
          }
        }
      }
    }
    assertThat(unexplained).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(ModalKeys.class)
  void everyModalFunctionHasAPage(ModalKeys function) {
    boolean named =
        session.calculator.names().stream().anyMatch(it -> it.text().equals(function.name()));
    assertThat(named || function == ModalKeys.ALARM).isTrue();
  }

  @Test
  void everyErrorOfTheCalculatorHasAMeaning() {
    assertThat(Messages.NAMES).isNotEmpty().allMatch(it -> it.help().length() > 20);
  }

  @Test
  void wholeMessageIsShownWhereTheRowIsTooShort() {
    session.in(new hp41.screen.Size(60, 16)).line("plug nonsense").press(KeyName.F1);
    assertThat(session.picture()).contains("Means", "Says      plug nonsense");
  }

  private void assertThatTheMessageIsExplained() {
    Note note = CurrentNote.of(session.screen());
    boolean error = !session.calculator.snapshot().error().isEmpty();
    session.press(KeyName.F1);
    HelpPage page = session.screen().notes().help().orElseThrow();
    assertThat(page.chosen()).as(note.toString()).isNotNegative();
    KnownName shown = page.found().get(page.chosen());
    assertThat(shown.help()).as(note.toString()).hasSizeGreaterThan(20);
    boolean prompt = session.calculator.prompt().isPresent() || error && note.meaning().isEmpty();
    assertThat(prompt || page.occasion().says().equals(note.text())).as(note.toString()).isTrue();
  }
}
