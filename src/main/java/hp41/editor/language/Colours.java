package hp41.editor.language;

import hp41.listing.SourceMap;
import hp41.machine.Function;
import hp41.machine.OperandKind;
import hp41.machine.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** What each word of a listing is, by the rows of the functions. */
final class Colours {

  /** Kinds of words, in the order of the legend. */
  private enum Kind {
    KEYWORD("keyword"),
    FUNCTION("function"),
    MODULE("method"),
    NUMBER("number"),
    STRING("string"),
    LABEL("property"),
    NAME("namespace"),
    REGISTER("variable"),
    FLAG("enumMember"),
    COMMENT("comment");

    private final String token;

    Kind(String token) {
      this.token = token;
    }
  }

  private record Token(int line, int start, int length, Kind kind) {}

  private static final List<Kind> KINDS = List.of(Kind.values());
  private static final Set<Role> CONTROL =
      Set.of(Role.CALL, Role.JUMP, Role.RETURN, Role.STOP, Role.ASK);
  private static final Pattern WORD = Pattern.compile("[^\\s\"“„'┬]+");
  private static final Pattern GLUED = Pattern.compile("(?i)(LBL|GTO|XEQ|CF|SF)(?=\\d)");
  private static final Pattern COMMENT = Pattern.compile("\\s*(;|//|#|@|<-|←|\\(|\\{).*");

  private Colours() {}

  /** The kinds of words that there are. */
  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(KINDS.stream().map(kind -> kind.token).toList(), List.of());
  }

  /** All words of a listing. */
  static SemanticTokens of(Listing listing) {
    List<Token> tokens = new ArrayList<>();
    int[] ends = new int[listing.text().lines()];
    int[] lastStart = new int[] {-1, -1};
    listing
        .source()
        .all()
        .forEach(
            found -> {
              Range range = listing.range(found.line());
              int line = range.getStart().getLine();
              int start = range.getStart().getCharacter();
              ends[line] = Math.max(ends[line], range.getEnd().getCharacter());
              if (lastStart[0] != line || lastStart[1] != start) {
                addStep(tokens, found.line(), line, start, listing.text().in(range));
              }
              lastStart[0] = line;
              lastStart[1] = start;
            });
    for (int line = 0; line < ends.length; line++) {
      addComment(tokens, line, ends[line], listing.text().line(line));
    }
    return new SemanticTokens(encoded(tokens));
  }

  private static void addComment(List<Token> tokens, int line, int from, String text) {
    Matcher comment = COMMENT.matcher(text).region(from, text.length());
    if (comment.matches()) {
      int start = comment.start(1);
      tokens.add(new Token(line, start, text.length() - start, Kind.COMMENT));
    }
  }

  private static void addStep(
      List<Token> tokens, SourceMap.Line step, int line, int start, String text) {
    Function function = step.instruction().function();
    if (function.operand() == OperandKind.TEXT) {
      tokens.add(new Token(line, start, text.length(), Kind.STRING));
    } else if (function.operand() == OperandKind.NUMBER || text.startsWith("#")) {
      tokens.add(new Token(line, start, text.length(), Kind.NUMBER));
    } else {
      int end = nameEnd(function, text);
      tokens.add(new Token(line, start, end, kind(function)));
      int operand = end;
      while (operand < text.length() && Character.isWhitespace(text.charAt(operand))) {
        operand++;
      }
      if (operand < text.length()) {
        tokens.add(new Token(line, start + operand, text.length() - operand, operandKind(step)));
      }
    }
  }

  private static int nameEnd(Function function, String text) {
    if (text.regionMatches(true, 0, function.name(), 0, function.name().length())) {
      return function.name().length();
    }
    Matcher glued = GLUED.matcher(text);
    if (glued.lookingAt()) {
      return glued.end();
    }
    Matcher word = WORD.matcher(text);
    return word.lookingAt() ? word.end() : text.length();
  }

  private static Kind kind(Function function) {
    boolean control =
        function.operand() == OperandKind.LABEL || CONTROL.stream().anyMatch(function::is);
    if (control) {
      return Kind.KEYWORD;
    }
    return function.isXrom() ? Kind.MODULE : Kind.FUNCTION;
  }

  private static Kind operandKind(SourceMap.Line step) {
    if (step.local().isPresent()) {
      return Kind.LABEL;
    }
    return switch (step.instruction().function().operand()) {
      case FLAG, SETTABLE_FLAG -> Kind.FLAG;
      case LABEL -> Kind.NAME;
      case JUMP -> step.called().isPresent() ? Kind.NAME : Kind.REGISTER;
      case REGISTER -> Kind.REGISTER;
      case DIGIT, COUNT, LINE -> Kind.NUMBER;
      case PROGRAM, ASSIGNMENT, TEXT -> Kind.STRING;
      case NONE, NUMBER -> Kind.COMMENT;
    };
  }

  /** Tokens as the protocol has them: each by its distance from the one before. */
  private static List<Integer> encoded(List<Token> tokens) {
    tokens.sort(Comparator.comparingInt(Token::line).thenComparingInt(Token::start));
    List<Integer> encoded = new ArrayList<>(tokens.size() * 5);
    int line = 0;
    int start = 0;
    for (Token token : tokens) {
      int before = token.line() == line ? start : 0;
      encoded.addAll(
          List.of(
              token.line() - line,
              token.start() - before,
              token.length(),
              KINDS.indexOf(token.kind()),
              0));
      line = token.line();
      start = token.start();
    }
    return encoded;
  }
}
