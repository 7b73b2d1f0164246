/**
 * Executes the commands that users type to control the terminal, as opposed to the calculator's
 * functions. Start reading at {@link hp41.commands.CommandTable}, the only list of commands: each
 * row contains the operand, the help text, the completions and the action. The other classes
 * execute the commands for files, states, the debugger, the microcode and the settings.
 */
package hp41.commands;
