/**
 * What all commands have in common: options and what they give, folders and clocks around the
 * calculator, standard input and output, and how a command fails.
 */
package hp41.cli.options;
