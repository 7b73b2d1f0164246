package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.GuidePage;
import hp41.GuidePage.DisplayRow;
import hp41.GuidePage.Input;
import hp41.GuidePage.Item;
import hp41.GuidePage.NamedKey;
import hp41.GuidePage.Paste;
import hp41.GuidePage.PictureFile;
import hp41.GuidePage.TableRow;
import hp41.GuidePage.Text;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Alt;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the screen shows what the guide promises, and is what its pictures show. */
class GuidePicturesTest {

  private static final List<Size> SIZES =
      List.of(new Size(60, 16), TestSession.MEDIUM, TestSession.LARGE);
  private static final Duration STEP = Duration.ofMillis(20);
  private static final int STEPS = 100;
  private static final Map<String, KeyName> KEYS =
      Map.of("Esc", KeyName.ESCAPE, "↑", KeyName.UP, "↓", KeyName.DOWN);

  static Stream<Arguments> pagesInSizes() {
    return GuidePage.names().stream()
        .flatMap(page -> SIZES.stream().map(size -> Arguments.of(page, size)));
  }

  @ParameterizedTest
  @MethodSource("pagesInSizes")
  void screenShowsWhatThePagePromises(String page, Size size) throws IOException {
    List<Item> items = GuidePage.items(page);
    assertThat(items).as(page).anyMatch(PictureFile.class::isInstance);
    TestSession session = new TestSession().in(size);
    for (Item item : items.subList(0, lastPicture(items) + 1)) {
      if (item instanceof TableRow step) {
        step.inputs().forEach(input -> type(session, input));
        assertThat(session.picture()).contains(step.shown());
      } else if (item instanceof PictureFile picture && size.equals(TestSession.MEDIUM)) {
        FrameAnimation film = new FrameAnimation(Theme.MACHINE);
        film.show(Duration.ZERO, session.frame());
        Document.isWritten(picture.file(), film.svg(Duration.ofSeconds(1)));
      }
    }
  }

  /** A catalog needs its time, so each row is followed by some of it. */
  @Test
  void displayShowsWhatThePagesPromise() {
    List<DisplayRow> rows =
        GuidePage.names().stream()
            .flatMap(it -> GuidePage.items(it).stream())
            .filter(DisplayRow.class::isInstance)
            .map(DisplayRow.class::cast)
            .toList();
    assertThat(rows).hasSizeGreaterThan(10);
    TestSession session = new TestSession();
    for (DisplayRow row : rows) {
      row.inputs().forEach(input -> type(session, input));
      for (int step = 0; step < STEPS; step++) {
        session.outside.pass(STEP);
        session.calculator.proceed(1);
        session.ui.watch();
      }
      assertThat(session.calculator.display().toString().strip()).isIn(row.shown());
    }
  }

  /** The steps after the last picture may write files. */
  private static int lastPicture(List<Item> items) {
    int last = items.size() - 1;
    while (!(items.get(last) instanceof PictureFile)) {
      last--;
    }
    return last;
  }

  private static void type(TestSession session, Input input) {
    if (input instanceof Text text) {
      session.type(text.characters());
    } else if (input instanceof Paste paste) {
      session.paste(paste.listing());
    } else {
      session.stroke(stroke(((NamedKey) input).name()));
    }
  }

  private static Stroke stroke(String name) {
    if (name.startsWith("Ctrl-")) {
      return Stroke.control(Character.toLowerCase(name.charAt(5)));
    }
    if (name.startsWith("Alt-")) {
      return new Alt(Character.toLowerCase(name.charAt(4)));
    }
    return Stroke.named(
        KEYS.containsKey(name) ? KEYS.get(name) : KeyName.valueOf(name.toUpperCase(Locale.ROOT)));
  }
}
