package hp41.editor.language;

import hp41.key.OperandKind;
import hp41.listing.SourceMap;
import hp41.machine.CalculatorFunction;
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

/** The semantic tokens of a listing, from the table of functions. */
final class SemanticTokenFinder {

  /** The token types, in the order of the legend. */
  private enum TokenKind {
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

    TokenKind(String token) {
      this.token = token;
    }
  }

  private record Token(int line, int start, int length, TokenKind kind) {}

  private static final List<TokenKind> KINDS = List.of(TokenKind.values());
  private static final Set<Role> CONTROL =
      Set.of(Role.CALL, Role.JUMP, Role.RETURN, Role.STOP, Role.ASK);
  private static final Pattern WORD = Pattern.compile("[^\\s\"“„'┬]+");
  private static final Pattern GLUED = Pattern.compile("(?i)(LBL|GTO|XEQ|CF|SF)(?=\\d)");
  private static final Pattern COMMENT = Pattern.compile("\\s*(;|//|#|@|<-|←|\\(|\\{).*");

  private SemanticTokenFinder() {}

  /** Returns the legend. */
  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(KINDS.stream().map(kind -> kind.token).toList(), List.of());
  }

  /** Returns all tokens of a listing. */
  static SemanticTokens of(ParsedListing listing) {
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
      tokens.add(new Token(line, start, text.length() - start, TokenKind.COMMENT));
    }
  }

  private static void addStep(
      List<Token> tokens, SourceMap.MappedLine step, int line, int start, String text) {
    CalculatorFunction function = step.instruction().function();
    if (function.operand() == OperandKind.TEXT) {
      tokens.add(new Token(line, start, text.length(), TokenKind.STRING));
    } else if (function.operand() == OperandKind.NUMBER || text.startsWith("#")) {
      tokens.add(new Token(line, start, text.length(), TokenKind.NUMBER));
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

  private static int nameEnd(CalculatorFunction function, String text) {
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

  private static TokenKind kind(CalculatorFunction function) {
    boolean control =
        function.operand() == OperandKind.LABEL || CONTROL.stream().anyMatch(function::is);
    if (control) {
      return TokenKind.KEYWORD;
    }
    return function.isXrom() ? TokenKind.MODULE : TokenKind.FUNCTION;
  }

  private static TokenKind operandKind(SourceMap.MappedLine step) {
    if (step.local().isPresent()) {
      return TokenKind.LABEL;
    }
    return switch (step.instruction().function().operand()) {
      case FLAG, SETTABLE_FLAG -> TokenKind.FLAG;
      case LABEL -> TokenKind.NAME;
      case JUMP -> step.callee().isPresent() ? TokenKind.NAME : TokenKind.REGISTER;
      case REGISTER -> TokenKind.REGISTER;
      case DIGIT, COUNT, LINE -> TokenKind.NUMBER;
      case PROGRAM, ASSIGNMENT, TEXT -> TokenKind.STRING;
      case NONE, NUMBER -> TokenKind.COMMENT;
    };
  }

  /** Encodes tokens as the protocol requires: positions are relative to the previous token. */
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
