package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.util.Optional;

/**
 * A text that is being typed.
 *
 * @param cursor the index of the character after the cursor
 */
public record TypedText(String text, int cursor) {

  /** The maximum number of pasted characters. */
  public static final int LONGEST = 2000;

  private static final Style STYLE = Style.of(Ink.COMMAND_TEXT, Ink.COMMAND).bolder();

  /** Creates a text with the cursor at its end. */
  public TypedText(String text) {
    this(text, text.length());
  }

  /** Returns the text after a stroke; empty if the stroke does not edit text. */
  public Optional<TypedText> take(Stroke stroke) {
    if (stroke instanceof Stroke.TypedCharacter typed) {
      return Optional.of(inserting(String.valueOf(typed.character())));
    } else if (stroke instanceof Stroke.Pasted pasted) {
      return Optional.of(inserting(pasted.text().replaceAll("\\s+", " ")));
    } else if (stroke.isControl('u')) {
      return Optional.of(new TypedText(""));
    } else if (stroke.isControl('w')) {
      int word = text.substring(0, cursor).replaceFirst("\\S*\\s*$", "").length();
      return Optional.of(deleting(word, cursor));
    }
    return stroke instanceof Stroke.NamedKey key ? struck(key.name()) : Optional.empty();
  }

  private Optional<TypedText> struck(KeyName name) {
    return switch (name) {
      case LEFT -> Optional.of(at(Math.max(0, cursor - 1)));
      case RIGHT -> Optional.of(at(Math.min(text.length(), cursor + 1)));
      case HOME -> Optional.of(at(0));
      case END -> Optional.of(at(text.length()));
      case BACKSPACE -> Optional.of(deleting(Math.max(0, cursor - 1), cursor));
      case DELETE -> Optional.of(deleting(cursor, Math.min(text.length(), cursor + 1)));
      default -> Optional.empty();
    };
  }

  private TypedText at(int position) {
    return new TypedText(text, position);
  }

  private TypedText inserting(String characters) {
    String longer = text.substring(0, cursor) + characters + text.substring(cursor);
    return new TypedText(longer, cursor + characters.length());
  }

  private TypedText deleting(int from, int to) {
    return new TypedText(text.substring(0, from) + text.substring(to), from);
  }

  /** Draws the text into the single row of an area, scrolled so that the cursor is visible. */
  public void draw(Frame frame, Area area) {
    frame.fill(area, STYLE);
    int skipped = Math.max(0, cursor - area.width() + 1);
    String rest = text.substring(skipped);
    String shown = rest.substring(0, Math.min(rest.length(), area.width()));
    frame.put(area.column(), area.row(), shown, STYLE);
    frame.cursor(area.column() + cursor - skipped, area.row());
  }
}
