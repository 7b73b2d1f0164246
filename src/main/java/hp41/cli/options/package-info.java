/**
 * The shared parts of all verbs: options and their values ({@link
 * hp41.cli.options.CalculatorOptions} is the place to start), the clocks and folders around the
 * calculator, the standard streams, and the exit codes of failures.
 */
package hp41.cli.options;
