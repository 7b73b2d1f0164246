package hp41.nut;

/** The display at this moment, even while the processor writes to it. */
public final class RawDisplay {

  private RawDisplay() {}

  /** Returns the twelve cells of a processor's display. */
  public static String of(Nut nut) {
    return nut.display.cells(true).toString();
  }
}
