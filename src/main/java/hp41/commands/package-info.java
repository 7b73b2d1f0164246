/**
 * What can be typed and means the terminal, not the calculator: {@link hp41.commands.CommandTable}
 * is the one list of it, a row for each word with its operand, its help, what completes it and what
 * it does. Lines are read, completed, explained and kept apart from the names of functions by that
 * list; what a word does with files, states, the debugger and settings stands in the classes beside
 * it.
 */
package hp41.commands;
