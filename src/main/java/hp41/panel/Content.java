package hp41.panel;

/** What a panel shows: rows that can be scrolled and chosen, or a picture that fills its area. */
public sealed interface Content permits Rows, Canvas {

  /** What the bar over the panel says beside its name; may be empty. */
  String about();
}
