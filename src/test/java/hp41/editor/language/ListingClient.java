package hp41.editor.language;

import com.google.gson.JsonObject;
import hp41.cli.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.commons.lang3.ArrayUtils;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/** A client that is connected with {@code hp41 lsp} by pipes, like a real editor. */
final class ListingClient implements LanguageClient, AutoCloseable {

  /** The listing that most tests edit. */
  static final String URI = "file:///nowhere/test.hp41";

  private static final int SECONDS = 60;

  /** The server interface with the custom request. */
  interface Server extends LanguageServer {
    @JsonRequest("hp41/listing")
    CompletableFuture<JsonObject> listing(JsonObject asked);
  }

  private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> shown = new LinkedBlockingQueue<>();
  private final Map<String, EditedText> texts = new HashMap<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CompletableFuture<List<Registration>> registered = new CompletableFuture<>();
  private final OutputStream input;
  private final Future<Integer> served;
  private final Server server;
  private int version;

  /** A running server: its streams, and its exit code at the end. */
  private record Started(OutputStream in, InputStream out, Callable<Integer> end) {}

  private ListingClient(JsonObject options, List<WorkspaceFolder> folders, Started started) {
    input = started.in();
    served = threads.submit(started.end());
    Launcher<Server> launcher =
        new Launcher.Builder<Server>()
            .setLocalService(this)
            .setRemoteInterface(Server.class)
            .setInput(started.out())
            .setOutput(started.in())
            .setExecutorService(threads)
            .create();
    launcher.startListening();
    server = launcher.getRemoteProxy();
    InitializeParams hello = new InitializeParams();
    hello.setInitializationOptions(options);
    hello.setCapabilities(abilities());
    hello.setWorkspaceFolders(folders);
    answer(server.initialize(hello));
    server.initialized(new InitializedParams());
  }

  /** Creates a client without settings. */
  static ListingClient start(String... arguments) throws IOException {
    return new ListingClient(new JsonObject(), List.of(), inProcess(arguments));
  }

  /** Starts the packaged program with a memory limit. */
  static ListingClient packaged(String memory) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                memory,
                "-jar",
                System.getProperty("hp41.jar"),
                "lsp")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return new ListingClient(
        new JsonObject(),
        List.of(),
        new Started(process.getOutputStream(), process.getInputStream(), process::waitFor));
  }

  private static Started inProcess(String... arguments) throws IOException {
    Pipe fromServer = Pipe.open();
    Pipe toServer = Pipe.open();
    OutputStream in = Channels.newOutputStream(toServer.sink());
    OutputStream answers = Channels.newOutputStream(fromServer.sink());
    InputStream questions = Channels.newInputStream(toServer.source());
    String[] words = ArrayUtils.addFirst(arguments, "lsp");
    return new Started(
        in,
        Channels.newInputStream(fromServer.source()),
        () -> Main.run(words, questions, answers, System.err));
  }

  /** Creates a client with a setting. */
  static ListingClient choosing(String name, boolean choice) throws IOException {
    JsonObject options = new JsonObject();
    options.addProperty(name, choice);
    return new ListingClient(options, List.of(), inProcess());
  }

  /** Creates a client with a folder. */
  static ListingClient in(String folder) throws IOException {
    return new ListingClient(
        new JsonObject(), List.of(new WorkspaceFolder(folder, "folder")), inProcess());
  }

  private static ClientCapabilities abilities() {
    CompletionItemCapabilities item = new CompletionItemCapabilities(true);
    TextDocumentClientCapabilities texts = new TextDocumentClientCapabilities();
    texts.setCompletion(new CompletionCapabilities(item));
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));
    ClientCapabilities abilities = new ClientCapabilities();
    abilities.setWorkspace(workspace);
    abilities.setTextDocument(texts);
    return abilities;
  }

  /** Returns the server. */
  Server server() {
    return server;
  }

  /** Returns the service for documents. */
  TextDocumentService documents() {
    return server.getTextDocumentService();
  }

  /** Waits for a response for a limited time. */
  static <T> T answer(CompletableFuture<T> answer) {
    return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  /** Returns the document identifier of the listing. */
  static TextDocumentIdentifier document() {
    return new TextDocumentIdentifier(URI);
  }

  /** Opens the listing and returns its diagnostics. */
  List<Diagnostic> open(String text) throws InterruptedException {
    return open(URI, text);
  }

  /** Opens a listing and returns its diagnostics. */
  List<Diagnostic> open(String uri, String text) throws InterruptedException {
    texts.put(uri, new EditedText(text));
    documents().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "hp41", 1, text)));
    return problems(uri);
  }

  /** Opens the listing; a bar character marks the cursor, whose position is returned. */
  Position openAtBar(String text) throws InterruptedException {
    int bar = text.indexOf('¦');
    open(text.substring(0, bar) + text.substring(bar + 1));
    return place(text.substring(0, bar));
  }

  /** Returns the position after a text. */
  static Position place(String before) {
    int start = before.lastIndexOf('\n') + 1;
    int line = (int) before.chars().filter(it -> it == '\n').count();
    return new Position(line, before.length() - start);
  }

  /** Changes a part of the listing and returns its diagnostics. */
  List<Diagnostic> change(Range range, String by) throws InterruptedException {
    TextDocumentContentChangeEvent change = new TextDocumentContentChangeEvent(range, by);
    texts.put(URI, texts.get(URI).with(change));
    version++;
    documents()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(URI, version), List.of(change)));
    return problems(URI);
  }

  private List<Diagnostic> problems(String uri) throws InterruptedException {
    PublishDiagnosticsParams problems = told.poll(SECONDS, TimeUnit.SECONDS);
    if (problems == null || !problems.getUri().equals(uri)) {
      throw new AssertionError("nothing was told about " + uri + " but " + problems);
    }
    return problems.getDiagnostics();
  }

  /** Returns the client's text of the listing. */
  EditedText text() {
    return texts.get(URI);
  }

  /** Returns the text after edits. */
  String after(List<? extends TextEdit> edits) {
    return text().with(List.copyOf(edits)).text();
  }

  /** Returns the text after the edits of a server. */
  String after(WorkspaceEdit edit) {
    return after(edit.getChanges().getOrDefault(URI, List.of()));
  }

  /** Shuts the server down and returns its exit code. */
  int goodbye() throws Exception {
    answer(server.shutdown());
    server.exit();
    return served.get(SECONDS, TimeUnit.SECONDS);
  }

  /**
   * Disconnects, without a shutdown if none was requested, and waits until the server has ended.
   */
  @Override
  public void close() throws IOException {
    input.close();
    try {
      served.get(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException stays) {
      throw new AssertionError("the server does not end", stays);
    }
    threads.shutdownNow();
  }

  /** Returns the events that the server wants to receive. */
  List<Registration> registered() {
    return answer(registered);
  }

  @Override
  public CompletableFuture<Void> registerCapability(RegistrationParams wanted) {
    registered.complete(wanted.getRegistrations());
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    told.add(diagnostics);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void showMessage(MessageParams message) {
    shown.add(message.getMessage());
  }

  /** Returns the next message that is shown to the user. */
  String shown() throws InterruptedException {
    return shown.poll(SECONDS, TimeUnit.SECONDS);
  }

  /** Returns whether no message is waiting. */
  boolean showsNothing() {
    return shown.isEmpty();
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return new CompletableFuture<>();
  }

  @Override
  public void logMessage(MessageParams message) {}
}
