package hp41.editor.language;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;

/** The client capabilities of an editor. */
record EditorAbilities(InitializeParams editor) {

  /** The capabilities before the editor is initialized. */
  static final EditorAbilities NONE = new EditorAbilities(new InitializeParams());

  /** Returns whether the editor supports snippets in completions. */
  boolean snippets() {
    return Optional.ofNullable(editor.getCapabilities())
        .map(ClientCapabilities::getTextDocument)
        .map(TextDocumentClientCapabilities::getCompletion)
        .map(CompletionCapabilities::getCompletionItem)
        .map(CompletionItemCapabilities::getSnippetSupport)
        .orElse(false);
  }

  /** Returns whether the editor can watch files on request. */
  boolean watchesFiles() {
    return Optional.ofNullable(editor.getCapabilities())
        .map(ClientCapabilities::getWorkspace)
        .map(WorkspaceClientCapabilities::getDidChangeWatchedFiles)
        .map(DidChangeWatchedFilesCapabilities::getDynamicRegistration)
        .orElse(false);
  }
}
