package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that one undo reverts each change by a key or a line, and that one redo repeats it. */
class UndoTest extends UserInterfaceFixture {

  private static final String PROGRAM = "lbl \"A1\" 1 2 + end";

  @TempDir private Path folder;

  UndoTest() {
    super(false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sin",
        "5 sto 01",
        "\"TEXT\"",
        "clst",
        "fix 2",
        "sf 01",
        "size 020",
        "clp \"A1\"",
        "pack",
        "asn \"SIN\" 11",
        "clrg",
        "deg",
        "1 2 3 +",
        "xeq \"A1\""
      })
  void typedLineIsUndoneAsAWhole(String line) {
    program();
    run("7 sto 02 rad");
    Image before = calculator.image();
    run(line);
    calculator.proceed(1000);
    Image after = calculator.image();
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
    if (!after.equals(before)) {
      ui.take(new Stroke.Alt('u'));
      assertThat(calculator.image()).isEqualTo(after);
    }
  }

  @Test
  void manyLinesCanBeUndoneAndRedone() {
    int lines = 1500;
    for (int i = 0; i < lines; i++) {
      run("1 +");
    }
    assertThat(x()).isEqualTo("1,500.0000");
    for (int i = 0; i < lines; i++) {
      ui.take(Stroke.control('u'));
    }
    assertThat(x()).isEqualTo("0.0000");
    for (int i = 0; i < lines; i++) {
      ui.take(new Stroke.Alt('u'));
    }
    assertThat(x()).isEqualTo("1,500.0000");
  }

  @Test
  void numberBeingKeyedLosesItsLastDigit() {
    type("12");
    type("3");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("12.0000");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("1.0000");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("0.0000");
  }

  @Test
  void insertedProgramLinesAreUndoneAndRedone() {
    program();
    press(KeyName.F3);
    Image before = calculator.image();
    press(KeyName.BACKSPACE);
    Image deleted = calculator.image();
    assertThat(deleted).isNotEqualTo(before);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
    run("sin cos");
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
  }

  @Test
  void loadedFilesAreUndone() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "LBL \"LOADED\"\nSIN\nEND\n");
    Image before = calculator.image();
    run("load " + file);
    assertThat(calculator.image()).isNotEqualTo(before);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
  }

  @Test
  void pastedListingIsUndone() {
    Image before = calculator.image();
    ui.take(new Stroke.Pasted("LBL \"P\"\nSIN\nEND\n"));
    assertThat(calculator.image()).isNotEqualTo(before);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
  }

  @Test
  void stackRegisterChangedInItsPanelIsUndone() {
    run("4");
    ui.take(Stroke.control('t'));
    press(KeyName.HOME);
    Image before = calculator.image();
    press(KeyName.ENTER);
    type("9");
    press(KeyName.ENTER);
    assertThat(calculator.image()).isNotEqualTo(before);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
  }

  @Test
  void stepsOfTheDebuggerAreUndoneOneByOne() {
    program();
    run("gto \"A1\"");
    Image before = calculator.image();
    ui.take(Stroke.control('d'));
    ui.take(Stroke.typed('s'));
    Image once = calculator.image();
    ui.take(Stroke.typed('s'));
    assertThat(once).isNotEqualTo(before).isNotEqualTo(calculator.image());
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(once);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ": f o o Enter",
        ": f o o Enter Backspace",
        "F6 F6",
        ": s t o Enter Escape",
        ": s t o Enter 0 Backspace Backspace",
        ": x e q Space n o n e Enter",
        "Ctrl-k Ctrl-k",
        "Ctrl-r Ctrl-r",
        "Ctrl-t Tab Escape",
        "F1 Escape",
        "? s i n Enter Escape Escape",
        "s i Escape",
        ": h e l p Enter Escape",
        ": l o a d Space n o n e Enter",
        "= ( Ctrl-y Ctrl-l",
        "Tab / 9 Enter Escape",
        "n o n e Enter Ctrl-u",
        "F6 Ctrl-u F6 F6"
      })
  void keysWithoutAChangePreserveTheRedoHistory(String nothing) {
    program();
    type("5 6+");
    Image after = calculator.image();
    ui.take(Stroke.control('u'));
    Strokes.all(nothing).forEach(ui::take);
    for (int i = 0; i < 3 && !x().equals("11.0000"); i++) {
      ui.take(new Stroke.Alt('u'));
    }
    assertThat(calculator.image()).isEqualTo(after);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"7", "Enter", "Backspace", "F2", "F3 s i n Enter F3", ": s t o Space 5 Enter"})
  void keysThatChangeMemoryClearTheRedoHistory(String something) {
    type("5 6+");
    ui.take(Stroke.control('u'));
    Strokes.all(something).forEach(ui::take);
    Image changed = calculator.image();
    ui.take(new Stroke.Alt('u'));
    assertThat(calculator.image()).isEqualTo(changed);
  }

  @Test
  void undoRestoresTheNumberThatWasBeingKeyed() {
    type("12+");
    ui.take(Stroke.control('u'));
    assertThat(calculator.display()).hasToString(" 12_");
    type("3");
    assertThat(x()).isEqualTo("123.0000");
  }

  @Test
  void undoRestoresTheAnsweredQuestion() {
    press(KeyName.F3);
    run("lbl \"A1\" \"WHO?\" aon prompt 7 end");
    press(KeyName.F3);
    run("xeq \"A1\"");
    calculator.proceed(1000);
    type("me");
    press(KeyName.ENTER);
    calculator.proceed(1000);
    assertThat(x()).isEqualTo("7.0000");
    ui.take(Stroke.control('u'));
    assertThat(calculator.snapshot().modes().waiting()).isTrue();
    press(KeyName.ENTER);
    calculator.proceed(1000);
    assertThat(x()).isEqualTo("7.0000");
  }

  @Test
  void undoWorksWhileHelpIsOpen() {
    Image before = calculator.image();
    run("7 sto 01");
    Image after = calculator.image();
    ui.take(Stroke.named(KeyName.F1));
    ui.take(Stroke.control('u'));
    assertThat(calculator.image()).isEqualTo(before);
    ui.take(new Stroke.Alt('u'));
    assertThat(calculator.image()).isEqualTo(after);
  }

  @Test
  void typingContinuesWhereItWasUndone() {
    press(KeyName.F4);
    type("AB7");
    ui.take(Stroke.control('u'));
    assertThat(calculator.snapshot().alpha()).isEqualTo("AB");
    type("C");
    assertThat(calculator.snapshot().alpha()).isEqualTo("ABC");
    ui.take(Stroke.control('u'));
    ui.take(Stroke.control('u'));
    type("D");
    assertThat(calculator.snapshot().alpha()).isEqualTo("AD");
  }

  @Test
  void newTextReplacesTheOneFromBeforeAlphaMode() {
    run("\"OLD\"");
    press(KeyName.F4);
    type("A");
    ui.take(Stroke.control('u'));
    assertThat(calculator.snapshot().alpha()).isEqualTo("OLD");
    type("B");
    assertThat(calculator.snapshot().alpha()).isEqualTo("B");
  }

  @Test
  void clickedKeyIsUndone() {
    type("4 ");
    ui.take(ScreenPosition.ofFunction(ui.screen(outside.instant(), 0), "SQRT").with(Button.DOWN));
    ui.take(ScreenPosition.ofFunction(ui.screen(outside.instant(), 0), "SQRT").with(Button.UP));
    assertThat(x()).isEqualTo("2.0000");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("4.0000");
  }

  private void program() {
    press(KeyName.F3);
    run(PROGRAM);
    press(KeyName.F3);
  }

  private void run(String line) {
    type(":");
    ui.take(Stroke.control('u'));
    type(line);
    press(KeyName.ENTER);
  }
}
