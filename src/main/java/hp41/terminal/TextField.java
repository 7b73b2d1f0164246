package hp41.terminal;

import hp41.panel.Field;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;

/** A line of text that strokes change: typed, deleted, the cursor moved. */
final class TextField {

  /** Characters of a pasted text that it has room for. */
  static final int LONGEST = 2000;

  private String text = "";
  private int cursor;

  /** Begins with a text, the cursor behind it. */
  void set(String whole) {
    text = whole;
    cursor = whole.length();
  }

  String text() {
    return text;
  }

  int cursor() {
    return cursor;
  }

  /** What is to be drawn. */
  Field view() {
    return new Field(text, cursor);
  }

  /** Takes a stroke; false if it means nothing to a line of text. */
  boolean take(Stroke stroke) {
    if (stroke instanceof Stroke.Typed typed) {
      insert(String.valueOf(typed.character()));
    } else if (stroke instanceof Stroke.Pasted pasted) {
      insert(pasted.text().replaceAll("\\s+", " "));
    } else if (stroke.isControl('u')) {
      set("");
    } else if (stroke.isControl('w')) {
      delete(text.substring(0, cursor).replaceFirst("\\S*\\s*$", "").length(), cursor);
    } else {
      return stroke instanceof Stroke.NamedKey key && moves(key.name());
    }
    return true;
  }

  private boolean moves(Named name) {
    switch (name) {
      case LEFT -> cursor = Math.max(0, cursor - 1);
      case RIGHT -> cursor = Math.min(text.length(), cursor + 1);
      case HOME -> cursor = 0;
      case END -> cursor = text.length();
      case BACKSPACE -> delete(Math.max(0, cursor - 1), cursor);
      case DELETE -> delete(cursor, Math.min(text.length(), cursor + 1));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void insert(String characters) {
    text = text.substring(0, cursor) + characters + text.substring(cursor);
    cursor += characters.length();
  }

  private void delete(int from, int to) {
    text = text.substring(0, from) + text.substring(to);
    cursor = from;
  }
}
