/**
 * The keys of the calculator ({@link hp41.key.Key}), how a keyed input continues ({@link
 * hp41.key.Prompt}), and the speed of the calculator.
 *
 * <p>All types are enums and records. This package imports {@code hp41.memory}.
 */
package hp41.key;
