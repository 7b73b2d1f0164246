/**
 * The functions of the printer and of the wand.
 *
 * <p>Start with {@link hp41.functions.printing.PrinterFunctions}, the table of the printer.
 */
package hp41.functions.printing;
