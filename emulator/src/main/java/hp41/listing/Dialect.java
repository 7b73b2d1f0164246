package hp41.listing;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The dialects of listings. Parts of names, names and escapes of all dialects are read in every
 * listing, because they have no other meaning. A sign has another meaning in other listings, and
 * its dialect counts only in listings in which it is recognized.
 */
enum Dialect {
  /** Listings of this program and of others that escape bytes with their hexadecimal digits. */
  OWN(Words.escapes("\\ 5C \" 22 ' 27 0 00 a 07 b 08 t 09 n 0A v 0B f 0C r 0D")),

  /** Listings for the DM41 and DM41X, which write special characters with a backslash. */
  DM41(
      Words.parts("\\E S  \\/= #  \\^| ^")
          .withEscapes("-- 00  x 01  u 0C  <) 0D  /= 1D  ^| 5E  T 60  E 7E  + 7F")),

  /** Listings with the characters of keyboards, books and fonts, and with names of other tools. */
  TYPED(
      Words.parts(
              """
              Σ S  ∑ S  SIGMA S  ≠ #  != #  /= #  ≤ <=  ≥ >=  ↑ ^  ** ^  ² ^2  − -  – -  × *  ÷ /
              √ SQRT  → ->  ↓ DN  ≷ <>  <-> <>  ↔ <>  ⇄ <>  ⟷ <>  ˣ ^X  ⁻¹ -1  ⇑ ^  Π PI  π PI
              """)
          .withNames(
              """
              ENTER ENTER^  LSTX LASTX  GOTO GTO  R/S STOP  .END. END  PAUSE PSE  GSB XEQ
              STO+ ST+  STO- ST-  STO* ST*  STO/ ST/  ADD +  SUB -  MUL *  DIV /  PCT %
              SIG+ S+  SIG- S-  SUM+ S+  SUM- S-  SIGREG SREG  SIGREG? SREG?  CLSIG CLS  PRSIG PRS
              ED$ ED  N! FACT  SQRTX SQRT  RUP R^  SIN-1 ASIN  COS-1 ACOS  TAN-1 ATAN
              ->RAD D-R  ->DEG R-D  ->DEC DEC  ->OCT OCT  ->HMS HMS  ->HR HR  SDATE SETDATE
              XNEY? X#Y?  XEQY? X=Y?  XLTY? X<Y?  XGTY? X>Y?  XLEY? X<=Y?  XGEY? X>=Y?
              XNE0? X#0?  XEQ0? X=0?  XLT0? X<0?  XGT0? X>0?  XLE0? X<=0?  XGE0? X>=0?
              XNENN? X#NN?  XEQNN? X=NN?  XLTNN? X<NN?  XGTNN? X>NN?  XLENN? X<=NN?
              XGENN? X>=NN?
              """)),

  /** Listings in the character sets of DOS and of some printers, in which a sigma is a letter. */
  PRINTED(Words.parts("‰ S  Ä S  ä S  σ S")),

  /** Listings for the HP-42S: its names of functions that have the same bytes. */
  HP42S(Words.names("IP INT  FP FRC  +/- CHS  ->POL R-P  ->REC P-R")),

  /** Listings in which a tilde begins an appended text. */
  TILDE("~", "append sign", AppendSign::isTilde, line -> AppendSign.begins("~", line.text())),

  /** Listings in which a backquote begins an appended text. */
  BACKQUOTE(
      "`", "append sign", AppendSign::isBackquote, line -> AppendSign.begins("`", line.text())),

  /** Listings that write the text mark before the names of labels, {@code ┬}, as {@code T^}. */
  TEXT_MARK(
      TextMark.LETTERS,
      "text mark ┬",
      (lines, steps) -> TextMark.isMark(steps),
      line -> TextMark.isIn(line).isPresent());

  /** Parts of names, with what replaces them in the plain form of a name, in this order. */
  static final Map<String, String> PARTS = all(words -> words.parts);

  /** Names in plain form, with the functions that they mean. */
  static final Map<String, String> NAMES = all(words -> words.names);

  /** What may follow a backslash in a text, with the byte that it means. */
  static final Map<String, Character> ESCAPES = all(words -> words.escapes);

  private final Words words;
  private final String sign;
  private final String meaning;
  private final BiPredicate<List<String>, List<SourceLine>> recognizer;
  private final Predicate<SourceLine> use;

  /** The words of a dialect. */
  private record Words(
      Map<String, String> parts, Map<String, String> names, Map<String, Character> escapes) {

    static final Words NONE = new Words(Map.of(), Map.of(), Map.of());

    static Words parts(String pairs) {
      return new Words(pairs(pairs), Map.of(), Map.of());
    }

    static Words names(String pairs) {
      return NONE.withNames(pairs);
    }

    static Words escapes(String pairs) {
      return NONE.withEscapes(pairs);
    }

    Words withNames(String pairs) {
      return new Words(parts, pairs(pairs), escapes);
    }

    Words withEscapes(String pairs) {
      Map<String, Character> bytes = new LinkedHashMap<>();
      pairs(pairs).forEach((sign, hex) -> bytes.put(sign, (char) Integer.parseInt(hex, 16)));
      return new Words(parts, names, bytes);
    }

    private static Map<String, String> pairs(String written) {
      String[] words = written.strip().split("\\s+");
      Map<String, String> pairs = new LinkedHashMap<>();
      for (int i = 0; i < words.length; i += 2) {
        pairs.put(words[i], words[i + 1]);
      }
      return pairs;
    }
  }

  Dialect(Words words) {
    this(words, "", "", (lines, steps) -> false, line -> false);
  }

  Dialect(
      String sign,
      String meaning,
      BiPredicate<List<String>, List<SourceLine>> recognizer,
      Predicate<SourceLine> use) {
    this(Words.NONE, sign, meaning, recognizer, use);
  }

  Dialect(
      Words words,
      String sign,
      String meaning,
      BiPredicate<List<String>, List<SourceLine>> recognizer,
      Predicate<SourceLine> use) {
    this.words = words;
    this.sign = sign;
    this.meaning = meaning;
    this.recognizer = recognizer;
    this.use = use;
  }

  private static <T> Map<String, T> all(Function<Words, Map<String, T>> kind) {
    Map<String, T> all = new LinkedHashMap<>();
    for (Dialect dialect : values()) {
      all.putAll(kind.apply(dialect.words));
    }
    return all;
  }

  /**
   * Returns the dialects whose signs a listing uses.
   *
   * @param lines all lines
   * @param steps the lines that can contain steps
   */
  static Set<Dialect> in(List<String> lines, List<SourceLine> steps) {
    Set<Dialect> found = EnumSet.noneOf(Dialect.class);
    for (Dialect dialect : values()) {
      if (dialect.isIn(lines) && dialect.recognizer.test(lines, steps)) {
        found.add(dialect);
      }
    }
    return found;
  }

  private boolean isIn(List<String> lines) {
    return !sign.isEmpty() && lines.stream().anyMatch(line -> line.contains(sign));
  }

  /** Returns whether a written text begins with the append sign of this dialect. */
  boolean appends(String written) {
    return this != TEXT_MARK && written.startsWith('"' + sign);
  }

  /** Returns the warning about a listing in this dialect, at the first line that uses the sign. */
  List<Diagnostic> warning(List<SourceLine> steps) {
    return steps.stream()
        .filter(use)
        .limit(1)
        .map(line -> line.warning(sign + " is read as the " + meaning))
        .toList();
  }

  /** Returns whether a word in plain form is a name of this dialect. */
  boolean hasName(String plain) {
    return words.names.containsKey(plain);
  }
}
