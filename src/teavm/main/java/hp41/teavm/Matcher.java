package hp41.teavm;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

/** Replaces the JDK's class. */
public final class Matcher implements MatchResult {

  private final Pattern pattern;
  final String text;
  int from;
  private int to;
  boolean transparent;
  private boolean anchoring = true;

  /**
   * The groups of the last match: for each, the positions of its first character and after its last
   * one.
   */
  int[] groups;

  final int[] opened;
  final int[] counts;
  final int[] starts;

  /** The end of the characters that may be matched now. */
  int limit;

  /** The position at which the current match has to end, or -1. */
  int mustEndAt;

  /** The position at which the current match has ended. */
  int reached;

  private boolean found;
  private int continued;

  Matcher(Pattern pattern, String text) {
    this.pattern = pattern;
    this.text = text;
    to = text.length();
    groups = new int[2 * (pattern.groups + 1)];
    opened = new int[pattern.groups + 1];
    counts = new int[pattern.loops];
    starts = new int[pattern.loops];
  }

  public Matcher region(int start, int end) {
    reset();
    from = start;
    to = end;
    continued = start;
    return this;
  }

  public Matcher reset() {
    found = false;
    from = 0;
    to = text.length();
    continued = 0;
    return this;
  }

  public Matcher useTransparentBounds(boolean are) {
    transparent = are;
    return this;
  }

  public Matcher useAnchoringBounds(boolean are) {
    anchoring = are;
    return this;
  }

  public boolean matches() {
    return match(from, to);
  }

  public boolean lookingAt() {
    return match(from, -1);
  }

  public boolean find(int start) {
    reset();
    continued = start;
    return find();
  }

  /** Finds the next match. */
  public boolean find() {
    int start = continued;
    while (start <= to && !match(start, -1)) {
      start++;
    }
    found = start <= to;
    return found;
  }

  private boolean match(int start, int end) {
    Arrays.fill(groups, -1);
    limit = to;
    mustEndAt = end;
    found = pattern.first.match(this, start);
    groups[0] = start;
    groups[1] = reached;
    if (found) {
      continued = reached == start ? reached + 1 : reached;
    }
    return found;
  }

  @Override
  public String group(int index) {
    requireMatch();
    return group(index, groups);
  }

  String group(int index, int[] of) {
    return of[2 * index] < 0 ? null : text.substring(of[2 * index], of[2 * index + 1]);
  }

  public String group(String name) {
    return group(pattern.names.get(name));
  }

  @Override
  public int start(int index) {
    requireMatch();
    return groups[2 * index];
  }

  @Override
  public int end(int index) {
    requireMatch();
    return groups[2 * index + 1];
  }

  private void requireMatch() {
    if (!found) {
      throw new IllegalStateException("no match");
    }
  }

  @Override
  public int groupCount() {
    return pattern.groups;
  }

  /** Returns a copy of the current match, which later matches do not change. */
  public MatchResult toMatchResult() {
    requireMatch();
    return new Found(this, groups.clone());
  }

  private record Found(Matcher matcher, int[] groups) implements MatchResult {
    @Override
    public String group(int index) {
      return matcher.group(index, groups);
    }

    @Override
    public int start(int index) {
      return groups[2 * index];
    }

    @Override
    public int end(int index) {
      return groups[2 * index + 1];
    }

    @Override
    public int groupCount() {
      return matcher.groupCount();
    }
  }

  public Stream<MatchResult> results() {
    reset();
    Stream.Builder<MatchResult> results = Stream.builder();
    while (find()) {
      results.add(toMatchResult());
    }
    return results.build();
  }

  public String replaceAll(String replacement) {
    return replaceAll(match -> replacement);
  }

  public String replaceAll(Function<MatchResult, String> replacement) {
    return replace(replacement, Integer.MAX_VALUE);
  }

  public String replaceFirst(String replacement) {
    return replace(match -> replacement, 1);
  }

  private String replace(Function<MatchResult, String> replacement, int most) {
    reset();
    StringBuilder replaced = new StringBuilder();
    int copied = 0;
    for (int i = 0; i < most && find(); i++) {
      MatchResult match = toMatchResult();
      replaced.append(text, copied, match.start());
      append(replaced, replacement.apply(match), match);
      copied = match.end();
    }
    return replaced.append(text, copied, text.length()).toString();
  }

  /** Appends a replacement, in which $1 is a group and a backslash quotes a character. */
  private static void append(StringBuilder text, String replacement, MatchResult match) {
    for (int i = 0; i < replacement.length(); i++) {
      char character = replacement.charAt(i);
      if (character == '$') {
        i++;
        String group = match.group(replacement.charAt(i) - '0');
        text.append(group == null ? "" : group);
      } else {
        i += character == '\\' ? 1 : 0;
        text.append(replacement.charAt(i));
      }
    }
  }

  public static String quoteReplacement(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$");
  }

  int length() {
    return text.length();
  }

  int codePoint(int at) {
    return isPair(at, limit) ? text.codePointAt(at) : text.charAt(at);
  }

  int size(int at) {
    return isPair(at, limit) ? 2 : 1;
  }

  int sizeBefore(int at) {
    return at >= 2 && isPair(at - 2, at) ? 2 : 1;
  }

  private boolean isPair(int at, int end) {
    return at + 1 < end && Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
  }

  /** Returns the position at which {@code ^} matches. */
  int beginning() {
    return anchoring ? from : 0;
  }

  /** Returns the position at which {@code $} matches. */
  int finish() {
    return anchoring ? limit : text.length();
  }

  private boolean isCrLf(int at) {
    return at > 0 && at < finish() && text.charAt(at - 1) == '\r' && text.charAt(at) == '\n';
  }

  /** Returns whether a line ends before a position. */
  boolean endsLine(int at) {
    return at > 0 && CharacterClass.isLineEnd(text.charAt(at - 1)) && !isCrLf(at);
  }

  /** Returns whether a line end begins at a position. */
  boolean beginsLineEnd(int at) {
    return CharacterClass.isLineEnd(text.charAt(at)) && !isCrLf(at);
  }

  /** Returns whether only a line end follows. */
  boolean isLastLineEnd(int at) {
    int rest = finish() - at;
    return rest == 1 && beginsLineEnd(at) || rest == 2 && isCrLf(at + 1);
  }

  /** Returns whether a character is part of a word, for its boundaries. */
  boolean isWord(int at) {
    int first = transparent ? 0 : from;
    int last = transparent ? text.length() : to;
    return at >= first
        && at < last
        && (text.charAt(at) == '_' || Character.isLetterOrDigit(text.charAt(at)));
  }
}
