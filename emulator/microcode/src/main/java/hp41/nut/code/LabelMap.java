package hp41.nut.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of addresses: in a file, lines of four hexadecimal digits and a name; what stands behind
 * the name, and lines that begin otherwise, are remarks.
 */
public final class LabelMap {

  /** No names. */
  public static final LabelMap EMPTY = new LabelMap(Map.of());

  private static final Pattern LINE = Pattern.compile("\\s*([0-9A-Fa-f]{4})\\s+(\\S+).*");
  private static final int HEXADECIMAL = 16;

  private final Map<Integer, String> names;

  private LabelMap(Map<Integer, String> names) {
    this.names = new TreeMap<>(names);
  }

  /** The names of these addresses. */
  public static LabelMap of(Map<Integer, String> names) {
    return new LabelMap(names);
  }

  /** The names in a file; of two names of an address the first. */
  public static LabelMap read(String text) {
    Map<Integer, String> names = new TreeMap<>();
    for (String line : text.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        names.putIfAbsent(Integer.parseInt(matcher.group(1), HEXADECIMAL), matcher.group(2));
      }
    }
    return new LabelMap(names);
  }

  /** The name of an address. */
  public Optional<String> name(int address) {
    return Optional.ofNullable(names.get(address));
  }

  /** All addresses that have a name. */
  public List<Integer> addresses() {
    return new ArrayList<>(names.keySet());
  }
}
