/**
 * The language server, which supports the writing of listings in editors. {@link
 * hp41.editor.language.LanguageService} implements the protocol; {@code Workspace} contains the
 * listings, and {@code ParsedListing} is a listing with the result of its assembly. Each kind of
 * request is implemented by a stateless class that uses these two. This package does not run the
 * calculator. Only the {@code lsp} command loads it, because the protocol's library is large.
 */
package hp41.editor.language;
