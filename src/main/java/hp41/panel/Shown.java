package hp41.panel;

import java.util.List;

/** A panel as it is to be drawn: what it shows, and how it is looked at. */
public record Shown(Content content, Look look) {

  /** Nothing at all. */
  public static final Shown NOTHING = new Shown(Rows.of("", List.of()), Look.UNTOUCHED);
}
