package hp41.panel;

import hp41.screen.Role;

/**
 * A piece of text in a row.
 *
 * @param column where it begins, from the panel's left edge
 * @param ink its role
 * @param bold drawn bold
 */
public record Span(int column, String text, Role ink, boolean bold) {}
