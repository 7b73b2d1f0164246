package hp41.listing;

import static hp41.listing.WordKind.*;

import hp41.listing.Vocabulary.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The grammar of listings for TextMate, Visual Studio Code, Sublime Text and others. If two rules
 * match at the same place, the first one has priority.
 */
final class TextMateGrammar {

  private static final String BEGIN = "(?:^|(?<=[\\s,]))";
  private static final String LABEL_BEGIN = "(?:^|(?<=[^\\p{L}\\p{N}\"']))";
  private static final String END = "(?=$|[\\s,;])";
  private static final String BLANK_BEFORE = "(?:^|(?<=\\s))";
  private static final String INDIRECT_WORD = "((?i:(?:ST\\s+)?IND))\\b";
  private static final String STACK_LETTER = "((?:(?i:ST)\\s+)?[XYZTLMNOPQRxyztlmnopqrabcde])";
  private static final String REGISTER_OPERAND =
      "(?:\\s+(?:" + STACK_LETTER + "|(\\d{1,3}))" + END + ")?";
  private static final String EXPONENT = "[eE][-−–]?\\d{0,2}";
  private static final String HEX = "[0-9A-Fa-f]{2}";
  private static final String QUOTED =
      "(\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|[“„][^”\"]*[”\"])";
  private static final String QUOTE = "[\"'“‘„]";

  private TextMateGrammar() {}

  /** Returns the rules in the order of priority. */
  static List<GrammarRule> rules(Vocabulary vocabulary) {
    List<GrammarRule> rules = new ArrayList<>(aroundSteps());
    rules.addAll(branches("(?i:(" + choice(vocabulary.words(true, Kind.WITH_LABEL)) + "))"));
    for (boolean mainframe : new boolean[] {true, false}) {
      WordKind kind = mainframe ? FUNCTION : MODULE_FUNCTION;
      Collection<String> words = vocabulary.words(mainframe, Kind.WITH_REGISTER);
      if (!words.isEmpty()) {
        rules.add(withRegister(kind, choice(words)));
      }
    }
    rules.addAll(literals());
    for (boolean mainframe : new boolean[] {true, false}) {
      String words = choice(vocabulary.words(mainframe, Kind.ALONE));
      rules.add(
          GrammarRule.of(
              BEGIN + "(?i:" + words + ")" + END, mainframe ? FUNCTION : MODULE_FUNCTION));
    }
    return rules;
  }

  private static List<GrammarRule> aroundSteps() {
    return List.of(
        GrammarRule.of("(;(?:.*;)?\\s*)(expect:.*)", COMMENT, EXPECT),
        GrammarRule.of(";.*", COMMENT),
        GrammarRule.of("^\\s*\\.[a-z]\\w*.*", DIRECTIVE),
        GrammarRule.of("^\\s*#?(?i:define)\\s.*", DIRECTIVE),
        GrammarRule.of(BLANK_BEFORE + "(?:@|//).*", COMMENT),
        GrammarRule.of(
            "^\\s*\\d{1,4}(?=[.:)]?\\s+(?!"
                + EXPONENT
                + "\\s*(?:$|;))[^\\s;(]|[^\\p{L}\\p{N}\\s]{1,3}\\s*(?i:LBL)\\b|[\"“>├⊢])",
            LINE_NUMBER),
        GrammarRule.of("[^\\p{L}\\p{N}\\s\"'.;#@]{1,3}(?=\\s*(?i:LBL)\\b)", MARK));
  }

  private static List<GrammarRule> branches(String words) {
    String branch = LABEL_BEGIN + words;
    return List.of(
        GrammarRule.of(
            branch + "\\s+" + INDIRECT_WORD + REGISTER_OPERAND, BRANCH, INDIRECT, STACK, REGISTER),
        GrammarRule.of(branch + "\\s+(\\d{1,2}|[A-Ja-e])" + END, BRANCH, LABEL),
        GrammarRule.of(branch + "\\s*" + QUOTED, BRANCH, GLOBAL_LABEL),
        GrammarRule.of(branch + "\\s+([^\\s;,\"'“„]+)", BRANCH, GLOBAL_LABEL),
        GrammarRule.of(LABEL_BEGIN + words.replace("(?i:(", "(?i:(?:") + END, BRANCH));
  }

  private static GrammarRule withRegister(WordKind kind, String words) {
    return GrammarRule.of(
        BEGIN + "(?i:(" + words + "))" + END + "(?:\\s+" + INDIRECT_WORD + ")?" + REGISTER_OPERAND,
        kind,
        INDIRECT,
        STACK,
        REGISTER);
  }

  private static List<GrammarRule> literals() {
    String escape = "\\\\(?:x" + HEX + "|" + HEX + "|[\"'\\\\abtnfr])";
    List<GrammarRule> inside =
        List.of(
            GrammarRule.of("(?<=" + QUOTE + ")(?:\\|-|\\\\-|[├⊢⊦┝┣])", INNER_APPEND),
            GrammarRule.of(escape, ESCAPE));
    return List.of(
        GrammarRule.of(
            BEGIN + "(?i:XROM)\\s+\\d{1,2}(?:\\s*[,.:/]\\s*|\\s+)\\d{1,2}\\b", WordKind.XROM),
        GrammarRule.of(BEGIN + "(?i:XROM)(?=\\s*[\"'┬])", WordKind.XROM),
        GrammarRule.of(BLANK_BEFORE + "#" + HEX + "(?: " + HEX + ")*(?=\\s*(?:$|;))", BYTES),
        GrammarRule.of(BLANK_BEFORE + "#.*", COMMENT),
        GrammarRule.of(
            BEGIN
                + "[-−–]?(?:(?:\\d+(?:[.,]\\d+|[.])?|[.]\\d*|,\\d+)(?:\\s?"
                + EXPONENT
                + ")?|"
                + EXPONENT
                + ")"
                + END,
            NUMBER),
        GrammarRule.of("(?:>-|->|\\|-|\\\\-|[>+├⊢⊦┝┣])(?=" + QUOTE + ")", APPEND),
        GrammarRule.of(BEGIN + "(?i:APPEND|APPND|APND)(?=\\s*" + QUOTE + ")", APPEND),
        GrammarRule.region(STRING, "\"", "\"|$", inside),
        GrammarRule.region(STRING, "'", "'|$", inside),
        GrammarRule.region(STRING, "[“„]", "[”\"]|$", inside));
  }

  private static String choice(Collection<String> words) {
    TreeSet<String> longestFirst = new TreeSet<>(Vocabulary.LONGEST_FIRST);
    longestFirst.addAll(words);
    return longestFirst.stream()
        .map(word -> word.replaceAll("[\\\\^$.|?*+(){}\\[\\]]", "\\\\$0"))
        .collect(Collectors.joining("|"));
  }

  /** Returns the content of the grammar file. */
  static String of(Vocabulary vocabulary) {
    return """
    {
      "comment": "Written by a test from the rows of functions; mvn test -Dhp41.update=true writes it anew.",
      "name": "HP-41",
      "scopeName": "source.hp41",
      "fileTypes": ["hp41", "41", "focal", "rpn"],
      "patterns": [
        %s
      ]
    }
    """
        .formatted(String.join(",\n    ", GrammarRule.json(rules(vocabulary))));
  }
}
