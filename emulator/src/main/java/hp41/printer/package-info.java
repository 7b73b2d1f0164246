/**
 * The printer's mechanics: its font, the print buffer that collects a line, and the printed line.
 *
 * <p>Start with {@link hp41.printer.PrintBuffer}. This package does not depend on the calculator
 * and imports no other package of the emulator.
 */
package hp41.printer;
