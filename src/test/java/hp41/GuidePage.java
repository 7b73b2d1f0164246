package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the guide, or the README, as a reader follows it. In a table headed {@code type} and
 * {@code the screen shows}, a text in backticks is typed, a word is the name of a key, and {@code
 * paste} pastes the listing above the table. Each text in backticks in the second column then is on
 * the screen, or with the heading {@code the display shows} in the display.
 */
public final class GuidePage {

  private static final Path FOLDER = Path.of("docs", "guide");

  /** The README, relative to the pages of the guide. */
  static final String README = "../../../README.md";

  private static final Pattern LINK = Pattern.compile("\\]\\(src/docs/guide/([a-z-]+\\.md)\\)");
  private static final Pattern ITEM =
      Pattern.compile(
          "(?m)^```text\\n(?<listing>(?s:.*?))^```$"
              + "|^\\| type \\| the (?<where>screen|display) shows \\|\\n\\|---\\|---\\|\\n"
              + "(?<rows>(?:\\|.*\\n)+)"
              + "|^!\\[.*]\\((?<picture>[a-z-]+\\.svg)\\)$");
  private static final Pattern ROW = Pattern.compile("\\| (.+?) \\| (.+) \\|");
  private static final Pattern WORD = Pattern.compile("`([^`]+)`|([^ `]+)");
  private static final Pattern SHOWN = Pattern.compile("`([^`]+)`");

  /** What a reader does or sees next. */
  public sealed interface Item {}

  /** A row of a table. */
  public record TableRow(List<Input> inputs, List<String> shown) implements Item {}

  /** A row of a table of what the display of the calculator shows. */
  public record DisplayRow(List<Input> inputs, List<String> shown) implements Item {}

  /** A picture of the screen after the steps above it. */
  public record PictureFile(Path file) implements Item {}

  /** Something that the reader types. */
  public sealed interface Input {}

  /** Characters that are typed. */
  public record Text(String characters) implements Input {}

  /** A key that has a name, such as {@code Enter} or {@code Ctrl-U}. */
  public record NamedKey(String name) implements Input {}

  /** A listing from the clipboard. */
  public record Paste(String listing) implements Input {}

  private GuidePage() {}

  /** Returns the file names of all pages. */
  public static List<String> names() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(it -> it.getFileName().toString())
          .filter(it -> it.endsWith(".md"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the README and the pages of the guide in the order in which the README lists them. */
  static List<String> inReadingOrder() {
    String list = read(FOLDER.resolve(README));
    List<String> pages = new ArrayList<>(List.of(README));
    LINK.matcher(list.substring(list.indexOf("| The guide |")))
        .results()
        .map(link -> link.group(1))
        .forEach(pages::add);
    assertThat(pages).containsAll(names());
    return pages;
  }

  /** Returns the steps and pictures of a page in their order. */
  public static List<Item> items(String name) {
    List<Item> items = new ArrayList<>();
    String listing = "";
    for (MatchResult item : ITEM.matcher(read(FOLDER.resolve(name))).results().toList()) {
      if (item.group(1) != null) {
        listing = item.group(1);
      } else if (item.group(2) != null) {
        for (MatchResult row : ROW.matcher(item.group(3)).results().toList()) {
          TableRow step = step(row, listing);
          items.add(
              item.group(2).equals("screen") ? step : new DisplayRow(step.inputs(), step.shown()));
        }
      } else {
        items.add(new PictureFile(FOLDER.resolve(item.group(4))));
      }
    }
    return items;
  }

  private static TableRow step(MatchResult row, String listing) {
    List<Input> inputs =
        inputs(row.group(1)).stream()
            .map(it -> it.equals(new NamedKey("paste")) ? new Paste(listing) : it)
            .toList();
    List<String> shown = SHOWN.matcher(row.group(2)).results().map(text -> text.group(1)).toList();
    assertThat(shown).as(row.group()).isNotEmpty();
    return new TableRow(inputs, shown);
  }

  /** Returns the texts and keys of a cell. */
  static List<Input> inputs(String cell) {
    List<Input> inputs = new ArrayList<>();
    for (MatchResult word : WORD.matcher(cell).results().toList()) {
      String name = word.group(2);
      inputs.add(name == null ? new Text(word.group(1)) : new NamedKey(name));
    }
    return inputs;
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
