package hp41.print;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;

/**
 * Pages of bar code, parsed from a file.
 *
 * @param texts the words, page by page
 * @param rows the bars, row by row
 * @param places the positions of texts and bars, from the left and from the top of the page, and
 *     their sizes
 */
record SheetFile(List<List<String>> texts, List<List<Wand.Bar>> rows, List<String> places) {

  private static final Pattern PATH = Pattern.compile("<path d=\"(.*)\"/>");
  private static final Pattern BAR = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v264h-\\3z");
  private static final Pattern BAR_PLACE = Pattern.compile("M(\\d+) (\\d+)h\\d+v(264)");
  private static final Pattern WORDS_PLACE =
      Pattern.compile("<text x=\"(\\d+)\" y=\"(\\d+)\" font-size=\"(\\d+)\"( font-weight)?");
  private static final Pattern RECTANGLE_PLACE = Pattern.compile("(\\d+) (\\d+) \\d+ (264) re\n");
  private static final Pattern SHOWN_PLACE =
      Pattern.compile("/F(\\d) (\\d+) Tf\n(\\d+) (\\d+) Td\n");
  private static final Pattern WORDS = Pattern.compile("<text [^>]*>(.*)</text>");
  private static final Pattern FILLED = Pattern.compile("((?:\\d+ \\d+ \\d+ 264 re\n)+)f\n");
  private static final Pattern RECTANGLE = Pattern.compile("(\\d+) (\\d+) (\\d+) 264 re\n");
  private static final Pattern SHOWN = Pattern.compile("\\((.*)\\)Tj\n");

  /** Parses an SVG file. */
  static SheetFile svg(byte[] content) {
    List<List<String>> texts = new ArrayList<>();
    List<List<Wand.Bar>> rows = new ArrayList<>();
    List<String> places = new ArrayList<>();
    String svg = new String(content, StandardCharsets.UTF_8);
    for (String page : svg.split("<g transform", -1)) {
      texts.add(groups(WORDS, page).toList());
      groups(PATH, page).forEach(path -> rows.add(bars(BAR, path)));
      places.addAll(
          places(
              WORDS_PLACE,
              page,
              it -> place(number(it, 1), number(it, 2), number(it, 3), it.group(4) != null)));
      places.addAll(
          places(BAR_PLACE, page, it -> place(number(it, 1), number(it, 2), number(it, 3), false)));
    }
    return new SheetFile(texts.subList(1, texts.size()), rows, places);
  }

  /** Parses a PDF file; its cross-reference table locates the objects. */
  static SheetFile pdf(byte[] content) throws IOException {
    List<List<String>> texts = new ArrayList<>();
    List<List<Wand.Bar>> rows = new ArrayList<>();
    List<String> places = new ArrayList<>();
    String pdf = new String(content, StandardCharsets.ISO_8859_1);
    List<Integer> objects = objects(pdf);
    for (String page : groups(Pattern.compile("/Contents (\\d+) 0 R"), pdf).toList()) {
      int stream = objects.get(Integer.parseInt(page) - 1);
      String marks = stream(content, pdf.indexOf("stream\n", stream) + "stream\n".length());
      texts.add(groups(SHOWN, marks).map(words -> words.replaceAll("\\\\(.)", "$1")).toList());
      groups(FILLED, marks).forEach(row -> rows.add(bars(RECTANGLE, row)));
      places.addAll(
          places(
              SHOWN_PLACE,
              marks,
              it -> place(number(it, 3), fromTop(it, 4), number(it, 2), number(it, 1) == 1)));
      places.addAll(
          places(
              RECTANGLE_PLACE,
              marks,
              it -> place(number(it, 1), fromTop(it, 2) - number(it, 3), number(it, 3), false)));
    }
    return new SheetFile(texts, rows, places);
  }

  /** Returns the offsets of the objects of a PDF file. */
  private static List<Integer> objects(String pdf) {
    Matcher start = Pattern.compile("startxref\n(\\d+)\n%%EOF\n$").matcher(pdf);
    String table = start.find() ? pdf.substring(Integer.parseInt(start.group(1))) : "";
    List<Integer> objects = new ArrayList<>();
    groups(Pattern.compile("(\\d{10}) 00000 n \n"), table)
        .forEach(offset -> objects.add(Integer.parseInt(offset)));
    for (int i = 0; i < objects.size(); i++) {
      if (!pdf.startsWith(i + 1 + " 0 obj\n", objects.get(i))) {
        throw new AssertionError("object " + (i + 1) + " does not stand where the table says");
      }
    }
    return objects;
  }

  private static String stream(byte[] content, int start) throws IOException {
    ByteArrayInputStream rest = new ByteArrayInputStream(content, start, content.length - start);
    try (InputStream inflated = new InflaterInputStream(rest)) {
      return new String(inflated.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  private static List<Wand.Bar> bars(Pattern pattern, String marks) {
    return pattern
        .matcher(marks)
        .results()
        .map(bar -> new Wand.Bar(number(bar, 1), number(bar, 3)))
        .toList();
  }

  private static List<String> places(
      Pattern pattern, String marks, Function<MatchResult, String> place) {
    return pattern.matcher(marks).results().map(place).toList();
  }

  private static String place(int x, int y, int size, boolean bold) {
    return "%d %d %d%s".formatted(x, y, size, bold ? " bold" : "");
  }

  private static int fromTop(MatchResult match, int group) {
    return Sheet.PAGE_HEIGHT - number(match, group);
  }

  private static int number(MatchResult match, int group) {
    return Integer.parseInt(match.group(group));
  }

  private static Stream<String> groups(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1));
  }
}
