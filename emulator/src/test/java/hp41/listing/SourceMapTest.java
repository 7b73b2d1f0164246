package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.machine.Operand;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the map between program lines and their positions in the listing. */
class SourceMapTest {

  private static final String TWO_PROGRAMS =
      """
      ; a comment
      LBL "A1" ; key 11
        5, STO 01 : +

      #91 02 40
      GTO 01
      END, LBL "B1"
      .local SUB
      LBL 01 ; again
      SUB
      """;

  private static SourceMap map(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing).source();
  }

  /** Returns each line as {@code NUMBER TEXT-LINE: step}. */
  private static List<String> lines(SourceMap.MappedProgram program, String listing) {
    String[] text = listing.split("\r\n|\r|\n", -1);
    return program.lines().stream()
        .map(
            line -> {
              SourceMap.MappedPlace place = line.place();
              String step = text[place.line() - 1].substring(place.start(), place.end());
              return "%d %d: %s".formatted(line.number(), place.line(), step);
            })
        .toList();
  }

  @Test
  void linesAreNumberedAsOnTheMachine() {
    SourceMap map = map(TWO_PROGRAMS);
    assertThat(lines(map.programs().get(0), TWO_PROGRAMS))
        .containsExactly(
            "1 2: LBL \"A1\"",
            "2 3: 5",
            "3 3: STO 01",
            "4 3: +",
            "5 5: #91 02 40",
            "6 5: #91 02 40",
            "7 6: GTO 01",
            "8 7: END");
    assertThat(lines(map.programs().get(1), TWO_PROGRAMS))
        .containsExactly("1 7: LBL \"B1\"", "2 9: LBL 01", "3 10: SUB");
    assertThat(map.programs()).extracting(it -> it.title().orElse("")).containsExactly("A1", "B1");
  }

  @Test
  void programsHaveTheAssembledBytesWithAMissingEnd() {
    Assembler.Assembly assembly = new Assembler(Fixtures.MAINFRAME).assemble(TWO_PROGRAMS);
    assertThat(assembly.source().programs())
        .extracting(SourceMap.MappedProgram::bytes)
        .containsExactlyElementsOf(assembly.programs());
    assertThat(assembly.source().programs().get(1).line(4)).isEmpty();
  }

  @Test
  void positionInTheListingFindsItsLine() {
    SourceMap map = map(TWO_PROGRAMS);
    assertThat(map.at(1)).isEmpty();
    assertThat(map.at(3)).extracting(it -> it.line().number()).containsExactly(2, 3, 4);
    assertThat(map.at(7)).extracting(it -> it.line().number()).containsExactly(8, 1);
    assertThat(map.at(3, 6).map(it -> it.line().number())).contains(3);
    assertThat(map.at(3, 0)).isEmpty();
    assertThat(map.atOrBelow(4).map(it -> it.line().number())).contains(5);
    assertThat(map.atOrBelow(11)).isEmpty();
  }

  @Test
  void jumpsSearchDownToTheEndAndThenFromTheTop() {
    SourceMap.MappedProgram program =
        map("LBL 01\nGTO 01\nLBL 02\nLBL 01\nGTO 01\nGTO 03\nEND\nLBL 03\nEND").programs().get(0);
    Operand.Local one = new Operand.Local(1);
    assertThat(program.find(one, 2).map(SourceMap.MappedLine::number)).contains(4);
    assertThat(program.find(one, 5).map(SourceMap.MappedLine::number)).contains(1);
    assertThat(program.find(new Operand.Local(3), 6)).isEmpty();
  }

  @Test
  void nullsAndUnreadableStepsAreNotIncluded() {
    String listing = "#00 00\nLBL 01\nFNORD\n5\n6\nEND\n";
    assertThat(lines(map(listing).programs().get(0), listing))
        .containsExactly("1 2: LBL 01", "2 4: 5", "3 5: 6", "4 6: END");
    assertThat(map("").programs()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 LBL 01   04 LBL 02\n02 5        05 END\n03 *",
        "01 LBL 01 02 5 03 * 04 LBL 02 05 END",
        "; packed\n01*LBL 01  5  *\n 04*LBL 02\nEND",
        "001 LBL 01\r\n002 5\r\n003 *\r\n004*LBL 02\r\n005 END"
      })
  void stepsInRowsAndColumnsHavePositions(String listing) {
    List<String> lines = lines(map(listing).programs().get(0), listing);
    assertThat(lines)
        .extracting(it -> it.replaceFirst(" \\d+:", ""))
        .containsExactly("1 LBL 01", "2 5", "3 *", "4 LBL 02", "5 END");
  }

  @Test
  void linesReturnTheirLabelsAndCalls() {
    SourceMap.MappedProgram program = map("LBL \"FN\"\nXEQ \"SUB\"\nGTO A\nEND").programs().get(0);
    assertThat(program.line(1).flatMap(SourceMap.MappedLine::global)).contains("FN");
    assertThat(program.line(2).flatMap(SourceMap.MappedLine::callee)).contains("SUB");
    assertThat(program.line(3).flatMap(SourceMap.MappedLine::local))
        .isEqualTo(Operand.Local.named("A"));
    assertThat(program.line(4).flatMap(SourceMap.MappedLine::local)).isEqualTo(Optional.empty());
  }
}
