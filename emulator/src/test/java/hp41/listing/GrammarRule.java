package hp41.listing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A rule of a TextMate grammar.
 *
 * @param match the pattern, or the start of a region
 * @param end the end of a region; empty if the rule is not a region
 * @param kinds the kind of the match, or the kinds of its groups
 * @param inside the rules inside a region
 */
record GrammarRule(String match, String end, List<WordKind> kinds, List<GrammarRule> inside) {

  /** Returns a rule with the kind of the match, or with the kinds of its groups. */
  static GrammarRule of(String match, WordKind... kinds) {
    return new GrammarRule(match, "", List.of(kinds), List.of());
  }

  /** Returns a rule for a region with inner rules. */
  static GrammarRule region(WordKind kind, String begin, String end, List<GrammarRule> inside) {
    return new GrammarRule(begin, end, List.of(kind), inside);
  }

  boolean isRegion() {
    return !end.isEmpty();
  }

  /** Returns the rule as a JSON object. */
  String json() {
    List<String> fields = new ArrayList<>();
    if (kinds.size() == 1) {
      fields.add(field("name", kinds.get(0).scope()));
    }
    if (isRegion()) {
      fields.add(field("begin", match));
      fields.add(field("end", end));
      fields.add("\"patterns\": [" + String.join(", ", json(inside)) + "]");
    } else {
      fields.add(field("match", match));
    }
    if (kinds.size() > 1) {
      fields.add("\"captures\": {" + captures() + "}");
    }
    return "{" + String.join(", ", fields) + "}";
  }

  static List<String> json(List<GrammarRule> rules) {
    return rules.stream().map(GrammarRule::json).toList();
  }

  private String captures() {
    String[] captures = new String[kinds.size()];
    Arrays.setAll(
        captures, i -> "\"%d\": {%s}".formatted(i + 1, field("name", kinds.get(i).scope())));
    return String.join(", ", captures);
  }

  private static String field(String name, String text) {
    return "\"%s\": \"%s\"".formatted(name, text.replace("\\", "\\\\").replace("\"", "\\\""));
  }
}
