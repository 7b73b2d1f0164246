package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.Note;
import hp41.screen.Size;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageRowTest {

  private final Screens screens = Screens.ready();

  @Test
  void invitationIsShownWithoutAnyMessage() {
    assertRow(" › type a name: sin · sto 05 · xeq 8queens · \"TEXT\" · help");
  }

  @Test
  void messageIsShownInFullAsPlainCharacters() {
    screens.message = "CODES:11432133";
    assertRow(" CODES:11432133");
  }

  @Test
  void waitingProgramShowsItsMessageAndTheKeyToContinue() {
    assertThat(row(Screens.stopped())).isEqualTo(" POSITION1=15863724  R/S (F5 or !) continues");
  }

  @Test
  void questionOfAProgramInAlphaModeIsTheTextInAlpha() {
    screens.alpha = "PUBLISH?";
    screens.modes(modes -> Screens.with(modes, true, false, false, true, false));
    assertRow(" ? PUBLISH?  letters go to ALPHA · Enter answers · the program waits");
  }

  /** The key is cut after a word, and a description of one word is omitted. */
  @ParameterizedTest
  @CsvSource({
    "27, yes or no · Enter answers",
    "20, Enter answers",
    "12, Enter",
  })
  void keyOfAQuestionHasPriority(int room, String shown) {
    assertThat(MessageRow.asking(List.of("yes or no", "Enter answers"), room)).isEqualTo(shown);
  }

  @Test
  void errorRanksAboveQuestionAndMessage() {
    screens.modes(modes -> Screens.with(modes, true, false, false, false, false));
    screens.message = "DATA ERROR";
    screens.error = "DATA ERROR";
    assertRow(" ▲ DATA ERROR  Backspace clears · Ctrl-U undoes · F1 explains");
  }

  @Test
  void inputLineRanksAboveAllMessages() {
    screens.error = "DATA ERROR";
    screens.note = Optional.of(Note.of("undone"));
    screens.line =
        Optional.of(
            new CommandLineView(
                "st", 2, "st", Gallery.NAMES, -1, false, Optional.empty(), Optional.empty()));
    assertRow(" › st  Tab completes · Enter runs · ↑↓ choose · Ctrl-R history · Esc closes");
  }

  @ParameterizedTest
  @CsvSource({
    "STO, '', 00-99 · . then X Y Z T L · F6 or ; for IND · + - * / for ST+ … · Esc",
    "STO, f, 00-99 · . then X Y Z T L · Esc",
    "STO, 0, 00-99 · Esc",
    "STO, ., X Y Z T or L · Esc",
    "SF, '', 00-29 · F6 or ; for IND · Esc",
    "FIX, f, 00-99 · . then X Y Z T L · Esc",
    "XEQ, '', 00-99 · letters for a name · F6 or ; for IND · Esc",
    "GTO, '', 00-99 · letters for a name · . for a line · F6 or ; for IND · Esc",
    "GTO, ., three digits · letters for a name · . for a new program · Esc",
    "SIZE, '', three digits · e (EEX) for 1000 · Esc",
    "SIZE, EEX, three digits · Esc",
    "CLP, '', letters for a name · F4 twice for the current program · Esc",
    "ASN, '', 'letters for a name · Enter, then the key · Esc'",
    "ASN, ALPHA SIN ALPHA, press the key to assign · F6 or ; for the gold one · Esc"
  })
  void promptShowsItsOperands(String function, String keys, String words) {
    screens.asked(function, keys);
    assertRow(" ? " + function + "  " + words);
  }

  @Test
  void shiftAndProgramModeAreShown() {
    screens.modes(modes -> Screens.with(modes, false, false, false, false, true));
    assertRow(" SHIFT  the next key executes its gold function · F6 or ; cancels");
    screens.modes(modes -> Screens.with(modes, false, false, true, false, false));
    assertRow(" PRGM  inserts after 042 · Backspace deletes 042 · gto .. begins a new program");
  }

  @Test
  void runningProgramShowsTheKeyThatStopsIt() {
    screens.busy = 1_204_310;
    screens.modes(Screens::running);
    assertRow(" 8QUEENS 042  1,204,310 lines · R/S (F5 or !) stops");
  }

  @Test
  void darkCalculatorShowsHowToTurnItOn() {
    screens.on = false;
    assertRow(" off  memory saved · any key turns on · Ctrl-Q leaves");
  }

  @Test
  void narrowRowDropsWholeClauses() {
    screens.size = new Size(60, 16);
    screens.asked("STO", "");
    assertRow(" ? STO  00-99 · . then X Y Z T L · F6 or ; for IND");
    screens.size = new Size(30, 6);
    assertRow(" ? STO  00-99");
  }

  @ParameterizedTest
  @CsvSource({
    "80, a/long/path/to/programs/of/mine.raw, a/long/path/to/programs/of/mine.raw  no such file · F1",
    "55, a/long/path/to/programs/of/mine.raw, a/long/path/to/programs/of/mine.raw  no such file",
    "50, a/long/path/to/programs/of/mine.raw, a/long/path/to/p…rams/of/mine.raw  no such file",
    "30, a/long/path/to/programs/of/mine.raw, a/long/path/t…s/of/mine.raw",
    "30, mine.raw, mine.raw  no such file · F1"
  })
  void longSubjectIsShortenedBeforeTheReasonIsDropped(int columns, String head, String row) {
    screens.size = new Size(columns, 12);
    screens.note = Optional.of(Note.error(head, "no such file", "F1"));
    assertRow(" ▲ " + row);
  }

  private void assertRow(String expected) {
    assertThat(row(screens)).isEqualTo(expected);
  }

  private static String row(Screens screens) {
    int rows = screens.size.rows();
    int row = rows < 6 ? rows - 1 : rows - 2;
    return View.render(screens.screen()).toString().lines().toList().get(row);
  }
}
