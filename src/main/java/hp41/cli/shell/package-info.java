/**
 * Connects the program with shells and {@code man}: completion scripts, the command that they call,
 * and manual pages. All content is generated from picocli's model of the verbs and from the
 * program's own lists. Start reading at {@code OffersCommand} for completion and at {@code ManPage}
 * for manual pages.
 */
package hp41.cli.shell;
