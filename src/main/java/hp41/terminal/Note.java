package hp41.terminal;

import java.util.List;

/**
 * A sentence in the message row.
 *
 * @param mark what kind it is: {@code ▲} error, {@code ?} question, {@code ›} invitation, or empty
 * @param head the thing it is about, never cut
 * @param clauses what to know and what to press; those that do not fit fall off from the right
 */
record Note(String mark, String head, List<String> clauses) {

  static Note of(String head, String... clauses) {
    return new Note("", head, List.of(clauses));
  }

  static Note error(String head, String... clauses) {
    return new Note("▲", head, List.of(clauses));
  }

  static Note question(String head, String... clauses) {
    return new Note("?", head, List.of(clauses));
  }

  static Note invitation(String... clauses) {
    return new Note("›", "", List.of(clauses));
  }

  boolean isError() {
    return mark.equals("▲");
  }
}
