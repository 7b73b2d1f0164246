package hp41.editor.language;

import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import java.util.ArrayList;
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

/** The state of a connection with an editor: its listings, preferences, and client. */
final class LanguageSession {

  private static final int MAX_NAMED = 3;

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

  /** Returns the editor's capabilities. */
  EditorAbilities abilities() {
    return abilities;
  }

  /** Sets the client. */
  void connect(LanguageClient editor) {
    client = Optional.of(editor);
  }

  /** Sets the editor's capabilities. */
  void abilities(EditorAbilities reported) {
    abilities = reported;
  }

  /** Asks the editor to watch the listings in its folders. */
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

  /** Applies changed settings. If necessary, all open listings are parsed again. */
  void choose(Object chosen) {
    Preferences before = preferences;
    preferences = before.with(chosen);
    if (before.localLetters() != preferences.localLetters()) {
      Letters letters = preferences.localLetters() ? Letters.LOCAL : Letters.GLOBAL;
      workspace.readAs(Listings.of(functions, letters));
      workspace.open().forEach(this::publishDiagnostics);
    }
  }

  private void warnOfUnseen(List<String> unseen) {
    if (!unseen.isEmpty()) {
      warn("labels are not searched in " + several(unseen));
    }
  }

  /**
   * Shows warnings if a rename cannot reach all listings, because some cannot be read, or does not
   * change texts that also contain the label.
   */
  void warnOfRename(List<String> prose) {
    if (!prose.isEmpty()) {
      warn("the label is not renamed in texts that are not only a listing: " + several(prose));
    }
    List<String> unseen = workspace.unseen();
    if (!unseen.isEmpty()) {
      warn(
          "the label is not renamed in files and folders that cannot be searched: "
              + several(unseen));
    }
  }

  private static String several(List<String> unseen) {
    String more = unseen.size() > MAX_NAMED ? " and " + (unseen.size() - MAX_NAMED) + " more" : "";
    return unseen.stream().limit(MAX_NAMED).collect(Collectors.joining(", ")) + more;
  }

  private void warn(String what) {
    client.ifPresent(it -> it.showMessage(new MessageParams(MessageType.Warning, what)));
  }

  /** Shows a warning after the rename of a register if other steps may address it indirectly. */
  void warnOfIndirect(List<Integer> lines) {
    if (!lines.isEmpty()) {
      warn(
          "only steps that name the register are renamed; other registers are addressed by IND in line "
              + several(lines.stream().map(String::valueOf).toList()));
    }
  }

  /** Publishes the diagnostics of a listing, and hints about jumps to similar labels. */
  void publishDiagnostics(ParsedListing listing) {
    List<Diagnostic> problems = new ArrayList<>(ListingDiagnostics.of(listing));
    problems.addAll(new LabelHints(workspace).of(listing));
    publish(listing.uri(), problems);
  }

  /** Removes the diagnostics of a listing that was closed. */
  void clearDiagnostics(String uri) {
    publish(uri, List.of());
  }

  private void publish(String uri, List<Diagnostic> problems) {
    client.ifPresent(it -> it.publishDiagnostics(new PublishDiagnosticsParams(uri, problems)));
  }
}
