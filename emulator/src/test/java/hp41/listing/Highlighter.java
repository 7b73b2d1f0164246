package hp41.listing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the words of a line as an editor with the TextMate grammar does. */
final class Highlighter {

  private final List<GrammarRule> rules;
  private final Map<String, Pattern> patterns = new HashMap<>();
  private String line = "";
  private WordKind[] kinds = {};

  private record Found(GrammarRule rule, Matcher match) {}

  Highlighter(List<GrammarRule> rules) {
    this.rules = rules;
  }

  /** Returns the words of a line, such as {@code Branch<LBL> Label<01>}. */
  String words(String text) {
    line = text;
    kinds = new WordKind[text.length()];
    for (int at = 0; at >= 0; ) {
      at = step(at);
    }
    StringBuilder words = new StringBuilder();
    for (int from = 0, to; from < line.length(); from = to) {
      to = from + 1;
      while (to < line.length() && kinds[to] == kinds[from]) {
        to++;
      }
      if (kinds[from] != null) {
        words.append(words.isEmpty() ? "" : " ").append(kinds[from].group());
        words.append('<').append(line, from, to).append('>');
      }
    }
    return words.toString();
  }

  /** Advances after the next match and returns its end; −1 if there is none. */
  private int step(int from) {
    Optional<Found> found = first(rules, from);
    if (found.isEmpty()) {
      return -1;
    }
    GrammarRule rule = found.get().rule();
    int end = found.get().match().end();
    paint(rule, found.get().match());
    return rule.isRegion() ? region(rule, end) : end;
  }

  private int region(GrammarRule rule, int from) {
    Matcher end = match(rule.end(), from).orElseThrow();
    Optional<Found> inner = first(rule.inside(), from);
    if (inner.isPresent() && inner.get().match().start() < end.start()) {
      Matcher match = inner.get().match();
      fill(rule.kinds().get(0), from, match.start());
      paint(inner.get().rule(), match);
      return region(rule, match.end());
    }
    fill(rule.kinds().get(0), from, end.end());
    return end.end();
  }

  private Optional<Found> first(List<GrammarRule> candidates, int from) {
    Optional<Found> first = Optional.empty();
    int start = Integer.MAX_VALUE;
    for (GrammarRule rule : candidates) {
      Optional<Matcher> match = match(rule.match(), from);
      if (match.isPresent() && match.get().start() < start) {
        first = Optional.of(new Found(rule, match.get()));
        start = match.get().start();
      }
    }
    return first;
  }

  private Optional<Matcher> match(String pattern, int from) {
    Matcher matcher = patterns.computeIfAbsent(pattern, Pattern::compile).matcher(line);
    return matcher.find(from) ? Optional.of(matcher) : Optional.empty();
  }

  private void paint(GrammarRule rule, Matcher match) {
    if (rule.kinds().size() == 1) {
      fill(rule.kinds().get(0), match.start(), match.end());
    } else {
      for (int group = 1; group <= rule.kinds().size(); group++) {
        fill(rule.kinds().get(group - 1), match.start(group), match.end(group));
      }
    }
  }

  private void fill(WordKind kind, int from, int to) {
    for (int i = Math.max(from, 0); i < to; i++) {
      boolean blankBeforeNumber = kind == WordKind.LINE_NUMBER && line.charAt(i) == ' ';
      kinds[i] = blankBeforeNumber ? null : kind;
    }
  }
}
