package hp41.recordings;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A display that depends on the moment of the look: it may show any of some texts, or one of them
 * with a slightly different time.
 *
 * @param texts the texts that the display may show
 */
record LooseDisplay(List<String> texts) {

  private static final String ANYTHING = "*";
  private static final Pattern TIME =
      Pattern.compile("(\\d?\\d):(\\d\\d):(\\d\\d)(?:\\.(\\d\\d?))?");
  private static final int CLOSE = 30;
  private static final int CLOSE_WITHOUT_TENTHS = 100;

  static LooseDisplay of(Step step) {
    Stream<String> also = Stream.of(step.state().get("display_also").split(" \\| ", -1));
    return new LooseDisplay(
        Stream.concat(Stream.of(step.display()), also.map(State::glyphs)).toList());
  }

  /** Returns whether a display is one of those that are allowed. */
  boolean fits(String display) {
    return texts.stream()
        .anyMatch(text -> text.equals(ANYTHING) || text.equals(display) || near(text, display));
  }

  private static boolean near(String text, String display) {
    Matcher one = TIME.matcher(text);
    Matcher other = TIME.matcher(display);
    return one.find()
        && other.find()
        && one.replaceFirst("").equals(other.replaceFirst(""))
        && Math.abs(hundredths(one) - hundredths(other))
            <= (one.group(4) == null ? CLOSE_WITHOUT_TENTHS : CLOSE);
  }

  private static int hundredths(Matcher time) {
    int seconds =
        Stream.of(1, 2, 3)
            .mapToInt(i -> Integer.parseInt(time.group(i)))
            .reduce(0, (a, b) -> a * 60 + b);
    String fraction = time.group(4) == null ? "" : time.group(4);
    return 100 * seconds + Integer.parseInt((fraction + "00").substring(0, 2));
  }
}
