package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.Modes;
import hp41.Snapshot.ProgramView;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import hp41.text.Counted;
import hp41.text.ZeroPadding;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/** Draws ALPHA, the current line, and the modes. */
public final class StatusRows {

  private StatusRows() {}

  /** Draws four rows beside the stack, or the last of them, to the right of a vertical rule. */
  static void drawBeside(Frame frame, Screen screen, Area area, boolean withFree) {
    Snapshot snapshot = screen.calculator().snapshot();
    frame.fill(
        new Area(area.column(), area.row(), 1, area.height()), '│', Style.of(Ink.RULE, Ink.BODY));
    int row = area.bottom() - 4;
    if (row == area.row()) {
      draw(frame, area, row, 6, "L", snapshot.stack().get(4).text().strip());
      draw(frame, area, row + 1, 6, "ALPHA", snapshot.alpha());
    }
    String line = fitting(area.width() - 8, lines(screen, !withFree));
    draw(frame, area, row + 2, 6, "LINE", line);
    String modes = modes(snapshot, withFree);
    String some = StringUtils.substringBeforeLast(modes, "  ");
    String shown = fitting(area.width() - 2, List.of(modes, some));
    frame.put(area.column() + 2, row + 3, shown, Style.of(Ink.DIM, Ink.BODY));
  }

  /** Draws two or three rows below the keypad. */
  static void drawBelow(Frame frame, Screen screen, Area area) {
    Snapshot snapshot = screen.calculator().snapshot();
    Modes modes = snapshot.modes();
    draw(frame, area, area.row(), 8, "ALPHA", snapshot.alpha());
    String set = modes.angle() + "   " + modes.format();
    String memory =
        "SIZE " + ZeroPadding.decimal(modes.size(), 3) + "   REG " + modes.free() + " free";
    String speed = "   " + (modes.authentic() ? "authentic speed" : "full speed");
    if (area.height() < 3) {
      draw(frame, area, area.row() + 1, 8, "MODE", set + "   " + memory + speed);
      return;
    }
    String user = modes.user() ? "   USER" : "";
    draw(frame, area, area.row() + 1, 8, "MODE", set + user + speed);
    String program = "   " + (name(snapshot) + Counted.of(snapshot.program().bytes(), "byte"));
    draw(frame, area, area.row() + 2, 8, "MEMORY", memory + program);
  }

  private static void draw(
      Frame frame, Area area, int row, int indent, String label, String value) {
    int column = area.column() + 2;
    String shown = StringUtils.abbreviate(value, "…", area.right() - column - indent);
    frame.put(column, row, label, Style.of(Ink.DIM, Ink.BODY));
    frame.put(column + indent, row, shown, Style.of(Ink.TEXT, Ink.BODY));
  }

  /** Returns the first text that fits, or else the last one. */
  private static String fitting(int room, List<String> texts) {
    return texts.stream()
        .filter(it -> it.length() <= room)
        .findFirst()
        .orElse(texts.get(texts.size() - 1));
  }

  /** Returns descriptions of the current line, the longest first. */
  private static List<String> lines(Screen screen, boolean withFree) {
    Snapshot snapshot = screen.calculator().snapshot();
    ProgramView program = snapshot.program();
    String at = name(snapshot) + screen.line();
    int line = Integer.parseInt(screen.line());
    if (line > 0 && line <= program.lines().size()) {
      String text = program.lines().get(line - 1).text();
      return List.of(at + "  " + text, at, screen.line());
    }
    String free = withFree ? at + "  REG " + snapshot.modes().free() : at;
    return List.of(free, at, screen.line());
  }

  private static String name(Snapshot snapshot) {
    String name = snapshot.program().name();
    return name.isEmpty() ? "" : name + " ";
  }

  private static String modes(Snapshot snapshot, boolean withFree) {
    Modes modes = snapshot.modes();
    String free = withFree ? "  REG " + modes.free() : "";
    if (modes.prgm()) {
      ProgramView program = snapshot.program();
      int lines = program.lines().size();
      return Counted.of(lines, "line") + "  " + Counted.of(program.bytes(), "byte") + free;
    }
    String size = "  SIZE " + ZeroPadding.decimal(modes.size(), 3);
    return modes.angle() + "  " + modes.format() + size + free;
  }
}
