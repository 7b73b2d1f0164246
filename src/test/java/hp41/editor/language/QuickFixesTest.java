package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks which quick fixes are offered, and that they fix the problem. */
class QuickFixesTest {

  private static List<CodeAction> actions(ListingClient editor, int line) {
    return actions(editor, line, new CodeActionContext(List.of()));
  }

  private static List<CodeAction> actions(ListingClient editor, int line, CodeActionContext asked) {
    Range range = new Range(new Position(line - 1, 0), new Position(line - 1, 0));
    return ListingClient.answer(
            editor
                .documents()
                .codeAction(new CodeActionParams(ListingClient.document(), range, asked)))
        .stream()
        .map(it -> it.getRight())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "LBL 01/RCLL 05/END       | 2 | Write RCL                        | LBL 01/RCL 05/END",
        "LBL 01/CF29/END          | 2 | Write CF 29                      | LBL 01/CF 29/END",
        "LBL 01/GTO 07/END        | 2 | Insert LBL 07 above END          | LBL 01/GTO 07/LBL 07/END",
        "LBL 01/GTO 07/           | 2 | Add LBL 07                       | LBL 01/GTO 07/LBL 07/",
        "LBL 01/\"HI/END          | 2 | Close the quote                  | LBL 01/\"HI\"/END",
        "LBL 01/\"HI ; you/END    | 2 | Close the quote                  | LBL 01/\"HI\" ; you/END",
        "LBL 01/'HI/END           | 2 | Put the text in quotes           | LBL 01/\"HI\"/END",
        "LBL 01/RCL 05 SIN/END    | 2 | Put a comma between the steps    | LBL 01/RCL 05, SIN/END",
        "LBL 01/RCL 05 SIN/END    | 2 | Put each step on its own line        | LBL 01/RCL 05/SIN/END",
        "LBL 01/SIN  of it/END    | 2 | Make it a comment                | LBL 01/SIN  ; of it/END",
        "LBL 01/2+3*4/END         | 2 | Write 2, 3, 4, *, +              | LBL 01/2, 3, 4, *, +/END",
        "LBL 01/SIN/END/so it is  | 4 | Make it a comment                | LBL 01/SIN/END/; so it is",
        "LBL 01/SIN               | 1 | Add END                          | LBL 01/SIN/END/",
        "01 LBL 01/02 SIN/01 LBL 02/02 END | 3 | Insert END above | 01 LBL 01/02 SIN/END/01 LBL 02/02 END",
        "LBL 01/RLC 05/END        | 2 | Write RCL                        | LBL 01/RCL 05/END",
        "LBL 01/NEG/NEG/END       | 2 | Write NEG ;XROM 16,23            | LBL 01/NEG ;XROM 16,23/NEG/END",
        "LBL 01/NEG ; -x/END      | 2 | Write NEG ;XROM 16,23            | LBL 01/NEG ;XROM 16,23 ; -x/END",
        "LBL 01/NEG, SIN/END      | 2 | Write DEG                        | LBL 01/DEG, SIN/END",
        "LBL 01/ST0 O1/CH5/END    | 2 | Write STO 01                     | LBL 01/STO 01/CH5/END",
        "LBL 01/ST0 O1/CH5/END    | 2 | Correct all 2 misread lines      | LBL 01/STO 01/CHS/END",
        ".importt X/LBL 01/END    | 1 | Write .import                    | .import X/LBL 01/END"
      })
  void fixRemovesItsProblem(String listing, int line, String title, String fixed) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(listing.replace('/', '\n'));
      List<CodeAction> actions = actions(editor, line);
      assertThat(actions).extracting(CodeAction::getTitle).contains(title);
      CodeAction action =
          actions.stream().filter(it -> it.getTitle().equals(title)).findFirst().orElseThrow();
      assertThat(editor.after(action.getEdit())).isEqualTo(fixed.replace('/', '\n'));
    }
  }

  @ParameterizedTest
  @CsvSource({"LBL 01/FNORDLY 05/END, 2", "LBL 01/SF 40/END, 2", "LBL 01/END, 1"})
  void fixThatDoesNotHelpIsNotOffered(String listing, int line) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(listing.replace('/', '\n'));
      assertThat(actions(editor, line)).isEmpty();
    }
  }

  @Test
  void numbersAreNotWrittenInFrontOfAnotherStep() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\nNEG, SIN\nEND\n");
      assertThat(actions(editor, 2))
          .extracting(CodeAction::getTitle)
          .contains("Write DEG")
          .noneMatch(title -> title.contains("XROM"));
    }
  }

  @ParameterizedTest
  @CsvSource({"quickfix, Write RCL;Write CF 29", "refactor, ''", "'', Write RCL;Write CF 29"})
  void onlyRequestedKindsAreOffered(String kind, String titles) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\nRCLL 05, CF29\nEND\n");
      CodeActionContext asked = new CodeActionContext(List.of(), List.of(kind));
      assertThat(actions(editor, 2, asked))
          .extracting(CodeAction::getTitle)
          .containsExactly(titles.isEmpty() ? new String[0] : titles.split(";"));
      assertThat(actions(editor, 2, new CodeActionContext(List.of(), List.of("source.fixAll"))))
          .isEmpty();
    }
  }

  @Test
  void eachProblemHasAPreferredFix() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\nRCL 05 SIN, CF29\nEND\n");
      assertThat(actions(editor, 2))
          .extracting(CodeAction::getTitle, CodeAction::getIsPreferred)
          .contains(
              tuple("Put a comma between the steps", true),
              tuple("Put each step on its own line", false));
    }
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\nRCLL 05, CF29\nEND\n");
      assertThat(actions(editor, 2)).extracting(CodeAction::getIsPreferred).containsOnly(true);
    }
  }

  @Test
  void largeSelectionHasFixesForItsFirstProblems() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\n" + "RCLL 05, ".repeat(99) + "SIN\nEND\n");
      assertThat(actions(editor, 2)).hasSize(8);
    }
  }
}
