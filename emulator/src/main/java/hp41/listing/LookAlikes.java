package hp41.listing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The characters that text recognition confuses, and the distance of a recognized word from the
 * word that was printed. Capital and small letters are equal.
 */
final class LookAlikes {

  /** The distance of characters that are often confused. */
  static final int CLOSE = 3;

  /**
   * The distance of characters that are sometimes confused. For digits it is {@link #LOST}, because
   * every digit makes a valid step.
   */
  static final int LOOSE = 5;

  /** The distance of a lost or additional character. */
  static final int LOST = 7;

  /** The distance of characters that do not look alike. */
  static final int OTHER = 8;

  /** Characters as which specks are read. */
  private static final String SPECKS = ".,'`´’‘·:~^_-";

  /** An empty column of the table. */
  private static final String NOTHING = "-";

  /**
   * For each printed character, the characters as which it is often read, and those as which it is
   * sometimes read.
   */
  private static final String TABLE =
      """
      0 OoQ D°CGUcu689@
      1 lI |!i7/tTLJj[](){}\\:;
      2 Zz ?Ss
      3 - 8B5S9Es}
      4 - AH9Y
      5 Ss $683
      6 - bG805HC
      7 - 1T?/Y>
      8 B &306SGRb
      9 - gq480A
      A 4 R^ΛHΔ
      B 8 RED3P6
      C ( GO0E<
      D 0 OBP)
      E Σ FB6£€CL
      F - EPT
      G 6 CO0Q&
      H - NMK#ARW
      I 1l!| T[]/J
      J - I1]i)U
      K - XRH
      L - 1Ii|t[(
      M - NHW
      N - MHWRKΛ
      O 0Q DCGU
      P - FRBD
      Q O0 GD9
      R - KPABHN
      S 5$ 836Σ
      T - 71IFY+
      U - VO0LJ
      V Y UW/
      W - MNVH
      X × K%*Y
      Y V TX47
      Z 2 7
      Σ E∑ Z23SX£
      + t÷ 41T*±#
      - –—− _~.='→
      * ×x +°"#
      / ÷∕ 1lI7|!\\
      ? - 72PZ)!
      < - (C‹«{
      > - )7›»}
      = - -~_:
      # ≠ H+*=
      ^ ↑'* "A1ITt|
      % - X&5/
      . ,·• :'-
      """;

  /** Groups of recognized characters, and the one character that was printed. */
  private static final Map<String, Character> JOINED =
      Map.of(
          "RN", 'M', "VV", 'W', "IV", 'N', "I)", 'D', "()", '0', "|)", 'D', "I<", 'K', "L)", 'D');

  private static final Map<Character, Map<Character, Integer>> DISTANCES = read();

  private LookAlikes() {}

  private static Map<Character, Map<Character, Integer>> read() {
    Map<Character, Map<Character, Integer>> distances = new HashMap<>();
    for (String row : TABLE.split("\n")) {
      String[] columns = row.split(" ");
      Map<Character, Integer> alike = new LinkedHashMap<>();
      if (!columns[1].equals(NOTHING)) {
        columns[1].chars().forEach(c -> alike.put((char) c, CLOSE));
      }
      char printed = columns[0].charAt(0);
      int loose = Character.isDigit(printed) ? LOST : LOOSE;
      columns[2].chars().forEach(c -> alike.putIfAbsent((char) c, loose));
      distances.put(printed, alike);
    }
    return distances;
  }

  /** Returns the distance of a recognized character from a printed one. */
  static int distance(char written, char printed) {
    char capital = Character.toUpperCase(printed);
    if (Character.toUpperCase(written) == capital) {
      return 0;
    }
    Map<Character, Integer> alike = DISTANCES.getOrDefault(capital, Map.of());
    int least = alike.getOrDefault(written, OTHER);
    return Character.isDigit(printed)
        ? least
        : Math.min(least, alike.getOrDefault(Character.toUpperCase(written), OTHER));
  }

  /**
   * Returns the digits that a word certainly means, such as 01 for {@code Ol}; empty if the word
   * contains other characters, or consists of digits already.
   */
  static Optional<String> digits(String word) {
    StringBuilder digits = new StringBuilder();
    for (char written : word.toCharArray()) {
      for (char digit = '0'; digit <= '9'; digit++) {
        if (distance(written, digit) <= CLOSE) {
          digits.append(digit);
        }
      }
    }
    boolean all = digits.length() == word.length() && !digits.toString().equals(word);
    return all ? Optional.of(digits.toString()) : Optional.empty();
  }

  private static int extra(char written) {
    return SPECKS.indexOf(written) < 0 ? LOST : CLOSE;
  }

  /**
   * Returns the distance of a recognized word from a printed one. If it is larger than {@code
   * most}, the result can be any number above {@code most}.
   */
  static int distance(String written, String printed, int most) {
    if (Math.abs(written.length() - printed.length()) * CLOSE > most) {
      return most + 1;
    }
    int[][] rows = rows(written, printed);
    return rows[written.length()][printed.length()];
  }

  private static int[][] rows(String written, String printed) {
    int[][] rows = new int[written.length() + 1][printed.length() + 1];
    Arrays.setAll(rows[0], j -> j * LOST);
    for (int i = 1; i <= written.length(); i++) {
      rows[i][0] = rows[i - 1][0] + extra(written.charAt(i - 1));
      for (int j = 1; j <= printed.length(); j++) {
        rows[i][j] =
            Math.min(
                rows[i - 1][j - 1] + distance(written.charAt(i - 1), printed.charAt(j - 1)),
                Math.min(
                    rows[i - 1][j] + extra(written.charAt(i - 1)),
                    Math.min(rows[i][j - 1] + LOST, joined(rows, written, printed, i, j))));
      }
    }
    return rows;
  }

  private static int joined(int[][] rows, String written, String printed, int i, int j) {
    if (i < 2) {
      return Integer.MAX_VALUE;
    }
    Character one = JOINED.get(written.substring(i - 2, i).toUpperCase(Locale.ROOT));
    return one != null && one == Character.toUpperCase(printed.charAt(j - 1))
        ? rows[i - 2][j - 1] + CLOSE
        : Integer.MAX_VALUE;
  }

  /** Returns whether two words are equal, except for at most one character that looks alike. */
  static boolean areAlike(String written, String printed) {
    return distance(written, printed, CLOSE) <= CLOSE;
  }

  /** Returns the differences between a recognized word and a printed one, for a message. */
  static List<String> differences(String written, String printed) {
    int[][] rows = rows(written, printed);
    List<String> differences = new ArrayList<>();
    int i = written.length();
    int j = printed.length();
    while (i > 0 || j > 0) {
      if (i > 0 && j > 0 && rows[i][j] == joined(rows, written, printed, i, j)) {
        differences.add(0, written.substring(i - 2, i) + " looks like " + printed.charAt(--j));
        i -= 2;
      } else if (i > 0
          && j > 0
          && rows[i][j]
              == rows[i - 1][j - 1] + distance(written.charAt(i - 1), printed.charAt(j - 1))) {
        char read = written.charAt(--i);
        char meant = printed.charAt(--j);
        int distance = distance(read, meant);
        if (distance > 0) {
          differences.add(0, read + (distance < OTHER ? " looks like " : " is ") + meant);
        }
      } else if (i > 0 && rows[i][j] == rows[i - 1][j] + extra(written.charAt(i - 1))) {
        differences.add(0, written.charAt(--i) + " is too much");
      } else {
        differences.add(0, printed.charAt(--j) + " is missing");
      }
    }
    return differences;
  }
}
