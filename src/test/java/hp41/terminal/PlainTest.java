package hp41.terminal;

import static java.io.OutputStream.nullOutputStream;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.app.CalculatorFactory;
import hp41.cli.options.StandardStreams;
import hp41.files.Output;
import hp41.key.Pace;
import hp41.screen.Stroke;
import hp41.screen.Theme;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks line mode, without a screen. */
class PlainTest {

  private static final String BEGIN = "0.0000";
  private static final String INVITATION =
      "› type a name: sin · sto 05 · xeq 8queens · \"TEXT\" · help";

  /** A clock that skips the time in which the session would only wait. */
  private final FakePeripherals clock = new FakePeripherals();

  private Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  private final List<Image> kept = new ArrayList<>();
  private Theme theme = Theme.PLAIN;
  private UserPreferences preferences = TestSession.NO_HABITS;
  private boolean byHand;

  @Test
  void lineIsAnsweredOnce() {
    assertThat(written("2 3 +")).containsExactly(BEGIN, INVITATION, "5.0000");
  }

  @Test
  void lineIsAnsweredEvenIfNothingHasChanged() {
    assertThat(answers("2 3 +", "1 4 +", "")).containsExactly("5.0000", "5.0000", "5.0000");
  }

  /** At this speed, the display is blank for a moment before it shows the result. */
  @Test
  void lineIsAnsweredByItsResultAtAuthenticSpeed() {
    calculator.pace(Pace.AUTHENTIC);
    assertThat(answers("2 3 +", "1 4 +", "stack", "sqrt", "9"))
        .startsWith("5.0000", "5.0000", " Stack")
        .endsWith("2.2361", "9.0000");
  }

  /** At authentic speed, R/S is down for a moment before the program continues. */
  @ParameterizedTest
  @EnumSource(Pace.class)
  void lineThatPressesRunStopIsAnsweredByTheContinuedProgram(Pace pace) {
    for (String stop : List.of("STOP", "PROMPT", "PSE STOP", "\"A\" AVIEW STOP")) {
      calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
      calculator.pace(pace);
      for (String line : List.of("!", "r/s", "7 !", "7 r/s", "rcl x !", "sto 01 r/s")) {
        assertThat(answers("LBL \"VV\" 7 " + stop + " 2 * END", "xeq vv", line))
            .as("%s, %s", stop, line)
            .endsWith("14.0000")
            .filteredOn(it -> it.equals("7.0000"))
            .hasSizeLessThanOrEqualTo(1);
      }
      assertThat(answers("xeq vv !")).as(stop).endsWith("14.0000").doesNotContain("04 2");
    }
  }

  @Test
  void helpNamesNoKeysOfAScreen() {
    List<String> lines = calculator.names().stream().map(it -> "help " + it.text()).toList();
    assertThat(answers(lines.toArray(String[]::new)))
        .filteredOn(row -> row.matches(".*\\b(F\\d{1,2}|Esc|Ctrl-.|Alt-.)\\b.*"))
        .isEmpty();
    assertThat(answers("help cat")).anyMatch(row -> row.matches("stop +Leaves the list.*"));
  }

  @Test
  void annunciatorsFollowABar() {
    assertThat(answers("user", "rad sf 00"))
        .containsExactly("0.0000 | USER", "0.0000 | USER RAD 0");
  }

  @Test
  void errorIsShownAndExplained() {
    assertThat(answers("0 1/x", "help"))
        .startsWith("DATA ERROR", "▲ 0 1/X · undo reverts it · help explains")
        .contains("Name      DATA ERROR   message", "Cause     0 1/X");
  }

  @Test
  void helpShowsAWordThatCanBeTyped() {
    assertThat(answers("help clΣ", "clσ")).contains("Typed     clσ").doesNotContain("NONEXISTENT");
  }

  @Test
  void unknownWordIsReported() {
    assertThat(answers("sine")).contains("NONEXISTENT").element(1).asString().startsWith("▲ sine");
  }

  @Test
  void eightQueensAsksQuestionsAndAcceptsAnswers() {
    assertThat(answers("load 8QUEENS", "xeq 8queens", "yes", "158!", "!", "board"))
        .containsSubsequence(
            "PUBLISH? | ALPHA",
            "? yes or no · Enter answers · the program waits",
            "INITIAL POSITION?",
            "? 1 to 8, such as 158 · Enter answers · the program waits",
            "CODES:11432133",
            "Enter continues",
            "POSITION1=15863724",
            "Enter continues",
            "  1 2 3 4 5 6 7 8  column",
            "  1 5 8 6 3 7 2 4  row of its queen");
  }

  @ParameterizedTest
  @CsvSource({
    "158, CODES:11432133, 15863724, 12=36428571 13=57263148 14=82417536 21=84136275",
    "135, CODES:11432133, 15863724, 12=36428571 13=57263148 14=82417536 21=84136275",
    "'', CODES:11432133, 15863724, 12=36428571 13=57263148 14=82417536 21=84136275",
    "352, CODES:1113414321233133, 35281746, 12=46827135 21=64718253 22=53172864 CODES:11432133"
  })
  void eightQueensIsAnsweredAsTheReadmeSays(
      String initial, String codes, String position, String turned) {
    List<String> typed =
        new ArrayList<>(List.of("load 8QUEENS", "xeq 8queens", "yes", initial + "!"));
    typed.addAll(List.of("!", "!", "yes", "!", "!", "!", "!"));
    String shown = String.join("\n", answers(typed.toArray(String[]::new)));
    String expected = codes + " POSITION1=" + position + " ROTATION? " + turned;
    assertThat(shown).containsSubsequence(expected.split(" "));
  }

  @Test
  void exclamationMarkOfACommandIsNotRunStop() {
    assertThat(answers("load!", "save!", "card!"))
        .contains("▲ load · which file? · type: load FILE")
        .contains("▲ save · type: save FILE, save FILE PROGRAM or save FILE all")
        .contains("▲ card · no card reader is plugged in · cards FOLDER plugs it in");
  }

  @Test
  void answersInQuotesAreAcceptedToo() {
    assertThat(answers("load 8QUEENS", "xeq 8queens", "\"YES\" r/s", "158 r/s", "r/s"))
        .endsWith("POSITION1=15863724", "Enter continues");
  }

  @Test
  void wholePanelIsWritten() {
    List<String> stack = answers("1 enter 2 enter 3 enter 4", "stack");
    assertThat(stack.get(1).strip()).isEqualTo("Stack");
    assertThat(stack.subList(2, stack.size()))
        .extracting(row -> row.strip().split("\\s+")[0] + row.strip().split("\\s+")[1])
        .containsExactly("T1.0000", "Z2.0000", "Y3.0000", "X4.0000", "L0.0000");
    assertThat(answers("size 100", "1 sto 99", "registers"))
        .extracting(String::strip)
        .endsWith("R00–R98                    0  R99                   1.0000");
  }

  @Test
  void helpExplainsANameAndRunsItsExample() {
    assertThat(answers("help sin"))
        .contains("Does      Sine of X.", "Example   30 SIN", "Gives     0.5000")
        .doesNotContain("0.0000");
    assertThat(answers("help zzz")).containsExactly("No name matches zzz");
  }

  @Test
  void functionWithoutItsOperandAsksForIt() {
    assertThat(answers("7", "sto", "05", "clx", "rcl 05"))
        .containsSubsequence("7.0000", "STO __", "7.0000", "0.0000", "7.0000");
    assertThat(answers("sto", "2 3 +")).endsWith("5.0000");
  }

  @Test
  void programIsWrittenAndRunInLineMode() {
    assertThat(answers("prgm", "lbl \"T\"", "5", "pse", "+", "prgm", "2 xeq \"T\"", "4 -"))
        .containsExactly(
            "00 REG 219 | PRGM",
            "PRGM · inserts after 00 · prgm leaves · undo reverts it",
            "01 LBL┬T | PRGM",
            "02 5 | PRGM",
            "03 PSE | PRGM",
            "04 + | PRGM",
            "0.0000",
            "5.0000",
            "7.0000",
            "3.0000");
  }

  @Test
  void stopIsHandledBeforeWaitingLines() {
    assertThat(answers("prgm", "lbl \"L\"", "gto \"L\"", "prgm", "xeq \"L\"", "1 2 +", "stop"))
        .endsWith("3.0000");
    assertThat(calculator.isRunning()).isFalse();
  }

  @Test
  void scrollingTextIsWrittenInFullAndOnce() {
    assertThat(answers("\"ABCDEFGHIJKLMNOPQRST\" aview", "1"))
        .containsExactly("ABCDEFGHIJKLMNOPQRST", "1.0000");
  }

  @Test
  void briefDisplayOfAProgramIsWritten() {
    String program = "prgm,lbl \"C\",20,sto 00,lbl 00,view 00,dse 00,gto 00,cld,prgm";
    List<String> shown = new ArrayList<>();
    for (int number = 20; number > 0; number--) {
      shown.add(number + ".0000 | USER");
    }
    shown.add("20.0000 | USER");
    List<String> written = answers((program + ",user,xeq \"C\"").split(","));
    assertThat(written.subList(written.indexOf("0.0000 | USER") + 1, written.size()))
        .isEqualTo(shown);
  }

  @Test
  void equalMessagesAreAllWritten() {
    assertThat(answers("7 view x view x \"A\" aview", "view x"))
        .containsExactly("7.0000", "7.0000", "A", "7.0000");
  }

  @Test
  void pauseShowsTheDisplayOnceAndInFull() {
    String program = "prgm,lbl \"P\",\"ABCDEFGHIJKLMNOP\",aon,pse,aoff,aview,pse,cld,3,pse,4,prgm";
    assertThat(answers((program + ",xeq \"P\"").split(",")))
        .endsWith(
            "0.0000",
            "ABCDEFGHIJKLMNOP | ALPHA",
            "ALPHA · letters go to ALPHA",
            "ABCDEFGHIJKLMNOP",
            "3.0000",
            "4.0000");
  }

  @Test
  void printedLinesAreMarkedAndWrittenAtOnce() {
    theme = Theme.PLAIN.inAscii();
    calculator =
        CalculatorFactory.builder(Model.CX, new SilentPeripherals(clock))
            .plugged(Plugged.of(Accessory.PRINTER))
            .build();
    assertThat(written("\"µA\" pra 5 view x adv", "127 accol prbuf cla"))
        .endsWith("= uA", "5.0000", "=                   5.0000", "=", "= #", "127.0000");
  }

  @Test
  void linesTypedByHandAreAddedToTheHistory(@TempDir Path folder) {
    Path file = folder.resolve("history.txt");
    preferences =
        new UserPreferences(
            "",
            Theme.PLAIN,
            false,
            (what, name) -> {},
            Optional.of(file),
            Optional.empty(),
            Optional.empty());
    answers("1 2 +");
    assertThat(file).doesNotExist();
    byHand = true;
    answers("user", "3 4 +", "prgm", "lbl \"Q\"", "aon", "prompt", "prgm", "xeq \"Q\"", "ME", "");
    assertThat(file).content().isEqualTo("xeq \"Q\"\nprompt\naon\nlbl \"Q\"\n3 4 +\n");
  }

  @Test
  void unsupportedCharactersAreWrittenInAscii() {
    theme = Theme.PLAIN.inAscii();
    List<String> written = written("0 1/x");
    assertThat(written).contains("! 0 1/X . undo reverts it . help explains");
    assertThat(String.join("", written)).matches("\\p{ASCII}*");
  }

  @Test
  void offAndOnAreReported() {
    assertThat(answers("off", "2 3 +"))
        .containsExactly("off", "memory saved · any line turns on · quit leaves", "5.0000");
  }

  @Test
  void stopLeavesFunctionsThatHandleTheKeysThemselves() {
    assertThat(answers("5", "sw", "5 sin", "stop", "7"))
        .contains("▲ 5 SIN · SW has the focus · stop leaves")
        .endsWith("5.0000", "7.0000");
    assertThat(answers("cat 3", "stop", "3")).endsWith("3.0000");
    assertThat(answers("clock", "stop", "4")).endsWith("4.0000");
    assertThat(answers("\"AA\" 9 crflas", "ed", "stop", "aoff", "clx", "6")).endsWith("6.0000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"load %s", "load \"%s", "save \"%s", "break \"%s", "break LBL \"%s\" if X>3"})
  void longOperandIsRefusedWithoutAnInternalError(String line) {
    String answer = String.join("\n", answers(line.formatted("A".repeat(20_000))));
    assertThat(answer).contains("▲").doesNotContain("internal error");
  }

  @Test
  void quitLeavesAndSavesMemory() {
    assertThat(answers("41", "quit", "42")).containsExactly("41.0000");
    assertThat(kept).last().isEqualTo(calculator.image());
  }

  @Test
  void memoryIsSavedWhenTheOutputIsClosed() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    assertThat(session(closed, "2 3 +").run()).isEmpty();
    assertThat(kept).hasSize(1);
  }

  /** Returns the output after the lines at the start. */
  private List<String> answers(String... lines) {
    List<String> written = written(lines);
    return written.subList(written.indexOf(INVITATION) + 1, written.size());
  }

  @Test
  void reportsWhyTheInputCannotBeReadToItsEnd() throws InterruptedException {
    List<String> failures = new ArrayList<>();
    BlockingQueue<Stroke> strokes = new LinkedBlockingQueue<>();
    InputStream line = new ByteArrayInputStream("1 ".repeat(3_000_000).getBytes(UTF_8));
    BufferedReader in = StandardStreams.of(line, nullOutputStream(), nullOutputStream()).in();
    new PlainTerminal(in, byHand, failures::add).listen(strokes::add, TestSession.thread());
    assertThat(strokes.take()).isInstanceOf(Stroke.Gone.class);
    assertThat(failures).containsExactly("stdin: a line has more than 4,194,304 characters");
  }

  private List<String> written(String... lines) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TerminalSession session = session(out, lines);
    Optional<Duration> wait = session.start();
    while (!session.leaving()) {
      wait.ifPresent(clock::pass);
      wait = session.turn();
    }
    session.end();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private TerminalSession session(OutputStream out, String... lines) {
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines) + "\n"));
    return new TerminalSession(
        calculator,
        new PlainTerminal(in, byHand, why -> {}),
        theme,
        clock,
        kept::add,
        false,
        preferences,
        TestSession.nothingAttached(Runnable::run),
        new PlainTextView(new Output(out), byHand));
  }
}
