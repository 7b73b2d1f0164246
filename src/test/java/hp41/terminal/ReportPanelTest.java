package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.panel.help.Report;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checks the drawn list of problems of a file. */
class ReportPanelTest {

  private static Report report(String file, String listing) {
    var read = new Assembler(Internals.known()).assemble(listing);
    ProgramFile source = new ProgramFile(ProgramFile.Format.TEXT, read.programs(), read.problems());
    return Report.of(
        "Nothing was loaded",
        source.problems().stream().map(found -> new Report.Problem(file, found)).toList());
  }

  private static List<String> drawn(Report report, int first) {
    Frame frame = new Frame(new Size(60, 12), Style.of(Ink.TEXT, Ink.BODY));
    report.draw(frame, first, new Area(0, 0, 60, 12));
    return frame.toString().lines().toList();
  }

  @Test
  void problemsAreListedWithTheErrorsUnderlined() {
    Report report = report("a.txt", "LBL \"A\"\n  SINN\n\tSTO 1234\n");
    assertThat(drawn(report, 0))
        .containsExactly(
            "▸Nothing was loaded                              2 problems",
            "",
            " a.txt:2:3: unknown instruction SINN; did you mean SIN or",
            "   SIGN?",
            "     SINN",
            "     ^^^^",
            " a.txt:3:6: STO needs a register: 00 to 99, X Y Z T L, or",
            "   IND and one of these",
            "    STO 1234",
            "        ^^^^",
            "");
    assertThat(drawn(report, 1)).element(2).asString().startsWith(" a.txt:3:6:");
  }

  @Test
  void errorAtTheRightOfALongLineIsVisible() {
    Report report = report("a.txt", "LBL \"A\"\nRCL 05, ".concat(", SIN".repeat(14)) + ", FNORD\n");
    assertThat(drawn(report, 0)).anyMatch(row -> row.endsWith("FNORD"));
    assertThat(drawn(report, 0)).anyMatch(row -> row.endsWith("^^^^^"));
  }

  @Test
  void reportCoversTheKeysAndShowsHowToCloseIt() {
    Screens screens = Screens.ready();
    screens.report = Optional.of(report("a.txt", "SINN\n"));
    String picture = View.render(screens.screen()).toString();
    assertThat(picture).contains("unknown instruction SINN", "Esc closes").doesNotContain("ENTER↑");
  }
}
