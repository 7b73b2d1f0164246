package hp41.editor.language;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;

/** What an editor says that it can do. */
record EditorAbilities(InitializeParams editor) {

  /** Whether it can put the cursor on what has to be filled in. */
  boolean snippets() {
    return Optional.ofNullable(editor.getCapabilities())
        .map(ClientCapabilities::getTextDocument)
        .map(TextDocumentClientCapabilities::getCompletion)
        .map(CompletionCapabilities::getCompletionItem)
        .map(CompletionItemCapabilities::getSnippetSupport)
        .orElse(false);
  }
}
