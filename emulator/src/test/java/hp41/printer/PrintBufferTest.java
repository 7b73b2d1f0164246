package hp41.printer;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.PrintedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that a code that does not fit the line or the buffer starts the next line. */
class PrintBufferTest {

  private static final String SPECIAL = "\1\2\3\4\5\6\7";

  private final List<PrintedLine> paper = new ArrayList<>();
  private final PrintBuffer buffer = new PrintBuffer(paper::add);

  /** A kind of code and how often it fits; one of the 43 codes can be the change to graphics. */
  private record CodeKind(String what, int fits, Consumer<PrintBuffer> send) {
    @Override
    public String toString() {
      return what;
    }
  }

  static Stream<CodeKind> sent() {
    return Stream.of(
        new CodeKind("character", 24, it -> it.character('A', false, false)),
        new CodeKind("wide character", 12, it -> it.character('A', true, false)),
        new CodeKind("column", 42, it -> it.column(127, false)),
        new CodeKind("wide column", 42, it -> it.column(127, true)),
        new CodeKind("special", 6, it -> it.special(SPECIAL, false)),
        new CodeKind("wide special", 6, it -> it.special(SPECIAL, true)),
        new CodeKind("skip of a column", 43, it -> it.skip(1)),
        new CodeKind("skip of 84", 2, it -> it.skip(84)));
  }

  @ParameterizedTest
  @MethodSource("sent")
  void lineIsPrintedWhenTheNextCodeDoesNotFit(CodeKind sent) {
    for (int line = 0; line < 3; line++) {
      for (int i = 0; i < sent.fits(); i++) {
        sent.send().accept(buffer);
        assertThat(paper).hasSize(line);
      }
      sent.send().accept(buffer);
      assertThat(paper).hasSize(line + 1);
      buffer.printLeft();
      paper.remove(paper.size() - 1);
    }
    assertThat(paper).allSatisfy(line -> assertThat(line.columns()).hasSize(PrintedLine.COLUMNS));
  }

  @Test
  void wideColumnNeedsTwoColumns() {
    buffer.skip(PrintedLine.COLUMNS - 1);
    buffer.column(127, true);
    assertThat(paper).hasSize(1);
    buffer.printRight();
    assertThat(paper.get(1).columns()).endsWith("\0\177\177");
  }

  @Test
  void formatSpecifierNeedsOneCode() {
    columns(41);
    buffer.format();
    assertThat(paper).isEmpty();
    buffer.column(127, false);
    assertThat(paper).hasSize(1);
  }

  @Test
  void formatSpecifierThatDoesNotFitStartsALine() {
    columns(42);
    buffer.format();
    assertThat(paper).hasSize(1);
    assertThat(buffer.isEmpty()).isFalse();
    buffer.character('A', false, false);
    buffer.printLeft();
    assertThat(paper.get(1).text()).isEqualTo(" ".repeat(23) + "A");
  }

  @Test
  void changeOfModeNeedsOneCode() {
    columns(41);
    buffer.character('A', false, false);
    assertThat(paper).hasSize(1);
  }

  @Test
  void thirdFormatSpecifierIsIgnored() {
    for (char letter = 'A'; letter <= 'D'; letter++) {
      buffer.character(letter, false, false);
      buffer.format();
    }
    buffer.printLeft();
    assertThat(paper.get(0).text()).isEqualTo("A" + " ".repeat(10) + "B" + " ".repeat(10) + "CD");
  }

  @Test
  void lowerCaseChangesLettersOnly() {
    "@AMZ[".chars().forEach(code -> buffer.character(code, false, true));
    buffer.printLeft();
    assertThat(StringUtils.left(paper.get(0).text(), 5)).isEqualTo("@amz[");
  }

  private void columns(int count) {
    for (int i = 0; i < count; i++) {
      buffer.column(127, false);
    }
  }
}
