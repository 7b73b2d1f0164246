package hp41.screen;

/** A thin frame around an area. */
public final class Box {

  private Box() {}

  public static void draw(Frame frame, Area area, Style style) {
    int right = area.right() - 1;
    int bottom = area.bottom() - 1;
    for (int column = area.column(); column <= right; column++) {
      frame.put(column, area.row(), '─', style);
      frame.put(column, bottom, '─', style);
    }
    for (int row = area.row(); row <= bottom; row++) {
      frame.put(area.column(), row, '│', style);
      frame.put(right, row, '│', style);
    }
    frame.put(area.column(), area.row(), '┌', style);
    frame.put(right, area.row(), '┐', style);
    frame.put(area.column(), bottom, '└', style);
    frame.put(right, bottom, '┘', style);
  }
}
