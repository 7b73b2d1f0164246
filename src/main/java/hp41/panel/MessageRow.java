package hp41.panel;

import hp41.Snapshot;
import hp41.keyboard.Keying;
import hp41.keyboard.Prompt;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * The row that explains: what the display says in full, what is wrong, what is asked, what to do.
 */
public final class MessageRow {

  private static final List<String> TYPING =
      List.of("Tab completes", "Enter runs", "↑↓ choose", "Ctrl-R history", "Esc closes");

  private static final int SHORTEST_HEAD = 20;

  private MessageRow() {}

  /** Draws the typed line while it is open, else the note that ranks highest. */
  static void draw(Frame frame, Screen screen, int row) {
    Style ground = Style.of(Role.COMMAND_TEXT, Role.COMMAND);
    frame.fill(new Area(0, row, frame.size().columns(), 1), ground);
    if (screen.line().isPresent()) {
      drawLine(frame, screen.line().get(), hints(screen), row);
    } else {
      draw(frame, note(screen).under(screen.keyNames()), row);
    }
  }

  /** What is said, by rank. */
  public static Note note(Screen screen) {
    return first(screen)
        .or(() -> question(screen.snapshot()))
        .or(() -> chosen(screen))
        .or(() -> message(screen.snapshot()))
        .orElseGet(() -> screen.busy() > 0 ? busy(screen) : mode(screen.snapshot()));
  }

  /** What is said of what has happened, whatever is chosen in a panel and however long it takes. */
  static Optional<Note> news(Screen screen) {
    return first(screen).or(() -> question(screen.snapshot())).or(() -> message(screen.snapshot()));
  }

  /** What the terminal has to say, what is wrong, and what is asked for. */
  private static Optional<Note> first(Screen screen) {
    Snapshot snapshot = screen.snapshot();
    if (screen.note().isPresent()) {
      return screen.note();
    } else if (!snapshot.on()) {
      return Optional.of(Note.of("off", "memory saved", "any key turns on", "Ctrl-Q leaves"));
    } else if (!snapshot.error().isEmpty()) {
      String error = snapshot.error();
      return Optional.of(Note.error(error, "Backspace clears", "Ctrl-U undoes", "F1 explains"));
    } else if (snapshot.keying() == Keying.CATALOGUE) {
      String keys = "R/S (F5 or !) stops, goes on";
      return Optional.of(Note.of("CAT", keys, "stopped: SST BST step", "Backspace leaves"));
    }
    return snapshot.prompt().map(asking -> prompt(asking, snapshot.keying()));
  }

  /** What a program that waits has shown. */
  private static Optional<Note> question(Snapshot snapshot) {
    return snapshot.modes().waiting() && !asked(snapshot).isEmpty()
        ? Optional.of(waiting(asked(snapshot), snapshot.modes().alpha()))
        : Optional.empty();
  }

  /** What the display shows, in full. */
  private static Optional<Note> message(Snapshot snapshot) {
    return Optional.of(snapshot.message()).filter(it -> !it.isEmpty()).map(Note::of);
  }

  /** What there is to say of what the cursor stands on in the panel that has the strokes. */
  private static Optional<Note> chosen(Screen screen) {
    Shown shown = screen.shown(screen.active());
    return screen.focused() && shown.content() instanceof Rows rows
        ? rows.chosen(shown.look()).flatMap(spot -> spot.item().about())
        : Optional.empty();
  }

  /** What a program that waits has shown: its message, or ALPHA where the answer goes too. */
  private static String asked(Snapshot snapshot) {
    boolean inAlpha = snapshot.message().isEmpty() && snapshot.modes().alpha();
    return (inAlpha ? snapshot.alpha() : snapshot.message()).strip();
  }

  private static Note waiting(String question, boolean alpha) {
    boolean asks = question.endsWith("?");
    if (alpha) {
      String mark = asks ? "?" : "";
      String how = "Enter, ! or F5 continues";
      return new Note(mark, question, List.of("the program waits", "letters go to ALPHA", how));
    }
    return asks
        ? Note.question(question, "the program waits", "key the answer", "! or F5 continues")
        : Note.of(question, "R/S (F5 or !) goes on");
  }

  private static Note busy(Screen screen) {
    Snapshot.ProgramView program = screen.snapshot().program();
    String where = program.name().isEmpty() ? "line" : program.name();
    return Note.of(
        where + " " + StatusPanel.number(program),
        "%,d lines".formatted(screen.busy()),
        "R/S (F5 or !) stops");
  }

  private static Note prompt(Prompt prompt, Keying keying) {
    if (keying == Keying.NAME) {
      return Note.question(
          prompt.function(), "letters spell the name", "Enter ends it", "Esc leaves it");
    }
    return new Note("?", prompt.function(), Operands.explain(prompt));
  }

  /** What there is to say when nothing has happened. */
  static Note mode(Snapshot snapshot) {
    if (snapshot.modes().shift()) {
      return Note.of("SHIFT", "next key takes its gold function", "F6 or ; cancels");
    }
    if (snapshot.modes().alpha()) {
      return Note.of("ALPHA", "letters go to ALPHA", "Backspace deletes", "Enter ends it");
    }
    if (snapshot.modes().prgm()) {
      String after = StatusPanel.number(snapshot.program());
      return Note.of("PRGM", "goes in after " + after, "Backspace deletes it", "Ctrl-U undoes");
    }
    return Note.invitation("type a name: sin", "sto 05", "xeq 8queens", "\"TEXT\"", "help");
  }

  private static void draw(Frame frame, Note note, int row) {
    int column = 1;
    if (!note.mark().isEmpty()) {
      Role ink = note.isError() ? Role.ERROR : note.head().isEmpty() ? Role.DIM : Role.GOLD;
      frame.put(column, row, note.mark(), Style.of(ink, Role.COMMAND).bold(ink != Role.DIM));
      column += note.mark().length() + 1;
    }
    if (!note.head().isEmpty()) {
      Role ink = note.isError() ? Role.ERROR : Role.COMMAND_TEXT;
      boolean bold = !note.mark().isEmpty();
      String head = head(note, frame.size().columns() - column);
      frame.put(column, row, head, Style.of(ink, Role.COMMAND).bold(bold));
      column += head.length() + 2;
    }
    String rest = fitting(note.clauses(), frame.size().columns() - column);
    frame.put(column, row, rest, Style.of(Role.DIM, Role.COMMAND));
  }

  /** What it is about, with its middle left out if the first clause has no room else. */
  private static String head(Note note, int room) {
    int beside = room - 2 - note.clauses().stream().findFirst().map(String::length).orElse(-2);
    return StringUtils.abbreviateMiddle(note.head(), "…", beside < SHORTEST_HEAD ? room : beside);
  }

  /** As many whole clauses as there is room for. */
  static String fitting(List<String> clauses, int room) {
    for (int count = clauses.size(); count > 0; count--) {
      String text = String.join(" · ", clauses.subList(0, count));
      if (text.length() <= room) {
        return text;
      }
    }
    return "";
  }

  /** What can be done with the typed line; after something went wrong with it that it did. */
  private static List<String> hints(Screen screen) {
    Optional<Note> wrong = screen.note().filter(note -> screen.snapshot().error().isEmpty());
    return wrong
        .map(MessageRow::clauses)
        .or(() -> screen.line().flatMap(TypedLine::sought).map(MessageRow::seeking))
        .orElse(TYPING);
  }

  private static List<String> clauses(Note note) {
    List<String> clauses = new ArrayList<>(note.clauses());
    clauses.add(0, (note.mark() + " " + note.head()).strip());
    return clauses;
  }

  private static List<String> seeking(String letters) {
    return List.of("history with: " + letters, "Ctrl-R older", "Enter runs", "Esc keeps it");
  }

  private static void drawLine(Frame frame, TypedLine line, List<String> hints, int row) {
    int room = Math.max(1, frame.size().columns() - 5);
    int skipped = Math.max(0, line.cursor() - room);
    String shown = line.text().substring(skipped);
    frame.put(1, row, "›", Style.of(Role.GOLD, Role.COMMAND).bolder());
    frame.put(3, row, shown, Style.of(Role.COMMAND_TEXT, Role.COMMAND).bolder());
    int cursor = 3 + line.cursor() - skipped;
    frame.cursor(cursor, row);
    if (line.cursor() < line.text().length()) {
      return;
    }
    String rest = fitting(hints, frame.size().columns() - cursor - 2);
    frame.put(cursor + 2, row, rest, Style.of(Role.DIM, Role.COMMAND));
  }
}
