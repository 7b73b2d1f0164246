package hp41.terminal;

import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Combines successive frames to one animated SVG, which repeats forever. An area that does not
 * change is drawn only once.
 */
final class FrameAnimation {

  private final Theme theme;
  private final List<Shot> shots = new ArrayList<>();

  /** A frame, and the time at which it becomes visible. */
  private record Shot(Duration at, Frame frame) {}

  /** A range of shots, including the first and excluding the last. */
  private record Span(int first, int last) implements Comparable<Span> {
    @Override
    public int compareTo(Span other) {
      int order = Integer.compare(first, other.first);
      return order == 0 ? Integer.compare(last, other.last) : order;
    }
  }

  FrameAnimation(Theme theme) {
    this.theme = theme;
  }

  /** Adds a frame at the current time; ignores one that equals the last. */
  void show(Duration at, Frame frame) {
    shots.removeIf(shot -> shot.at.equals(at));
    if (shots.isEmpty() || !same(shots.get(shots.size() - 1).frame, frame)) {
      shots.add(new Shot(at, frame));
    }
  }

  private static boolean same(Frame one, Frame other) {
    for (int cell = 0; cell < cells(one.size()); cell++) {
      if (!same(one, other, cell)) {
        return false;
      }
    }
    return true;
  }

  private static boolean same(Frame one, Frame other, int cell) {
    int column = cell % one.size().columns();
    int row = cell / one.size().columns();
    Style style = one.style(column, row);
    boolean blank = one.character(column, row) == ' ' && other.character(column, row) == ' ';
    return one.character(column, row) == other.character(column, row)
        && (blank
            ? style.ground() == other.style(column, row).ground()
            : style.equals(other.style(column, row)));
  }

  private static int cells(Size size) {
    return size.columns() * size.rows();
  }

  /** Returns the animation with its total duration. */
  String svg(Duration whole) {
    Size size = shots.get(0).frame.size();
    StringBuilder svg = new StringBuilder(Drawing.head(size));
    spans(size).forEach((span, cells) -> svg.append(drawn(span, cells, whole)));
    return svg.append("</svg>\n").toString();
  }

  /** Returns the areas of cells with their content, as long as they do not change. */
  private Map<Span, BitSet> spans(Size size) {
    Map<Span, BitSet> spans = new TreeMap<>();
    for (int cell = 0; cell < cells(size); cell++) {
      int first = 0;
      for (int next = 1; next <= shots.size(); next++) {
        boolean ends = next == shots.size();
        if (ends || !same(shots.get(first).frame, shots.get(next).frame, cell)) {
          spans.computeIfAbsent(new Span(first, next), it -> new BitSet()).set(cell);
          first = next;
        }
      }
    }
    return spans;
  }

  private String drawn(Span span, BitSet cells, Duration whole) {
    String picture = new Drawing(shots.get(span.first).frame, theme, cells).svg();
    if (span.first == 0 && span.last == shots.size()) {
      return picture;
    }
    double from = part(span.first, whole);
    double to = part(span.last, whole);
    String times =
        from == 0 ? "0;%s".formatted(time(to)) : "0;%s;%s".formatted(time(from), time(to));
    String values = from == 0 ? "inline;none" : "none;inline;none";
    if (to >= 1) {
      times = "0;" + time(from);
      values = "none;inline";
    }
    return """
        <g display="none"><animate attributeName="display" calcMode="discrete" \
        dur="%ds" repeatCount="indefinite" values="%s" keyTimes="%s"/>
        %s</g>
        """
        .formatted(whole.toSeconds(), values, times, picture);
  }

  private double part(int shot, Duration whole) {
    return shot == shots.size() ? 1 : (double) shots.get(shot).at.toMillis() / whole.toMillis();
  }

  private static String time(double part) {
    return String.format(Locale.ROOT, "%.4f", part);
  }
}
