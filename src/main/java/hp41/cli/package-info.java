/**
 * The command line: {@link hp41.cli.Main} and one small class for each verb. Each of them is a
 * front end of the calculator, as the terminal is.
 */
package hp41.cli;
