package hp41.panel;

import hp41.panel.keys.KeyNames;
import java.util.List;

/**
 * A message in the message row.
 *
 * @param mark the kind of message: {@code ▲} error, {@code ?} question, {@code ›} invitation, or
 *     empty
 * @param head the subject; its middle is shortened if there is too little room
 * @param clauses the explanations and the keys to press; clauses that do not fit are dropped from
 *     the right
 */
public record Note(String mark, String head, List<String> clauses) {

  /** The mark of an invitation. */
  public static final String INVITATION = "›";

  public static Note of(String head, String... clauses) {
    return new Note("", head, List.of(clauses));
  }

  public static Note error(String head, String... clauses) {
    return new Note("▲", head, List.of(clauses));
  }

  public static Note question(String head, String... clauses) {
    return new Note("?", head, List.of(clauses));
  }

  public static Note invitation(String... clauses) {
    return new Note(INVITATION, "", List.of(clauses));
  }

  /** Returns the message with the key names of another key map. */
  public Note under(KeyNames names) {
    return new Note(mark, head, clauses.stream().map(names::withStrokes).toList());
  }

  public boolean isError() {
    return mark.equals("▲");
  }
}
