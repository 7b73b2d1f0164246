package hp41.panel;

import hp41.Snapshot.Prompt;
import hp41.machine.OperandKind;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/** What may follow a function's name, in words. */
public final class Operands {

  private static final String IND = "; (SHIFT) for IND";

  private Operands() {}

  /** What the standing prompt accepts, and how to leave it. */
  static List<String> explain(Prompt prompt) {
    List<String> clauses = new ArrayList<>(clauses(prompt.kind()));
    if (prompt.function().equals("STO")) {
      clauses.add("+ - * / for ST+ …");
    }
    clauses.add("Esc");
    return clauses;
  }

  /**
   * What was keyed behind the function's name so far, without the places still to be filled; a line
   * number may stand before the name.
   */
  public static String keyed(Prompt prompt) {
    int name = prompt.keyed().indexOf(prompt.function());
    int behind = name < 0 ? 0 : name + prompt.function().length();
    return StringUtils.strip(prompt.keyed().substring(behind).replace('_', ' '));
  }

  private static List<String> clauses(OperandKind kind) {
    return switch (kind) {
      case NONE -> List.of();
      case REGISTER -> List.of("00-99", ". then X Y Z T L", IND);
      case FLAG -> List.of("00-55", IND);
      case DIGIT -> List.of("0-9", IND);
      case LABEL -> List.of("00-99", "letters for a name", "Enter ends it");
      case JUMP -> List.of("00-99", "letters for a name, Enter ends it", IND);
      case COUNT -> List.of("three digits", "EEX for 1000");
      case LINE -> List.of("three digits", "letters for a name");
      case PROGRAM -> List.of("letters for its name", "Enter", "F4 F4 for the current one");
      case ASSIGNMENT -> List.of("letters for a name", "Enter", "then the key");
      case TEXT -> List.of("letters go to the text", "Enter ends it");
      case NUMBER -> List.of("digits", "Enter ends it");
    };
  }
}
