package hp41.editor.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
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

/** Handles the requests about a listing; each is delegated to the class that implements it. */
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

  private Optional<CellReferences.CellPlace> cell(TextDocumentPositionParams place) {
    return new CellReferences(listing(place.getTextDocument())).at(place.getPosition());
  }

  private static <T> CompletableFuture<T> answer(T answer) {
    return CompletableFuture.completedFuture(answer);
  }

  /** Returns a response; the protocol uses null for an empty one. */
  private static <T> CompletableFuture<T> answer(Optional<T> answer) {
    return CompletableFuture.completedFuture(answer.orElse(null));
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams opened) {
    workspace.filesChanged();
    session.publishDiagnostics(
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
    session.publishDiagnostics(workspace.put(uri, text));
  }

  @Override
  public void didClose(DidCloseTextDocumentParams closed) {
    workspace.filesChanged();
    workspace.close(closed.getTextDocument().getUri());
    session.clearDiagnostics(closed.getTextDocument().getUri());
  }

  @Override
  public void didSave(DidSaveTextDocumentParams saved) {
    workspace.filesChanged();
    workspace.open().forEach(session::publishDiagnostics);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams request) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    ParsedListing listing = listing(request.getTextDocument());
    new QuickFixes(workspace.listings())
        .at(listing, request.getRange(), request.getContext())
        .forEach(action -> actions.add(Either.forRight(action)));
    if (QuickFixes.wants(request.getContext(), CodeActionKind.QuickFix)) {
      new LabelHints(workspace)
          .actions(listing, request.getRange())
          .forEach(action -> actions.add(Either.forRight(action)));
    }
    return answer(actions);
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams request) {
    ParsedListing listing = listing(request.getTextDocument());
    return answer(new Hovers(workspace).at(listing, request.getPosition()));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams request) {
    ParsedListing listing = listing(request.getTextDocument());
    return answer(Either.forLeft(completions().at(listing, request.getPosition())));
  }

  private CompletionItems completions() {
    return new CompletionItems(workspace, session.abilities().snippets());
  }

  @Override
  public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
    return answer(completions().explained(item));
  }

  @Override
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams request) {
    ParsedListing listing = listing(request.getTextDocument());
    return answer(new Signatures(workspace.listings().words()).at(listing, request.getPosition()));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams request) {
    Optional<LabelReferences.LabelPlace> label = label(request);
    if (label.isPresent()) {
      return answer(Either.forLeft(locations(label.map(labels::definitions))));
    }
    return answer(Either.forLeft(cell(request).flatMap(TextService::comment).stream().toList()));
  }

  /** Returns the comment that names a register or flag. */
  private static Optional<Location> comment(CellReferences.CellPlace place) {
    return CellNames.of(place.listing())
        .of(place.cell())
        .map(name -> place.listing().location(name.comment()));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams request) {
    Optional<CellReferences.CellPlace> cell = cell(request);
    if (cell.isPresent()) {
      return answer(
          new CellReferences(cell.get().listing())
              .of(cell.get().cell()).stream()
                  .map(it -> it.listing().location(it.operand()))
                  .toList());
    }
    boolean declaration = request.getContext().isIncludeDeclaration();
    return answer(
        locations(
            label(request)
                .map(labels::occurrences)
                .map(all -> all.stream().filter(it -> declaration || !it.isLabel()).toList())));
  }

  private static List<Location> locations(Optional<List<LabelReferences.LabelPlace>> places) {
    return places.stream().flatMap(List::stream).map(LabelReferences.LabelPlace::location).toList();
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams request) {
    Optional<CellReferences.CellPlace> cell = cell(request);
    if (cell.isPresent()) {
      return answer(new CellReferences(cell.get().listing()).highlights(cell.get().cell()));
    }
    String uri = request.getTextDocument().getUri();
    return answer(
        label(request).map(labels::occurrences).stream()
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
      prepareRename(PrepareRenameParams request) {
    EditedText text = listing(request.getTextDocument()).text();
    return answer(
        label(request)
            .filter(place -> !place.isInBytes())
            .map(LabelReferences.LabelPlace::name)
            .or(
                () ->
                    cell(request)
                        .filter(CellReferences.CellPlace::canBeRenamed)
                        .map(CellReferences.CellPlace::operand))
            .map(range -> Either3.forSecond(new PrepareRenameResult(range, text.in(range)))));
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams request) {
    Optional<CellReferences.CellPlace> cell = cell(request);
    if (cell.isPresent()) {
      return answer(renamed(cell.get(), request.getNewName()));
    }
    Optional<LabelReferences.LabelPlace> place = label(request);
    Optional<WorkspaceEdit> edits =
        place.map(it -> new Renaming(labels).edits(it, request.getNewName()));
    place.ifPresent(
        it ->
            LabelReferences.name(it)
                .ifPresent(global -> session.warnOfRename(labels.prose(global, it))));
    return answer(edits);
  }

  private WorkspaceEdit renamed(CellReferences.CellPlace place, String number) {
    CellReferences references = new CellReferences(place.listing());
    List<TextEdit> edits = references.renamed(place.cell(), number);
    if (place.cell().kind() == CellReferences.CellKind.REGISTER) {
      session.warnOfIndirect(references.indirectLines());
    }
    return new WorkspaceEdit(Map.of(place.listing().uri(), edits));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams request) {
    List<Either<SymbolInformation, DocumentSymbol>> symbols = new ArrayList<>();
    DocumentSymbols.of(listing(request.getTextDocument()))
        .forEach(symbol -> symbols.add(Either.forRight(symbol)));
    return answer(symbols);
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams request) {
    return answer(DocumentSymbols.folds(listing(request.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(
      CallHierarchyPrepareParams request) {
    Position place = request.getPosition();
    return answer(new Calls(workspace).at(listing(request.getTextDocument()), place));
  }

  @Override
  public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(
      CallHierarchyIncomingCallsParams request) {
    return answer(new Calls(workspace).to(request.getItem()));
  }

  @Override
  public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(
      CallHierarchyOutgoingCallsParams request) {
    return answer(new Calls(workspace).from(request.getItem()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams request) {
    return answer(SemanticTokenFinder.of(listing(request.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams request) {
    ParsedListing listing = listing(request.getTextDocument());
    return answer(
        formatting().edits(listing, new Range(new Position(0, 0), listing.text().last())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(
      DocumentRangeFormattingParams request) {
    return answer(formatting().edits(listing(request.getTextDocument()), request.getRange()));
  }

  private Formatting formatting() {
    return new Formatting(workspace.listings(), session.preferences().keepColumns());
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams request) {
    return answer(CodeLenses.of(listing(request.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams request) {
    return answer(
        session.preferences().inlayHints()
            ? InlayHints.of(listing(request.getTextDocument()), request.getRange())
            : List.of());
  }
}
