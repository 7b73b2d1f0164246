package hp41.editor.language;

import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * What is kept while an editor is served: its listings, its preferences, and the way back to it.
 */
final class Session {

  private final InstructionSet functions;
  private final Workspace workspace;
  private Preferences preferences;
  private boolean snippets;
  private Optional<LanguageClient> client = Optional.empty();

  Session(InstructionSet functions, Letters letters) {
    this.functions = functions;
    preferences = Preferences.standard(letters == Letters.LOCAL);
    workspace = new Workspace(Listings.of(functions, letters));
  }

  Workspace workspace() {
    return workspace;
  }

  Preferences preferences() {
    return preferences;
  }

  /** Whether the editor can put the cursor on what has to be filled in. */
  boolean snippets() {
    return snippets;
  }

  /** This is the editor. */
  void connect(LanguageClient editor) {
    client = Optional.of(editor);
  }

  /** The editor can do this. */
  void snippets(boolean able) {
    snippets = able;
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

  /** Tells the editor what is wrong with a listing. */
  void tell(Listing listing) {
    publish(listing.uri(), Problems.of(listing));
  }

  /** Nothing is wrong any more with a listing that was closed. */
  void forget(String uri) {
    publish(uri, List.of());
  }

  private void publish(String uri, List<Diagnostic> problems) {
    client.ifPresent(it -> it.publishDiagnostics(new PublishDiagnosticsParams(uri, problems)));
  }
}
