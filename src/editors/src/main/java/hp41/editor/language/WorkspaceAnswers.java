package hp41.editor.language;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Handles the requests and notifications about the workspace as a whole. */
record WorkspaceAnswers(LanguageSession session) implements WorkspaceService {

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams changed) {
    session.choose(changed.getSettings());
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams changed) {
    WorkspaceFoldersChangeEvent folders = changed.getEvent();
    session.workspace().folders(folders.getAdded(), folders.getRemoved());
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams changed) {
    session.workspace().filesChanged();
  }

  @Override
  public CompletableFuture<
          Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>
      symbol(WorkspaceSymbolParams request) {
    List<ParsedListing> all = session.workspace().all("");
    return CompletableFuture.completedFuture(
        Either.forRight(DocumentSymbols.named(all, request.getQuery())));
  }
}
