package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.Event;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.memory.Flags;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of words typed at the calculator. */
class TypedWordsTest {

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final Map<String, String> outside =
      Map.of(
          "SQUARE", "LBL \"SQUARE\"\nX^2\nRTN",
          "LONG", "LBL \"LONG\"\nPSE\n7\nEND",
          "HUGE", "LBL \"HUGE\"\n" + "\"ABCDEFGHIJKLMNO\"\n".repeat(130));
  private final Calculator calculator = new Calculator(Model.CX, new ProgramPeripherals());

  private final class ProgramPeripherals implements Peripherals {

    @Override
    public InstantSource clock() {
      return clock;
    }

    @Override
    public void tone(int hertz, int milliseconds) {}

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.ofNullable(outside.get(name))
          .map(new Assembler(Internals.known())::assemble)
          .map(assembly -> assembly.programs().get(0));
    }

    @Override
    public Map<String, String> programTitles() {
      Map<String, String> titles = new TreeMap<>();
      outside.keySet().forEach(name -> titles.put(name, "Does something."));
      return titles;
    }
  }

  private String after(String line) {
    assertThat(calculator.type(line)).isEmpty();
    settle();
    return calculator.display().toString();
  }

  private void settle() {
    while (calculator.isRunning() || calculator.isTyping()) {
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
      calculator.proceed(1000);
    }
    calculator.finishScroll();
  }

  private TypedLineError wrongIn(String line) {
    return calculator.type(line).orElseThrow();
  }

  private String x() {
    return calculator.snapshot().stack().get(3).digits();
  }

  @Test
  void numbersNeedNoEnterBetweenThem() {
    assertThat(after("2 3 +")).isEqualTo(" 5.0000");
  }

  @Test
  void enterLeavesStackLiftOff() {
    assertThat(after("2 ENTER^ 3 +")).isEqualTo(" 5.0000");
    assertThat(after("CLST 1 2 ENTER^ 4 R^")).isEqualTo(" 0.0000");
  }

  @Test
  void aNumberIsTakenByItsValue() {
    assertThat(after("0.000000000E+00")).isEqualTo(" 0.0000");
    after("-1.234567890E-05");
    assertThat(x()).isEqualTo("-1.234567890E-05");
    after("12345678905.9");
    assertThat(x()).isEqualTo("1.234567891E+10");
    after("123456789E99");
    assertThat(x()).isEqualTo("9.999999999E+99");
  }

  @Test
  void numbersSetFlag22AndTextsFlag23() {
    Flags flags = Inside.of(calculator).flags();
    after("SIN");
    assertThat(flags.get(Flags.NUMBER_KEYED) || flags.get(Flags.ALPHA_KEYED)).isFalse();
    after("1");
    assertThat(flags.get(Flags.NUMBER_KEYED)).isTrue();
    after("\"A\"");
    assertThat(flags.get(Flags.ALPHA_KEYED)).isTrue();
  }

  @Test
  void textsReplaceAlphaOrAreAppended() {
    assertThat(after("\"AB\" >\"CD\" AVIEW")).isEqualTo("ABCD");
    assertThat(after("\"E\" AVIEW")).isEqualTo("E");
  }

  @Test
  void testsAnswer() {
    assertThat(after("1 X>0?")).isEqualTo("YES");
    assertThat(after("2 X=Y?")).isEqualTo("NO");
  }

  @Test
  void wordsBehindAnErrorAreDropped() {
    assertThat(after("1 0 / 5 STO 01")).isEqualTo("DATA ERROR");
    assertThat(x()).isEqualTo("0.000000000E+00");
  }

  @Test
  void theNextLineClearsTheMessage() {
    after("1 0 /");
    assertThat(after("5")).isEqualTo(" 5.0000");
  }

  @Test
  void whatIsBeingKeyedIsComplete() {
    calculator.press(Key.FOUR);
    calculator.press(Key.TWO);
    assertThat(after("1 +")).isEqualTo(" 43.0000");
    calculator.press(Key.STO);
    assertThat(after("2")).isEqualTo(" 2.0000");
  }

  @Test
  void wordsInFrontOfAMisspelledOneAreDone() {
    TypedLineError wrong = wrongIn("4 SQTR 5");
    assertThat(wrong.word()).isEqualTo("SQTR");
    assertThat(wrong.nearest()).contains("SQRT");
    assertThat(calculator.display()).hasToString("NONEXISTENT");
    assertThat(x()).isEqualTo("4.000000000E+00");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          SQTR       | unknown instruction SQTR; did you mean SQRT?
          fix        | FIX needs a digit: 0 to 9, or IND and a register
          FIX IND    | FIX needs a register: 00 to 99, X Y Z T L, or IND and one of these
          FIX X5     | X5: FIX needs a digit: 0 to 9, or IND and a register
          ASN "SIN"  | ASN needs a name and a key: 11 to 84, shifted -11 to -84
          X GE 0?    | X≥0? is a function of the HP-42S, which the HP-41 does not have; X<0? is the opposite test
          "A"5       | a blank is missing before 5
          1E100      | 1E100: an exponent has one or two digits
          (2+3)      | (2+3): in RPN this is 2 3 +
          XEQ "STO"  | STO: type it without XEQ
          """)
  void messagesNameTheWordOnce(String line, String message) {
    assertThat(wrongIn(line).message()).isEqualTo(message);
  }

  @Test
  void aMissingOperandIsToldWithItsFunction() {
    TypedLineError wrong = wrongIn("FIX");
    assertThat(wrong.word()).isEqualTo("FIX");
    assertThat(wrong.reason()).contains("needs a digit");
  }

  @Test
  void xeqFindsFunctionsToo() {
    assertThat(after("9 XEQ \"SQRT\"")).isEqualTo(" 3.0000");
    assertThat(wrongIn("XEQ \"STO\"").reason()).contains("without XEQ");
  }

  @Test
  void xeqLoadsWhatIsOnlyFoundOutside() {
    assertThat(after("5 XEQ SQUARE")).isEqualTo(" 25.0000");
    assertThat(calculator.takeEvents()).containsExactly(new Event.Loaded("SQUARE"));
    assertThat(after("XEQ SQUARE")).isEqualTo(" 625.0000");
    assertThat(calculator.takeEvents()).isEmpty();
  }

  @Test
  void xeqOfANameThatIsNowhereProposesOthers() {
    assertThat(wrongIn("XEQ SQUARES").nearest()).contains("SQUARE");
    assertThat(calculator.snapshot().error()).isEqualTo("NONEXISTENT");
  }

  @Test
  void aNameInSmallLettersIsToldAsTypedAndCapitalsProposed() {
    TypedLineError wrong = wrongIn("XEQ \"squares\"");
    assertThat(wrong.word()).isEqualTo("squares");
    assertThat(wrong.nearest()).contains("SQUARE");
    assertThat(wrongIn("XEQ \"Σnope\"").word()).isEqualTo("Σnope");
  }

  /** In PRGM mode, the label of a synthetic name may follow later. */
  @Test
  void namesInQuotesKeepTheirLettersInProgramModeOnly() {
    calculator.press(Key.PRGM);
    after("LBL \"AC\" 7 RTN GTO .. xeq ac xeq \"ac\" xeq \"AC\"");
    assertThat(calculator.snapshot().program().lines())
        .extracting(Snapshot.SnapshotLine::text)
        .containsExactly("XEQ┬AC", "XEQ┬ac", "XEQ┬AC", "END");
    calculator.press(Key.PRGM);
    assertThat(after("xeq \"ac\"")).isEqualTo(" 7.0000");
  }

  @Test
  void aProgramFromOutsideTakesRegistersThatAreZero() {
    after("SIZE 200");
    after("XEQ HUGE");
    assertThat(calculator.snapshot().modes().size()).isBetween(1, 100);
  }

  @Test
  void aProgramFromOutsideTakesNoRegisterInUse() {
    after("SIZE 200 7 150 X<>Y STO IND Y");
    TypedLineError wrong = wrongIn("XEQ HUGE");
    assertThat(wrong.reason()).contains("registers");
    assertThat(wrong.size().orElseThrow()).isBetween(1, 100);
    assertThat(calculator.snapshot().modes().size()).isEqualTo(200);
  }

  @Test
  void wordsBehindAProgramWaitUntilItStops() {
    assertThat(calculator.type("XEQ LONG 1 +")).isEmpty();
    assertThat(calculator.isTyping()).isTrue();
    settle();
    assertThat(x()).isEqualTo("8.000000000E+00");
  }

  @Test
  void nothingCanBeTypedWhileAProgramRuns() {
    calculator.type("XEQ LONG");
    assertThat(wrongIn("5").reason()).isEqualTo("a program is running");
  }

  @Test
  void aKeyDropsTheWordsThatWait() {
    calculator.type("XEQ LONG 1 +");
    calculator.press(Key.RUN_STOP);
    settle();
    assertThat(calculator.isTyping()).isFalse();
  }

  @Test
  void inProgramModeStepsAreInserted() {
    calculator.press(Key.PRGM);
    assertThat(after("LBL \"T\" 1 2 + \"AB\" >\"C\" XEQ \"NONE\" RTN")).isEqualTo("08 RTN");
    assertThat(calculator.snapshot().program().lines())
        .extracting(Snapshot.SnapshotLine::text)
        .containsExactly("LBL┬T", "1", "2", "+", "┬AB", "┬⊢C", "XEQ┬NONE", "RTN", "END");
    assertThat(after("GTO .3")).isEqualTo("03 2");
    assertThat(after("SST")).isEqualTo("04 +");
    assertThat(after("BST BST")).isEqualTo("02 1");
    assertThat(after("SIZE 20")).isEqualTo("02 1");
    assertThat(calculator.snapshot().modes().size()).isEqualTo(20);
  }

  @Test
  void switchedOffItIsSwitchedOnByTheNextLine() {
    after("OFF 5");
    assertThat(calculator.isOn()).isFalse();
    assertThat(after("6")).isEqualTo(" 6.0000");
    assertThat(calculator.isOn()).isTrue();
  }

  @Test
  void nothingThatIsStoredInAStatusRegisterStopsTheEmulator() {
    for (String line : List.of("STO b", "STO c", "STO d", "STO e", "STO a", "ASTO b", "ASTO c")) {
      for (String word : List.of("0", "-1E99", "\"ABCDEF\" ASTO X")) {
        Calculator fresh = new Calculator(Model.CX, new ProgramPeripherals());
        for (String typed : List.of(word + " " + line, "SST", "SIZE 20", "PACK", "GTO .5", "1 +")) {
          fresh.type(typed);
          fresh.proceed(100);
          assertThat(fresh.snapshot()).as("%s %s, %s", word, line, typed).isNotNull();
        }
      }
    }
  }
}
