package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.GuidePage.Input;
import hp41.GuidePage.NamedKey;
import hp41.GuidePage.Paste;
import hp41.GuidePage.TableRow;
import hp41.GuidePage.Text;
import hp41.Window.Start;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a reader who only follows the guide sees on the screen what it promises. Each page is
 * typed into the packaged program, with a memory and a folder of its own.
 */
@DisabledOnOs(OS.WINDOWS)
class GuideIT {

  static final List<List<Integer>> SIZES =
      List.of(List.of(60, 16), List.of(80, 24), List.of(120, 40));
  private static final Map<String, String> KEYS =
      Map.ofEntries(
          Map.entry("F1", "\u001bOP"),
          Map.entry("F2", "\u001bOQ"),
          Map.entry("F3", "\u001bOR"),
          Map.entry("F4", "\u001bOS"),
          Map.entry("F5", "\u001b[15~"),
          Map.entry("F6", "\u001b[17~"),
          Map.entry("F7", "\u001b[18~"),
          Map.entry("F8", "\u001b[19~"),
          Map.entry("F9", "\u001b[20~"),
          Map.entry("F12", "\u001b[24~"),
          Map.entry("↑", "\u001b[A"),
          Map.entry("↓", "\u001b[B"),
          Map.entry("Enter", "\r"),
          Map.entry("Tab", "\t"),
          Map.entry("Esc", "\u001b"),
          Map.entry("Backspace", "\u007f"));

  @TempDir private Path folder;

  /** Follows each page in one of the sizes, in turn. */
  @TestFactory
  Stream<DynamicTest> screenShowsWhatEachPagePromises() {
    List<String> pages = GuidePage.names();
    return IntStream.range(0, pages.size())
        .mapToObj(it -> following(pages.get(it), SIZES.get(it % SIZES.size())));
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> screenShowsWhatEachPagePromisesInAllSizes() {
    return GuidePage.names().stream()
        .flatMap(page -> SIZES.stream().map(size -> following(page, size)));
  }

  private DynamicTest following(String page, List<Integer> size) {
    return DynamicTest.dynamicTest(page + " " + size, () -> follow(page, size));
  }

  private void follow(String page, List<Integer> size) throws Exception {
    Path place = folder.resolve(page + size);
    Files.createDirectories(place);
    try (Window window = new Start(place).sized(size.get(0), size.get(1)).open()) {
      window.await("type a name");
      for (TableRow step : steps(page)) {
        String before = window.screen();
        assertThat(step.shown())
            .as("new after %s\n%s", step, before)
            .anyMatch(text -> !before.contains(text));
        follow(window, step);
      }
    }
  }

  /**
   * A reader may follow all pages one after the other without clearing memory. Esc returns to the
   * calculator before the next page.
   */
  @Test
  void readmeAndAllPagesCanBeFollowedInOneSession() {
    try (Window window = new Start(folder).open()) {
      window.await("type a name");
      for (String page : GuidePage.inReadingOrder()) {
        steps(page).forEach(step -> follow(window, step));
        if (!isCalculatorActive(window.screen())) {
          press(window, "Esc");
        }
      }
    }
  }

  private static List<TableRow> steps(String page) {
    List<TableRow> steps =
        GuidePage.items(page).stream()
            .filter(TableRow.class::isInstance)
            .map(TableRow.class::cast)
            .toList();
    assertThat(steps).as(page).isNotEmpty();
    return steps;
  }

  private static void follow(Window window, TableRow step) {
    step.inputs().forEach(input -> type(window, input));
    window.await(
        step.toString(), screen -> step.shown().stream().allMatch(text -> screen.contains(text)));
  }

  static void type(Window window, Input input) {
    if (input instanceof Text text) {
      window.type(text.characters());
    } else if (input instanceof Paste paste) {
      window.paste(paste.listing().replace('\n', '\r'));
    } else {
      press(window, ((NamedKey) input).name());
    }
  }

  /**
   * Presses a key. Esc must have returned to the calculator before the next character, with which
   * it would be Alt.
   */
  private static void press(Window window, String name) {
    window.type(sent(name));
    if (name.equals("Esc")) {
      window.await("hints of the calculator", GuideIT::isCalculatorActive);
    }
  }

  private static boolean isCalculatorActive(String screen) {
    String rows = screen.stripTrailing();
    return rows.substring(rows.lastIndexOf('\n') + 1).startsWith(" F1 Help  F2 ");
  }

  private static String sent(String name) {
    if (name.startsWith("Ctrl-")) {
      return String.valueOf((char) (name.charAt(5) & 0x1f));
    }
    if (name.startsWith("Alt-")) {
      return "\u001b" + Character.toLowerCase(name.charAt(4));
    }
    return Optional.ofNullable(KEYS.get(name)).orElseThrow(() -> new AssertionError(name));
  }
}
