/**
 * What the language server and the debug adapter have in common: a {@link
 * hp41.editor.protocol.Conversation} with an editor, in messages that each say how long they are.
 * Messages that cannot be parsed are skipped, failures are answered in words, and text that an
 * editor shows has no characters that steer a terminal or hide.
 */
package hp41.editor.protocol;
