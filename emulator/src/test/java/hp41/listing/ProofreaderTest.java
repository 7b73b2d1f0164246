package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests warnings about steps that can be read but are probably mistakes. */
class ProofreaderTest {

  private static final String REPEATED =
      "; a jump continues at the next one below the jump, else at the first";

  private static Assembler.Assembly proofread(String listing) {
    return Assembler.proofreading(Fixtures.MAINFRAME, Assembler.Letters.GLOBAL).assemble(listing);
  }

  /** Returns the warnings for steps separated by commas. */
  private static List<String> warnings(String steps) {
    Assembler.Assembly assembly = proofread(steps.replace(", ", "\n"));
    assertThat(assembly.problems()).noneMatch(Diagnostic::isError);
    return assembly.problems().stream().map(Diagnostic::toString).toList();
  }

  @Test
  void jumpToAMissingLabelIsReported() {
    assertThat(warnings("LBL 01, GTO 05, XEQ E, XEQ a, GTO 01, END, LBL 05, END"))
        .containsExactly(
            "2:1: there is no LBL 05 in this program",
            "3:1: there is no LBL E in this program",
            "4:1: there is no LBL a in this program");
    assertThat(warnings("LBL \"F\", XEQ \"OTHER\", GTO IND 05, LBL 15, GTO 15")).isEmpty();
  }

  @Test
  void jumpToAMisspelledNameIsReported() {
    assertThat(warnings("LBL \"AREA\", XEQ \"AERA\", GTO \"AREB\", XEQ \"OTHER\", END"))
        .containsExactly(
            "2:1: there is no LBL \"AERA\" in this file; did you mean XEQ \"AREA\"?",
            "3:1: there is no LBL \"AREB\" in this file; did you mean GTO \"AREA\"?");
  }

  /** Names of other files may be similar: short ones, numbered ones, and those of modules. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL \"PLOT1\", XEQ \"PLOT2\"",
        "LBL \"ABC\", XEQ \"ABD\"",
        "LBL \"AREA\", XEQ \"AREA\"",
        "LBL \"MATRIZ\", XEQ \"MATRIX\""
      })
  void similarNameOfAnotherProgramIsNotReported(String steps) {
    assertThat(warnings(steps)).isEmpty();
  }

  @Test
  void labelThatCouldNotBeReadIsNotReportedAsMissing() {
    String listing = "LBL 105\nGTO 05\nFIX 12";
    assertThat(proofread(listing).problems()).noneMatch(it -> it.message().contains("no LBL"));
    assertThat(proofread("RCLL 05\nGTO 05").problems()).hasSize(2);
  }

  @Test
  void repeatedGlobalLabelIsReported() {
    assertThat(warnings("LBL \"A\", LBL \"B\", END, LBL \"A\", LBL \"A\""))
        .containsExactly(
            "4:1: this label is also in line 1; only the last one in memory is found",
            "5:1: this label is also in line 1; only the last one in memory is found");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL 01, LBL 01",
        "LBL 01, LBL 01, GTO 01",
        "LBL 01, LBL 01, XEQ 01, RTN",
        "LBL B, LBL B, RTN",
        "GTO 01, LBL 01, LBL 01",
      })
  void repeatedLocalLabelIsReported(String steps) {
    assertThat(warnings(steps))
        .singleElement()
        .asString()
        .contains(": this label is also in", REPEATED);
  }

  @Test
  void loopWithARepeatedLabelIsReported() {
    assertThat(warnings("LBL 01, +, GTO 01, LBL 01, -, GTO 01"))
        .containsExactly("4:1: this label is also in line 1" + REPEATED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GTO 00, +, LBL 00, GTO 00, -, LBL 00",
        "LBL 01, END, LBL 01, END",
        "XEQ IND X, LBL 01, RTN, XEQ IND X, LBL 01, RTN",
      })
  void shortForwardJumpsCanRepeatALabel(String steps) {
    assertThat(warnings(steps)).isEmpty();
  }

  @Test
  void invalidFlagOrDigitIsReported() {
    assertThat(warnings("FIX 12, TONE 89, SCI X, SF 30, CF 60, FS?C 99, FC?C 30, FS? 56, FC? 99"))
        .containsExactly(
            "1:1: FIX accepts 0 to 9; with 12 it is synthetic",
            "2:1: TONE accepts 0 to 9; with 89 it is synthetic",
            "3:1: SCI accepts 0 to 9; with X it is synthetic",
            "4:1: SF accepts 00 to 29; with 30 it reports NONEXISTENT",
            "5:1: CF accepts 00 to 29; with 60 it reports NONEXISTENT",
            "6:1: FS?C accepts 00 to 29; with 99 it reports NONEXISTENT",
            "7:1: FC?C accepts 00 to 29; with 30 it reports NONEXISTENT",
            "8:1: FS? accepts 00 to 55; with 56 it reports NONEXISTENT",
            "9:1: FC? accepts 00 to 55; with 99 it reports NONEXISTENT");
    assertThat(warnings("FIX 9, TONE IND 89, SF 29, FS? 55, CF IND 99, RCL 99, STO c")).isEmpty();
  }

  @Test
  void functionsOfTheHp42sInTextsAreReported() {
    assertThat(warnings("LBL 01, \"\\x90N\", \"A\", \"\\x91PV\", +, \"\\xA7\", END"))
        .containsExactly(
            "2:1: the texts in this and 2 more lines are functions of the HP-42S, which the HP-41"
                + " does not have");
    assertThat(warnings("\"\\x90N\", \"\\x7FA\", >\"\\x90\", \"\", \"\\xA7\", END, \"\\x90\""))
        .isEmpty();
  }

  @Test
  void warningsNeedAProofreadingAssembler() {
    assertThat(new Assembler(Fixtures.MAINFRAME).assemble("GTO 05\nFIX 12").problems()).isEmpty();
  }

  @Test
  void severalStepsPerLineAreChecked() {
    String packed = "01*LBL \"DUP\"  ENTER^  GTO 05\n04*LBL 01  RTN  END\n";
    assertThat(proofread(packed).problems())
        .extracting(Diagnostic::message)
        .anyMatch("line 03 of DUP, GTO 05: there is no LBL 05 in this program"::equals);
  }

  @Test
  void programBytesAreChecked() {
    String listing = "LBL \"ONE\"\nEND\nLBL 02\nLBL 02\nGTO 05\nFIX 12\nEND";
    List<byte[]> programs = new Assembler(Fixtures.MAINFRAME).assemble(listing).programs();
    assertThat(Proofreader.warnings(programs, Fixtures.MAINFRAME))
        .extracting(Diagnostic::toString)
        .containsExactly(
            "1:1: line 02 of a program without a name, LBL 02: this label is also in line 01 of a"
                + " program without a name"
                + REPEATED,
            "1:1: line 03 of a program without a name, GTO 05: there is no LBL 05 in this program",
            "1:1: line 04 of a program without a name, FIX 12: FIX accepts 0 to 9; with 12 it is"
                + " synthetic");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GTO ..", "GTO .005", "GTO . 005", "GOTO..", "gto.1"})
  void gotoWithAPointIsNotAStep(String step) {
    assertThat(new Assembler(Fixtures.MAINFRAME).assemble("LBL 01\n" + step).problems())
        .extracting(Diagnostic::toString)
        .containsExactly("2:1: GTO with a point works on the keyboard only, not in a program");
  }
}
