/**
 * The contents of the display: twelve cells, each with a character and its punctuation, and the
 * annunciators below them.
 *
 * <p>Start with {@link hp41.display.Cells}. All types are immutable values. What is displayed, and
 * when a text scrolls, is decided in other packages. This package imports no other package of the
 * emulator.
 */
package hp41.display;
