package hp41.editor.language;

import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * What is kept while an editor is served: its listings, its preferences, and the way back to it.
 */
final class LanguageSession {

  private static final int MOST_NAMED = 3;

  private final InstructionSet functions;
  private final Workspace workspace;
  private Preferences preferences;
  private EditorAbilities abilities = EditorAbilities.NONE;
  private Optional<LanguageClient> client = Optional.empty();

  LanguageSession(InstructionSet functions, Letters letters) {
    this.functions = functions;
    preferences = Preferences.standard(letters == Letters.LOCAL);
    workspace =
        new Workspace(
            Listings.of(functions, letters),
            ListingFiles.SearchLimits.STANDARD,
            this::warnOfUnseen);
  }

  Workspace workspace() {
    return workspace;
  }

  Preferences preferences() {
    return preferences;
  }

  /** What the editor can do. */
  EditorAbilities abilities() {
    return abilities;
  }

  /** This is the editor. */
  void connect(LanguageClient editor) {
    client = Optional.of(editor);
  }

  /** The editor can do this. */
  void abilities(EditorAbilities told) {
    abilities = told;
  }

  /** Asks the editor to tell of listings in its folders that come, go or change. */
  @SuppressWarnings("FutureReturnValueIgnored")
  void watch() {
    if (abilities.watchesFiles()) {
      List<FileSystemWatcher> watched =
          List.of(new FileSystemWatcher(Either.forLeft(ListingFiles.NAMES)));
      Registration files =
          new Registration(
              "files",
              "workspace/didChangeWatchedFiles",
              new DidChangeWatchedFilesRegistrationOptions(watched));
      client.ifPresent(it -> it.registerCapability(new RegistrationParams(List.of(files))));
    }
  }

  /** Something was chosen in the editor; all its listings are read anew if that matters. */
  void choose(Object chosen) {
    Preferences before = preferences;
    preferences = before.with(chosen);
    if (before.localLetters() != preferences.localLetters()) {
      Letters letters = preferences.localLetters() ? Letters.LOCAL : Letters.GLOBAL;
      workspace.readAs(Listings.of(functions, letters));
      workspace.open().forEach(this::tell);
    }
  }

  private void warnOfUnseen(List<String> unseen) {
    if (!unseen.isEmpty()) {
      warn("labels are not searched in " + several(unseen));
    }
  }

  /** Warns that a rename has not reached all listings, if some cannot be read. */
  void warnOfRename() {
    List<String> unseen = workspace.unseen();
    if (!unseen.isEmpty()) {
      warn("the label keeps its old name in what cannot be searched: " + several(unseen));
    }
  }

  private static String several(List<String> unseen) {
    String more =
        unseen.size() > MOST_NAMED ? " and " + (unseen.size() - MOST_NAMED) + " more" : "";
    return unseen.stream().limit(MOST_NAMED).collect(Collectors.joining(", ")) + more;
  }

  private void warn(String what) {
    client.ifPresent(it -> it.showMessage(new MessageParams(MessageType.Warning, what)));
  }

  /** Tells the editor what is wrong with a listing. */
  void tell(ParsedListing listing) {
    publish(listing.uri(), ListingDiagnostics.of(listing));
  }

  /** Nothing is wrong any more with a listing that was closed. */
  void forget(String uri) {
    publish(uri, List.of());
  }

  private void publish(String uri, List<Diagnostic> problems) {
    client.ifPresent(it -> it.publishDiagnostics(new PublishDiagnosticsParams(uri, problems)));
  }
}
