/**
 * The JSON-RPC layer of the language server and the debug adapter. Start reading at {@link
 * hp41.editor.protocol.Conversation}, which reads messages that begin with their length, and writes
 * responses. It skips messages that cannot be parsed, converts failures to error messages, and
 * escapes control and other invisible characters in texts that editors display.
 */
package hp41.editor.protocol;
