package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plays a game that random problems do not play. */
class MoreProgramsTest {

  @Test
  void wordsAreFoundOrShown() {
    List<String> answers = new ArrayList<>(List.of("4", ""));
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      answers.addAll(List.of("" + letter, ""));
    }
    String last =
        ProgramRun.of("HANGMAN", answers).shown().stream()
            .filter(it -> it.matches("[A-Z]{6} FOUND|WORD=[A-Z]{6}"))
            .findFirst()
            .orElseThrow();
    String word = last.replaceAll("WORD=| FOUND", "");
    List<String> right = new ArrayList<>(List.of("4", ""));
    word.chars().distinct().forEach(it -> right.addAll(List.of("" + (char) it, "")));
    assertThat(ProgramRun.of("HANGMAN", right).shown()).contains(word + " FOUND");
  }
}
