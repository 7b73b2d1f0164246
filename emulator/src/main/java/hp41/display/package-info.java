/**
 * What is to be seen on the glass: twelve cells, each a character and its punctuation, and the
 * annunciators under them. Plain values without a clock: when a text scrolls and what stands in the
 * cells is decided elsewhere.
 */
package hp41.display;
