package hp41.editor.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What an editor asks about a listing: each question goes to the class that answers it. */
final class TextService implements TextDocumentService {

  private final LanguageSession session;
  private final Workspace workspace;
  private final LabelReferences labels;

  TextService(LanguageSession session) {
    this.session = session;
    workspace = session.workspace();
    labels = new LabelReferences(workspace);
  }

  private ParsedListing listing(TextDocumentIdentifier document) {
    return workspace.get(document.getUri());
  }

  private Optional<LabelReferences.LabelPlace> label(TextDocumentPositionParams place) {
    return LabelReferences.at(listing(place.getTextDocument()), place.getPosition());
  }

  private static <T> CompletableFuture<T> answer(T answer) {
    return CompletableFuture.completedFuture(answer);
  }

  /** An answer of the protocol, which says null for nothing. */
  private static <T> CompletableFuture<T> answer(Optional<T> answer) {
    return CompletableFuture.completedFuture(answer.orElse(null));
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams opened) {
    workspace.filesChanged();
    session.tell(
        workspace.put(
            opened.getTextDocument().getUri(), new EditedText(opened.getTextDocument().getText())));
  }

  @Override
  public void didChange(DidChangeTextDocumentParams changed) {
    String uri = changed.getTextDocument().getUri();
    EditedText text = workspace.get(uri).text();
    for (TextDocumentContentChangeEvent change : changed.getContentChanges()) {
      text = text.with(change);
    }
    session.tell(workspace.put(uri, text));
  }

  @Override
  public void didClose(DidCloseTextDocumentParams closed) {
    workspace.filesChanged();
    workspace.close(closed.getTextDocument().getUri());
    session.forget(closed.getTextDocument().getUri());
  }

  @Override
  public void didSave(DidSaveTextDocumentParams saved) {
    workspace.filesChanged();
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams asked) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    new QuickFixes(workspace.listings())
        .at(listing(asked.getTextDocument()), asked.getRange(), asked.getContext())
        .forEach(action -> actions.add(Either.forRight(action)));
    return answer(actions);
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams asked) {
    ParsedListing listing = listing(asked.getTextDocument());
    return answer(new Hovers(workspace).at(listing, asked.getPosition()));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams asked) {
    ParsedListing listing = listing(asked.getTextDocument());
    return answer(Either.forLeft(proposals().at(listing, asked.getPosition())));
  }

  private CompletionItems proposals() {
    return new CompletionItems(workspace, session.abilities().snippets());
  }

  @Override
  public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
    return answer(proposals().explained(item));
  }

  @Override
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams asked) {
    ParsedListing listing = listing(asked.getTextDocument());
    return answer(new Signatures(workspace.listings().words()).at(listing, asked.getPosition()));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams asked) {
    return answer(Either.forLeft(locations(label(asked).map(labels::definitions))));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams asked) {
    boolean declaration = asked.getContext().isIncludeDeclaration();
    return answer(
        locations(
            label(asked)
                .map(labels::occurrences)
                .map(all -> all.stream().filter(it -> declaration || !it.isLabel()).toList())));
  }

  private static List<Location> locations(Optional<List<LabelReferences.LabelPlace>> places) {
    return places.stream().flatMap(List::stream).map(LabelReferences.LabelPlace::location).toList();
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams asked) {
    String uri = asked.getTextDocument().getUri();
    return answer(
        label(asked).map(labels::occurrences).stream()
            .flatMap(List::stream)
            .filter(place -> place.listing().uri().equals(uri))
            .map(TextService::highlight)
            .toList());
  }

  private static DocumentHighlight highlight(LabelReferences.LabelPlace place) {
    return new DocumentHighlight(
        place.name(), place.isLabel() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read);
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams asked) {
    return answer(
        label(asked)
            .filter(place -> !place.isInBytes())
            .map(
                place ->
                    Either3.forSecond(
                        new PrepareRenameResult(
                            place.name(), place.listing().text().in(place.name())))));
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams asked) {
    Optional<LabelReferences.LabelPlace> place = label(asked);
    Optional<WorkspaceEdit> edits =
        place.map(it -> new Renaming(labels).edits(it, asked.getNewName()));
    place.flatMap(LabelReferences::name).ifPresent(global -> session.warnOfRename());
    return answer(edits);
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams asked) {
    List<Either<SymbolInformation, DocumentSymbol>> symbols = new ArrayList<>();
    DocumentSymbols.of(listing(asked.getTextDocument()))
        .forEach(symbol -> symbols.add(Either.forRight(symbol)));
    return answer(symbols);
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams asked) {
    return answer(DocumentSymbols.folds(listing(asked.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(
      CallHierarchyPrepareParams asked) {
    Position place = asked.getPosition();
    return answer(new Calls(workspace).at(listing(asked.getTextDocument()), place));
  }

  @Override
  public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(
      CallHierarchyIncomingCallsParams asked) {
    return answer(new Calls(workspace).to(asked.getItem()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(
      CallHierarchyOutgoingCallsParams asked) {
    return answer(new Calls(workspace).from(asked.getItem()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams asked) {
    return answer(SemanticTokenFinder.of(listing(asked.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams asked) {
    ParsedListing listing = listing(asked.getTextDocument());
    return answer(
        formatting().edits(listing, new Range(new Position(0, 0), listing.text().last())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(
      DocumentRangeFormattingParams asked) {
    return answer(formatting().edits(listing(asked.getTextDocument()), asked.getRange()));
  }

  private Formatting formatting() {
    return new Formatting(workspace.listings(), session.preferences().keepColumns());
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams asked) {
    return answer(CodeLenses.of(listing(asked.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams asked) {
    return answer(
        session.preferences().inlayHints()
            ? InlayHints.of(listing(asked.getTextDocument()), asked.getRange())
            : List.of());
  }
}
