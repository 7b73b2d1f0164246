package hp41.panel;

/**
 * A place in a row that can be chosen.
 *
 * @param column where it begins, from the panel's left edge
 * @param width columns of the field in which its text is changed
 * @param item what is there
 */
public record Spot(int column, int width, Item item) {}
