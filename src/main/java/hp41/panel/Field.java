package hp41.panel;

/**
 * A text while it is being typed.
 *
 * @param cursor the character it stands before
 */
public record Field(String text, int cursor) {}
