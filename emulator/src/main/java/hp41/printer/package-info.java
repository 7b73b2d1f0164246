/**
 * The printer's mechanics: its font, and the print buffer that collects a line.
 *
 * <p>Start with {@link hp41.printer.PrintBuffer}. This package does not depend on the calculator
 * and imports only {@code hp41.event}.
 */
package hp41.printer;
