/**
 * What the calculator reports: texts that were displayed, printed lines and loaded programs ({@link
 * hp41.event.Event}), errors ({@link hp41.event.CalculatorError}), why execution stopped ({@link
 * hp41.event.StopReason}), and other messages.
 *
 * <p>All types are immutable. This package imports {@code hp41.memory} and {@code hp41.number}.
 */
package hp41.event;
