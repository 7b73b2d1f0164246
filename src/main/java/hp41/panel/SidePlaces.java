package hp41.panel;

import hp41.panel.Place.Bar;
import hp41.screen.Area;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where panels stand that are always there, around the side area of a large terminal. */
final class SidePlaces {

  private static final int STACK = 6;
  private static final int BELOW_KEYS = 35;
  private static final int FLAGS = 5;
  private static final int KEYS_WIDTH = 76;
  private static final int PROGRAM = 34;
  private static final int RIGHT = 132;
  private static final int WATCHES = 41;

  private SidePlaces() {}

  /** The stack above the side area, and below it the program unless that is shown there. */
  static List<Place> beside(Area side, int programRow, int bottom, Side shown) {
    List<Place> places = new ArrayList<>();
    places.add(new Place(Side.STACK, new Area(side.column(), 0, side.width(), STACK), Bar.TITLE));
    boolean program = shown == Side.PROGRAM;
    if (!program) {
      places.add(place(Side.PROGRAM, side.column(), programRow, side.width(), bottom));
    }
    Area whole = new Area(side.column(), side.row(), side.width(), bottom - side.row());
    places.add(new Place(shown, program ? whole : side, Bar.TABS));
    return places;
  }

  /** Most panels all around the side area, which shows the board, or what has no other place. */
  static List<Place> around(Area side, int columns, int bottom, Side shown) {
    int width = columns - RIGHT;
    List<Place> places = new ArrayList<>();
    places.add(new Place(Side.STACK, new Area(side.column(), 0, side.width(), STACK), Bar.TITLE));
    places.add(place(Side.PROGRAM, side.column(), PROGRAM, side.width(), bottom));
    places.add(new Place(Side.FLAGS, new Area(0, BELOW_KEYS, KEYS_WIDTH, FLAGS), Bar.TITLE));
    places.add(place(Side.REGISTERS, 0, WATCHES, KEYS_WIDTH, bottom));
    places.add(place(Side.PAPER, RIGHT, 0, width, PROGRAM - 1));
    places.add(place(Side.CATALOGUE, RIGHT, PROGRAM, width, WATCHES - 1));
    places.add(place(Side.WATCHES, RIGHT, WATCHES, width, bottom));
    boolean there = places.stream().anyMatch(place -> place.side() == shown);
    places.add(new Place(there ? Side.BOARD : shown, side, Bar.TITLE));
    places.sort(Comparator.comparing(place -> place.side() == shown));
    return places;
  }

  private static Place place(Side side, int column, int row, int width, int bottom) {
    return new Place(side, new Area(column, row, width, bottom - row), Bar.TITLE);
  }
}
