package hp41.files;

import hp41.memory.LabelName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.lang3.Strings;

/**
 * A program that is included in the calculator: a listing in the resource folder {@code programs},
 * whose file {@code index} has a row for each program.
 *
 * @param subject the subject, such as {@code math}
 * @param name the name of the listing and of its first global label
 * @param labels all global labels, which can be executed by name
 * @param registers the registers that the program occupies
 * @param size the data registers that it needs, such as {@code 040} or {@code 14+6n}
 * @param title what the program does, in one line
 */
public record BundledProgram(
    String subject, String name, List<String> labels, int registers, String size, String title) {

  private static final Pattern CALL = Pattern.compile("(?m)^(?:XEQ|GTO) \"([^\"]+)\"");

  private static final List<BundledProgram> ALL =
      new String(content("index"), StandardCharsets.UTF_8)
          .lines()
          .map(row -> of(row.split("\t")))
          .toList();

  private static final Map<String, BundledProgram> BY_LABEL = byLabel();

  private static final Map<String, String> TITLES = titlesByLabel();

  private static Map<String, String> titlesByLabel() {
    Map<String, String> titles = new LinkedHashMap<>();
    BY_LABEL.forEach((label, program) -> titles.put(label, program.title()));
    return Collections.unmodifiableMap(titles);
  }

  private static Map<String, BundledProgram> byLabel() {
    Map<String, BundledProgram> programs = new LinkedHashMap<>();
    ALL.forEach(program -> program.labels.forEach(label -> programs.put(label, program)));
    return Collections.unmodifiableMap(programs);
  }

  private static BundledProgram of(String[] row) {
    return new BundledProgram(
        row[0], row[1], List.of(row[2].split(" ")), Integer.parseInt(row[3]), row[4], row[5]);
  }

  /** Returns all bundled programs, in the order of their subjects and names. */
  public static List<BundledProgram> all() {
    return ALL;
  }

  /** Returns the program of each global label, in the order of {@link #all}. */
  public static Map<String, BundledProgram> byName() {
    return BY_LABEL;
  }

  /** Returns the title of the program of each global label, in the order of {@link #all}. */
  public static Map<String, String> titles() {
    return TITLES;
  }

  /** Returns the program with a global label, as it is typed or as the display shows it. */
  public static Optional<BundledProgram> named(String label) {
    return Optional.ofNullable(BY_LABEL.get(LabelName.listed(label)));
  }

  /**
   * Returns the programs with this subject. If there are none, returns the programs whose title or
   * one of whose labels contains the word. Upper and lower case are equal.
   */
  public static List<BundledProgram> matching(String word) {
    List<BundledProgram> ofSubject =
        ALL.stream().filter(it -> it.subject.equalsIgnoreCase(word)).toList();
    return ofSubject.isEmpty()
        ? ALL.stream()
            .filter(
                it ->
                    it.labels.stream().anyMatch(label -> Strings.CI.contains(label, word))
                        || Strings.CI.contains(it.title, word))
            .toList()
        : ofSubject;
  }

  /** Returns the names of all listings. */
  public static List<String> names() {
    return ALL.stream().map(BundledProgram::name).toList();
  }

  /** Returns the file of the listing in the folder of programs. */
  public String file() {
    return (subject.equals("queens") ? "" : subject + '/') + name + ".txt";
  }

  /** Returns the listing. */
  public byte[] listing() {
    return content(file());
  }

  /** Returns a file in the folder of programs. */
  static byte[] content(String file) {
    try (InputStream stream = BundledProgram.class.getResourceAsStream("/programs/" + file)) {
      return stream.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the other bundled programs that this one calls, and those that they call. */
  public List<BundledProgram> called() {
    List<BundledProgram> all = new ArrayList<>(List.of(this));
    for (int i = 0; i < all.size(); i++) {
      String listing = new String(all.get(i).listing(), StandardCharsets.UTF_8);
      CALL.matcher(listing)
          .results()
          .flatMap(it -> ALL.stream().filter(program -> program.labels.contains(it.group(1))))
          .filter(it -> !all.contains(it))
          .forEach(all::add);
    }
    return List.copyOf(all.subList(1, all.size()));
  }
}
