package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the editor's folders, and files that are created, deleted or changed there. */
class WorkspaceTest {

  private static Path write(Path folder, String label) throws Exception {
    Files.createDirectories(folder);
    return Files.writeString(folder.resolve(label + ".txt"), "LBL \"" + label + "\"\nEND\n");
  }

  private static List<String> labels(ListingClient editor) {
    return ListingClient.answer(
            editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
        .getRight()
        .stream()
        .map(WorkspaceSymbol::getName)
        .toList();
  }

  private static List<WorkspaceFolder> folders(Path... folders) {
    return List.of(folders).stream()
        .map(it -> new WorkspaceFolder(it.toUri().toString(), "folder"))
        .toList();
  }

  private static void change(
      ListingClient editor, List<WorkspaceFolder> added, List<WorkspaceFolder> removed) {
    editor
        .server()
        .getWorkspaceService()
        .didChangeWorkspaceFolders(
            new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(added, removed)));
  }

  @Test
  void labelsAreThoseOfTheOpenFolders(@TempDir Path folder) throws Exception {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Path below = one.resolve("below");
    write(one, "IN1");
    write(two, "IN2");
    write(below, "UNDER");
    try (ListingClient editor = ListingClient.in(one.toUri().toString())) {
      assertThat(labels(editor)).containsExactly("IN1", "UNDER");
      change(editor, folders(two, below), List.of());
      assertThat(labels(editor)).containsExactlyInAnyOrder("IN1", "UNDER", "IN2");
      change(editor, List.of(), folders(one));
      assertThat(labels(editor)).containsExactlyInAnyOrder("UNDER", "IN2");
    }
  }

  @Test
  void unsearchableFilesAreReportedAndRenameWarnsAboutThem(@TempDir Path folder) throws Exception {
    Path deep = folder;
    for (int i = 0; i < 40; i++) {
      deep = deep.resolve("d");
    }
    write(deep, "DEEP");
    Path file = write(folder, "SEEN");
    try (ListingClient editor = ListingClient.in(folder.toUri().toString())) {
      assertThat(labels(editor)).containsExactly("SEEN");
      assertThat(editor.shown())
          .startsWith("labels are not searched in " + folder)
          .endsWith("there are too many folders above it");
      String uri = file.toUri().toString();
      editor.open(uri, "LBL \"SEEN\"\nLBL 01\nGTO 01\nEND\n");
      rename(editor, uri, 1, "02");
      assertThat(labels(editor)).containsExactly("SEEN");
      assertThat(editor.showsNothing()).isTrue();
      rename(editor, uri, 0, "OTHER");
      assertThat(editor.shown())
          .startsWith("the label is not renamed in files and folders that cannot be");
    }
  }

  private static void rename(ListingClient editor, String uri, int line, String name) {
    RenameParams rename =
        new RenameParams(new TextDocumentIdentifier(uri), new Position(line, 5), name);
    assertThat(ListingClient.answer(editor.documents().rename(rename)).getChanges())
        .containsOnlyKeys(uri);
  }

  @Test
  void tooLargeListingIsReportedAndATextWithoutLabelsIsNot(@TempDir Path folder) throws Exception {
    String spaces = " ".repeat((1 << 23) + 1);
    Files.writeString(folder.resolve("listing.txt"), "LBL \"A\"\n" + spaces);
    Files.writeString(folder.resolve("prose.txt"), "Hello\n" + spaces);
    write(folder, "SEEN");
    try (ListingClient editor = ListingClient.in(folder.toUri().toString())) {
      assertThat(labels(editor)).containsExactly("SEEN");
      assertThat(editor.shown())
          .contains("listing.txt: the file is too large for a listing")
          .doesNotContain("prose");
    }
  }

  @Test
  void createdAndDeletedFilesAreSeenAfterANotification(@TempDir Path folder) throws Exception {
    Path first = write(folder, "FIRST");
    try (ListingClient editor = ListingClient.in(folder.toUri().toString())) {
      assertThat(editor.registered())
          .extracting(Registration::getMethod)
          .containsExactly("workspace/didChangeWatchedFiles");
      assertThat(labels(editor)).containsExactly("FIRST");
      Path second = write(folder, "SECOND");
      Files.delete(first);
      editor
          .server()
          .getWorkspaceService()
          .didChangeWatchedFiles(
              new DidChangeWatchedFilesParams(
                  List.of(
                      new FileEvent(first.toUri().toString(), FileChangeType.Deleted),
                      new FileEvent(second.toUri().toString(), FileChangeType.Created))));
      assertThat(labels(editor)).containsExactly("SECOND");
    }
  }
}
