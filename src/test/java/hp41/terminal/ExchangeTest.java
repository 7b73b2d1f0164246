package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.panel.Note;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Listings that are pasted into the terminal, loaded from files, and copied out of it. */
class ExchangeTest {

  private static final String LISTING = "01*LBL \"TWICE\"\r\n02 2\r\n03 *\r\n04 END\r\n";

  private final FakePeripherals outside = new FakePeripherals();
  private final FakeTerminal terminal = new FakeTerminal();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final Desk desk = new Desk(calculator, terminal, Theme.MACHINE, outside, true);

  private void type(String characters) {
    characters.chars().forEach(c -> desk.take(Stroke.typed((char) c)));
  }

  private void run(String line) {
    type(line);
    desk.take(Stroke.named(Named.ENTER));
  }

  private Note note() {
    return desk.screen(outside.instant(), 0).note().orElseThrow();
  }

  private String program() {
    return String.join(
        " ", calculator.snapshot().program().lines().stream().map(line -> line.text()).toList());
  }

  @Test
  void aPastedListingIsLoadedAndCanBeTakenBack() {
    desk.take(new Stroke.Pasted(LISTING));
    assertThat(note().head()).isEqualTo("4 lines loaded");
    assertThat(note().clauses()).contains("xeq TWICE starts it");
    assertThat(program()).startsWith("LBL┬TWICE 2 *");
    run(":21");
    run("xeq twice");
    calculator.proceed(100);
    assertThat(calculator.snapshot().stack())
        .anyMatch(level -> level.text().strip().equals("42.0000"));
    desk.take(Stroke.control('u'));
    desk.take(Stroke.control('u'));
    desk.take(Stroke.control('u'));
    assertThat(program()).doesNotContain("TWICE");
  }

  @Test
  void aPastedListingWithErrorsIsRefusedWhole() {
    desk.take(new Stroke.Pasted("LBL \"A\"\nRCLL 05\nFNORD\nEND\n"));
    assertThat(note().head()).isEqualTo("pasted text:2:1");
    assertThat(note().clauses())
        .containsExactly(
            "unknown step RCLL; did you mean RCL?", "1 more like it", "nothing was loaded");
    assertThat(program()).doesNotContain("A");
  }

  @Test
  void pastedWordsGoIntoTheTypedLine() {
    desk.take(new Stroke.Pasted("2 3 +\n4 *"));
    assertThat(desk.screen(outside.instant(), 0).line().orElseThrow().text())
        .isEqualTo("2 3 + 4 *");
  }

  @Test
  void inPrgmModePastedLinesAreInsertedBehindTheCurrentOne() {
    desk.take(new Stroke.Pasted(LISTING));
    desk.take(Stroke.named(Named.F3));
    desk.take(Stroke.named(Named.F8));
    desk.take(new Stroke.Pasted("RCL 01 ; one\n#90 05\n\"A,B\"\n"));
    assertThat(note().head()).isEqualTo("3 lines inserted");
    assertThat(program()).startsWith("LBL┬TWICE RCL 01 RCL 05 ┬A,B 2 *");
  }

  @Test
  void aFileIsLoadedByName(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("twice.txt"), LISTING);
    run(":load " + file);
    assertThat(note().head()).isEqualTo("4 lines loaded");
    run(":load " + folder.resolve("thrice.txt"));
    assertThat(note().isError()).isTrue();
    assertThat(note().clauses()).containsExactly("no such file");
    run(":load " + folder);
    assertThat(note().clauses()).containsExactly("cannot be read");
  }

  @Test
  void whatIsCopiedCanBePasted() {
    desk.take(new Stroke.Pasted(LISTING));
    desk.take(Stroke.named(Named.F3));
    desk.take(Stroke.control('y'));
    assertThat(terminal.copied).isEqualTo("LBL \"TWICE\"\n2\n*\nEND\n");
    assertThat(note().head()).isEqualTo("4 lines copied");
    desk.take(Stroke.named(Named.F3));
    type("7");
    desk.take(Stroke.control('y'));
    assertThat(note().head()).endsWith("copied");
    desk.take(Stroke.named(Named.F4));
    type("HI");
    desk.take(Stroke.control('y'));
    assertThat(terminal.copied).isEqualTo("HI");
  }
}
