package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Contrast;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the contrast of everything that is drawn, in every theme. */
class ReadabilityTest {

  private static final double FLOOR = 3;

  /** Separators, half rows of glass, and the edge of the paper may have little contrast. */
  private static final Set<Ink> SHADES = EnumSet.of(Ink.RULE, Ink.LCD, Ink.PAPER);

  private static final List<Size> SIZES =
      List.of(new Size(60, 16), TestSession.MEDIUM, new Size(160, 50));

  private static final Map<String, UnaryOperator<TestSession>> SCENES =
      Map.ofEntries(
          Map.entry("program", it -> it.line("gto .003")),
          Map.entry("program with focus", it -> it.line("gto .001").open(Panels.PROGRAM)),
          Map.entry("labels and text", it -> it.line("gto .007").press(KeyName.F9, KeyName.F3)),
          Map.entry("board", it -> it.line("board")),
          Map.entry("flags", it -> it.open(Panels.FLAGS)),
          Map.entry("registers", it -> it.open(Panels.REGISTERS).press(KeyName.DOWN)),
          Map.entry("search", it -> it.open(Panels.REGISTERS).type("/5")),
          Map.entry("catalogue", it -> it.open(Panels.CATALOGUE)),
          Map.entry("paper", it -> it.line("paper")),
          Map.entry("offers", it -> it.type("st")),
          Map.entry("prompt", it -> it.line("sto")),
          Map.entry("shift", it -> it.press(KeyName.F6)),
          Map.entry("user mode", it -> it.press(KeyName.F2)),
          Map.entry("alpha", it -> it.press(KeyName.F4)),
          Map.entry("error", it -> it.line("0 1/x")),
          Map.entry("off", it -> it.line("off")),
          Map.entry("help", it -> it.line("help sin")),
          Map.entry("keys in help", it -> it.press(KeyName.F1)),
          Map.entry("report", it -> it.paste("LBL \"A\"\nNONSENSE\nEND\n")),
          Map.entry("debugger", it -> it.control('d').type("sss")));

  @ParameterizedTest(name = "{0} in {1}")
  @MethodSource("scenes")
  void everythingDrawnHasEnoughContrast(String scene, Theme theme) {
    for (Size size : SIZES) {
      TestSession session = TestSession.full().in(size).line("theme " + theme.name());
      Frame frame = SCENES.get(scene).apply(session).frame();
      assertThat(unreadable(frame, theme)).as(size.toString()).isEmpty();
    }
  }

  private static Stream<Arguments> scenes() {
    return SCENES.keySet().stream()
        .flatMap(scene -> Theme.ALL.stream().map(theme -> Arguments.of(scene, theme)));
  }

  /** Returns the inks with too little contrast on their grounds, each with its first position. */
  private static Set<String> unreadable(Frame frame, Theme theme) {
    Set<Style> found = new HashSet<>();
    Set<String> places = new TreeSet<>();
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        Style style = frame.style(column, row);
        boolean drawn = frame.character(column, row) != ' ' && !style.ghost();
        if (drawn
            && !SHADES.contains(style.ink())
            && contrast(style, theme) < FLOOR
            && found.add(style)) {
          places.add(style + " " + column + ", " + row + " " + frame.character(column, row));
        }
      }
    }
    return places;
  }

  private static double contrast(Style style, Theme theme) {
    return Contrast.of(
        theme.colour(style.ink()).orElseThrow(), theme.colour(style.ground()).orElseThrow());
  }
}
