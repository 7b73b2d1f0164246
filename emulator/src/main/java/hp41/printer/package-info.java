/**
 * The printer's mechanics: its characters as dots, the buffer in which a line is put together, and
 * the line on the paper. It knows nothing of the calculator.
 */
package hp41.printer;
