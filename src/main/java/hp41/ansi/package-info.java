/**
 * Decodes what a terminal sends: keys, mouse events, pasted texts and reports. It uses only {@code
 * hp41.screen}. Start reading at {@link hp41.ansi.TerminalInput}.
 */
package hp41.ansi;
