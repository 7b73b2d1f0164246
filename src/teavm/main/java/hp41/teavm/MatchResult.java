package hp41.teavm;

/** Replaces the JDK's interface: what a {@link Matcher} has found. */
public interface MatchResult {

  /** Returns the text of a group; null if the group is not part of the match. */
  String group(int index);

  /** Returns the position of the first character of a group; -1 without one. */
  int start(int index);

  /** Returns the position after the last character of a group; -1 without one. */
  int end(int index);

  int groupCount();

  default String group() {
    return group(0);
  }

  default int start() {
    return start(0);
  }

  default int end() {
    return end(0);
  }
}
