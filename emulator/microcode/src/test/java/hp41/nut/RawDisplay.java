package hp41.nut;

/** The display as it is at this very moment, even if it is just being written. */
public final class RawDisplay {

  private RawDisplay() {}

  /** The twelve cells of a processor's display. */
  public static String of(Nut nut) {
    return nut.display.cells(true).toString();
  }
}
