package hp41.nut;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of addresses. A file contains lines of a four-digit hexadecimal address and a name. Text
 * after the name, and lines of any other form, are ignored.
 */
public final class LabelMap {

  public static final LabelMap EMPTY = new LabelMap(Map.of());

  private static final Pattern LINE = Pattern.compile("\\s*([0-9A-Fa-f]{4})\\s+(\\S+).*");
  private static final int HEXADECIMAL = 16;

  private final Map<Integer, String> names;

  private LabelMap(Map<Integer, String> names) {
    this.names = new TreeMap<>(names);
  }

  /** Reads the names from the text of a file. If an address has two names, the first is used. */
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

  /** Returns the name of an address; empty if it has none. */
  public Optional<String> name(int address) {
    return Optional.ofNullable(names.get(address));
  }

  /** Returns the addresses that have a name, in ascending order. */
  public List<Integer> addresses() {
    return new ArrayList<>(names.keySet());
  }
}
