package hp41.listing;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The dialects of listings. Parts of names, names and escapes of all dialects are read in every
 * listing, because they have no other meaning. A sign has another meaning in other listings. The
 * dialect of a sign is therefore used only in listings in which the sign is recognized.
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
              ENTER ENTER^  LSTX LASTX  GOTO GTO  R/S STOP  .END. END  PAUSE PSE  GSB XEQ  RETURN RTN
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
  TILDE(AppendSign.TILDE, "append sign", (lines, steps) -> AppendSign.isTilde(lines)),

  /** Listings in which a backquote begins an appended text. */
  BACKQUOTE(AppendSign.BACKQUOTE, "append sign", (lines, steps) -> AppendSign.isBackquote(lines)),

  /** Listings that write the text mark before the names of labels, {@code ┬}, as {@code T^}. */
  TEXT_MARK(TextMark.LETTERS, "text mark ┬", (lines, steps) -> TextMark.isMark(steps));

  /**
   * Parts of names and their replacements in the plain form of a name, in the order of replacement.
   */
  static final Map<String, String> PARTS;

  /** Names in plain form, with the functions that they mean. */
  static final Map<String, String> NAMES;

  /** What may follow a backslash in a text, with the byte that it means. */
  static final Map<String, Character> ESCAPES;

  static {
    Map<String, String> parts = new LinkedHashMap<>();
    Map<String, String> names = new LinkedHashMap<>();
    Map<String, Character> escapes = new LinkedHashMap<>();
    for (Dialect dialect : values()) {
      parts.putAll(dialect.words.parts);
      names.putAll(dialect.words.names);
      escapes.putAll(dialect.words.escapes);
    }
    PARTS = Collections.unmodifiableMap(parts);
    NAMES = Collections.unmodifiableMap(names);
    ESCAPES = Collections.unmodifiableMap(escapes);
  }

  private final Words words;
  private final String sign;
  private final String meaning;
  private final SignTest test;

  /** Decides whether a listing that contains a sign uses it. */
  private interface SignTest {

    /**
     * Returns whether the sign is used.
     *
     * @param lines all lines
     * @param steps the lines that can contain steps
     */
    boolean isUsed(List<String> lines, List<SourceLine> steps);
  }

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
      for (Map.Entry<String, String> pair : pairs(pairs).entrySet()) {
        bytes.put(pair.getKey(), (char) Integer.parseInt(pair.getValue(), 16));
      }
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
    this.words = words;
    this.sign = "";
    this.meaning = "";
    this.test = (lines, steps) -> false;
  }

  Dialect(String sign, String meaning, SignTest test) {
    this.words = Words.NONE;
    this.sign = sign;
    this.meaning = meaning;
    this.test = test;
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
      if (dialect.isUsed(lines, steps)) {
        found.add(dialect);
      }
    }
    return found;
  }

  private boolean isUsed(List<String> lines, List<SourceLine> steps) {
    return !sign.isEmpty()
        && lines.stream().anyMatch(line -> line.contains(sign))
        && test.isUsed(lines, steps);
  }

  private boolean isSignIn(SourceLine line) {
    return this == TEXT_MARK
        ? TextMark.isIn(line).isPresent()
        : AppendSign.begins(sign, line.text());
  }

  /** Returns whether a written text begins with the append sign of this dialect. */
  boolean appends(String written) {
    return this != TEXT_MARK && written.startsWith('"' + sign);
  }

  /** Returns the warning about a listing in this dialect, at the first line that uses the sign. */
  List<Diagnostic> warning(List<SourceLine> steps) {
    return steps.stream()
        .filter(this::isSignIn)
        .limit(1)
        .map(line -> line.warning(sign + " is read as the " + meaning))
        .toList();
  }

  /** Returns whether a word in plain form is a name of this dialect. */
  boolean hasName(String plain) {
    return words.names.containsKey(plain);
  }
}
