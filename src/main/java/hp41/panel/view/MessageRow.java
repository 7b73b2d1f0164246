package hp41.panel.view;

import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.ShortenedText;
import hp41.panel.keys.KeyNames;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;

/** Draws the message row, which contains the open input line or the current message. */
public final class MessageRow {

  private static final int MIN_HEAD = 20;
  private static final int MIN_DESCRIPTION = 6;
  private static final int MIN_CLAUSE = 12;

  /** The effects that are named beside the cursor; the row of hints shows all. */
  private static final Set<Promise> AT_THE_CURSOR =
      EnumSet.of(Promise.COMPLETES, Promise.MOVES, Promise.SEARCHES_HISTORY, Promise.CLOSES);

  private MessageRow() {}

  /** Draws the input line if it is open, else the most important message. */
  static void draw(Frame frame, Screen screen, int row) {
    Style ground = Style.of(Ink.COMMAND_TEXT, Ink.COMMAND);
    frame.fill(new Area(0, row, frame.size().columns(), 1), ground);
    if (screen.input().line().isPresent()) {
      drawLine(frame, screen.input().line().get(), hints(screen), row);
    } else {
      Fitted message = fitted(screen);
      frame.put(1, row, message.mark, message.markStyle());
      frame.put(message.column(), row, message.head, message.headStyle());
      frame.put(message.behindHead(), row, message.clauses, Style.of(Ink.DIM, Ink.COMMAND));
    }
  }

  /** The texts of a message that fit in the row. */
  private record Fitted(Note note, String mark, String head, String clauses) {

    private Style markStyle() {
      Ink ink = note.isError() ? Ink.ERROR : head.isEmpty() ? Ink.DIM : Ink.GOLD;
      return Style.of(ink, Ink.COMMAND).bold(ink != Ink.DIM);
    }

    private Style headStyle() {
      Ink ink = note.isError() ? Ink.ERROR : Ink.COMMAND_TEXT;
      return Style.of(ink, Ink.COMMAND).bold(!mark.isEmpty());
    }

    private int column() {
      return behind(1, mark, 1);
    }

    private int behindHead() {
      return behind(column(), head, 2);
    }
  }

  private static int behind(int column, String text, int gap) {
    return text.isEmpty() ? column : column + text.length() + gap;
  }

  private static Fitted fitted(Screen screen) {
    Note note = CurrentNote.of(screen);
    boolean asks = CurrentNote.question(screen).filter(note::equals).isPresent();
    List<String> clauses = note.clauses(screen.input().keyNames());
    int columns = screen.size().columns();
    int column = behind(1, note.mark(), 1);
    String head = note.head().isEmpty() ? "" : head(note.head(), clauses, columns - column);
    int room = columns - behind(column, head, 2);
    String rest =
        asks
            ? asking(clauses, room)
            : offers(note) ? offering(clauses, room) : fitting(clauses, room);
    return new Fitted(note, note.mark(), head, rest);
  }

  /** Returns the hints of the current message that fit in the row. */
  static List<Hint> hintsOfMessage(Screen screen) {
    Fitted message = fitted(screen);
    return message.note.parts().stream()
        .filter(part -> message.clauses.contains(part.onScreen(screen.input().keyNames())))
        .flatMap(part -> part instanceof Hint hint ? Stream.of(hint) : Stream.empty())
        .toList();
  }

  /** Returns the subject, whose middle is shortened if the first clause would not fit otherwise. */
  private static String head(String head, List<String> clauses, int room) {
    int beside = room - 2 - clauses.stream().findFirst().map(String::length).orElse(-2);
    return StringUtils.abbreviateMiddle(head, "…", beside < MIN_HEAD ? room : beside);
  }

  /**
   * Returns the clauses of a question that fit. The key that answers has priority over the
   * description of the answers, of which at least two words are shown.
   */
  static String asking(List<String> clauses, int room) {
    if (clauses.size() < 2 || String.join(" · ", clauses.subList(0, 2)).length() <= room) {
      return fitting(clauses, room);
    }
    String whole = clauses.get(0);
    String key = firstWords(clauses.get(1), room);
    int left = room - key.length() - " · ".length();
    String what = left < MIN_DESCRIPTION ? "" : ShortenedText.words(whole, left);
    boolean says = what.equals(whole) || what.contains(" ");
    return says && !what.isEmpty() ? what + " · " + key : key;
  }

  /** Returns the first words that fit. */
  private static String firstWords(String text, int room) {
    return text.length() <= room
        ? text
        : Strings.CS.removeEnd(ShortenedText.words(text + ' ', room + 1), "…");
  }

  /** Returns whether a note ends with a key that types what is offered. */
  private static boolean offers(Note note) {
    int last = note.parts().size() - 1;
    return last >= 0
        && note.parts().get(last) instanceof Hint hint
        && hint.promise() == Promise.TYPES;
  }

  /**
   * Returns the clauses that fit. An offer and its key have priority over the reason before them.
   */
  private static String offering(List<String> clauses, int room) {
    String offer = clauses.size() > 2 ? String.join(" · ", clauses.subList(1, clauses.size())) : "";
    boolean fits = String.join(" · ", clauses).length() <= room;
    return fits || offer.isEmpty() || offer.length() > room ? fitting(clauses, room) : offer;
  }

  /** Returns as many whole clauses as fit; if none does, the beginning of the first one. */
  static String fitting(List<String> clauses, int room) {
    String whole = whole(clauses, room);
    return whole.isEmpty() && !clauses.isEmpty() && room >= MIN_CLAUSE
        ? ShortenedText.words(clauses.get(0), room)
        : whole;
  }

  private static String whole(List<String> clauses, int room) {
    for (int count = clauses.size(); count > 0; count--) {
      String text = String.join(" · ", clauses.subList(0, count));
      if (text.length() <= room) {
        return text;
      }
    }
    return "";
  }

  /** Returns the hints for the input line, or the error in the line. */
  private static List<String> hints(Screen screen) {
    Optional<Note> wrong =
        screen.notes().note().filter(note -> screen.calculator().snapshot().error().isEmpty());
    return wrong
        .map(it -> clauses(it, screen.input().keyNames()))
        .orElseGet(() -> hints(screen.input().line().orElseThrow()));
  }

  private static List<String> hints(CommandLineView line) {
    return line.sought()
        .map(
            letters ->
                List.of(
                    "history with: " + letters,
                    "Ctrl-R older",
                    line.enter().text(),
                    "Esc keeps the line"))
        .orElseGet(() -> typing(line));
  }

  private static List<String> typing(CommandLineView line) {
    List<String> hints =
        HintRow.typing(line).stream()
            .filter(hint -> AT_THE_CURSOR.contains(hint.promise()))
            .map(Hint::text)
            .collect(Collectors.toCollection(ArrayList::new));
    boolean reports = line.enter().promise() == Promise.REPORTS;
    hints.add(reports ? 0 : Math.min(1, hints.size()), line.enter().text());
    CommandLineView.withoutGlyph(line.text())
        .ifPresent(it -> hints.add(0, "the display has no " + it + ": type capitals"));
    return hints;
  }

  private static List<String> clauses(Note note, KeyNames names) {
    List<String> clauses = new ArrayList<>(note.clauses(names));
    clauses.add(0, (note.mark() + " " + note.head()).strip());
    return clauses;
  }

  private static void drawLine(Frame frame, CommandLineView line, List<String> hints, int row) {
    int room = Math.max(1, frame.size().columns() - 5);
    int skipped = Math.max(0, line.cursor() - room);
    String shown = line.text().substring(skipped);
    frame.put(1, row, "›", Style.of(Ink.GOLD, Ink.COMMAND).bolder());
    frame.put(3, row, shown, Style.of(Ink.COMMAND_TEXT, Ink.COMMAND).bolder());
    int cursor = 3 + line.cursor() - skipped;
    frame.cursor(cursor, row);
    if (line.cursor() < line.text().length()) {
      return;
    }
    int left = frame.size().columns() - cursor - 2;
    List<String> shorter = line.shortened().stream().map(Hint::text).toList();
    String rest =
        Stream.concat(Stream.of(whole(hints, left)), shorter.stream())
            .filter(it -> !it.isEmpty() && it.length() <= left)
            .findFirst()
            .orElse("");
    frame.put(cursor + 2, row, rest, Style.of(Ink.DIM, Ink.COMMAND));
  }
}
