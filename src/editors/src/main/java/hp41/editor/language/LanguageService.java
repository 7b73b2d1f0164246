package hp41.editor.language;

import hp41.editor.protocol.Conversation;
import hp41.editor.protocol.Garbled;
import hp41.files.ProgramSource;
import hp41.files.SourceProblem;
import hp41.format.ProgramFile;
import hp41.listing.Assembler.Letters;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The language server for listings. It serves one editor, from the first message to the last. */
public final class LanguageService implements LanguageServer {

  /** The parameters of a request for the listing of a file. */
  record ListingRequest(String uri) {}

  /** The text of a listing. */
  record ListingText(String text) {}

  private static final Conversation.Protocol PROTOCOL =
      new Conversation.Protocol(MessageJsonHandler::new, RemoteEndpoint::new, true);

  private final LanguageSession session;
  private final TextService texts;
  private final WorkspaceAnswers workspace;
  private boolean shutDown;
  private Optional<Conversation> conversation = Optional.empty();

  private LanguageService(InstructionSet functions, Letters letters) {
    session = new LanguageSession(functions, letters);
    texts = new TextService(session);
    workspace = new WorkspaceAnswers(session);
  }

  /**
   * Serves an editor on the calling thread until it sends an exit notification or the input ends.
   *
   * @param functions the functions that listings can use
   * @param letters the meaning of labels that are one letter in quotes
   * @param complaints receives failures that no response can report
   * @return whether the editor sent a shutdown request
   * @throws Garbled if the input is not a message
   */
  public static boolean serve(
      InstructionSet functions,
      Letters letters,
      InputStream in,
      OutputStream out,
      Consumer<String> complaints)
      throws Garbled {
    LanguageService service = new LanguageService(functions, letters);
    Conversation conversation =
        new Conversation(PROTOCOL, List.of(service), LanguageClient.class, in, out, complaints);
    service.session.connect(conversation.editor(LanguageClient.class));
    service.conversation = Optional.of(conversation);
    Thread names = new Thread(() -> prepare(functions, letters), "names");
    names.setDaemon(true);
    names.start();
    conversation.listen(Runnable::run);
    return service.shutDown;
  }

  /** Loads the names for suggestions in advance, so that the first error is reported quickly. */
  private static void prepare(InstructionSet functions, Letters letters) {
    Listings.of(functions, letters).assembler().assemble("FNORD");
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams editor) {
    session.choose(editor.getInitializationOptions());
    session.abilities(new EditorAbilities(editor));
    session.workspace().folders(folders(editor), List.of());
    return CompletableFuture.completedFuture(
        new InitializeResult(capabilities(), new ServerInfo("hp41")));
  }

  @SuppressWarnings("deprecation")
  private static List<WorkspaceFolder> folders(InitializeParams editor) {
    List<WorkspaceFolder> folders = editor.getWorkspaceFolders();
    if (folders != null && !folders.isEmpty()) {
      return folders;
    }
    return Optional.ofNullable(editor.getRootUri()).map(LanguageService::folder).stream().toList();
  }

  private static WorkspaceFolder folder(String uri) {
    return new WorkspaceFolder(uri, uri);
  }

  private static ServerCapabilities capabilities() {
    ServerCapabilities capabilities = new ServerCapabilities();
    capabilities.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    capabilities.setHoverProvider(true);
    capabilities.setCompletionProvider(new CompletionOptions(true, List.of(" ", "\"")));
    capabilities.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ")));
    capabilities.setDefinitionProvider(true);
    capabilities.setReferencesProvider(true);
    capabilities.setDocumentHighlightProvider(true);
    capabilities.setDocumentSymbolProvider(true);
    capabilities.setWorkspaceSymbolProvider(true);
    capabilities.setFoldingRangeProvider(true);
    capabilities.setCallHierarchyProvider(true);
    capabilities.setRenameProvider(new RenameOptions(true));
    capabilities.setCodeActionProvider(
        new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActionKind.Refactor)));
    capabilities.setCodeLensProvider(new CodeLensOptions(false));
    capabilities.setInlayHintProvider(true);
    capabilities.setDocumentFormattingProvider(true);
    capabilities.setDocumentRangeFormattingProvider(true);
    capabilities.setWorkspace(new WorkspaceServerCapabilities(workspaceFolders()));
    capabilities.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(SemanticTokenFinder.legend(), true, false));
    return capabilities;
  }

  private static WorkspaceFoldersOptions workspaceFolders() {
    WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
    folders.setSupported(true);
    folders.setChangeNotifications(true);
    return folders;
  }

  @Override
  public void initialized(InitializedParams editor) {
    session.watch();
  }

  /** Does nothing, because the server has no trace. */
  @Override
  public void setTrace(SetTraceParams parameters) {}

  /** Returns the listing of a program file or a module image. */
  @JsonRequest("hp41/listing")
  CompletableFuture<ListingText> listing(ListingRequest request) {
    if (request == null || request.uri() == null) {
      throw new ResponseErrorException(
          new ResponseError(
              ResponseErrorCode.InvalidParams, "hp41/listing expects {\"uri\": …}", null));
    }
    String file =
        Workspace.path(request.uri())
            .orElseThrow(() -> refusal(request.uri() + ": this is not a file on this computer"))
            .toString();
    List<SourceProblem> errors = new ArrayList<>();
    Listings listings = session.workspace().listings();
    Optional<ProgramSource> source = ProgramSource.openStored(file, errors::add);
    List<byte[]> programs =
        source
            .flatMap(it -> it.programs(listings.assembler(), errors::add))
            .map(ProgramFile::programs)
            .orElse(List.of());
    if (programs.isEmpty()) {
      throw refusal(
          errors.stream()
              .findFirst()
              .map(SourceProblem::toString)
              .orElse(file + ": there is no program in it"));
    }
    InstructionSet functions = source.get().functions(listings.functions());
    return CompletableFuture.completedFuture(new ListingText(new Lister(functions).list(programs)));
  }

  /** Returns the exception with which a request fails. */
  static ResponseErrorException refusal(String why) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, why, null));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    conversation.ifPresent(Conversation::refuseRequests);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    conversation.ifPresent(Conversation::close);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return texts;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return workspace;
  }
}
