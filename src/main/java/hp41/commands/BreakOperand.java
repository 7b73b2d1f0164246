package hp41.commands;

import hp41.KnownName;
import hp41.debug.StopCondition;
import hp41.listing.LabelSpelling;
import hp41.memory.LabelName;
import hp41.panel.help.OfferedName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The operand of {@code break}: a line, a local or a global label, or nothing, and a condition.
 *
 * @param where the line or label as it was typed; empty for the current line
 * @param condition the condition as it was typed; empty if there is none
 */
record BreakOperand(String where, String condition) {

  private static final Pattern OPERAND =
      Pattern.compile(
          "(?is)((?:LBL )?\"(?:\\\\.|[^\"])*+\"?|.*?)\\s*((?<=^|\\s)(?:%s)\\b.*)?"
              .formatted(String.join("|", StopCondition.WORDS)));

  private static final Pattern GLOBAL = Pattern.compile("(?i)(?:LBL )?\"(.+?)\"?");
  private static final Pattern LOCAL = Pattern.compile("(?i)LBL (\\d{1,2}|[A-Ja-e])");
  private static final Pattern LINE = Pattern.compile("\\d{1,4}");

  /** The words of conditions, for completion. */
  static final List<KnownName> WORDS =
      List.of(
          word("if", "CONDITION", "Stops only if this is true"),
          word("hits", "n", "Stops only at this hit count"),
          word("log", "\"TEXT\"", "Writes a text and continues"));

  private static KnownName word(String text, String operand, String help) {
    return new KnownName(text, operand, OfferedName.SCREEN, "", help);
  }

  /** Reads an operand. */
  static BreakOperand of(String typed) {
    Matcher parts = OPERAND.matcher(typed);
    return parts.matches() && parts.group(2) != null
        ? new BreakOperand(parts.group(1), parts.group(2))
        : new BreakOperand(typed, "");
  }

  /** Returns the name of a global label if it was typed in quotes. */
  Optional<LabelName> quoted() {
    return Optional.of(GLOBAL.matcher(where))
        .filter(Matcher::matches)
        .flatMap(it -> LabelSpelling.read(it.group(1)));
  }

  /** Returns the text that may be the name of a global label, without quotes. */
  Optional<String> name() {
    Matcher quoted = GLOBAL.matcher(where);
    if (quoted.matches()) {
      return Optional.of(quoted.group(1));
    }
    return Optional.of(where).filter(it -> !LINE.matcher(it).matches());
  }

  /** Returns the program line of a local label. */
  Optional<String> localLabel() {
    return Optional.of(LOCAL.matcher(where))
        .filter(Matcher::matches)
        .map(it -> it.group(1))
        .map(it -> "LBL " + (it.matches("\\d") ? "0" + it : it));
  }

  /** Returns the number of the line. */
  Optional<Integer> line() {
    return Optional.of(where).filter(it -> LINE.matcher(it).matches()).map(Integer::valueOf);
  }

  /** Returns an operand with a valid condition of the kind that was typed. */
  String example() {
    String first = condition.toLowerCase(Locale.ROOT);
    String valid =
        first.startsWith("log")
            ? "log \"sum {R01}\""
            : first.contains("hits") ? "hits >= 3" : "if X>3";
    return (where + " " + valid).strip();
  }
}
