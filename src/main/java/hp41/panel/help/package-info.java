/**
 * Draws explanations: the help page with a search for names, the panel with first steps, and
 * problems of files that could not be loaded. {@link hp41.panel.help.HelpPage} is the state of
 * help, {@link hp41.panel.help.HelpText} its text, and {@link hp41.panel.help.HelpView} draws it.
 * {@link hp41.panel.help.NameMatching} finds names by letters.
 */
package hp41.panel.help;
