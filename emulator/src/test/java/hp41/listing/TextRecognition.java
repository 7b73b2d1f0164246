package hp41.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A model of text recognition and its errors on printed listings. It confuses characters of similar
 * shape, changes some to any other, loses and adds characters and blanks, loses and adds line
 * breaks, and loses and repeats lines.
 */
final class TextRecognition {

  /** Groups of characters that engines for text recognition confuse, mostly the first ones. */
  private static final String[] CONFUSED = {
    "0OoQDCGUc6@",
    "1lIi|!7/tTLJ[](){}\\:;'",
    "2Zz?S7",
    "38BE5S}9",
    "4AHh9",
    "5Ss6$8",
    "6bGC80",
    "7T1?/YZ>",
    "8B3&6SgRE",
    "9gq4a",
    "A4RΛ^H",
    "B8RE3D",
    "C(GOce<",
    "DO0BPQ)",
    "EFΣB£€L",
    "FPETf",
    "GC6O&",
    "HNMKRW#",
    "JI1]ju",
    "KXRHk",
    "LI1l[tE",
    "MNHW",
    "NMHWR",
    "PFRBp",
    "QO09G",
    "RKPABN",
    "TI7YF+",
    "UVOu",
    "VYUvW",
    "WMVw",
    "XKx%×",
    "YVTX",
    "Z27z",
    "ΣE2ZS£",
    "+t4*±#",
    "-–—_~.=",
    "*xX°+\"#",
    "/l1I7|÷",
    "÷+/=",
    "?7P2",
    "<(cC‹",
    ">)7›",
    "=-_~",
    "#H≠+",
    "≠#=",
    "↑^'t1T",
    "^'\"*A",
    "\"'“”`*",
    "'`\".,",
    ".,:·",
    ",.;'",
    ";:,i",
    "┬TYf"
  };

  private static final String ANY =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;'\"!?()[]{}<>|/\\+-*=#%&@$^~_";
  private static final String SPECKS = ".,'`:-~^_|";

  private final Random random;
  private final double rate;

  /**
   * Creates a model.
   *
   * @param rate the share of characters with an error
   */
  TextRecognition(Random random, double rate) {
    this.random = random;
    this.rate = rate;
  }

  /**
   * A recognized line.
   *
   * @param text the text
   * @param printed the indexes of the printed lines
   */
  record Recognized(String text, List<Integer> printed) {}

  /** Recognizes a listing. */
  List<Recognized> lines(List<String> printed) {
    List<Recognized> lines = new ArrayList<>();
    for (int i = 0; i < printed.size(); i++) {
      String text = characters(printed.get(i));
      double event = random.nextDouble() / rate;
      int blank = text.indexOf(' ', text.length() / 3);
      if (event < 0.15 && i > 0 && !lines.isEmpty()) {
        Recognized above = lines.remove(lines.size() - 1);
        List<Integer> both = new ArrayList<>(above.printed());
        both.add(i);
        lines.add(new Recognized(above.text() + ' ' + text, both));
      } else if (event < 0.25 && blank > 0) {
        lines.add(new Recognized(text.substring(0, blank), List.of(i)));
        lines.add(new Recognized(text.substring(blank + 1), List.of(i)));
      } else if (event < 0.3) {
        lines.add(new Recognized(text, List.of(i)));
        lines.add(new Recognized(text, List.of(i)));
      } else if (event >= 0.35) {
        lines.add(new Recognized(text, List.of(i)));
      }
    }
    return lines;
  }

  private String characters(String line) {
    StringBuilder text = new StringBuilder();
    for (char printed : line.toCharArray()) {
      text.append(random.nextDouble() < rate ? misread(printed) : String.valueOf(printed));
    }
    return text.toString();
  }

  private String misread(char printed) {
    double kind = random.nextDouble();
    if (printed == ' ') {
      return kind < 0.8 ? "" : "  ";
    } else if (kind < 0.08) {
      return "";
    } else if (kind < 0.14) {
      return "" + printed + SPECKS.charAt(random.nextInt(SPECKS.length()));
    } else if (kind < 0.18) {
      return printed + " ";
    } else if (kind < 0.21) {
      return String.valueOf(
          Character.isLowerCase(printed)
              ? Character.toUpperCase(printed)
              : Character.toLowerCase(printed));
    } else if (kind < 0.31) {
      return String.valueOf(ANY.charAt(random.nextInt(ANY.length())));
    }
    return similar(printed);
  }

  private String similar(char printed) {
    switch (printed) {
      case 'M', 'm' -> {
        if (random.nextInt(4) == 0) {
          return "rn";
        }
      }
      case 'W' -> {
        if (random.nextInt(4) == 0) {
          return "VV";
        }
      }
      case '"' -> {
        if (random.nextInt(3) == 0) {
          return "''";
        }
      }
      default -> {}
    }
    List<String> groups = new ArrayList<>();
    for (String group : CONFUSED) {
      if (group.charAt(0) == printed) {
        return String.valueOf(group.charAt(1 + skewed(group.length() - 1)));
      } else if (group.indexOf(printed) > 0) {
        groups.add(group);
      }
    }
    return groups.isEmpty()
        ? String.valueOf(ANY.charAt(random.nextInt(ANY.length())))
        : groups.get(random.nextInt(groups.size())).substring(0, 1);
  }

  /** Returns an index, mostly one of the first. */
  private int skewed(int end) {
    return Math.min(random.nextInt(end), random.nextInt(end));
  }
}
