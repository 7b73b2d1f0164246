package hp41.teavm;

import hp41.teavm.RegexNode.Apart;
import hp41.teavm.RegexNode.Place;
import hp41.teavm.RegexNode.Repetition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parses a regular expression to steps. */
final class RegexParser {

  private static final int UNLIMITED = Integer.MAX_VALUE;
  private static final int VARIES = -1;
  private static final String PLACES = "^$bB";

  private final String text;
  private int at;
  private int flags;
  private int groups;
  private int loops;
  private final Map<String, Integer> names = new HashMap<>();

  RegexParser(String text, int flags) {
    this.text = text;
    this.flags = flags;
  }

  /**
   * Steps that are linked.
   *
   * @param width the largest number of characters that they can match
   * @param exact the number of code points that they match; negative if it varies, or if they set
   *     groups
   * @param one the class, if they match one character
   */
  private record Part(
      RegexNode first, RegexNode last, int width, int exact, Optional<CharacterClass> one) {

    static Part of(RegexNode node, int width) {
      return new Part(node, node, width, width == 0 ? 0 : VARIES, Optional.empty());
    }

    static Part of(CharacterClass set) {
      RegexNode node = new RegexNode.Characters(set, new Repetition(1, 1, false, false));
      return new Part(node, node, 2, 1, Optional.of(set));
    }

    Part then(Part other) {
      last.next = other.first;
      int both = exact < 0 || other.exact < 0 ? VARIES : exact + other.exact;
      return new Part(first, other.last, sum(width, other.width), both, Optional.empty());
    }

    /** Ends the steps, so that they can be matched on their own. */
    RegexNode apart() {
      last.next = new RegexNode.Stop();
      return first;
    }
  }

  private static int sum(int a, int b) {
    return (int) Math.min(UNLIMITED, (long) a + b);
  }

  int groups() {
    return groups;
  }

  int loops() {
    return loops;
  }

  Map<String, Integer> names() {
    return names;
  }

  /** Returns the first step. */
  RegexNode parse() {
    Part all = alternatives();
    if (at < text.length()) {
      throw error("unexpected " + text.charAt(at));
    }
    return all.apart();
  }

  private IllegalArgumentException error(String what) {
    return new IllegalArgumentException(what + " at " + at + " in " + text);
  }

  private boolean isNext(String wanted) {
    return text.startsWith(wanted, at);
  }

  private boolean take(String wanted) {
    boolean taken = isNext(wanted);
    at += taken ? wanted.length() : 0;
    return taken;
  }

  private int codePoint() {
    if (at >= text.length()) {
      throw error("unexpected end");
    }
    int next = text.codePointAt(at);
    at += Character.charCount(next);
    return next;
  }

  private String upTo(char end) {
    int found = text.indexOf(end, at);
    if (found < 0) {
      throw error("missing " + end);
    }
    String name = text.substring(at, found);
    at = found + 1;
    return name;
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  private Part alternatives() {
    List<Part> branches = new ArrayList<>();
    do {
      branches.add(sequence());
    } while (take("|"));
    if (branches.size() == 1) {
      return branches.get(0);
    }
    RegexNode end = new RegexNode.Empty();
    branches.forEach(it -> it.last.next = end);
    RegexNode start =
        new RegexNode.Alternatives(branches.stream().map(Part::first).toArray(RegexNode[]::new));
    int width = branches.stream().mapToInt(Part::width).max().orElse(0);
    int exact = branches.get(0).exact;
    boolean isSame = branches.stream().allMatch(it -> it.exact == exact);
    return new Part(start, end, width, isSame ? exact : VARIES, Optional.empty());
  }

  private Part sequence() {
    Part all = null;
    while (at < text.length() && !isNext("|") && !isNext(")")) {
      Part part = repeated(atom());
      all = all == null ? part : all.then(part);
    }
    return all == null ? Part.of(new RegexNode.Empty(), 0) : all;
  }

  private Part repeated(Part part) {
    if (take("*")) {
      return repeated(part, 0, UNLIMITED);
    } else if (take("+")) {
      return repeated(part, 1, UNLIMITED);
    } else if (take("?")) {
      return repeated(part, 0, 1);
    } else if (take("{")) {
      String limits = upTo('}');
      int comma = limits.indexOf(',');
      int min = Integer.parseInt(comma < 0 ? limits : limits.substring(0, comma));
      String most = limits.substring(comma + 1);
      return repeated(part, min, most.isEmpty() ? UNLIMITED : Integer.parseInt(most));
    }
    return part;
  }

  private Part repeated(Part part, int min, int max) {
    boolean possessive = take("+");
    Repetition times = new Repetition(min, max, !possessive && take("?"), possessive);
    int width = (int) Math.min(UNLIMITED, (long) part.width * max);
    if (part.one.isPresent()) {
      return Part.of(new RegexNode.Characters(part.one.get(), times), width);
    }
    if (possessive || part.exact > 0) {
      return Part.of(new RegexNode.Plain(part.apart(), times), width);
    }
    RegexNode.Loop loop = new RegexNode.Loop(loops++, times);
    loop.body = part.first;
    part.last.next = loop.again;
    return Part.of(loop, width);
  }

  private Part atom() {
    if (take("(")) {
      return group();
    } else if (take("[")) {
      return Part.of(characterClass());
    } else if (take(".")) {
      return Part.of(has(Pattern.DOTALL) ? CharacterClass.ANY : CharacterClass.OF_LINE);
    }
    boolean escaped = take("\\");
    int next = codePoint();
    if (escaped && next >= '1' && next <= '9') {
      return Part.of(new RegexNode.Repeated(next - '0'), UNLIMITED);
    } else if (PLACES.indexOf(next) >= 0 && escaped == Character.isLetter(next)) {
      return Part.of(new Place(place(next)), 0);
    } else if (escaped && next == 'R') {
      return new RegexParser("(?:\r\n|[\n-\r\u0085\u2028\u2029])", 0).alternatives();
    }
    return Part.of(escaped ? escape(next) : one(next));
  }

  private Place.Anchor place(int character) {
    boolean lines = has(Pattern.MULTILINE);
    return switch (character) {
      case '^' -> lines ? Place.Anchor.LINE_BEGINNING : Place.Anchor.BEGINNING;
      case '$' -> lines ? Place.Anchor.LINE_END : Place.Anchor.END;
      case 'b' -> Place.Anchor.WORD_BOUNDARY;
      default -> Place.Anchor.NO_WORD_BOUNDARY;
    };
  }

  private CharacterClass one(int codePoint) {
    return CharacterClass.range(codePoint, codePoint, has(Pattern.CASE_INSENSITIVE));
  }

  /** Returns the characters of an escape sequence after its backslash. */
  private CharacterClass escape(int character) {
    return switch (character) {
      case 'd' -> CharacterClass.DIGIT;
      case 'D' -> CharacterClass.DIGIT.not();
      case 's' -> CharacterClass.SPACE;
      case 'S' -> CharacterClass.SPACE.not();
      case 'w' -> CharacterClass.WORD;
      case 'W' -> CharacterClass.WORD.not();
      case 'p' -> property();
      case 'P' -> property().not();
      default -> one(literal(character));
    };
  }

  private CharacterClass property() {
    String name = take("{") ? upTo('}') : String.valueOf((char) codePoint());
    return CharacterClass.property(name, has(Pattern.CASE_INSENSITIVE));
  }

  /** Returns the character that an escape sequence stands for. */
  private int literal(int character) {
    return switch (character) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'f' -> '\f';
      case 'e' -> 0x1B;
      case 'x' -> hexadecimal(2);
      case 'u' -> hexadecimal(4);
      default -> {
        if (Character.isLetterOrDigit(character)) {
          throw error("unknown escape sequence " + (char) character);
        }
        yield character;
      }
    };
  }

  private int hexadecimal(int digits) {
    at += digits;
    return Integer.parseInt(text.substring(at - digits, at), 16);
  }

  /** Parses a class after its opening bracket. */
  private CharacterClass characterClass() {
    boolean negative = take("^");
    CharacterClass all = classItem();
    while (!take("]")) {
      if (take("&&")) {
        CharacterClass other = classItem();
        while (!isNext("]") && !isNext("&&")) {
          other = other.or(classItem());
        }
        all = all.and(other);
      } else {
        all = all.or(classItem());
      }
    }
    return negative ? all.not() : all;
  }

  private CharacterClass classItem() {
    if (take("[")) {
      return characterClass();
    }
    int first = codePoint();
    if (first == '\\') {
      int escaped = codePoint();
      if ("dDsSwWpP".indexOf(escaped) >= 0) {
        return escape(escaped);
      }
      first = literal(escaped);
    }
    boolean range = isNext("-") && !isNext("-]") && !isNext("-[");
    if (!range) {
      return one(first);
    }
    at++;
    int last = codePoint();
    int end = last == '\\' ? literal(codePoint()) : last;
    return CharacterClass.range(first, end, has(Pattern.CASE_INSENSITIVE));
  }

  /** Parses a group after its opening parenthesis. */
  private Part group() {
    int before = flags;
    Part group;
    if (!take("?")) {
      group = captured();
    } else if (take(">")) {
      group = apart(Apart.Kind.ATOMIC);
    } else if (take("=")) {
      group = apart(Apart.Kind.AHEAD);
    } else if (take("!")) {
      group = apart(Apart.Kind.NOT_AHEAD);
    } else if (take("<=")) {
      group = apart(Apart.Kind.BEHIND);
    } else if (take("<!")) {
      group = apart(Apart.Kind.NOT_BEHIND);
    } else if (take("<")) {
      names.put(upTo('>'), groups + 1);
      group = captured();
    } else {
      readFlags();
      if (take(")")) {
        return Part.of(new RegexNode.Empty(), 0);
      }
      take(":");
      group = closed();
    }
    flags = before;
    return group;
  }

  private void readFlags() {
    while (!isNext(")") && !isNext(":")) {
      flags |=
          switch (codePoint()) {
            case 'i' -> Pattern.CASE_INSENSITIVE;
            case 'm' -> Pattern.MULTILINE;
            case 's' -> Pattern.DOTALL;
            default -> throw error("unknown flag");
          };
    }
  }

  private Part closed() {
    Part all = alternatives();
    if (!take(")")) {
      throw error("missing )");
    }
    return all;
  }

  private Part captured() {
    int group = ++groups;
    Part open = Part.of(new RegexNode.Open(group), 0);
    Part all = open.then(closed()).then(Part.of(new RegexNode.Close(group), 0));
    return new Part(all.first, all.last, all.width, VARIES, Optional.empty());
  }

  private Part apart(Apart.Kind kind) {
    Part body = closed();
    int width = kind == Apart.Kind.ATOMIC ? body.width : 0;
    return Part.of(new Apart(kind, body.apart(), body.width), width);
  }
}
