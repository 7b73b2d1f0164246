/**
 * The terminal of this computer, accessed with the Lanterna library. It may use the library and
 * {@code hp41.screen}; only the command line uses it. Start reading at {@link
 * hp41.lanterna.LanternaTerminal}.
 */
package hp41.lanterna;
