package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;

/** Draws a text while it is being typed, its end in view. */
final class FieldView {

  private static final Style TEXT = Style.of(Role.COMMAND_TEXT, Role.COMMAND).bolder();

  private FieldView() {}

  /** Draws into the one row of an area; returns the column behind what was drawn. */
  static int draw(Frame frame, Area area, Field field) {
    frame.fill(area, TEXT);
    int skipped = Math.max(0, field.cursor() - area.width() + 1);
    String rest = field.text().substring(skipped);
    String shown = rest.substring(0, Math.min(rest.length(), area.width()));
    frame.put(area.column(), area.row(), shown, TEXT);
    int cursor = area.column() + field.cursor() - skipped;
    frame.cursor(cursor, area.row());
    return cursor + 1;
  }
}
