package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.KnownName;
import hp41.NameKind;
import hp41.NameKind.BuiltinName;
import hp41.commands.Completions;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {

  private static final List<KnownName> NAMES =
      List.of(
          name("ASTO", "nn", BuiltinName.FUNCTION),
          name("STOP", "", BuiltinName.FUNCTION),
          name("STO", "nn", BuiltinName.FUNCTION),
          name("SIN", "", BuiltinName.FUNCTION),
          name("8QUEENS", "", BuiltinName.LABEL));

  private final CommandLine line =
      new CommandLine(
          new Completions(() -> NAMES, List::of, List::of, line -> false, () -> false),
          new History(Optional.empty()));

  @Test
  void offersNamesByPrefixThenInsideThenInSequence() {
    line.open("sto");
    assertThat(offers()).containsExactly("STO", "STOP", "ASTO");
    line.open("so");
    assertThat(offers()).containsExactly("sound", "ASTO", "STOP", "STO");
  }

  @Test
  void offersTheWordsOfABreakpointBehindItsLine() {
    line.open("break 12 i");
    assertThat(offers()).startsWith("if");
    line.open("break 12 if RCL 01 hi");
    assertThat(offers()).startsWith("hits");
    line.open("hi");
    assertThat(offers()).doesNotContain("hits");
  }

  @Test
  void recentlyUsedNamesComeFirstAmongEquals() {
    line.open("stop");
    take(KeyName.TAB);
    line.open("st");
    assertThat(offers()).startsWith("STOP", "STO");
  }

  @Test
  void executedNamesAreOfferedFirst() {
    line.open("stop");
    take(KeyName.ENTER);
    line.open("st");
    assertThat(offers()).startsWith("STOP", "STO");
  }

  @Test
  void tabCompletesAndAddsABlankForTheOperand() {
    line.open("sto");
    take(KeyName.TAB);
    assertThat(text()).isEqualTo("STO ");
    type("05");
    assertThat(take(KeyName.ENTER)).contains("STO 05");
    assertThat(line.isOpen()).isFalse();
  }

  @Test
  void labelIsExecutedByItsNameAlone() {
    line.open("8q");
    take(KeyName.TAB);
    assertThat(text()).isEqualTo("XEQ 8QUEENS");
    line.open("xeq 8q");
    take(KeyName.TAB);
    assertThat(text()).isEqualTo("xeq 8QUEENS");
  }

  @Test
  void chosenNameIsRunByEnterUnlessItNeedsAnOperand() {
    line.open("sto");
    take(KeyName.DOWN);
    assertThat(take(KeyName.ENTER)).contains("STOP");
    line.open("sto");
    take(KeyName.DOWN);
    take(KeyName.UP);
    assertThat(take(KeyName.ENTER)).isEmpty();
    assertThat(text()).isEqualTo("STO ");
  }

  @Test
  void commandsOfTheTerminalAreOfferedToo() {
    line.open("un");
    assertThat(offers()).contains("undo");
    line.open(":s");
    assertThat(offers()).contains("stack", "start").doesNotContain("SIN");
  }

  @Test
  void numbersAndTextsAreNotCompleted() {
    line.open("8");
    assertThat(offers()).isEmpty();
    line.open("\"ST");
    assertThat(offers()).isEmpty();
  }

  @Test
  void editsAnywhereInTheLine() {
    line.open("sn");
    take(KeyName.LEFT);
    type("i");
    take(KeyName.END);
    type("  2");
    take(KeyName.BACKSPACE);
    line.take(Stroke.control('w'));
    assertThat(text()).isEmpty();
    type("one two");
    line.take(Stroke.control('u'));
    assertThat(text()).isEmpty();
    take(KeyName.BACKSPACE);
    assertThat(line.isOpen()).isFalse();
  }

  @Test
  void arrowsRecallTypedLines() {
    line.open("1 +");
    take(KeyName.ENTER);
    line.open("2 *");
    take(KeyName.ESCAPE);
    line.openHistory();
    assertThat(text()).isEqualTo("2 *");
    take(KeyName.UP);
    assertThat(text()).isEqualTo("1 +");
    take(KeyName.DOWN);
    assertThat(text()).isEqualTo("2 *");
  }

  @Test
  void historyIsSearchedWhileLettersAreTyped() {
    for (String typed : List.of("sto 05", "sin", "sto 07", "cos")) {
      line.open(typed);
      take(KeyName.ENTER);
    }
    line.open("");
    line.take(Stroke.control('r'));
    assertThat(text()).isEqualTo("cos");
    type("st");
    assertThat(text()).isEqualTo("sto 07");
    assertThat(line.view().orElseThrow().sought()).contains("st");
    line.take(Stroke.control('r'));
    assertThat(text()).isEqualTo("sto 05");
    line.take(Stroke.control('r'));
    assertThat(text()).isEqualTo("sto 05");
    take(KeyName.ESCAPE);
    assertThat(line.view().orElseThrow().sought()).isEmpty();
    assertThat(take(KeyName.ENTER)).contains("sto 05");
  }

  @Test
  void escapeStoresTheTextForTheNextOpening() {
    line.open("sto 0");
    take(KeyName.ESCAPE);
    line.open(":");
    assertThat(text()).isEqualTo("sto 0");
    take(KeyName.ESCAPE);
    line.open("s");
    assertThat(text()).isEqualTo("s");
  }

  @Test
  void firstTypedCharacterReplacesTheStoredText() {
    line.open("sto 0");
    take(KeyName.ESCAPE);
    line.open(":");
    type("theme");
    assertThat(text()).isEqualTo(":theme");
    take(KeyName.ESCAPE);
    line.open(":");
    take(KeyName.END);
    type(" dark");
    assertThat(text()).isEqualTo(":theme dark");
  }

  @Test
  void historyIsStoredForTheNextStart(@TempDir Path folder) {
    Optional<Path> file = Optional.of(folder.resolve("state").resolve("history.txt"));
    CommandLine first =
        new CommandLine(
            new Completions(() -> NAMES, List::of, List::of, line -> false, () -> false),
            new History(file));
    first.open("1 2 +");
    first.take(Stroke.named(KeyName.ENTER));
    CommandLine second =
        new CommandLine(
            new Completions(() -> NAMES, List::of, List::of, line -> false, () -> false),
            new History(file));
    second.openHistory();
    assertThat(second.view().orElseThrow().text()).isEqualTo("1 2 +");
  }

  @Test
  void uniquePrefixOfAProgramNameRunsIt() {
    line.open("8q");
    assertThat(take(KeyName.ENTER)).contains("XEQ 8QUEENS");
    line.open("sin");
    assertThat(take(KeyName.ENTER)).contains("sin");
  }

  private List<String> offers() {
    return line.view().orElseThrow().offers().stream().map(KnownName::text).toList();
  }

  private String text() {
    return line.view().orElseThrow().text();
  }

  private Optional<String> take(KeyName name) {
    return line.take(Stroke.named(name));
  }

  private void type(String text) {
    text.chars().forEach(c -> line.take(Stroke.typed((char) c)));
  }

  private static KnownName name(String text, String operand, NameKind kind) {
    return new KnownName(text, operand, kind, "", "");
  }
}
