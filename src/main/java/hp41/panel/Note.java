package hp41.panel;

import hp41.panel.keys.KeyNames;
import java.util.List;

/**
 * A sentence in the message row.
 *
 * @param mark what kind it is: {@code ▲} error, {@code ?} question, {@code ›} invitation, or empty
 * @param head the thing it is about; where there is little room its middle is left out
 * @param clauses what to know and what to press; those that do not fit fall off from the right
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

  /** The same where other strokes press the keys. */
  public Note under(KeyNames names) {
    return new Note(mark, head, clauses.stream().map(names::said).toList());
  }

  public boolean isError() {
    return mark.equals("▲");
  }
}
