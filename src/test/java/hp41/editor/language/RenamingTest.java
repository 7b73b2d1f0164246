package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Internals;
import hp41.listing.Assembler.Letters;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks which files the rename of a global label changes. */
class RenamingTest {

  private static final String AREA = "LBL \"AREA\"\nX^2\nEND\n";
  private static final String MAIN = "LBL \"MAIN\"\nXEQ \"AREA\"\nEND\n";

  @TempDir private Path folder;

  private Path write(String name, String text) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Opens a file of the folder and renames what is in a line to BOX; returns the changed lines. */
  private Map<String, String> renamed(ListingClient editor, String name, int line)
      throws Exception {
    String uri = folder.resolve(name).toUri().toString();
    editor.open(uri, Files.readString(folder.resolve(name)));
    RenameParams wanted =
        new RenameParams(new TextDocumentIdentifier(uri), new Position(line - 1, 5), "BOX");
    Map<String, List<TextEdit>> changes =
        ListingClient.answer(editor.documents().rename(wanted)).getChanges();
    Map<String, String> changed = new TreeMap<>();
    changes.forEach(
        (file, edits) ->
            changed.put(
                folder.relativize(Workspace.path(file).orElseThrow()).toString(),
                String.join(
                    ",",
                    edits.stream()
                        .map(it -> "" + (it.getRange().getStart().getLine() + 1))
                        .toList())));
    return changed;
  }

  private ListingClient inFolder() throws Exception {
    return ListingClient.in(folder.toUri().toString());
  }

  @Test
  void labelIsRenamedWithTheJumpsOfItsFolderFromEitherSide() throws Exception {
    write("a.hp41", AREA);
    write("below/main.txt", MAIN);
    Map<String, String> both = Map.of("a.hp41", "1", "below/main.txt", "2");
    try (ListingClient editor = inFolder()) {
      assertThat(renamed(editor, "a.hp41", 1)).isEqualTo(both);
    }
    try (ListingClient editor = inFolder()) {
      assertThat(renamed(editor, "below/main.txt", 2)).isEqualTo(both);
    }
  }

  @Test
  void copyAndProseWithTheSameLabelAreNotChanged() throws Exception {
    write("a.hp41", AREA + "LBL \"B\"\nXEQ \"AREA\"\nEND\n");
    write("a-old.hp41", AREA + "LBL \"B\"\nXEQ \"AREA\"\nEND\n");
    write("notes.txt", "LBL \"AREA\"\ncomputes an area\nXEQ \"AREA\"\n");
    try (ListingClient editor = inFolder()) {
      assertThat(renamed(editor, "a.hp41", 1)).isEqualTo(Map.of("a.hp41", "1,5"));
      assertThat(editor.shown())
          .isEqualTo("the label is not renamed in texts that are not only a listing: notes.txt");
    }
  }

  @Test
  void jumpThatMayMeanSeveralLabelsIsRefused() throws Exception {
    write("a.hp41", AREA);
    write("a-old.hp41", AREA);
    write("main.hp41", MAIN);
    for (String[] place : new String[][] {{"a.hp41", "1"}, {"main.hp41", "2"}}) {
      try (ListingClient editor = inFolder()) {
        assertThatThrownBy(() -> renamed(editor, place[0], Integer.parseInt(place[1])))
            .hasMessageContaining("there are several labels AREA")
            .hasMessageContaining("a-old.hp41 line 1")
            .hasMessageContaining("main.hp41 line 2 may mean any of them");
      }
    }
  }

  @Test
  void labelThatIsTwiceInAFileIsRefused() throws Exception {
    write("a.hp41", AREA + AREA);
    try (ListingClient editor = inFolder()) {
      assertThatThrownBy(() -> renamed(editor, "a.hp41", 4))
          .hasMessageContaining("(a.hp41 line 1, a.hp41 line 4)");
    }
  }

  @Test
  void withoutAnOpenFolderTheListingsBesideItAreChanged() throws Exception {
    write("a.hp41", AREA);
    write("main.hp41", MAIN);
    write("below/main.hp41", MAIN);
    try (ListingClient editor = ListingClient.start()) {
      assertThat(renamed(editor, "a.hp41", 1)).isEqualTo(Map.of("a.hp41", "1", "main.hp41", "2"));
    }
  }

  @Test
  void listingOutsideOfTheOpenFolderIsNotChanged() throws Exception {
    write("a.hp41", AREA);
    write("one/main.hp41", MAIN);
    try (ListingClient editor = ListingClient.in(folder.resolve("one").toUri().toString())) {
      assertThat(renamed(editor, "a.hp41", 1)).isEqualTo(Map.of("a.hp41", "1"));
    }
  }

  @Test
  void homeFolderAndAWholeDiskAreNotSearched() throws Exception {
    write("main.hp41", MAIN);
    String uri = folder.resolve("a.hp41").toUri().toString();
    Workspace workspace = workspace(folder);
    workspace.put(uri, new EditedText(AREA));
    assertThat(workspace.all(uri)).hasSize(1);
    assertThat(workspace.together(uri)).hasSize(2);
    assertThat(workspace(folder.resolve("other")).all(uri)).hasSize(1);
  }

  private Workspace workspace(Path home) {
    Workspace workspace =
        new Workspace(
            Listings.of(Internals.known(), Letters.GLOBAL),
            new ListingFiles.SearchLimits(9, 99, 99, home),
            warning -> {});
    workspace.folders(
        List.of(
            new WorkspaceFolder(folder.toUri().toString(), "folder"),
            new WorkspaceFolder(folder.getRoot().toUri().toString(), "disk")),
        List.of());
    return workspace;
  }
}
