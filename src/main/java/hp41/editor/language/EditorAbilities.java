package hp41.editor.language;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;

/** What an editor says that it can do. */
record EditorAbilities(InitializeParams editor) {

  /** Those of an editor that has told nothing yet. */
  static final EditorAbilities NONE = new EditorAbilities(new InitializeParams());

  /** Whether it can put the cursor on what has to be filled in. */
  boolean snippets() {
    return Optional.ofNullable(editor.getCapabilities())
        .map(ClientCapabilities::getTextDocument)
        .map(TextDocumentClientCapabilities::getCompletion)
        .map(CompletionCapabilities::getCompletionItem)
        .map(CompletionItemCapabilities::getSnippetSupport)
        .orElse(false);
  }

  /** Whether it tells of files that come, go or change, if it is asked to. */
  boolean watchesFiles() {
    return Optional.ofNullable(editor.getCapabilities())
        .map(ClientCapabilities::getWorkspace)
        .map(WorkspaceClientCapabilities::getDidChangeWatchedFiles)
        .map(DidChangeWatchedFilesCapabilities::getDynamicRegistration)
        .orElse(false);
  }
}
