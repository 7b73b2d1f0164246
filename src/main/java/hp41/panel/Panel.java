package hp41.panel;

import hp41.screen.Size;

/** Makes what one panel shows. It keeps nothing from one time to the next. */
@FunctionalInterface
public interface Panel {

  /**
   * What there is to see.
   *
   * @param room columns and rows of the panel without its bar
   */
  Content content(Sight sight, Size room);
}
