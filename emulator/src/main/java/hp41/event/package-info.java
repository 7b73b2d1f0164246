/**
 * What the calculator reports: texts that were displayed, printed lines and loaded programs ({@link
 * hp41.event.Event}), errors ({@link hp41.event.CalculatorError}) and why execution stopped ({@link
 * hp41.event.StopReason}), and what a function does to flags and errors ({@link hp41.event.Usage}).
 *
 * <p>All types are immutable. This package imports only {@code hp41.number}.
 */
package hp41.event;
