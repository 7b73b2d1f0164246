/**
 * The functions of the calculator, a table for each HP module, in the order of its catalogue. A row
 * is all there is to say about a function: its name, code, operand, behaviour, stack effect and
 * help. Everything else that lists functions is derived from these rows.
 *
 * <p>Here is the mainframe, and what all tables are made of; time, printing and storage have rooms
 * of their own. What functions do is beside the tables, by theme; {@link hp41.functions.Shapes}
 * owns what functions of a form have in common: the check for text, LASTX, stack lift.
 */
package hp41.functions;
