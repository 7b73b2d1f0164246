/**
 * Draws the calculator's display, with each character made of segments, and the annunciators below.
 * {@link hp41.panel.display.FullDisplay} draws the large form with lines or blocks, {@link
 * hp41.panel.display.CompactDisplay} the small form with blocks, and {@link
 * hp41.panel.display.AsciiDigit} the characters in ASCII.
 */
package hp41.panel.display;
