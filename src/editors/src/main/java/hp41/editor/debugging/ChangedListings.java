package hp41.editor.debugging;

import hp41.Internals;
import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.SourceMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Replaces programs in memory whose listings were changed in their files.
 *
 * @param session the debug session
 */
record ChangedListings(DebugSession session) {

  private static final int LARGEST = 1 << 24;

  /** Replaces the programs in memory; fails with the reason if that is impossible. */
  void replace() {
    for (SourceListing listing : session.sources().all()) {
      if (listing.path().isPresent()) {
        replace(listing, listing.path().get());
      }
    }
  }

  private void replace(SourceListing listing, Path path) {
    String text = read(path);
    if (text.equals(listing.text())) {
      return;
    }
    Assembler.Assembly assembly =
        new Assembler(Internals.known(session.calculator())).assemble(text);
    if (assembly.hasErrors()) {
      throw DebugContext.refusal(path + ":" + first(assembly.problems()));
    }
    List<byte[]> before =
        listing.map().programs().stream().map(SourceMap.MappedProgram::bytes).toList();
    session
        .calculator()
        .debugger()
        .replace(before, assembly.programs())
        .ifPresent(
            problem -> {
              throw DebugContext.refusal(problem);
            });
    session.sources().replace(listing, text, assembly.source());
  }

  private static String read(Path path) {
    try {
      return new String(FileContent.stored(path, LARGEST), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw DebugContext.refusal(FileTrouble.message(unreadable));
    }
  }

  private static Diagnostic first(List<Diagnostic> problems) {
    return problems.stream().filter(Diagnostic::isError).findFirst().orElseThrow();
  }
}
