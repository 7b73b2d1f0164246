package hp41.panel;

import hp41.screen.Frame;

/**
 * A picture in which nothing can be chosen.
 *
 * @param about what the bar says
 * @param frame the picture, as large as the panel
 */
public record Canvas(String about, Frame frame) implements Content {}
