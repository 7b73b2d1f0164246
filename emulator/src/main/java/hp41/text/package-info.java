/**
 * Wording that all messages share: suggestions for misspelled words, plurals, the machine's own
 * messages, control characters in readable form, and leading zeros.
 *
 * <p>This package imports no other package of the emulator.
 */
package hp41.text;
