/**
 * The functions of the calculator. Each HP module has a table with one row per function, in the
 * order of its catalog: name, code, operand, behaviour, stack effect and help. All lists of
 * functions, in programs and documents, are derived from these tables.
 *
 * <p>This package contains the common parts: start with {@link hp41.functions.Row}, a row of a
 * table, and {@link hp41.functions.Shapes}, the common forms of functions. The other classes
 * implement functions by topic. The tables are in the subpackages for the mainframe, time, printing
 * and storage. The package imports {@code hp41.display}, {@code hp41.event}, {@code hp41.key},
 * {@code hp41.machine}, {@code hp41.memory}, {@code hp41.number}, {@code hp41.printer} and {@code
 * hp41.text}.
 */
package hp41.functions;
