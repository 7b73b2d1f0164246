/**
 * The language server: what an editor is told about listings while they are written. {@link
 * hp41.editor.language.LanguageService} speaks the protocol; {@code Workspace} holds the listings,
 * {@code ParsedListing} is one of them with what the assembler has read in it, and each thing that
 * can be asked for has a class of its own, which answers from these two and keeps nothing. The
 * calculator itself is not run here. Only the verb {@code lsp} loads this room, since the
 * protocol's library is large.
 */
package hp41.editor.language;
