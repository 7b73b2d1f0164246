/**
 * What explains: the page of help with the names that were found, the first steps, and what is
 * wrong with files that were to be loaded. {@link hp41.panel.help.NameMatching} finds names by
 * letters.
 */
package hp41.panel.help;
