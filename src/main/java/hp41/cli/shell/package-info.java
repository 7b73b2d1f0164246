/**
 * What joins the program to shells and to {@code man}: scripts that complete, what they ask for,
 * and pages. All of it is derived from the verbs as picocli knows them, and from the program's own
 * lists; no verb is named here.
 */
package hp41.cli.shell;
