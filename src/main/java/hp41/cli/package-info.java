/**
 * The command line. {@link hp41.cli.Main} is the entry point of the program; each verb is a small
 * class, for example {@code RunCommand}. The options that several verbs share are in {@code
 * hp41.cli.options}. Each verb uses the library like any other application.
 */
package hp41.cli;
