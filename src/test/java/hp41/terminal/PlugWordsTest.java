package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.app.HostPeripherals;
import hp41.files.Media;
import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks commands that plug in and unplug while the calculator is running. */
class PlugWordsTest {

  @TempDir private Path folder;
  private final HostPeripherals outside =
      HostPeripherals.now(() -> Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final FakeTerminal terminal = new FakeTerminal();
  private final UserInterface ui =
      TestSession.ui(
          calculator,
          terminal,
          outside.clock(),
          false,
          TestSession.NO_HABITS,
          TestSession.attached(outside.media()),
          Optional.empty());

  private String line(String text) {
    (":" + text).chars().forEach(letter -> ui.take(Stroke.typed((char) letter)));
    ui.take(Stroke.named(KeyName.ENTER));
    ui.watch();
    return ui.screen(outside.clock().instant(), 0)
        .notes()
        .note()
        .map(PlugWordsTest::said)
        .orElse("");
  }

  private static String said(Note note) {
    return note.mark() + note.head() + "; " + String.join("; ", note.clauses(KeyNames.NONE));
  }

  @Test
  void printerPrintsAsSoonAsItIsPluggedInAndNoLonger() {
    line("5 prx");
    assertThat(calculator.contents().error()).isEqualTo("NONEXISTENT");
    assertThat(line("plug printer"))
        .isEqualTo("printer plugged in; Ctrl-U undoes; Ctrl-O shows the paper");
    assertThat(calculator.contents().flag(55)).isTrue();
    line("5 prx");
    assertThat(ui.screen(outside.clock().instant(), 0).panels().panel().title()).isEqualTo("Paper");
    assertThat(line("unplug")).isEqualTo("printer unplugged; Ctrl-U undoes");
    assertThat(calculator.contents().flag(55)).isFalse();
    line("5 prx");
    assertThat(calculator.contents().error()).isEqualTo("NONEXISTENT");
  }

  @Test
  void pluggingIsUndone() {
    line("7 sto 05");
    Image before = calculator.image();
    line("plug printer, xmemory");
    assertThat(calculator.image().plugged().accessories())
        .containsExactlyInAnyOrder(Accessory.PRINTER, Accessory.EXTENDED_MEMORY);
    ui.take(Stroke.control('u'));
    assertThat(calculator.image().remembersTheSame(before)).isTrue();
    assertThat(calculator.image().plugged().accessories()).isEmpty();
    ui.take(new Stroke.Alt('u'));
    assertThat(calculator.image().plugged().accessories()).hasSize(2);
  }

  /** A program that no stroke has started, such as that of an alarm, is stopped like any other. */
  @Test
  void pluggingIsUndoneWhileAProgramRuns() {
    calculator.press(Key.PRGM);
    calculator.type("LBL 01 GTO 01");
    calculator.press(Key.PRGM);
    line("plug printer");
    calculator.press(Key.RUN_STOP);
    calculator.proceed(100);
    assertThat(calculator.isRunning()).isTrue();
    ui.take(Stroke.control('u'));
    assertThat(calculator.image().plugged().accessories()).isEmpty();
    assertThat(calculator.isRunning()).isFalse();
  }

  @Test
  void newModelStartsEmptyAndUndoRestoresTheOldOne() {
    line("7 sto 05");
    assertThat(line("model")).startsWith("HP-41CX; nothing is plugged in");
    assertThat(line("model cv")).isEqualTo("a 41CV with empty memory; Ctrl-U undoes");
    assertThat(calculator.modes().model()).isEqualTo("41CV");
    assertThat(calculator.contents().size()).isEqualTo(273);
    line("time");
    assertThat(calculator.contents().error()).isEqualTo("NONEXISTENT");
    line("plug time");
    line("time");
    assertThat(calculator.contents().error()).isEmpty();
    for (int i = 0; i < 4 && calculator.image().model() != Model.CX; i++) {
      ui.take(Stroke.control('u'));
    }
    line("rcl 05");
    assertThat(calculator.snapshot().stack().get(3).text().strip()).isEqualTo("7.0000");
  }

  @Test
  void builtInModulesAreNotPluggedInAgain() {
    line("model cv");
    line("plug time, printer");
    line("model cx");
    assertThat(calculator.image().plugged().accessories()).containsExactly(Accessory.PRINTER);
  }

  @Test
  void cardIsOverwrittenOnlyOnRequest() throws IOException {
    byte[] mine = new byte[150];
    mine[149] = 0x0D;
    mine[147] = (byte) 0xC0;
    Path card = Files.write(folder.resolve("mine.raw"), mine);
    line("cards " + folder);
    line("prgm");
    line("7");
    assertThat(line("card mine")).startsWith("?mine.raw; exists already").contains("(card!)");
    assertThat(line("card mine.raw")).startsWith("?mine.raw; exists already");
    assertThat(card).hasBinaryContent(mine);
    assertThat(line("card! mine"))
        .startsWith("the program was written to \"mine.raw\"")
        .doesNotContain("undo");
    assertThat(Files.size(card)).isLessThan(10);
    assertThat(line("card other")).startsWith("the program was written to \"OTHER.raw\"");
    assertThat(folder.resolve("OTHER.raw")).hasSameBinaryContentAs(card);
  }

  @Test
  void readAndMissingCardsHaveMessagesOfTheirOwn() throws IOException {
    assertThat(line("card mine")).startsWith("▲card mine; no card reader is plugged in");
    Files.writeString(folder.resolve("bad.raw"), "no program");
    line("cards " + folder);
    line("3 sto 00 \"MINE\" wdta clrg");
    assertThat(line("card mine")).startsWith("\"MINE.dat\" was read; Ctrl-U undoes");
    assertThat(calculator.contents().register(0)).isNotZero();
    assertThat(line("card mine"))
        .startsWith("\"MINE.dat\" was read; memory is the same as before")
        .doesNotContain("undo");
    assertThat(line("card nosuch")).startsWith("▲card NOSUCH; there is no such card");
    assertThat(line("card mien")).contains("did you mean MINE?");
    assertThat(line("card bad")).startsWith("▲CARD ERR; the card reader refused the card");
    assertThat(line("card")).startsWith("▲card; which card?");
  }

  @Test
  void foldersAreUsedAsCardsAndDisc() throws IOException {
    Path cards = Files.createDirectory(folder.resolve("my cards"));
    assertThat(line("cards \"" + cards + "\"")).contains("its files are the cards");
    line("3 sto 00 \"D\" wdta");
    assertThat(cards.toFile().list()).isNotEmpty();
    assertThat(line("disc " + folder)).contains("its files are on the disc");
    assertThat(calculator.image().plugged().accessories())
        .containsExactlyInAnyOrder(Accessory.CARD_READER, Accessory.MASS_STORAGE);
    assertThat(line("disc " + folder.resolve("none"))).startsWith("▲").contains("not a folder");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plug | nothing is plugged in; type: plug NAME or FILE.mod; modules: math, stat, finance, more; accessories: time",
        "plug lamp | ▲plug lamp; no such file, accessory or module; type: plug NAME or FILE.mod; modules: math, stat",
        "plug time | time; a 41CX contains it",
        "unplug | nothing is plugged in; type: plug NAME",
        "unplug printer | nothing is plugged in; type: plug NAME",
        "model 42 | ▲model 42; the models are c, cv and cx",
        "cards | ▲cards; which folder?"
      })
  void impossibleRequestIsReported(String typed, String says) {
    Image before = calculator.image();
    assertThat(line(typed)).startsWith(says);
    assertThat(calculator.image().remembersTheSame(before)).isTrue();
  }

  @Test
  void nothingIsChangedWhileAProgramRuns() {
    calculator.press(Key.PRGM);
    calculator.type("LBL 01 GTO 01");
    calculator.press(Key.PRGM);
    calculator.press(Key.RUN_STOP);
    calculator.proceed(100);
    assertThat(line("plug printer")).startsWith("▲a program runs");
    assertThat(line("cards " + folder)).startsWith("▲a program runs");
    assertThat(outside.media().cards()).isEmpty();
    assertThat(calculator.image().plugged().accessories()).isEmpty();
  }

  @Test
  void pathsThatAreNotFoldersChangeNothing() {
    Media media = new Media();
    assertThat(media.cards(folder)).isTrue();
    assertThat(media.cards(folder.resolve("none"))).isFalse();
    assertThat(media.cards()).isPresent();
    assertThat(media.drive()).isEmpty();
  }
}
