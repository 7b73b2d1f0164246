package hp41.panel.view;

import hp41.KnownName;
import hp41.functions.storage.ExtendedFunctions;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.ShortenedText;
import hp41.panel.help.NameMatching;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The open input line.
 *
 * @param text the typed text
 * @param cursor the index of the character after the cursor
 * @param word the word that is being completed
 * @param offers the completions, best first
 * @param chosen the index of the completion that Enter takes, which is highlighted; -1 for none
 * @param completes whether Enter only completes it, because more text has to follow
 * @param refusal the error that Enter reports: a word is unknown, or no line can be typed now
 * @param sought the search letters, while the history is being searched
 */
public record CommandLineView(
    String text,
    int cursor,
    String word,
    List<KnownName> offers,
    int chosen,
    boolean completes,
    Optional<Note> refusal,
    Optional<String> sought) {

  static final int MOST_ROWS = 6;

  private static final Pattern TEXT = Pattern.compile("\\s*>?\"([^\"]*)\"?\\s*");

  /** Returns the first small letter of a typed text that the display cannot show. */
  public static Optional<Character> withoutGlyph(String line) {
    return Optional.of(TEXT.matcher(line)).filter(Matcher::matches).stream()
        .flatMap(text -> text.group(1).chars().mapToObj(it -> (char) it))
        .filter(it -> Character.isLowerCase(it) && it < 0x80)
        .filter(it -> CharacterSet.glyph(it) == CharacterSet.NO_GLYPH)
        .findFirst();
  }

  /** Returns whether the completion that Tab takes changes the line. */
  boolean isCompletable() {
    return !offers.isEmpty() && changes(offers.get(Math.max(0, chosen)));
  }

  /** Returns whether another completion can be chosen, or the only completion changes the line. */
  boolean hasOthers() {
    return offers.size() > 1 || chosen < 0 && isCompletable();
  }

  private boolean changes(KnownName offer) {
    return !text.endsWith(offer.text());
  }

  /** The smallest width with room for more than the names and their help. */
  private static final int WITH_EFFECTS = 60;

  /** The first columns of the list of completions. */
  private record TextColumns(int kind, int effect, int help) {

    /** Returns columns that are aligned for all of these names. */
    static TextColumns of(List<KnownName> names) {
      int kind = columnAfter(names, 13, name -> 5 + name.text().length() + name.operand().length());
      int effect = columnAfter(names, 23, name -> kind + kindOf(name).length() + 2);
      int help = columnAfter(names, 35, name -> effect + name.effect().length() + 2);
      return new TextColumns(kind, effect, help);
    }

    private static int columnAfter(List<KnownName> names, int least, ToIntFunction<KnownName> end) {
      return Math.max(least, names.stream().mapToInt(end).max().orElse(least));
    }
  }

  /**
   * Returns what Enter does: it runs the line as it was typed or with a completion, reports an
   * error in it, or only completes a name that the user must see as a whole before it is executed.
   */
  public Hint enter() {
    Optional<String> name =
        Optional.of(chosen)
            .filter(it -> it >= 0 && it < offers.size())
            .map(it -> offers.get(it).text())
            .filter(it -> !LabelName.isSame(it, word));
    if (name.isPresent() && completes) {
      return Hint.of("Enter", Promise.COMPLETES, "completes " + name.get());
    }
    return refusal
        .map(it -> reporting(": " + String.join("; ", reasons(it))))
        .or(() -> name.map(it -> Hint.of("Enter", Promise.USES_NAME, "uses " + it)))
        .orElse(Hint.of("Enter", Promise.RUNS_LINE, "runs"));
  }

  /** Returns shorter texts for Enter if it reports an error, the longest first. */
  List<Hint> shortened() {
    return refusal.stream()
        .flatMap(it -> Stream.of(": " + reasons(it).get(reasons(it).size() - 1), ""))
        .map(CommandLineView::reporting)
        .toList();
  }

  private static Hint reporting(String what) {
    return Hint.of("Enter", Promise.REPORTS, "reports an error" + what);
  }

  /** Returns the texts about an error, and then about the proposed line. */
  private static List<String> reasons(Note error) {
    return error.parts().stream()
        .filter(Clause.Sentence.class::isInstance)
        .map(Clause::plain)
        .toList();
  }

  /**
   * Draws the completions upwards from the row above the input line. Without colours, a mark shows
   * the chosen one.
   */
  void drawOffers(Frame frame, int bottom, boolean coloured) {
    int rows = Math.min(MOST_ROWS, offers.size());
    int first = Math.max(0, Math.min(chosen - rows + 1, offers.size() - rows));
    List<KnownName> seen = offers.subList(first, first + rows);
    TextColumns columns = TextColumns.of(seen);
    for (int i = 0; i < rows; i++) {
      boolean isChosen = first + i == chosen;
      drawOffer(frame, bottom - rows + i, seen.get(i), columns, isChosen);
      if (isChosen && !coloured) {
        frame.put(1, bottom - rows + i, '▶', Style.of(Ink.SELECTION_TEXT, Ink.SELECTION));
      }
    }
  }

  private void drawOffer(
      Frame frame, int row, KnownName name, TextColumns columns, boolean chosen) {
    int width = frame.size().columns() - 2;
    Style plain = Style.of(Ink.WHITE, chosen ? Ink.SELECTION : Ink.TITLE);
    frame.fill(new Area(0, row, width + 2, 1), Style.of(Ink.TEXT, Ink.BODY));
    frame.fill(new Area(1, row, width, 1), plain);
    BitSet matched = NameMatching.matched(word, name.text());
    for (int i = 0; i < name.text().length(); i++) {
      Style letter = matched.get(i) ? plain.in(Ink.GOLD).bolder() : plain.bold(!chosen);
      frame.put(2 + i, row, name.text().charAt(i), letter);
    }
    frame.put(3 + name.text().length(), row, name.operand(), plain.bolder());
    boolean narrow = width + 2 < WITH_EFFECTS;
    if (!narrow) {
      frame.put(columns.kind, row, kindOf(name), plain.in(Ink.DIM));
      frame.put(columns.effect, row, name.effect(), plain.in(Ink.BLUE));
    }
    int column = narrow ? columns.kind : columns.help;
    int room = Math.max(2, width - column + 1);
    frame.put(column, row, ShortenedText.words(name.help(), room), plain.in(Ink.TEXT));
  }

  private static String kindOf(KnownName name) {
    return name.kind().word().replace(ExtendedFunctions.NAME, "X-Func");
  }
}
