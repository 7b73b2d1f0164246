package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hp41.Document;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.Panels;
import hp41.panel.view.ScreenLayout;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that windows of all shapes are used well. */
class WindowsTest {

  /** More rows than any window has. */
  private static final int MANY = 1000;

  /**
   * A blank area outside the panels counts as empty if it has at least this many columns and rows.
   */
  private static final Size HOLE = new Size(12, 3);

  private static final Set<Ink> GROUNDS = EnumSet.of(Ink.BODY, Ink.PANEL, Ink.SURROUND);

  static Stream<Size> sizes() {
    return Windows.SIZES.stream();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void documentationContainsEachPicture(Size size) throws IOException {
    String name = size.columns() + "x" + size.rows();
    String pictures =
        Arrays.stream(Windows.values())
            .map(window -> window + "\n\n" + window.in(size).picture() + "\n")
            .collect(Collectors.joining("\n"));
    Document.isWritten(Path.of("docs", "windows", name + ".txt"), pictures);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void noMoreThanAFifthIsEmptyWhileAPanelIsHidden(Size size) {
    for (Windows window : Windows.values()) {
      TestSession session = window.in(size);
      ScreenLayout layout = session.screen().layout();
      int empty = empty(session.frame(), layout.places());
      assertThat(session.hidden().isEmpty() ? 0 : 5 * empty)
          .as("%s %s: %d of %d cells", window, size, empty, size.columns() * size.rows())
          .isLessThanOrEqualTo(size.columns() * size.rows());
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void marksOfFlagsTouchNoNumber(Size size) {
    TestSession session = Windows.FIRST.in(size).open(Panels.FLAGS);
    assertThat(session.picture()).contains("■").doesNotContainPattern("■\\d");
  }

  @Test
  void programHasMoreThanAFewRowsBelowALargeKeypad() {
    TestSession session = Windows.STOPPED.in(new Size(80, 50));
    assertThat(place(session.screen().layout().places(), Panels.PROGRAM).height())
        .isGreaterThan(10);
  }

  @Test
  void stackIsVisibleInPrgmMode() {
    TestSession session = Windows.PRGM.in(new Size(80, 50));
    assertThat(session.screen().layout().has(Panels.STACK)).isTrue();
  }

  /** Checks the panels beside, above and below the program, also if the registers are opened. */
  @ParameterizedTest
  @MethodSource("sizes")
  void programHasAtLeastHalfOfTheSideAreaInPrgmMode(Size size) {
    TestSession session = Windows.PRGM.in(size);
    assertProgramHasHalf(session);
    session.control('r');
    assertThat(session.screen().layout().has(Panels.REGISTERS)).isTrue();
    assertProgramHasHalf(session);
  }

  private static void assertProgramHasHalf(TestSession session) {
    List<PanelPlace> places = session.screen().layout().places();
    Area program = place(places, Panels.PROGRAM);
    int column =
        places.stream()
            .map(PanelPlace::area)
            .filter(it -> it.column() == program.column())
            .mapToInt(Area::height)
            .sum();
    assertThat(program.height())
        .as("%s of %d rows", program, column)
        .isGreaterThanOrEqualTo(column / 2);
    int whole = session.calculator.snapshot().program().lines().size() + 1;
    places.stream()
        .filter(it -> it.panel() == Panels.REGISTERS)
        .map(PanelPlace::area)
        .mapToInt(it -> Math.min(it.height(), it.column() == program.column() ? MANY : whole))
        .forEach(rows -> assertThat(program.height()).isGreaterThanOrEqualTo(rows));
  }

  /** Checks that F3 only makes the program larger: all other panels stay, or are hidden. */
  @ParameterizedTest
  @MethodSource("sizes")
  void prgmModeMovesNoPanelToAnotherColumn(Size size) {
    for (Windows window : List.of(Windows.FIRST, Windows.STOPPED)) {
      TestSession session = window.in(size).line("\"TEXT\"");
      List<PanelPlace> before = session.screen().layout().places();
      List<PanelPlace> after = session.press(KeyName.F3).screen().layout().places();
      int program = place(after, Panels.PROGRAM).column();
      for (PanelPlace place : after) {
        Area now = place.area();
        if (before.stream().anyMatch(it -> it.panel() == place.panel())) {
          Area then = place(before, place.panel());
          assertThat(now.column()).as("%s in %s", place.panel(), size).isEqualTo(then.column());
          if (now.column() != program) {
            assertThat(now).as("%s in %s", place.panel(), size).isEqualTo(then);
          }
        }
      }
    }
  }

  private static Area place(List<PanelPlace> places, Panels panel) {
    return places.stream()
        .filter(it -> it.panel() == panel)
        .map(PanelPlace::area)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void prgmModeShowsTheProgramInsteadOfAPanelChosenBefore() {
    TestSession session =
        new TestSession().in(TestSession.MEDIUM).control('r').press(KeyName.ESCAPE);
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.REGISTERS);
    session.press(KeyName.F3);
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.PROGRAM);
    session.press(KeyName.F3);
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.REGISTERS);
  }

  /**
   * Returns the number of cells to the right of and below the content of panels, and of those
   * without a panel.
   */
  private static int empty(Frame frame, List<PanelPlace> places) {
    BitSet empty = holes(frame);
    for (PanelPlace place : places) {
      Area area = place.area();
      int width = 0;
      int height = 0;
      for (int row = 0; row < area.height(); row++) {
        for (int column = 0; column < area.width(); column++) {
          Area cell = new Area(area.column() + column, area.row() + row, 1, 1);
          boolean bar = row == 0 && place.bar() != PanelPlace.HeaderBar.NONE;
          if (!bar && !isBlank(frame, cell)) {
            width = Math.max(width, column + 1);
            height = row + 1;
          }
        }
      }
      for (int row = 0; row < area.height(); row++) {
        int first = (area.row() + row) * frame.size().columns() + area.column();
        empty.clear(first, first + area.width());
        int used = row < height ? width + HOLE.columns() : 0;
        if (row > 0 && used < area.width()) {
          empty.set(first + (used == 0 ? 0 : width), first + area.width());
        }
      }
    }
    return empty.cardinality();
  }

  private static BitSet holes(Frame frame) {
    Size size = frame.size();
    BitSet holes = new BitSet();
    for (int row = 0; row + HOLE.rows() <= size.rows(); row++) {
      for (int column = 0; column + HOLE.columns() <= size.columns(); column++) {
        Area area = new Area(column, row, HOLE.columns(), HOLE.rows());
        if (isBlank(frame, area)) {
          for (int at = row; at < area.bottom(); at++) {
            int first = at * size.columns();
            holes.set(first + column, first + area.right());
          }
        }
      }
    }
    return holes;
  }

  private static boolean isBlank(Frame frame, Area area) {
    return IntStream.range(area.row(), area.bottom())
        .allMatch(
            row ->
                IntStream.range(area.column(), area.right())
                    .allMatch(
                        column ->
                            frame.character(column, row) == ' '
                                && GROUNDS.contains(frame.style(column, row).ground())));
  }

  @ParameterizedTest
  @EnumSource(Windows.class)
  void panelsDoNotOverlapInAnySize(Windows window) {
    TestSession session = window.in(new Size(80, 24));
    for (int columns = 60; columns <= 240; columns += 7) {
      for (int rows = 16; rows <= 72; rows += 5) {
        ScreenLayout layout = session.in(new Size(columns, rows)).screen().layout();
        Area panels = new Area(0, 0, columns, rows - 2);
        BitSet taken = new BitSet();
        for (PanelPlace place : layout.places()) {
          assertThat(place.area().height()).as("%s %s", layout.size(), place).isPositive();
          for (int row = place.area().row(); row < place.area().bottom(); row++) {
            for (int column = place.area().column(); column < place.area().right(); column++) {
              int cell = row * columns + column;
              if (!panels.contains(column, row) || taken.get(cell)) {
                fail("%s %s", layout.size(), place);
              }
              taken.set(cell);
            }
          }
        }
      }
    }
  }

  /** Opens a list beside the debugger where there is room, and then removes the room. */
  @ParameterizedTest
  @MethodSource("sizes")
  void focusedPanelIsVisibleAfterAnyChangeOfSize(Size size) {
    TestSession session =
        new TestSession().in(new Size(160, 50)).control('d').press(KeyName.ESCAPE);
    session.control('n');
    assertThat(session.screen().panels().active()).isEqualTo(Panels.CATALOGUE);
    session.in(size);
    assertThat(session.screen().panels().active()).isEqualTo(Panels.CATALOGUE);
    assertThat(session.screen().panels().focused()).isTrue();
    assertThat(session.screen().layout().has(Panels.CATALOGUE)).isTrue();
    assertThat(session.picture()).contains("Catalogue", "Enter goes there");
  }

  @Test
  void windowWithoutPanelsKeepsTheFocusAtTheCalculator() {
    TestSession session = new TestSession().in(new Size(35, 11)).control('r');
    assertThat(session.note()).contains("panels need 36×12 or more");
    assertThat(session.screen().panels().focused()).isFalse();
    assertThat(session.type("7").calculator.display()).hasToString(" 7_");
  }

  /** Checks that Tab reaches each panel in every size, and that the panel is then visible. */
  @Test
  void everyPanelCanBeShownInEverySize() {
    for (Size size : Windows.SIZES) {
      TestSession session = Windows.STOPPED.in(size);
      for (int i = 0; i <= Panels.TABS.size(); i++) {
        session.press(KeyName.TAB);
        assertThat(session.screen().layout().has(session.screen().panels().active()))
            .as("%s in %s", session.screen().panels().active(), size)
            .isTrue();
      }
    }
  }
}
